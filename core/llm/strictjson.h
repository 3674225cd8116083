// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <utility>
#include <variant>
#include <vector>

namespace lastro::llm {

/// A JSON value that keeps whole numbers apart from others, and members in their order.
struct StrictValue {
    using List = std::vector<StrictValue>;
    using Members = std::vector<std::pair<QString, StrictValue>>;

    std::variant<std::nullptr_t, bool, qint64, double, QString, List, Members> value;

    /// Of an object; null where there is none, and of anything else.
    const StrictValue *member(QStringView name) const;
    template <class T>
    const T *as() const { return std::get_if<T>(&value); }
};

struct StrictLimits {
    qsizetype characters = 2 * 1024 * 1024;
    int depth = 16;
    int values = 20'000;
    int members = 1'000;               ///< of one object
};

/// Reads JSON as RFC 8259 has it and not a bit more: no member twice, no NaN or Infinity or number beyond them, nothing after the
/// value, no lone surrogate, no raw control character. Errors: AnswerInvalid, detail PROBLEM:OFFSET, PROBLEM being "too_long" |
/// "not_unicode" | "too_deep" | "too_many" | "syntax" | "number" | "duplicate_key" | "trailing".
base::Result<StrictValue> readStrictJson(QStringView json, const StrictLimits &limits = {});

} // namespace lastro::llm
