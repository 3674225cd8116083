// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QHash>

namespace lastro::cli {

/// The options of a command, --base, --json and --help among them: what they are, and what was given.
class Options {
public:
    /// arguments: the names of what is no option, as shown ("PERGUNTA"), or empty.
    Options(const QString &command, const QString &arguments, const QString &purpose);

    void addFlag(const QString &name, const QString &help);
    void addValue(const QString &name, const QString &valueName, const QString &help);

    /// "--name value", "--name=value"; what comes after "--" is no option. False: problem() says why.
    bool parse(const QStringList &arguments);
    QString problem() const { return m_problem; }
    bool helpAsked() const { return m_helpAsked; }

    bool flag(const QString &name) const { return m_given.contains(name); }
    QString value(const QString &name) const { return m_given.value(name); }
    QStringList positional() const { return m_positional; }
    bool json() const { return flag(QStringLiteral("json")); }
    /// The --base folder, or the platform's data location.
    QString baseFolder() const;

    QString usageLine() const;      ///< "lastro-cli ask PERGUNTA --base PASTA [--area ÁREA] ..."
    QString help() const;           ///< usage line, purpose, options with their help

    /// Says what is wrong and how it is done. Returns Usage.
    int usage(const QString &problem) const;

private:
    struct Option {
        QString name;
        QString valueName;          ///< empty: a flag
        QString help;
        QString shown() const;
    };
    const Option *find(const QString &name) const;
    bool refuse(const QString &problem);
    bool takeOption(const QString &argument, const QStringList &arguments, qsizetype &at);

    QString m_command;
    QString m_arguments;
    QString m_purpose;
    QList<Option> m_options;
    QHash<QString, QString> m_given;
    QStringList m_positional;
    QString m_problem;
    bool m_helpAsked = false;
};

} // namespace lastro::cli
