// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/questioncheck.h"

#include <QList>
#include <algorithm>

namespace lastro::answer {

namespace {

bool holdsLetterOrDigit(const QString &text)
{
    const auto points = text.toUcs4();
    return std::any_of(points.begin(), points.end(), [](uint point) { return QChar::isLetterOrNumber(point); });
}

} // namespace

base::Result<QString> checkedQuestion(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.size() > longestQuestion)
        return base::failure(base::ErrorCode::QuestionTooLong, QString::number(trimmed.size()));
    if (!holdsLetterOrDigit(trimmed))
        return base::failure(base::ErrorCode::QuestionEmpty);
    return trimmed;
}

} // namespace lastro::answer
