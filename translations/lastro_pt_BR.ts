<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="pt_BR">
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
    <message numerus="yes">
        <source>%n arquivo(s) não foi(foram) lido(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::chat::Details</name>
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
</context>
<context>
    <name>lastro::chat::TraceLines</name>
    <message numerus="yes">
        <source>Encontrados %n trecho(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::library::LibraryPane</name>
    <message numerus="yes">
        <source>%n documento(s) deixa(m) de responder, e o índice e os vetores deles são apagados. Os arquivos na pasta não são tocados.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
