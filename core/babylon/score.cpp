// The final score: what is seen from straight above, category by category as the rulebook lists them.
#include "core/babylon/score.h"

#include "core/babylon/play.h"

#include <algorithm>
#include <iterator>

namespace clerk::babylon {

namespace {

/// What can be seen of a garden from straight above, found for all levels at once.
class View {
public:
    explicit View(const Garden& garden) {
        for (int level = garden.highest(); level > 0; --level)
            covered_[index(level - 1)] = covered_[index(level)] | garden.terraces_on(level);
    }

    bool shows(Space space) const { return !covered_[index(space.level)].has(space.cell); }
    bool shows(const Terrace& terrace) const { return !(terrace.cells() - covered_[index(terrace.level)]).empty(); }
    bool shows(const Ornament& ornament) const {
        const int ends = static_cast<int>(shows(ornament.a)) | static_cast<int>(shows(ornament.b));
        if (ornament.kind != Kind::bridge) return ends != 0;
        const auto middle = ornament.middle();
        return ends != 0 || (middle && shows(*middle));
    }

private:
    static std::size_t index(int level) { return static_cast<std::size_t>(level); }

    std::array<Cells, max_level + 1> covered_{}; ///< by what lies above each level
};

std::vector<Place> pieces(const Ornament& ornament) {
    if (ornament.kind == Kind::statue) return {place(ornament.a)};
    if (const auto middle = ornament.middle()) return {place(ornament.a), place(*middle), place(ornament.b)};
    return {place(ornament.a), place(ornament.b)};
}

std::vector<Place> pieces(const Terrace& terrace) {
    const auto at = [&](Corner corner) { return place({terrace.cell(corner), terrace.level}); };
    return {at(Corner::nw), at(Corner::ne), at(Corner::se), at(Corner::sw)};
}

/// Statues: each its level. Fountains and bridges: three times their level. Stairs: the sum of the levels they join.
Category ornaments(const Garden& garden, const View& view, Kind kind, std::string_view id) {
    Category category{id};
    for (const Ornament& ornament : garden.ornaments())
        if (ornament.kind == kind && view.shows(ornament))
            category.lines.push_back({points(ornament), pieces(ornament)});
    return category;
}

/// A set takes one piece of each of the four groups, the first of each that shows, then the second, and so on.
template <class Group, class Piece>
Category sets(std::string_view id, const View& view, const std::vector<Piece>& all, Group Piece::*group) {
    EnumArray<Group, std::size_t, 4> shown{};
    for (const Piece& piece : all)
        if (view.shows(piece)) ++shown[piece.*group];
    const std::size_t count = std::ranges::min(shown);
    Category category{id, std::vector<ScoreLine>(count, ScoreLine{points_a_set})};
    for (std::size_t each = 0; each < shown.size(); ++each) {
        std::size_t set = 0;
        for (const Piece& piece : all)
            if (set < count && piece.*group == static_cast<Group>(each) && view.shows(piece))
                std::ranges::copy(pieces(piece), std::back_inserter(category.lines[set++].places));
    }
    return category;
}

/// Gazebos: one point each, at any level.
Category gazebos(const Garden& garden, const View& view) {
    Category category{"gazebos"};
    for (const Terrace& terrace : garden.terraces()) {
        if (!terrace.open) continue;
        const Space gazebo{terrace.cell(*terrace.open), terrace.level};
        if (view.shows(gazebo)) category.lines.push_back({1, {place(gazebo)}});
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
    constexpr EnumArray<Kind, int, kinds.size()> a_level{1, 3, 3, 0};
    const int of_level = a_level[ornament.kind] * std::min(ornament.a.level, ornament.b.level);
    return ornament.kind == Kind::stairs ? ornament.a.level + ornament.b.level : of_level;
}

std::vector<Category> score(const Garden& garden) {
    const View view(garden);
    std::vector<Category> categories;
    categories.reserve(8);
    categories.push_back(ornaments(garden, view, Kind::statue, "statues"));
    categories.push_back(ornaments(garden, view, Kind::fountain, "fountains"));
    categories.push_back(ornaments(garden, view, Kind::bridge, "bridges"));
    categories.push_back(ornaments(garden, view, Kind::stairs, "stairs"));
    categories.push_back(sets("variety", view, garden.ornaments(), &Ornament::kind));
    categories.push_back(sets("flowers", view, garden.terraces(), &Terrace::flower));
    categories.push_back(gazebos(garden, view));
    categories.push_back(height(garden));
    return categories;
}

std::vector<std::string_view> categories() {
    std::vector<std::string_view> ids;
    for (const Category& category : score(Garden{})) ids.push_back(category.id);
    return ids;
}

/// What the categories come to, without their lines.
int total(const Garden& garden) {
    const View view(garden);
    int sum = 0, highest = 0;
    EnumArray<Kind, int, kinds.size()> ornaments{};
    for (const Ornament& ornament : garden.ornaments()) { // without branches: what shows is not to be foreseen
        const int shown = static_cast<int>(view.shows(ornament));
        sum += shown * points(ornament);
        ornaments[ornament.kind] += shown;
    }
    EnumArray<Flower, int, flowers.size()> terraces{};
    for (const Terrace& terrace : garden.terraces()) {
        terraces[terrace.flower] += static_cast<int>(view.shows(terrace));
        if (terrace.open && view.shows(Space{terrace.cell(*terrace.open), terrace.level})) ++sum;
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
