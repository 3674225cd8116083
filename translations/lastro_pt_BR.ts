<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="pt_BR">
<context>
    <name>ChatWords</name>
    <message numerus="yes">
        <source>custo desconhecido (%n chamadas)</source>
        <translation>
            <numerusform>custo desconhecido (%n chamada)</numerusform>
            <numerusform>custo desconhecido (%n chamadas)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>Encontrado(s) %1 trecho(s)</source>
        <translation>
            <numerusform>Encontrado %1 trecho</numerusform>
            <numerusform>Encontrados %1 trechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 documento(s)</source>
        <translation>
            <numerusform>%1 documento</numerusform>
            <numerusform>%1 documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seção(ões)</source>
        <translation>
            <numerusform>%1 seção</numerusform>
            <numerusform>%1 seções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vetor(es)</source>
        <translation>
            <numerusform>%1 vetor</numerusform>
            <numerusform>%1 vetores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chamada(s)</source>
        <translation>
            <numerusform>%1 chamada</numerusform>
            <numerusform>%1 chamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custo desconhecido de %1 chamada(s)</source>
        <translation>
            <numerusform>custo desconhecido de %1 chamada</numerusform>
            <numerusform>custo desconhecido de %1 chamadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostBars</name>
    <message numerus="yes">
        <source>%Ln chamadas</source>
        <translation>
            <numerusform>%Ln chamada</numerusform>
            <numerusform>%Ln chamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outros %Ln</source>
        <translation>
            <numerusform>outro %Ln</numerusform>
            <numerusform>outros %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message numerus="yes">
        <source>%Ln chamadas sem preço</source>
        <translation>
            <numerusform>%Ln chamada sem preço</numerusform>
            <numerusform>%Ln chamadas sem preço</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageHtml</name>
    <message numerus="yes">
        <source>Documento longo: %n seções anteriores não são mostradas aqui.</source>
        <translation>
            <numerusform>Documento longo: %n seção anterior não é mostrada aqui.</numerusform>
            <numerusform>Documento longo: %n seções anteriores não são mostradas aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Documento longo: %n seções seguintes não são mostradas aqui.</source>
        <translation>
            <numerusform>Documento longo: %n seção seguinte não é mostrada aqui.</numerusform>
            <numerusform>Documento longo: %n seções seguintes não são mostradas aqui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message numerus="yes">
        <source>Lendo %1 de %Ln arquivos</source>
        <translation>
            <numerusform>Lendo %1 de %Ln arquivo</numerusform>
            <numerusform>Lendo %1 de %Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seções</source>
        <translation>
            <numerusform>%Ln seção</numerusform>
            <numerusform>%Ln seções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>faltam cerca de %n min (±30 %)</source>
        <translation>
            <numerusform>falta cerca de %n min (±30 %)</numerusform>
            <numerusform>faltam cerca de %n min (±30 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln arquivos a ler</source>
        <translation>
            <numerusform>%Ln arquivo a ler</numerusform>
            <numerusform>%Ln arquivos a ler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unidades para vetores</source>
        <translation>
            <numerusform>%Ln unidade para vetores</numerusform>
            <numerusform>%Ln unidades para vetores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cerca de %Ln min</source>
        <translation>
            <numerusform>cerca de %Ln min</numerusform>
            <numerusform>cerca de %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documentos</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln arquivos não foram lidos.</source>
        <translation>
            <numerusform>%Ln arquivo não foi lido.</numerusform>
            <numerusform>%Ln arquivos não foram lidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::chat::Details</name>
    <message numerus="yes">
        <source>%n documentos arquivados combinam, mas não valem mais</source>
        <translation>
            <numerusform>%n documento arquivado combina, mas não vale mais</numerusform>
            <numerusform>%n documentos arquivados combinam, mas não valem mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documentos combinam, mas ainda não valem</source>
        <translation>
            <numerusform>%n documento combina, mas ainda não vale</numerusform>
            <numerusform>%n documentos combinam, mas ainda não valem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::chat::TraceLines</name>
    <message numerus="yes">
        <source>Encontrados %n trechos</source>
        <translation>
            <numerusform>Encontrado %n trecho</numerusform>
            <numerusform>Encontrados %n trechos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::cost::SpendStrip</name>
    <message numerus="yes">
        <source>%Ln perguntas</source>
        <translation>
            <numerusform>%Ln pergunta</numerusform>
            <numerusform>%Ln perguntas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::library::LibraryPane</name>
    <message numerus="yes">
        <source>%n documentos deixam de responder, e o índice e os vetores deles são apagados. Os arquivos na pasta não são tocados.</source>
        <translation>
            <numerusform>%n documento deixa de responder, e o índice e os vetores dele são apagados. Os arquivos na pasta não são tocados.</numerusform>
            <numerusform>%n documentos deixam de responder, e o índice e os vetores deles são apagados. Os arquivos na pasta não são tocados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::shell::StatusLine</name>
    <message numerus="yes">
        <source>%Ln documentos</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seções</source>
        <translation>
            <numerusform>%Ln seção</numerusform>
            <numerusform>%Ln seções</numerusform>
        </translation>
    </message>
</context>
</TS>
