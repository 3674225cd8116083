<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="pt_BR">
<context>
    <name>AnswerWords</name>
    <message>
        <source>vigente desde %1</source>
        <translation>in force since %1</translation>
    </message>
    <message>
        <source>Segundo página da wiki, não oficial: %1</source>
        <translation>According to a wiki page, unofficial: %1</translation>
    </message>
    <message>
        <source>Não encontrei na base.</source>
        <translation>Not found in the base.</translation>
    </message>
    <message>
        <source>Pergunte em: %1 (%2).</source>
        <translation>Ask at: %1 (%2).</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>A base trata do assunto, mas não achei a resposta em um trecho. Leia o documento inteiro: %1.</source>
        <translation>The base deals with the subject, but no passage holds the answer. Read the whole document: %1.</translation>
    </message>
    <message>
        <source>Esta pergunta não pode ser respondida aqui.</source>
        <translation>This question cannot be answered here.</translation>
    </message>
    <message>
        <source>A pergunta não pôde ser respondida por um erro.</source>
        <translation>An error kept the question from being answered.</translation>
    </message>
    <message>
        <source>O que chegou mais perto:</source>
        <translation>What came nearest:</translation>
    </message>
    <message>
        <source>Outra fonte diz %1, em vez de %2: %3. Vale a fonte oficial.</source>
        <translation>Another source says %1 instead of %2: %3. The official source holds.</translation>
    </message>
    <message>
        <source>arquivado em %1</source>
        <translation>archived on %1</translation>
    </message>
    <message>
        <source>Sobre o que valia em %1:</source>
        <translation>About what was in force on %1:</translation>
    </message>
    <message>
        <source>De nada.</source>
        <translation>You are welcome.</translation>
    </message>
    <message>
        <source>Até logo.</source>
        <translation>See you.</translation>
    </message>
    <message>
        <source>Olá. Pergunte algo sobre os documentos desta base.</source>
        <translation>Hello. Ask something about the documents of this base.</translation>
    </message>
</context>
<context>
    <name>CalibrationWords</name>
    <message>
        <source>rigor %1, peso das palavras %2</source>
        <translation>strictness %1, weight of the words %2</translation>
    </message>
    <message>
        <source>Não dá para calibrar: são precisas ao menos %1 seções oficiais vigentes com título próprio, e a base tem %2.</source>
        <translation>Calibrating is not possible: at least %1 official sections in force with a heading of their own are needed, and the base has %2.</translation>
    </message>
    <message>
        <source>%1 perguntas tiradas dos títulos de %2 seções oficiais vigentes, feitas com a seção na base e sem ela.</source>
        <translation>%1 questions made of the headings of %2 official sections in force, asked with the section in the base and without it.</translation>
    </message>
</context>
<context>
    <name>ChatWords</name>
    <message>
        <source>cita uma seção que não foi consultada</source>
        <translation>cites a section that was not consulted</translation>
    </message>
    <message>
        <source>o trecho citado não está na seção</source>
        <translation>the quote is not in the section</translation>
    </message>
    <message>
        <source>o trecho citado é curto demais para provar</source>
        <translation>the quote is too short to prove anything</translation>
    </message>
    <message>
        <source>traz um número que o trecho citado não traz</source>
        <translation>has a number that the quote does not have</translation>
    </message>
    <message>
        <source>perde o “não” do trecho citado</source>
        <translation>loses the “not” of the quote</translation>
    </message>
    <message>
        <source>só uma página não oficial diz isso</source>
        <translation>only an unofficial page says so</translation>
    </message>
    <message>
        <source>diz o que o trecho citado não diz</source>
        <translation>says what the quoted passage does not say</translation>
    </message>
    <message>
        <source>confere com a fonte</source>
        <translation>matches the source</translation>
    </message>
    <message>
        <source>busca híbrida</source>
        <translation>hybrid search</translation>
    </message>
    <message>
        <source>busca só por palavras</source>
        <translation>search by words only</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>US$ %1</source>
        <translation>US$ %1</translation>
    </message>
    <message>
        <source>sem custo</source>
        <translation>no cost</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>área: %1</source>
        <translation>area: %1</translation>
    </message>
    <message>
        <source>no dia %1</source>
        <translation>on %1</translation>
    </message>
    <message>
        <source>só vigentes</source>
        <translation>in force only</translation>
    </message>
    <message>
        <source>arquivado em %1</source>
        <translation>archived on %1</translation>
    </message>
    <message>
        <source>arquivado</source>
        <translation>archived</translation>
    </message>
    <message>
        <source>vale só a partir de %1</source>
        <translation>in force only from %1</translation>
    </message>
    <message>
        <source>ainda não vigente</source>
        <translation>not yet in force</translation>
    </message>
    <message>
        <source>, p. %1</source>
        <translation>, p. %1</translation>
    </message>
    <message>
        <source>dono: %1</source>
        <translation>owner: %1</translation>
    </message>
    <message>
        <source>vigente desde %1</source>
        <translation>in force since %1</translation>
    </message>
    <message>
        <source>atualizado em %1</source>
        <translation>updated on %1</translation>
    </message>
    <message>
        <source>também versões arquivadas</source>
        <translation>archived versions too</translation>
    </message>
    <message>
        <source>“%1” lido como “%2”</source>
        <translation>“%1” read as “%2”</translation>
    </message>
    <message>
        <source>em cadeia</source>
        <translation>chained</translation>
    </message>
    <message>
        <source>documento inteiro</source>
        <translation>whole document</translation>
    </message>
    <message>
        <source>redigida por %1</source>
        <translation>worded by %1</translation>
    </message>
    <message>
        <source>menos de US$ %1</source>
        <translation>less than US$ %1</translation>
    </message>
    <message numerus="yes">
        <source>custo desconhecido (%n chamadas)</source>
        <translation>
            <numerusform>cost unknown (%n call)</numerusform>
            <numerusform>cost unknown (%n calls)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Buscando “%1”</source>
        <translation>Searching “%1”</translation>
    </message>
    <message>
        <source>Lendo %1</source>
        <translation>Reading %1</translation>
    </message>
    <message>
        <source>Área de quem pergunta.</source>
        <translation>Area of the person who asks.</translation>
    </message>
    <message>
        <source>Dia da vigência, AAAA-MM-DD; sem ele, hoje.</source>
        <translation>Day that must be in force, YYYY-MM-DD; today without it.</translation>
    </message>
    <message>
        <source>Diga uma pergunta, entre aspas.</source>
        <translation>Give a question, in quotes.</translation>
    </message>
    <message>
        <source>O dia deve ter a forma AAAA-MM-DD: %1</source>
        <translation>The day must have the form YYYY-MM-DD: %1</translation>
    </message>
    <message>
        <source>Área de quem procura.</source>
        <translation>Area of the person who searches.</translation>
    </message>
    <message>
        <source>Quantos trechos, 10 se não for dito.</source>
        <translation>How many passages, 10 if not given.</translation>
    </message>
    <message>
        <source>Diga as palavras, entre aspas.</source>
        <translation>Give the words, in quotes.</translation>
    </message>
    <message>
        <source>--limit vai de 1 a 1000.</source>
        <translation>--limit goes from 1 to 1000.</translation>
    </message>
    <message>
        <source>Nenhum trecho tem estas palavras.</source>
        <translation>No passage has these words.</translation>
    </message>
    <message>
        <source>Lendo %1 de %2: %3</source>
        <translation>Reading %1 of %2: %3</translation>
    </message>
    <message>
        <source>Vetores: %1 de %2, faltam cerca de %3 tokens (±30 %)%4</source>
        <translation>Vectors: %1 of %2, about %3 tokens left (±30 %)%4</translation>
    </message>
    <message>
        <source>, %1 s</source>
        <translation>, %1 s</translation>
    </message>
    <message>
        <source>Selo das pastas sem lastro.json.</source>
        <translation>Seal of folders without lastro.json.</translation>
    </message>
    <message>
        <source>Só palavras; os vetores ficam para depois.</source>
        <translation>Words only; the vectors are left for later.</translation>
    </message>
    <message>
        <source>Selo desconhecido: %1. Use official, wiki ou minutes.</source>
        <translation>Unknown seal: %1. Use official, wiki or minutes.</translation>
    </message>
    <message>
        <source>Interrompido; o que já foi lido está na base, e a próxima vez continua daqui.</source>
        <translation>Stopped; what has been read is in the base, and the next time goes on from here.</translation>
    </message>
    <message>
        <source>Mostra esta ajuda.</source>
        <translation>Shows this help.</translation>
    </message>
    <message>
        <source>Escreve um objeto JSON na saída padrão.</source>
        <translation>Writes one JSON object to standard output.</translation>
    </message>
    <message>
        <source>status não recebe argumentos.</source>
        <translation>status takes no arguments.</translation>
    </message>
    <message>
        <source>--base está vazio: diga a pasta de dados da base.</source>
        <translation>--base is empty: name the data folder of the base.</translation>
    </message>
    <message>
        <source>PASTA</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>Pasta de dados da base; sem ela, a pasta de dados do sistema.</source>
        <translation>Data folder of the base; without it, the system&apos;s data folder.</translation>
    </message>
    <message>
        <source>Opção desconhecida: %1</source>
        <translation>Unknown option: %1</translation>
    </message>
    <message>
        <source>--%1 não recebe valor.</source>
        <translation>--%1 takes no value.</translation>
    </message>
    <message>
        <source>Falta o valor de --%1.</source>
        <translation>A value is missing for --%1.</translation>
    </message>
    <message>
        <source>Uso: %1</source>
        <translation>Usage: %1</translation>
    </message>
    <message>
        <source>A ajuda: %1</source>
        <translation>For help: %1</translation>
    </message>
    <message>
        <source>Não lido: %1: %2</source>
        <translation>Not read: %1: %2</translation>
    </message>
    <message>
        <source>Lido com observação: %1: %2</source>
        <translation>Read with a remark: %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Encontrado(s) %1 trecho(s)</source>
        <translation>
            <numerusform>%1 passage found</numerusform>
            <numerusform>%1 passages found</numerusform>
        </translation>
    </message>
    <message>
        <source>PERGUNTA</source>
        <translation>QUESTION</translation>
    </message>
    <message>
        <source>Responde com trechos provados da base, ou diz que não encontrou.</source>
        <translation>Answers with proven passages of the base, or says that it found nothing.</translation>
    </message>
    <message>
        <source>ÁREA</source>
        <translation>AREA</translation>
    </message>
    <message>
        <source>DATA</source>
        <translation>DATE</translation>
    </message>
    <message>
        <source>NOME|none</source>
        <translation>NAME|none</translation>
    </message>
    <message>
        <source>PALAVRAS</source>
        <translation>WORDS</translation>
    </message>
    <message>
        <source>Mostra os trechos que chegam mais perto das palavras.</source>
        <translation>Shows the passages that come nearest to the words.</translation>
    </message>
    <message>
        <source>resposta ou recusa certa</source>
        <translation>right answer or refusal</translation>
    </message>
    <message>
        <source>%1: certas nas duas %2, em nenhuma %3, só em B %4, só em A %5; McNemar exato p = %6</source>
        <translation>%1: right in both %2, in neither %3, only in B %4, only in A %5; exact McNemar p = %6</translation>
    </message>
    <message>
        <source>  ganhas: %1</source>
        <translation>  won: %1</translation>
    </message>
    <message>
        <source>  perdidas: %1</source>
        <translation>  lost: %1</translation>
    </message>
    <message>
        <source>Compara dois resultados de eval sobre a mesma régua.</source>
        <translation>Compares two results of eval on the same ruler.</translation>
    </message>
    <message>
        <source>NOME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Qual pipeline comparar, de resultados com vários.</source>
        <translation>Which pipeline to compare, of results with several.</translation>
    </message>
    <message>
        <source>Diga dois resultados, gravados por eval --out.</source>
        <translation>Name two results, written by eval --out.</translation>
    </message>
    <message>
        <source>--%1 vai de %2 a %3.</source>
        <translation>--%1 goes from %2 to %3.</translation>
    </message>
    <message>
        <source>Não há pipeline chamado %1; use final, final-no-judge, rrf, words, vectors ou v1.</source>
        <translation>There is no pipeline called %1; use final, final-no-judge, rrf, words, vectors or v1.</translation>
    </message>
    <message>
        <source>--without-source é section, document ou both.</source>
        <translation>--without-source is section, document or both.</translation>
    </message>
    <message>
        <source>%1: pergunta %2 de %3, rodada %4 de %5</source>
        <translation>%1: question %2 of %3, round %4 of %5</translation>
    </message>
    <message>
        <source>A régua espera em %1 uma fonte que a base não tem: %2 %3</source>
        <translation>The ruler expects in %1 a source that the base does not have: %2 %3</translation>
    </message>
    <message>
        <source>Porta não atingida: --%1 %2, medido %3</source>
        <translation>Gate not met: --%1 %2, measured %3</translation>
    </message>
    <message>
        <source>RÉGUA.jsonl...</source>
        <translation>RULER.jsonl...</translation>
    </message>
    <message>
        <source>Mede a base com perguntas de fonte conhecida; vários arquivos são uma régua só.</source>
        <translation>Measures the base with questions of known source; several files are one ruler.</translation>
    </message>
    <message>
        <source>final, final-no-judge, rrf, words, vectors ou v1; final se não for dito.</source>
        <translation>final, final-no-judge, rrf, words, vectors or v1; final unless said.</translation>
    </message>
    <message>
        <source>Vários pipelines lado a lado.</source>
        <translation>Several pipelines side by side.</translation>
    </message>
    <message>
        <source>Pergunta tudo N vezes e mostra o que varia.</source>
        <translation>Asks everything N times and shows what varies.</translation>
    </message>
    <message>
        <source>Pergunta de novo sem a fonte certa: recusar é o certo. De vários pipelines, só no final.</source>
        <translation>Asks again without the right source: to refuse is right. Of several pipelines, only in final.</translation>
    </message>
    <message>
        <source>ARQUIVO</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>Grava também o objeto JSON neste arquivo.</source>
        <translation>Also writes the JSON object to this file.</translation>
    </message>
    <message>
        <source>Porta: abaixo (ou acima) disto o comando termina com 3.</source>
        <translation>Gate: below (or above) this the command ends with 3.</translation>
    </message>
    <message>
        <source>Porta: com mais invenções o comando termina com 3.</source>
        <translation>Gate: with more inventions the command ends with 3.</translation>
    </message>
    <message>
        <source>Diga a régua, um arquivo JSON Lines.</source>
        <translation>Name the ruler, a JSON Lines file.</translation>
    </message>
    <message>
        <source>pede um modelo</source>
        <translation>needs a model</translation>
    </message>
    <message>
        <source>perguntas</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>(nenhuma)</source>
        <translation>(none)</translation>
    </message>
    <message>
        <source>em %1 rodadas</source>
        <translation>in %1 rounds</translation>
    </message>
    <message>
        <source>menor</source>
        <translation>least</translation>
    </message>
    <message>
        <source>maior</source>
        <translation>most</translation>
    </message>
    <message>
        <source>média</source>
        <translation>mean</translation>
    </message>
    <message>
        <source>desvio</source>
        <translation>deviation</translation>
    </message>
    <message>
        <source>Nenhuma pergunta mudou de uma rodada a outra.</source>
        <translation>No question changed from one round to another.</translation>
    </message>
    <message>
        <source>Mudaram: %1</source>
        <translation>Changed: %1</translation>
    </message>
    <message>
        <source>Sem a seção certa</source>
        <translation>Without the right section</translation>
    </message>
    <message>
        <source>Sem o documento certo</source>
        <translation>Without the right document</translation>
    </message>
    <message>
        <source>%1: recusou %2 (%3)</source>
        <translation>%1: refused %2 (%3)</translation>
    </message>
    <message>
        <source>bloqueio permitido</source>
        <translation>blocking allowed</translation>
    </message>
    <message>
        <source>limiar</source>
        <translation>threshold</translation>
    </message>
    <message>
        <source>bloqueou</source>
        <translation>blocked</translation>
    </message>
    <message>
        <source>recusou sem a fonte</source>
        <translation>refused without the source</translation>
    </message>
    <message>
        <source>recusou sem resposta</source>
        <translation>refused without answer</translation>
    </message>
    <message>
        <source>Com no máximo 10 % bloqueadas por um só limiar: recusou %1</source>
        <translation>With at most 10 % blocked by a single threshold: refused %1</translation>
    </message>
    <message>
        <source>v1: políticas coladas no prompt (as respostas pedem um modelo de linguagem)</source>
        <translation>v1: policies pasted into the prompt (answers need a language model)</translation>
    </message>
    <message>
        <source>documentos no prompt, e oficiais vigentes que ficaram fora</source>
        <translation>documents in the prompt, and official ones in force left out</translation>
    </message>
    <message>
        <source>perguntas com a fonte certa no prompt</source>
        <translation>questions with the right source in the prompt</translation>
    </message>
    <message>
        <source>tokens do prompt (caracteres / 4)</source>
        <translation>tokens of the prompt (characters / 4)</translation>
    </message>
    <message>
        <source>tokens por pergunta, com pergunta e resposta</source>
        <translation>tokens a question, with question and answer</translation>
    </message>
    <message>
        <source>tokens por dia, %1 perguntas</source>
        <translation>tokens a day, %1 questions</translation>
    </message>
    <message>
        <source>USD por pergunta sem cache de prompt, e com</source>
        <translation>USD a question without prompt cache, and with</translation>
    </message>
    <message>
        <source>USD por dia sem cache de prompt, e com</source>
        <translation>USD a day without prompt cache, and with</translation>
    </message>
    <message>
        <source>Supõe USD %1 de entrada, %2 em cache e %3 de saída por milhão de tokens (padrões de %4), respostas de %5 tokens.</source>
        <translation>Assumes USD %1 for input, %2 cached and %3 for output per million tokens (defaults of %4), answers of %5 tokens.</translation>
    </message>
    <message>
        <source>recusou</source>
        <translation>refused</translation>
    </message>
    <message>
        <source>fonte errada</source>
        <translation>wrong source</translation>
    </message>
    <message>
        <source>invenção</source>
        <translation>invention</translation>
    </message>
    <message>
        <source>recusa errada</source>
        <translation>wrong refusal</translation>
    </message>
    <message>
        <source>contém a resposta</source>
        <translation>holds the answer</translation>
    </message>
    <message>
        <source>citações provadas</source>
        <translation>proven quotes</translation>
    </message>
    <message>
        <source>USD por pergunta</source>
        <translation>USD a question</translation>
    </message>
    <message>
        <source>tokens por pergunta</source>
        <translation>tokens a question</translation>
    </message>
    <message>
        <source>ms, p50</source>
        <translation>ms, p50</translation>
    </message>
    <message>
        <source>ms, p95</source>
        <translation>ms, p95</translation>
    </message>
    <message>
        <source>%1 perguntas, %2 com resposta na base e %3 sem; %4 documentos, %5 seções, %6 vetores; intervalos de Wilson, 95 %</source>
        <translation>%1 questions, %2 with an answer in the base and %3 without; %4 documents, %5 sections, %6 vectors; Wilson intervals, 95 %</translation>
    </message>
    <message>
        <source>etiqueta</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>área</source>
        <translation>area</translation>
    </message>
    <message numerus="yes">
        <source>%1 documento(s)</source>
        <translation>
            <numerusform>%1 document</numerusform>
            <numerusform>%1 documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seção(ões)</source>
        <translation>
            <numerusform>%1 section</numerusform>
            <numerusform>%1 sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vetor(es)</source>
        <translation>
            <numerusform>%1 vector</numerusform>
            <numerusform>%1 vectors</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sem mudança</source>
        <translation>%1 unchanged</translation>
    </message>
    <message>
        <source>Diga ao menos uma pasta: ainda não há base.</source>
        <translation>Give at least one folder: there is no base yet.</translation>
    </message>
    <message>
        <source>[PASTA...]</source>
        <translation>[FOLDER...]</translation>
    </message>
    <message>
        <source>Põe as pastas na base, ou as atualiza nela; sem pasta, atualiza todas as que a base já tem.</source>
        <translation>Adds the folders to the base, or updates them in it; without a folder, updates all that the base has.</translation>
    </message>
    <message>
        <source>Lastro pergunta a uma base de documentos e responde só com trechos provados.

