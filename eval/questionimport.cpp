// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/questionimport.h"

#include "core/sources/csvrows.h"
#include "eval/textfile.h"

#include <QJsonDocument>
#include <QSet>

namespace lastro::eval {

namespace {

/// A row of either format: values by their own column name.
struct Row {
    int line = 1;
    std::vector<std::pair<QString, QString>> values;
};

std::unexpected<base::Error> invalid(const QString &file, int line, const QString &code, const QString &value = {})
{
    return base::failure(base::ErrorCode::ConfigurationInvalid, file + QLatin1Char(':') + QString::number(line), rulerProblem(code, value));
}

/// The ruler's key of a column's name; empty: not taken over.
QString keyOf(const QString &column)
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("id"), QStringLiteral("id")}, {QStringLiteral("question"), QStringLiteral("question")},
        {QStringLiteral("pergunta"), QStringLiteral("question")}, {QStringLiteral("area"), QStringLiteral("area")},
        {QStringLiteral("on"), QStringLiteral("on")}, {QStringLiteral("dia"), QStringLiteral("on")},
        {QStringLiteral("data"), QStringLiteral("on")}, {QStringLiteral("date"), QStringLiteral("on")},
        {QStringLiteral("tags"), QStringLiteral("tags")}, {QStringLiteral("etiquetas"), QStringLiteral("tags")}};
    return keys.value(base::searchFolded(column));
}

base::Result<std::vector<Row>> csvRows(const QString &file, const QByteArray &bytes)
{
    const auto read = sources::readCsv(bytes);
    if (!read)       // CODE:LINE:...
        return invalid(file, read.error().detail.section(QLatin1Char(':'), 1, 1).toInt(),
                       read.error().detail.startsWith(QLatin1String("not_utf8")) ? QStringLiteral("not_utf8") : QStringLiteral("bad_csv"));
    if (read->empty())
        return std::vector<Row>();
    const QStringList header = read->front().fields;
    std::vector<Row> rows;
    for (size_t i = 1; i < read->size(); ++i) {
        const sources::CsvRow &fields = (*read)[i];
        if (fields.fields.size() > header.size())
            return invalid(file, fields.line, QStringLiteral("bad_csv"));
        Row row{fields.line, {}};
        for (qsizetype column = 0; column < fields.fields.size(); ++column)
            row.values.emplace_back(header[column], fields.fields[column]);
        rows.push_back(std::move(row));
    }
    const bool hasQuestion = std::any_of(header.begin(), header.end(), [](const QString &name) { return keyOf(name) == QLatin1String("question"); });
    return hasQuestion ? base::Result<std::vector<Row>>(std::move(rows)) : invalid(file, read->front().line, QStringLiteral("no_column"));
}

QString textOf(const QJsonValue &value)
{
    if (value.isArray())
        return value.toVariant().toStringList().join(QLatin1Char(','));
    return value.toVariant().toString().simplified();
}

base::Result<std::vector<Row>> jsonRows(const QString &file, const QByteArray &bytes)
{
    std::vector<Row> rows;
    int number = 0;
    for (const QByteArray &text : bytes.split('\n')) {
        ++number;
        if (text.trimmed().isEmpty())
            continue;
        QJsonParseError fault;
        const QJsonObject object = QJsonDocument::fromJson(text, &fault).object();
        if (object.isEmpty())
            return invalid(file, number, QStringLiteral("not_json"), fault.error == QJsonParseError::NoError ? QString() : fault.errorString());
        Row row{number, {}};
        for (auto value = object.begin(); value != object.end(); ++value)
            row.values.emplace_back(value.key(), textOf(value.value()));
        rows.push_back(std::move(row));
    }
    return rows;
}

