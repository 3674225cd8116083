// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/rewording.h"

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <algorithm>

namespace lastro::retrieval {

namespace {

using Phrases = std::vector<std::pair<QString, QString>>;

bool isPhrase(const QString &text)
{
    return tokenise(text).size() > 1;
}

/// The first of the equals that is a phrase, or that is none.
const QString *firstEqual(const GlossaryMatch &match, bool phrase)
{
    const auto found = std::find_if(match.equals.begin(), match.equals.end(), [&](const QString &equal) { return isPhrase(equal) == phrase; });
    return found == match.equals.end() ? nullptr : &*found;
}

} // namespace

QString withReplaced(const QString &text, const Phrases &phrases)
{
    QString replaced = text;
    for (const auto &[phrase, other] : phrases) {
        QStringList words;
        for (const QString &word : phrase.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            words += QRegularExpression::escape(word);
        if (words.isEmpty())
            continue;
        const QRegularExpression place(QStringLiteral("(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])").arg(words.join(QStringLiteral("[^\\p{L}\\p{N}]+"))),
                                       QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = place.match(replaced); match.hasMatch())
            replaced.replace(match.capturedStart(), match.capturedLength(), other);
    }
    return replaced;
}

QStringList rewordings(const QString &question, const std::vector<GlossaryMatch> &glossary)
{
    Phrases writtenOut;
    Phrases shortened;
    for (const GlossaryMatch &match : glossary) {
        const bool phrase = isPhrase(match.term);
        if (const QString *expansion = phrase ? nullptr : firstEqual(match, true))
            writtenOut.emplace_back(match.word, *expansion);
        if (const QString *acronym = firstEqual(match, false))
            shortened.emplace_back(match.word, *acronym);
    }
    const QString text = base::foldTypography(question).text;
    QStringList texts;
    for (const Phrases &phrases : {writtenOut, shortened})
        if (const QString reworded = withReplaced(text, phrases); reworded != text && !texts.contains(reworded))
            texts += reworded;
    return texts;
}

} // namespace lastro::retrieval
