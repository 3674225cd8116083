// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardening.h"
#include "core/settings/settings.h"
#include "ui/shell/desktop.h"
#include "ui/viewer/browserpolicy.h"
#include "ui/viewer/webscheme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QStandardPaths>
#include <cstdio>

using namespace lastro;

namespace {
// 0..3 mean what they mean in lastro-cli.
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

struct Options {
    QString base;
    QString language;
};

Options readOptions(const QApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate("main", "Perguntas respondidas com lastro nos seus documentos."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption base(QStringLiteral("base"), QApplication::translate("main", "Pasta de dados da base."), QStringLiteral("DIR"));
    const QCommandLineOption language(QStringLiteral("lang"), QApplication::translate("main", "Idioma desta vez: pt_BR ou en."), QStringLiteral("LANG"));
    parser.addOptions({base, language});
    parser.process(application);
    const QString given = parser.value(base);
    return {given.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : QDir::current().absoluteFilePath(given),
            parser.value(language)};
}
} // namespace

int main(int argc, char **argv)
{
    desktop::hardenProcess();
    const auto surroundings = viewer::BrowserSurroundings::current(argumentsOf(argc, argv));
    if (const auto reason = viewer::refusalReason(surroundings)) {
        std::fprintf(stderr, "lastro: não abre com %s, que enfraquece a proteção da leitura de páginas. Retire isso e abra de novo.\n",
                     qPrintable(*reason));
        return exitUnsafeBrowser;
    }
    viewer::registerScheme();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("lastro"));
    QApplication::setApplicationDisplayName(QStringLiteral("Lastro"));
    QApplication::setApplicationVersion(QStringLiteral(LASTRO_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("lastro"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/lastro.svg")));

    const Options options = readOptions(application);
    if (options.base.isEmpty())
        return exitUsage;
    shell::Desktop desktop(application, {engine::defaultConfig(options.base), settings::Settings::defaultFile(), options.language,
                                         sampleFolder(), viewer::BrowserPolicy::decide(surroundings),
                                         [](const QUrl &url) { QDesktopServices::openUrl(url); }});
    desktop.show();
    return QApplication::exec();
}
