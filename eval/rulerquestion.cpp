// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/rulerquestion.h"

#include <QJsonArray>

namespace lastro::eval {

namespace {

std::unexpected<base::Error> invalid(const QString &code, const QString &value = {})
{
    return base::failure(base::ErrorCode::ConfigurationInvalid, {}, rulerProblem(code, value));
}

/// Takes keys out of a line under any of their names; what is left over is unknown.
class Keys {
public:
    explicit Keys(const QJsonObject &line) : m_line(line) {}

    QJsonValue take(std::initializer_list<const char *> names)
    {
        QJsonValue found(QJsonValue::Undefined);
        for (const char *name : names) {
            const QJsonValue value = m_line.take(QString::fromUtf8(name));
            if (found.isUndefined())
                found = value;
        }
        return found;
    }
    QString takeText(std::initializer_list<const char *> names)
    {
        const QJsonValue value = take(names);
        return value.isDouble() ? value.toVariant().toString() : value.toString().trimmed();
    }
    const QJsonObject &left() const { return m_line; }

private:
    QJsonObject m_line;
};

/// A list of texts, or one text alone.
base::Result<QStringList> textsOf(const QJsonValue &value, const QString &key)
{
    if (value.isUndefined() || value.isNull())
        return QStringList();
    if (value.isString())
        return QStringList{value.toString()};
    QStringList texts;
    for (const QJsonValue &item : value.toArray()) {
        if (!item.isString())
            return invalid(QStringLiteral("bad_list"), key);
        texts << item.toString();
    }
    if (!value.isArray())
        return invalid(QStringLiteral("bad_list"), key);
    return texts;
}

base::Result<std::vector<ExpectedSource>> expectedOf(const QJsonValue &value)
{
    std::vector<ExpectedSource> expected;
    if (value.isUndefined() || value.isNull())
        return expected;
    if (!value.isArray())
        return invalid(QStringLiteral("bad_list"), QStringLiteral("expected"));
    for (const QJsonValue &item : value.toArray()) {
        Keys keys(item.toObject());
        ExpectedSource source;
        source.document = item.isString() ? item.toString().trimmed() : keys.takeText({"document", "documento"});
        source.anchor = keys.takeText({"section", "secao", "seção", "anchor", "ancora", "âncora"});
        source.heading = keys.takeText({"heading", "titulo", "título"});
        if (source.document.isEmpty())
            return invalid(QStringLiteral("no_document"));
        // "DOCUMENT#ANCHOR" in one word.
        if (const qsizetype hash = source.document.indexOf(QLatin1Char('#')); hash >= 0) {
            source.anchor = source.document.mid(hash + 1);
            source.document.truncate(hash);
        }
        if (source.anchor.startsWith(QLatin1Char('#')))
            source.anchor.remove(0, 1);
        expected.push_back(source);
    }
    return expected;
}

} // namespace

QString rulerProblem(const QString &code, const QString &value)
{
    return QStringLiteral("ruler:") + code + QLatin1Char(':') + value;
}

base::Result<RulerQuestion> questionOf(const QJsonObject &line)
{
    Keys keys(line);
    RulerQuestion question;
    question.id = keys.takeText({"id"});
    if (question.id.isEmpty())
        return invalid(QStringLiteral("no_id"));
    question.question = keys.takeText({"question", "pergunta"});
    if (question.question.isEmpty())
        return invalid(QStringLiteral("no_question"));
    question.area = keys.takeText({"area", "área"});
    if (const QString day = keys.takeText({"on", "dia"}); !day.isEmpty()) {
        question.day = QDate::fromString(day, Qt::ISODate);
        if (!question.day.isValid())
            return invalid(QStringLiteral("bad_day"), day);
    }
    auto expected = expectedOf(keys.take({"expected", "esperado"}));
    if (!expected)
        return std::unexpected(expected.error());
    question.expected = std::move(*expected);
    const QJsonValue answerable = keys.take({"answerable", "respondivel", "respondível"});
    if (answerable.isBool())
        question.answerable = answerable.toBool();
    else if (answerable.isUndefined() && !question.expected.empty())
        question.answerable = true;
    else if (!answerable.isUndefined() && !answerable.isNull())
        return invalid(QStringLiteral("bad_answerable"));
    if (question.answerable == true && question.expected.empty())
        return invalid(QStringLiteral("nothing_expected"));
    for (auto [list, value, name] : {std::tuple{&question.answers, keys.take({"answers", "respostas"}), "answers"},
                                     std::tuple{&question.tags, keys.take({"tags", "etiquetas"}), "tags"}}) {
        auto texts = textsOf(value, QLatin1String(name));
        if (!texts)
            return std::unexpected(texts.error());
        *list = std::move(*texts);
    }
    question.other = keys.left();
    return question;
}

QJsonObject rulerLine(const RulerQuestion &question)
{
    QJsonObject line = question.other;
    line.insert(QStringLiteral("id"), question.id);
    line.insert(QStringLiteral("question"), question.question);
    if (!question.area.isEmpty())
        line.insert(QStringLiteral("area"), question.area);
    if (question.day.isValid())
        line.insert(QStringLiteral("on"), question.day.toString(Qt::ISODate));
    line.insert(QStringLiteral("answerable"), question.answerable ? QJsonValue(*question.answerable) : QJsonValue(QJsonValue::Null));
    QJsonArray expected;
    for (const ExpectedSource &source : question.expected) {
        QJsonObject item{{QStringLiteral("document"), source.document}};
        if (!source.anchor.isEmpty())
            item.insert(QStringLiteral("section"), source.anchor);
        if (!source.heading.isEmpty())
            item.insert(QStringLiteral("heading"), source.heading);
        expected.append(item);
    }
    line.insert(QStringLiteral("expected"), expected);
    if (!question.answers.isEmpty())
        line.insert(QStringLiteral("answers"), QJsonArray::fromStringList(question.answers));
    if (!question.tags.isEmpty())
        line.insert(QStringLiteral("tags"), QJsonArray::fromStringList(question.tags));
    return line;
}

} // namespace lastro::eval
