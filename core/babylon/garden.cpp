#include "core/babylon/garden.h"

#include <algorithm>
#include <cassert>

namespace clerk::babylon {

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
    return last == terraces_.rend() ? nullptr : &*last; // mostly one of those placed last is asked for
}

const Terrace* Garden::terrace_above(Space space) const {
    for (int above = space.level + 1; above <= highest_; ++above)
        if (storeys_[index(above)].terraces.has(space.cell))
            return terrace_at({space.cell, static_cast<std::int8_t>(above)});
    return nullptr;
}

bool Garden::gazebo_at(Space space) const {
    const Terrace* terrace = terrace_at(space);
    return terrace && terrace->open && terrace->cell(*terrace->open) == space.cell;
}

Cells Garden::standing_statues() const {
    Cells cells;
    for (int level = 0; level <= highest_; ++level) cells |= statues_on(level);
    return cells;
}

Cells Garden::open_slots() const { return all_cells - covered_above(0); }

void Garden::place(const Terrace& terrace, const Supports& supports) {
    for (Corner corner : corners) {
        const Cell cell = terrace.cell(corner);
        Storey& base = storeys_[index(top(cell))];
        const Support support = supports[corner];
        if (support == Support::statue) base.statues -= cell;
        if (support == Support::single || support == Support::double_) base.taken |= cell;
    }
    Storey& storey = storeys_[index(terrace.level)];
    terrace.cells().each([&](Cell cell) { tops_[number(cell)] = std::max(tops_[number(cell)], terrace.level); });
    storey.terraces |= terrace.cells();
    storey.anchors |= terrace.anchor;
    if (terrace.open) storey.taken |= terrace.cell(*terrace.open);
    for (int level = 0; level < terrace.level; ++level) storeys_[index(level)].covered |= terrace.cells();
    see(terrace);
    terraces_.push_back(terrace);
    highest_ = std::max<int>(highest_, terrace.level);
}

void Garden::see(const Terrace& terrace) {
    for (Cells& cells : bearing_) cells -= terrace.cells() - covered_above(terrace.level);
    for (const Corner corner : corners)
        bearing_[terrace.symbols[static_cast<std::size_t>(corner)]] |=
            Cells(terrace.cell(corner)) - covered_above(terrace.level);
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
    ornaments_.push_back(ornament);
    highest_ = std::max<int>({highest_, ornament.a.level, ornament.b.level});
}

}
