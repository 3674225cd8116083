// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/costreport.h"

namespace lastro::cost {

/// Words and figures of this room in the language and locale of the program. Names of models and servers pass through as they
/// are: whoever shows them shows plain text.

/// For a sentence: "US$ 0,0042", "US$ 12,34".
QString moneyWords(double usd);
/// The same without the currency and with the digits that matter, for a chart.
QString moneyFigure(double usd);
/// For a column: four digits after the comma always.
QString moneyCell(double usd);

/// The name of a group: a date, a month, a role, a model ..., or what stands for none.
QString groupWords(insight::CostGrouping grouping, const QString &key);
/// As short as it fits below a bar.
QString shortGroupWords(insight::CostGrouping grouping, const QString &key);
QString unpricedWords(qint64 calls);          ///< "3 chamadas sem preço"
QString outcomeWords(const QString &outcome);
/// "hoje, 09:30", "08/03, 09:30"; of another year the day alone.
QString momentWords(const QDateTime &at, QDate today);

} // namespace lastro::cost
