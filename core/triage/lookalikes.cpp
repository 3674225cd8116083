// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/lookalikes.h"

#include <algorithm>
#include <array>

namespace lastro::triage {

namespace {

struct Alike {
    char16_t foreign;
    char16_t latin;
};

/// In order of the foreign letter. U+03BC (micro) and letters that stand alone in formulas are left out.
constexpr std::array table{
    Alike{0x0251, u'a'}, Alike{0x0261, u'g'}, Alike{0x0262, u'g'}, Alike{0x026A, u'i'}, Alike{0x0274, u'n'},
    Alike{0x0280, u'r'}, Alike{0x028F, u'y'}, Alike{0x029C, u'h'}, Alike{0x029F, u'l'}, Alike{0x03B1, u'a'},
    Alike{0x03B2, u'b'}, Alike{0x03B5, u'e'}, Alike{0x03B7, u'n'}, Alike{0x03B9, u'i'}, Alike{0x03BA, u'k'},
    Alike{0x03BD, u'v'}, Alike{0x03BF, u'o'}, Alike{0x03C1, u'p'}, Alike{0x03C4, u't'}, Alike{0x03C5, u'u'},
    Alike{0x03C7, u'x'}, Alike{0x03F2, u'c'}, Alike{0x03F3, u'j'}, Alike{0x0430, u'a'}, Alike{0x0432, u'b'},
    Alike{0x0433, u'r'}, Alike{0x0435, u'e'}, Alike{0x0438, u'u'}, Alike{0x043A, u'k'}, Alike{0x043C, u'm'},
    Alike{0x043D, u'h'}, Alike{0x043E, u'o'}, Alike{0x043F, u'n'}, Alike{0x0440, u'p'}, Alike{0x0441, u'c'},
    Alike{0x0442, u't'}, Alike{0x0443, u'y'}, Alike{0x0445, u'x'}, Alike{0x0455, u's'}, Alike{0x0456, u'i'},
    Alike{0x0458, u'j'}, Alike{0x0475, u'v'}, Alike{0x04BB, u'h'}, Alike{0x04CF, u'l'}, Alike{0x0501, u'd'},
    Alike{0x051B, u'q'}, Alike{0x051D, u'w'}, Alike{0x0570, u'h'}, Alike{0x0578, u'n'}, Alike{0x057D, u'u'},
    Alike{0x0585, u'o'}, Alike{0x1D00, u'a'}, Alike{0x1D04, u'c'}, Alike{0x1D05, u'd'}, Alike{0x1D07, u'e'},
    Alike{0x1D0A, u'j'}, Alike{0x1D0B, u'k'}, Alike{0x1D0D, u'm'}, Alike{0x1D0F, u'o'}, Alike{0x1D18, u'p'},
    Alike{0x1D1B, u't'}, Alike{0x1D1C, u'u'}, Alike{0x1D20, u'v'}, Alike{0x1D21, u'w'}, Alike{0x1D22, u'z'}};

static_assert(std::ranges::is_sorted(table, {}, &Alike::foreign));

} // namespace

bool isLatin(char16_t unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || (unit >= u'0' && unit <= u'9')
        || (unit >= 0xC0 && unit <= 0x24F && unit != 0xD7 && unit != 0xF7);
}

char16_t latinLookalike(char16_t unit)
{
    if (unit < table.front().foreign)
        return 0;
    const auto found = std::ranges::lower_bound(table, unit, {}, &Alike::foreign);
    return found != table.end() && found->foreign == unit ? found->latin : 0;
}

} // namespace lastro::triage
