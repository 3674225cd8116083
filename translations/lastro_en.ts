<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="pt_BR">
<context>
    <name>AnswerWords</name>
    <message>
        <source>juiz %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>juiz do modelo de linguagem %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>juiz por palavras %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juiz 3 de 3: responde à pergunta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juiz 2 de 3: traz parte importante da resposta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juiz 1 de 3: mesmo assunto, não responde</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juiz 0 de 3: outro assunto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cita uma seção que não foi consultada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>o trecho citado não está na seção</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>o trecho citado é curto demais para provar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traz um número que o trecho citado não traz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perde o “não” do trecho citado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>só uma página não oficial diz isso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confere com a fonte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busca híbrida</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busca só por palavras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US$ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sem custo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>área: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dia %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>só vigentes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arquivado em %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arquivado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vale só a partir de %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ainda não vigente</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, p. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dono: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vigente desde %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atualizado em %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não encontrei na base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>página da wiki, não oficial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segundo página da wiki, não oficial: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não encontrei na base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pergunte em: %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base trata do assunto, mas não achei a resposta em um trecho. Leia o documento inteiro: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esta pergunta não pode ser respondida aqui.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pergunta não pôde ser respondida por um erro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O que chegou mais perto:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Buscando “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encontrados %1 trechos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lendo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pergunta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Área de quem pergunta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dia da vigência, AAAA-MM-DD; sem ele, hoje.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modelo de linguagem; esta versão responde sem nenhum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diga uma pergunta, entre aspas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O dia deve ter a forma AAAA-MM-DD: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não há modelo de linguagem chamado %1; use none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As palavras.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Área de quem procura.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantos trechos, 10 se não for dito.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diga as palavras, entre aspas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--limit vai de 1 a 1000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nenhum trecho tem estas palavras.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lendo %1 de %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vetores: %1 de %2, faltam cerca de %3 tokens (±30 %)%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documentos, %2 seções, %3 vetores; %4 sem mudança; %5 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não lido: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pastas que formam a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selo das pastas sem lastro.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Só palavras; os vetores ficam para depois.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diga ao menos uma pasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selo desconhecido: %1. Use official, wiki ou minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrompido; o que já foi lido está na base, e a próxima vez continua daqui.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uso: lastro-cli index|ask|search|status ... --base DIR [--json]
     lastro-cli COMANDO --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mostra esta ajuda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasta de dados da base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escreve um objeto JSON na saída padrão.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uso: lastro-cli %1 --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>status não recebe argumentos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documentos, %2 seções, vetores %3 de %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>O arquivo não está mais no lugar. Devolva-o à pasta ou atualize a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo não pôde ser lido. Verifique a permissão de leitura e o disco, e atualize a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Isto não é um arquivo comum, ou é um atalho para fora da pasta, e não é lido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo está vazio: não há texto para indexar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo passa do limite de tamanho. Divida-o em partes menores e atualize a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo está danificado ou não é do tipo que o nome diz. Salve-o de novo a partir do original.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo está protegido por senha. Salve uma cópia sem senha e atualize a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As páginas são imagens digitalizadas, sem texto. Use uma versão com texto (OCR) e atualize a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Este tipo de arquivo não é lido. Salve-o como PDF, HTML, Markdown ou texto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pasta não foi encontrada. Ligue o disco ou a rede em que ela está, ou remova a fonte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falta a parte do programa que lê os arquivos (lastro-extract). Instale o programa de novo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leitura deste arquivo falhou e foi interrompida. Os outros arquivos não foram afetados.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leitura deste arquivo demorou demais e foi interrompida. Divida-o ou salve-o de novo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leitura deste arquivo pediu memória demais e foi interrompida. Divida-o ou salve-o de novo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não há permissão para gravar aqui. Peça a permissão ou escolha outra pasta para a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O disco está cheio. O que já foi gravado está a salvo: libere espaço e continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outra janela ou outro programa está gravando nesta base. Feche-o para poder alterar as fontes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esta base foi feita por uma versão mais nova do Lastro e não foi tocada. Atualize o programa para abri-la.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Os arquivos desta pasta são de outro programa e não foram tocados. Escolha outra pasta para a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base está danificada. Atualize-a para ler as fontes outra vez; o que está nas pastas não se perde.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não há base nesta pasta. Verifique o caminho ou adicione uma pasta para criar a base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base não respondeu como devia. Tente de novo; se continuar, feche e abra o programa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O modelo de vetores não foi encontrado. A busca por palavras continua; instale o programa de novo para ter a busca por sentido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo do modelo de vetores está danificado. A busca por palavras continua; instale o programa de novo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O modelo de vetores parou com um erro. A busca por palavras continua; tente de novo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Os vetores guardados são de outro modelo e não foram misturados. Atualize a base para refazê-los.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O modelo devolveu vetores inválidos e nada deles foi guardado. Tente de novo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrompido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não há palavras na pergunta. Escreva o que você quer saber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pergunta passa de 4.000 caracteres. Fique só com o que você quer saber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A configuração não pôde ser lida. Corrija o arquivo indicado e tente de novo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O chaveiro do sistema não está disponível: a chave vale só enquanto o programa está aberto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algo falhou dentro do programa. Tente de novo; se continuar, feche e abra o programa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A data em “%1” não é uma data (use AAAA-MM-DD) e foi ignorada.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A situação “%1” é desconhecida; o documento vale como vigente.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo .meta.json ao lado não pôde ser lido e foi ignorado.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A página %1 não tem texto (imagem?) e não é encontrada na busca.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O índice era de outra versão e será refeito a partir das fontes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O índice estava danificado: foi posto de lado e será refeito a partir das fontes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O arquivo do curador estava danificado e foi restaurado da última cópia de segurança.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observação da leitura: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageHtml</name>
    <message numerus="yes">
        <source>Documento longo: %n seções anteriores não são mostradas aqui.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Documento longo: %n seções seguintes não são mostradas aqui.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Procurando arquivos…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lendo %1 de %2 arquivos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seções</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vetores: %1 de %2; a busca por palavras já funciona</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminando…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falta menos de um minuto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faltam cerca de %1 min (±30 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faltam cerca de %1 h (±30 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrompido. O que foi lido já responde; a próxima atualização continua daqui.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documentos e %2 seções na base, em %3 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n arquivo(s) não foi(foram) lido(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealWords</name>
    <message>
        <source>Oficial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wiki, não oficial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ata, decisão pontual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vigente</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arquivado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ainda não vigente</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::AnswerText</name>
    <message>
        <source>Resposta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>página da wiki, não oficial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selecionar tudo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::ChatPane</name>
    <message>
        <source>Perguntar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mostrar perguntas anteriores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter pergunta · Shift+Enter quebra a linha · F4 abre a próxima citação</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::Details</name>
    <message>
        <source>Buscas feitas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seções consultadas e a nota do juiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afirmações descartadas</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n documento(s) arquivado(s) combina(m), mas não vale(m) mais</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documento(s) combina(m), mas ainda não vale(m)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>busca %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>juiz %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resposta %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tempos</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::OutcomeCard</name>
    <message>
        <source>Encontrei o assunto, não a resposta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nenhuma seção responde por si só. Leia o documento inteiro antes de decidir:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abrir “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esta pergunta não é respondida aqui</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Não encontrei na base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nenhum documento vigente responde a isto. Quem pode ajudar:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nenhum documento vigente responde a isto. Pergunte a quem cuida do assunto, ou com outras palavras.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O mais próximo que há, sem responder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canal de ajuda</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::QuestionBox</name>
    <message>
        <source>Pergunte à base…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pergunta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter pergunta, Shift+Enter quebra a linha, Esc interrompe, seta para cima traz a pergunta anterior.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::StartPage</name>
    <message>
        <source>Pergunte à base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A resposta aparece aqui só com o que os documentos dizem, cada afirmação com o número do trecho citado. Escolha um número para ver o trecho na fonte, ao lado.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Para começar:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::TraceLines</name>
    <message>
        <source>Lendo</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Encontrados %n trecho(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Buscou “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::chat::TurnView</name>
    <message>
        <source>Interrompido. A pergunta continua na caixa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uma página não oficial diz outra coisa: %1, em vez de %2. Vale a fonte oficial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copia a resposta com as fontes, como texto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detalhes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Por que não?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::DocumentModel</name>
    <message>
        <source>Arquivado em %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Título</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Área</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dono</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vigente desde</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situação</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Páginas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonte</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::FilteredTable</name>
    <message>
        <source>Filtrar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abrir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copiar linhas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filtrar (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nada combina com o filtro.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::LibraryPane</name>
    <message>
        <source>Escolha uma pasta com documentos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remover a fonte?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” sai da base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n documento(s) deixa(m) de responder, e o índice e os vetores deles são apagados. Os arquivos na pasta não são tocados.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remover da base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fontes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adicionar pasta…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atualizar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lê o que mudou nas pastas (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remover fonte…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ainda não há documentos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adicione uma pasta, ou solte-a aqui: cada documento aparece nesta lista com o selo, o dono e a data desde a qual vale. São lidos PDF, HTML, Markdown e texto; nada sai desta máquina.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documentos (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fontes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com problemas (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documentos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arquivos com problemas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::ProblemModel</name>
    <message>
        <source>Não foi lido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lido em parte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arquivo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O que houve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Por que, e o que fazer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::ProgressStrip</name>
    <message>
        <source>Interromper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Andamento da leitura</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::SealChoice</name>
    <message>
        <source>Políticas e normas assinadas por quem responde por elas. Podem responder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Páginas que qualquer um edita. Só explicam como fazer, sempre marcadas como não oficiais.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisões de um dia e de um caso. São citadas com a data, mas não valem como política.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::SealDialog</name>
    <message>
        <source>O que há nesta pasta?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O selo diz o que as respostas podem fazer com estes documentos. Ele vem de você, nunca dos arquivos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adicionar e ler</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::library::SourceModel</name>
    <message>
        <source>Nome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documentos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasta</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::preferences::PreferencesPane</name>
    <message>
        <source>Preferências</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idioma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tamanho do texto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sua área</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documentos reservados a certas áreas só respondem a quem é de uma delas; em empate, os da sua área vêm primeiro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>por exemplo: operações</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Como na área de trabalho</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escuras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alto contraste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sobre o Lastro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lastro %1: respostas com lastro nos documentos, nesta máquina.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software livre sob a licença GPL, versão 3 ou posterior.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::Banner</name>
    <message>
        <source>Fechar o aviso</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::FirstRunPage</name>
    <message>
        <source>Primeiros passos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Três passos até a primeira resposta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O Lastro lê os documentos nesta máquina e responde só com o que eles dizem, mostrando o trecho. Nada é enviado a lugar nenhum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. Escolha uma pasta e diga o que ela é</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uma pasta de políticas, uma wiki exportada ou as atas de reunião. Os arquivos não são alterados.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escolher pasta…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usar a base de exemplo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. Acompanhe a leitura</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As palavras respondem em segundos; os vetores chegam enquanto você já pergunta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. Faça uma pergunta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aqui aparecem três perguntas feitas com os títulos dos seus documentos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pular e ir para as perguntas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::MainWindow</name>
    <message>
        <source>Perguntar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fontes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferências</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lugares</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::OpenErrorPage</name>
    <message>
        <source>A base não foi aberta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tentar de novo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::Rail</name>
    <message>
        <source>Mostrar os nomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Só ícones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::SessionBinding</name>
    <message>
        <source>Outra janela ou outro programa está usando esta base. Aqui você pergunta e lê; para alterar as fontes, feche o outro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tentar de novo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As palavras já respondem; os vetores ainda estão chegando.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::StatusLine</name>
    <message>
        <source>sem vetores, busca só por palavras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vetores %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documentos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seções</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local, nada sai desta máquina</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abrindo a base…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ver o andamento</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::shell::Suggestions</name>
    <message>
        <source>O que diz “%1” sobre %2?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::FindBar</name>
    <message>
        <source>buscando…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nada encontrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 de %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 de %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buscar nesta fonte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anterior (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Próximo (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fechar a busca (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::PdfCanvas</name>
    <message>
        <source>A página %1 não pode ser desenhada.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Página %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::PdfView</name>
    <message>
        <source>Abrindo as páginas…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Páginas de %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trecho citado: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::SafeTextBrowser</name>
    <message>
        <source>Copiar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selecionar tudo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::SourceHeader</name>
    <message>
        <source>Fechar a fonte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abrir o arquivo no programa do sistema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dd/MM/yyyy</source>
        <comment>date pattern</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dono: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vigente a partir de %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vigente desde %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atualizado em %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>versão %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sem dono nem data declarados</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ainda não vigente: passa a valer em %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versão arquivada em %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versão arquivada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; a vigente é %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abrir a vigente</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::SourcePane</name>
    <message>
        <source>Fonte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fonte aparece aqui, no trecho citado, quando uma citação é aberta.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::TextFallback</name>
    <message>
        <source>Texto da fonte</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::ViewBar</name>
    <message>
        <source> de %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Página anterior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Página</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Próxima página</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diminuir (Ctrl+-)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voltar ao tamanho normal (Ctrl+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aumentar (Ctrl++)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajustar à largura</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buscar nesta fonte (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::ViewChooser</name>
    <message>
        <source>Abaixo está o texto que foi lido do arquivo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A exibição deste documento parou três vezes; aqui está ele como texto simples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O programa foi aberto como administrador (root), onde a proteção do navegador interno não funciona; por isso a fonte aparece como texto simples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Este sistema não permite a proteção de que o navegador interno precisa; por isso a fonte aparece como texto simples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A proteção do navegador interno foi desligada fora do programa; por isso a fonte aparece como texto simples.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::viewer::WebView</name>
    <message>
        <source>Texto da fonte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A exibição desta página parou de repente. O texto não foi perdido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exibir de novo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copiar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selecionar tudo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lastro::widgets::AddressDialog</name>
    <message>
        <source>Abrir fora do Lastro?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Este endereço não pode ser aberto daqui; só copiado.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O programa de e-mail vai abrir uma mensagem nova para:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O navegador vai abrir uma página de %1, fora desta máquina:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endereço completo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copiar endereço</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escrever mensagem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abrir no navegador</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Perguntas respondidas com lastro nos seus documentos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasta de dados da base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idioma desta vez: pt_BR ou en.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
