// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/reportwords.h"

#include "words/errorwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lastro::preferences {

namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

using base::ErrorCode;

QString timeOutWords(const QString &detail)
{
    if (detail == QLatin1String("connecting"))
        return ReportWords::tr("A conexão nem começou: o endereço ou a porta não respondem.");
    if (detail == QLatin1String("first_byte"))
        return ReportWords::tr("A conexão abriu, mas nada veio; o modelo pode ainda estar carregando.");
    return detail == QLatin1String("silence") ? ReportWords::tr("A resposta começou e parou no meio.") : ReportWords::tr("A resposta veio devagar demais.");
}

/// What the error's detail adds for a person.
QString detailWords(const base::Error &error)
{
    if (error.detail.isEmpty())
        return {};
    switch (error.code) {
    case ErrorCode::ServerTimedOut: return timeOutWords(error.detail);
    case ErrorCode::ServerRefused:
        if (error.detail == QLatin1String("refused"))
            return ReportWords::tr("Nenhum programa escuta nesta porta.");
        if (error.detail == QLatin1String("closed"))
            return ReportWords::tr("O servidor desligou sem responder.");
        break;
    case ErrorCode::ServerBusy: return ReportWords::tr("Ele pede uma espera de %1 s.").arg(error.detail);
    case ErrorCode::ServerRedirected: return ReportWords::tr("Manda a %1.").arg(error.detail);
    case ErrorCode::EndpointInvalid:
    case ErrorCode::EndpointNotAllowed: return {};
    default: break;
    }
    return ReportWords::tr("Detalhe técnico: %1.").arg(error.detail);
}

QString formWords(llm::FormAsked form)
{
    switch (form) {
    case llm::FormAsked::JsonSchema: return ReportWords::tr("o servidor garante a forma da resposta");
    case llm::FormAsked::JsonObject: return ReportWords::tr("o servidor garante só que a resposta é JSON");
    case llm::FormAsked::InWords: return ReportWords::tr("a forma da resposta é só pedida em palavras");
    case llm::FormAsked::None: break;
    }
    return {};
}

QString failureSentence(const llm::ConnectionReport &report)
{
    QStringList sentences{words::errorSentence(*report.error)};
    if (report.keyMissing)
        sentences << ReportWords::tr("Nenhuma chave está guardada, e este provedor pede uma.");
    if (const QString detail = detailWords(*report.error); !detail.isEmpty())
        sentences << detail;
    return sentences.join(QLatin1Char(' '));
}

} // namespace

QString reportSentence(const llm::ConnectionReport &report, llm::Role role, const QString &asked)
{
    if (report.error)
        return failureSentence(report);
    const QString model = report.servedModel.isEmpty() ? asked : report.servedModel;
    QStringList parts{ReportWords::tr("Funciona: %1 respondeu em %2 ms").arg(model, QLocale().toString(report.milliseconds))};
    if (role == llm::Role::Embeddings && report.dimensions > 0)
        parts << ReportWords::tr("%1 dimensões").arg(QLocale().toString(report.dimensions));
    else if (const QString form = formWords(report.form); !form.isEmpty())
        parts << form;
    QString sentence = parts.join(QStringLiteral("; ")) + QLatin1Char('.');
    if (!report.servedModel.isEmpty() && report.servedModel != asked)
        sentence += QLatin1Char(' ') + ReportWords::tr("Pedido: %1.").arg(asked);
    return sentence;
}

} // namespace lastro::preferences
