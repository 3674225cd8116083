// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prompt/instructions.h"

#include <QFile>
#include <array>

namespace lastro::prompt {

namespace {

constexpr std::array steps{"rewrite", "judge", "answer"};
constexpr std::array languages{"pt", "en"};

using Texts = std::array<std::array<QString, languages.size()>, steps.size()>;

Texts readTexts()
{
    Texts texts;
    for (size_t step = 0; step < steps.size(); ++step)
        for (size_t language = 0; language < languages.size(); ++language) {
            QFile file(QStringLiteral(":/lastro/prompts/%1.%2.txt").arg(QLatin1String(steps[step]), QLatin1String(languages[language])));
            if (file.open(QIODevice::ReadOnly))
                texts[step][language] = QString::fromUtf8(file.readAll()).trimmed();
            else
                qFatal("The program was built without its prompts.");
        }
    return texts;
}

} // namespace

Language languageOf(const QString &locale)
{
    return locale.left(2).compare(QLatin1String("en"), Qt::CaseInsensitive) == 0 ? Language::English : Language::Portuguese;
}

const QString &instructions(Step step, Language language)
{
    static const Texts texts = readTexts();
    return texts[size_t(step)][size_t(language)];
}

} // namespace lastro::prompt
