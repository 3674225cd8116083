// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "core/sources/pagerenderer.h"

namespace lastro::viewer {

/// The words of one page as a text with a box for each word: for find, selection and copy.
class PageText {
public:
    explicit PageText(const QVector<sources::PageWord> &words);

    bool isEmpty() const { return m_words.empty(); }
    int words() const { return int(m_words.size()); }
    /// The word at or nearest to a point; -1 on a page without words.
    int wordAt(QPointF point) const;
    /// The page's words [first, last] as they would be copied: line breaks where the page has them.
    QString text(int first, int last) const;
    /// A box a line for words [first, last].
    std::vector<QRectF> boxes(int first, int last) const;
    /// Each match of the words (case and accents aside) as its boxes.
    std::vector<std::vector<QRectF>> matches(const QString &wanted) const;

private:
    struct Word {
        base::TextRange range;
        QRectF box;
    };
    QString m_text;
    std::vector<Word> m_words;
};

} // namespace lastro::viewer
