// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <vector>

/// The questions of a ruler file, asked today.
inline std::vector<lastro::model::Question> readQuestions(const QString &path)
{
    std::vector<lastro::model::Question> questions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return questions;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        const QString text = line.value(QStringLiteral("question")).toString(line.value(QStringLiteral("pergunta")).toString());
        if (!text.isEmpty())
            questions.push_back({text, line.value(QStringLiteral("area")).toString(), {}});
    }
    return questions;
}

inline double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[std::min(values.size() - 1, size_t(double(values.size()) * share))];
}
