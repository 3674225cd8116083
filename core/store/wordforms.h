// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QHash>
#include <QString>

struct sb_stemmer;

namespace lastro::store {

/// The forms under which a word stands in the index. Portuguese first: plural folded to singular, the accents of common
/// endings put back where a word was typed without any, stemmed, accents dropped. Then what the plain Portuguese stem of
/// the written and of the accentless word give, and the English stem. One thread at a time (it remembers words).
class WordForms {
public:
    WordForms();
    ~WordForms();
    WordForms(const WordForms &) = delete;
    WordForms &operator=(const WordForms &) = delete;

    /// Of one run of letters, any case, NFC. UTF-8, without repeats, the main form first; empty if the word folds to nothing.
    QByteArrayList of(const QString &word);

    /// Letters and digits of a text without case and accents; nothing else.
    static QString plain(const QString &text);

private:
    QByteArrayList make(const QString &lower) const;

    sb_stemmer *m_portuguese;
    sb_stemmer *m_english;
    QHash<QString, QByteArrayList> m_known;
};

} // namespace lastro::store
