// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/headingquestions.h"

namespace lastro::store { class Database; }

namespace lastro::engine {

/// Questions of every official document that is in force on the day. Errors: those of the reader.
base::Result<HeadingQuestions> officialHeadings(store::Database &database, QDate day);

} // namespace lastro::engine
