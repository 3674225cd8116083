// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/htmltree.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace lastro::sources::readers {

/// Property names to values, lower case.
using Declarations = QHash<QString, QString>;
Declarations declarationsOf(const QString &style);

/// Do these declarations alone make text invisible: not displayed, transparent, tiny, clipped, off the page?
bool hidesText(const Declarations &style);

/// Tells text that a reader of a page does not see (threats.md T11). Knows inline styles, the old attributes, and the
/// plain class and id rules of the page's own style sheets. What is doubtful counts as visible.
class HiddenRules {
public:
    explicit HiddenRules(const GumboNode *page);
    bool hides(const GumboNode *element) const;

private:
    void addSheet(const QString &css);
    void addRule(const QString &selector, const Declarations &style);
    bool hiddenBySheet(const GumboNode *element) const;

    QSet<QString> m_hidden;                 ///< ".class" and "#id"
    QSet<QStringList> m_shown;              ///< classes that together show an element again
};

} // namespace lastro::sources::readers
