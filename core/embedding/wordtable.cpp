// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/wordtable.h"

#include "core/embedding/quantizedblock.h"

namespace lastro::embedding {

WordTable::WordTable(const E5File &file)
    : m_hidden(file.shape().hidden), m_words(file.blocks("emb.word").toByteArray()), m_places(file.floats("emb.pos"))
{
    const std::vector<float> types = file.floats("emb.type");
    for (size_t i = 0; i < m_places.size(); ++i)
        m_places[i] += types[i % size_t(m_hidden)];
}

void WordTable::embed(const std::vector<int> &tokens, float *rows) const
{
    const auto hidden = size_t(m_hidden);
    const size_t rowBytes = hidden / BlockValues * BlockBytes;
    const float *place = m_places.data();
    for (const int token : tokens) {
        dequantize(m_words.constData() + size_t(token) * rowBytes, hidden, rows);
        for (size_t i = 0; i < hidden; ++i)
            rows[i] += place[i];
        rows += hidden;
        place += hidden;
    }
}

} // namespace lastro::embedding
