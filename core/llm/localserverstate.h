// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/apikey.h"
#include "core/llm/endpoint.h"

#include <chrono>
#include <functional>

namespace lastro::llm {

/// What the local model's server is doing.
struct LocalState {
    enum class Phase { Stopped, Starting, Ready, Restarting, Failed } phase = Phase::Stopped;
    std::optional<base::Error> why = {};                ///< of Restarting and Failed; its detail may be the server's own words
    bool operator==(const LocalState &) const = default;
};

/// Where it serves, and the key that goes with just that. A restart changes both.
struct LocalServing {
    Endpoint endpoint;                                  ///< localEndpointName; every chat role has the file's name as its model
    std::shared_ptr<const ApiKey> key;
};

/// Told at each change, on a thread of the server's own.
using LocalStateSink = std::function<void(const LocalState &)>;

struct LocalTiming {
    using ms = std::chrono::milliseconds;
    ms firstWait{1'000};                                ///< before the first restart; each next is twice as long ...
    ms longestWait{60'000};                             ///< ... up to this
    ms calmAfter{300'000};                              ///< ready for so long: its earlier deaths are forgotten
    ms quickDeath{60'000};                              ///< ready for less than this, or never: a quick death
    int mostQuickDeaths = 5;                            ///< the last of them in a row is the end
    ms startLimit{300'000};                             ///< to load the model
    ms startPoll{200};
    ms watchEvery{5'000};
    ms probeLimit{10'000};                              ///< for an answer to a probe
    int mostMisses = 3;                                 ///< probes in a row without an answer: it hangs
    ms politeEnd{3'000};                                ///< between asking it to end and ending it
};

} // namespace lastro::llm
