// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/connectionreport.h"
#include "core/llm/endpointcaller.h"

namespace lastro::llm {

/// ModelServer::testConnection() of a caller.
ConnectionReport testedConnection(const std::shared_ptr<const EndpointCaller> &caller, Role role, const base::CancelToken &cancel);

} // namespace lastro::llm
