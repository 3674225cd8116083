// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/errorwords.h"

#include "words/configurationwords.h"
#include "words/serverwords.h"

#include <QCoreApplication>

namespace lastro::words {

namespace {
struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(ErrorWords)
};

using base::ErrorCode;

QString fileWords(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotFound: return ErrorWords::tr("O arquivo não está mais no lugar. Devolva-o à pasta ou atualize a base.");
    case ErrorCode::FileUnreadable: return ErrorWords::tr("O arquivo não pôde ser lido. Verifique a permissão de leitura e o disco, e atualize a base.");
    case ErrorCode::FileNotRegular: return ErrorWords::tr("Isto não é um arquivo comum, ou é um atalho para fora da pasta, e não é lido.");
    case ErrorCode::FileEmpty: return ErrorWords::tr("O arquivo está vazio: não há texto para indexar.");
    case ErrorCode::FileTooLarge: return ErrorWords::tr("O arquivo passa do limite de tamanho. Divida-o em partes menores e atualize a base.");
    case ErrorCode::FileDamaged: return ErrorWords::tr("O arquivo está danificado ou não é do tipo que o nome diz. Salve-o de novo a partir do original.");
    case ErrorCode::FileLocked: return ErrorWords::tr("O arquivo está protegido por senha. Salve uma cópia sem senha e atualize a base.");
    case ErrorCode::FileScanned: return ErrorWords::tr("As páginas são imagens digitalizadas, sem texto. Use uma versão com texto (OCR) e atualize a base.");
    case ErrorCode::FormatUnsupported: return ErrorWords::tr("Este tipo de arquivo não é lido. Salve-o como PDF, HTML, Markdown ou texto.");
    case ErrorCode::FileNameInvalid: return ErrorWords::tr("O nome deste arquivo ou pasta não é texto válido (UTF-8). Mude o nome e atualize a base.");
    case ErrorCode::FolderUnreadable: return ErrorWords::tr("Não há permissão para ler a pasta. Peça a permissão de leitura e atualize a base.");
    case ErrorCode::FolderIsFile: return ErrorWords::tr("Isto é um arquivo, e não uma pasta. Diga a pasta em que ele está.");
    case ErrorCode::FolderMissing: return ErrorWords::tr("A pasta não foi encontrada. Verifique o caminho, ligue o disco ou a rede em que ela está, ou remova a fonte.");
    default: return {};
    }
}

QString extractorWords(ErrorCode code)
{
    switch (code) {
    case ErrorCode::ExtractorMissing: return ErrorWords::tr("Falta a parte do programa que lê os arquivos (lastro-extract). Instale o programa de novo.");
    case ErrorCode::ExtractorCrashed: return ErrorWords::tr("A leitura deste arquivo falhou e foi interrompida. Os outros arquivos não foram afetados.");
    case ErrorCode::ExtractorTimedOut: return ErrorWords::tr("A leitura deste arquivo demorou demais e foi interrompida. Divida-o ou salve-o de novo.");
    case ErrorCode::ExtractorOutOfMemory: return ErrorWords::tr("A leitura deste arquivo pediu memória demais e foi interrompida. Divida-o ou salve-o de novo.");
    default: return {};
    }
}

QString baseWords(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NoWritePermission: return ErrorWords::tr("Não há permissão para gravar aqui. Peça a permissão ou escolha outra pasta para a base.");
    case ErrorCode::DiskFull: return ErrorWords::tr("O disco está cheio. O que já foi gravado está a salvo: libere espaço e continue.");
    case ErrorCode::BaseInUse: return ErrorWords::tr("Outra janela ou outro programa está gravando nesta base. Feche-o para poder alterar as fontes.");
    case ErrorCode::BaseNewer: return ErrorWords::tr("Esta base foi feita por uma versão mais nova do Lastro e não foi tocada. Atualize o programa para abri-la.");
    case ErrorCode::BaseForeign: return ErrorWords::tr("Os arquivos desta pasta são de outro programa e não foram tocados. Escolha outra pasta para a base.");
    case ErrorCode::BaseDamaged: return ErrorWords::tr("A base está danificada. Abra-a no programa ou execute lastro-cli index: o arquivo danificado é posto de lado e refeito; o que está nas pastas não se perde.");
    case ErrorCode::BaseMissing: return ErrorWords::tr("Não há base nesta pasta. Verifique o caminho ou adicione uma pasta para criar a base.");
    case ErrorCode::BaseIsFile: return ErrorWords::tr("O caminho da base é um arquivo, que não foi tocado, e não uma pasta. Escolha uma pasta para a base.");
    case ErrorCode::BaseUnreadable: return ErrorWords::tr("Não há permissão para ler a base. Peça a permissão de leitura ou escolha outra base.");
    case ErrorCode::BaseNotClosed: return ErrorWords::tr("A base não foi fechada por quem a gravou, e sem permissão para gravar na pasta não pode ser lida. Peça a quem a grava que a abra e feche, ou peça a permissão.");
    case ErrorCode::StoreFailed: return ErrorWords::tr("A base não respondeu como devia. Tente de novo; se continuar, feche e abra o programa.");
    default: return {};
    }
}

