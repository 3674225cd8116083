#!/usr/bin/env python3
"""Checks the sample base against what it promises. Standard library only; pdftotext and pdfinfo must be installed.

    python3 check_sample.py          exit status 0 = every promise holds
"""
import csv
import html.parser
import json
import re
import subprocess
import sys
import unicodedata
from datetime import date
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROBLEMS = []
KEYS = {"dono": "owner", "vigente_desde": "in_force_since", "situacao": "status", "titulo": "title", "versao": "version",
        "publico": "audience"}
VALUES = {"vigente": "in_force", "arquivado": "archived"}
UNREAD = {"nav", "header", "footer", "aside", "script", "style", "head", "button"}
UNREAD_ROLES = {"navigation", "banner", "contentinfo"}
VOID = {"br", "hr", "img", "meta", "link", "input"}
# Given names and family names common in Brazil, forms of address. Roles are what the sample uses; a hit is a mistake.
NAMES = """Ana João José Maria Pedro Paulo Lucas Mateus Marcos Carlos Luiz Luís Fernanda Fernando Juliana Juliano Mariana
Rafael Rafaela Gabriel Gabriela Bruno Bruna Camila Beatriz Larissa Letícia Patrícia Roberto Roberta Ricardo Eduardo Eduarda
Felipe Gustavo Henrique Rodrigo Thiago Tiago Vinícius André Andréa Adriana Adriano Aline Cristina Daniel Daniela Diego
Fábio Flávia Flávio Guilherme Helena Isabela Jorge Leonardo Márcia Márcio Marcelo Mônica Natália Priscila Renata Renato
Sandra Sérgio Simone Sônia Tatiana Valéria Vanessa Vera Wagner Antônio Francisco Joaquim Silva Souza Oliveira Pereira
Lima Carvalho Ferreira Rodrigues Almeida Nascimento Gomes Martins Araújo Melo Barbosa Ribeiro Cardoso Teixeira Moraes
Moreira Cavalcanti Dias Castro Campos Rocha Nunes Mendes Freitas Fernandes Machado Vieira""".split()
NOT_ALONE = ("Dias", "Campos", "Nascimento")        # also common words of policies
NAME = re.compile(r"(?<!São )\b(?:%s)\b" % "|".join(n for n in NAMES if n not in NOT_ALONE))
TITLE_OF_PERSON = re.compile(r"\b(?:Sr|Sra|Srta|Dr|Dra|Eng|Prof)\.\s+[A-ZÁÉÍÓÚÂÊÔÃÕÇ]")
TAXI = re.compile(r"t[aá]xi|aplicativo de transporte|transporte por aplicativo|carro por app", re.I)
FIVE_THOUSAND = re.compile(r"R\$\s*5\.?000(?![\d])|\b5 mil\b|cinco mil", re.I)


def require(condition, message):
    if not condition:
        PROBLEMS.append(message)


def slug(text):
    text = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", text).strip("-") or "secao"


def plain(text):
    """Folds a text for comparing: ligatures, hyphenated line ends, spaces, Markdown marks."""
    text = unicodedata.normalize("NFKC", text)
    text = re.sub(r"(?<=\w)-\n(?=[a-zà-ú])", "", text)
    return re.sub(r"\s+", " ", text.replace("**", "").replace("`", ""))


class Sections:
    """Anchor -> text, in the order of the document."""

    def __init__(self):
        self.texts, self.seen = {"inicio": ""}, {}
        self.current = "inicio"

    def open(self, heading, explicit=None):
        anchor = explicit or slug(heading)
        self.seen[anchor] = self.seen.get(anchor, 0) + 1
        if self.seen[anchor] > 1:
            anchor = f"{anchor}-{self.seen[anchor]}"
        self.current = anchor
        self.texts[anchor] = ""

    def add(self, text):
        self.texts[self.current] += text


def put(meta, key, value):
    key = KEYS.get(key, key)
    meta[key] = VALUES.get(value, value) if key == "status" else value


