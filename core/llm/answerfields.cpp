// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/answerfields.h"

namespace lastro::llm {

namespace {

constexpr qsizetype longestModelName = 200;
constexpr double mostTokens = 1e9;

std::optional<qint64> countIn(const QJsonObject &usage, QLatin1String key)
{
    const double count = usage.value(key).toDouble(-1);
    return count >= 0 && count < mostTokens ? std::optional(qint64(count)) : std::nullopt;
}

} // namespace

std::optional<TokenUsage> usageTold(const QJsonObject &answer)
{
    const QJsonObject usage = answer.value(QLatin1String("usage")).toObject();
    const auto prompt = countIn(usage, QLatin1String("prompt_tokens"));
    if (!prompt)
        return std::nullopt;
    const QJsonObject details = usage.value(QLatin1String("prompt_tokens_details")).toObject();
    const qint64 cached = countIn(details, QLatin1String("cached_tokens")).value_or(0);
    return TokenUsage{*prompt, std::min(cached, *prompt), countIn(usage, QLatin1String("completion_tokens")).value_or(0), false};
}

QString modelTold(const QJsonObject &answer)
{
    QString name = answer.value(QLatin1String("model")).toString().left(longestModelName);
    name.removeIf([](QChar c) { return !c.isPrint(); });
    return name;
}

} // namespace lastro::llm
