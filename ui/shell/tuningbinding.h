// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lastro::engine { class Session; }
namespace lastro::preferences { class BaseSection; }

namespace lastro::shell {

/// Joins the preferences of the base to its session, until the session is gone. UI thread.
void bindTuning(engine::Session &session, preferences::BaseSection &section);

} // namespace lastro::shell
