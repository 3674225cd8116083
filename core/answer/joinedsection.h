// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::answer {

/// A section together with the next one that it leads to, as one text: what is judged. The start of the text is the
/// section's own, so that places in it stay. Only for evidence with a next section.
model::Evidence joinedWithNext(const model::Evidence &evidence);

/// Every next section put behind the one that leads to it, with its grade, unless it is there already; with what is known
/// of it where it was ranked itself.
std::vector<model::Evidence> withNextSections(const std::vector<model::Evidence> &sections, const std::vector<model::Evidence> &ranked);

} // namespace lastro::answer
