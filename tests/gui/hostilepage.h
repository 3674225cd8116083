// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lastro::tests {

/// Thirty ways in which a page asks for something from elsewhere, each with a host name of its own that does not exist.
inline QStringList hostileVectors()
{
    return {
        QStringLiteral("<img src=\"http://v01.invalid/a.png\">"),
        QStringLiteral("<img srcset=\"http://v02.invalid/a.png 1x, http://v02.invalid/b.png 2x\">"),
        QStringLiteral("<picture><source srcset=\"http://v03.invalid/a.webp\"><img src=\"data:,\"></picture>"),
        QStringLiteral("<div style=\"width:9px;height:9px;background:url(http://v04.invalid/a.png)\">x</div>"),
        QStringLiteral("<style>@import url(http://v05.invalid/a.css);</style>"),
        QStringLiteral("<link rel=stylesheet href=\"http://v06.invalid/a.css\">"),
        QStringLiteral("<style>@font-face{font-family:f;src:url(http://v07.invalid/f.woff)}</style><p style=\"font-family:f\">letras</p>"),
        QStringLiteral("<p style=\"cursor:url(http://v08.invalid/c.cur),auto\">x</p>"),
        QStringLiteral("<ul style=\"list-style-image:url(http://v09.invalid/l.png)\"><li>x</li></ul>"),
        QStringLiteral("<link rel=prefetch href=\"http://v10.invalid/a\">"),
        QStringLiteral("<link rel=preload as=image href=\"http://v11.invalid/a.png\">"),
        QStringLiteral("<link rel=preconnect href=\"http://v12.invalid\"><link rel=dns-prefetch href=\"http://v12.invalid\">"),
        QStringLiteral("<link rel=modulepreload href=\"http://v13.invalid/m.js\">"),
        QStringLiteral("<link rel=\"shortcut icon\" href=\"http://v14.invalid/favicon.ico\">"),
        QStringLiteral("<link rel=manifest href=\"http://v15.invalid/m.json\">"),
        QStringLiteral("<iframe src=\"http://v16.invalid/\"></iframe>"),
        QStringLiteral("<iframe srcdoc=\"&lt;img src='http://v17.invalid/a.png'&gt;\"></iframe>"),
        QStringLiteral("<iframe src=\"file:///etc/passwd\"></iframe><iframe src=\"lastro://fonte/1\"></iframe>"),
        QStringLiteral("<object data=\"http://v19.invalid/a.svg\" type=\"image/svg+xml\"></object>"),
        QStringLiteral("<embed src=\"http://v20.invalid/a.pdf\" type=\"application/pdf\">"),
        QStringLiteral("<video autoplay muted src=\"http://v21.invalid/a.mp4\" poster=\"http://v21.invalid/p.png\"></video>"),
        QStringLiteral("<audio autoplay src=\"http://v22.invalid/a.mp3\"></audio>"),
        QStringLiteral("<video><track default src=\"http://v23.invalid/a.vtt\"></video>"),
        QStringLiteral("<svg width=9 height=9><image href=\"http://v24.invalid/a.png\" width=9 height=9 /></svg>"),
        QStringLiteral("<svg><use href=\"http://v25.invalid/a.svg#x\"/></svg>"),
        QStringLiteral("<input type=image src=\"http://v26.invalid/a.png\">"),
        QStringLiteral("<table background=\"http://v27.invalid/a.png\"><tr><td>x</td></tr></table>"),
        QStringLiteral("<script src=\"http://v28.invalid/a.js\"></script><script>fetch('http://v28.invalid/f')</script>"),
        QStringLiteral("<img src=\"data:,\" onerror=\"new Image().src='http://v29.invalid/e'\">"),
        QStringLiteral("<meta http-equiv=refresh content=\"1;url=http://v30.invalid/\">"),
    };
}

inline QString hostilePage()
{
    return QStringLiteral("<!DOCTYPE html><html><head><base href=\"http://base.invalid/\"></head><body><h1 id=\"aqui\">hostil</h1>")
        + hostileVectors().join(QLatin1Char('\n')) + QStringLiteral("</body></html>");
}

} // namespace lastro::tests