base::Result<std::vector<Row>> rowsOf(const QString &path)
{
    const auto bytes = readLines(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto rows = bytes->trimmed().startsWith('{') ? jsonRows(path, *bytes) : csvRows(path, *bytes);
    if (rows && rows->empty())
        return base::failure(base::ErrorCode::FileEmpty, path);
    return rows;
}

/// The ids that rows give themselves.
QSet<QString> idsOf(const std::vector<Row> &rows)
{
    QSet<QString> ids;
    for (const Row &row : rows)
        for (const auto &[column, value] : row.values)
            if (keyOf(column) == QLatin1String("id"))
                ids.insert(value);
    return ids;
}

class Importer {
public:
    /// given: the ids that rows give themselves; made ones keep clear of them.
    Importer(QString file, bool mask, QSet<QString> given) : m_file(std::move(file)), m_mask(mask), m_given(std::move(given)) {}

    base::Result<void> add(const Row &row)
    {
        QMap<QString, QString> values;
        PersonalRow personal{row.line, {}};
        for (const auto &[column, value] : row.values) {
            const QString key = keyOf(column);
            if (key.isEmpty()) {
                if (!m_result.leftOut.contains(column))
                    m_result.leftOut << column;
            } else if (!value.isEmpty()) {
                const QString clear = key == QLatin1String("on") ? value : cleared(value, personal);
                // A mask in its place would be the same for every such row.
                if (key != QLatin1String("id") || clear == value)
                    values.insert(key, clear);
                else
                    m_result.newIds.push_back({row.line, madeId(row.line)});
            }
        }
        return addQuestion(row, values, personal);
    }
    ImportedQuestions take() { return std::move(m_result); }

private:
    QString madeId(int line) const
    {
        QString id = QStringLiteral("real-%1").arg(line);
        while (m_given.contains(id))
            id += QStringLiteral("-b");
        return id;
    }

    QString cleared(const QString &value, PersonalRow &personal) const
    {
        for (const base::PersonalDatum &datum : base::personalDataIn(value))
            if (std::find(personal.kinds.begin(), personal.kinds.end(), datum.kind) == personal.kinds.end())
                personal.kinds.push_back(datum.kind);
        return m_mask ? base::masked(value) : value;
    }

    base::Result<void> addQuestion(const Row &row, const QMap<QString, QString> &values, const PersonalRow &personal)
    {
        RulerQuestion question;
        question.question = values.value(QStringLiteral("question"));
        if (question.question.isEmpty())
            return invalid(m_file, row.line, QStringLiteral("no_question"));
        const bool renamed = !m_result.newIds.empty() && m_result.newIds.back().row == row.line;
        question.id = renamed ? m_result.newIds.back().id : values.value(QStringLiteral("id"), madeId(row.line));
        question.area = values.value(QStringLiteral("area"));
        question.tags = values.value(QStringLiteral("tags")).split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (const QString day = values.value(QStringLiteral("on")); !day.isEmpty()) {
            question.day = QDate::fromString(day.left(10), Qt::ISODate);     // the time of day says nothing here
            if (!question.day.isValid())
                return invalid(m_file, row.line, QStringLiteral("bad_day"));
        }
        if (!personal.kinds.empty())
            m_result.personal.push_back(personal);
        const QString same = base::searchFolded(question.question) + QLatin1Char('\n') + question.area + QLatin1Char('\n')
                           + question.day.toString(Qt::ISODate);
        if (m_seen.contains(same)) {
            ++m_result.repeated;
            if (renamed)
                m_result.newIds.pop_back();
            return {};
        }
        m_seen.insert(same);
        if (m_ids.contains(question.id))
            return invalid(m_file, row.line, QStringLiteral("same_id"));
        m_ids.insert(question.id);
        m_result.questions.push_back(std::move(question));
        return {};
    }

    QString m_file;
    bool m_mask;
    QSet<QString> m_given;
    ImportedQuestions m_result;
    QSet<QString> m_seen;
    QSet<QString> m_ids;
};

} // namespace

base::Result<ImportedQuestions> importQuestions(const QString &file, bool mask)
{
    const auto rows = rowsOf(file);
    if (!rows)
        return std::unexpected(rows.error());
    Importer importer(file, mask, idsOf(*rows));
    for (const Row &row : *rows)
        if (const auto added = importer.add(row); !added)
            return std::unexpected(added.error());
    return importer.take();
}

QByteArray rulerText(const std::vector<RulerQuestion> &questions)
{
    QByteArray text;
    for (const RulerQuestion &question : questions)
        text += QJsonDocument(rulerLine(question)).toJson(QJsonDocument::Compact) + '\n';
    return text;
}

} // namespace lastro::eval
