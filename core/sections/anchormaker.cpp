// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sections/anchormaker.h"

namespace lastro::sections {

namespace {

QString ownAnchor(const QString &explicitId)
{
    QString anchor;
    for (const QChar unit : explicitId.trimmed()) {
        if (unit.isSpace() || unit == QLatin1Char('#') || unit == QLatin1Char('~'))
            anchor += QLatin1Char('-');
        else if (unit.category() != QChar::Other_Control)
            anchor += unit;
    }
    return anchor;
}

} // namespace

QString AnchorMaker::slug(const QString &text)
{
    QString slug;
    bool gap = false;
    // Lower case once more: compatibility forms such as the trade mark sign decompose to capitals.
    const QString folded = text.toLower().normalized(QString::NormalizationForm_KD).toLower();
    for (const QChar unit : folded) {
        if (unit.isMark())
            continue;
        const char16_t c = unit.unicode();
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')) {
            if (gap && !slug.isEmpty())
                slug += QLatin1Char('-');
            slug += unit;
            gap = false;
        } else {
            gap = true;
        }
    }
    return slug.isEmpty() ? QStringLiteral("secao") : slug;
}

QString AnchorMaker::anchorFor(const QString &heading, const QString &explicitId)
{
    const QString own = ownAnchor(explicitId);
    const QString wanted = own.isEmpty() ? slug(heading) : own;
    const auto used = m_used.constFind(wanted);
    if (used == m_used.constEnd()) {
        m_used.insert(wanted, 1);
        return wanted;
    }
    int repeat = used.value();
    QString anchor;
    do {
        ++repeat;
        anchor = wanted + QLatin1Char('-') + QString::number(repeat);
    } while (m_used.contains(anchor));
    m_used.insert(wanted, repeat);
    m_used.insert(anchor, 1);
    return anchor;
}

} // namespace lastro::sections
