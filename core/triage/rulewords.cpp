// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/rulewords.h"

namespace lastro::triage {

namespace {

constexpr Words table[] = {
    // who is spoken to
    {"Machine", "chatbot* llm llms gpt* chatgpt copilot copiloto"},
    {"CapsMachine", "ia ai"},
    {"Assistant", "assistente assistant assistants asistente agente agent agents modelo model models sistema system maquina"},
    {"Client", "client cliente agente agent assistant assistente model modelo caller host"},
    {"Role", "assistente assistant asistente system sistema user usuario human humano instruction instrucao instrucoes"},
    {"Judge", "avaliador* evaluador* evaluator* judge judges juiz juez grader* rater* ranker* reranker* ranqueador* classificador*"},
    {"Call", "atencao attention nota note aviso notice lembrete reminder recado mensagem message dear caro cara prezado prezada "
             "hey hello ola importante important ordem order comando command instrucao instruction"},
    {"You", "voce you tu te vc lhe"},
    {"Yours", "seu sua seus suas your yours tus teu tua teus tuas"},
    // what it is told to drop or to follow
    {"Ignore", "ignore ignorem ignorar ignora ignoren disregard desconsidere desconsiderem desconsiderar desconsidera esqueca esquecam esquecer "
               "forget olvida olvide olviden olvidar despreze desprezem descarte descartem overlook contrarie desobedeca "
               "disobey bypass contorne contornar contornem burle burlar burlem override overrule"},
    {"Rules", "instruc* instrucoes instruct* regra regras rule rules regla reglas diretri* directri* directive* guideline* "
              "guidance orientac* comando comandos command commands prompt prompts indicac* "
              "restricoes restrictions normas programming programacao"},
    {"Prompt", "prompt prompts programming"},
    {"Prior", "anterior* acima previous previously prior above earlier precedent* previa previas previos iniciais inicial initial "
              "original originais preceding foregoing arriba antes before ate previo passadas passados"},
    {"Given", "recebeu recebeste recebid* given received receive recibi* dadas dados dado passad* told disseram ensinad* pedido "
              "pedidas asked fornecid* configurad*"},
    {"All", "todas todos toda tudo all everything every any cada each qualquer quaisquer nenhuma nenhum anything ninguna"},
    {"New", "nova novas novo novos new nueva nuevas nuevo"},
    {"Spot", "linha ponto trecho paragrafo line point paragraph passage aqui here daqui sentence frase parrafo"},
    {"Void", "expir* venceu venceram void revogad* revoked obsolet* cancelad* canceled cancelled null nulas nulo invalid* superseded "
             "perderam suspens* over"},
    {"Follow", "siga sigam seguir follow obedec* obey comply cumpra acate atenda"},
    {"Obey", "obedec* obey comply acate"},
    {"Answer", "responda respondam responder responde responderas respond answer answers diga digam dizer dice say tell reply replies declare "
               "declarar afirme afirmar affirm conteste contestar contesta escreva escrever write print imprima output claim alegue confirme "
               "confirm conclua state conte emita devolva return retorne"},
    {"Speak", "responda respondam responder responde responderas respond answer diga digam say tell reply declare afirme affirm conteste contesta "
              "output print escreva write"},
    {"Order", "responda respondam responde respond answer diga digam dice di say tell reply declare afirme affirm conteste contesta escreva "
              "write print imprima output claim alegue confirme confirm emita devolva conte approve aprove conclua respondes"},
    {"Act", "execute stop pare forward encaminhe encode summarize resuma recomende recommend run ignore desconsidere disregard omita omit"},
    {"Reveal", "reveal revele output print show display list mostre exiba liste imprima repita repeat leak vaze"},
    {"Setup", "configuration configuracao instructions instrucoes directives diretrizes prompt rules regras"},
    {"Task", "task tarefa tarefas tasks context contexto conversation conversa"},
    {"Only", "apenas somente unicamente only exclusively exclusivamente solo solamente so just"},
    {"Always", "sempre always siempre invariavelmente"},
    {"Neg", "nao not nunca never jamais don doesn tampouco nem"},
    {"Without", "sem without sin no"},
    {"Must", "deve devem devera must should shall debe deben precisa precisam has need kindly please queira favor"},
    // what it speaks of
    {"Deictic", "este esta esse essa isto this deste desta neste nesta present presente current"},
    {"Chunk", "trecho trechos chunk chunks passage passages snippet snippets fragment* excerto excertos excerpt excerpts paragrafo "
              "paragrafos paragraph paragraphs parrafo"},
    {"Plain", "este esse this the o"},
    {"Loose", "pagina page wiki texto text nota note comentario comment conteudo content frase"},
    {"Page", "pagina page wiki texto text note nota comentario comment secao section conteudo content frase sentence statement"},
    {"Official", "oficial oficiais official* signed assinad* firmad* autoritativ* authoritative approved aprovad* vigente"},
    {"Policy", "politica politicas policy policies norma normas regulamento pdf pdfs official oficial law lei"},
    {"Treat", "trate tratem trata tratela tratelo treat considere considerem considera consider regard tome tomem encare"},
    {"Outrank", "outrank* prevalec* supersed* overrid* substitu* sobrepoe equival* supera precedence replaces equals"},
    {"Force", "forca peso valor validade force weight value valor authority autoridade"},
    {"Topic", "sobre about regarding concerning quanto"},
    {"Artefact", "embalagem fabricante formulario form forms versao version cartaz etiqueta label planilha email mail edital manual painel folder "
                 "panfleto poster comunicado letter contrato catalogo aparelho equipamento quadro"},
    {"Cite", "citar cite cites cited citing citation citations cita citas citacao citacoes citarlo quote quotes quoting mencionar mencione mention "
             "reference referencie referenciar"},
    {"Credit", "attribut* atribua atribuir atribuya credit credite"},
    {"Source", "fonte fontes fuente fuentes source sources citation citations citacao citacoes cita citas references referencias"},
    {"Omit", "omit omita omite omitir oculte esconda leave hide suprima drop skip"},
    {"Id", "id ids identificador identifier identifiers"},
    {"Copy", "use usar copie copiar copy utilize take pegue"},
    {"Grade", "nota notas score scored scores pontuacao pontuacoes puntuacion grade rating valor relevan*"},
    {"Mark", "atribua atribuir give assign assigned merece deserves score scored rate rated classifique marque rank avalie output puntue"},
    {"Full", "maxima maximo top highest alta plenamente totalmente completo completely fully inteiramente integralmente maior perfect"},
    {"Others", "demais outros outras outro other others rest restantes restante resto"},
    {"Rewrite", "reescrev* rewrit* reformul* refaca refaz rephras* troque trocar replace turn transform* converta convert substitua change"},
    {"Query", "pergunta perguntas consulta consultas busca buscas question questions query queries search searches pesquisa pregunta preguntas"},
    {"Search", "busca buscas busque search searches procure procurar pesquise pesquisa pesquisas buscar look"},
    {"Filter", "filtro filtros filter filters restricao restriction restrictions restricoes escopo scope"},
    {"Audience", "publico audience area areas acesso access"},
    {"Remove", "retire remov* drop sem without tire ignore elimine strip desative disable"},
    {"Set", "set defina marque mark coloque force ajuste mude considere"},
    {"Field", "vigente vigentes arquivado arquivados area audience publico status in_force archived selo seal"},
    {"Screen", "clique click tela botao button painel dashboard relatorio report planilha menu opcao"},
    {"Chat", "conversa conversas conversation conversacion historico history chat historial dialogo"},
    {"Integral", "integral inteira inteiro completo completa full whole entire texto text todo toda"},
    {"Reply", "resposta respostas answer answers reply replies response responses respuesta"},
    {"Include", "inclua incluam include append add acrescente adicione insira insert mostre show exiba display coloque anexe attach finish termine "
                "encerre end finalize feche embed ponha put"},
    {"Picture", "imagem image picture img figura logo pixel"},
    {"Link", "link links enlace url endereco address hyperlink hiperlink"},
    // people
    {"Who", "quem whoever anyone anybody colleagues todos quien quienes those staff people everyone everybody colegas atendentes "
            "agents employees colaboradores alguem someone somebody"},
    {"Serve", "responder responda responde respondem responderem atende atender atendem answers answering answer handling handle handles "
              "replying reply replies tirar tirarem tira tiram esclarecer esclarece orienta orientar serving contesta contesten responden"},
    {"Doubt", "duvida duvidas question questions query queries pergunta perguntas dudas duda consultas colegas colleagues inquiries requests"},
    {"Ask", "pergunt* ask asks asked asking pregunt* indag* questionar questionarem quiser"},
    {"Steer", "orientar oriente orientem indicar indique indiquem direcionar direcione direct point refer tell informar informe informem "
              "instruct instrua diga digam dizer respondam responda say encaminhar recomendar recomende"},
    {"Tell", "informe informem diga digam respondam responda tell say answer reply conteste give"},
    {"Pay", "pix conta bank account bancarios bancaria bancarias pagamento payment payments boleto deposito"},
    {"Frame", "exemplo example examples exemplos phishing golpe golpes ataque ataques attack attacks attacker attackers atacante invasor fraude "
              "injecao injection ejemplo malicioso malicious"},
    // played roles
    {"Play", "simular simule simulemos finja finjam pretend imagine imaginemos aja act acts assuma assume suponha suppose conta roleplay "
             "behave comporte interprete"},
    {"Privileged", "auditor auditora administrador administrator admin root diretor diretora director cfo ceo presidente developer desenvolvedor dan "
                   "gerente superuser"},
    {"Is", "e es are is eres act agora now"},
    {"NoRules", "unrestricted irrestrito unfiltered jailbreak jailbroken"},
    {"Limits", "restriction restricao restricoes restrictions regras rules filtros filters limites limits restricciones"},
    {"Approved", "aprovou aprovado aprovada aprovados approved liberou liberado liberada autorizou autorizado authorized"},
    {"Language", "espanhol espanol spanish ingles english frances french alemao german italiano italian russo russian chines chinese latim "
                 "portugues portuguese"},
    {"Translate", "translat* traduz* traduc*"},
    {"Alter", "raise aumente aumentar multiply multiplique double dobre triple triplique altere alter change mude troque inflate divide divida"},
    {"Figure", "amount amounts valor valores numero numeros number numbers limite limites value values cifra cifras figure figures prazo prazos"},
    // refusing by order
    {"Refuse", "recuse recusar refuse decline negue rejeite reject rechace"},
    {"Repeat", "repita repeat repitam escreva write print imprima"},
    {"Unit", "paragrafo paragraph texto text frase sentence word palavra phrase line linha trecho passage"},
    {"Times", "vezes times veces"},
    {"Base", "base assistente assistant sistema system service servico knowledge ferramenta tool bot chat"},
    {"Unavailable", "manutencao maintenance indisponivel unavailable offline ar down mantenimiento"},
    {"Say", "declare diga digam say claim declarem responda respondam reply afirme escreva alegue answer"},
    {"Found", "encontrei encontrad* found existe exists sei know localizad* localizei consta available disponivel encontre encontro"},
    // tools
    {"Read", "leia ler read open abra abrir cat lea"},
    {"Pass", "passe passar pass send envie enviar enviado include inclua conteudo content contents attach anexe put"},
    {"Invoke", "call calls invoke chame chamar invoque execute executar executa run trigger acione"},
    {"Destroy", "delete remove excluir apagar drop send enviar transfer transferir deletar purge forward wipe"},
    {"Secret", "senha senhas password passwords chave chaves key keys token tokens credencia* credential* secret secrets ssh passwd segredo"},
    {"Whole", "conteudo content contents full dump integral conversa conversation history historico entire inteira"},
    {"Context", "contexto context dados data trecho trechos documentos documents documento document chunk chunks passages evidencias sources fontes"},
};

} // namespace

std::span<const Words> standardWords()
{
    return table;
}

} // namespace lastro::triage
