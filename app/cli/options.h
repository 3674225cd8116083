// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCommandLineParser>

namespace lastro::cli {

/// A parser with --base, --json and the command's own options. parse() says what is wrong and gives false.
class Options {
public:
    explicit Options(const QString &command, const QString &positional, const QString &positionalHelp);

    void addFlag(const QString &name, const QString &help);
    void addValue(const QString &name, const QString &valueName, const QString &help);

    /// False: usage was shown, the command ends with usageStatus().
    bool parse(const QStringList &arguments);
    int usageStatus() const { return m_helpAsked ? Done : Usage; }
    int usage(const QString &problem) const;

    bool flag(const QString &name) const { return m_parser.isSet(name); }
    QString value(const QString &name) const { return m_parser.value(name); }
    QStringList positional() const { return m_parser.positionalArguments(); }
    bool json() const { return flag(QStringLiteral("json")); }
    QString baseFolder() const { return cli::baseFolder(m_parser); }

private:
    QCommandLineParser m_parser;
    QString m_command;
    bool m_helpAsked = false;
};

} // namespace lastro::cli