QString lostFileWords(ErrorCode code)
{
    switch (code) {
    case ErrorCode::IndexMissing: return ErrorWords::tr("Falta o índice da base; as fontes e os selos estão guardados. Abra a base no programa ou execute lastro-cli index para refazer o índice.");
    case ErrorCode::IndexOlder: return ErrorWords::tr("O índice é de uma versão anterior do Lastro; as fontes e os selos estão guardados. Abra a base no programa ou execute lastro-cli index para refazer o índice; os vetores são aproveitados.");
    case ErrorCode::StewardMissing: return ErrorWords::tr("Falta o arquivo das fontes e dos selos. Abra a base no programa ou execute lastro-cli index: ele é refeito a partir da última cópia de segurança, se houver uma.");
    case ErrorCode::StewardDamaged: return ErrorWords::tr("O arquivo das fontes e dos selos está danificado ou vazio. Abra a base no programa ou execute lastro-cli index: ele é posto de lado, sem ser apagado, e a última cópia de segurança toma o lugar.");
    default: return {};
    }
}

QString modelWords(ErrorCode code)
{
    switch (code) {
    case ErrorCode::ModelMissing: return ErrorWords::tr("O modelo de vetores não foi encontrado. A busca por palavras continua; instale o programa de novo para ter a busca por sentido.");
    case ErrorCode::ModelDamaged: return ErrorWords::tr("O arquivo do modelo de vetores está danificado. A busca por palavras continua; instale o programa de novo.");
    case ErrorCode::ModelFailed: return ErrorWords::tr("O modelo de vetores parou com um erro. A busca por palavras continua; tente de novo.");
    case ErrorCode::VectorWidthWrong: return ErrorWords::tr("Os vetores guardados são de outro modelo e não foram misturados. Atualize a base para refazê-los.");
    case ErrorCode::VectorNotFinite: return ErrorWords::tr("O modelo devolveu vetores inválidos e nada deles foi guardado. Tente de novo.");
    default: return {};
    }
}

QString inputWords(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Cancelled: return ErrorWords::tr("Interrompido.");
    case ErrorCode::QuestionEmpty: return ErrorWords::tr("Não há palavras na pergunta. Escreva o que você quer saber.");
    case ErrorCode::QuestionTooLong: return ErrorWords::tr("A pergunta passa de 4.000 caracteres. Fique só com o que você quer saber.");
    case ErrorCode::ConfigurationInvalid: return ErrorWords::tr("A configuração não pôde ser lida. Corrija o arquivo indicado e tente de novo.");
    case ErrorCode::KeychainUnavailable: return ErrorWords::tr("O chaveiro do sistema não está disponível: a chave vale só enquanto o programa está aberto.");
    case ErrorCode::Internal: break;
    default: return {};
    }
    return ErrorWords::tr("Algo falhou dentro do programa. Tente de novo; se continuar, feche e abra o programa.");
}

QString sentenceFor(ErrorCode code)
{
    for (const auto words : {fileWords, extractorWords, baseWords, lostFileWords, modelWords, serverWords, inputWords})
        if (const QString sentence = words(code); !sentence.isEmpty())
            return sentence;
    return inputWords(ErrorCode::Internal);
}
/// Why the policy of a base keeps its data from an endpoint; empty where the detail says no more than the code.
QString keptWords(const QString &detail)
{
    const std::pair<const char *, QString> reasons[] = {
        {"local_only", ErrorWords::tr("Esta base só deixa dados ficarem nesta máquina. Nada foi enviado; quem cuida da base pode permitir este servidor.")},
        {"not_listed", ErrorWords::tr("Este servidor não está entre os que esta base permite. Nada foi enviado.")},
        {"processor", ErrorWords::tr("Falta anotar quem opera este servidor. Nada foi enviado; anote-o nas preferências.")},
        {"country", ErrorWords::tr("Falta anotar o país deste servidor. Nada foi enviado; anote-o nas preferências.")},
        {"legal_basis", ErrorWords::tr("Falta anotar a base legal para enviar dados a este servidor. Nada foi enviado; anote-a nas preferências.")},
    };
    for (const auto &[known, words] : reasons)
        if (detail == QLatin1String(known))
            return words;
    return {};
}

