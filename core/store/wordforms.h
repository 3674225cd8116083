// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QHash>
#include <QString>

struct sb_stemmer;

namespace lastro::store {

/// The forms under which a word stands in the index. The main one: plural folded to singular, the accents of common
/// endings put back where a word was typed without any, Portuguese stem, accents dropped; words of four or five letters
/// that the stemmer takes for another (táxi and taxa, cargo and carga) stay whole. Then what the same word typed
/// without accents would give, and the English stem if it is more than the word itself.
/// One thread at a time (it remembers words).
class WordForms {
public:
    WordForms();
    ~WordForms();
    WordForms(const WordForms &) = delete;
    WordForms &operator=(const WordForms &) = delete;

    struct Word {
        QByteArrayList forms;       ///< UTF-8, without repeats, the main form first; empty if the word folds to nothing
        QString plain;              ///< plain() of the word
    };
    /// Of one run of letters, any case, NFC. Valid until the next call.
    const Word &of(QStringView word);

    /// Letters and digits of a text without case and accents; nothing else.
    static QString plain(const QString &text);

private:
    Word make(QStringView word) const;
    QString mainForm(const QString &lower) const;

    sb_stemmer *m_portuguese;
    sb_stemmer *m_english;
    QHash<QString, Word> m_known;
};

} // namespace lastro::store
