// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/connectionreport.h"
#include "core/llm/modelsetup.h"

namespace lastro::cli {

/// What is set up, without any key.
QJsonObject setupJson(const llm::ModelSetup &setup);
QString setupText(const llm::ModelSetup &setup);

/// What a test of an endpoint in a role came to.
QJsonObject reportJson(llm::Role role, const llm::ConnectionReport &report);
QString reportText(llm::Role role, const llm::ConnectionReport &report);

} // namespace lastro::cli