def read_markdown(text):
    meta, sections, lines = {}, Sections(), text.split("\n")
    if lines[0] == "---":
        end = lines.index("---", 1)
        for line in lines[1:end]:
            key, value = line.split(":", 1)
            put(meta, key.strip(), value.strip())
        lines = lines[end + 1:]
    fenced, i = False, 0
    while i < len(lines):
        line = lines[i]
        below = lines[i + 1] if i + 1 < len(lines) else ""
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and (m := re.match(r"#{1,6}\s+(.*?)\s*(?:\{#([^}]+)\})?\s*$", line)):
            sections.open(m.group(1), m.group(2))
            i += 1
            continue
        elif not fenced and line.strip() and re.fullmatch(r"(=+|-+)", below):
            sections.open(line.strip())
            i += 2
            continue
        sections.add(line + "\n")
        i += 1
    return meta, sections.texts


class PageReader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.meta, self.sections, self.skipping, self.heading = {}, Sections(), [], None

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "meta" and given.get("name"):
            put(self.meta, given["name"], given.get("content", ""))
        if tag in VOID:
            return
        if self.skipping or tag in UNREAD or given.get("role") in UNREAD_ROLES or "display:none" in given.get("style", ""):
            self.skipping.append(tag)
        elif re.fullmatch(r"h[1-6]", tag):
            self.heading = ["", given.get("id")]
        elif tag in ("p", "td", "th", "tr", "li", "div"):
            self.sections.add("\n")

    def handle_endtag(self, tag):
        if self.skipping:
            if tag in self.skipping:
                while self.skipping.pop() != tag:
                    pass
        elif self.heading and re.fullmatch(r"h[1-6]", tag):
            self.sections.open(*self.heading)
            self.heading = None

    def handle_data(self, data):
        if self.skipping:
            return
        if self.heading:
            self.heading[0] += data
        else:
            self.sections.add(data)


def read_html(raw):
    declared = re.search(rb"charset=[\"']?([\w-]+)", raw)
    reader = PageReader()
    reader.feed(raw.decode(declared.group(1).decode()))
    return reader.meta, reader.sections.texts


def read_document(path):
    """Returns metadata, sections (None where anchors are the reader's business) and the whole visible text."""
    raw, meta, sections = path.read_bytes(), {}, None
    if path.suffix == ".md":
        meta, sections = read_markdown(raw.decode("utf-8"))
        text = "\n".join(sections.values())
    elif path.suffix == ".html":
        meta, sections = read_html(raw)
        text = "\n".join(sections.values())
    elif path.suffix == ".pdf":
        text = subprocess.run(["pdftotext", "-q", str(path), "-"], capture_output=True, check=True).stdout.decode("utf-8")
    elif raw.startswith(b"\xff\xfe"):
        text = raw.decode("utf-16")
    else:
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            text = raw.decode("cp1252")
    sidecar = path.with_name(path.name + ".meta.json")
    if sidecar.exists():
        for key, value in json.loads(sidecar.read_text(encoding="utf-8")).items():
            put(meta, key, value)
    return meta, sections, text


def in_force(meta, day):
    since, until = meta.get("in_force_since"), meta.get("archived_on")
    if meta.get("status") == "archived" and not until:
        return False
    return (not since or date.fromisoformat(since) <= day) and (not until or day < date.fromisoformat(until))


