// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferencespane.h"

#include "ui/preferences/basesection.h"
#include "ui/preferences/modelssection.h"
#include "ui/preferences/wheelguard.h"
#include "ui/widgets/rolelabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>

namespace lastro::preferences {

using widgets::RoleLabel;

PreferencesPane::PreferencesPane(settings::Settings &settings, settings::Secrets &secrets, QWidget *parent)
    : QWidget(parent), m_settings(settings), m_title(new RoleLabel(RoleLabel::Role::Title)), m_languageLabel(new RoleLabel(RoleLabel::Role::Text)),
      m_themeLabel(new RoleLabel(RoleLabel::Role::Text)), m_sizeLabel(new RoleLabel(RoleLabel::Role::Text)),
      m_areaLabel(new RoleLabel(RoleLabel::Role::Text)), m_areaHint(new RoleLabel(RoleLabel::Role::Quiet)),
      m_aboutTitle(new RoleLabel(RoleLabel::Role::Title)), m_about(new RoleLabel(RoleLabel::Role::Text)), m_language(new QComboBox),
      m_theme(new QComboBox), m_size(new QSpinBox), m_area(new QLineEdit),
      m_late(new QCheckBox), m_lateHint(new RoleLabel(RoleLabel::Role::Quiet)), m_base(new BaseSection),
      m_models(new ModelsSection(settings, secrets))
{
    for (RoleLabel *label : {m_areaHint, m_lateHint, m_about})
        label->setFlowing();
    m_size->setKeyboardTracking(false);
    m_size->setRange(settings::textPercent.least, settings::textPercent.most);
    m_size->setSingleStep(10);
    m_size->setSuffix(QStringLiteral(" %"));
    m_area->setMinimumWidth(fontMetrics().averageCharWidth() * 30);
    m_area->setMaxLength(100);
    m_area->setObjectName(QStringLiteral("area"));
    m_late->setObjectName(QStringLiteral("late"));
    m_languageLabel->setBuddy(m_language);
    m_themeLabel->setBuddy(m_theme);
    m_sizeLabel->setBuddy(m_size);
    m_areaLabel->setBuddy(m_area);
    layOut();
    setFocusProxy(m_language);
    load();
    retranslate();
    connectChoices();
}

void PreferencesPane::layOut()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setContentsMargins(16, 12, 16, 12);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(m_title);
    form->addRow(m_languageLabel, m_language);
    form->addRow(m_themeLabel, m_theme);
    form->addRow(m_sizeLabel, m_size);
    form->addRow(m_areaLabel, m_area);
    form->addRow(m_areaHint);
    form->addRow(m_late);
    form->addRow(m_lateHint);
    form->addRow(new QLabel);
    form->addRow(m_base);
    form->addRow(new QLabel);
    form->addRow(m_models);
    form->addRow(new QLabel);
    form->addRow(m_aboutTitle);
    form->addRow(m_about);
    form->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    new WheelGuard(page);

    auto *scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

void PreferencesPane::load()
{
    m_language->addItem(QStringLiteral("Português (Brasil)"), QStringLiteral("pt_BR"));
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    for (const char *theme : {"desktop", "light", "dark", "contrast"})
        m_theme->addItem(QString(), QString(QLatin1String(theme)));
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_settings.value(settings::language))));
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(m_settings.value(settings::theme))));
    m_size->setValue(m_settings.value(settings::textPercent));
    m_area->setText(m_settings.value(settings::askerArea));
    m_late->setChecked(m_settings.value(settings::lateInteraction));
}

void PreferencesPane::connectChoices()
{
    connect(m_language, &QComboBox::currentIndexChanged, this, [this] {
        m_settings.setValue(settings::language, m_language->currentData().toString());
        Q_EMIT languageChanged(m_language->currentData().toString());
    });
    connect(m_theme, &QComboBox::currentIndexChanged, this, [this] {
        m_settings.setValue(settings::theme, m_theme->currentData().toString());
        Q_EMIT themeChanged(m_theme->currentData().toString());
    });
    connect(m_size, &QSpinBox::valueChanged, this, [this](int percent) {
        m_settings.setValue(settings::textPercent, percent);
        Q_EMIT textPercentChanged(percent);
    });
    connect(m_late, &QCheckBox::toggled, this, [this](bool on) { m_settings.setValue(settings::lateInteraction, on); });
    connect(m_area, &QLineEdit::editingFinished, this, [this] {
        const QString area = m_area->text().trimmed();
        if (area == m_settings.value(settings::askerArea))
            return;
        m_settings.setValue(settings::askerArea, area);
        Q_EMIT areaChanged(area);
    });
}

void PreferencesPane::setEngineVersions(const QStringList &versions)
{
    m_versions = versions;
    retranslate();
}

void PreferencesPane::showLanguage(const QString &language)
{
    const QSignalBlocker quiet(m_language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
}

void PreferencesPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PreferencesPane::retranslate()
{
    setAccessibleName(tr("Preferências"));
    m_title->setText(tr("Preferências"));
    m_languageLabel->setText(tr("Idioma"));
    m_themeLabel->setText(tr("Cores"));
    m_sizeLabel->setText(tr("Tamanho do texto"));
    m_areaLabel->setText(tr("Sua área"));
    m_areaHint->setText(tr("Documentos reservados a certas áreas só respondem a quem é de uma delas; em empate, os da sua área vêm primeiro."));
    m_late->setText(tr("Comparar palavra por palavra em sentido"));
    m_lateHint->setText(tr("Acha mais paráfrases; ocupa cerca de 10 kB de disco por seção. Vale a partir da próxima abertura."));
    m_area->setPlaceholderText(tr("por exemplo: operações"));
    const QStringList themes{tr("Como na área de trabalho"), tr("Claras"), tr("Escuras"), tr("Alto contraste")};
    for (int i = 0; i < themes.size(); ++i)
        m_theme->setItemText(i, themes[i]);
    m_aboutTitle->setText(tr("Sobre o Lastro"));
    QStringList lines{tr("Lastro %1: respostas com lastro nos documentos, nesta máquina.").arg(QLatin1String(LASTRO_VERSION)),
                      tr("Software livre sob a licença GPL, versão 3 ou posterior.")};
    m_about->setText((lines + m_versions).join(QLatin1Char('\n')));
    m_language->setAccessibleName(m_languageLabel->text());
    m_theme->setAccessibleName(m_themeLabel->text());
    m_size->setAccessibleName(m_sizeLabel->text());
    m_area->setAccessibleName(m_areaLabel->text());
}

} // namespace lastro::preferences
