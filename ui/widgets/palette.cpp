// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette.h"

#include <array>
#include <cmath>

namespace lastro::widgets {

namespace {
enum Variant { LightVariant, DarkVariant, ContrastVariant };

struct RoleColors {
    ColorRole role;
    std::array<QRgb, 3> rgb;         // light, dark, high contrast
};

constexpr std::array roleTable{
    RoleColors{ColorRole::Accent, {0xff0b5f66, 0xff6cc5ca, 0xff7fe9f0}},
    RoleColors{ColorRole::QuietText, {0xff566265, 0xffa3b0b2, 0xffffffff}},
    RoleColors{ColorRole::Separator, {0xffd3dadb, 0xff3b4547, 0xffffffff}},
    RoleColors{ColorRole::Outline, {0xff78848a, 0xff768488, 0xffffffff}},
    RoleColors{ColorRole::Card, {0xffffffff, 0xff262e30, 0xff000000}},
    RoleColors{ColorRole::Mark, {0xffffe58a, 0xff6b5600, 0xffffff00}},
    RoleColors{ColorRole::MarkText, {0xff1b2526, 0xfffff4cc, 0xff000000}},
    RoleColors{ColorRole::Official, {0xff17622f, 0xff8bdba1, 0xff8cff9f}},
    RoleColors{ColorRole::OfficialFill, {0xffe2f3e6, 0xff1d3826, 0xff000000}},
    RoleColors{ColorRole::Wiki, {0xff764b00, 0xfff3c26c, 0xffffd24a}},
    RoleColors{ColorRole::WikiFill, {0xfffff0d4, 0xff3e3011, 0xff000000}},
    RoleColors{ColorRole::Minutes, {0xff583899, 0xffc9b4f7, 0xffdcc8ff}},
    RoleColors{ColorRole::MinutesFill, {0xffeee8fa, 0xff32284b, 0xff000000}},
    RoleColors{ColorRole::Archived, {0xff4d585a, 0xffb8c1c2, 0xffe6e6e6}},
    RoleColors{ColorRole::ArchivedFill, {0xffe7ebeb, 0xff333b3d, 0xff000000}},
    RoleColors{ColorRole::Warning, {0xffa01c1c, 0xffff9c94, 0xffff8a80}},
    RoleColors{ColorRole::WarningFill, {0xfffbe6e4, 0xff452321, 0xff000000}},
};

struct PlainColors {
    QPalette::ColorRole role;
    std::array<QRgb, 3> rgb;
    std::array<QRgb, 3> disabled;
};

constexpr std::array plainTable{
    PlainColors{QPalette::Window, {0xfff3f5f5, 0xff1e2526, 0xff000000}, {0xfff3f5f5, 0xff1e2526, 0xff000000}},
    PlainColors{QPalette::WindowText, {0xff1b2526, 0xffe4eaea, 0xffffffff}, {0xff7d888a, 0xff788385, 0xffc0c0c0}},
    PlainColors{QPalette::Base, {0xffffffff, 0xff171d1e, 0xff000000}, {0xfff3f5f5, 0xff1e2526, 0xff000000}},
    PlainColors{QPalette::AlternateBase, {0xfff5f8f8, 0xff1c2324, 0xff101010}, {0xfff5f8f8, 0xff1c2324, 0xff101010}},
    PlainColors{QPalette::Text, {0xff1b2526, 0xffe4eaea, 0xffffffff}, {0xff7d888a, 0xff788385, 0xffc0c0c0}},
    PlainColors{QPalette::Button, {0xffeceff0, 0xff2b3436, 0xff000000}, {0xffeceff0, 0xff262e30, 0xff000000}},
    PlainColors{QPalette::ButtonText, {0xff1b2526, 0xffe4eaea, 0xffffffff}, {0xff7d888a, 0xff788385, 0xffc0c0c0}},
    PlainColors{QPalette::BrightText, {0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff, 0xffffffff}},
    PlainColors{QPalette::Light, {0xffffffff, 0xff3a4547, 0xffffffff}, {0xffffffff, 0xff3a4547, 0xffffffff}},
    PlainColors{QPalette::Midlight, {0xffe6eaeb, 0xff323c3e, 0xffc0c0c0}, {0xffe6eaeb, 0xff323c3e, 0xffc0c0c0}},
    PlainColors{QPalette::Mid, {0xffbcc5c7, 0xff4a5658, 0xffc0c0c0}, {0xffbcc5c7, 0xff4a5658, 0xffc0c0c0}},
    PlainColors{QPalette::Dark, {0xff9aa5a7, 0xff0f1415, 0xffffffff}, {0xff9aa5a7, 0xff0f1415, 0xffffffff}},
    PlainColors{QPalette::Shadow, {0xff5d6668, 0xff080b0b, 0xff000000}, {0xff5d6668, 0xff080b0b, 0xff000000}},
    PlainColors{QPalette::Highlight, {0xff0b5f66, 0xff1d6d74, 0xffffff00}, {0xffa9bcbe, 0xff3a4547, 0xffc0c0c0}},
    PlainColors{QPalette::HighlightedText, {0xffffffff, 0xffffffff, 0xff000000}, {0xff1b2526, 0xffe4eaea, 0xff000000}},
    PlainColors{QPalette::Link, {0xff0b5f66, 0xff6cc5ca, 0xff7fe9f0}, {0xff7d888a, 0xff788385, 0xffc0c0c0}},
    PlainColors{QPalette::LinkVisited, {0xff0b5f66, 0xff6cc5ca, 0xff7fe9f0}, {0xff7d888a, 0xff788385, 0xffc0c0c0}},
    PlainColors{QPalette::ToolTipBase, {0xffffffff, 0xff2b3436, 0xff000000}, {0xffffffff, 0xff2b3436, 0xff000000}},
    PlainColors{QPalette::ToolTipText, {0xff1b2526, 0xffe4eaea, 0xffffffff}, {0xff1b2526, 0xffe4eaea, 0xffffffff}},
    PlainColors{QPalette::PlaceholderText, {0xff646f72, 0xff97a4a6, 0xffe0e0e0}, {0xff7d888a, 0xff788385, 0xffc0c0c0}},
};

Variant variantOf(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    if (window == QColor(Qt::black) && palette.color(QPalette::Active, QPalette::WindowText) == QColor(Qt::white))
        return ContrastVariant;
    return isDark(palette) ? DarkVariant : LightVariant;
}

double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}
} // namespace

QColor color(ColorRole role, const QPalette &palette)
{
    const Variant variant = variantOf(palette);
    for (const RoleColors &entry : roleTable)
        if (entry.role == role)
            return QColor::fromRgba(entry.rgb[variant]);
    return palette.color(QPalette::WindowText);
}

bool isDark(const QPalette &palette)
{
    return luminance(palette.color(QPalette::Active, QPalette::Window))
        < luminance(palette.color(QPalette::Active, QPalette::WindowText));
}

QPalette paletteFor(Theme theme, const QPalette &desktop)
{
    Variant variant = LightVariant;
    switch (theme) {
    case Theme::Desktop: variant = variantOf(desktop); break;
    case Theme::Light: variant = LightVariant; break;
    case Theme::Dark: variant = DarkVariant; break;
    case Theme::HighContrast: variant = ContrastVariant; break;
    }
    QPalette palette;
    for (const PlainColors &entry : plainTable) {
        palette.setColor(QPalette::All, entry.role, QColor::fromRgba(entry.rgb[variant]));
        palette.setColor(QPalette::Disabled, entry.role, QColor::fromRgba(entry.disabled[variant]));
    }
    return palette;
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace lastro::widgets
