// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/replyreader.h"

#include "core/llm/strictjson.h"

#include <array>

namespace lastro::llm {

namespace {

using base::ErrorCode;
using base::Result;

constexpr qsizetype longestText = 2'000;
constexpr qsizetype longestQuote = 6'000;
constexpr qsizetype longestSection = 500;
constexpr qsizetype longestSearch = 500;

std::unexpected<base::Error> invalid(const char *problem, const QString &field)
{
    return base::failure(ErrorCode::AnswerInvalid, {}, QLatin1String(problem) + QLatin1Char(':') + field);
}

/// What is left when the wrapping is off that models put on when nothing holds them to a form.
QStringView unwrapped(const ChatReply &reply)
{
    QStringView text = QStringView(reply.text).trimmed();
    if (reply.form == FormAsked::JsonSchema)
        return text;
    if (text.startsWith(u"<think>")) {
        const qsizetype end = text.indexOf(u"</think>");
        text = end < 0 ? QStringView() : text.sliced(end + 8).trimmed();
    }
    const qsizetype firstLine = text.indexOf(u'\n');
    if (text.startsWith(u"```") && text.size() > 6 && text.endsWith(u"```") && firstLine >= 0 && firstLine < text.size() - 3) {
        const QStringView language = text.sliced(3, firstLine - 3).trimmed();
        if (language.isEmpty() || language.compare(u"json", Qt::CaseInsensitive) == 0)
            return text.sliced(firstLine, text.size() - 3 - firstLine);
    }
    return text;
}

Result<StrictValue> rootOf(const ChatReply &reply)
{
    if (reply.finish != Finish::Stopped) {
        constexpr std::array names{"stopped", "length", "filtered", "refused", "other"};
        return base::failure(ErrorCode::AnswerIncomplete, {}, QLatin1String(names[size_t(reply.finish)]));
    }
    return readStrictJson(unwrapped(reply));
}

/// Reads an object's members one by one; what goes wrong first is kept.
class ObjectReader {
public:
    ObjectReader(const StrictValue &value, const QString &field)
        : m_value(value)
    {
        if (!value.as<StrictValue::Members>())
            fail("type", field);
    }

    template <class T>
    const T *required(const char *name)
    {
        const StrictValue *member = taken(name);
        const T *typed = member ? member->as<T>() : nullptr;
        if (!typed)
            fail(member ? "type" : "missing", QLatin1String(name));
        return typed;
    }

    /// Null where it is absent or JSON's null.
    template <class T>
    const T *optional(const char *name)
    {
        const StrictValue *member = taken(name);
        if (!member || member->as<std::nullptr_t>())
            return nullptr;
        const T *typed = member->as<T>();
        if (!typed)
            fail("type", QLatin1String(name));
        return typed;
    }

    QString text(const char *name, qsizetype longest)
    {
        const QString *text = required<QString>(name);
        if (text && (text->trimmed().isEmpty() || text->size() > longest))
            fail("length", QLatin1String(name));
        return text ? *text : QString();
    }

    void fail(const char *problem, const QString &field)
    {
        if (!m_error)
            m_error = invalid(problem, field).error();
    }

    /// The first problem; members that nobody took are one.
    std::optional<base::Error> finish()
    {
        if (const auto *members = m_value.as<StrictValue::Members>())
            if (members->size() > m_taken)
                fail("unknown", {});
        return m_error;
    }

private:
    const StrictValue *taken(const char *name)
    {
        const StrictValue *member = m_value.member(QString(QLatin1String(name)));
        m_taken += member ? 1 : 0;
        return member;
    }

