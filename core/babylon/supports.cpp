#include "core/babylon/supports.h"

#include <algorithm>

namespace clerk::babylon {

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
