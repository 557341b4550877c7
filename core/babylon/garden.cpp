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

namespace {

bool holds(const Garden& garden, Space space) {
    return garden.gazebo_at(space) || std::ranges::any_of(garden.ornaments(), [&](const Ornament& ornament) {
               return ornament.a == space || ornament.b == space;
           });
}

bool statue_at(const Garden& garden, Space space) {
    return std::ranges::any_of(garden.ornaments(), [&](const Ornament& ornament) {
        return ornament.kind == Kind::statue && ornament.a == space;
    });
}

Support support(const Garden& garden, const Terrace& terrace, Corner corner) {
    if (terrace.open == corner) return Support::open;
    const Space under = below(garden, terrace, corner);
    const int gap = terrace.level - under.level;
    if (gap == 1 && statue_at(garden, under) && !garden.statue_stands(under)) return Support::statue;
    if (gap > 2 || !garden.taken(under) || holds(garden, under)) return Support::missing;
    return gap == 1 ? Support::single : Support::double_;
}

}

Space below(const Garden& garden, const Terrace& terrace, Corner corner) {
    const Cell cell = terrace.cell(corner);
    auto level = static_cast<std::int8_t>(terrace.level - 1);
    while (level > 0 && !garden.terraces_on(level).has(cell)) --level;
    return {cell, level};
}

Supports supports_of(const Garden& garden, const Terrace& terrace) {
    Supports supports;
    for (const Corner corner : corners) supports[corner] = support(garden, terrace, corner);
    return supports;
}

namespace {

const Ornament* ornament_at(const Garden& garden, Space space) {
    const auto found =
        std::ranges::find_if(garden.ornaments(), [space](const Ornament& o) { return o.a == space || o.b == space; });
    return found == garden.ornaments().end() ? nullptr : &*found;
}

int level_of_bridge_over(const Garden& garden, Space space) {
    Space passed = space;
    while (!garden.bridge_passes(passed)) ++passed.level;
    return passed.level;
}

}

bool pillar_statue_at(const Garden& garden, Space space) {
    const Ornament* there = ornament_at(garden, space);
    return there && there->kind == Kind::statue && !garden.statue_stands(space);
}

std::optional<Occupant> occupant(const Garden& garden, Space space, bool bridge_covers) {
    if (!garden.taken(space) && !(bridge_covers && garden.bridged(space))) return std::nullopt;
    const auto holds = [&](Holds what) { return Occupant{what, space.level}; };
    if (pillar_statue_at(garden, space)) return holds(Holds::pillar_statue);
    if (const Ornament* there = ornament_at(garden, space)) return holds(static_cast<Holds>(there->kind));
    if (garden.gazebo_at(space)) return holds(Holds::gazebo);
    if (garden.taken(space)) return holds(Holds::pillar);
    return Occupant{Holds::bridge_above, level_of_bridge_over(garden, space)};
}

namespace {

/// Stairs are built with the higher of their terraces.
int storey(const Ornament& ornament) { return std::max(ornament.a.level, ornament.b.level); }

std::vector<Terrace> terraces_on(const Garden& garden, int level) {
    std::vector<Terrace> found;
    std::ranges::copy_if(garden.terraces(), std::back_inserter(found),
                         [&](const Terrace& terrace) { return terrace.level == level; });
    std::ranges::sort(found, {}, &Terrace::anchor);
    return found;
}

void add_supports(RebuildStep& step, const Garden& garden, const Terrace& terrace) {
    const Supports supports = supports_of(garden, terrace);
    for (const Corner corner : corners) {
        const Space under = below(garden, terrace, corner);
        switch (supports[corner]) {
        case Support::single: step.singles.push_back(under); break;
        case Support::double_: step.doubles.push_back(under); break;
        case Support::statue: step.carriers.push_back(under); break;
        default: break;
        }
    }
}

RebuildStep supports_of(const Garden& garden, const std::vector<Terrace>& terraces, int level) {
    RebuildStep step{.level = level};
    for (const Terrace& terrace : terraces) add_supports(step, garden, terrace);
    for (auto* spaces : {&step.singles, &step.doubles, &step.carriers}) std::ranges::sort(*spaces);
    return step;
}

bool nothing(const RebuildStep& step) { return step == RebuildStep{.level = step.level}; }

}

std::vector<RebuildStep> rebuilding(const Garden& garden) {
    std::vector<RebuildStep> steps;
    const auto add = [&](RebuildStep step) {
        if (!nothing(step)) steps.push_back(std::move(step));
    };
    for (int level = 1; level <= max_level; ++level) {
        const std::vector<Terrace> terraces = terraces_on(garden, level);
        add(supports_of(garden, terraces, level));
        for (const Terrace& terrace : terraces) add({.level = level, .terraces = {terrace}});
        RebuildStep built{.level = level};
        std::ranges::copy_if(garden.ornaments(), std::back_inserter(built.ornaments),
                             [&](const Ornament& ornament) { return storey(ornament) == level; });
        add(std::move(built));
    }
    return steps;
}

Garden rebuilt(const Garden& garden, const std::vector<RebuildStep>& steps, std::size_t count) {
    Garden partial;
    for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
        for (const Terrace& terrace : steps[i].terraces) partial.place(terrace, supports_of(garden, terrace));
        for (const Ornament& ornament : steps[i].ornaments) partial.build(ornament);
    }
    return partial;
}

}
