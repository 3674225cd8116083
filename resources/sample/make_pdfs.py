#!/usr/bin/env python3
"""Makes the PDFs of the sample base from pdf-src/*.src into oficial/.

    python3 -m venv venv && venv/bin/pip install -r requirements.pip
    venv/bin/python make_pdfs.py [--check]

Fonts: Debian fonts-noto-core and fonts-dejavu-extra. With the same fonts and the pinned packages the output is the same
byte for byte; --check says whether it still is, without writing. The sources end in .src so that no reader takes them
for documents. Their head is `key: value` (keys starting with `meta.` go to the sidecar FILE.meta.json), then `---`,
then headings (## and ###), paragraphs, `- ` and `1. ` lists and | tables |.
"""
import io
import json
import os
import re
import sys
from pathlib import Path

from reportlab import rl_config
from reportlab.lib import colors
from reportlab.lib.enums import TA_JUSTIFY, TA_LEFT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import (BaseDocTemplate, Frame, FrameBreak, KeepTogether, NextPageTemplate, PageTemplate, Paragraph,
                                Spacer, Table, TableStyle)

HERE = Path(__file__).resolve().parent
COMPANY = "Rota Sul Logística"
FONTS = {
    "sans": ("/usr/share/fonts/truetype/noto/NotoSans-", {"": "Regular", "-B": "Bold", "-I": "Italic"}),
    "serif": ("/usr/share/fonts/truetype/dejavu/DejaVuSerif", {"": "", "-B": "-Bold", "-I": "-Italic"}),
}
BODY_SIZE = {"sans": 10, "serif": 9.2}
ACCENTS = {"POL": "#14476b", "PRO": "#7a3b12", "COD": "#3d2a63", "MAN": "#1d5c45"}
LIGATURES = [("ffi", "\ufb03"), ("ffl", "\ufb04"), ("ff", "\ufb00"), ("fi", "\ufb01"), ("fl", "\ufb02")]


def register_fonts():
    for family, (prefix, faces) in FONTS.items():
        for suffix, face in faces.items():
            pdfmetrics.registerFont(TTFont(family + suffix, f"{prefix}{face}.ttf"))
        pdfmetrics.registerFontFamily(family, normal=family, bold=family + "-B", italic=family + "-I",
                                      boldItalic=family + "-B")


def read_source(path):
    head, body = path.read_text(encoding="utf-8").split("\n---\n", 1)
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    blocks, lines = [], body.splitlines()
    i = 0
    while i < len(lines):
        line = lines[i]
        if not line.strip():
            i += 1
        elif line.startswith("#"):
            marks, text = line.split(" ", 1)
            blocks.append(("h%d" % len(marks), text))
            i += 1
        elif line.startswith("|"):
            rows = []
            while i < len(lines) and lines[i].startswith("|"):
                cells = [c.strip() for c in lines[i].strip("|").split("|")]
                if not all(re.fullmatch(r"-+", c) for c in cells):
                    rows.append(cells)
                i += 1
            blocks.append(("table", rows))
        elif re.match(r"(- |\d+\. )", line):
            items = []
            while i < len(lines) and (m := re.match(r"(- |\d+\. )(.*)", lines[i])):
                items.append((m.group(1).strip(), m.group(2)))
                i += 1
            blocks.append(("list", items))
        else:
            text = []
            while i < len(lines) and lines[i].strip() and not re.match(r"(#|\||- )", lines[i]):
                text.append(lines[i].strip())
                i += 1
            blocks.append(("p", " ".join(text)))
    return fields, blocks


