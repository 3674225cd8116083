// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"


namespace lastro::cli {

Options::Options(const QString &command, const QString &positional, const QString &positionalHelp) : m_command(command)
{
    m_parser.setApplicationDescription(QStringLiteral("lastro-cli ") + command);
    m_parser.addPositionalArgument(positional, positionalHelp);
    m_parser.addOption({QStringLiteral("help"), Cli::tr("Mostra esta ajuda.")});
    addValue(QStringLiteral("base"), QStringLiteral("DIR"), Cli::tr("Pasta de dados da base."));
    addFlag(QStringLiteral("json"), Cli::tr("Escreve um objeto JSON na saída padrão."));
}

void Options::addFlag(const QString &name, const QString &help)
{
    m_parser.addOption({name, help});
}

void Options::addValue(const QString &name, const QString &valueName, const QString &help)
{
    m_parser.addOption({name, help, valueName});
}

bool Options::parse(const QStringList &arguments)
{
    if (!m_parser.parse(QStringList{QStringLiteral("lastro-cli ") + m_command} + arguments)) {
        usage(m_parser.errorText());
        return false;
    }
    if (m_parser.isSet(QStringLiteral("base")) && m_parser.value(QStringLiteral("base")).isEmpty()) {
        usage(Cli::tr("--base está vazio: diga a pasta de dados da base."));
        return false;
    }
    if (m_parser.isSet(QStringLiteral("help"))) {
        m_helpAsked = true;
        print(m_parser.helpText());
        return false;
    }
    return true;
}

int Options::usage(const QString &problem) const
{
    say(problem);
    say(Cli::tr("Uso: lastro-cli %1 --help").arg(m_command));
    return Usage;
}

} // namespace lastro::cli
