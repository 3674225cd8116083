// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/browsersurroundings.h"

#include <optional>

namespace lastro::viewer {

/// Why pages are shown as plain text instead of by the browser part.
enum class BrowserObstacle { None, RunsAsRoot, NoSandbox, Weakened };

/// May the browser part be used? Decided once at the start of the program. There is no switch in settings or
/// environment that turns its sandbox off; only test code may, by sandboxOffForTests().
class BrowserPolicy {
public:
    static BrowserPolicy decide(const BrowserSurroundings &surroundings);
    /// For test programs that run as root and set Chromium's --no-sandbox themselves. Never called by the product.
    static BrowserPolicy sandboxOffForTests() { return BrowserPolicy(BrowserObstacle::None); }

    bool allowsBrowser() const { return m_obstacle == BrowserObstacle::None; }
    BrowserObstacle obstacle() const { return m_obstacle; }

private:
    explicit BrowserPolicy(BrowserObstacle obstacle) : m_obstacle(obstacle) {}
    BrowserObstacle m_obstacle;
};

/// The environment variable or argument that weakens the browser part ("QTWEBENGINE_DISABLE_SANDBOX",
/// "QTWEBENGINE_CHROMIUM_FLAGS: --no-sandbox"): the program must name it and end. Nothing = it may start.
std::optional<QString> refusalReason(const BrowserSurroundings &surroundings);

} // namespace lastro::viewer
