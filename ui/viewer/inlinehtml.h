// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/section.h"
#include "ui/viewer/pagestyle.h"

#include <QSet>
#include <span>

namespace lastro::viewer {

/// A quoted range of one section's text.
struct QuoteMark {
    base::TextRange range;
    bool main = false;
};

/// Pieces of one section's text as safe HTML: every character of it is escaped, its spans become our own elements, its
/// quotes our marks. Links stay text with their host beside them; only those to an anchor of the same document lead there.
class InlineHtml {
public:
    /// The section and the anchors must outlive the object.
    InlineHtml(Dialect dialect, const model::Section &section, std::vector<QuoteMark> marks, const QSet<QString> &anchors);

    /// The text of a range with the spans that touch it. everywhere: a mark laid over the whole range.
    QString html(base::TextRange range, std::span<const model::Span> spans, const QuoteMark *everywhere = nullptr);
    /// The mark that touches a range, the main one first; null where none does.
    const QuoteMark *markOver(base::TextRange range) const;

    const model::Section &section() const { return m_section; }
    Dialect dialect() const { return m_dialect; }

    /// Text as HTML text or attribute value; deceptive characters are shown by their codes.
    static QString escaped(QStringView text);
    /// What a link's address leads to, short enough to stand beside its words; empty for addresses inside the base.
    static QString destination(const QString &target);

private:
    struct Piece;
    void appendPiece(QString &out, const Piece &piece);
    QString openMark(const QuoteMark &mark);

    Dialect m_dialect;
    const model::Section &m_section;
    std::vector<QuoteMark> m_marks;
    const QSet<QString> &m_anchors;
    bool m_mainOpened = false;
};

} // namespace lastro::viewer