def main():
    config = json.loads((HERE / "lastro.json").read_text(encoding="utf-8"))
    sources = {s["path"]: s["seal"] for s in config["sources"]}
    require(sources == {"oficial": "official", "wiki": "wiki", "atas": "minutes"}, f"sources: {sources}")
    require(config["locale"] == "pt-BR" and config["fresh_after_days"] == 365, "locale or fresh_after_days")
    require(config["help_channel"]["url"] == "mailto:duvidas@rotasul.invalid", "help_channel")

    terms = list(csv.reader((HERE / config["glossary"]).open(encoding="utf-8", newline="")))
    require(len(terms) >= 40 and all(len(row) >= 2 and all(row) for row in terms), f"glossary: {len(terms)} good rows wanted: 40")
    require(len({row[0] for row in terms}) == len(terms), "glossary: a term stands twice")

    documents = {}                                   # (source, file name) -> (meta, sections, text)
    for source in sources:
        for path in sorted((HERE / source).rglob("*")):
            if path.is_file() and not path.name.endswith(".meta.json"):
                documents[source, path.name] = read_document(path)
    names = {source: [n for s, n in documents if s == source] for source in sources}
    require(len(names["oficial"]) >= 24, f"official documents: {len(names['oficial'])}")
    require(len(names["wiki"]) >= 24, f"wiki pages: {len(names['wiki'])}")
    require(len(names["atas"]) >= 6, f"minutes: {len(names['atas'])}")

    # A readable file that no source names would be one more wiki page of the base.
    stray = [str(p.relative_to(HERE)) for p in HERE.rglob("*") if p.is_file() and p.relative_to(HERE).parts[0] not in sources
             and p.suffix.lower() in (".md", ".markdown", ".html", ".htm", ".xhtml", ".txt", ".text", ".pdf", ".docx")]
    require(not stray, f"documents outside the sources: {stray}")

    # Encodings.
    cp1252 = (HERE / "oficial/integracao-novos-colaboradores.txt").read_bytes()
    try:
        cp1252.decode("utf-8")
        PROBLEMS.append("integracao-novos-colaboradores.txt is UTF-8, cp1252 was promised")
    except UnicodeDecodeError:
        require("“acolher" in cp1252.decode("cp1252"), "integracao-novos-colaboradores.txt is not cp1252")
    utf16 = (HERE / "oficial/treinamentos-obrigatorios.txt").read_bytes()
    require(utf16[:2] == b"\xff\xfe" and "OBRIGATÓRIOS" in utf16.decode("utf-16"), "treinamentos-obrigatorios.txt: UTF-16LE, BOM")
    page = (HERE / "oficial/Política de Pneus.html").read_bytes()
    require(b"charset=windows-1252" in page and "–" in page.decode("cp1252"), "Política de Pneus.html is not windows-1252")

    # PDFs.
    pdfs = sorted((HERE / "oficial").glob("*.pdf"))
    outlined = [p for p in pdfs if re.search(rb"/First \d+ 0 R", p.read_bytes())]
    require(len(pdfs) >= 7, f"PDFs: {len(pdfs)}")
    require(outlined and len(outlined) < len(pdfs), "some PDFs with an outline, some without")
    require(any(p.with_name(p.name + ".meta.json").exists() for p in pdfs), "a PDF with a sidecar")
    require(any(not p.with_name(p.name + ".meta.json").exists() for p in pdfs), "a PDF with properties only")
    for path in pdfs:
        info = subprocess.run(["pdfinfo", str(path)], capture_output=True, check=True).stdout.decode("utf-8", "replace")
        pages = int(re.search(r"Pages:\s+(\d+)", info).group(1))
        require(pages >= 3, f"{path.name}: {pages} pages")
        text = documents["oficial", path.name][2]
        require(len(re.findall(r"Página \d+ de %d" % pages, text)) == pages, f"{path.name}: running footer")
    joined = {source: "".join(documents[source, n][2] for n in names[source]) for source in sources}
    pdf_text = "".join(documents["oficial", p.name][2] for p in pdfs)
    require("\ufb01" in pdf_text, "no ligature in any PDF")
    as_laid_out = subprocess.run(["pdftotext", "-q", "-layout", str(HERE / "oficial/codigo-de-conduta.pdf"), "-"],
                                 capture_output=True, check=True).stdout.decode("utf-8")
    require(re.search(r"[a-z]-(\n|  )", as_laid_out), "no hyphenated line end in the code of conduct")

    # What must not be there.
    for (source, name), (meta, _sections, text) in documents.items():
        everything = plain(text) + " " + " ".join(map(str, meta.values())) + " " + name
        raw = (HERE / source / name).read_bytes()
        if name.endswith((".md", ".html")):
            everything += raw.decode("utf-8", "replace")
        if source == "oficial":
            require(not TAXI.search(everything), f"{source}/{name}: speaks of taxi: {TAXI.search(everything)}")
            require(not FIVE_THOUSAND.search(everything), f"{source}/{name}: R$ 5.000")
            require("CD-RJ" not in everything and "DC-RJ" not in everything, f"{source}/{name}: CD-RJ")
        for pattern in (NAME, TITLE_OF_PERSON):
            hit = pattern.search(everything)
            require(not hit, f"{source}/{name}: looks like a person: {hit and hit.group(0)}")
        for key in ("updated", "in_force_since", "archived_on"):
            if key in meta:
                date.fromisoformat(meta[key])
    require("R$ 5.000" in joined["wiki"], "the wrong limit is not in the wiki")
    require(TAXI.search(joined["wiki"]), "the taxi page is not in the wiki")
    require("Atenção, assistente" in joined["wiki"], "the planted instruction is not in the wiki")
    require(any(m.get("seal") == "official" for (s, _n), (m, _t, _x) in documents.items() if s == "wiki"), "no false seal")

    # Ids.
    ids, folded = {}, {}
    for (source, name), (meta, _sections, _text) in documents.items():
        if "id" in meta:
            require(meta["id"] not in ids, f"id twice: {meta['id']}")
            ids[meta["id"]] = (source, name)
        else:
            folded.setdefault(slug(name.rsplit(".", 1)[0]), []).append((source, name))
    collisions = {k: v for k, v in folded.items() if len(v) > 1}
    require(list(collisions) == ["politica-de-pneus"], f"names that collide after folding: {collisions}")
    require(not set(folded) & set(ids), f"a folded name is also an id: {set(folded) & set(ids)}")
    for needed, anchor in (("ops-cd-sp-v3", "secao-4"), ("ops-matriz-sla", "secao-2"), ("ops-cd-sp-v2", "secao-4")):
        require(needed in ids and anchor in documents[ids[needed]][1], f"{needed}#{anchor}")
    today = date(2026, 11, 16)
    official = {n: documents["oficial", n][0] for n in names["oficial"]}
    require(sum(in_force(m, today) for m in official.values()) >= 24, "official documents in force: at least 24")
    require(sum(m.get("status") == "archived" for m in official.values()) >= 3, "archived documents")
    require({m.get("audience") for m in official.values()} >= {"rh", "frota"}, "audience rh and frota")
    old = [n for n, m in official.items() if m.get("updated") and in_force(m, today)
           and (today - date.fromisoformat(m["updated"])).days > 365]
    require(len(old) >= 4, f"documents not looked at for a year: {old}")

    # The ruler.
    lines = (HERE / "rulers/sample.jsonl").read_text(encoding="utf-8").splitlines()
    ruler = [json.loads(line) for line in lines]
    require(len(ruler) >= 60, f"questions: {len(ruler)}")
    require(sum(r["answerable"] is False for r in ruler) >= 18, "unanswerable questions: at least 18")
    require(len({r["id"] for r in ruler}) == len(ruler), "a question id stands twice")
    by_name = {n: (s, n) for s, n in documents}
    for r in ruler:
        require(r["answerable"] is not True or r.get("expected"), f"{r['id']}: no expected source")
        require(not r["answerable"] is False or "expected" not in r, f"{r['id']}: unanswerable with a source")
        require(not any(FIVE_THOUSAND.search(a) for a in r.get("answers", [])), f"{r['id']}: expects R$ 5.000")
        found = False
        for e in r.get("expected", []):
            where = ids.get(e["document"]) or by_name.get(e["document"])
            if not where and len(folded.get(e["document"], [])) == 1:
                where = folded[e["document"]][0]
            if not where:
                PROBLEMS.append(f"{r['id']}: no document {e['document']}")
                continue
            meta, sections, text = documents[where]
            require(in_force(meta, date.fromisoformat(r["on"])), f"{r['id']}: {e['document']} not in force on {r['on']}")
            audience = [a.strip() for a in meta.get("audience", r["area"]).split(",")]
            require(r["area"] in audience, f"{r['id']}: {e['document']} hidden from {r['area']}")
            require(where[0] != "atas", f"{r['id']}: minutes never answer")
            require(where[0] != "wiki" or "wiki" in r.get("tags", []), f"{r['id']}: wiki source without the tag")
            if "section" in e:
                require(sections is not None, f"{r['id']}: a section of a {where[1]}, whose anchors are not computed here")
                require(sections is not None and e["section"] in sections, f"{r['id']}: no section {e['document']}#{e['section']}")
                text = (sections or {}).get(e["section"], "")
            has = any(plain(a) in plain(text) for a in r.get("answers", []))
            require(has, f"{r['id']}: {r.get('answers')} not in {e['document']}#{e.get('section', '')}")
            found = found or has
        require(found or not r.get("expected"), f"{r['id']}: no accepted string in any expected source")

    for problem in PROBLEMS:
        print("FAIL", problem)
    words = {s: sum(len(documents[s, n][2].split()) for n in names[s]) for s in sources}
    print(f"{len(documents)} documents {({s: len(n) for s, n in names.items()})}, words {words}, {len(pdfs)} PDFs "
          f"({len(outlined)} with outline), {len(terms)} glossary terms, {len(ruler)} questions "
          f"({sum(r['answerable'] is False for r in ruler)} unanswerable): {'FAILED' if PROBLEMS else 'all promises hold'}")
    return 1 if PROBLEMS else 0


if __name__ == "__main__":
    sys.exit(main())
