// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::prompt {

/// A text that nobody vouches for, as data of a prompt: line by line in the typographic fold (so nothing invisible is left
/// and a quote of it is found in the stored text), and whatever looks like a header, a delimiter or a chat template's own
/// token is broken up for all to see. Pure; any thread.
QString asData(const QString &text);

/// The same as one short line without brackets: titles, owners, words of a question.
QString asLabel(const QString &text, qsizetype longest);

/// Wraps the data of one call between delimiters that no document can know: they hold 128 random bits.
class DataBlock {
public:
    DataBlock();
    /// For tests. marker: as newMarker() makes them.
    explicit DataBlock(const QString &marker) : m_marker(marker) {}
    static QString newMarker();

    const QString &marker() const { return m_marker; }
    /// "<<<MARKER", the header, the text as data, "MARKER>>>": a line each. header: made by the program alone.
    QString wrapped(const QString &header, const QString &text) const;

private:
    QString m_marker;
};

} // namespace lastro::prompt
