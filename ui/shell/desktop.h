// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "ui/viewer/browserpolicy.h"

#include <QUrl>
#include <functional>
#include <memory>

class QApplication;
class QWidget;

namespace lastro::shell {

/// What the desktop program is started with.
struct DesktopConfig {
    engine::EngineConfig engine;
    QString settingsFile;
    QString language;                              ///< for this run only; empty = as chosen in the preferences, else the environment's
    QString sampleFolder;                          ///< empty = none at hand
    viewer::BrowserPolicy policy;
    std::function<void(const QUrl &)> open;        ///< hands an approved address or a file to the desktop
};

/// The desktop program: settings, appearance, one window and the base behind it. The window is shown first; the base is
/// opened after its first paint. UI thread, one a process.
class Desktop {
public:
    Desktop(QApplication &application, DesktopConfig config);
    ~Desktop();

    void show();
    QWidget &window() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::shell
