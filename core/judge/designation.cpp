// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/designation.h"

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <cstdlib>

namespace lastro::judge {

namespace {
constexpr int nearTerms = 8;          ///< "classes A, B, C, D e E" holds E five terms after its kind
}

std::vector<Designation> designationsIn(const QString &question, const TermSplitter &split)
{
    static const QRegularExpression pattern(QStringLiteral(
        "\\b(classe|grupo|turno|categoria|nivel|faixa|plano|tipo|zona|fase|curva|modalidade|tabela|grau|class|group|shift|category|level|plan|type|zone|phase)"
        "s? (?:de risco )?([a-z]|\\d{1,3}|i{2,3}|iv|vi{1,3})(?![\\w/,.-]*\\w)"));
    static const QStringList vowelWords{QStringLiteral("a"), QStringLiteral("e"), QStringLiteral("o")};
    std::vector<Designation> found;
    const QString folded = base::searchFolded(question);
    for (auto it = pattern.globalMatch(folded); it.hasNext();) {
        const auto match = it.next();
        const QString mark = match.captured(2);
        // "o plano e o prazo": a word, unless it ends the question or was written as a capital.
        const bool mayBeWord = vowelWords.contains(mark);
        const bool written = question.size() == folded.size() && question.at(match.capturedStart(2)).isUpper();
        if (mayBeWord && !written && match.capturedEnd(2) < folded.trimmed().size())
            continue;
        const QStringList kind = split(match.captured(1));
        const QStringList marked = split(mark);
        if (kind.size() == 1 && marked.size() == 1)
            found.push_back({kind.first(), marked.first()});
    }
    return found;
}

bool names(const TermIndex &text, const Designation &designation)
{
    const std::vector<int> marks = text.placesOf({designation.mark});
    for (const int kind : text.placesOf({designation.kind}))
        for (const int mark : marks)
            if (mark > kind && mark - kind <= nearTerms)
                return true;
    return false;
}

} // namespace lastro::judge