Uso:</source>
        <translation>Lastro asks a base of documents and answers with proven passages only.

Usage:</translation>
    </message>
    <message>
        <source>lastro-cli help [COMANDO] | --help
  Mostra esta ajuda, ou a de um comando.
lastro-cli --version
  Mostra o nome e a versão.
</source>
        <translation>lastro-cli help [COMMAND] | --help
  Shows this help, or that of a command.
lastro-cli --version
  Shows name and version.
</translation>
    </message>
    <message>
        <source>Saída: 0 feito; 1 falhou ou foi interrompido; 2 uso errado; 3 um limite pedido não foi atingido.
As mensagens e o progresso vão para a saída de erros. Os avisos técnicos, em inglês, só aparecem com
a variável de ambiente QT_LOGGING_RULES, por exemplo QT_LOGGING_RULES=&apos;*.warning=true&apos;.</source>
        <translation>Exit status: 0 done; 1 failed or interrupted; 2 wrong usage; 3 a limit that was asked for was not met.
Messages and progress go to stderr. Technical warnings show only with the environment variable
QT_LOGGING_RULES, for example QT_LOGGING_RULES=&apos;*.warning=true&apos;.</translation>
    </message>
    <message>
        <source>Uso: lastro-cli %1 ...
A ajuda: lastro-cli --help</source>
        <translation>Usage: lastro-cli %1 ...
Help: lastro-cli --help</translation>
    </message>
    <message>
        <source>Comando desconhecido: %1</source>
        <translation>Unknown command: %1</translation>
    </message>
    <message>
        <source>Interrompido; o que já foi gravado está a salvo.</source>
        <translation>Interrupted; what was saved is safe.</translation>
    </message>
    <message>
        <source>A saída não pôde ser escrita inteira.</source>
        <translation>The output could not be written whole.</translation>
    </message>
    <message>
        <source>  linha %1: %2</source>
        <translation>  line %1: %2</translation>
    </message>
    <message>
        <source>Há dados pessoais nestas linhas, e nada foi gravado. Use --mask para trocá-los por marcas:</source>
        <translation>There are personal data in these lines, and nothing was written. Use --mask to put marks in their place:</translation>
    </message>
    <message>
        <source>Dados pessoais trocados por marcas:</source>
        <translation>Personal data replaced by marks:</translation>
    </message>
    <message>
        <source>%1 perguntas em %2; repetidas: %3</source>
        <translation>%1 questions in %2; repeated: %3</translation>
    </message>
    <message>
        <source>Colunas deixadas de fora: %1</source>
        <translation>Columns left out: %1</translation>
    </message>
    <message>
        <source>import ARQUIVO</source>
        <translation>import FILE</translation>
    </message>
    <message>
        <source>Faz de perguntas reais, em CSV ou JSON Lines, linhas de régua por marcar.</source>
        <translation>Makes of real questions, in CSV or JSON Lines, lines of a ruler still to be marked.</translation>
    </message>
    <message>
        <source>RÉGUA.jsonl</source>
        <translation>RULER.jsonl</translation>
    </message>
    <message>
        <source>Onde gravar a régua.</source>
        <translation>Where to write the ruler.</translation>
    </message>
    <message>
        <source>Troca dados pessoais por marcas como [CPF] e diz em que linhas.</source>
        <translation>Replaces personal data by marks such as [CPF] and says in which lines.</translation>
    </message>
    <message>
        <source>Diga ruler import e um arquivo.</source>
        <translation>Say ruler import and a file.</translation>
    </message>
    <message>
        <source>Diga em --out onde gravar a régua.</source>
        <translation>Say in --out where to write the ruler.</translation>
    </message>
    <message>
        <source>Mostra o que há na base e o que não foi lido.</source>
        <translation>Shows what the base holds and what was not read.</translation>
    </message>
    <message>
        <source>vetores: %1 de %2</source>
        <translation>vectors: %1 of %2</translation>
    </message>
    <message>
        <source>Sem vetores de cada palavra: ocupa menos disco e acha menos paráfrases.</source>
        <translation>No vectors of single words: takes less disk and finds fewer paraphrases.</translation>
    </message>
    <message>
        <source>vetores de palavras: %1</source>
        <translation>word vectors: %1</translation>
    </message>
    <message>
        <source>Mede com este rigor do juiz em vez do da base.</source>
        <translation>Measures with this strictness of the judge instead of the base&apos;s.</translation>
    </message>
    <message>
        <source>Mede com este peso das palavras em vez do da base.</source>
        <translation>Measures with this weight of the words instead of the base&apos;s.</translation>
    </message>
    <message>
        <source>Use --apply, --reset, ou --floor e --words-weight, uma coisa de cada vez.</source>
        <translation>Use --apply, --reset, or --floor and --words-weight, one thing at a time.</translation>
    </message>
    <message>
        <source>Gravado: %1</source>
        <translation>Stored: %1</translation>
    </message>
    <message>
        <source>peso das palavras</source>
        <translation>weight of the words</translation>
    </message>
    <message>
        <source>em 1º lugar</source>
        <translation>in 1st place</translation>
    </message>
    <message>
        <source>entre os 5 primeiros</source>
        <translation>among the first 5</translation>
    </message>
    <message>
        <source>rigor</source>
        <translation>strictness</translation>
    </message>
    <message>
        <source>bloqueadas com a seção</source>
        <translation>blocked with the section</translation>
    </message>
    <message>
        <source>recusadas sem a seção</source>
        <translation>refused without the section</translation>
    </message>
    <message>
        <source>Em vigor: %1
Sugestão: %2</source>
        <translation>In force: %1
Suggestion: %2</translation>
    </message>
    <message>
        <source>pergunta %1 de %2</source>
        <translation>question %1 of %2</translation>
    </message>
    <message>
        <source>A sugestão foi gravada.</source>
        <translation>The suggestion was stored.</translation>
    </message>
    <message>
        <source>Nada foi gravado; --apply grava a sugestão.</source>
        <translation>Nothing was stored; --apply stores the suggestion.</translation>
    </message>
    <message>
        <source>Faz à base perguntas tiradas de seus próprios títulos e sugere o rigor do juiz e o peso das palavras.</source>
        <translation>Asks the base questions made of its own headings and suggests the strictness of the judge and the weight of the words.</translation>
    </message>
    <message>
        <source>Grava a sugestão.</source>
        <translation>Stores the suggestion.</translation>
    </message>
    <message>
        <source>Grava este rigor, sem perguntar nada: acima de 0 recusa mais, abaixo responde mais.</source>
        <translation>Stores this strictness without asking anything: above 0 refuses more, below answers more.</translation>
    </message>
    <message>
        <source>Grava este peso das palavras ao lado do sentido, sem perguntar nada.</source>
        <translation>Stores this weight of the words beside the meaning, without asking anything.</translation>
    </message>
    <message>
        <source>Volta ao padrão do programa.</source>
        <translation>Goes back to the program&apos;s default.</translation>
    </message>
    <message>
        <source>calibrate não recebe argumentos.</source>
        <translation>calibrate takes no arguments.</translation>
    </message>
    <message>
        <source>O dia de --from vem depois do de --to.</source>
        <translation>The day of --from comes after that of --to.</translation>
    </message>
    <message>
        <source>--by é day, month, role, model, endpoint, area ou question.</source>
        <translation>--by is day, month, role, model, endpoint, area or question.</translation>
    </message>
    <message>
        <source>Nenhuma chamada a modelo de linguagem de %1 a %2.</source>
        <translation>No call of a language model from %1 to %2.</translation>
    </message>
    <message>
        <source>chamadas</source>
        <translation>calls</translation>
    </message>
    <message>
        <source>falharam</source>
        <translation>failed</translation>
    </message>
    <message>
        <source>sem preço</source>
        <translation>no price</translation>
    </message>
    <message>
        <source>entrada</source>
        <translation>prompt</translation>
    </message>
    <message>
        <source>em cache</source>
        <translation>cached</translation>
    </message>
    <message>
        <source>saída</source>
        <translation>completion</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Mostra o que as perguntas a modelos de linguagem custaram nesta base.</source>
        <translation>Shows what questions to language models cost on this base.</translation>
    </message>
    <message>
        <source>Primeiro dia, AAAA-MM-DD; sem ele, o primeiro do mês.</source>
        <translation>First day, YYYY-MM-DD; without it, the first of the month.</translation>
    </message>
    <message>
        <source>Último dia; sem ele, hoje.</source>
        <translation>Last day; without it, today.</translation>
    </message>
    <message>
        <source>Uma linha por dia (se não for dito), month, role, model, endpoint, area ou question.</source>
        <translation>A line each day (if not said), month, role, model, endpoint, area or question.</translation>
    </message>
    <message>
        <source>Grava as linhas de --by como CSV; sem --by, cada chamada.</source>
        <translation>Saves the lines of --by as CSV; without --by, each call.</translation>
    </message>
    <message>
        <source>%1 não recebe argumentos.</source>
        <translation>%1 takes no arguments.</translation>
    </message>
    <message>
        <source>uma passagem</source>
        <translation>one pass</translation>
    </message>
    <message>
        <source>em cadeia</source>
        <translation>chained</translation>
    </message>
    <message>
        <source>documento inteiro</source>
        <translation>whole document</translation>
    </message>
    <message>
        <source>sem busca</source>
        <translation>no search</translation>
    </message>
    <message>
        <source>juiz local</source>
        <translation>local judge</translation>
    </message>
    <message>
        <source>modelo como juiz</source>
        <translation>model as judge</translation>
    </message>
    <message>
        <source>juiz de palavras em comum</source>
        <translation>judge of words in common</translation>
    </message>
    <message>
        <source>a busca não foi reformulada pelo modelo</source>
        <translation>the search was not reworded by the model</translation>
    </message>
    <message>
        <source>o modelo não avaliou os trechos</source>
        <translation>the model did not grade the passages</translation>
    </message>
    <message>
        <source>o modelo não escreveu a resposta, as palavras são as dos documentos</source>
        <translation>the model did not write the answer, the words are those of the documents</translation>
    </message>
    <message>
        <source>sem custo</source>
        <translation>no cost</translation>
    </message>
    <message>
        <source>%1 tokens de entrada (%2 em cache) e %3 de saída</source>
        <translation>%1 prompt tokens (%2 cached) and %3 of completion</translation>
    </message>
    <message>
        <source>busca por palavras e por sentido</source>
        <translation>search by words and by meaning</translation>
    </message>
    <message>
        <source>busca só por palavras</source>
        <translation>search by words only</translation>
    </message>
    <message>
        <source>escrita por %1</source>
        <translation>written by %1</translation>
    </message>
    <message>
        <source>Modelo de linguagem: %1 (%2)</source>
        <translation>Language model: %1 (%2)</translation>
    </message>
    <message>
        <source>Preço de %1: USD %2 de entrada, %3 em cache e %4 de saída por milhão de tokens</source>
        <translation>Price of %1: USD %2 for input, %3 cached and %4 for output a million tokens</translation>
    </message>
    <message>
        <source>Tokens de entrada por pergunta, final em relação ao v1: %1 %</source>
        <translation>Prompt tokens a question, final against v1: %1 %</translation>
    </message>
    <message>
        <source>v1: políticas coladas no prompt (conta feita com preços supostos)</source>
        <translation>v1: policies pasted in the prompt (reckoned with assumed prices)</translation>
    </message>
    <message>
        <source>destes, em cache</source>
        <translation>of these, cached</translation>
    </message>
    <message>
        <source>tokens de resposta por pergunta</source>
        <translation>completion tokens a question</translation>
    </message>
    <message>
        <source>modelo falhou em um passo</source>
        <translation>model failed in a step</translation>
    </message>
    <message>
        <source>Somente nesta máquina: nada da base nem das perguntas sai dela.</source>
        <translation>This machine only: nothing of the base or of questions leaves it.</translation>
    </message>
    <message>
        <source>Perguntas e trechos podem ir a: %1</source>
        <translation>Questions and passages may go to: %1</translation>
    </message>
    <message>
        <source>nesta máquina</source>
        <translation>on this machine</translation>
    </message>
    <message>
        <source>pode receber</source>
        <translation>may receive</translation>
    </message>
    <message>
        <source>Use --local-only ou --allow, não os dois.</source>
        <translation>Use --local-only or --allow, not both.</translation>
    </message>
    <message>
        <source>Diga a quem a base pode enviar: --allow NOME,...</source>
        <translation>Say to whom the base may send: --allow NAME,...</translation>
    </message>
    <message>
        <source>Mostra ou muda a quem esta base pode enviar perguntas e trechos.</source>
        <translation>Shows or changes to whom this base may send questions and passages.</translation>
    </message>
    <message>
        <source>Nada sai desta máquina, como no começo.</source>
        <translation>Nothing leaves this machine, as at the beginning.</translation>
    </message>
    <message>
        <source>NOME,...</source>
        <translation>NAME,...</translation>
    </message>
    <message>
        <source>Podem receber estes servidores, com operador, país e base legal anotados, e nenhum outro.</source>
        <translation>These servers may receive, with processor, country and legal basis noted, and no other.</translation>
    </message>
    <message>
        <source>Com este modelo de linguagem, que pode custar; sem ela, com nenhum.</source>
        <translation>With this language model, which may cost; without the option, with none.</translation>
    </message>
    <message>
        <source>Preço por milhão de tokens, para a conta do v1.</source>
        <translation>Price of a million tokens, for the reckoning of v1.</translation>
    </message>
    <message>
        <source>Na configuração dos modelos, isto não pôde ser lido: %1</source>
        <translation>In the setup of the models, this could not be read: %1</translation>
    </message>
    <message>
        <source>Não há modelo de linguagem chamado %1; use %2.</source>
        <translation>There is no language model called %1; use %2.</translation>
    </message>
    <message>
        <source>%1 não tem modelo para rewrite, judge nem answer.</source>
        <translation>%1 has no model for rewrite, judge or answer.</translation>
    </message>
    <message>
        <source>Modelos de linguagem deste arquivo JSON em vez dos das preferências.</source>
        <translation>Language models of this JSON file in place of those of the preferences.</translation>
    </message>
    <message>
        <source>Não há servidor de modelos chamado %1, nem nenhum outro.</source>
        <translation>There is no model server called %1, nor any other.</translation>
    </message>
    <message>
        <source>Não há servidor de modelos chamado %1; há: %2.</source>
        <translation>There is no model server called %1; there are: %2.</translation>
    </message>
    <message>
        <source>A base não pode ser gravada agora, e chamada sem registro não se faz: nenhum modelo de linguagem é usado. %1</source>
        <translation>The base cannot be written now, and no call is made without its record: no language model is used. %1</translation>
    </message>
    <message>
        <source>O teste não fica registrado na base. %1</source>
        <translation>The test is not recorded in the base. %1</translation>
    </message>
    <message>
        <source>O chaveiro do sistema não respondeu por %1; a chave também pode vir da variável de ambiente %2.</source>
        <translation>The system keychain did not answer for %1; the key may also come from the environment variable %2.</translation>
    </message>
    <message>
        <source>Não há chave para %1.</source>
        <translation>There is no key for %1.</translation>
    </message>
    <message>
        <source>fora desta máquina, sem operador anotado</source>
        <translation>not on this machine, no processor noted</translation>
    </message>
    <message>
        <source>preço desconhecido</source>
        <translation>price unknown</translation>
    </message>
    <message>
        <source>USD %1 de entrada, %2 em cache e %3 de saída por milhão de tokens</source>
        <translation>USD %1 for input, %2 cached and %3 for output a million tokens</translation>
    </message>
    <message>
        <source>, em uso</source>
        <translation>, in use</translation>
    </message>
    <message>
        <source>não pode ser usado: %1 (%2)</source>
        <translation>cannot be used: %1 (%2)</translation>
    </message>
    <message>
        <source>sem teto</source>
        <translation>no ceiling</translation>
    </message>
    <message>
        <source>Nenhum modelo de linguagem está configurado: as respostas usam as palavras dos documentos.</source>
        <translation>No language model is set up: answers use the words of the documents.</translation>
    </message>
    <message>
        <source>Tetos: pergunta %1, dia %2, mês %3; até %4 chamadas por pergunta; chamadas sem preço conhecido %5</source>
        <translation>Ceilings: question %1, day %2, month %3; up to %4 calls a question; calls without a known price %5</translation>
    </message>
    <message>
        <source>permitidas</source>
        <translation>allowed</translation>
    </message>
    <message>
        <source>proibidas</source>
        <translation>forbidden</translation>
    </message>
    <message>
        <source>funciona</source>
        <translation>works</translation>
    </message>
    <message>
        <source>%1 dimensões</source>
        <translation>%1 dimensions</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>  não foi dada nenhuma chave</source>
        <translation>  no key was given</translation>
    </message>
    <message>
        <source>  o servidor tem: %1</source>
        <translation>  the server has: %1</translation>
    </message>
    <message>
        <source>v1: pergunta %1 de %2</source>
        <translation>v1: question %1 of %2</translation>
    </message>
    <message>
        <source>%1 não tem nenhum modelo.</source>
        <translation>%1 has no model.</translation>
    </message>
    <message>
        <source>--role é rewrite, judge, answer, embeddings ou rerank.</source>
        <translation>--role is rewrite, judge, answer, embeddings or rerank.</translation>
    </message>
    <message>
        <source>Mostra os modelos de linguagem configurados, sem nenhuma chave, e testa a conexão.</source>
        <translation>Shows the language models that are set up, without any key, and tests the connection.</translation>
    </message>
    <message>
        <source>Faz a este servidor a menor chamada possível, que não leva nada da base.</source>
        <translation>Makes the smallest possible call to this server, which carries nothing of the base.</translation>
    </message>
    <message>
        <source>Só neste papel: rewrite, judge, answer, embeddings ou rerank.</source>
        <translation>In this role only: rewrite, judge, answer, embeddings or rerank.</translation>
    </message>
    <message>
        <source>--role só serve com --test.</source>
        <translation>--role only goes with --test.</translation>
    </message>
    <message>
        <source>Reformulando a busca</source>
        <translation>Rewording the search</translation>
    </message>
    <message>
        <source>Avaliando os trechos</source>
        <translation>Grading the passages</translation>
    </message>
    <message>
        <source>Escrevendo a resposta</source>
        <translation>Writing the answer</translation>
    </message>
    <message>
        <source>Só neste documento da base.</source>
        <translation>Only in this document of the base.</translation>
    </message>
    <message>
        <source>Modelo de linguagem, ou nenhum; sem ela, como nas preferências. A chave vem do chaveiro ou, de um nome dito, de LASTRO_API_KEY.</source>
        <translation>Language model, or none; without the option, as in the preferences. The key comes from the keychain or, of a name that is said, from LASTRO_API_KEY.</translation>
    </message>
    <message>
        <source>Não há na base um documento com este id: %1</source>
        <translation>The base has no document with this id: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 chamada(s)</source>
        <translation>
            <numerusform>%1 call</numerusform>
            <numerusform>%1 calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custo desconhecido de %1 chamada(s)</source>
        <translation>
            <numerusform>cost unknown of %1 call</numerusform>
            <numerusform>cost unknown of %1 calls</numerusform>
        </translation>
    </message>
    <message>
        <source>O “id” tinha dados pessoais e foi trocado:</source>
        <translation>The “id” held personal data and was replaced:</translation>
    </message>
    <message>
        <source>--out é o próprio arquivo que seria lido, e as perguntas de origem se perderiam: diga outro.</source>
        <translation>--out is the very file to be read, and the original questions would be lost: name another.</translation>
    </message>
    <message>
        <source>--out é a própria régua, que se perderia: diga outro arquivo.</source>
        <translation>--out is the ruler itself, which would be lost: name another file.</translation>
    </message>
    <message>
        <source>Porta: se a régua espera fontes que a base não tem, o comando termina com 3.</source>
        <translation>Gate: where the ruler expects sources that the base does not hold, the command ends with 3.</translation>
    </message>
