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
            {"Ignore 4 Rules 6 Answer", "Neg Artefact"},
            {"Ignore 3 Rules 2 Prior|Given|Spot 8 Answer", "Neg Artefact"},
            {"Ignore 2 Yours 3 Rules", "Neg Artefact"},
            {"Ignore 3 system|sistema 1 Prompt", "Neg"},
            {"Ignore 3 Prompt", "Neg"},
            {"Ignore 3 Policy 2 Order", "Neg"},
            {"Ignore 1 All 3 Given|Prior 8 Order", "Neg"},
            {"Ignore 1 All 4 told|disseram|said|disse", "Neg"},
            {"Machine|Assistant&Called 5 Ignore 4 Rules|Policy", "Neg"},
            {"Rules 3 You 2 Given 4 Void|Neg", ""},
            {"Rules 3 You 2 Given 6 Void|expired", ""},
            {"Yours 2 Rules 4 Void", ""},
            {"Rules 3 Void|Neg 3 Obey|Order&Start 1 Only", ""},
            {"Spot 3 New 2 Rules", "Artefact"},
            {"Spot 2 vale|valem|apply|applies 3 New|This", "Artefact"},
            {"Spot 1 Only 1 vale|valem|counts 1 Deictic 1 Chunk|Page", ""},
            {"Obey 3 Deictic 1 Chunk", ""},
            {"Obey 1 Only 6 Spot", ""},
            {"Neg Follow 5 Given|Prior ~8 Order|Only", "Artefact"},
            {"Ignore 2 Prior 1 Task", "Neg Artefact"},
            {"Ignore|stop|pare 5 Task ~3 instead|vez|lugar ~2 Order|Reveal", "Neg"},
            {"Reveal 4 system|sistema Prompt", "Neg"},
            {"Reveal 2 Yours 3 Prompt", "Neg"},
            {"You 3 longer|mais 2 bound|restricted|sujeito|limitado 4 Limits", ""},
        }},
        {"override", suspicious, {
            {"Ignore 3 Rules 1 Prior|Given|Spot", "Neg Artefact Topic"},
            {"Ignore 1 Prior 1 Rules", "Neg Artefact Topic"},
            {"Order&Start 1 Only 3 Canary|Amount", ""},
            {"Order 4 Canary", ""},
            {"New&Start Rules&Colon", "Artefact"},
            {"New&Start&Caps Rules&Caps", "Artefact"},
            {"Ignore All 2 Rules", "Neg Artefact Topic"},
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
            {"Call 4 Machine|Assistant&Called 2 Order|Ignore|Treat|Include|Repeat|Omit|Copy&Start", ""},
            {"Call 3 answering|resposta|respostas|responde 2 Assistant&Called", ""},
            {"Call 3 answering|question 2 system|model|engine", ""},
            {"Call 2 sistema|modelo|motor 2 resposta|respostas|responde", ""},
            {"Machine|Assistant&Called&Start Order|Ignore|Treat|Omit", "responder"},
            {"Machine|assistente|assistant|asistente&Called Order|Ignore|Treat|Omit", "responder"},
            {"Call 2 Machine 6 Rules 6 Given|Neg|Void", ""},
            {"Machine assistant|assistants|assistente|model&Called Order|Act|Reveal", ""},
            {"assistant|assistente|modelo|agente 1 Machine&Called Order|Act|Reveal", ""},
            {"Machine&Called&Start Order|Act|Reveal", ""},
        }},
        {"addressed_to_assistant", suspicious, {
            {"Call 3 to|for|para|ao|a 2 Machine|assistant|assistente&Called", ""},
            {"Call 1 to|for|para|aos|as|a 2 Machine&Colon", ""},
            {"Call|Rules&Start 1 to|for|para|aos|as|a 1 Machine 1 assistants|assistant|assistentes|models|agents&Colon", ""},
            {"Rules&Start 1 to|for|para|aos|as|a 1 Machine&Colon", ""},
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
            {"Treat 2 Deictic 2 Page|Chunk 3 as|como 4 Official|Policy|documento", "Neg anexo"},
            {"trate 3 Page|Chunk 2 como 2 Policy|Official", "Neg"},
            {"Deictic 3 Page|Chunk 3 Outrank 4 Policy|Official", "Neg"},
            {"Deictic 3 Page|Chunk 3 Force 4 Policy|Official", "Neg"},
            {"pergunta|question 1 usuario|user&Colon ~12 Rewrite 2 Query", ""},
            {"users&Start question&Colon ~12 Rewrite", ""},
        }},
        {"forged_header", suspicious, {
            {"selo|seal 1 Official 4 verbal*|phone|telefone|steward", ""},
            {"Approved|validated|validado 5 phone|telefone|verbal*", ""},
            {"Deictic 2 Page|Chunk 2 verified|verificad* 3 steward|Official", "Neg"},
            {"Role&Colon&Caps Deictic 3 Page|Chunk|Policy", ""},
        }},
        {"delimiter", quarantined, {
            {"fim|end|fin&Start 2 Context ~5 Role&Colon", ""},
            {"fim|end|fin&Start 1 do|da|dos|das|of 1 Context ~6 Order&Start", ""},
        }},
        {"delimiter", suspicious, {
            {"human|user|usuario&Colon ~14 assistant|assistente&Colon", ""},
        }},
        {"citation_laundering", quarantined, {
            {"Cite 2 Deictic 2 Page|Chunk 5 Copy 3 Id|IdRef", ""},
            {"Cite 2 Deictic 2 Page|Chunk 5 Id", ""},
            {"Copy 3 Id 5 Chunk|primeiro|first", "Screen"},
            {"@8 Copy Id Chunk", "Screen"},
            {"Cite 10 Credit 5 Policy", ""},
            {"Cite 2 Always 2 Chunk|primeiro|first", ""},
            {"Cite 4 Deictic 2 Page|Chunk 8 fonte|source 3 IdRef", ""},
        }},
        {"citation_laundering", suspicious, {
            {"Credit&Start 4 Page|informacao|information|afirmacao|claim 7 Policy", "chamado grupo"},
            {"Credit&Start 8 Policy 5 Cite", ""},
            {"como|as 1 fonte|source 4 IdRef|Id", ""},
            {"como|as|if 2 estivesse|were|fosse|was 3 Policy", ""},
            {"Neg 1 citar|cite|cites|cita 1 Source", "imprensa"},
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
            {"Judge 6 Treat|Mark 3 Chunk|candidat*", "fornecedor candidato"},
            {"Mark 3 Deictic 1 Chunk 3 Number|Full", ""},
            {"Mark 1 Deictic 1 Chunk 3 as|como 3 Full|relevan*", ""},
            {"@9 Mark|de Full Chunk Grade", ""},
            {"de&Start 3 Full 3 Deictic 1 Chunk", ""},
            {"de&Start 2 pontuacao|nota 4 Deictic 1 Chunk|candidato", ""},
            {"Deictic 1 Chunk 8 Grade 2 Number|Full", ""},
            {"Deictic 1 Chunk 4 Mark 3 Full|Number 2 Grade", ""},
            {"relevan* 3 Deictic 1 Chunk 2 Number|Full", ""},
            {"Others 1 Chunk|candidat* 10 Number|zero", "Screen"},
            {"quem|whoever 1 classific*|avalia|pontua|grades|scores|ranks 3 Chunk|candidat*", ""},
            {"Answer|list Number Number Number Number", ""},
            {"Deictic 1 Chunk 3 answers|responde 3 Full|completo 6 Grade|Mark", ""},
        }},
        {"judge_note", suspicious, {
            {"Deictic 1 Chunk 3 answers|responde 3 Full|completo", ""},
            {"every|all|todos 1 Others 2 candidat*|Chunk 4 Number", ""},
        }},
        {"rewrite_note", quarantined, {
            {"quando|when|ao|na|while 1 reescrev*|rewriting|reformul* ~8 Set|Remove|Search|Include", "Screen"},
            {"query rewriter|rewriting&Called", ""},
            {"Rewrite 3 user|users|usuario|s 2 Query 3 as|como|para|into|to|por", ""},
            {"troque|substitua|replace 2 Query 3 por|with|by", "Screen"},
        }},
        {"rewrite_note", suspicious, {
            {"refaca|redo 2 Search 1 como|as", "Screen"},
            {"turn|transforme|converta|convert 3 Query 5 into|em|to 2 Search|Query", ""},
            {"Rewrite 3 Query 5 as|para|into", "Screen outras palavras"},
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
            {"Read 4 Path ~8 Pass", "manual"},
            {"Client 1 Must 2 Invoke 2 Destroy&Snake", ""},
            {"client|cliente|agent|agente 1 Must|should 1 Pass 6 Chat", ""},
            {"client|cliente|agent|agente 3 Invoke 1 Destroy&Snake", ""},
        }},
        {"tool_text", suspicious, {
            {"Invoke 1 Destroy&Snake", "script funcao"},
            {"@5 Secret&Snake Whole&Snake", ""},
            {"Client 1 Must 1 Invoke 1 Snake", ""},
            {"Machine|assistant|assistente|model 1 Must 1 Invoke 2 Snake", ""},
            {"Pass 4 Chat 4 parametro|argumento|argument|parameter|field|campo", ""},
        }},
        {"render_exfiltration", quarantined, {
            {"Include 8 Leak", ""},
            {"Include 2 Picture|Link 5 Leak", ""},
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

} // namespace lastro::triage
