// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/configurationwords.h"

#include <QCoreApplication>

namespace lastro::words {

namespace {
struct ConfigurationWords {
    Q_DECLARE_TR_FUNCTIONS(ConfigurationWords)
};

QString valueWords(const QString &code, const QString &value)
{
    if (code == QLatin1String("bad_address"))
        return ConfigurationWords::tr("“%1” não é um endereço http, https, mailto ou tel.").arg(value);
    if (code == QLatin1String("outside"))
        return value.isEmpty() ? ConfigurationWords::tr("falta o caminho, que fica dentro da pasta.")
                               : ConfigurationWords::tr("“%1” não é um caminho dentro da pasta.").arg(value);
    if (code == QLatin1String("unknown_seal"))
        return ConfigurationWords::tr("“%1” não é um selo; use official, wiki ou minutes.").arg(value);
    if (code == QLatin1String("twice"))
        return ConfigurationWords::tr("duas fontes têm o caminho “%1”.").arg(value);
    if (code == QLatin1String("glossary_unreadable"))
        return ConfigurationWords::tr("o glossário “%1” não pôde ser lido.").arg(value);
    return {};
}

QString formWords(const QString &code)
{
    if (code == QLatin1String("unreadable"))
        return ConfigurationWords::tr("O arquivo não pôde ser lido; verifique a permissão.");
    if (code == QLatin1String("too_large"))
        return ConfigurationWords::tr("O arquivo é grande demais.");
    if (code == QLatin1String("syntax"))
        return ConfigurationWords::tr("não é JSON válido; falta ou sobra vírgula, aspas ou chave?");
    if (code == QLatin1String("not_object"))
        return ConfigurationWords::tr("deve ser um objeto, { … }.");
    if (code == QLatin1String("not_list"))
        return ConfigurationWords::tr("deve ser uma lista, [ … ].");
    if (code == QLatin1String("item_not_object"))
        return ConfigurationWords::tr("cada fonte deve ser um objeto, {\"path\": …, \"seal\": …}.");
    if (code == QLatin1String("not_text"))
        return ConfigurationWords::tr("deve ser um texto entre aspas.");
    if (code == QLatin1String("not_days"))
        return ConfigurationWords::tr("deve ser um número inteiro de dias, de 1 a 36500.");
    if (code == QLatin1String("row_short"))
        return ConfigurationWords::tr("cada linha do glossário é um termo e ao menos uma expansão.");
    if (code == QLatin1String("open_quote"))
        return ConfigurationWords::tr("aspas que abrem e não fecham.");
    if (code == QLatin1String("not_utf8"))
        return ConfigurationWords::tr("o texto não está em UTF-8.");
    return {};
}
} // namespace

QString configurationSentence(const QString &problem)
{
    const QString code = problem.section(QLatin1Char(':'), 0, 0);
    const QString key = problem.section(QLatin1Char(':'), 2, 2);
    const QString value = problem.section(QLatin1Char(':'), 3);
    const int line = problem.section(QLatin1Char(':'), 1, 1).toInt();
    const QString form = formWords(code);
    const QString what = form.isEmpty() ? valueWords(code, value) : form;
    if (what.isEmpty() || line <= 0)
        return what;
    return key.isEmpty() ? ConfigurationWords::tr("Linha %1: %2").arg(QString::number(line), what)
                         : ConfigurationWords::tr("Linha %1, “%2”: %3").arg(QString::number(line), key, what);
}

} // namespace lastro::words
