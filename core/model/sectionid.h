// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <optional>

namespace lastro::model {

/// "DOCUMENT#ANCHOR". Always valid: neither part is empty, the document holds no '#'.
/// A long section that was split has parts "ANCHOR", "ANCHOR~2", "ANCHOR~3" ...
class SectionId {
public:
    static std::optional<SectionId> make(const QString &document, const QString &anchor);
    static std::optional<SectionId> parse(const QString &text);

    const QString &document() const { return m_document; }
    const QString &anchor() const { return m_anchor; }
    /// The heading's anchor, without the part suffix.
    QString headingAnchor() const { return m_anchor.section(QLatin1Char('~'), 0, 0); }
    QString toString() const { return m_document + QLatin1Char('#') + m_anchor; }

    bool operator==(const SectionId &) const = default;
    bool operator<(const SectionId &other) const { return toString() < other.toString(); }

private:
    SectionId(QString document, QString anchor) : m_document(std::move(document)), m_anchor(std::move(anchor)) {}
    QString m_document;
    QString m_anchor;
};

inline size_t qHash(const SectionId &id, size_t seed = 0) { return qHashMulti(seed, id.document(), id.anchor()); }

} // namespace lastro::model