</context>
<context>
    <name>ConfigurationWords</name>
    <message>
        <source>“%1” não é um endereço http, https, mailto ou tel.</source>
        <translation>“%1” is not an http, https, mailto or tel address.</translation>
    </message>
    <message>
        <source>falta o caminho, que fica dentro da pasta.</source>
        <translation>the path is missing; it lies inside the folder.</translation>
    </message>
    <message>
        <source>“%1” não é um caminho dentro da pasta.</source>
        <translation>“%1” is not a path inside the folder.</translation>
    </message>
    <message>
        <source>“%1” não é um selo; use official, wiki ou minutes.</source>
        <translation>“%1” is not a seal; use official, wiki or minutes.</translation>
    </message>
    <message>
        <source>duas fontes têm o caminho “%1”.</source>
        <translation>two sources have the path “%1”.</translation>
    </message>
    <message>
        <source>o glossário “%1” não pôde ser lido.</source>
        <translation>the glossary “%1” could not be read.</translation>
    </message>
    <message>
        <source>O arquivo não pôde ser lido; verifique a permissão.</source>
        <translation>The file could not be read; check the permission.</translation>
    </message>
    <message>
        <source>O arquivo é grande demais.</source>
        <translation>The file is too large.</translation>
    </message>
    <message>
        <source>não é JSON válido; falta ou sobra vírgula, aspas ou chave?</source>
        <translation>is not valid JSON; a comma, quote or brace too many or too few?</translation>
    </message>
    <message>
        <source>deve ser um objeto, { … }.</source>
        <translation>must be an object, { … }.</translation>
    </message>
    <message>
        <source>deve ser uma lista, [ … ].</source>
        <translation>must be a list, [ … ].</translation>
    </message>
    <message>
        <source>cada fonte deve ser um objeto, {&quot;path&quot;: …, &quot;seal&quot;: …}.</source>
        <translation>each source must be an object, {&quot;path&quot;: …, &quot;seal&quot;: …}.</translation>
    </message>
    <message>
        <source>deve ser um texto entre aspas.</source>
        <translation>must be a text in quotes.</translation>
    </message>
    <message>
        <source>deve ser um número inteiro de dias, de 1 a 36500.</source>
        <translation>must be a whole number of days, from 1 to 36500.</translation>
    </message>
    <message>
        <source>cada linha do glossário é um termo e ao menos uma expansão.</source>
        <translation>each line of the glossary is a term and at least one expansion.</translation>
    </message>
    <message>
        <source>aspas que abrem e não fecham.</source>
        <translation>quotes that open and do not close.</translation>
    </message>
    <message>
        <source>o texto não está em UTF-8.</source>
        <translation>the text is not in UTF-8.</translation>
    </message>
    <message>
        <source>Linha %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Linha %1, “%2”: %3</source>
        <translation>Line %1, “%2”: %3</translation>
    </message>
</context>
<context>
    <name>CostBars</name>
    <message numerus="yes">
        <source>%Ln chamadas</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outros %Ln</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>US$ %1</source>
        <translation>US$ %1</translation>
    </message>
    <message>
        <source>MM/yyyy</source>
        <comment>format of a month</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>sem área</source>
        <translation>no area</translation>
    </message>
    <message>
        <source>fora de perguntas</source>
        <translation>outside questions</translation>
    </message>
    <message>
        <source>pergunta %1</source>
        <translation>question %1</translation>
    </message>
    <message>
        <source>sem nome</source>
        <translation>no name</translation>
    </message>
    <message>
        <source>dd/MM</source>
        <comment>format of a day and month</comment>
        <translation>MMM d</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chamadas sem preço</source>
        <translation>
            <numerusform>%Ln call without a price</numerusform>
            <numerusform>%Ln calls without a price</numerusform>
        </translation>
    </message>
    <message>
        <source>Respondeu</source>
        <translation>Answered</translation>
    </message>
    <message>
        <source>hoje, %1</source>
        <translation>today, %1</translation>
    </message>
    <message>
        <source>ontem, %1</source>
        <translation>yesterday, %1</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Uso: lastro [--base DIR] [--lang pt_BR|en]
Perguntas respondidas com lastro nos seus documentos.

  --base DIR    Pasta de dados da base.
  --lang LANG   Idioma desta vez: pt_BR ou en.
  -h, --help    Mostra esta ajuda.
  -v, --version Mostra a versão.</source>
        <translation>Usage: lastro [--base DIR] [--lang pt_BR|en]
Questions answered with the backing of your documents.

  --base DIR    Data folder of the base.
  --lang LANG   Language of this run: pt_BR or en.
  -h, --help    Shows this help.
  -v, --version Shows the version.</translation>
    </message>
    <message>
        <source>Opção desconhecida: %1</source>
        <translation>Unknown option: %1</translation>
    </message>
    <message>
        <source>Falta o valor de %1</source>
        <translation>A value is missing for %1</translation>
    </message>
    <message>
        <source>Idioma desconhecido: %1. Use pt_BR ou en.</source>
        <translation>Unknown language: %1. Use pt_BR or en.</translation>
    </message>
    <message>
        <source>Argumento inesperado: %1</source>
        <translation>Unexpected argument: %1</translation>
    </message>
    <message>
        <source>lastro: não abre com %1, que enfraquece a proteção da leitura de páginas. Retire isso e abra de novo.</source>
        <translation>lastro: does not open with %1, which weakens the protection of reading pages. Remove it and open again.</translation>
    </message>
    <message>
        <source>Uso: lastro --help</source>
        <translation>Usage: lastro --help</translation>
    </message>
