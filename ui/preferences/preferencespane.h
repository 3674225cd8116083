// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/settings.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace lastro::settings { class Secrets; }
namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class BaseSection;
class ModelsSection;

/// Language, theme, size of text, the asker's area, the base's own part, language models, and what the program is made of. Each
/// choice is stored and told at once. settings and secrets outlive the pane. UI thread.
class PreferencesPane : public QWidget {
    Q_OBJECT
public:
    PreferencesPane(settings::Settings &settings, settings::Secrets &secrets, QWidget *parent = nullptr);

    /// What belongs to the open base.
    BaseSection &base() const { return *m_base; }
    ModelsSection &models() const { return *m_models; }
    /// Lines of "name: version" for the about part.
    void setEngineVersions(const QStringList &versions);
    /// The language that is in use, where nobody has chosen one yet; stores nothing.
    void showLanguage(const QString &language);

Q_SIGNALS:
    void languageChanged(const QString &language);      ///< "pt_BR" | "en"
    void themeChanged(const QString &theme);
    void textPercentChanged(int percent);
    void areaChanged(const QString &area);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void load();
    void connectChoices();
    void retranslate();

    settings::Settings &m_settings;
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_languageLabel;
    widgets::RoleLabel *m_themeLabel;
    widgets::RoleLabel *m_sizeLabel;
    widgets::RoleLabel *m_areaLabel;
    widgets::RoleLabel *m_areaHint;
    widgets::RoleLabel *m_aboutTitle;
    widgets::RoleLabel *m_about;
    QComboBox *m_language;
    QComboBox *m_theme;
    QSpinBox *m_size;
    QLineEdit *m_area;
    QCheckBox *m_late;
    widgets::RoleLabel *m_lateHint;
    BaseSection *m_base;
    ModelsSection *m_models;
    QStringList m_versions;
};

} // namespace lastro::preferences
