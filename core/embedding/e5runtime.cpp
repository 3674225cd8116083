// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5runtime.h"

#include "core/embedding/e5graph.h"

#include <cmath>
#include <openvino/openvino.hpp>

namespace lastro::embedding {

namespace {

/// Prepared code of so many input sizes is kept: about 1 MB each.
constexpr int KeptSizes = 64;

base::Error failed(const std::exception &exception)
{
    return {base::ErrorCode::ModelFailed, {}, QString::fromUtf8(exception.what())};
}

bool makeUnit(Vector &vector)
{
    double sum = 0;
    for (const float value : vector)
        sum += double(value) * value;
    if (!std::isfinite(sum) || sum <= 0)
        return false;
    const auto scale = float(1 / std::sqrt(sum));
    for (float &value : vector)
        value *= scale;
    return true;
}

} // namespace

struct E5Runtime::Private {
    explicit Private(const E5File &file) : words(file) {}

    WordTable words;
    ov::Core core;
    ov::CompiledModel model;
    ov::InferRequest request;
    Turnstile turnstile;

    void fill(const std::vector<std::vector<int>> &inputs, const Batch &batch)
    {
        const auto [members, rowCount, length] = batch;
        const auto hidden = size_t(words.hidden());
        ov::Tensor rows(ov::element::f32, {rowCount, length, hidden});
        ov::Tensor mask(ov::element::f32, {rowCount, 1, 1, length});
        ov::Tensor share(ov::element::f32, {rowCount, 1, length});
        std::fill_n(rows.data<float>(), rows.get_size(), 0.0f);
        std::fill_n(mask.data<float>(), mask.get_size(), PaddedScore);
        std::fill_n(share.data<float>(), share.get_size(), 0.0f);
        for (size_t row = 0; row < members.size(); ++row) {
            const std::vector<int> &tokens = inputs[members[row]];
            words.embed(tokens, rows.data<float>() + row * length * hidden);
            std::fill_n(mask.data<float>() + row * length, tokens.size(), 0.0f);
            std::fill_n(share.data<float>() + row * length, tokens.size(), 1.0f / float(tokens.size()));
        }
        request.set_input_tensor(0, rows);
        request.set_input_tensor(1, mask);
        request.set_input_tensor(2, share);
    }
};

E5Runtime::E5Runtime(std::unique_ptr<Private> d) : d(std::move(d)) {}
E5Runtime::~E5Runtime() = default;

base::Result<std::unique_ptr<E5Runtime>> E5Runtime::compile(const E5File &file, const EncoderTuning *tuning, int threads)
{
    try {
        auto d = std::make_unique<Private>(file);
        d->model = d->core.compile_model(buildE5Graph(file, tuning), "CPU",
                                         ov::inference_num_threads(std::max(threads, 1)), ov::num_streams(1),
                                         ov::hint::performance_mode(ov::hint::PerformanceMode::LATENCY),
                                         ov::hint::inference_precision(ov::element::f32),
                                         ov::hint::enable_cpu_pinning(false),
                                         ov::AnyMap::value_type("CPU_RUNTIME_CACHE_CAPACITY", KeptSizes));
        d->request = d->model.create_infer_request();
        return std::unique_ptr<E5Runtime>(new E5Runtime(std::move(d)));
    } catch (const std::exception &exception) {
        return std::unexpected(failed(exception));
    }
}

base::Result<std::vector<E5Runtime::Output>> E5Runtime::run(const std::vector<std::vector<int>> &inputs, const Batch &batch)
{
    const std::lock_guard turn(d->turnstile);
    try {
        d->fill(inputs, batch);
        d->request.infer();
        const auto hidden = size_t(d->words.hidden());
        const float *vector = d->request.get_output_tensor(0).data<const float>();
        const float *states = d->request.get_output_tensor(1).data<const float>();
        std::vector<Output> outputs;
        for (const size_t input : batch.inputs) {
            outputs.push_back({Vector(vector, vector + hidden), std::vector<float>(states, states + inputs[input].size() * hidden)});
            if (!makeUnit(outputs.back().vector))
                return base::failure(base::ErrorCode::ModelFailed, {}, QStringLiteral("the encoder gave no finite vector"));
            vector += hidden;
            states += batch.length * hidden;
        }
        return outputs;
    } catch (const std::exception &exception) {
        return std::unexpected(failed(exception));
    }
}

} // namespace lastro::embedding
