<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="pt_BR">
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
        <source>%n arquivo(s) não foi(foram) lido(s).</source>
        <translation>
            <numerusform>%n arquivo não foi lido.</numerusform>
            <numerusform>%n arquivos não foram lidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::chat::Details</name>
    <message numerus="yes">
        <source>%n documento(s) arquivado(s) combina(m), mas não vale(m) mais</source>
        <translation>
            <numerusform>%n documento arquivado combina, mas não vale mais</numerusform>
            <numerusform>%n documentos arquivados combinam, mas não valem mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documento(s) combina(m), mas ainda não vale(m)</source>
        <translation>
            <numerusform>%n documento combina, mas ainda não vale</numerusform>
            <numerusform>%n documentos combinam, mas ainda não valem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::chat::TraceLines</name>
    <message numerus="yes">
        <source>Encontrados %n trecho(s)</source>
        <translation>
            <numerusform>Encontrado %n trecho</numerusform>
            <numerusform>Encontrados %n trechos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lastro::library::LibraryPane</name>
    <message numerus="yes">
        <source>%n documento(s) deixa(m) de responder, e o índice e os vetores deles são apagados. Os arquivos na pasta não são tocados.</source>
        <translation>
            <numerusform>%n documento deixa de responder, e o índice e os vetores dele são apagados. Os arquivos na pasta não são tocados.</numerusform>
            <numerusform>%n documentos deixam de responder, e o índice e os vetores deles são apagados. Os arquivos na pasta não são tocados.</numerusform>
        </translation>
    </message>
</context>
</TS>