    const StrictValue &m_value;
    size_t m_taken = 0;
    std::optional<base::Error> m_error;
};

std::optional<ModelOutcome> outcomeFrom(const QString &name)
{
    if (name == QLatin1String("answered"))
        return ModelOutcome::Answered;
    if (name == QLatin1String("partial"))
        return ModelOutcome::Partial;
    return name == QLatin1String("not_found") ? std::optional(ModelOutcome::NotFound) : std::nullopt;
}

Result<ModelClaim> claimFrom(const StrictValue &value)
{
    ObjectReader claim(value, QStringLiteral("claims"));
    const ModelClaim read{claim.text("text", longestText), claim.text("section", longestSection), claim.text("quote", longestQuote)};
    if (const auto error = claim.finish())
        return std::unexpected(*error);
    return read;
}

Result<ModelSearch> searchFrom(const StrictValue &value)
{
    ObjectReader search(value, QStringLiteral("searches"));
    ModelSearch read;
    read.text = search.text("text", longestSearch);
    const StrictValue *filters = value.member(u"filters");
    search.optional<StrictValue::Members>("filters");
    if (filters && filters->as<StrictValue::Members>()) {
        ObjectReader members(*filters, QStringLiteral("filters"));
        if (const QString *area = members.optional<QString>("area"))
            read.area = area->trimmed();
        if (const bool *inForce = members.optional<bool>("in_force"))
            read.inForce = *inForce;
        if (read.area.size() > longestSearch)
            members.fail("length", QStringLiteral("area"));
        if (const auto error = members.finish())
            return std::unexpected(*error);
    }
    if (const auto error = search.finish())
        return std::unexpected(*error);
    return read;
}

/// Reads each element of a list by a function of its own.
template <class T>
Result<std::vector<T>> eachOf(const StrictValue::List &list, Result<T> (*read)(const StrictValue &))
{
    std::vector<T> all;
    for (const StrictValue &element : list) {
        Result<T> one = read(element);
        if (!one)
            return std::unexpected(one.error());
        all.push_back(std::move(*one));
    }
    return all;
}

} // namespace

Result<ModelAnswer> readAnswer(const ChatReply &reply)
{
    const Result<StrictValue> root = rootOf(reply);
    if (!root)
        return std::unexpected(root.error());
    ObjectReader answer(*root, QStringLiteral("answer"));
    const auto *claims = answer.required<StrictValue::List>("claims");
    const QString *name = answer.required<QString>("outcome");
    const std::optional<ModelOutcome> outcome = outcomeFrom(name ? *name : QString());
    if (!outcome)
        answer.fail("value", QStringLiteral("outcome"));
    if (claims && claims->size() > mostClaims)
        answer.fail("too_many", QStringLiteral("claims"));
    if (const auto error = answer.finish())
        return std::unexpected(*error);
    Result<std::vector<ModelClaim>> read = eachOf(*claims, claimFrom);
    if (!read)
        return std::unexpected(read.error());
    return ModelAnswer{std::move(*read), *outcome};
}

Result<std::vector<int>> readScores(const ChatReply &reply, int count)
{
    const Result<StrictValue> root = rootOf(reply);
    if (!root)
        return std::unexpected(root.error());
    ObjectReader answer(*root, QStringLiteral("scores"));
    const auto *list = answer.required<StrictValue::List>("scores");
    if (const auto error = answer.finish())
        return std::unexpected(*error);
    if (list->size() != size_t(count))
        return invalid("count", QStringLiteral("scores"));
    std::vector<int> scores;
    for (const StrictValue &element : *list) {
        const qint64 *score = element.as<qint64>();
        if (!score || *score < 0 || *score > 3)
            return invalid(score ? "value" : "type", QStringLiteral("scores"));
        scores.push_back(int(*score));
    }
    return scores;
}

Result<std::vector<ModelSearch>> readSearches(const ChatReply &reply)
{
    const Result<StrictValue> root = rootOf(reply);
    if (!root)
        return std::unexpected(root.error());
    ObjectReader answer(*root, QStringLiteral("searches"));
    const auto *list = answer.required<StrictValue::List>("searches");
    if (list && (list->empty() || list->size() > mostSearches))
        answer.fail(list->empty() ? "missing" : "too_many", QStringLiteral("searches"));
    if (const auto error = answer.finish())
        return std::unexpected(*error);
    return eachOf(*list, searchFrom);
}

} // namespace lastro::llm
