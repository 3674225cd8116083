// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lastro::desktop {

/// Keeps the memory of this process and its children, which holds questions and documents, out of core dumps. Call
/// first. Failing costs the protection only.
void hardenProcess();

} // namespace lastro::desktop
