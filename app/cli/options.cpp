// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include <QStandardPaths>

namespace lastro::cli {

QString Options::Option::shown() const
{
    return QStringLiteral("--") + name + (valueName.isEmpty() ? QString() : QLatin1Char(' ') + valueName);
}

Options::Options(const QString &command, const QString &arguments, const QString &purpose)
    : m_command(command), m_arguments(arguments), m_purpose(purpose)
{
    addValue(QStringLiteral("base"), Cli::tr("PASTA"), Cli::tr("Pasta de dados da base; sem ela, a pasta de dados do sistema."));
    addFlag(QStringLiteral("json"), Cli::tr("Escreve um objeto JSON na saída padrão."));
    addFlag(QStringLiteral("help"), Cli::tr("Mostra esta ajuda."));
}

void Options::addFlag(const QString &name, const QString &help)
{
    addValue(name, {}, help);
}

void Options::addValue(const QString &name, const QString &valueName, const QString &help)
{
    // The command's own come before those that all have.
    const bool common = name == QLatin1String("base") || name == QLatin1String("json") || name == QLatin1String("help");
    m_options.insert(common ? m_options.size() : std::max<qsizetype>(0, m_options.size() - 3), {name, valueName, help});
}

const Options::Option *Options::find(const QString &name) const
{
    const auto found = std::find_if(m_options.begin(), m_options.end(), [&](const Option &option) { return option.name == name; });
    return found == m_options.end() ? nullptr : &*found;
}

bool Options::refuse(const QString &problem)
{
    m_problem = problem;
    return false;
}

bool Options::takeOption(const QString &argument, const QStringList &arguments, qsizetype &at)
{
    if (argument == QLatin1String("-h")) {
        m_helpAsked = true;
        return true;
    }
    const QString name = argument.mid(2).section(QLatin1Char('='), 0, 0);
    const bool hasValue = argument.contains(QLatin1Char('='));
    const Option *option = argument.startsWith(QLatin1String("--")) ? find(name) : nullptr;
    if (!option)
        return refuse(Cli::tr("Opção desconhecida: %1").arg(argument.section(QLatin1Char('='), 0, 0)));
    if (option->valueName.isEmpty() && hasValue)
        return refuse(Cli::tr("--%1 não recebe valor.").arg(name));
    if (!option->valueName.isEmpty() && !hasValue && at + 1 >= arguments.size())
        return refuse(Cli::tr("Falta o valor de --%1.").arg(name));
    m_helpAsked = m_helpAsked || name == QLatin1String("help");
    m_given.insert(name, option->valueName.isEmpty() ? QString() : hasValue ? argument.section(QLatin1Char('='), 1) : arguments.at(++at));
    return true;
}

bool Options::parse(const QStringList &arguments)
{
    bool onlyArguments = false;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        const QString &argument = arguments.at(at);
        if (!onlyArguments && argument == QLatin1String("--"))
            onlyArguments = true;
        else if (onlyArguments || argument.size() < 2 || !argument.startsWith(QLatin1Char('-')))
            m_positional << argument;
        else if (!takeOption(argument, arguments, at))
            return false;
    }
    if (flag(QStringLiteral("base")) && value(QStringLiteral("base")).isEmpty())
        return refuse(Cli::tr("--base está vazio: diga a pasta de dados da base."));
    return true;
}

QString Options::baseFolder() const
{
    const QString given = value(QStringLiteral("base"));
    return given.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : given;
}

QString Options::usageLine() const
{
    QString line = QStringLiteral("lastro-cli ") + m_command;
    if (!m_arguments.isEmpty())
        line += QLatin1Char(' ') + m_arguments;
    for (const Option &option : m_options)
        if (option.name != QLatin1String("help"))
            line += QStringLiteral(" [%1]").arg(option.shown());
    return line;
}

QString Options::help() const
{
    QStringList lines{usageLine(), QStringLiteral("  ") + m_purpose};
    qsizetype width = 0;
    for (const Option &option : m_options)
        width = std::max(width, option.shown().size());
    for (const Option &option : m_options)
        lines << QStringLiteral("    %1  %2").arg(option.shown().leftJustified(width), option.help);
    return lines.join(QLatin1Char('\n'));
}

int Options::usage(const QString &problem) const
{
    say(problem);
    say(Cli::tr("Uso: %1").arg(usageLine()));
    say(Cli::tr("A ajuda: %1").arg(QStringLiteral("lastro-cli %1 --help").arg(m_command)));
    return Usage;
}

} // namespace lastro::cli
