// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"

namespace lastro::sources::readers {

/// The running text of one block as a person reads it: white space collapsed to one space, none at the ends, spans that
/// follow. Formatting may stay open across blocks: take() closes spans and the next text goes on without them.
class InlineText {
public:
    void add(QStringView text);          ///< collapses white space
    void addVerbatim(QStringView text);  ///< keeps it, for code
    void space();

    /// Marks what is added until the span is closed. Spans close in any order; one that holds no text vanishes.
    void open(model::SpanKind kind, const QString &target = {});
    void close(model::SpanKind kind);

    bool isEmpty() const { return m_text.isEmpty(); }
    const QString &text() const { return m_text; }

    struct Taken {
        QString text;
        std::vector<model::Span> spans;
    };
    /// What was collected; the object is empty afterwards.
    Taken take();

private:
    void flushSpace();

    QString m_text;
    bool m_pendingSpace = false;
    std::vector<model::Span> m_open;     ///< length is not known yet
    std::vector<model::Span> m_closed;
};

/// Cuts a taken text to its first length units and drops white space before the cut.
void truncate(InlineText::Taken &taken, qsizetype length);

} // namespace lastro::sources::readers
