// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

namespace lastro::base {

struct PersonalDatum {
    enum class Kind { Cpf, Cnpj, Email, Telephone, Plate, Name };
    TextRange range;
    Kind kind = Kind::Cpf;
    bool operator==(const PersonalDatum &) const = default;
};

/// "cpf" "cnpj" "email" "telephone" "plate" "name"
QString personalKindName(PersonalDatum::Kind kind);

/// What looks like a person's datum in Brazilian Portuguese, in text order, not overlapping: CPF (by its shape, or eleven
/// digits that check or stand after the word), CNPJ, e-mail (also said: "fulano arroba empresa ponto com"), telephone, number
/// plate (old and Mercosul), and names where people tell them ("meu nome é", "sou o", "minha chefe", "dona"). Codes, amounts, dates, postal codes and places are none.
/// It leans to finding too much rather than too little. Pure; any thread.
std::vector<PersonalDatum> personalDataIn(const QString &text);

/// The text with "[CPF]", "[E-MAIL]", "[NOME]" ... in their place.
QString masked(const QString &text);

} // namespace lastro::base
