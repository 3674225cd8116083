// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5graph.h"

#include "core/embedding/encodertuning.h"

#include <openvino/opsets/opset13.hpp>
#include <openvino/core/model.hpp>

namespace lastro::embedding {

namespace {

namespace op = ov::opset13;
using Node = ov::Output<ov::Node>;

/// Adds the layers of one file to a graph.
class Builder {
public:
    Builder(const E5File &file, const EncoderTuning *tuning) : m_file(file), m_tuning(tuning), m_shape(file.shape()) {}

    Node layerNorm(const Node &x, const QByteArray &name) const
    {
        const auto axis = op::Constant::create(ov::element::i64, {1}, {-1});
        const auto even = std::make_shared<op::MVN>(x, axis, true, m_shape.epsilon, ov::op::MVNEpsMode::INSIDE_SQRT);
        const auto scaled = std::make_shared<op::Multiply>(even, vector({name + ".w"}));
        return std::make_shared<op::Add>(scaled, vector({name + ".b"}));
    }

    /// x times the matrices of these names, one below the other.
    Node linear(const Node &x, const std::vector<QByteArray> &names) const
    {
        std::vector<QByteArray> weights, biases;
        for (const QByteArray &name : names) {
            weights.push_back(name + ".w");
            biases.push_back(name + ".b");
        }
        const auto product = std::make_shared<op::MatMul>(x, matrix(weights, x.get_partial_shape()[2].get_length()), false, true);
        return std::make_shared<op::Add>(product, vector(biases));
    }

    Node attention(const Node &x, const Node &mask, const QByteArray &layer) const
    {
        const int heads = m_shape.heads;
        const int width = m_shape.hidden / heads;
        const Node qkv = linear(x, {layer + "q", layer + "k", layer + "v"});
        const Node split = std::make_shared<op::Reshape>(qkv, integers({0, 0, 3, heads, width}), true);
        const Node turned = std::make_shared<op::Transpose>(split, integers({2, 0, 3, 1, 4}));
        const auto parts = std::make_shared<op::Split>(turned, op::Constant::create(ov::element::i64, {}, {0}), 3);
        const auto part = [&](size_t i) { return std::make_shared<op::Squeeze>(parts->output(i), integers({0})); };
        const Node mixed = std::make_shared<op::ScaledDotProductAttention>(part(0), part(1), part(2), mask, false);
        const Node back = std::make_shared<op::Transpose>(mixed, integers({0, 2, 1, 3}));
        const Node joined = std::make_shared<op::Reshape>(back, integers({0, 0, m_shape.hidden}), true);
        return linear(joined, {layer + "ao"});
    }

    Node feedForward(const Node &x, const QByteArray &layer) const
    {
        const Node wide = std::make_shared<op::Gelu>(linear(x, {layer + "fi"}), ov::op::GeluApproximationMode::ERF);
        return linear(wide, {layer + "fo"});
    }

private:
    Node constant(const std::vector<QByteArray> &names, const ov::Shape &shape) const
    {
        ov::Tensor tensor(ov::element::f32, shape);
        auto *out = tensor.data<float>();
        for (const QByteArray &name : names) {
            m_file.copyFloats(name, out);
            if (m_tuning && name.endsWith(".w"))
                m_tuning->correct(name.chopped(2), out, m_file.count(name));
            out += m_file.count(name);
        }
        return std::make_shared<op::Constant>(tensor);
    }

    size_t total(const std::vector<QByteArray> &names) const
    {
        size_t sum = 0;
        for (const QByteArray &name : names)
            sum += m_file.count(name);
        return sum;
    }

    Node vector(const std::vector<QByteArray> &names) const { return constant(names, {1, 1, total(names)}); }
    Node matrix(const std::vector<QByteArray> &names, int64_t columns) const
    {
        return constant(names, {total(names) / size_t(columns), size_t(columns)});
    }

    static Node integers(const std::vector<int64_t> &values)
    {
        return op::Constant::create(ov::element::i64, {values.size()}, values);
    }

    const E5File &m_file;
    const EncoderTuning *m_tuning;
    const E5Shape m_shape;
};

} // namespace

std::shared_ptr<ov::Model> buildE5Graph(const E5File &file, const EncoderTuning *tuning)
{
    const Builder build(file, tuning);
    const auto rows = std::make_shared<op::Parameter>(ov::element::f32, ov::PartialShape{-1, -1, file.shape().hidden});
    const auto mask = std::make_shared<op::Parameter>(ov::element::f32, ov::PartialShape{-1, 1, 1, -1});
    const auto share = std::make_shared<op::Parameter>(ov::element::f32, ov::PartialShape{-1, 1, -1});

    Node hidden = build.layerNorm(rows, "emb.ln");
    for (int i = 0; i < file.shape().layers; ++i) {
        const QByteArray layer = 'l' + QByteArray::number(i) + '.';
        const Node attended = std::make_shared<op::Add>(hidden, build.attention(hidden, mask, layer));
        const Node middle = build.layerNorm(attended, layer + "aln");
        const Node widened = std::make_shared<op::Add>(middle, build.feedForward(middle, layer));
        hidden = build.layerNorm(widened, layer + "oln");
    }
    const auto pooled = std::make_shared<op::MatMul>(share, hidden);
    return std::make_shared<ov::Model>(ov::OutputVector{pooled, hidden}, ov::ParameterVector{rows, mask, share});
}

} // namespace lastro::embedding