/// Which ceiling was reached.
QString ceilingWords(const QString &detail)
{
    const std::pair<const char *, QString> ceilings[] = {
        {"turn", ErrorWords::tr("O teto de gasto de uma pergunta foi atingido. O programa segue sem o modelo de linguagem.")},
        {"day", ErrorWords::tr("O teto de gasto do dia foi atingido. O programa segue sem o modelo de linguagem.")},
        {"month", ErrorWords::tr("O teto de gasto do mês foi atingido. O programa segue sem o modelo de linguagem.")},
        {"calls", ErrorWords::tr("O número de chamadas por pergunta foi atingido. O programa segue sem o modelo de linguagem.")},
        {"unpriced", ErrorWords::tr("O preço deste modelo não é conhecido, e chamadas sem preço não são permitidas. Anote o preço nas preferências.")},
    };
    for (const auto &[known, words] : ceilings)
        if (detail == QLatin1String(known))
            return words;
    return {};
}

/// What the detail makes more exact than the code.
QString detailedSentence(const base::Error &error)
{
    switch (error.code) {
    case ErrorCode::ConfigurationInvalid: {
        const QString problem = configurationSentence(error.detail);
        return problem.isEmpty() ? QString() : ErrorWords::tr("A configuração tem um erro. %1 Corrija o arquivo e tente de novo.").arg(problem);
    }
    case ErrorCode::FolderMissing:
        return error.detail == QLatin1String("to_write") ? ErrorWords::tr("A pasta em que gravar não existe. Crie-a ou escolha outra.") : QString();
    case ErrorCode::FolderIsFile:
        return error.detail == QLatin1String("to_write") ? ErrorWords::tr("O lugar em que gravar é um arquivo, e não uma pasta. Escolha outra pasta.") : QString();
    case ErrorCode::EndpointNotAllowed: return keptWords(error.detail);
    case ErrorCode::SpendCeilingReached: return ceilingWords(error.detail);
    default: return {};
    }
}
} // namespace

QString errorSentence(const base::Error &error)
{
    QString sentence = detailedSentence(error);
    if (sentence.isEmpty())
        sentence = sentenceFor(error.code);
    const bool nothingToName = error.subject.isEmpty() || error.code == ErrorCode::Cancelled;
    return nothingToName ? sentence : sentence + QStringLiteral(" (") + error.subject + QLatin1Char(')');
}

QString noteSentence(const QString &code)
{
    const QString kind = code.section(QLatin1Char(':'), 0, 0);
    const QString value = code.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("bad_date"))
        return ErrorWords::tr("A data em “%1” não é uma data (use AAAA-MM-DD) e foi ignorada.").arg(value);
    if (kind == QLatin1String("bad_status"))
        return ErrorWords::tr("A situação “%1” é desconhecida; o documento vale como vigente.").arg(value);
    if (kind == QLatin1String("sidecar_invalid"))
        return ErrorWords::tr("O arquivo .meta.json ao lado não pôde ser lido e foi ignorado.");
    if (kind == QLatin1String("page_without_text"))
        return ErrorWords::tr("A página %1 não tem texto (imagem?) e não é encontrada na busca.").arg(value);
    if (kind == QLatin1String("encoding"))
        return ErrorWords::tr("O texto está na codificação %1 e foi convertido; confira os acentos.").arg(value);
    if (kind == QLatin1String("hidden_characters"))
        return ErrorWords::tr("Há caracteres invisíveis no texto; a busca os ignora.");
    if (kind == QLatin1String("struck_text"))
        return ErrorWords::tr("Há texto riscado, que ficou de fora.");
    if (kind == QLatin1String("index_rebuilt"))
        return ErrorWords::tr("O índice era de outra versão e será refeito a partir das fontes.");
    if (kind == QLatin1String("index_missing"))
        return ErrorWords::tr("O índice (index.db) faltava e será refeito a partir das fontes, que estão guardadas com os selos.");
    if (kind == QLatin1String("index_damaged"))
        return ErrorWords::tr("O índice (index.db) estava danificado: foi posto de lado como index.db.corrupt-DATA e será refeito a partir das fontes.");
    if (kind == QLatin1String("steward_restored"))
        return ErrorWords::tr("O arquivo das fontes e dos selos (steward.db) faltava ou estava danificado e voltou da última cópia de segurança; o danificado fica como steward.db.corrupt-DATA. Confira as fontes e os selos.");
    if (kind == QLatin1String("steward_damaged"))
        return ErrorWords::tr("O arquivo das fontes e dos selos (steward.db) estava danificado, sem cópia de segurança: foi posto de lado como steward.db.corrupt-DATA e começa vazio. Adicione as pastas de novo.");
    return ErrorWords::tr("Observação da leitura: %1").arg(code);
}

} // namespace lastro::words