class Document(BaseDocTemplate):
    def __init__(self, target, fields, accent, total):
        super().__init__(target, pagesize=A4, invariant=1, title=fields["title"], author=fields["owner"],
                         subject=fields["subject"], keywords=fields["keywords"], creator="Editor de documentos da Rota Sul",
                         lang="pt-BR", leftMargin=24 * mm, rightMargin=22 * mm, topMargin=30 * mm, bottomMargin=24 * mm)
        self.fields, self.accent, self.total = fields, accent, total
        self.seen = 0
        left, bottom, width = self.leftMargin, self.bottomMargin, self.width
        height = self.height
        pad = dict(leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0)
        if fields["layout"] == "two":
            gap, cover = 8 * mm, 36 * mm
            col = (width - gap) / 2
            first = [Frame(left, bottom + height - cover, width, cover, id="cover", **pad),
                     Frame(left, bottom, col, height - cover, id="a1", **pad),
                     Frame(left + col + gap, bottom, col, height - cover, id="b1", **pad)]
            later = [Frame(left, bottom, col, height, id="a", **pad),
                     Frame(left + col + gap, bottom, col, height, id="b", **pad)]
        else:
            first = [Frame(left, bottom, width, height, id="a1", **pad)]
            later = [Frame(left, bottom, width, height, id="a", **pad)]
        self.addPageTemplates([PageTemplate("first", first, onPage=self.decorate),
                               PageTemplate("later", later, onPage=self.decorate)])

    def decorate(self, canvas, _doc):
        f, font = self.fields, self.fields["font"]
        canvas.saveState()
        canvas.setFillColor(self.accent)
        canvas.rect(0, A4[1] - 5 * mm, A4[0], 5 * mm, stroke=0, fill=1)
        top = A4[1] - 17 * mm
        right = A4[0] - self.rightMargin
        canvas.setFont(font + "-B", 9)
        canvas.drawString(self.leftMargin, top, COMPANY)
        canvas.setFillColor(colors.HexColor("#444444"))
        canvas.setFont(font, 8)
        canvas.drawRightString(right, top, f"{f['code']} · {f['title']}")
        canvas.setStrokeColor(self.accent)
        canvas.setLineWidth(0.7)
        canvas.line(self.leftMargin, top - 3 * mm, right, top - 3 * mm)
        base = 13 * mm
        canvas.setStrokeColor(colors.HexColor("#bbbbbb"))
        canvas.line(self.leftMargin, base + 5 * mm, right, base + 5 * mm)
        canvas.drawString(self.leftMargin, base, f"Versão {f['version']} · Uso interno · Cópia impressa não controlada")
        canvas.drawRightString(right, base, f"Página {canvas.getPageNumber()} de {self.total}")
        canvas.restoreState()

    def afterFlowable(self, flowable):
        level = getattr(flowable, "outline_level", None)
        if level is None or self.fields["outline"] != "yes":
            return
        self.seen += 1
        key = "s%d" % self.seen
        self.canv.bookmarkPage(key, fit="XYZ", left=0, top=self.frame._y + flowable.height + 6 * mm)
        self.canv.addOutlineEntry(flowable.outline_text, key, level, closed=level > 0)


