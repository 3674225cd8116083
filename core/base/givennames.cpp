// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/givennames.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lastro::base {

namespace {

// Sorted. Names that are everyday words as well (vitoria, rosa, clara, gloria) are left out.
constexpr std::array<std::u16string_view, 132> names{
    u"adriana", u"adriano", u"alessandra", u"alex", u"alexandre", u"alice", u"aline", u"amanda", u"ana", u"anderson",
    u"andre", u"andrea", u"andreia", u"antonia", u"antonio", u"arthur", u"beatriz", u"bianca", u"bruna", u"bruno",
    u"caio", u"camila", u"carla", u"carlos", u"carolina", u"caroline", u"cesar", u"cintia", u"claudia", u"claudio",
    u"cristiane", u"cristina", u"daniel", u"daniela", u"danilo", u"davi", u"debora", u"denise", u"diego", u"douglas",
    u"edson", u"eduarda", u"eduardo", u"elaine", u"eliane", u"elisangela", u"emerson", u"enzo", u"fabiana", u"fabiano",
    u"fabio", u"felipe", u"fernanda", u"fernando", u"francisca", u"francisco", u"gabriel", u"gabriela", u"geraldo", u"gilberto",
    u"giovana", u"guilherme", u"gustavo", u"heitor", u"helena", u"henrique", u"igor", u"isabel", u"isabela", u"jaqueline",
    u"jessica", u"joana", u"joao", u"jonas", u"jorge", u"jose", u"josefa", u"julia", u"juliana", u"juliano",
    u"julio", u"karina", u"larissa", u"laura", u"leandro", u"leonardo", u"leticia", u"lorena", u"lucas", u"lucia",
    u"luciana", u"luciano", u"luis", u"luiz", u"marcelo", u"marcia", u"marcio", u"marco", u"marcos", u"maria",
    u"mariana", u"mateus", u"matheus", u"mauricio", u"michele", u"miguel", u"monica", u"natalia", u"patricia", u"paula",
    u"paulo", u"pedro", u"rafael", u"rafaela", u"raimundo", u"regina", u"renata", u"renato", u"ricardo", u"roberto",
    u"rodrigo", u"rogerio", u"samuel", u"sandra", u"sergio", u"silvia", u"simone", u"sonia", u"tatiane", u"thiago",
    u"vanessa", u"vinicius",
};
static_assert(std::is_sorted(names.begin(), names.end()));

} // namespace

bool isGivenName(QStringView folded)
{
    return std::binary_search(names.begin(), names.end(), std::u16string_view(folded.utf16(), size_t(folded.size())));
}

} // namespace lastro::base
