// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/desktop.h"

#include "core/settings/keychainsecrets.h"
#include "core/settings/settings.h"
#include "ui/preferences/preferencespane.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/sessionbinding.h"

#include <QApplication>
#include <QIcon>
#include <QLocale>
#include <QtWebEngineCore/qtwebenginecoreglobal.h>

namespace lastro::shell {

namespace {
QStringList engineVersions()
{
    return {QStringLiteral("Qt %1").arg(QLatin1String(qVersion())),
            QStringLiteral("Qt WebEngine %1 (Chromium %2, %3)")
                .arg(QLatin1String(qWebEngineVersion()), QLatin1String(qWebEngineChromiumVersion()),
                     QLatin1String(qWebEngineChromiumSecurityPatchVersion()))};
}
} // namespace

// In the order of construction; destroyed the other way round.
struct Desktop::Private {
    Private(QApplication &application, DesktopConfig config)
        : settings(config.settingsFile), appearance(application),
          language(languageFor(config.language, settings.value(settings::language), QLocale::system()))
    {
        applyAppearance();
        window = std::make_unique<MainWindow>(settings, secrets, !config.sampleFolder.isEmpty());
        window->preferences().setEngineVersions(engineVersions());
        window->preferences().showLanguage(language);
        binding = new SessionBinding({std::move(config.engine), config.sampleFolder, config.policy, std::move(config.open)}, settings, secrets, *window);
        QObject::connect(window.get(), &MainWindow::firstPainted, binding, &SessionBinding::open);
        followPreferences();
    }

    void applyAppearance()
    {
        appearance.setLanguage(language);
        appearance.setTextPercent(settings.value(settings::textPercent));
        appearance.setTheme(settings.value(settings::theme));
    }

    void followPreferences()
    {
        const preferences::PreferencesPane *pane = &window->preferences();
        QObject::connect(pane, &preferences::PreferencesPane::languageChanged, window.get(), [this](const QString &chosen) { appearance.setLanguage(chosen); });
        QObject::connect(pane, &preferences::PreferencesPane::themeChanged, window.get(), [this](const QString &chosen) { appearance.setTheme(chosen); });
        QObject::connect(pane, &preferences::PreferencesPane::textPercentChanged, window.get(), [this](int percent) { appearance.setTextPercent(percent); });
    }

    settings::Settings settings;
    settings::KeychainSecrets secrets;
    Appearance appearance;
    QString language;
    std::unique_ptr<MainWindow> window;
    SessionBinding *binding = nullptr;             // the window's child
};

Desktop::Desktop(QApplication &application, DesktopConfig config) : d(std::make_unique<Private>(application, std::move(config))) {}

Desktop::~Desktop() = default;

void Desktop::show() { d->window->show(); }

QWidget &Desktop::window() const { return *d->window; }

} // namespace lastro::shell
