// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lastro::desktop {

/// What the program was called with. Read without an application, so that help and version need no display.
struct CommandLine {
    enum class Problem { None, UnknownOption, MissingValue, UnknownLanguage, UnexpectedArgument };

    QString base;                    ///< empty = the platform's data location
    QString language;                ///< "pt_BR" | "en"; empty = not said
    bool help = false;
    bool version = false;
    Problem problem = Problem::None;
    QString culprit;                 ///< as written

    /// arguments: without the program's name.
    static CommandLine read(const QStringList &arguments);
};

/// In the language whose translator is installed.
QString helpText();
QString problemText(const CommandLine &line);

} // namespace lastro::desktop
