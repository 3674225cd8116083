// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/replacement.h"

#include "core/base/textfold.h"

#include <QRegularExpression>

namespace lastro::engine {

namespace {

QString withoutVersion(const QString &text)
{
    static const QRegularExpression version(
        QStringLiteral("[\\s_.(-]*\\b(v|ver|versao|rev|revisao)[\\s._-]*\\d+([._]\\d+)*\\)?|[\\s_-]+\\(?(19|20)\\d\\d\\)?$"));
    static const QRegularExpression archivedWord(QStringLiteral("[\\s_(-]*(arquivad[oa]|anterior|antig[oa])\\)?"));
    QString plain = base::searchFolded(text);
    plain.remove(version);
    plain.remove(archivedWord);
    return plain.simplified();
}

} // namespace

std::optional<QString> replacementFor(const model::Document &archived, const std::vector<model::Document> &documents, QDate day)
{
    const QString id = withoutVersion(archived.id);
    const QString title = withoutVersion(archived.title);
    const model::Document *byTitle = nullptr;
    for (const model::Document &candidate : documents) {
        if (candidate.id == archived.id || candidate.seal != archived.seal
            || model::standingOn(candidate.metadata, day) != model::Standing::InForce)
            continue;
        if (!id.isEmpty() && withoutVersion(candidate.id) == id)
            return candidate.id;
        if (!title.isEmpty() && withoutVersion(candidate.title) == title)
            byTitle = &candidate;
    }
    return byTitle ? std::optional(byTitle->id) : std::nullopt;
}

} // namespace lastro::engine
