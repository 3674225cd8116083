// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/rules.h"

namespace lastro::triage {

namespace {

constexpr Verdict suspicious = Verdict::Suspicious;
constexpr Verdict quarantined = Verdict::Quarantined;

/// Orders that put other orders out of force. "Desconsidere a versao anterior do formulario" is people's business.
std::vector<Rule> overrides()
{
    return {
        {"override", quarantined, {
            {"Ignore 1 All 3 Rules 2 Prior|Given", "Neg Artefact"},
            {"Ignore 1 All 2 Prior 2 Rules", "Neg Artefact"},
            {"Ignore 3 Rules 2 Prior|Given|Spot 8 Speak", "Neg Artefact"},
            {"Ignore 2 Yours 3 Rules", "Neg Artefact"},
            {"Ignore 3 system|sistema 1 Prompt", "Neg"},
            {"Ignore 3 Policy 2 Order", "Neg"},
            {"Ignore 1 All 3 Given|Prior 8 Order", "Neg"},
            {"Ignore 1 All 4 told|disseram|said|disse", "Neg"},
            {"Machine|Assistant&Called 5 Ignore 4 Rules|Policy", "Neg"},
            {"Rules 3 You 2 Given 4 Void|Neg", ""},
            {"Rules 3 You 2 Given 6 Void|expired", ""},
            {"Yours 1 Rules 4 Void", ""},
            {"Rules 3 Void|Neg 3 Obey|Order&Start 1 Only", ""},
            {"partir|from|after 2 Spot 3 New 2 Rules", "Artefact"},
            {"partir|from|after 2 Spot 2 vale|valem|apply|applies 3 New|Only", "Artefact"},
            {"Spot 1 Only 1 vale|valem|counts 1 Deictic 1 Chunk|Page", ""},
            {"Obey 1 Only 6 aqui|here|paragrafo|paragraph", ""},
            {"Reveal 4 system|sistema Prompt", "Neg"},
            {"Reveal 2 Yours 3 Prompt", "Neg"},
            {"Reveal 1 Prior 1 Prompt", "Neg"},
        }},
        {"override", suspicious, {
            {"Ignore 3 Rules 1 Prior|Given|Spot", "Neg Artefact Topic"},
            {"Ignore 1 Prior 1 Rules", "Neg Artefact Topic"},
            {"Ignore 3 Prompt", "Neg"},
            {"Ignore 2 Prior 1 Task", "Neg Artefact"},
            {"Ignore|stop|pare 5 Task ~3 instead|vez|lugar ~2 Order|Reveal", "Neg"},
            {"You 3 longer|mais 2 bound|restricted|sujeito|limitado 4 Limits", ""},
            {"Ignore 4 Rules 6 Speak", "Neg Artefact"},
            {"Obey 3 Deictic 1 Chunk", "Must"},
            {"Neg Follow 5 Given|Prior ~8 Order|Only", "Artefact telefone whatsapp phishing suspeit*"},
            {"Order&Start 1 Only 3 Canary|Amount", ""},
            {"Order 4 Canary", ""},
            {"New&Start Rules&Colon", "Artefact"},
            {"New&Start&Caps Rules&Caps", "Artefact"},
            {"Ignore All 2 Rules", "Neg Artefact Topic"},
            {"Ignore 1 All 2 Page 2 Prior", "Neg Artefact Topic"},
            {"Reveal 2 Yours 3 Setup", "Neg"},
            {"Ignore 4 task|tarefa ~2 instead|Order", "Neg Artefact"},
            {"system|admin|priority|sistema override", ""},
            {"override 1 Prior 1 Rules", ""},
            {"following 1 directive|instruction 1 Outrank", ""},
            {"output|print 2 words|word|phrase 4 Caps", ""},
            {"Answer 4 Secret Canary", ""},
        }},
    };
}

std::vector<Rule> addresses()
{
    return {
        {"addressed_to_assistant", quarantined, {
            {"Call 4 Machine|assistente|assistant|asistente&Called 2 Order|Ignore|Treat|Include|Omit&Start", ""},
            {"Call 3 answering 2 system|model|engine|assistant", ""},
            {"Machine|assistente|assistant|asistente&Called Ignore|Treat|Omit", "ao usar using"},
            {"Machine|assistente|assistant|asistente&Called Speak 1 que|that|only|apenas|somente|Amount|Canary", "ao usar using"},
        }},
        {"addressed_to_assistant", suspicious, {
            {"Machine|Assistant&Called&Start Order|Ignore|Treat|Omit", ""},
            {"Call 4 Assistant&Called 2 Order|Ignore|Treat|Omit&Start", ""},
            {"Call 1 ao|para|to 2 sistema|modelo|motor 2 respostas|responde", ""},
            {"Machine&Called 2 Speak|Ignore", "ao usar using"},
            {"Call 2 Machine 6 Rules 6 Given|Neg|Void", ""},
            {"Machine assistant|assistants|assistente|model&Called Order|Act|Reveal", "ao usar using"},
            {"assistant|assistente|modelo|agente 1 Machine&Called Order|Act|Reveal", "ao usar using"},
            {"Machine&Called&Start Order|Act|Reveal", ""},
            {"Call 3 to|for|para|ao|a 2 Machine|assistant|assistente&Called", ""},
            {"Call 1 to|for|para|aos|as|a 2 Machine&Colon", ""},
            {"Call|Rules&Start 1 to|for|para|aos|as|a 1 Machine 1 assistants|assistant|assistentes|models|agents&Colon", ""},
            {"Rules&Start 1 to|for|para|aos|as|a 1 Machine&Colon", ""},
            {"for|para 1 Machine 2 assistants|agents|models|systems|assistentes|agentes|modelos&Colon", ""},
            {"Machine&Start 1 assistants|agents|models|systems|assistentes|agentes|modelos reading|processing|parsing|lendo|que 4 Colon", ""},
            {"Machine 1 reviewer|revisor&Colon", ""},
            {"system&Caps message|override|note|update&Caps", ""},
            {"Include&Start 5 in|na|em Yours Reply|summary|resumo", "cliente customer Artefact fornecedor"},
            {"if|se 1 You 2 Machine|assistant|assistente|llm|model", ""},
            {"You 1 are|e 2 helpful|prestativo|util 1 assistant|assistente", ""},
            {"assistente|assistant 1 Must 1 now|agora 2 Act|Order|Include|exfiltrat*|Pass", ""},
            {"Machine|assistant|assistente 1 Must 1 Answer 2 Only|that|que|with 4 Amount|Canary|Number", ""},
        }},
        {"role_play", suspicious, {
            {"Play 4 You 2 Is 4 Privileged|Machine|assistant|assistente", ""},
            {"Play 4 Privileged 12 Approved|Order|confirm|Answer", "Screen"},
            {"@14 Play Approved Amount", ""},
            {"You 3 Is 5 Machine|assistant|assistente|agent|agente 4 Without|NoRules 2 Limits|called|chamado", ""},
            {"You 3 Is 5 NoRules", ""},
            {"You Is now|agora 4 Machine|assistant|assistente|NoRules|dan|mode|modo", ""},
            {"Play 6 Without 1 Limits", "incendio"},
            {"Play 3 NoRules", ""},
            {"Order 2 in|em|en|to 0 Language 8 Omit|Without|no 3 Source|citations", ""},
            {"Translate ~12 Alter 3 Figure", ""},
            {"@10 Reply Alter Figure All", "Screen"},
            {"Omit 1 out|as|the|las|los|o|os|a 1 Source", ""},
        }},
    };
}

std::vector<Rule> forgeries()
{
    return {
        {"forged_header", quarantined, {
            {"Treat 2 Deictic 2 Loose|Chunk 3 as|como 4 Official|Policy", "Neg anexo"},
            {"trate 3 Loose|Chunk 2 como 2 Policy|Official", "Neg"},
            {"Deictic 3 pagina|page|wiki|Chunk 3 outrank*|prevalec*|equival* 4 Policy|Official", "Neg Must"},
            {"Deictic 3 Loose|Chunk 3 Force 4 Policy|Official", "Neg"},
            {"pergunta|question 1 usuario|user&Colon ~12 Rewrite 2 Query", ""},
            {"users&Start question&Colon ~12 Rewrite", ""},
        }},
        {"forged_header", suspicious, {
            {"Treat 2 Deictic 2 Page|Chunk|prompt|message 4 truth|verdade", "Neg"},
            {"Deictic 3 pagina|page|wiki|trecho|snippet 3 Outrank 4 Policy|Official", "Neg"},
            {"selo|seal 1 Official 4 verbal*|phone|telefone|steward", ""},
            {"Approved|validated|validado 5 phone|telefone|verbal*", ""},
            {"Deictic 2 Page|Chunk 2 verified|verificad* 3 steward|Official", "Neg"},
            {"Role&Colon&Caps Deictic 3 Page|Chunk|Policy", ""},
        }},
        {"delimiter", quarantined, {
            {"fim|end|fin&Start 2 Context ~5 Role&Colon", ""},
        }},
        {"delimiter", suspicious, {
            {"fim|end|fin&Start 1 do|da|dos|das|of 1 Context ~6 Order&Start", ""},
            {"human|user&Colon ~14 assistant&Colon", ""},
        }},
        {"citation_laundering", quarantined, {
            {"Cite 2 Deictic 2 Page|Chunk 5 Copy 3 Id|IdRef", ""},
            {"Cite 2 Always 2 Chunk", ""},
            {"Cite 4 Deictic 2 Page|Chunk 8 fonte|source 3 IdRef", ""},
        }},
        {"citation_laundering", suspicious, {
            {"Credit&Start 4 Page|informacao|information|afirmacao|claim 7 Policy", "chamado grupo"},
            {"Cite 2 Deictic 2 Page|Chunk 5 Id", ""},
            {"Copy 3 Id 5 Chunk", "Screen mapa map"},
            {"Cite 10 Credit 5 Policy", ""},
            {"Cite 2 Always 2 primeiro|first 1 documento|document|source|fonte|resultado", ""},
            {"Credit&Start 8 Policy 5 Cite", ""},
            {"como|as 1 fonte|source 4 IdRef|Id", ""},
            {"como|as|if 2 estivesse|were|fosse|was 3 Policy", ""},
            {"Neg 1 citar|cite|cites|cita 1 Source", "imprensa"},
            {"no cites|cite|cita 1 Source", ""},
            {"no|without 1 citations|sources|citas", ""},
            {"Page 3 aspas|quotes|quotation 6 Policy", ""},
            {"Cite 1 Always 3 documento|document|source|fonte 6 Neg", ""},
        }},
    };
}

std::vector<Rule> notesToTheSteps()
{
    return {
        {"judge_note", quarantined, {
            {"Judge&Called 4 Deictic 1 Chunk", ""},
            {"Judge 6 Treat|Mark 3 Deictic 1 Chunk", ""},
            {"Mark 2 Plain 1 Chunk 3 Number|Full", "km"},
            {"Mark 1 Deictic 1 Chunk 3 as|como 3 Full|relevan*", ""},
            {"de&Start 3 Full 3 Deictic 1 Chunk", ""},
            {"de&Start 2 pontuacao|nota 4 Deictic 1 Chunk", ""},
            {"Plain 1 Chunk 8 Grade 1 Number|Full", "km rodovia* estrada*"},
            {"Plain 1 Chunk 4 Mark 3 Full|Number 2 Grade", "km rodovia* estrada*"},
            {"relevan* 3 Plain 1 Chunk 2 Number|Full", ""},
            {"Others 1 Chunk 6 de&Start|give|score|scored|grade|atribua 2 Number|zero", ""},
            {"quem|whoever 1 classific*|avalia|pontua|grades|scores|ranks 2 Chunk", ""},
            {"Plain 1 Chunk 3 answers|responde 3 Full 6 Grade|Mark", ""},
        }},
        {"judge_note", suspicious, {
            {"Plain 1 Chunk 3 answers|responde 3 Full", ""},
            {"@9 Mark Full Chunk Grade", ""},
            {"Others 1 candidat* 4 scored|rated 1 Number", ""},
            {"Order Number Number Number Number", ""},
            {"Judge&Called 8 Full 1 Grade", ""},
        }},
        {"rewrite_note", quarantined, {
            {"quando|when|ao|na|while 1 reescrev*|rewriting|reformul* 3 Query ~8 Set|Remove|Search|Include", "Screen"},
            {"when|quando|while|ao 1 rewriting|reescrever|reformular ~8 Set|Remove 4 Field|Filter|Audience", "Screen"},
            {"query rewriter|rewriting&Called", ""},
            {"Rewrite 3 user|users|usuario|s 2 Query 3 as|como|para|into|to|por", ""},
        }},
        {"rewrite_note", suspicious, {
            {"troque|substitua|replace 2 Query 1 por|with Start", "Screen"},
            {"refaca|redo 2 Search 1 como", "Screen"},
            {"turn|transforme|converta|convert 3 Query 5 into|em|to 2 Search|Query", ""},
            {"rewrite|rephrase|turn 4 Query 1 as|into|to", "Screen"},
            {"reescreva|reformule|transforme 2 Query 3 para|em|como", "Screen outras palavras"},
            {"Remove 3 Audience Filter", "Screen"},
            {"Remove 3 Filter 2 Audience", "Screen"},
            {"set 2 Field 1 to 2 false|true|all", "Screen record"},
            {"@10 Include|Search|Pass Search|Query Chat", "Screen"},
            {"@8 Search Chat Integral", "Screen"},
        }},
    };
}

std::vector<Rule> steering()
{
    return {
        {"redirects_people", suspicious, {
            {"Who 2 Serve 9 Steer 10 Email|Url|Amount|Pay", "telefone"},
            {"Who 2 Serve 3 Doubt 8 Must 14 Email|Url|Link|Pay", ""},
            {"Who 2 Serve 4 Doubt 8 Steer 10 Email|Url|Amount|Pay|Link", ""},
            {"Tell 8 Amount 5 Who 2 Ask", ""},
            {"Amount 5 a|to 1 Who 2 Ask", ""},
            {"Ask 9 Tell 9 Amount", "pedido"},
            {"@14 Who Always Steer&Steer Email|Url", ""},
        }},
        {"availability", suspicious, {
            {"Neg 1 Answer 3 All 2 Query", "imprensa jornalista* suspeit*"},
            {"Refuse 2 All 2 Query|request|requests|pedidos", "nota"},
            {"Say 4 Base 4 Unavailable", ""},
            {"Repeat 3 Unit 5 Times", "voz"},
            {"Always 1 Say 5 Neg|nothing|nada 2 Found", ""},
            {"Always 1 Say 3 nothing|nada 2 Found", ""},
            {"All 2 Query 4 Say 6 Neg 1 Found", ""},
            {"qualquer|whatever|All 5 Query 3 resposta|answer 5 Neg 1 Found", ""},
        }},
        {"tool_text", quarantined, {
            {"Read 5 Path ~8 Pass ~8 parametro|parameter|argumento|argument|campo|field|tool|ferramenta|response", ""},
            {"before|antes 4 tool|ferramenta 4 Read 5 Path", ""},
            {"Client 1 Must 2 Invoke 2 Destroy&Snake", ""},
            {"client|cliente|agent|agente 3 Invoke 1 Destroy&Snake", ""},
        }},
        {"tool_text", suspicious, {
            {"Read 5 Path ~8 Pass", "manual"},
            {"Client 1 Must 1 Pass 6 conversa|conversation", ""},
            {"Invoke 1 Destroy&Snake", "script funcao"},
            {"@5 Secret&Snake Whole&Snake", ""},
            {"Client 1 Must 1 Invoke 1 Snake", ""},
            {"Machine|assistant|assistente|model 1 Must 1 Invoke 2 Snake", ""},
            {"Pass 4 Chat 4 parametro|argumento|argument|parameter|field|campo", ""},
        }},
        {"render_exfiltration", quarantined, {
            {"Include 8 Leak&Asked", ""},
            {"Include 6 Reply 6 Leak", ""},
        }},
        {"render_exfiltration", suspicious, {
            {"Include 5 Reply 6 Url", "Screen"},
            {"request|requisicao 2 Leak", ""},
            {"after|before 1 answering|responding|replying 8 Url|Email", ""},
            {"Pass|forward|encaminhe 8 Url|Email 3 before|antes 2 responding|answering|responder", ""},
            {"Include 8 url|endereco 3 query|parametro|param|parameter", "Screen"},
            {"historico|history|messages|mensagens 14 Leak", ""},
            {"exfiltrat*|exfiltr* 8 Chat|user|session|usuario", "Frame"},
            {"Include 6 Url 5 Reply", "Screen"},
            {"Include 4 Picture 5 Url", "Screen"},
            {"Include&Start 2 Always ~4 Url", "Screen"},
        }},
    };
}

} // namespace

const std::vector<Rule> &standardRules()
{
    static const std::vector<Rule> rules = [] {
        std::vector<Rule> all;
        for (const std::vector<Rule> &part : {overrides(), addresses(), forgeries(), notesToTheSteps(), steering()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return rules;
}

const Rulebook &standardRulebook()
{
    static const Rulebook book(standardRules());
    return book;
}

} // namespace lastro::triage