</context>
<context>
    <name>EndpointWords</name>
    <message>
        <source>Outro</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>nesta máquina</source>
        <translation>on this machine</translation>
    </message>
    <message>
        <source>fora desta máquina, sem operador nem país informados</source>
        <translation>off this machine, no processor or country noted</translation>
    </message>
    <message>
        <source>%1, sem operador informado</source>
        <translation>%1, no processor noted</translation>
    </message>
    <message>
        <source>%1, sem país informado</source>
        <translation>%1, no country noted</translation>
    </message>
    <message>
        <source>ainda sem modelo</source>
        <translation>no model yet</translation>
    </message>
    <message>
        <source>Dê um nome.</source>
        <translation>Give it a name.</translation>
    </message>
    <message>
        <source>O nome passa de 80 caracteres.</source>
        <translation>The name is over 80 characters.</translation>
    </message>
    <message>
        <source>Diga o endereço do servidor.</source>
        <translation>Give the server&apos;s address.</translation>
    </message>
    <message>
        <source>Isto não é um endereço. Ele começa com https:// e traz o nome do servidor.</source>
        <translation>This is not an address. It begins with https:// and holds the server&apos;s name.</translation>
    </message>
    <message>
        <source>O endereço deve começar com https:// ou, nesta máquina, http://.</source>
        <translation>The address must begin with https:// or, on this machine, http://.</translation>
    </message>
    <message>
        <source>Para outra máquina use https://, ou permita abaixo a conexão sem cifra.</source>
        <translation>For another machine use https://, or allow the unencrypted connection below.</translation>
    </message>
    <message>
        <source>Tire usuário e senha do endereço; uma chave vai no campo Chave.</source>
        <translation>Take user and password out of the address; a key goes into the field Key.</translation>
    </message>
    <message>
        <source>Tire do endereço o que vem depois de ? ou #; uma chave vai no campo Chave.</source>
        <translation>Take what follows ? or # out of the address; a key goes into the field Key.</translation>
    </message>
    <message>
        <source>O Azure pede a versão da API, por exemplo 2024-10-21.</source>
        <translation>Azure asks for the API version, for example 2024-10-21.</translation>
    </message>
    <message>
        <source>A versão tem só letras, números, pontos e hífens, até 40 caracteres.</source>
        <translation>The version has only letters, digits, dots and hyphens, up to 40 characters.</translation>
    </message>
    <message>
        <source>Diga ao menos um modelo.</source>
        <translation>Name at least one model.</translation>
    </message>
    <message>
        <source>O nome do modelo está vazio, passa de 200 caracteres ou tem caracteres invisíveis.</source>
        <translation>The model&apos;s name is empty, over 200 characters, or has invisible characters.</translation>
    </message>
    <message>
        <source>Este provedor não oferece reordenação. Deixe o campo vazio.</source>
        <translation>This provider offers no reranking. Leave the field empty.</translation>
    </message>
    <message>
        <source>Um preço vai de 0 a 1.000.000 USD por milhão de tokens.</source>
        <translation>A price is from 0 to 1,000,000 USD per million tokens.</translation>
    </message>
    <message>
        <source>A política da base aberta não deixa dados irem a este servidor; até lá isto é feito sem ele.</source>
        <translation>The open base&apos;s policy lets no data go to this server; until it does, this is done without it.</translation>
    </message>
    <message>
        <source>operador</source>
        <translation>processor</translation>
    </message>
    <message>
        <source>país</source>
        <translation>country</translation>
    </message>
    <message>
        <source>base legal</source>
        <translation>legal basis</translation>
    </message>
    <message>
        <source>Falta dizer na descrição do servidor: %1.</source>
        <translation>Missing in the server&apos;s description: %1.</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>O arquivo não está mais no lugar. Devolva-o à pasta ou atualize a base.</source>
        <translation>The file is no longer in its place. Put it back into the folder or update the base.</translation>
    </message>
    <message>
        <source>O arquivo não pôde ser lido. Verifique a permissão de leitura e o disco, e atualize a base.</source>
        <translation>The file could not be read. Check the permission to read it and the disk, then update the base.</translation>
    </message>
    <message>
        <source>Isto não é um arquivo comum, ou é um atalho para fora da pasta, e não é lido.</source>
        <translation>This is not a regular file, or it is a link out of the folder, and is not read.</translation>
    </message>
    <message>
        <source>O arquivo está vazio: não há texto para indexar.</source>
        <translation>The file is empty: there is no text to index.</translation>
    </message>
    <message>
        <source>O arquivo passa do limite de tamanho. Divida-o em partes menores e atualize a base.</source>
        <translation>The file is over the size limit. Split it into smaller parts and update the base.</translation>
    </message>
    <message>
        <source>O arquivo está danificado ou não é do tipo que o nome diz. Salve-o de novo a partir do original.</source>
        <translation>The file is damaged or not of the kind its name says. Save it again from the original.</translation>
    </message>
    <message>
        <source>O arquivo está protegido por senha. Salve uma cópia sem senha e atualize a base.</source>
        <translation>The file is protected by a password. Save a copy without it and update the base.</translation>
    </message>
    <message>
        <source>As páginas são imagens digitalizadas, sem texto. Use uma versão com texto (OCR) e atualize a base.</source>
        <translation>The pages are scanned pictures without text. Use a version with text (OCR) and update the base.</translation>
    </message>
    <message>
        <source>Este tipo de arquivo não é lido. Salve-o como PDF, HTML, Markdown ou texto.</source>
        <translation>This kind of file is not read. Save it as PDF, HTML, Markdown or text.</translation>
    </message>
    <message>
        <source>Falta a parte do programa que lê os arquivos (lastro-extract). Instale o programa de novo.</source>
        <translation>The part of the program that reads files (lastro-extract) is missing. Install the program again.</translation>
    </message>
    <message>
        <source>A leitura deste arquivo falhou e foi interrompida. Os outros arquivos não foram afetados.</source>
        <translation>Reading this file failed and was stopped. The other files are not affected.</translation>
    </message>
    <message>
        <source>A leitura deste arquivo demorou demais e foi interrompida. Divida-o ou salve-o de novo.</source>
        <translation>Reading this file took too long and was stopped. Split it or save it again.</translation>
    </message>
    <message>
        <source>A leitura deste arquivo pediu memória demais e foi interrompida. Divida-o ou salve-o de novo.</source>
        <translation>Reading this file asked for too much memory and was stopped. Split it or save it again.</translation>
    </message>
    <message>
        <source>Não há permissão para gravar aqui. Peça a permissão ou escolha outra pasta para a base.</source>
        <translation>There is no permission to write here. Ask for it or choose another folder for the base.</translation>
    </message>
    <message>
        <source>O disco está cheio. O que já foi gravado está a salvo: libere espaço e continue.</source>
        <translation>The disk is full. What has been written is safe: make room and go on.</translation>
    </message>
    <message>
        <source>Outra janela ou outro programa está gravando nesta base. Feche-o para poder alterar as fontes.</source>
        <translation>Another window or program is writing to this base. Close it to be able to change the sources.</translation>
    </message>
    <message>
        <source>Esta base foi feita por uma versão mais nova do Lastro e não foi tocada. Atualize o programa para abri-la.</source>
        <translation>This base was made by a newer version of Lastro and was not touched. Update the program to open it.</translation>
    </message>
    <message>
        <source>Os arquivos desta pasta são de outro programa e não foram tocados. Escolha outra pasta para a base.</source>
        <translation>The files in this folder belong to another program and were not touched. Choose another folder for the base.</translation>
    </message>
    <message>
        <source>Não há base nesta pasta. Verifique o caminho ou adicione uma pasta para criar a base.</source>
        <translation>There is no base in this folder. Check the path, or add a folder to create the base.</translation>
    </message>
    <message>
        <source>A base não respondeu como devia. Tente de novo; se continuar, feche e abra o programa.</source>
        <translation>The base did not answer as it should. Try again; if it goes on, close and open the program.</translation>
    </message>
    <message>
        <source>O modelo de vetores não foi encontrado. A busca por palavras continua; instale o programa de novo para ter a busca por sentido.</source>
        <translation>The vector model was not found. Search by words goes on; install the program again for search by meaning.</translation>
    </message>
    <message>
        <source>O arquivo do modelo de vetores está danificado. A busca por palavras continua; instale o programa de novo.</source>
        <translation>The file of the vector model is damaged. Search by words goes on; install the program again.</translation>
    </message>
    <message>
        <source>O modelo de vetores parou com um erro. A busca por palavras continua; tente de novo.</source>
        <translation>The vector model stopped with an error. Search by words goes on; try again.</translation>
    </message>
    <message>
        <source>Os vetores guardados são de outro modelo e não foram misturados. Atualize a base para refazê-los.</source>
        <translation>The stored vectors are of another model and were not mixed. Update the base to make them anew.</translation>
    </message>
    <message>
        <source>O modelo devolveu vetores inválidos e nada deles foi guardado. Tente de novo.</source>
        <translation>The model gave invalid vectors and none of them was stored. Try again.</translation>
    </message>
    <message>
        <source>Interrompido.</source>
        <translation>Stopped.</translation>
    </message>
    <message>
        <source>Não há palavras na pergunta. Escreva o que você quer saber.</source>
        <translation>There are no words in the question. Write what you want to know.</translation>
    </message>
    <message>
        <source>A pergunta passa de 4.000 caracteres. Fique só com o que você quer saber.</source>
        <translation>The question is over 4,000 characters. Keep only what you want to know.</translation>
    </message>
    <message>
        <source>A configuração não pôde ser lida. Corrija o arquivo indicado e tente de novo.</source>
        <translation>The configuration could not be read. Correct the file that is named and try again.</translation>
    </message>
    <message>
        <source>O chaveiro do sistema não está disponível: a chave vale só enquanto o programa está aberto.</source>
        <translation>The system’s keychain is not available: the key lasts only while the program is open.</translation>
    </message>
    <message>
        <source>Algo falhou dentro do programa. Tente de novo; se continuar, feche e abra o programa.</source>
        <translation>Something failed inside the program. Try again; if it goes on, close and open the program.</translation>
    </message>
    <message>
        <source>A data em “%1” não é uma data (use AAAA-MM-DD) e foi ignorada.</source>
        <translation>The date in “%1” is not a date (use YYYY-MM-DD) and was ignored.</translation>
    </message>
    <message>
        <source>A situação “%1” é desconhecida; o documento vale como vigente.</source>
        <translation>The status “%1” is unknown; the document counts as in force.</translation>
    </message>
    <message>
        <source>O arquivo .meta.json ao lado não pôde ser lido e foi ignorado.</source>
        <translation>The .meta.json file beside it could not be read and was ignored.</translation>
    </message>
    <message>
        <source>A página %1 não tem texto (imagem?) e não é encontrada na busca.</source>
        <translation>Page %1 has no text (a picture?) and is not found by searches.</translation>
    </message>
    <message>
        <source>O índice era de outra versão e será refeito a partir das fontes.</source>
        <translation>The index was of another version and will be made anew from the sources.</translation>
    </message>
    <message>
        <source>Observação da leitura: %1</source>
        <translation>Note from reading: %1</translation>
    </message>
    <message>
        <source>O texto está na codificação %1 e foi convertido; confira os acentos.</source>
        <translation>The text is in the encoding %1 and was converted; check the accents.</translation>
    </message>
    <message>
        <source>Há caracteres invisíveis no texto; a busca os ignora.</source>
        <translation>There are invisible characters in the text; searches ignore them.</translation>
    </message>
    <message>
        <source>Há texto riscado, que ficou de fora.</source>
        <translation>There is struck-out text, which was left out.</translation>
    </message>
    <message>
        <source>O nome deste arquivo ou pasta não é texto válido (UTF-8). Mude o nome e atualize a base.</source>
        <translation>The name of this file or folder is not valid text (UTF-8). Rename it and update the base.</translation>
    </message>
    <message>
        <source>Isto é um arquivo, e não uma pasta. Diga a pasta em que ele está.</source>
        <translation>This is a file, not a folder. Name the folder that it is in.</translation>
    </message>
    <message>
        <source>A base está danificada. Abra-a no programa ou execute lastro-cli index: o arquivo danificado é posto de lado e refeito; o que está nas pastas não se perde.</source>
        <translation>The base is damaged. Open it in the program or run lastro-cli index: the damaged file is put aside and made again; nothing in the folders is lost.</translation>
    </message>
    <message>
        <source>O caminho da base é um arquivo, que não foi tocado, e não uma pasta. Escolha uma pasta para a base.</source>
        <translation>The path of the base is a file, which was not touched, and not a folder. Choose a folder for the base.</translation>
    </message>
    <message>
        <source>Não há permissão para ler a base. Peça a permissão de leitura ou escolha outra base.</source>
        <translation>There is no permission to read the base. Ask for read permission or choose another base.</translation>
    </message>
    <message>
        <source>Falta o índice da base; as fontes e os selos estão guardados. Abra a base no programa ou execute lastro-cli index para refazer o índice.</source>
        <translation>The index of the base is missing; sources and seals are safe. Open the base in the program or run lastro-cli index to make the index again.</translation>
    </message>
    <message>
        <source>O índice é de uma versão anterior do Lastro; as fontes e os selos estão guardados. Abra a base no programa ou execute lastro-cli index para refazer o índice; os vetores são aproveitados.</source>
        <translation>The index is of an earlier version of Lastro; sources and seals are safe. Open the base in the program or run lastro-cli index to make the index again; the vectors are reused.</translation>
    </message>
    <message>
        <source>Falta o arquivo das fontes e dos selos. Abra a base no programa ou execute lastro-cli index: ele é refeito a partir da última cópia de segurança, se houver uma.</source>
        <translation>The file of sources and seals is missing. Open the base in the program or run lastro-cli index: it is made again from the last backup, if there is one.</translation>
    </message>
    <message>
        <source>O arquivo das fontes e dos selos está danificado ou vazio. Abra a base no programa ou execute lastro-cli index: ele é posto de lado, sem ser apagado, e a última cópia de segurança toma o lugar.</source>
        <translation>The file of sources and seals is damaged or empty. Open the base in the program or run lastro-cli index: it is put aside, not deleted, and the last backup takes its place.</translation>
    </message>
    <message>
        <source>A configuração tem um erro. %1 Corrija o arquivo e tente de novo.</source>
        <translation>The configuration has a mistake. %1 Correct the file and try again.</translation>
    </message>
    <message>
        <source>O índice (index.db) faltava e será refeito a partir das fontes, que estão guardadas com os selos.</source>
        <translation>The index (index.db) was missing and will be made again from the sources, which are safe with their seals.</translation>
    </message>
    <message>
        <source>O índice (index.db) estava danificado: foi posto de lado como index.db.corrupt-DATA e será refeito a partir das fontes.</source>
        <translation>The index (index.db) was damaged: it was put aside as index.db.corrupt-DATE and will be made again from the sources.</translation>
    </message>
    <message>
        <source>O arquivo das fontes e dos selos (steward.db) faltava ou estava danificado e voltou da última cópia de segurança; o danificado fica como steward.db.corrupt-DATA. Confira as fontes e os selos.</source>
        <translation>The file of sources and seals (steward.db) was missing or damaged and came back from the last backup; the damaged one stays as steward.db.corrupt-DATE. Check the sources and the seals.</translation>
    </message>
    <message>
        <source>O arquivo das fontes e dos selos (steward.db) estava danificado, sem cópia de segurança: foi posto de lado como steward.db.corrupt-DATA e começa vazio. Adicione as pastas de novo.</source>
        <translation>The file of sources and seals (steward.db) was damaged, without a backup: it was put aside as steward.db.corrupt-DATE and begins empty. Add the folders again.</translation>
    </message>
    <message>
        <source>Não há permissão para ler a pasta. Peça a permissão de leitura e atualize a base.</source>
        <translation>There is no permission to read the folder. Ask for read permission and update the base.</translation>
    </message>
    <message>
        <source>A pasta não foi encontrada. Verifique o caminho, ligue o disco ou a rede em que ela está, ou remova a fonte.</source>
        <translation>The folder was not found. Check the path, connect the disk or network that holds it, or remove the source.</translation>
    </message>
    <message>
        <source>A base não foi fechada por quem a gravou, e sem permissão para gravar na pasta não pode ser lida. Peça a quem a grava que a abra e feche, ou peça a permissão.</source>
        <translation>The base was not closed by its writer, and without permission to write in the folder it cannot be read. Ask the writer to open and close it, or ask for the permission.</translation>
    </message>
    <message>
        <source>Esta base só deixa dados ficarem nesta máquina. Nada foi enviado; quem cuida da base pode permitir este servidor.</source>
        <translation>This base lets data stay on this machine only. Nothing was sent; who keeps the base can allow this server.</translation>
    </message>
    <message>
        <source>Este servidor não está entre os que esta base permite. Nada foi enviado.</source>
        <translation>This server is not among those that this base allows. Nothing was sent.</translation>
    </message>
    <message>
        <source>Falta anotar quem opera este servidor. Nada foi enviado; anote-o nas preferências.</source>
        <translation>It is not noted who runs this server. Nothing was sent; note it in the preferences.</translation>
    </message>
    <message>
        <source>Falta anotar o país deste servidor. Nada foi enviado; anote-o nas preferências.</source>
        <translation>The country of this server is not noted. Nothing was sent; note it in the preferences.</translation>
    </message>
    <message>
        <source>Falta anotar a base legal para enviar dados a este servidor. Nada foi enviado; anote-a nas preferências.</source>
        <translation>The legal basis for sending data to this server is not noted. Nothing was sent; note it in the preferences.</translation>
    </message>
    <message>
        <source>O teto de gasto de uma pergunta foi atingido. O programa segue sem o modelo de linguagem.</source>
        <translation>The spending ceiling of a question was reached. The program goes on without the language model.</translation>
    </message>
    <message>
        <source>O teto de gasto do dia foi atingido. O programa segue sem o modelo de linguagem.</source>
        <translation>The spending ceiling of the day was reached. The program goes on without the language model.</translation>
    </message>
    <message>
        <source>O teto de gasto do mês foi atingido. O programa segue sem o modelo de linguagem.</source>
        <translation>The spending ceiling of the month was reached. The program goes on without the language model.</translation>
    </message>
    <message>
        <source>O número de chamadas por pergunta foi atingido. O programa segue sem o modelo de linguagem.</source>
        <translation>The number of calls a question was reached. The program goes on without the language model.</translation>
    </message>
    <message>
        <source>O preço deste modelo não é conhecido, e chamadas sem preço não são permitidas. Anote o preço nas preferências.</source>
        <translation>The price of this model is not known, and calls without a price are not allowed. Note the price in the preferences.</translation>
    </message>
    <message>
        <source>A pasta em que gravar não existe. Crie-a ou escolha outra.</source>
        <translation>The folder to write to does not exist. Create it or choose another.</translation>
    </message>
    <message>
        <source>O lugar em que gravar é um arquivo, e não uma pasta. Escolha outra pasta.</source>
        <translation>The place to write to is a file, not a folder. Choose another folder.</translation>
    </message>
</context>
<context>
    <name>FallBackWords</name>
    <message>
        <source>reformulação da busca</source>
        <translation>rewording of the search</translation>
    </message>
    <message>
        <source>avaliação dos trechos</source>
        <translation>grading of the passages</translation>
    </message>
    <message>
        <source>escrita da resposta</source>
        <translation>wording of the answer</translation>
    </message>
    <message>
        <source>o juiz local avaliou</source>
        <translation>the local judge graded</translation>
    </message>
    <message>
        <source>o juiz por palavras avaliou</source>
        <translation>the judge by words graded</translation>
    </message>
    <message>
        <source>valem as notas que ele já tinha dado</source>
        <translation>the grades it had already given hold</translation>
    </message>
    <message>
        <source>a busca usou as palavras da pergunta</source>
        <translation>the search used the words of the question</translation>
    </message>
    <message>
        <source>as palavras são as dos documentos</source>
        <translation>the words are those of the documents</translation>
    </message>
    <message>
        <source>a resposta foi procurada nas frases dos documentos</source>
        <translation>the answer was looked for in the sentences of the documents</translation>
    </message>
    <message>
        <source>Sem o modelo de linguagem: %1. %2 Em vez disso, %3.</source>
        <translation>Without the language model: %1. %2 Instead, %3.</translation>
    </message>
</context>
<context>
    <name>JudgeWords</name>
    <message>
        <source>o documento está arquivado e não vale mais</source>
        <translation>the document is archived and no longer in force</translation>
    </message>
    <message>
        <source>o documento ainda não vale</source>
        <translation>the document is not in force yet</translation>
    </message>
    <message>
        <source>é uma página da wiki, não oficial, que só explica como fazer</source>
        <translation>it is a wiki page, unofficial, which only explains how to do things</translation>
    </message>
    <message>
        <source>é uma ata, decisão pontual que não vale como política</source>
        <translation>it is a record of a meeting, a one-off decision that is no policy</translation>
    </message>
    <message>
        <source>nenhuma frase dela responde por si só</source>
        <translation>none of its sentences answers by itself</translation>
    </message>
    <message>
        <source>nenhuma afirmação passou na conferência com o trecho citado</source>
        <translation>no statement passed the check against its quote</translation>
    </message>
    <message>
        <source>responde, mas %1</source>
        <translation>it answers, but %1</translation>
    </message>
    <message>
        <source>traz parte da resposta, mas %1</source>
        <translation>it holds part of the answer, but %1</translation>
    </message>
    <message>
        <source>é do mesmo assunto, mas não responde</source>
        <translation>it is about the same subject, but does not answer</translation>
    </message>
    <message>
        <source>trata de outro assunto</source>
        <translation>it is about another subject</translation>
    </message>
    <message>
        <source>palavras da pergunta presentes</source>
        <translation>words of the question present</translation>
    </message>
    <message>
        <source>palavras próximas umas das outras</source>
        <translation>words close to each other</translation>
    </message>
    <message>
        <source>melhor frase</source>
        <translation>best sentence</translation>
    </message>
    <message>
        <source>título da seção</source>
        <translation>heading of the section</translation>
    </message>
    <message>
        <source>sentido</source>
        <translation>meaning</translation>
    </message>
    <message>
        <source>posição na busca</source>
        <translation>place in the search</translation>
    </message>
    <message>
        <source>soma</source>
        <translation>sum</translation>
    </message>
    <message>
        <source>tipo de resposta pedido</source>
        <translation>kind of answer asked for</translation>
    </message>
    <message>
        <source>uma só frase traz todas as palavras da pergunta</source>
        <translation>a single sentence has all the words of the question</translation>
    </message>
    <message>
        <source>a pergunta traz um código que não há na base</source>
        <translation>the question has a code that the base does not hold</translation>
    </message>
    <message>
        <source>não traz o código da pergunta</source>
        <translation>does not have the question&apos;s code</translation>
    </message>
    <message>
        <source>nenhum documento oficial fala de uma palavra principal da pergunta</source>
        <translation>no official document speaks of a main word of the question</translation>
    </message>
    <message>
        <source>a pergunta traz uma palavra que não há na base</source>
        <translation>the question has a word that the base does not hold</translation>
    </message>
    <message>
        <source>falta a palavra mais importante da pergunta</source>
        <translation>the question&apos;s most important word is missing</translation>
    </message>
    <message>
        <source>não traz o número, valor ou prazo pedido</source>
        <translation>does not have the number, amount or period asked for</translation>
    </message>
    <message>
        <source>Juiz 3 de 3: responde à pergunta</source>
        <translation>Judge 3 of 3: answers the question</translation>
    </message>
    <message>
        <source>Juiz 2 de 3: traz parte importante da resposta</source>
        <translation>Judge 2 of 3: holds an important part of the answer</translation>
    </message>
    <message>
        <source>Juiz 1 de 3: mesmo assunto, não responde</source>
        <translation>Judge 1 of 3: same subject, does not answer</translation>
    </message>
    <message>
        <source>Juiz 0 de 3: outro assunto</source>
        <translation>Judge 0 of 3: another subject</translation>
    </message>
    <message>
        <source>juiz %1</source>
        <translation>judge %1</translation>
    </message>
    <message>
        <source>juiz do modelo de linguagem %1</source>
        <translation>language model judge %1</translation>
    </message>
    <message>
        <source>juiz por palavras %1</source>
        <translation>word judge %1</translation>
    </message>
    <message>
        <source>A seção mais próxima tem nota do juiz %1 de 3: %2.</source>
        <translation>The nearest section has judge score %1 of 3: %2.</translation>
    </message>
    <message>
        <source>A seção mais próxima tem nota do modelo de linguagem %1 de 3: %2.</source>
        <translation>The nearest section has language model score %1 of 3: %2.</translation>
    </message>
    <message>
        <source>A seção mais próxima tem nota por palavras %1 de 3: %2.</source>
        <translation>The nearest section has word score %1 of 3: %2.</translation>
    </message>
    <message>
        <source>sentido, palavra por palavra</source>
        <translation>meaning, word by word</translation>
    </message>
    <message>
        <source>melhor frase em sentido</source>
        <translation>best sentence by meaning</translation>
    </message>
    <message>
        <source>melhores duas frases em sentido</source>
        <translation>best two sentences by meaning</translation>
    </message>
    <message>
        <source>parte da pergunta mais distante</source>
        <translation>most distant part of the question</translation>
    </message>
    <message>
        <source>parte da pergunta sem correspondência</source>
        <translation>share of the question without a match</translation>
    </message>
    <message>
        <source>sentido do título</source>
        <translation>meaning of the title</translation>
    </message>
    <message>
        <source>destaque em sentido</source>
        <translation>stands out by meaning</translation>
    </message>
    <message>
        <source>página não oficial ou arquivada mais próxima</source>
        <translation>an unofficial or archived page is nearer</translation>
    </message>
    <message>
        <source>destaque na base</source>
        <translation>stands out of the base</translation>
    </message>
    <message>
        <source>palavras ou sinônimos presentes</source>
        <translation>words or synonyms present</translation>
    </message>
    <message>
        <source>melhor frase, com sinônimos</source>
        <translation>best sentence, synonyms counted</translation>
    </message>
    <message>
        <source>a pergunta pede um número</source>
        <translation>the question asks for a figure</translation>
    </message>
    <message>
        <source>códigos que faltam</source>
        <translation>missing codes</translation>
    </message>
    <message>
        <source>código fora da base</source>
        <translation>code not in the base</translation>
    </message>
    <message>
        <source>palavras fora da base</source>
        <translation>words not in the base</translation>
    </message>
    <message>
        <source>palavra mais importante que falta</source>
        <translation>weightiest missing word</translation>
    </message>
    <message>
        <source>palavra mais importante que falta, com sinônimos</source>
        <translation>weightiest missing word, synonyms counted</translation>
    </message>
    <message>
        <source>palavras da pergunta</source>
        <translation>words of the question</translation>
    </message>
    <message>
        <source>busca por palavras</source>
        <translation>search by words</translation>
    </message>
    <message>
        <source>nada da pergunta aparece na seção</source>
        <translation>nothing of the question is in the section</translation>
    </message>
    <message>
        <source>palavras fora da base, com sinônimos</source>
        <translation>words not in the base, synonyms counted</translation>
    </message>
    <message>
        <source>palavra mais importante fora da base</source>
        <translation>weightiest word not in the base</translation>
    </message>
    <message>
        <source>nome fora da base</source>
        <translation>name not in the base</translation>
    </message>
    <message>
        <source>classe ou número ausente</source>
        <translation>class or number absent</translation>
    </message>
    <message>
        <source>não fala da classe, do grupo ou do número da pergunta</source>
        <translation>does not speak of the class, group or number asked about</translation>
    </message>
    <message>
        <source>a pergunta traz um nome que não há na base</source>
        <translation>the question names something that is not in the base</translation>
    </message>
    <message>
        <source>A pergunta é sobre uma versão que não vale mais: o que vale hoje não a responde, e o que está arquivado só é mostrado.</source>
        <translation>The question is about a version that is no longer in force: what is in force today does not answer it, and what is archived is only shown.</translation>
    </message>
    <message>
        <source>ponto de partida</source>
        <translation>starting point</translation>
    </message>
    <message>
        <source>nota do modelo de linguagem</source>
        <translation>the language model’s grade</translation>
    </message>
    <message>
        <source>limita a nota: %1</source>
        <translation>limits the grade: %1</translation>
    </message>
    <message>
        <source>garante a nota 2: %1</source>
        <translation>ensures grade 2: %1</translation>
    </message>
    <message>
        <source>nota %1 a partir de %2</source>
        <translation>grade %1 from %2</translation>
    </message>
