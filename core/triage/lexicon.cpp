// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/lexicon.h"

namespace lastro::triage {

namespace {

/// -1 for what is no small Latin letter.
int letterOf(QChar unit)
{
    const char16_t c = unit.unicode();
    return c >= u'a' && c <= u'z' ? c - u'a' : -1;
}

} // namespace

Lexicon::Lexicon() : m_nodes(1), m_masks(1) {}

int Lexicon::bitOf(const QString &name) const
{
    return int(m_names.indexOf(name));
}

int Lexicon::add(const QString &name, const QString &words)
{
    int bit = bitOf(name);
    if (bit < 0) {
        if (size_t(m_names.size()) == Concepts().size())
            return -1;
        bit = int(m_names.size());
        m_names += name;
    }
    const QStringList each = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : each)
        addWord(word, bit);
    return bit;
}

void Lexicon::addWord(QStringView word, int bit)
{
    const bool stem = word.endsWith(QLatin1Char('*'));
    size_t node = 0;
    for (const QChar unit : stem ? word.chopped(1) : word) {
        const int letter = letterOf(unit);
        if (letter < 0)
            return;
        quint16 next = m_nodes[node].next[size_t(letter)];
        if (next == 0) {
            next = quint16(m_nodes.size());
            m_nodes[node].next[size_t(letter)] = next;
            m_nodes.emplace_back();
        }
        node = next;
    }
    mark(stem ? m_nodes[node].stem : m_nodes[node].whole, bit);
}

void Lexicon::mark(quint16 &mask, int bit)
{
    if (mask == 0) {
        mask = quint16(m_masks.size());
        m_masks.emplace_back();
    }
    m_masks[mask].set(size_t(bit));
}

Concepts Lexicon::of(QStringView word) const
{
    Concepts found;
    size_t node = 0;
    for (const QChar unit : word) {
        const int letter = letterOf(unit);
        node = letter < 0 ? 0 : m_nodes[node].next[size_t(letter)];
        if (node == 0)
            return found;
        if (m_nodes[node].stem != 0)
            found |= m_masks[m_nodes[node].stem];
    }
    if (m_nodes[node].whole != 0)
        found |= m_masks[m_nodes[node].whole];
    return found;
}

} // namespace lastro::triage
