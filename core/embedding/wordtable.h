// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/e5file.h"

namespace lastro::embedding {

/// The first step of the encoder, kept out of the graph so that the words stay in 4 bits: 10 MB where f32 would take
/// 70 MB. Immutable; safe from any thread.
class WordTable {
public:
    explicit WordTable(const E5File &file);

    int hidden() const { return m_hidden; }
    /// Word, position and type, summed, one row of hidden() values a token. Tokens and their number must fit the file's shape.
    void embed(const std::vector<int> &tokens, float *rows) const;

private:
    int m_hidden = 0;
    QByteArray m_words;
    std::vector<float> m_places;        ///< position + type 0
};

} // namespace lastro::embedding
