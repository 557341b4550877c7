// The final score: what is seen from straight above, category by category as the rulebook lists them.
#include "core/babylon/score.h"

#include "core/babylon/play.h"

#include <algorithm>
#include <ranges>

namespace clerk::babylon {

namespace {

std::vector<Place> pieces(const Ornament& ornament) {
    if (ornament.kind == Kind::statue) return {place(ornament.a)};
    std::vector<Place> places{place(ornament.a), place(ornament.b)};
    if (const auto middle = ornament.middle()) places.insert(places.begin() + 1, place(*middle));
    return places;
}

std::vector<Place> pieces(const Terrace& terrace) {
    std::vector<Place> places;
    for (Corner corner : corners) places.push_back(place({terrace.cell(corner), terrace.level}));
    return places;
}

std::vector<Ornament> visible(const Garden& garden, Kind kind) {
    std::vector<Ornament> found;
    std::ranges::copy_if(garden.ornaments(), std::back_inserter(found),
                         [&](const Ornament& ornament) { return ornament.kind == kind && garden.visible(ornament); });
    return found;
}

std::vector<Terrace> visible(const Garden& garden, Flower flower) {
    std::vector<Terrace> found;
    std::ranges::copy_if(garden.terraces(), std::back_inserter(found),
                         [&](const Terrace& terrace) { return terrace.flower == flower && garden.visible(terrace); });
    return found;
}

/// Statues: each its level. Fountains and bridges: three times their level. Stairs: the sum of the levels they join.
Category ornaments(const Garden& garden, Kind kind, std::string_view id) {
    Category category{id};
    for (const Ornament& ornament : visible(garden, kind))
        category.lines.push_back({points(ornament), pieces(ornament)});
    return category;
}

/// A set takes one piece of each of the four groups.
template <class Kind, class Piece>
Category sets(std::string_view id, const EnumArray<Kind, std::vector<Piece>, 4>& groups) {
    const auto count = std::ranges::min(groups | std::views::transform([](const auto& group) { return group.size(); }));
    Category category{id};
    for (std::size_t set = 0; set < count; ++set) {
        ScoreLine line{points_a_set};
        for (const auto& group : groups) std::ranges::copy(pieces(group[set]), std::back_inserter(line.places));
        category.lines.push_back(line);
    }
    return category;
}

Category variety(const Garden& garden) {
    EnumArray<Kind, std::vector<Ornament>, kinds.size()> groups;
    for (Kind kind : kinds) groups[kind] = visible(garden, kind);
    return sets("variety", groups);
}

Category flower_sets(const Garden& garden) {
    EnumArray<Flower, std::vector<Terrace>, flowers.size()> groups;
    for (Flower flower : flowers) groups[flower] = visible(garden, flower);
    return sets("flowers", groups);
}

/// Gazebos: one point each, at any level.
Category gazebos(const Garden& garden) {
    Category category{"gazebos"};
    for (const Terrace& terrace : garden.terraces()) {
        if (!terrace.open) continue;
        const Space gazebo{terrace.cell(*terrace.open), terrace.level};
        if (!garden.covered(gazebo)) category.lines.push_back({1, {place(gazebo)}});
    }
    return category;
}

/// Height: twice the level of the highest terrace.
Category height(const Garden& garden) {
    Category category{"height"};
    const auto highest = std::ranges::max_element(garden.terraces(), {}, &Terrace::level);
    if (highest != garden.terraces().end()) category.lines.push_back({2 * highest->level, pieces(*highest)});
    return category;
}

}

int points(const Ornament& ornament) {
    switch (ornament.kind) {
    case Kind::statue: return ornament.level();
    case Kind::fountain:
    case Kind::bridge: return 3 * ornament.level();
    case Kind::stairs: return ornament.a.level + ornament.b.level;
    }
    return 0;
}

std::vector<Category> score(const Garden& garden) {
    return {ornaments(garden, Kind::statue, "statues"),
            ornaments(garden, Kind::fountain, "fountains"),
            ornaments(garden, Kind::bridge, "bridges"),
            ornaments(garden, Kind::stairs, "stairs"),
            variety(garden),
            flower_sets(garden),
            gazebos(garden),
            height(garden)};
}

std::vector<std::string_view> categories() {
    std::vector<std::string_view> ids;
    for (const Category& category : score(Garden{})) ids.push_back(category.id);
    return ids;
}

/// What the categories come to, without their lines.
int total(const Garden& garden) {
    std::array<Cells, max_level + 1> covered; // by what lies above each level
    for (std::size_t level = max_level; level > 0; --level)
        covered[level - 1] = covered[level] | garden.terraces_on(static_cast<int>(level));
    const auto is_seen = [&](Space space) { return !covered[static_cast<std::size_t>(space.level)].has(space.cell); };

    int sum = 0, highest = 0;
    EnumArray<Kind, int, kinds.size()> ornaments{};
    for (const Ornament& ornament : garden.ornaments()) {
        const auto middle = ornament.middle();
        if (!is_seen(ornament.a) && !is_seen(ornament.b) && !(middle && is_seen(*middle))) continue;
        sum += points(ornament);
        ++ornaments[ornament.kind];
    }
    EnumArray<Flower, int, flowers.size()> terraces{};
    for (const Terrace& terrace : garden.terraces()) {
        if (!(terrace.cells() - covered[static_cast<std::size_t>(terrace.level)]).empty()) ++terraces[terrace.flower];
        if (terrace.open && is_seen({terrace.cell(*terrace.open), terrace.level})) ++sum;
        highest = std::max<int>(highest, terrace.level);
    }
    return sum + points_a_set * (std::ranges::min(ornaments) + std::ranges::min(terraces)) + 2 * highest;
}

ScoreSheet score(const Game& game, const State& state) {
    ScoreSheet sheet{.complete = state.depth == Depth::final || state.over()};
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const Seat& seat = state.seats[i];
        PlayerScore player{.name = game.players[i].name, .categories = score(seat.garden)};
        player.facts.push_back({"open_slots", seat.garden.open_slots().size()});
        if (state.depth == Depth::full) player.facts.push_back({"pillars", seat.pillars});
        sheet.players.push_back(std::move(player));
    }
    rank(sheet, "open_slots");
    return sheet;
}

}
