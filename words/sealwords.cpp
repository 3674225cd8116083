// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/sealwords.h"

#include <QCoreApplication>

namespace lastro::words {

namespace {
struct SealWords {
    Q_DECLARE_TR_FUNCTIONS(SealWords)
};
} // namespace

QString sealLabel(model::Seal seal)
{
    switch (seal) {
    case model::Seal::Official: return SealWords::tr("Oficial");
    case model::Seal::Wiki: return SealWords::tr("Wiki, não oficial");
    case model::Seal::Minutes: return SealWords::tr("Ata, decisão pontual");
    }
    return {};
}

QString standingLabel(model::Standing standing)
{
    switch (standing) {
    case model::Standing::InForce: return SealWords::tr("Vigente");
    case model::Standing::Archived: return SealWords::tr("Arquivado");
    case model::Standing::NotYetInForce: return SealWords::tr("Ainda não vigente");
    }
    return {};
}

} // namespace lastro::words
