// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QStringList>

namespace lastro::viewer {

/// What the browser part would run in, as far as its safety goes.
struct BrowserSurroundings {
    bool root = false;                    ///< effective user id 0: Chromium's sandbox cannot run
    bool sandboxPossible = true;          ///< the system lets a program make user namespaces
    QProcessEnvironment environment;
    QStringList arguments;                ///< of the program, without its name

    /// This process as it is. About a millisecond (one short-lived child process). Any thread.
    static BrowserSurroundings current(const QStringList &arguments);
};

} // namespace lastro::viewer
