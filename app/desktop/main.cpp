// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commandline.h"
#include "app/desktop/hardening.h"
#include "core/settings/settings.h"
#include "ui/shell/appearance.h"
#include "ui/shell/desktop.h"
#include "ui/viewer/browserpolicy.h"
#include "ui/viewer/webscheme.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QLocale>
#include <QStandardPaths>
#include <QTranslator>
#include <cstdio>

using namespace lastro;

namespace {
// 0..3 mean what they mean in lastro-cli.
constexpr int exitDone = 0;
constexpr int exitUsage = 2;
constexpr int exitUnsafeBrowser = 4;       // the environment weakens the browser part

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

QString sampleFolder()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString &place : {QStringLiteral("/../share/lastro/sample"), QStringLiteral("/../../resources/sample")})
        if (QFileInfo::exists(here + place + QStringLiteral("/lastro.json")))
            return QDir::cleanPath(here + place);
    return {};
}

int say(std::FILE *stream, const QString &text, int status)
{
    std::fprintf(stream, "%s\n", text.toUtf8().constData());
    return status;
}

QString refusalText(const QString &reason)
{
    return QCoreApplication::translate("Desktop", "lastro: não abre com %1, que enfraquece a proteção da leitura de páginas. Retire isso e abra de novo.")
        .arg(reason);
}

int sayProblem(const desktop::CommandLine &line)
{
    return say(stderr, desktop::problemText(line) + QLatin1Char('\n') + QCoreApplication::translate("Desktop", "Uso: lastro --help"), exitUsage);
}

/// The words of what is said on the terminal; the window has its own way.
class TerminalWords {
public:
    explicit TerminalWords(const desktop::CommandLine &line)
    {
        const settings::Settings settings(settings::Settings::defaultFile());
        const QString language = shell::languageFor(line.language, settings.value(settings::language), QLocale::system());
        if (m_translator.load(QStringLiteral(":/translations/lastro_") + language + QStringLiteral(".qm")))
            QCoreApplication::installTranslator(&m_translator);
    }

private:
    QTranslator m_translator;                  // takes itself out at its end
};
} // namespace

int main(int argc, char **argv)
{
    desktop::hardenProcess();
    QCoreApplication::setApplicationName(QStringLiteral("lastro"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LASTRO_VERSION));
    const QStringList arguments = argumentsOf(argc, argv);
    const auto early = desktop::CommandLine::read(arguments);
    const auto surroundings = viewer::BrowserSurroundings::current(arguments);
    const auto refusal = viewer::refusalReason(surroundings);
    if (early.help || early.version || refusal) {
        const QCoreApplication terminal(argc, argv);
        const TerminalWords words(early);
        if (early.help || early.version)
            return say(stdout, early.help ? desktop::helpText() : QStringLiteral("Lastro ") + QStringLiteral(LASTRO_VERSION), exitDone);
        return say(stderr, refusalText(*refusal), exitUnsafeBrowser);
    }
    viewer::registerScheme();
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Lastro"));
    QApplication::setDesktopFileName(QStringLiteral("lastro"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/lastro.svg")));

    // Qt has taken its own options out.
    const auto line = desktop::CommandLine::read(QApplication::arguments().mid(1));
    if (line.problem != desktop::CommandLine::Problem::None) {
        const TerminalWords words(line);
        return sayProblem(line);
    }
    const QString base = line.base.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : QDir::current().absoluteFilePath(line.base);
    shell::Desktop desktop(application, {engine::defaultConfig(base), settings::Settings::defaultFile(), line.language, sampleFolder(),
                                         viewer::BrowserPolicy::decide(surroundings), [](const QUrl &url) { QDesktopServices::openUrl(url); }});
    desktop.show();
    return QApplication::exec();
}
