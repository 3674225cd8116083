// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelsetup.h"

namespace lastro::preferences {

QString roleLabel(llm::Role role);                          ///< "Resposta"
QString presetLabel(llm::Preset preset);                    ///< "OpenAI"; "Outro" for the last

/// "nesta máquina", or processor and country; says so where they are not noted.
QString placeWords(const llm::Endpoint &endpoint);
/// The roles that it has a model for: "juiz, resposta".
QString rolesWords(const llm::Endpoint &endpoint);
/// For the screen: without what may be a secret (user, query, fragment).
QString shownAddress(const QUrl &url);

/// What is wrong and what to do.
QString faultSentence(llm::EndpointProblem problem);
/// Why a base's policy keeps data from going there, and what to do; empty: it lets them go.
QString keptSentence(const llm::DataPolicy &policy, const llm::Endpoint &endpoint);

} // namespace lastro::preferences