</context>
<context>
    <name>PageHtml</name>
    <message numerus="yes">
        <source>Documento longo: %n seções anteriores não são mostradas aqui.</source>
        <translation>
            <numerusform>Long document: %n earlier section is not shown here.</numerusform>
            <numerusform>Long document: %n earlier sections are not shown here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Documento longo: %n seções seguintes não são mostradas aqui.</source>
        <translation>
            <numerusform>Long document: %n following section is not shown here.</numerusform>
            <numerusform>Long document: %n following sections are not shown here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Procurando arquivos…</source>
        <translation>Looking for files…</translation>
    </message>
    <message>
        <source>Vetores: %1 de %2; a busca por palavras já funciona</source>
        <translation>Vectors: %1 of %2; search by words already works</translation>
    </message>
    <message>
        <source>Terminando…</source>
        <translation>Finishing…</translation>
    </message>
    <message>
        <source>falta menos de um minuto</source>
        <translation>less than a minute left</translation>
    </message>
    <message>
        <source>faltam cerca de %1 h (±30 %)</source>
        <translation>about %1 h left (±30 %)</translation>
    </message>
    <message>
        <source>Interrompido. O que foi lido já responde; a próxima atualização continua daqui.</source>
        <translation>Stopped. What has been read already answers; the next update goes on from here.</translation>
    </message>
    <message numerus="yes">
        <source>Lendo %1 de %Ln arquivos</source>
        <translation>
            <numerusform>Reading %1 of %Ln file</numerusform>
            <numerusform>Reading %1 of %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seções</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>faltam cerca de %n min (±30 %)</source>
        <translation>
            <numerusform>about %n min left (±30 %)</numerusform>
            <numerusform>about %n min left (±30 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln arquivos a ler</source>
        <translation>
            <numerusform>%Ln file to read</numerusform>
            <numerusform>%Ln files to read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unidades para vetores</source>
        <translation>
            <numerusform>%Ln unit for vectors</numerusform>
            <numerusform>%Ln units for vectors</numerusform>
        </translation>
    </message>
    <message>
        <source>~%1 tokens ±30 %</source>
        <translation>~%1 tokens ±30 %</translation>
    </message>
    <message>
        <source>menos de um minuto</source>
        <translation>less than a minute</translation>
    </message>
    <message numerus="yes">
        <source>cerca de %Ln min</source>
        <translation>
            <numerusform>about %Ln min</numerusform>
            <numerusform>about %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Previsão: %1</source>
        <translation>Estimate: %1</translation>
    </message>
    <message>
        <source>%1 e %2 na base, em %3 s.</source>
        <comment>documents, sections, seconds</comment>
        <translation>%1 and %2 in the base, in %3 s.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln documentos</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln arquivos não foram lidos.</source>
        <translation>
            <numerusform>%Ln file could not be read.</numerusform>
            <numerusform>%Ln files could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>A conexão nem começou: o endereço ou a porta não respondem.</source>
        <translation>The connection did not even begin: address or port do not answer.</translation>
    </message>
    <message>
        <source>A conexão abriu, mas nada veio; o modelo pode ainda estar carregando.</source>
        <translation>The connection opened, but nothing came; the model may still be loading.</translation>
    </message>
    <message>
        <source>A resposta começou e parou no meio.</source>
        <translation>The answer began and stopped halfway.</translation>
    </message>
    <message>
        <source>A resposta veio devagar demais.</source>
        <translation>The answer came too slowly.</translation>
    </message>
    <message>
        <source>Nenhum programa escuta nesta porta.</source>
        <translation>No program listens on this port.</translation>
    </message>
    <message>
        <source>O servidor desligou sem responder.</source>
        <translation>The server hung up without an answer.</translation>
    </message>
    <message>
        <source>Ele pede uma espera de %1 s.</source>
        <translation>It asks for a wait of %1 s.</translation>
    </message>
    <message>
        <source>Manda a %1.</source>
        <translation>It sends you to %1.</translation>
    </message>
    <message>
        <source>Detalhe técnico: %1.</source>
        <translation>Technical detail: %1.</translation>
    </message>
    <message>
        <source>o servidor garante a forma da resposta</source>
        <translation>the server guarantees the answer&apos;s form</translation>
    </message>
    <message>
        <source>o servidor garante só que a resposta é JSON</source>
        <translation>the server guarantees only that the answer is JSON</translation>
    </message>
    <message>
        <source>a forma da resposta é só pedida em palavras</source>
        <translation>the answer&apos;s form is only asked for in words</translation>
    </message>
    <message>
        <source>Nenhuma chave está guardada, e este provedor pede uma.</source>
        <translation>No key is kept, and this provider asks for one.</translation>
    </message>
    <message>
        <source>Funciona: %1 respondeu em %2 ms</source>
        <translation>It works: %1 answered in %2 ms</translation>
    </message>
    <message>
        <source>%1 dimensões</source>
        <translation>%1 dimensions</translation>
    </message>
    <message>
        <source>Pedido: %1.</source>
        <translation>Asked for: %1.</translation>
    </message>
</context>
<context>
    <name>RoleWords</name>
    <message>
        <source>Reescrita</source>
        <translation>Rewriting</translation>
    </message>
    <message>
        <source>Juiz</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>Resposta</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Vetores</source>
        <translation>Vectors</translation>
    </message>
    <message>
        <source>Reordenação</source>
        <translation>Reranking</translation>
    </message>
</context>
<context>
    <name>RulerWords</name>
    <message>
        <source>a linha não é um objeto JSON. %1</source>
        <translation>the line is not a JSON object. %1</translation>
    </message>
    <message>
        <source>falta o “id” da pergunta.</source>
        <translation>the question&apos;s “id” is missing.</translation>
    </message>
    <message>
        <source>outra pergunta já tem este “id”. %1</source>
        <translation>another question has this “id” already. %1</translation>
    </message>
    <message>
        <source>falta a pergunta (“question” ou “pergunta”).</source>
        <translation>the question is missing (“question” or “pergunta”).</translation>
    </message>
    <message>
        <source>o dia deve ter a forma AAAA-MM-DD. %1</source>
        <translation>the day must have the form YYYY-MM-DD. %1</translation>
    </message>
    <message>
        <source>“answerable” é true, false ou null.</source>
        <translation>“answerable” is true, false or null.</translation>
    </message>
    <message>
        <source>“%1” deve ser uma lista.</source>
        <translation>“%1” must be a list.</translation>
    </message>
    <message>
        <source>em “expected”, falta o documento.</source>
        <translation>in “expected”, the document is missing.</translation>
    </message>
    <message>
        <source>“answerable” é true, mas “expected” não diz nenhuma fonte.</source>
        <translation>“answerable” is true, but “expected” names no source.</translation>
    </message>
    <message>
        <source>o texto não está em UTF-8.</source>
        <translation>the text is not in UTF-8.</translation>
    </message>
    <message>
        <source>a linha não é CSV: há aspas abertas, ou colunas a mais.</source>
        <translation>the line is not CSV: there are open quotes, or too many columns.</translation>
    </message>
    <message>
        <source>o cabeçalho não tem a coluna “question” ou “pergunta”.</source>
        <translation>the header has no column “question” or “pergunta”.</translation>
    </message>
    <message>
        <source>não é o resultado de lastro-cli eval --json.</source>
        <translation>is not a result of lastro-cli eval --json.</translation>
    </message>
    <message>
        <source>os dois resultados são de réguas diferentes e não se comparam.</source>
        <translation>the two results are of different rulers and cannot be compared.</translation>
    </message>
    <message>
        <source>o resultado não tem o pipeline %1.</source>
        <translation>the result does not have the pipeline %1.</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CNPJ</source>
        <translation>CNPJ</translation>
    </message>
    <message>
        <source>e-mail</source>
        <translation>e-mail</translation>
    </message>
    <message>
        <source>telefone</source>
        <translation>telephone</translation>
    </message>
    <message>
        <source>placa</source>
        <translation>number plate</translation>
    </message>
    <message>
        <source>nome</source>
        <translation>name</translation>
    </message>
    <message>
        <source>Não há nenhuma pergunta aqui: cada linha é uma pergunta.</source>
        <translation>There is no question here: each line is a question.</translation>
    </message>
    <message>
        <source>“%1” não é chave de uma régua e não conta (em %2 linhas).</source>
        <translation>“%1” is no key of a ruler and does not count (on %2 lines).</translation>
    </message>
    <message>
        <source>“%1” não é chave de uma régua e não conta.</source>
        <translation>“%1” is no key of a ruler and does not count.</translation>
    </message>
</context>
<context>
    <name>SealWords</name>
    <message>
        <source>Oficial</source>
        <translation>Official</translation>
    </message>
    <message>
        <source>Wiki, não oficial</source>
        <translation>Wiki, unofficial</translation>
    </message>
    <message>
        <source>Ata, decisão pontual</source>
        <translation>Minutes, one-off decision</translation>
    </message>
    <message>
        <source>Vigente</source>
        <translation>In force</translation>
    </message>
    <message>
        <source>Arquivado</source>
        <translation>Archived</translation>
    </message>
    <message>
        <source>Ainda não vigente</source>
        <translation>Not yet in force</translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message>
        <source>A descrição do servidor de modelos tem um erro. Corrija o campo indicado.</source>
        <translation>The description of the model server has an error. Correct the field named.</translation>
    </message>
    <message>
        <source>A política desta base não deixa dados irem a este servidor. Nada foi enviado.</source>
        <translation>This base&apos;s policy lets no data go to this server. Nothing was sent.</translation>
    </message>
    <message>
        <source>Não há servidor com este nome. Confira o endereço e a rede.</source>
        <translation>No server has this name. Check the address and the network.</translation>
    </message>
    <message>
        <source>O servidor não aceitou a conexão ou não fala HTTP. Confira a porta e se o programa dele está aberto.</source>
        <translation>The server took no connection or speaks no HTTP. Check the port and whether its program is running.</translation>
    </message>
    <message>
        <source>A conexão segura falhou: o certificado do servidor não é confiável. Nada foi enviado.</source>
        <translation>The secure connection failed: the server&apos;s certificate is not trusted. Nothing was sent.</translation>
    </message>
    <message>
        <source>O proxy da rede não deixou passar. Confira o proxy do sistema.</source>
        <translation>The network&apos;s proxy let nothing through. Check the system&apos;s proxy.</translation>
    </message>
    <message>
        <source>O servidor não respondeu a tempo. Tente de novo ou aumente o prazo.</source>
        <translation>The server did not answer in time. Try again or allow more time.</translation>
    </message>
    <message>
        <source>O servidor manda a outro endereço, que não é seguido. Corrija o endereço.</source>
        <translation>The server points to another address, which is not followed. Correct the address.</translation>
    </message>
    <message>
        <source>Isto não serve de chave: use só letras, números e sinais, sem espaços nem acentos.</source>
        <translation>This cannot be a key: use only letters, digits and signs, without spaces or accents.</translation>
    </message>
    <message>
        <source>O servidor recusou a chave. Confira se ela está completa e ainda vale.</source>
        <translation>The server refused the key. Check that it is complete and still valid.</translation>
    </message>
    <message>
        <source>A chave é conhecida, mas não dá direito a este uso. Peça a permissão ao provedor.</source>
        <translation>The key is known but does not allow this use. Ask the provider for it.</translation>
    </message>
    <message>
        <source>O servidor responde, mas não neste caminho. Confira o fim do endereço (falta /v1?).</source>
        <translation>The server answers, but not at this path. Check the end of the address (is /v1 missing?).</translation>
    </message>
    <message>
        <source>O servidor não tem este modelo. Confira o nome do modelo.</source>
        <translation>The server does not have this model. Check the model&apos;s name.</translation>
    </message>
    <message>
        <source>O servidor está ocupado ou limita os pedidos. Tente mais tarde.</source>
        <translation>The server is busy or limits requests. Try later.</translation>
    </message>
    <message>
        <source>O crédito no provedor acabou. Recarregue-o ou use outro servidor.</source>
        <translation>The credit with the provider is spent. Top it up or use another server.</translation>
    </message>
    <message>
        <source>O servidor de modelos falhou. Tente de novo.</source>
        <translation>The model server failed. Try again.</translation>
    </message>
    <message>
        <source>O servidor de modelos recusou o pedido. Confira o modelo e os parâmetros.</source>
        <translation>The model server refused the request. Check the model and its parameters.</translation>
    </message>
    <message>
        <source>Veio uma página em vez de uma resposta. Confira a porta, ou se a rede pede que você entre nela.</source>
        <translation>A page came in place of an answer. Check the port, or whether the network wants you to log in.</translation>
    </message>
    <message>
        <source>O servidor responde, mas não fala o protocolo da OpenAI. Confira o endereço.</source>
        <translation>The server answers, but does not speak OpenAI&apos;s protocol. Check the address.</translation>
    </message>
    <message>
        <source>O texto passa do que o modelo aceita. Use um modelo com mais contexto.</source>
        <translation>The text is longer than the model takes. Use a model with more context.</translation>
    </message>
    <message>
        <source>A resposta do modelo foi cortada no meio e não vale. Tente de novo.</source>
        <translation>The model&apos;s answer was cut off and does not count. Try again.</translation>
    </message>
    <message>
        <source>A resposta do modelo é grande demais e foi abandonada.</source>
        <translation>The model&apos;s answer is too large and was dropped.</translation>
    </message>
    <message>
        <source>O modelo não respondeu na forma pedida; a resposta não vale. Tente outro modelo.</source>
        <translation>The model did not answer in the form asked; the answer does not count. Try another model.</translation>
    </message>
    <message>
        <source>O teto de gasto foi atingido. O programa segue sem o modelo de linguagem.</source>
        <translation>The spending ceiling is reached. The program goes on without the language model.</translation>
    </message>
    <message>
        <source>Não há servidor de modelos com este nome nas preferências.</source>
        <translation>The preferences have no model server of this name.</translation>
    </message>
    <message>
        <source>O arquivo do modelo de linguagem não está no lugar. Escolha um arquivo GGUF.</source>
        <translation>The language model file is not in its place. Choose a GGUF file.</translation>
    </message>
    <message>
        <source>O arquivo do modelo de linguagem não pôde ser lido. Verifique a permissão de leitura e o disco.</source>
        <translation>The language model file could not be read. Check the permission to read it and the disk.</translation>
    </message>
    <message>
        <source>Este arquivo não é um modelo GGUF. Escolha um arquivo que termine em .gguf, baixado por inteiro.</source>
        <translation>This file is not a GGUF model. Choose a file that ends in .gguf and was downloaded completely.</translation>
    </message>
    <message>
        <source>O programa llama-server não foi encontrado. Instale-o, ou escolha nas preferências onde ele está.</source>
        <translation>The program llama-server was not found. Install it, or choose in the preferences where it is.</translation>
    </message>
    <message>
        <source>O llama-server não se mantém de pé com este modelo. Veja o detalhe técnico; um modelo menor ou menos contexto pode resolver.</source>
        <translation>llama-server does not stay up with this model. See the technical detail; a smaller model or less context may help.</translation>
    </message>
    <message>
        <source>No endereço do modelo local responde outro modelo ou outro programa, que não é usado.</source>
        <translation>At the address of the local model another model or another program answers; it is not used.</translation>
    </message>
</context>
<context>
    <name>lastro::chat::AnswerText</name>
    <message>
        <source>Resposta</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>página da wiki, não oficial</source>
        <translation>wiki page, unofficial</translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Selecionar tudo</source>
        <translation>Select all</translation>
    </message>
</context>
<context>
    <name>lastro::chat::AskContext</name>
    <message>
        <source>Nova conversa</source>
        <translation>New conversation</translation>
    </message>
    <message>
        <source>As perguntas anteriores deixam de ser lembradas (%1)</source>
        <translation>The earlier questions are no longer remembered (%1)</translation>
    </message>
    <message>
        <source>Só neste documento: %1</source>
        <translation>Only in this document: %1</translation>
    </message>
</context>
<context>
    <name>lastro::chat::ChatPane</name>
    <message>
        <source>Perguntar</source>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Parar</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Enter pergunta · Shift+Enter quebra a linha · F4 abre a próxima citação</source>
        <translation>Enter asks · Shift+Enter breaks the line · F4 opens the next citation</translation>
    </message>
</context>
<context>
    <name>lastro::chat::ClaimsView</name>
    <message>
        <source>Escrevendo… Cada afirmação aparece depois de conferida com a fonte.</source>
        <translation>Writing… Each claim appears once it has been checked against its source.</translation>
    </message>
</context>
<context>
    <name>lastro::chat::ConversationLine</name>
    <message>
        <source>Nova conversa</source>
        <translation>New conversation</translation>
    </message>
    <message>
        <source>As perguntas acima não são lembradas nas próximas.</source>
        <translation>The questions above are not remembered in the next ones.</translation>
    </message>
</context>
<context>
    <name>lastro::chat::DestinationLine</name>
    <message>
        <source>local: nada sai desta máquina</source>
        <translation>local: nothing leaves this machine</translation>
    </message>
    <message>
        <source>Sai desta máquina: %1</source>
        <translation>Leaves this machine: %1</translation>
    </message>
</context>
<context>
    <name>lastro::chat::Details</name>
    <message>
        <source>Buscas feitas</source>
        <translation>Searches made</translation>
    </message>
    <message>
        <source>Seções consultadas e a nota do juiz</source>
        <translation>Sections consulted and the judge’s score</translation>
    </message>
    <message>
        <source>Afirmações descartadas</source>
        <translation>Dropped claims</translation>
    </message>
    <message>
        <source>busca %1 ms</source>
        <translation>search %1 ms</translation>
    </message>
    <message>
        <source>juiz %1 ms</source>
        <translation>judge %1 ms</translation>
    </message>
    <message>
        <source>resposta %1 ms</source>
        <translation>answer %1 ms</translation>
    </message>
    <message>
        <source>total %1 ms</source>
        <translation>total %1 ms</translation>
    </message>
    <message>
        <source>Tempos</source>
        <translation>Times</translation>
    </message>
    <message numerus="yes">
        <source>%n documentos arquivados combinam, mas não valem mais</source>
        <translation>
            <numerusform>%n archived document matches, but is no longer in force</numerusform>
            <numerusform>%n archived documents match, but are no longer in force</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documentos combinam, mas ainda não valem</source>
        <translation>
            <numerusform>%n document matches, but is not in force yet</numerusform>
            <numerusform>%n documents match, but are not in force yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::chat::OutcomeCard</name>
    <message>
        <source>Encontrei o assunto, não a resposta</source>
        <translation>The subject is there, the answer is not</translation>
    </message>
    <message>
        <source>Nenhuma seção responde por si só. Leia o documento inteiro antes de decidir:</source>
        <translation>No section answers by itself. Read the whole document before deciding:</translation>
    </message>
    <message>
        <source>Abrir “%1”</source>
        <translation>Open “%1”</translation>
    </message>
    <message>
        <source>Esta pergunta não é respondida aqui</source>
        <translation>This question is not answered here</translation>
    </message>
    <message>
        <source>Não encontrei na base</source>
        <translation>Not found in the base</translation>
    </message>
    <message>
        <source>Nenhum documento vigente responde a isto. Quem pode ajudar:</source>
        <translation>No document in force answers this. Who can help:</translation>
    </message>
    <message>
        <source>Nenhum documento vigente responde a isto. Pergunte a quem cuida do assunto, ou com outras palavras.</source>
        <translation>No document in force answers this. Ask whoever looks after the subject, or use other words.</translation>
    </message>
    <message>
        <source>O mais próximo que há:</source>
        <translation>The nearest there is:</translation>
    </message>
    <message>
        <source>Canal de ajuda</source>
        <translation>Help channel</translation>
    </message>
    <message>
        <source>A pergunta foi feita só a “%1”. Para procurar nos outros documentos, desmarque “Só neste documento” e pergunte de novo.</source>
        <translation>The question was put to “%1” alone. To look in the other documents, untick “Only in this document” and ask again.</translation>
    </message>
</context>
<context>
    <name>lastro::chat::QuestionBox</name>
    <message>
        <source>Pergunte à base…</source>
        <translation>Ask the base…</translation>
    </message>
    <message>
        <source>Pergunta</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Enter pergunta, Shift+Enter quebra a linha, Esc interrompe, seta para cima traz a pergunta anterior.</source>
        <translation>Enter asks, Shift+Enter breaks the line, Esc stops, the up arrow brings back the question before.</translation>
    </message>
</context>
<context>
    <name>lastro::chat::SourceRows</name>
    <message>
        <source>Outras medidas</source>
        <translation>Other measures</translation>
    </message>
</context>
<context>
    <name>lastro::chat::StartPage</name>
    <message>
        <source>Pergunte à base</source>
        <translation>Ask the base</translation>
    </message>
    <message>
        <source>A resposta aparece aqui só com o que os documentos dizem, cada afirmação com o número do trecho citado. Escolha um número para ver o trecho na fonte, ao lado.</source>
        <translation>The answer appears here with only what the documents say, each claim with the number of its quote. Choose a number to see the quote in the source, beside it.</translation>
    </message>
    <message>
        <source>Para começar:</source>
        <translation>To begin with:</translation>
    </message>
</context>
<context>
    <name>lastro::chat::TraceLines</name>
    <message>
        <source>Lendo</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Buscou “%1”</source>
        <translation>Searched “%1”</translation>
    </message>
    <message numerus="yes">
        <source>Encontrados %n trechos</source>
        <translation>
            <numerusform>Found %n passage</numerusform>
            <numerusform>Found %n passages</numerusform>
        </translation>
    </message>
    <message>
        <source>Reformulando a busca</source>
        <translation>Rewording the search</translation>
    </message>
    <message>
        <source>Avaliando os trechos</source>
        <translation>Grading the passages</translation>
    </message>
    <message>
        <source>Escrevendo a resposta</source>
        <translation>Writing the answer</translation>
    </message>
</context>
<context>
    <name>lastro::chat::TurnList</name>
    <message>
        <source>Mostrar perguntas anteriores</source>
        <translation>Show earlier questions</translation>
    </message>
</context>
<context>
    <name>lastro::chat::TurnView</name>
    <message>
        <source>Interrompido. A pergunta continua na caixa.</source>
        <translation>Stopped. The question is still in the box.</translation>
    </message>
    <message>
        <source>Uma página não oficial diz outra coisa: %1, em vez de %2. Vale a fonte oficial.</source>
        <translation>An unofficial page says otherwise: %1 instead of %2. The official source holds.</translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copia a resposta com as fontes, como texto</source>
        <translation>Copies the answer with its sources, as text</translation>
    </message>
    <message>
        <source>Detalhes</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Por que não?</source>
        <translation>Why not?</translation>
    </message>
    <message>
        <source>Uma ata registra %1 como decisão pontual, em vez de %2. Vale a fonte oficial.</source>
        <translation>Minutes record %1 as a one-off decision, instead of %2. The official source holds.</translation>
    </message>
    <message>
        <source>Só em “%1”</source>
        <translation>Only in “%1”</translation>
    </message>
    <message>
        <source>Interrompido no meio: a resposta pode estar incompleta. A pergunta continua na caixa.</source>
        <translation>Stopped halfway: the answer may be incomplete. The question is still in the box.</translation>
    </message>
</context>
<context>
    <name>lastro::cost::CallModel</name>
    <message>
        <source>sem preço</source>
        <translation>no price</translation>
    </message>
    <message>
        <source>O servidor não contou: estimado pelos caracteres.</source>
        <translation>The server did not count: estimated from the characters.</translation>
    </message>
    <message>
        <source>Esta chamada não é de uma pergunta.</source>
        <translation>This call belongs to no question.</translation>
    </message>
    <message>
        <source>Quem respondeu: %1</source>
        <translation>Who answered: %1</translation>
    </message>
    <message>
        <source>%1 tokens enviados, %2 deles lidos da memória do servidor</source>
        <translation>%1 tokens sent, %2 of them read from the server’s memory</translation>
    </message>
    <message>
        <source>%1 tokens recebidos</source>
        <translation>%1 tokens received</translation>
    </message>
    <message>
        <source>O preço deste modelo não está anotado: a chamada fica fora das somas.</source>
        <translation>This model’s price is not noted: the call stays out of the sums.</translation>
    </message>
    <message>
        <source>Quando</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Número da pergunta</source>
        <translation>Number of the question</translation>
    </message>
    <message>
        <source>Nº</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Papel</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Modelo</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Servidor</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Área</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Enviados</source>
        <translation>Sent</translation>
    </message>
    <message>
        <source>Recebidos</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>US$</source>
        <translation>US$</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Resultado</source>
        <translation>Outcome</translation>
    </message>
</context>
<context>
    <name>lastro::cost::CostPage</name>
    <message>
        <source>custo desconhecido</source>
        <translation>unknown cost</translation>
    </message>
    <message>
        <source>Nenhuma chamada neste período.</source>
        <translation>No call in this period.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Só as chamadas de: %1</source>
        <translation>Only the calls of: %1</translation>
    </message>
    <message>
        <source>Somas (%1)</source>
        <translation>Sums (%1)</translation>
    </message>
    <message>
        <source>Chamadas (%1)</source>
        <translation>Calls (%1)</translation>
    </message>
    <message>
        <source>custo-%1.csv</source>
        <translation>cost-%1.csv</translation>
    </message>
    <message>
        <source>Salvar a tabela</source>
        <translation>Save the table</translation>
    </message>
    <message>
        <source>Tabela CSV (*.csv)</source>
        <translation>CSV table (*.csv)</translation>
    </message>
    <message>
        <source>Tabela salva em %1</source>
        <translation>Table saved to %1</translation>
    </message>
    <message>
        <source>A tabela não pôde ser salva em %1: veja se a pasta aceita arquivos e se há espaço.</source>
        <translation>The table could not be saved to %1: see whether the folder takes files and there is space.</translation>
    </message>
    <message>
        <source>Custo</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Nenhuma chamada a modelo de linguagem ainda.</source>
        <translation>No call of a language model yet.</translation>
    </message>
    <message>
        <source>Com um modelo ligado nas preferências, cada chamada aparece aqui com o que custou, os tokens e o tempo. Sem modelo, as respostas não custam nada.</source>
        <translation>With a model set up in the preferences, each call appears here with what it cost, its tokens and its time. Without a model, answers cost nothing.</translation>
    </message>
    <message>
        <source>Período</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>Últimos 7 dias</source>
        <translation>Last 7 days</translation>
    </message>
    <message>
        <source>Últimos 30 dias</source>
        <translation>Last 30 days</translation>
    </message>
    <message>
        <source>Últimos 12 meses</source>
        <translation>Last 12 months</translation>
    </message>
    <message>
        <source>Agrupar</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>por mês</source>
        <translation>by month</translation>
    </message>
    <message>
        <source>por dia</source>
        <translation>by day</translation>
    </message>
    <message>
        <source>por papel</source>
        <translation>by role</translation>
    </message>
    <message>
        <source>por área</source>
        <translation>by area</translation>
    </message>
    <message>
        <source>por modelo</source>
        <translation>by model</translation>
    </message>
    <message>
        <source>Salvar CSV…</source>
        <translation>Save CSV…</translation>
    </message>
    <message>
        <source>Salva a tabela que está à frente, como está filtrada</source>
        <translation>Saves the table in front, as it is filtered</translation>
    </message>
    <message>
        <source>Mostrar todas</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>Somas e chamadas</source>
        <translation>Sums and calls</translation>
    </message>
    <message>
        <source>Somas</source>
        <translation>Sums</translation>
    </message>
    <message>
        <source>Mostrar as chamadas</source>
        <translation>Show the calls</translation>
    </message>
    <message>
        <source>Chamadas</source>
        <translation>Calls</translation>
    </message>
    <message>
        <source>Só as chamadas desta pergunta</source>
        <translation>Only the calls of this question</translation>
    </message>
</context>
<context>
    <name>lastro::cost::GroupModel</name>
    <message>
        <source>Só das perguntas em que toda chamada tem preço</source>
        <translation>Only of questions all of whose calls have a price</translation>
    </message>
    <message>
        <source>sem preço</source>
        <translation>no price</translation>
    </message>
    <message>
        <source>Dia</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Mês</source>
        <translation>Month</translation>
    </message>
    <message>
        <source>Papel</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Modelo</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Servidor</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Área</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Pergunta</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Perguntas</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Chamadas</source>
        <translation>Calls</translation>
    </message>
    <message>
        <source>Sem preço</source>
        <translation>No price</translation>
    </message>
    <message>
        <source>Enviados</source>
        <translation>Sent</translation>
    </message>
    <message>
        <source>Recebidos</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>US$</source>
        <translation>US$</translation>
    </message>
    <message>
        <source>US$ por pergunta</source>
        <translation>US$ a question</translation>
    </message>
</context>
<context>
    <name>lastro::cost::SpendStrip</name>
    <message>
        <source>desconhecido</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>sem teto</source>
        <translation>no ceiling</translation>
    </message>
    <message>
        <source>Teto de %1 atingido</source>
        <translation>Ceiling of %1 reached</translation>
    </message>
    <message>
        <source>de %1 por dia</source>
        <translation>of %1 a day</translation>
    </message>
    <message>
        <source>de %1 por mês</source>
        <translation>of %1 a month</translation>
    </message>
    <message numerus="yes">
        <source>%Ln perguntas</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: fora das somas.</source>
        <translation>%1: not in the sums.</translation>
    </message>
    <message>
        <source>Hoje</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Este mês</source>
        <translation>This month</translation>
    </message>
    <message>
        <source>Por pergunta, no período</source>
        <translation>A question, in the period</translation>
    </message>
</context>
<context>
    <name>lastro::library::DocumentModel</name>
    <message>
        <source>Arquivado em %1</source>
        <translation>Archived on %1</translation>
    </message>
    <message>
        <source>Título</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Selo</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>Área</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Dono</source>
        <translation>Owner</translation>
    </message>
    <message>
        <source>Vigente desde</source>
        <translation>In force since</translation>
    </message>
    <message>
        <source>Situação</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Páginas</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Fonte</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Seções</source>
        <translation>Sections</translation>
    </message>
</context>
<context>
    <name>lastro::library::LibraryPane</name>
    <message>
        <source>Escolha uma pasta com documentos</source>
        <translation>Choose a folder with documents</translation>
    </message>
    <message>
        <source>Remover a fonte?</source>
        <translation>Remove the source?</translation>
    </message>
    <message>
        <source>“%1” sai da base.</source>
        <translation>“%1” leaves the base.</translation>
    </message>
    <message>
        <source>Remover da base</source>
        <translation>Remove from the base</translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Fontes</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Adicionar pasta…</source>
        <translation>Add folder…</translation>
    </message>
    <message>
        <source>Atualizar</source>
        <translation>Update</translation>
    </message>
    <message>
        <source>Lê o que mudou nas pastas (F5)</source>
        <translation>Reads what has changed in the folders (F5)</translation>
    </message>
    <message>
        <source>Remover fonte…</source>
        <translation>Remove source…</translation>
    </message>
    <message>
        <source>Ainda não há documentos</source>
        <translation>There are no documents yet</translation>
    </message>
    <message>
        <source>Adicione uma pasta, ou solte-a aqui: cada documento aparece nesta lista com o selo, o dono e a data desde a qual vale. São lidos PDF, HTML, Markdown e texto; nada sai desta máquina.</source>
        <translation>Add a folder, or drop it here: each document appears in this list with its seal, its owner and the date it is in force since. PDF, HTML, Markdown and text are read; nothing leaves this machine.</translation>
    </message>
    <message>
        <source>Documentos (%1)</source>
        <translation>Documents (%1)</translation>
    </message>
    <message>
        <source>Fontes (%1)</source>
        <translation>Sources (%1)</translation>
    </message>
    <message>
        <source>Com problemas (%1)</source>
        <translation>With problems (%1)</translation>
    </message>
    <message>
        <source>Documentos</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Arquivos com problemas</source>
        <translation>Files with problems</translation>
    </message>
    <message numerus="yes">
        <source>%n documentos deixam de responder, e o índice e os vetores deles são apagados. Os arquivos na pasta não são tocados.</source>
        <translation>
            <numerusform>%n document stops answering, and its index and vectors are deleted. The files in the folder are not touched.</numerusform>
            <numerusform>%n documents stop answering, and their index and vectors are deleted. The files in the folder are not touched.</numerusform>
        </translation>
    </message>
    <message>
        <source>Abrir</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>lastro::library::ProblemModel</name>
    <message>
        <source>Não foi lido</source>
        <translation>Not read</translation>
    </message>
    <message>
        <source>Lido em parte</source>
        <translation>Partly read</translation>
    </message>
    <message>
        <source>Arquivo</source>
        <translation>File</translation>
    </message>
    <message>
        <source>O que houve</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Por que, e o que fazer</source>
        <translation>Why, and what to do</translation>
    </message>
    <message>
        <source>Lido, com observação</source>
        <translation>Read, with a note</translation>
    </message>
</context>
<context>
    <name>lastro::library::ProgressStrip</name>
    <message>
        <source>Interromper</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Andamento da leitura</source>
        <translation>Progress of reading</translation>
    </message>
</context>
<context>
    <name>lastro::library::SealChoice</name>
    <message>
        <source>Políticas e normas assinadas por quem responde por elas. Podem responder.</source>
        <translation>Policies and rules signed by those who answer for them. They may answer.</translation>
    </message>
    <message>
        <source>Páginas que qualquer um edita. Só explicam como fazer, sempre marcadas como não oficiais.</source>
        <translation>Pages that anyone may edit. They only explain how to do things, always marked as unofficial.</translation>
    </message>
    <message>
        <source>Decisões de um dia e de um caso. São citadas com a data, mas não valem como política.</source>
        <translation>Decisions of one day on one case. They are named with their date, but do not count as policy.</translation>
    </message>
</context>
<context>
    <name>lastro::library::SealDialog</name>
    <message>
        <source>O que há nesta pasta?</source>
        <translation>What is in this folder?</translation>
    </message>
    <message>
        <source>O selo diz o que as respostas podem fazer com estes documentos. Ele vem de você, nunca dos arquivos.</source>
        <translation>The seal says what answers may do with these documents. It comes from you, never from the files.</translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Adicionar e ler</source>
        <translation>Add and read</translation>
    </message>
</context>
<context>
    <name>lastro::library::SourceModel</name>
    <message>
        <source>Nome</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Selo</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>Documentos</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Pasta</source>
        <translation>Folder</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::BaseSection</name>
    <message>
        <source>Esta base</source>
        <translation>This base</translation>
    </message>
    <message>
        <source>Outra janela ou outro programa está usando esta base; aqui estes valores só podem ser vistos.</source>
        <translation>Another window or another program is using this base; here these values can only be seen.</translation>
    </message>
    <message>
        <source>Estes valores aparecem quando uma base está aberta.</source>
        <translation>These values appear when a base is open.</translation>
    </message>
    <message>
        <source>Calibrar...</source>
        <translation>Calibrate...</translation>
    </message>
    <message>
        <source>Faz à base perguntas tiradas de seus próprios títulos. Nada muda até você usar a sugestão.</source>
        <translation>Asks the base questions made of its own headings. Nothing changes until you use the suggestion.</translation>
    </message>
    <message>
        <source>Voltar ao padrão</source>
        <translation>Back to default</translation>
    </message>
    <message>
        <source>Desfazer</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Andamento da calibração</source>
        <translation>Progress of the calibration</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::CalibrationView</name>
    <message>
        <source>Perguntas de títulos são mais fáceis que as das pessoas; a sugestão desconta isso. Confira-a com uma régua sua.</source>
        <translation>Questions from headings are easier than people&apos;s; the suggestion allows for that. Check it with a ruler of your own.</translation>
    </message>
    <message>
        <source>Usar sugestão</source>
        <translation>Use suggestion</translation>
    </message>
    <message>
        <source>Resultado da calibração</source>
        <translation>Result of the calibration</translation>
    </message>
    <message>
        <source>Hoje</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Sugestão</source>
        <translation>Suggestion</translation>
    </message>
    <message>
        <source>Rigor ao responder</source>
        <translation>Strictness in answering</translation>
    </message>
    <message>
        <source>Peso das palavras</source>
        <translation>Weight of the words</translation>
    </message>
    <message>
        <source>Seção certa em 1º lugar</source>
        <translation>Right section in 1st place</translation>
    </message>
    <message>
        <source>Seção certa entre as 5 primeiras</source>
        <translation>Right section among the first 5</translation>
    </message>
    <message>
        <source>Bloqueadas com a seção na base</source>
        <translation>Blocked with the section in the base</translation>
    </message>
    <message>
        <source>Recusadas sem a seção</source>
        <translation>Refused without the section</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::EndpointForm</name>
    <message>
        <source>Este nome já é de outro; o nome anterior continua valendo.</source>
        <translation>Another one has this name; the former name stays.</translation>
    </message>
    <message>
        <source>Nome</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Endereço</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Versão da API</source>
        <translation>API version</translation>
    </message>
    <message>
        <source>Permitir conexão sem cifra (http)</source>
        <translation>Allow an unencrypted connection (http)</translation>
    </message>
    <message>
        <source>Sem cifra, quem está na rede pode ler a chave, a pergunta e os trechos enviados, e mudar a resposta.</source>
        <translation>Without encryption, whoever is on the network can read the key, the question and the passages sent, and change the answer.</translation>
    </message>
    <message>
        <source>Modelo para cada papel</source>
        <translation>A model for each role</translation>
    </message>
    <message>
        <source>Quem recebe os dados</source>
        <translation>Who receives the data</translation>
    </message>
    <message>
        <source>Sem estes três campos, nenhuma base deixa dados irem a este servidor (LGPD).</source>
        <translation>Without these three fields no base lets data go to this server (LGPD).</translation>
    </message>
    <message>
        <source>Operador</source>
        <translation>Processor</translation>
    </message>
    <message>
        <source>empresa que trata os dados</source>
        <translation>company that handles the data</translation>
    </message>
    <message>
        <source>País</source>
        <translation>Country</translation>
    </message>
    <message>
        <source>Base legal</source>
        <translation>Legal basis</translation>
    </message>
    <message>
        <source>por exemplo: contrato com cláusulas-padrão</source>
        <translation>for example: contract with standard clauses</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::EndpointList</name>
    <message>
        <source>ainda sem endereço</source>
        <translation>no address yet</translation>
    </message>
    <message>
        <source>%1 foi removido.</source>
        <translation>%1 was removed.</translation>
    </message>
    <message>
        <source>A chave de %1 não pôde ser tirada do chaveiro do sistema. Remova-a lá.</source>
        <translation>The key of %1 could not be taken out of the system&apos;s keychain. Remove it there.</translation>
    </message>
    <message>
        <source>Nenhum servidor ainda. Aqui aparecem os servidores de modelos que você adicionar, na internet, na rede da empresa ou nesta máquina. Sem eles o programa responde com trechos literais, e nada sai desta máquina.</source>
        <translation>No server yet. The model servers that you add appear here, on the internet, in the company&apos;s network or on this machine. Without them the program answers with literal passages, and nothing leaves this machine.</translation>
    </message>
    <message>
        <source>Servidores de modelos</source>
        <translation>Model servers</translation>
    </message>
    <message>
        <source>Adicionar servidor</source>
        <translation>Add server</translation>
    </message>
    <message>
        <source>Remover</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remover o servidor</source>
        <translation>Remove the server</translation>
    </message>
    <message>
        <source>Desfazer</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::KeyField</name>
    <message>
        <source>consultando o chaveiro</source>
        <translation>asking the keychain</translation>
    </message>
    <message>
        <source>falta a chave</source>
        <translation>key missing</translation>
    </message>
    <message>
        <source>sem chave</source>
        <translation>no key</translation>
    </message>
    <message>
        <source>chave guardada no chaveiro</source>
        <translation>key kept in the keychain</translation>
    </message>
    <message>
        <source>chave só até fechar o programa</source>
        <translation>key only until the program is closed</translation>
    </message>
    <message>
        <source>o chaveiro não respondeu</source>
        <translation>the keychain did not answer</translation>
    </message>
    <message>
        <source>sem dizer por quê</source>
        <translation>without saying why</translation>
    </message>
    <message>
        <source>Consultando o chaveiro do sistema.</source>
        <translation>Asking the system&apos;s keychain.</translation>
    </message>
    <message>
        <source>Nenhuma chave guardada; este provedor pede uma.</source>
        <translation>No key is kept; this provider asks for one.</translation>
    </message>
    <message>
        <source>Nenhuma chave guardada.</source>
        <translation>No key is kept.</translation>
    </message>
    <message>
        <source>O chaveiro do sistema não respondeu (%1); não se sabe se há uma chave.</source>
        <translation>The system&apos;s keychain did not answer (%1); it is not known whether there is a key.</translation>
    </message>
    <message>
        <source>Trocar</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Guardar</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Trocar a chave</source>
        <translation>Replace the key</translation>
    </message>
    <message>
        <source>Guardar a chave</source>
        <translation>Keep the key</translation>
    </message>
    <message>
        <source>Chave</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>cole a chave aqui</source>
        <translation>paste the key here</translation>
    </message>
    <message>
        <source>Remover</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remover a chave</source>
        <translation>Remove the key</translation>
    </message>
    <message>
        <source>Guardada no chaveiro do sistema.</source>
        <translation>Kept in the system&apos;s keychain.</translation>
    </message>
    <message>
        <source>Só até fechar o programa.</source>
        <translation>Only until the program is closed.</translation>
    </message>
    <message>
        <source>Só até fechar o programa: o chaveiro do sistema não a guardou (%1).</source>
        <translation>Only until the program is closed: the system&apos;s keychain did not keep it (%1).</translation>
    </message>
    <message>
        <source>Vai só a %1.</source>
        <translation>It goes only to %1.</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::LimitsForm</name>
    <message>
        <source>Tetos de gasto</source>
        <translation>Spending ceilings</translation>
    </message>
    <message>
        <source>Atingido um teto, o programa segue sem o modelo de linguagem e diz isso na resposta.</source>
        <translation>Once a ceiling is reached, the program goes on without the language model and says so in the answer.</translation>
    </message>
    <message>
        <source>Por pergunta</source>
        <translation>A question</translation>
    </message>
    <message>
        <source>Por dia</source>
        <translation>A day</translation>
    </message>
    <message>
        <source>Por mês</source>
        <translation>A month</translation>
    </message>
    <message>
        <source>Teto de gasto: %1</source>
        <translation>Spending ceiling: %1</translation>
    </message>
    <message>
        <source>Teto em USD: %1</source>
        <translation>Ceiling in USD: %1</translation>
    </message>
    <message>
        <source>Chamadas por pergunta</source>
        <translation>Calls a question</translation>
    </message>
    <message>
        <source>Permitir chamadas de preço desconhecido</source>
        <translation>Allow calls of unknown price</translation>
    </message>
    <message>
        <source>Nenhum teto em USD as segura; só o número de chamadas.</source>
        <translation>No ceiling in USD holds them; only the number of calls does.</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::LocalModelForm</name>
    <message>
        <source>Escolha o arquivo do modelo</source>
        <translation>Choose the model&apos;s file</translation>
    </message>
    <message>
        <source>Modelos GGUF (*.gguf)</source>
        <translation>GGUF models (*.gguf)</translation>
    </message>
    <message>
        <source>Escolha o programa llama-server</source>
        <translation>Choose the program llama-server</translation>
    </message>
    <message>
        <source>Nenhum arquivo escolhido.</source>
        <translation>No file chosen.</translation>
    </message>
    <message>
        <source>Não encontrado entre os programas instalados.</source>
        <translation>Not found among the installed programs.</translation>
    </message>
    <message>
        <source>Encontrado: %1</source>
        <translation>Found: %1</translation>
    </message>
    <message>
        <source>Este arquivo não existe ou não é um programa. Escolha outro ou procure de novo.</source>
        <translation>This file does not exist or is no program. Choose another or look for it again.</translation>
    </message>
    <message>
        <source>Parado: escolha um arquivo.</source>
        <translation>Stopped: choose a file.</translation>
    </message>
    <message>
        <source>Parado.</source>
        <translation>Stopped.</translation>
    </message>
    <message>
        <source>Carregando o modelo.</source>
        <translation>Loading the model.</translation>
    </message>
    <message>
        <source>Pronto.</source>
        <translation>Ready.</translation>
    </message>
    <message>
        <source>O servidor local caiu e está sendo reiniciado.</source>
        <translation>The local server went down and is being restarted.</translation>
    </message>
    <message>
        <source>O modelo local não funciona.</source>
        <translation>The local model does not work.</translation>
    </message>
    <message>
        <source>Detalhe técnico: %1</source>
        <translation>Technical detail: %1</translation>
    </message>
    <message>
        <source>Modelo desta máquina</source>
        <translation>This machine&apos;s model</translation>
    </message>
    <message>
        <source>Um arquivo GGUF, servido aqui mesmo por llama-server, que o programa abre e fecha sozinho. Nada sai desta máquina.</source>
        <translation>A GGUF file, served right here by llama-server, which the program opens and closes by itself. Nothing leaves this machine.</translation>
    </message>
    <message>
        <source>Arquivo do modelo</source>
        <translation>Model file</translation>
    </message>
    <message>
        <source>Escolher arquivo...</source>
        <translation>Choose file...</translation>
    </message>
    <message>
        <source>Tirar</source>
        <translation>Take out</translation>
    </message>
    <message>
        <source>Tirar o arquivo do modelo</source>
        <translation>Take the model&apos;s file out</translation>
    </message>
    <message>
        <source>Programa llama-server</source>
        <translation>Program llama-server</translation>
    </message>
    <message>
        <source>Escolher programa...</source>
        <translation>Choose program...</translation>
    </message>
    <message>
        <source>Procurar</source>
        <translation>Look for it</translation>
    </message>
    <message>
        <source>Procura llama-server entre os programas instalados.</source>
        <translation>Looks for llama-server among the installed programs.</translation>
    </message>
    <message>
        <source>llama-server faz parte do llama.cpp, que é livre. No Windows: winget install llama.cpp. No macOS: brew install llama.cpp. No Linux: o pacote da distribuição ou os arquivos prontos da página do projeto (ggml-org/llama.cpp). Depois, Procurar ou Escolher programa.</source>
        <translation>llama-server is part of llama.cpp, which is free software. On Windows: winget install llama.cpp. On macOS: brew install llama.cpp. On Linux: the distribution&apos;s package or the ready files of the project&apos;s page (ggml-org/llama.cpp). Then Look for it or Choose program.</translation>
    </message>
    <message>
        <source>Contexto em tokens</source>
        <translation>Context in tokens</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::ModelLine</name>
    <message>
        <source>Testar conexão</source>
        <translation>Test connection</translation>
    </message>
    <message>
        <source>Testar conexão: %1</source>
        <translation>Test connection: %1</translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Cancelar o teste</source>
        <translation>Cancel the test</translation>
    </message>
    <message>
        <source>Teste da conexão em andamento</source>
        <translation>Test of the connection under way</translation>
    </message>
    <message>
        <source>O servidor tem estes modelos; escolha um:</source>
        <translation>The server has these models; choose one:</translation>
    </message>
    <message>
        <source>Modelos que o servidor tem</source>
        <translation>Models that the server has</translation>
    </message>
    <message>
        <source>nenhum</source>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::ModelsSection</name>
    <message>
        <source>Servidor</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Modelos de linguagem</source>
        <translation>Language models</translation>
    </message>
    <message>
        <source>Um modelo de linguagem entende melhor a pergunta e redige melhor a resposta. Ele é opcional: nenhuma afirmação aparece sem citação conferida.</source>
        <translation>A language model understands the question better and words the answer better. It is optional: no claim appears without a checked citation.</translation>
    </message>
    <message>
        <source>Parte do que estava guardado sobre modelos não pôde ser lida e ficou de fora. Confira servidores, papéis e tetos.</source>
        <translation>Part of what was kept about models could not be read and was left out. Check servers, roles and ceilings.</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::PolicyChoice</name>
    <message>
        <source>Outra janela ou outro programa está usando esta base; aqui isto só pode ser visto.</source>
        <translation>Another window or program is using this base; here this can only be looked at.</translation>
    </message>
    <message>
        <source>Isto se escolhe para cada base, quando ela está aberta.</source>
        <translation>This is chosen for each base, when it is open.</translation>
    </message>
    <message>
        <source>Nada desta base sai desta máquina.</source>
        <translation>Nothing of this base leaves this machine.</translation>
    </message>
    <message>
        <source>Aos servidores marcados vão a pergunta, com dados pessoais mascarados, e trechos das seções achadas.</source>
        <translation>The question, with personal data masked, and passages of the sections found go to the ticked servers.</translation>
    </message>
    <message>
        <source>%1 (não está entre os servidores daqui)</source>
        <translation>%1 (not among the servers here)</translation>
    </message>
    <message>
        <source>O que pode sair desta base</source>
        <translation>What may leave this base</translation>
    </message>
    <message>
        <source>Somente nesta máquina</source>
        <translation>On this machine only</translation>
    </message>
    <message>
        <source>Também os servidores marcados</source>
        <translation>The ticked servers as well</translation>
    </message>
    <message>
        <source>Servidores que podem receber dados desta base</source>
        <translation>Servers that may receive data of this base</translation>
    </message>
    <message>
        <source>Nenhum servidor fora desta máquina foi adicionado ainda.</source>
        <translation>No server off this machine has been added yet.</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::PreferencesPane</name>
    <message>
        <source>Preferências</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>Idioma</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Tamanho do texto</source>
        <translation>Size of text</translation>
    </message>
    <message>
        <source>Sua área</source>
        <translation>Your area</translation>
    </message>
    <message>
        <source>Documentos reservados a certas áreas só respondem a quem é de uma delas; em empate, os da sua área vêm primeiro.</source>
        <translation>Documents kept for certain areas answer only to people of one of them; in a tie, those of your area come first.</translation>
    </message>
    <message>
        <source>por exemplo: operações</source>
        <translation>for example: operations</translation>
    </message>
    <message>
        <source>Como na área de trabalho</source>
        <translation>As on the desktop</translation>
    </message>
    <message>
        <source>Claras</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Escuras</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Alto contraste</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Sobre o Lastro</source>
        <translation>About Lastro</translation>
    </message>
    <message>
        <source>Lastro %1: respostas com lastro nos documentos, nesta máquina.</source>
        <translation>Lastro %1: answers backed by documents, on this machine.</translation>
    </message>
    <message>
        <source>Software livre sob a licença GPL, versão 3 ou posterior.</source>
        <translation>Free software under the GPL, version 3 or later.</translation>
    </message>
    <message>
        <source>Comparar palavra por palavra em sentido</source>
        <translation>Compare meaning word by word</translation>
    </message>
    <message>
        <source>Acha mais paráfrases; ocupa cerca de 10 kB de disco por seção. Vale a partir da próxima abertura.</source>
        <translation>Finds more paraphrases; takes about 10 kB of disk a section. In effect from the next opening.</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::PriceModel</name>
    <message>
        <source>como a entrada</source>
        <translation>as input</translation>
    </message>
    <message>
        <source>sem custo</source>
        <translation>no cost</translation>
    </message>
    <message>
        <source>desconhecido</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>Modelo</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation>Input</translation>
    </message>
    <message>
        <source>Em cache</source>
        <translation>Cached input</translation>
    </message>
    <message>
        <source>Saída</source>
        <translation>Output</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::PriceTable</name>
    <message>
        <source>Diga a entrada e a saída de %1; até lá o preço é desconhecido.</source>
        <translation>Give input and output of %1; until then the price is unknown.</translation>
    </message>
    <message>
        <source>“%1” não é um preço. Use um número de 0 a 1.000.000, ou deixe vazio.</source>
        <translation>“%1” is no price. Use a number from 0 to 1,000,000, or leave it empty.</translation>
    </message>
    <message>
        <source>Preços em USD por milhão de tokens</source>
        <translation>Prices in USD per million tokens</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::RefusalChart</name>
    <message>
        <source>Curva das recusas</source>
        <translation>Curve of the refusals</translation>
    </message>
    <message>
        <source>hoje e sugestão</source>
        <translation>today and suggestion</translation>
    </message>
    <message>
        <source>hoje</source>
        <translation>today</translation>
    </message>
    <message>
        <source>sugestão</source>
        <translation>suggestion</translation>
    </message>
    <message>
        <source>Rigor %1: %2 % bloqueadas, %3 % recusadas.</source>
        <translation>Strictness %1: %2 % blocked, %3 % refused.</translation>
    </message>
    <message>
        <source>bloqueadas com a seção na base</source>
        <translation>blocked with the section in the base</translation>
    </message>
    <message>
        <source>recusadas sem a seção</source>
        <translation>refused without the section</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::RoleChoice</name>
    <message>
        <source>sem modelo</source>
        <translation>no model</translation>
    </message>
    <message>
        <source>%1 (sem modelo para isto)</source>
        <translation>%1 (no model for this)</translation>
    </message>
    <message>
        <source>modelo desta máquina</source>
        <translation>this machine&apos;s model</translation>
    </message>
    <message>
        <source>Falta escolher o arquivo do modelo desta máquina.</source>
        <translation>The file of this machine&apos;s model is still to be chosen.</translation>
    </message>
    <message>
        <source>A descrição deste servidor está incompleta: corrija-a acima. Até lá isto é feito sem modelo.</source>
        <translation>This server&apos;s description is incomplete: mend it above. Until then this is done without a model.</translation>
    </message>
    <message>
        <source>Quem faz o quê</source>
        <translation>Who does what</translation>
    </message>
    <message>
        <source>Sem modelo, o programa faz cada passo sozinho. Com modelo, cada citação continua sendo conferida no texto da base.</source>
        <translation>Without a model the program does each step by itself. With one, each citation is still checked against the base&apos;s text.</translation>
    </message>
    <message>
        <source>Reescrever a pergunta</source>
        <translation>Rewrite the question</translation>
    </message>
    <message>
        <source>Julgar as seções</source>
        <translation>Judge the sections</translation>
    </message>
    <message>
        <source>Redigir a resposta</source>
        <translation>Word the answer</translation>
    </message>
    <message>
        <source>Fazer vetores</source>
        <translation>Make vectors</translation>
    </message>
    <message>
        <source>Reordenar seções</source>
        <translation>Rerank sections</translation>
    </message>
</context>
<context>
    <name>lastro::preferences::TuningControls</name>
    <message>
        <source>Rigor ao responder</source>
        <translation>Strictness in answering</translation>
    </message>
    <message>
        <source>responde mais</source>
        <translation>answers more</translation>
    </message>
    <message>
        <source>recusa mais</source>
        <translation>refuses more</translation>
    </message>
    <message>
        <source>Quanto uma seção precisa convencer antes de responder. Rigor a mais recusa o que a base diz; a menos, responde o que ela não diz.</source>
        <translation>How convincing a section must be before it answers. Too strict refuses what the base says; too lax answers what it does not say.</translation>
    </message>
    <message>
        <source>Peso das palavras</source>
        <translation>Weight of the words</translation>
    </message>
    <message>
        <source>Quanto as palavras exatas contam ao lado do sentido para a ordem das seções.</source>
        <translation>How much exact words count beside the meaning in the order of the sections.</translation>
    </message>
</context>
<context>
    <name>lastro::shell::Banner</name>
    <message>
        <source>Fechar o aviso</source>
        <translation>Close the notice</translation>
    </message>
</context>
<context>
    <name>lastro::shell::FirstRunPage</name>
    <message>
        <source>Primeiros passos</source>
        <translation>First steps</translation>
    </message>
    <message>
        <source>Três passos até a primeira resposta</source>
        <translation>Three steps to the first answer</translation>
    </message>
    <message>
        <source>O Lastro lê os documentos nesta máquina e responde só com o que eles dizem, mostrando o trecho. Nada é enviado a lugar nenhum.</source>
        <translation>Lastro reads the documents on this machine and answers only with what they say, showing the passage. Nothing is sent anywhere.</translation>
    </message>
    <message>
        <source>1. Escolha uma pasta e diga o que ela é</source>
        <translation>1. Choose a folder and say what it is</translation>
    </message>
    <message>
        <source>Uma pasta de políticas, uma wiki exportada ou as atas de reunião. Os arquivos não são alterados.</source>
        <translation>A folder of policies, an exported wiki or the minutes of meetings. The files are not changed.</translation>
    </message>
    <message>
        <source>Escolher pasta…</source>
        <translation>Choose folder…</translation>
    </message>
    <message>
        <source>Usar a base de exemplo</source>
        <translation>Use the sample base</translation>
    </message>
    <message>
        <source>2. Acompanhe a leitura</source>
        <translation>2. See it being read</translation>
    </message>
    <message>
        <source>As palavras respondem em segundos; os vetores chegam enquanto você já pergunta.</source>
        <translation>Words answer within seconds; vectors arrive while you are already asking.</translation>
    </message>
    <message>
        <source>3. Faça uma pergunta</source>
        <translation>3. Ask a question</translation>
    </message>
    <message>
        <source>Aqui aparecem três perguntas feitas com os títulos dos seus documentos.</source>
        <translation>Three questions made from the headings of your documents appear here.</translation>
    </message>
    <message>
        <source>Pular e ir para as perguntas</source>
        <translation>Skip and go to the questions</translation>
    </message>
</context>
<context>
    <name>lastro::shell::MainWindow</name>
    <message>
        <source>Perguntar</source>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Fontes</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Preferências</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>Lugares</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Custo</source>
        <translation>Cost</translation>
    </message>
</context>
<context>
    <name>lastro::shell::OpenErrorPage</name>
    <message>
        <source>A base não foi aberta</source>
        <translation>The base was not opened</translation>
    </message>
    <message>
        <source>Tentar de novo</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>A pasta da base não pôde ser usada. Ligue o disco ou a rede em que ela está, ou abra o programa com outra pasta (--base).</source>
        <translation>The folder of the base could not be used. Connect the disk or network it is on, or open the program with another folder (--base).</translation>
    </message>
</context>
<context>
    <name>lastro::shell::Rail</name>
    <message>
        <source>Mostrar os nomes</source>
        <translation>Show the names</translation>
    </message>
    <message>
        <source>Só ícones</source>
        <translation>Icons only</translation>
    </message>
</context>
<context>
    <name>lastro::shell::SessionBinding</name>
    <message>
        <source>Outra janela ou outro programa está usando esta base. Aqui você pergunta e lê; para alterar as fontes, feche o outro.</source>
        <translation>Another window or program is using this base. Here you can ask and read; to change the sources, close the other one.</translation>
    </message>
    <message>
        <source>Tentar de novo</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>As palavras já respondem; os vetores ainda estão chegando.</source>
        <translation>Words already answer; vectors are still arriving.</translation>
    </message>
</context>
<context>
    <name>lastro::shell::StatusLine</name>
    <message>
        <source>sem vetores, busca só por palavras</source>
        <translation>no vectors, search by words only</translation>
    </message>
    <message>
        <source>vetores %1 %</source>
        <translation>vectors %1 %</translation>
    </message>
    <message>
        <source>local, nada sai desta máquina</source>
        <translation>local, nothing leaves this machine</translation>
    </message>
    <message>
        <source>Abrindo a base…</source>
        <translation>Opening the base…</translation>
    </message>
    <message>
        <source>Ver o andamento</source>
        <translation>See the progress</translation>
    </message>
    <message>
        <source>A base não está aberta</source>
        <translation>The base is not open</translation>
    </message>
    <message numerus="yes">
        <source>%Ln documentos</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seções</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::shell::Suggestions</name>
    <message>
        <source>O que diz “%1” sobre %2?</source>
        <translation>What does “%1” say about %2?</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::FindBar</name>
    <message>
        <source>buscando…</source>
        <translation>searching…</translation>
    </message>
    <message>
        <source>nada encontrado</source>
        <translation>nothing found</translation>
    </message>
    <message>
        <source>%1 de %2…</source>
        <translation>%1 of %2…</translation>
    </message>
    <message>
        <source>%1 de %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Buscar nesta fonte</source>
        <translation>Find in this source</translation>
    </message>
    <message>
        <source>Anterior (Shift+F3)</source>
        <translation>Previous (Shift+F3)</translation>
    </message>
    <message>
        <source>Próximo (F3)</source>
        <translation>Next (F3)</translation>
    </message>
    <message>
        <source>Fechar a busca (Esc)</source>
        <translation>Close the search (Esc)</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::PdfCanvas</name>
    <message>
        <source>A página %1 não pode ser desenhada.</source>
        <translation>Page %1 cannot be drawn.</translation>
    </message>
    <message>
        <source>Página %1</source>
        <translation>Page %1</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::PdfView</name>
    <message>
        <source>Abrindo as páginas…</source>
        <translation>Opening the pages…</translation>
    </message>
    <message>
        <source>Páginas de %1</source>
        <translation>Pages of %1</translation>
    </message>
    <message>
        <source>Trecho citado: %1</source>
        <translation>Quote: %1</translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::SafeTextBrowser</name>
    <message>
        <source>Copiar</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Selecionar tudo</source>
        <translation>Select all</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::SourceHeader</name>
    <message>
        <source>Fechar a fonte</source>
        <translation>Close the source</translation>
    </message>
    <message>
        <source>Abrir o arquivo no programa do sistema</source>
        <translation>Open the file in the system’s program</translation>
    </message>
    <message>
        <source>Fonte</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>dd/MM/yyyy</source>
        <comment>date pattern</comment>
        <translation>yyyy-MM-dd</translation>
    </message>
    <message>
        <source>dono: %1</source>
        <translation>owner: %1</translation>
    </message>
    <message>
        <source>vigente a partir de %1</source>
        <translation>in force from %1</translation>
    </message>
    <message>
        <source>vigente desde %1</source>
        <translation>in force since %1</translation>
    </message>
    <message>
        <source>atualizado em %1</source>
        <translation>updated on %1</translation>
    </message>
    <message>
        <source>versão %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>sem dono nem data declarados</source>
        <translation>no owner or date declared</translation>
    </message>
    <message>
        <source>Ainda não vigente: passa a valer em %1.</source>
        <translation>Not yet in force: it takes effect on %1.</translation>
    </message>
    <message>
        <source>Versão arquivada em %1</source>
        <translation>Version archived on %1</translation>
    </message>
    <message>
        <source>Versão arquivada</source>
        <translation>Archived version</translation>
    </message>
    <message>
        <source>%1; a vigente é %2.</source>
        <translation>%1; the one in force is %2.</translation>
    </message>
    <message>
        <source>Abrir a vigente</source>
        <translation>Open the one in force</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::SourcePane</name>
    <message>
        <source>Fonte</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>A fonte aparece aqui, no trecho citado, quando uma citação é aberta.</source>
        <translation>The source appears here, at the quote, when a citation is opened.</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::TextFallback</name>
    <message>
        <source>Texto da fonte</source>
        <translation>Text of the source</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::ViewBar</name>
    <message>
        <source> de %1</source>
        <translation> of %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Página anterior</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Página</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Próxima página</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Diminuir (Ctrl+-)</source>
        <translation>Smaller (Ctrl+-)</translation>
    </message>
    <message>
        <source>Voltar ao tamanho normal (Ctrl+0)</source>
        <translation>Back to normal size (Ctrl+0)</translation>
    </message>
    <message>
        <source>Aumentar (Ctrl++)</source>
        <translation>Larger (Ctrl++)</translation>
    </message>
    <message>
        <source>Ajustar à largura</source>
        <translation>Fit the width</translation>
    </message>
    <message>
        <source>Buscar nesta fonte (Ctrl+F)</source>
        <translation>Find in this source (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::ViewChooser</name>
    <message>
        <source>Abaixo está o texto que foi lido do arquivo.</source>
        <translation>Below is the text that was read from the file.</translation>
    </message>
    <message>
        <source>A exibição deste documento parou três vezes; aqui está ele como texto simples.</source>
        <translation>Showing this document stopped three times; here it is as plain text.</translation>
    </message>
    <message>
        <source>O programa foi aberto como administrador (root), onde a proteção do navegador interno não funciona; por isso a fonte aparece como texto simples.</source>
        <translation>The program was opened as administrator (root), where the protection of the built-in browser does not work; so the source appears as plain text.</translation>
    </message>
    <message>
        <source>Este sistema não permite a proteção de que o navegador interno precisa; por isso a fonte aparece como texto simples.</source>
        <translation>This system does not allow the protection that the built-in browser needs; so the source appears as plain text.</translation>
    </message>
    <message>
        <source>A proteção do navegador interno foi desligada fora do programa; por isso a fonte aparece como texto simples.</source>
        <translation>The protection of the built-in browser was turned off outside the program; so the source appears as plain text.</translation>
    </message>
</context>
<context>
    <name>lastro::viewer::WebView</name>
    <message>
        <source>Texto da fonte</source>
        <translation>Text of the source</translation>
    </message>
    <message>
        <source>A exibição desta página parou de repente. O texto não foi perdido.</source>
        <translation>Showing this page stopped suddenly. The text was not lost.</translation>
    </message>
    <message>
        <source>Exibir de novo</source>
        <translation>Show again</translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Selecionar tudo</source>
        <translation>Select all</translation>
    </message>
</context>
<context>
    <name>lastro::widgets::AddressDialog</name>
    <message>
        <source>Abrir fora do Lastro?</source>
        <translation>Open outside Lastro?</translation>
    </message>
    <message>
        <source>Este endereço não pode ser aberto daqui; só copiado.</source>
        <translation>This address cannot be opened from here; only copied.</translation>
    </message>
    <message>
        <source>O programa de e-mail vai abrir uma mensagem nova para:</source>
        <translation>The e-mail program will open a new message to:</translation>
    </message>
    <message>
        <source>O navegador vai abrir uma página de %1, fora desta máquina:</source>
        <translation>The browser will open a page of %1, outside this machine:</translation>
    </message>
    <message>
        <source>Endereço completo</source>
        <translation>Full address</translation>
    </message>
    <message>
        <source>Copiar endereço</source>
        <translation>Copy address</translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Escrever mensagem</source>
        <translation>Write message</translation>
    </message>
    <message>
        <source>Abrir no navegador</source>
        <translation>Open in the browser</translation>
    </message>
</context>
<context>
    <name>lastro::widgets::FilteredTable</name>
    <message>
        <source>Filtrar</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Copiar linhas</source>
        <translation>Copy rows</translation>
    </message>
    <message>
        <source>Filtrar (Ctrl+F)</source>
        <translation>Filter (Ctrl+F)</translation>
    </message>
    <message>
        <source>Nada combina com o filtro.</source>
        <translation>Nothing matches the filter.</translation>
    </message>
</context>
</TS>
