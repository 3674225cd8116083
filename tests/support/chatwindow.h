// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chat/chatpane.h"

#include <QTest>
#include <memory>

namespace lastro::tests {

/// A chat that may be asked, shown in a window of the usual size; null where it does not appear.
inline std::unique_ptr<chat::ChatPane> openChat()
{
    auto pane = std::make_unique<chat::ChatPane>();
    pane->setReady(true);
    pane->resize(720, 700);
    pane->show();
    return QTest::qWaitForWindowExposed(pane.get()) ? std::move(pane) : nullptr;
}

} // namespace lastro::tests
