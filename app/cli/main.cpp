// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"
#include "app/cli/options.h"

#include <QLocale>
#include <QLoggingCategory>
#include <QTranslator>

#include <cstdio>

namespace {

using namespace lastro::cli;

constexpr Command commands[] = {
    {"index", indexOptions, runIndex},
    {"ask", askOptions, runAsk},
    {"search", searchOptions, runSearch},
    {"status", statusOptions, runStatus},
    {"models", modelsOptions, runModels},
    {"policy", policyOptions, runPolicy},
    {"costs", costsOptions, runCosts},
    {"calibrate", calibrateOptions, runCalibrate},
    {"eval", evalOptions, runEval},
    {"compare", compareOptions, runCompare},
    {"ruler", rulerOptions, runRuler},
};

const Command *commandNamed(const QString &name)
{
    for (const Command &command : commands)
        if (name == QLatin1String(command.name))
            return &command;
    return nullptr;
}

int help()
{
    print(Cli::tr("Lastro pergunta a uma base de documentos e responde só com trechos provados.\n\nUso:"));
    for (const Command &command : commands)
        print(command.options().help() + QLatin1Char('\n'));
    print(Cli::tr("lastro-cli help [COMANDO] | --help\n  Mostra esta ajuda, ou a de um comando.\n"
                  "lastro-cli --version\n  Mostra o nome e a versão.\n"));
    print(Cli::tr("Saída: 0 feito; 1 falhou ou foi interrompido; 2 uso errado; 3 um limite pedido não foi atingido.\n"
                  "As mensagens e o progresso vão para a saída de erros. Os avisos técnicos, em inglês, só aparecem com\n"
                  "a variável de ambiente QT_LOGGING_RULES, por exemplo QT_LOGGING_RULES='*.warning=true'."));
    return Done;
}

int usage(const QString &problem)
{
    if (!problem.isEmpty())
        say(problem);
    QStringList names;
    for (const Command &command : commands)
        names << QLatin1String(command.name);
    say(Cli::tr("Uso: lastro-cli %1 ...\nA ajuda: lastro-cli --help").arg(names.join(QLatin1Char('|'))));
    return Usage;
}

int dispatch(QStringList arguments, const lastro::base::CancelToken &interrupt)
{
    if (arguments.isEmpty())
        return usage({});
    const QString first = arguments.takeFirst();
    if (first == QLatin1String("--version")) {
        print(QStringLiteral("lastro-cli " LASTRO_VERSION));
        return Done;
    }
    const bool helpAsked = first == QLatin1String("help") || first == QLatin1String("--help") || first == QLatin1String("-h");
    if (helpAsked && arguments.isEmpty())
        return help();
    const Command *command = commandNamed(helpAsked ? arguments.constFirst() : first);
    if (!command)
        return usage(Cli::tr("Comando desconhecido: %1").arg(helpAsked ? arguments.constFirst() : first));
    Options options = command->options();
    const bool parsed = helpAsked || options.parse(arguments);
    if (helpAsked || options.helpAsked()) {
        print(options.help());
        return Done;
    }
    return parsed ? command->run(options, interrupt) : options.usage(options.problem());
}

/// Portuguese is the language of the source; English must be asked for by the environment.
void chooseLanguage(QTranslator &translator)
{
    const bool english = QLocale::system().language() == QLocale::English && QLocale::system().name() != QLatin1String("C");
    QLocale::setDefault(QLocale(english ? QLocale::English : QLocale::Portuguese, english ? QLocale::UnitedStates : QLocale::Brazil));
    if (translator.load(english ? QStringLiteral(":/translations/lastro_en.qm") : QStringLiteral(":/translations/lastro_pt_BR.qm")))
        QCoreApplication::installTranslator(&translator);
}

} // namespace

int main(int argc, char **argv)
{
    // People get sentences in their language; what Qt and the rooms log is for who asks for it (QT_LOGGING_RULES).
    QLoggingCategory::setFilterRules(QStringLiteral("*=false"));
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("lastro"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LASTRO_VERSION));
    QTranslator translator;
    chooseLanguage(translator);
    const auto interrupt = watchInterrupts(Cli::tr("Interrompido; o que já foi gravado está a salvo.").toUtf8() + '\n');

    const int status = dispatch(application.arguments().mid(1), interrupt);
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) {
        say(Cli::tr("A saída não pôde ser escrita inteira."));
        return Failed;
    }
    return status;
}