def build(fields, blocks, total):
    font, two = fields["font"], fields["layout"] == "two"
    accent = colors.HexColor(ACCENTS[fields["code"][:3]])
    size = BODY_SIZE[font]
    hyphens = dict(hyphenationLang="pt_BR", embeddedHyphenation=1, hyphenationMinWordLength=7) \
        if fields["hyphenate"] == "yes" else {}
    body = ParagraphStyle("body", fontName=font, fontSize=size, leading=size * 1.42, spaceAfter=size * 0.62,
                          alignment=TA_JUSTIFY, textColor=colors.HexColor("#1c1c1c"), **hyphens)
    h2 = ParagraphStyle("h2", fontName=font + "-B", fontSize=size * 1.32, leading=size * 1.7, spaceBefore=size * 1.1,
                        spaceAfter=size * 0.5, textColor=accent, keepWithNext=1, alignment=TA_LEFT)
    h3 = ParagraphStyle("h3", parent=h2, fontSize=size * 1.08, leading=size * 1.45, spaceBefore=size * 0.7,
                        spaceAfter=size * 0.35, textColor=colors.HexColor("#333333"))
    cell = ParagraphStyle("cell", fontName=font, fontSize=size * 0.9, leading=size * 1.22)
    head = ParagraphStyle("head", parent=cell, fontName=font + "-B", textColor=colors.white)
    item = ParagraphStyle("item", parent=body, leftIndent=6 * mm, bulletIndent=1.5 * mm, spaceAfter=size * 0.25)
    big = ParagraphStyle("big", fontName=font + "-B", fontSize=21, leading=26, textColor=accent, spaceAfter=3 * mm)

    def text(value):
        value = value.replace("&", "&amp;").replace("<", "&lt;")
        if fields.get("ligatures") == "yes":
            for plain, joined in LIGATURES:
                value = value.replace(plain, joined)
        return value

    target = io.BytesIO()
    doc = Document(target, fields, accent, total)
    width = (doc.width - 8 * mm) / 2 if two else doc.width

    def grid(rows, widths, header=True):
        data = [[Paragraph(text(c), head if header and r == 0 else cell) for c in row] for r, row in enumerate(rows)]
        style = [("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LINEBELOW", (0, 0), (-1, -1), 0.4, colors.HexColor("#c8c8c8")),
                 ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]
        if header:
            style += [("BACKGROUND", (0, 0), (-1, 0), accent),
                      ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f3f5f7")])]
        else:
            style += [("BACKGROUND", (0, 0), (0, -1), colors.HexColor("#eef1f4"))]
        return Table(data, colWidths=widths, repeatRows=1 if header else 0, style=TableStyle(style))

    story = [NextPageTemplate("later"), Paragraph(text(fields["title"]), big),
             grid([["Código", fields["code"], "Versão", fields["version"]],
                   ["Responsável", fields["owner"], "Data de início", fields["date"]]],
                  [doc.width * w for w in (0.17, 0.41, 0.2, 0.22)], header=False),
             FrameBreak() if two else Spacer(1, 5 * mm)]
    for kind, value in blocks:
        if kind in ("h2", "h3"):
            flow = Paragraph(text(value), h2 if kind == "h2" else h3)
            flow.outline_level, flow.outline_text = (0 if kind == "h2" else 1), value
            story.append(flow)
        elif kind == "p":
            story.append(Paragraph(text(value), body))
        elif kind == "list":
            story += [Paragraph(text(words), item, bulletText="•" if mark == "-" else mark) for mark, words in value]
            story.append(Spacer(1, size * 0.4))
        else:
            longest_word = [max(len(word) for row in value for word in row[c].split()) for c in range(len(value[0]))]
            weights = [max(9, 1.35 * longest_word[c], *(min(38, len(row[c])) for row in value))
                       for c in range(len(value[0]))]
            table = grid(value, [width * w / sum(weights) for w in weights])
            together = [table]
            while hasattr(story[-1], "outline_level"):  # a heading is not left alone above its table
                together.insert(0, story.pop())
            story += [KeepTogether(together), Spacer(1, size * 0.9)]
    doc.build(story)
    return target.getvalue(), doc.page


def main():
    check = sys.argv[1:] == ["--check"]
    rl_config.invariant = 1
    register_fonts()
    different = 0
    for path in sorted((HERE / "pdf-src").glob("*.src")):
        fields, blocks = read_source(path)
        day, month, year = (int(n) for n in fields["date"].split("/"))
        # One day stands in the properties of the file (creation date): the day the document starts to be valid.
        from calendar import timegm
        os.environ["SOURCE_DATE_EPOCH"] = str(timegm((year, month, day, 12, 0, 0)))
        _, pages = build(fields, blocks, 0)
        data, _ = build(fields, blocks, pages)
        target = HERE / "oficial" / fields["file"]
        meta = {key[5:]: value for key, value in fields.items() if key.startswith("meta.")}
        if meta:
            meta = {"id": meta.pop("id"), "title": fields["title"], **meta, "code": fields["code"]}
        sidecar = target.with_name(target.name + ".meta.json")
        if check:
            same = target.exists() and target.read_bytes() == data
            different += not same
            print(f"{'same     ' if same else 'DIFFERENT'} {target.name}")
            continue
        target.write_bytes(data)
        if meta:
            sidecar.write_text(json.dumps(meta, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        print(f"{target.name}: {pages} pages")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
