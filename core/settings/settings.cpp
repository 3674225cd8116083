// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/settings.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace lastro::settings {

Settings::Settings(const QString &file, const QList<Rename> &renames)
    : m_file(std::make_unique<QSettings>(file, QSettings::IniFormat))
{
    for (const Rename &step : renames)
        rename(step);
}

Settings::~Settings() = default;

QString Settings::defaultFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)).filePath(QStringLiteral("lastro/lastro.ini"));
}

void Settings::flush() { m_file->sync(); }

QVariant Settings::read(const char *name) const { return m_file->value(QLatin1String(name)); }

void Settings::write(const char *name, const QVariant &value)
{
    if (value.isValid())
        m_file->setValue(QLatin1String(name), value);
    else
        m_file->remove(QLatin1String(name));
}

void Settings::rename(const Rename &step)
{
    if (!m_file->contains(step.before))
        return;
    if (!m_file->contains(step.now))
        m_file->setValue(step.now, m_file->value(step.before));
    m_file->remove(step.before);
}

} // namespace lastro::settings
