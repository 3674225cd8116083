// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <utility>

namespace {

using Run = int (*)(const QStringList &);

constexpr std::pair<const char *, Run> commands[] = {
    {"index", lastro::cli::runIndex},
    {"ask", lastro::cli::runAsk},
    {"search", lastro::cli::runSearch},
    {"status", lastro::cli::runStatus},
};

int usage()
{
    lastro::cli::say(lastro::cli::Cli::tr("Uso: lastro-cli index|ask|search|status ... --base DIR [--json]\n"
                                                        "     lastro-cli COMANDO --help"));
    return lastro::cli::Usage;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("lastro"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LASTRO_VERSION));

    // Portuguese is the language of the source; any other known one must be asked for by the environment.
    const bool english = QLocale::system().language() == QLocale::English && QLocale::system().name() != QLatin1String("C");
    QLocale::setDefault(QLocale(english ? QLocale::English : QLocale::Portuguese, english ? QLocale::UnitedStates : QLocale::Brazil));
    QTranslator translator;
    if (english && translator.load(QStringLiteral(":/translations/lastro_en.qm")))
        QCoreApplication::installTranslator(&translator);

    const QStringList arguments = application.arguments().mid(1);
    if (arguments.isEmpty())
        return usage();
    for (const auto &[name, run] : commands)
        if (arguments.constFirst() == QLatin1String(name))
            return run(arguments.mid(1));
    return usage();
}
