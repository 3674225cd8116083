// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commandline.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace lastro::desktop {

namespace {
struct Desktop {
    Q_DECLARE_TR_FUNCTIONS(Desktop)
};
} // namespace

CommandLine CommandLine::read(const QStringList &arguments)
{
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    const QCommandLineOption version(QStringList{QStringLiteral("v"), QStringLiteral("version")});
    const QCommandLineOption base(QStringLiteral("base"), QString(), QStringLiteral("DIR"));
    const QCommandLineOption language(QStringLiteral("lang"), QString(), QStringLiteral("LANG"));
    QCommandLineParser parser;
    parser.addOptions({help, version, base, language});
    const bool fine = parser.parse(QStringList{QStringLiteral("lastro")} + arguments);

    CommandLine line{parser.value(base), parser.value(language), parser.isSet(help), parser.isSet(version), Problem::None, {}};
    const auto fails = [&line](Problem problem, const QString &culprit) {
        line.problem = problem;
        line.culprit = culprit;
    };
    if (!parser.unknownOptionNames().isEmpty())
        fails(Problem::UnknownOption, parser.unknownOptionNames().constFirst());
    else if (!fine)
        fails(Problem::MissingValue, arguments.constLast());
    else if (parser.isSet(base) && line.base.isEmpty())
        fails(Problem::MissingValue, QStringLiteral("--base"));
    else if (parser.isSet(language) && line.language != QLatin1String("pt_BR") && line.language != QLatin1String("en"))
        fails(Problem::UnknownLanguage, std::exchange(line.language, {}));
    else if (!parser.positionalArguments().isEmpty())
        fails(Problem::UnexpectedArgument, parser.positionalArguments().constFirst());
    return line;
}

QString helpText()
{
    return Desktop::tr("Uso: lastro [--base DIR] [--lang pt_BR|en]\n"
                       "Perguntas respondidas com lastro nos seus documentos.\n"
                       "\n"
                       "  --base DIR    Pasta de dados da base.\n"
                       "  --lang LANG   Idioma desta vez: pt_BR ou en.\n"
                       "  -h, --help    Mostra esta ajuda.\n"
                       "  -v, --version Mostra a versão.");
}

QString problemText(const CommandLine &line)
{
    switch (line.problem) {
    case CommandLine::Problem::None: return {};
    case CommandLine::Problem::UnknownOption: return Desktop::tr("Opção desconhecida: %1").arg(line.culprit);
    case CommandLine::Problem::MissingValue: return Desktop::tr("Falta o valor de %1").arg(line.culprit);
    case CommandLine::Problem::UnknownLanguage: return Desktop::tr("Idioma desconhecido: %1. Use pt_BR ou en.").arg(line.culprit);
    case CommandLine::Problem::UnexpectedArgument: return Desktop::tr("Argumento inesperado: %1").arg(line.culprit);
    }
    return {};
}

} // namespace lastro::desktop
