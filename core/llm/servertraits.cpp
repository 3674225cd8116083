// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/servertraits.h"

namespace lastro::llm {

namespace {

bool lowerForm(ServerTraits &traits)
{
    if (traits.form == FormAsked::InWords)
        return false;
    traits.form = traits.form == FormAsked::JsonSchema ? FormAsked::JsonObject : FormAsked::InWords;
    return true;
}

bool giveUp(bool &trait)
{
    return std::exchange(trait, false);
}

} // namespace

ServerTraits traitsOf(Preset preset)
{
    ServerTraits traits;
    traits.completionTokens = preset == Preset::OpenAi || preset == Preset::AzureOpenAi;
    traits.reasoningSwitch = preset == Preset::OpenRouter || preset == Preset::Vllm || preset == Preset::LlamaServer;
    return traits;
}

bool concede(ServerTraits &traits, const QString &parameter, bool hasForm)
{
    if (parameter == QLatin1String("max_tokens") || parameter == QLatin1String("max_completion_tokens")) {
        const bool wanted = parameter == QLatin1String("max_tokens");
        return std::exchange(traits.completionTokens, wanted) != wanted;
    }
    if (parameter == QLatin1String("temperature"))
        return giveUp(traits.temperature);
    if (parameter == QLatin1String("stream_options"))
        return giveUp(traits.streamOptions);
    if (parameter == QLatin1String("reasoning") || parameter == QLatin1String("chat_template_kwargs"))
        return giveUp(traits.reasoningSwitch);
    if (hasForm && lowerForm(traits))
        return true;
    return parameter.isEmpty() && (giveUp(traits.streamOptions) || giveUp(traits.reasoningSwitch));
}

ServerTraits TraitsMemory::of(const QString &model) const
{
    const std::lock_guard lock(m_mutex);
    return m_known.value(model, m_first);
}

void TraitsMemory::learn(const QString &model, const ServerTraits &traits)
{
    const std::lock_guard lock(m_mutex);
    m_known.insert(model, traits);
}

} // namespace lastro::llm
