// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

namespace lastro::retrieval {

enum class WordKind {
    Plain,
    Acronym,       ///< "RH", "OTIF"
    Code,          ///< letters with digits or a hyphen: "CD-SP", "NR-11", "MDF-e", "RQ17"
    Number,        ///< "5", "R$ 5.000", "4.2", "01/03/2026"
};

struct QueryWord {
    QString text;            ///< as typed, without a clitic ("-se", "-lo")
    QString folded;
    WordKind kind = WordKind::Plain;
    bool operator==(const QueryWord &) const = default;
};

/// Every word of a text in order, stop words too: runs of letters and digits, joined by what holds codes and numbers
/// together ("CD-SP", "NR-11", "4.2", "R$ 5.000", "e-mail", "01/03/2026").
std::vector<QueryWord> tokenise(const QString &text);

/// Written in capitals throughout, and longer than an acronym.
bool isShouted(const QString &text);

/// Is there a word that says what is looked for? "o que é?" has none.
bool carriesMeaning(const QString &question);

/// The words of a question that carry meaning, each once. Where everything is a stop word, all words.
std::vector<QueryWord> queryWords(const QString &question);

/// "Manaus", "PMP": written with a capital where no sentence begins, in a question that is not shouted.
bool isName(const QString &question, const QueryWord &word);

} // namespace lastro::retrieval
