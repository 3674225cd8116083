// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/progresswords.h"

#include "words/errorwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lastro::library {

namespace {
struct ProgressWords {
    Q_DECLARE_TR_FUNCTIONS(ProgressWords)
};

const QString separator = QStringLiteral(" · ");

QString number(qint64 value) { return QLocale().toString(value); }
} // namespace

QString progressWords(const model::IndexProgress &progress)
{
    switch (progress.phase) {
    case model::IndexPhase::Listing: return ProgressWords::tr("Procurando arquivos…");
    case model::IndexPhase::Reading:
        return ProgressWords::tr("Lendo %1 de %Ln arquivos", nullptr, progress.filesTotal).arg(number(progress.filesDone)) + separator
            + ProgressWords::tr("%Ln seções", nullptr, int(progress.sections));
    case model::IndexPhase::Embedding:
        return ProgressWords::tr("Vetores: %1 de %2; a busca por palavras já funciona").arg(number(progress.vectorsDone), number(progress.vectorsTotal));
    case model::IndexPhase::Finishing: return ProgressWords::tr("Terminando…");
    }
    return {};
}

QString timeLeftWords(double seconds)
{
    if (seconds < 0)
        return {};
    if (seconds < 60)
        return ProgressWords::tr("falta menos de um minuto");
    const int minutes = qRound(seconds / 60);
    if (minutes < 90)
        return ProgressWords::tr("faltam cerca de %n min (±30 %)", nullptr, minutes);
    return ProgressWords::tr("faltam cerca de %1 h (±30 %)").arg(QLocale().toString(seconds / 3600, 'f', 1));
}

QString estimateWords(const model::IndexEstimate &estimate)
{
    QStringList parts;
    if (estimate.filesToRead > 0)
        parts << ProgressWords::tr("%Ln arquivos a ler", nullptr, estimate.filesToRead);
    if (estimate.passagesToEmbed > 0)
        parts << ProgressWords::tr("%Ln unidades para vetores", nullptr, int(estimate.passagesToEmbed))
              << ProgressWords::tr("~%1 tokens ±30 %").arg(number(estimate.tokens));
    if (parts.isEmpty())
        return {};
    const double minutes = estimate.seconds / 60;
    parts << (minutes < 1 ? ProgressWords::tr("menos de um minuto") : ProgressWords::tr("cerca de %Ln min", nullptr, qRound(minutes)));
    return ProgressWords::tr("Previsão: %1").arg(parts.join(separator));
}

int progressPermille(const model::IndexProgress &progress)
{
    switch (progress.phase) {
    case model::IndexPhase::Listing: return -1;
    case model::IndexPhase::Reading: return progress.filesTotal > 0 ? int(1000ll * progress.filesDone / progress.filesTotal) : -1;
    case model::IndexPhase::Embedding: return progress.vectorsTotal > 0 ? int(1000 * progress.vectorsDone / progress.vectorsTotal) : -1;
    case model::IndexPhase::Finishing: return 1000;
    }
    return -1;
}

QString reportWords(const model::IndexReport &report)
{
    if (report.stopped)
        return words::errorSentence(*report.stopped);
    if (report.cancelled)
        return ProgressWords::tr("Interrompido. O que foi lido já responde; a próxima atualização continua daqui.");
    QString words = ProgressWords::tr("%1 e %2 na base, em %3 s.", "documents, sections, seconds")
                        .arg(ProgressWords::tr("%Ln documentos", nullptr, report.documents), ProgressWords::tr("%Ln seções", nullptr, int(report.sections)),
                             QLocale().toString(std::max(report.seconds, 0.1), 'f', report.seconds < 10 ? 1 : 0));
    if (!report.failed.empty())
        words += QLatin1Char(' ') + ProgressWords::tr("%Ln arquivos não foram lidos.", nullptr, int(report.failed.size()));
    return words;
}

} // namespace lastro::library
