// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/endpoint.h"
#include "core/llm/spendceiling.h"

#include <QByteArray>
#include <QMap>
#include <vector>

namespace lastro::llm {

/// A model file of this machine, served by a program of this machine.
struct LocalModel {
    QString file;                                      ///< GGUF; empty = none
    QString program;                                   ///< llama-server; empty = looked for on PATH
    int contextTokens = 4'096;
    bool operator==(const LocalModel &) const = default;
};

/// The name that roles give the local model's server by.
inline const QString localEndpointName = QStringLiteral("local");

inline constexpr int leastContextTokens = 512;
inline constexpr int mostContextTokens = 1'048'576;

/// Which language models there are and who does what. A value; holds no key.
struct ModelSetup {
    std::vector<Endpoint> endpoints;
    QMap<Role, QString> roles;                         ///< name of an endpoint, or localEndpointName; a role without one is done without a model
    LocalModel local;
    SpendLimits limits;
    bool operator==(const ModelSetup &) const = default;
};

QByteArray toText(const ModelSetup &setup);            ///< JSON, for the settings
/// What of it can be read: an endpoint that cannot is left out and its roles with it; a limit that cannot reads as the
/// strictest. problems (may be null): one an omission ("endpoints/2:unreadable:preset", "roles/judge", "limits/usd_day" ...).
ModelSetup setupFromText(const QByteArray &text, QStringList *problems = nullptr);

/// Adds the endpoint, or puts it in the place of the one of that name, whose roles it keeps. false, and nothing is changed: its
/// name is empty, localEndpointName or another endpoint's.
bool putEndpoint(ModelSetup &setup, const QString &formerName, const Endpoint &endpoint);
void removeEndpoint(ModelSetup &setup, const QString &name);
const Endpoint *endpointNamed(const ModelSetup &setup, const QString &name);

} // namespace lastro::llm
