// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/rulerwords.h"

#include "words/errorwords.h"

#include <QCoreApplication>

namespace lastro::words {

namespace {
struct RulerWords {
    Q_DECLARE_TR_FUNCTIONS(RulerWords)
};

QString questionWords(const QString &code, const QString &value)
{
    if (code == QLatin1String("not_json"))
        return RulerWords::tr("a linha não é um objeto JSON. %1").arg(value).trimmed();
    if (code == QLatin1String("no_id"))
        return RulerWords::tr("falta o “id” da pergunta.");
    if (code == QLatin1String("same_id"))
        return RulerWords::tr("outra pergunta já tem este “id”. %1").arg(value).trimmed();
    if (code == QLatin1String("no_question"))
        return RulerWords::tr("falta a pergunta (“question” ou “pergunta”).");
    if (code == QLatin1String("bad_day"))
        return RulerWords::tr("o dia deve ter a forma AAAA-MM-DD. %1").arg(value).trimmed();
    if (code == QLatin1String("bad_answerable"))
        return RulerWords::tr("“answerable” é true, false ou null.");
    if (code == QLatin1String("bad_list"))
        return RulerWords::tr("“%1” deve ser uma lista.").arg(value);
    if (code == QLatin1String("no_document"))
        return RulerWords::tr("em “expected”, falta o documento.");
    if (code == QLatin1String("nothing_expected"))
        return RulerWords::tr("“answerable” é true, mas “expected” não diz nenhuma fonte.");
    return {};
}

QString fileWords(const QString &code, const QString &value)
{
    if (code == QLatin1String("not_utf8"))
        return RulerWords::tr("o texto não está em UTF-8.");
    if (code == QLatin1String("bad_csv"))
        return RulerWords::tr("a linha não é CSV: há aspas abertas, ou colunas a mais.");
    if (code == QLatin1String("no_column"))
        return RulerWords::tr("o cabeçalho não tem a coluna “question” ou “pergunta”.");
    if (code == QLatin1String("not_a_run"))
        return RulerWords::tr("não é o resultado de lastro-cli eval --json.");
    if (code == QLatin1String("other_ruler"))
        return RulerWords::tr("os dois resultados são de réguas diferentes e não se comparam.");
    if (code == QLatin1String("no_such_pipeline"))
        return RulerWords::tr("o resultado não tem o pipeline %1.").arg(value);
    return {};
}
} // namespace

QString rulerSentence(const base::Error &error)
{
    if (error.code == base::ErrorCode::FileEmpty)
        return RulerWords::tr("Não há nenhuma pergunta aqui: cada linha é uma pergunta.") + QStringLiteral(" (") + error.subject + QLatin1Char(')');
    if (!error.detail.startsWith(QLatin1String("ruler:")))
        return errorSentence(error);
    const QString code = error.detail.section(QLatin1Char(':'), 1, 1);
    const QString value = error.detail.section(QLatin1Char(':'), 2);
    QString sentence = questionWords(code, value);
    if (sentence.isEmpty())
        sentence = fileWords(code, value);
    return error.subject.isEmpty() ? sentence : error.subject + QStringLiteral(": ") + sentence;
}

QString unknownKeySentence(const QString &key, const QString &file, int line, int lines)
{
    const QString place = file + QLatin1Char(':') + QString::number(line) + QStringLiteral(": ");
    return place + (lines > 1 ? RulerWords::tr("“%1” não é chave de uma régua e não conta (em %2 linhas).").arg(key).arg(lines)
                              : RulerWords::tr("“%1” não é chave de uma régua e não conta.").arg(key));
}

QString personalKindLabel(base::PersonalDatum::Kind kind)
{
    using Kind = base::PersonalDatum::Kind;
    switch (kind) {
    case Kind::Cpf: return RulerWords::tr("CPF");
    case Kind::Cnpj: return RulerWords::tr("CNPJ");
    case Kind::Email: return RulerWords::tr("e-mail");
    case Kind::Telephone: return RulerWords::tr("telefone");
    case Kind::Plate: return RulerWords::tr("placa");
    case Kind::Name: return RulerWords::tr("nome");
    }
    return {};
}

} // namespace lastro::words
