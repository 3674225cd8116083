// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/serverwords.h"

#include <QCoreApplication>

namespace lastro::words {

namespace {
struct ServerWords {
    Q_DECLARE_TR_FUNCTIONS(ServerWords)
};
} // namespace

using base::ErrorCode;

QString serverWords(ErrorCode code)
{
    switch (code) {
    case ErrorCode::EndpointInvalid: return ServerWords::tr("A descrição do servidor de modelos tem um erro. Corrija o campo indicado.");
    case ErrorCode::EndpointUnknown: return ServerWords::tr("Não há servidor de modelos com este nome nas preferências.");
    case ErrorCode::EndpointNotAllowed: return ServerWords::tr("A política desta base não deixa dados irem a este servidor. Nada foi enviado.");
    case ErrorCode::ServerNotFound: return ServerWords::tr("Não há servidor com este nome. Confira o endereço e a rede.");
    case ErrorCode::ServerRefused: return ServerWords::tr("O servidor não aceitou a conexão ou não fala HTTP. Confira a porta e se o programa dele está aberto.");
    case ErrorCode::ServerTlsFailed: return ServerWords::tr("A conexão segura falhou: o certificado do servidor não é confiável. Nada foi enviado.");
    case ErrorCode::ServerProxyFailed: return ServerWords::tr("O proxy da rede não deixou passar. Confira o proxy do sistema.");
    case ErrorCode::ServerTimedOut: return ServerWords::tr("O servidor não respondeu a tempo. Tente de novo ou aumente o prazo.");
    case ErrorCode::ServerRedirected: return ServerWords::tr("O servidor manda a outro endereço, que não é seguido. Corrija o endereço.");
    case ErrorCode::KeyInvalid: return ServerWords::tr("Isto não serve de chave: use só letras, números e sinais, sem espaços nem acentos.");
    case ErrorCode::KeyRefused: return ServerWords::tr("O servidor recusou a chave. Confira se ela está completa e ainda vale.");
    case ErrorCode::KeyForbidden: return ServerWords::tr("A chave é conhecida, mas não dá direito a este uso. Peça a permissão ao provedor.");
    case ErrorCode::ServerPathWrong: return ServerWords::tr("O servidor responde, mas não neste caminho. Confira o fim do endereço (falta /v1?).");
    case ErrorCode::ServerModelMissing: return ServerWords::tr("O servidor não tem este modelo. Confira o nome do modelo.");
    case ErrorCode::ServerBusy: return ServerWords::tr("O servidor está ocupado ou limita os pedidos. Tente mais tarde.");
    case ErrorCode::ServerQuotaSpent: return ServerWords::tr("O crédito no provedor acabou. Recarregue-o ou use outro servidor.");
    case ErrorCode::ServerFailed: return ServerWords::tr("O servidor de modelos falhou. Tente de novo.");
    case ErrorCode::ServerRequestRefused: return ServerWords::tr("O servidor de modelos recusou o pedido. Confira o modelo e os parâmetros.");
    case ErrorCode::ServerSentHtml: return ServerWords::tr("Veio uma página em vez de uma resposta. Confira a porta, ou se a rede pede que você entre nela.");
    case ErrorCode::ServerIncompatible: return ServerWords::tr("O servidor responde, mas não fala o protocolo da OpenAI. Confira o endereço.");
    case ErrorCode::PromptTooLong: return ServerWords::tr("O texto passa do que o modelo aceita. Use um modelo com mais contexto.");
    case ErrorCode::AnswerIncomplete: return ServerWords::tr("A resposta do modelo foi cortada no meio e não vale. Tente de novo.");
    case ErrorCode::AnswerTooLarge: return ServerWords::tr("A resposta do modelo é grande demais e foi abandonada.");
    case ErrorCode::AnswerInvalid: return ServerWords::tr("O modelo não respondeu na forma pedida; a resposta não vale. Tente outro modelo.");
    case ErrorCode::LocalModelMissing: return ServerWords::tr("O arquivo do modelo de linguagem não está no lugar. Escolha um arquivo GGUF.");
    case ErrorCode::LocalModelUnreadable: return ServerWords::tr("O arquivo do modelo de linguagem não pôde ser lido. Verifique a permissão de leitura e o disco.");
    case ErrorCode::LocalModelNotGguf: return ServerWords::tr("Este arquivo não é um modelo GGUF. Escolha um arquivo que termine em .gguf, baixado por inteiro.");
    case ErrorCode::LocalServerMissing: return ServerWords::tr("O programa llama-server não foi encontrado. Instale-o, ou escolha nas preferências onde ele está.");
    case ErrorCode::LocalServerFailed: return ServerWords::tr("O llama-server não se mantém de pé com este modelo. Veja o detalhe técnico; um modelo menor ou menos contexto pode resolver.");
    case ErrorCode::LocalServerForeign: return ServerWords::tr("No endereço do modelo local responde outro modelo ou outro programa, que não é usado.");
    case ErrorCode::SpendCeilingReached: return ServerWords::tr("O teto de gasto foi atingido. O programa segue sem o modelo de linguagem.");
    default: return {};
    }
}

} // namespace lastro::words
