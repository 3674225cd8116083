// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/rolewords.h"

#include <QCoreApplication>

namespace lastro::words {

namespace {
struct RoleWords {
    Q_DECLARE_TR_FUNCTIONS(RoleWords)
};
} // namespace

QString roleLabel(const QString &name)
{
    if (name == QLatin1String("rewrite"))
        return RoleWords::tr("Reescrita");
    if (name == QLatin1String("judge"))
        return RoleWords::tr("Juiz");
    if (name == QLatin1String("answer"))
        return RoleWords::tr("Resposta");
    if (name == QLatin1String("embeddings"))
        return RoleWords::tr("Vetores");
    if (name == QLatin1String("rerank"))
        return RoleWords::tr("Reordenação");
    return name;
}

} // namespace lastro::words
