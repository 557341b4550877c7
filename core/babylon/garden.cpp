#include "core/babylon/garden.h"

#include <algorithm>
#include <cassert>

namespace clerk::babylon {

namespace {

constexpr std::size_t usual_pieces = 16; ///< terraces, and ornaments, of a garden

}

Symbol Terrace::symbol_at(Cell at) const {
    assert(covers(at));
    const bool east = at.x != anchor.x, north = at.y != anchor.y;
    const Corner corner = north ? (east ? Corner::ne : Corner::nw) : (east ? Corner::se : Corner::sw);
    return symbols[static_cast<std::size_t>(corner)];
}

int Ornament::level() const { return std::min(a.level, b.level); }

std::optional<Space> Ornament::middle() const {
    static_assert(reach(Kind::bridge) == 2, "one space lies between");
    if (kind != Kind::bridge || apart(a.cell, b.cell) != reach(kind) || a.level != b.level) return std::nullopt;
    return Space{a.cell.moved((b.cell.x - a.cell.x) / 2, (b.cell.y - a.cell.y) / 2), a.level};
}

const Terrace* Garden::terrace_at(Space space) const {
    if (!terraces_on(space.level).has(space.cell)) return nullptr;
    const auto last = std::find_if(terraces_.rbegin(), terraces_.rend(), [space](const Terrace& terrace) {
        return terrace.level == space.level && terrace.covers(space.cell);
    });
    return &*last; // mostly one of those placed last is asked for
}

const Terrace* Garden::terrace_above(Space space) const {
    for (int above = space.level + 1; above <= highest_; ++above)
        if (storeys_[index(above)].terraces.has(space.cell))
            return terrace_at({space.cell, static_cast<std::int8_t>(above)});
    return nullptr;
}

Cells Garden::standing_statues() const {
    Cells cells;
    for (int level = 1; level <= highest_; ++level) cells |= statues_on(level);
    return cells;
}

Cells Garden::open_slots() const { return all_cells - covered_above(0); }

void Garden::place(const Terrace& terrace, const Supports& supports) {
    for (const Corner corner : corners) {
        const Cell cell = terrace.cell(corner);
        std::int8_t& top = tops_[index(Cells::number(cell))];
        Storey& base = storeys_[index(top)];
        const Support support = supports[corner];
        if (support == Support::statue) base.statues -= cell;
        if (support == Support::single || support == Support::double_) base.taken |= cell;
        assert(top < terrace.level);
        top = terrace.level;
    }
    const Cells cells = terrace.cells();
    for (int level = 0; level < terrace.level; ++level) storeys_[index(level)].covered |= cells;
    Storey& storey = storeys_[index(terrace.level)];
    storey.terraces |= cells;
    storey.anchors |= terrace.anchor;
    if (terrace.open) {
        storey.gazebos |= terrace.cell(*terrace.open);
        storey.taken |= terrace.cell(*terrace.open);
    }
    highest_ = std::max<int>(highest_, terrace.level);
    see(terrace);
    if (terraces_.empty()) terraces_.reserve(usual_pieces);
    terraces_.push_back(terrace);
}

/// No two terraces of which anything is seen have one anchor.
void Garden::see(const Terrace& terrace) {
    const Cells cells = terrace.cells();
    for (Cells& bearing : bearing_) bearing -= cells;
    for (const Corner corner : corners)
        bearing_[terrace.symbols[static_cast<std::size_t>(corner)]] |= terrace.cell(corner);
    gazebos_ -= cells;
    if (terrace.open) gazebos_ |= terrace.cell(*terrace.open);
    Cells seen;
    for (int level = 1; level <= highest_; ++level) seen |= anchors_on(level) - covered_above(level).anchors_within();
    for (Cells& anchors : anchors_of_) anchors = (anchors - terrace.anchor) & seen;
    anchors_of_[terrace.flower] |= terrace.anchor;
}

bool Garden::carries(Space space) const {
    const Terrace* above = terrace_above(space);
    return above && above->level == space.level + 1 && !(above->open && above->cell(*above->open) == space.cell);
}

void Garden::build(const Ornament& ornament) {
    for (Space space : {ornament.a, ornament.b}) storeys_[index(space.level)].taken |= space.cell;
    if (ornament.kind == Kind::statue && !carries(ornament.a))
        storeys_[index(ornament.a.level)].statues |= ornament.a.cell;
    if (const auto middle = ornament.middle()) {
        storeys_[index(middle->level)].bridges |= middle->cell;
        for (int level = 0; level <= middle->level; ++level) storeys_[index(level)].bridged |= middle->cell;
    }
    if (ornaments_.empty()) ornaments_.reserve(usual_pieces);
    ornaments_.push_back(ornament);
}

}
