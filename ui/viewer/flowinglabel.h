// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/rolelabel.h"

namespace lastro::viewer {

/// A label that wraps to whatever width there is and never keeps the pane from getting narrow or low.
inline void letFlow(widgets::RoleLabel &label)
{
    label.setFlowing();
    label.setMinimumWidth(1);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label.setSizePolicy(policy);
}

} // namespace lastro::viewer
