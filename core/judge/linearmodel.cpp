// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/linearmodel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace lastro::judge {

std::optional<LinearModel> LinearModel::parse(const QByteArray &json, const QStringList &features)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    const QJsonArray coefficients = root.value(QLatin1String("coefficients")).toArray();
    const QJsonArray grades = root.value(QLatin1String("grades")).toArray();
    LinearModel model;
    const QJsonArray order = root.value(QLatin1String("order")).toArray();
    const auto isNumber = [](const QJsonValue &value) { return value.isDouble(); };
    const bool sound = root.value(QLatin1String("features")).toArray() == QJsonArray::fromStringList(features)
        && coefficients.size() == features.size() && std::all_of(coefficients.begin(), coefficients.end(), isNumber)
        && order.size() == features.size() + 1 && std::all_of(order.begin(), order.end(), isNumber)
        && grades.size() == qsizetype(model.m_grades.size()) && std::all_of(grades.begin(), grades.end(), isNumber)
        && root.value(QLatin1String("intercept")).isDouble();
    if (!sound)
        return std::nullopt;
    model.m_version = root.value(QLatin1String("version")).toString();
    model.m_intercept = root.value(QLatin1String("intercept")).toDouble();
    for (const QJsonValue &coefficient : coefficients)
        model.m_coefficients.push_back(coefficient.toDouble());
    for (const QJsonValue &coefficient : order)
        model.m_order.push_back(coefficient.toDouble());
    for (qsizetype i = 0; i < grades.size(); ++i)
        model.m_grades[size_t(i)] = grades.at(i).toDouble();
    return std::is_sorted(model.m_grades.begin(), model.m_grades.end()) ? std::optional(std::move(model)) : std::nullopt;
}

double LinearModel::logOdds(std::span<const double> features) const
{
    double sum = m_intercept;
    for (size_t i = 0; i < m_coefficients.size(); ++i)
        sum += m_coefficients[i] * features[i];
    return sum;
}

double LinearModel::order(std::span<const double> features, bool official) const
{
    double sum = official ? 0 : m_order.back();
    for (size_t i = 0; i < m_coefficients.size(); ++i)
        sum += m_order[i] * features[i];
    return sum;
}

int LinearModel::grade(double logOdds, double shift) const
{
    return int(std::count_if(m_grades.begin(), m_grades.end(), [=](double least) { return logOdds >= least + shift; }));
}

} // namespace lastro::judge
