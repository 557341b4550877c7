// The final score: what is seen from straight above, category by category as the rulebook lists them.
#include "core/babylon/score.h"

#include "core/babylon/play.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

/// Those of the pieces that show, in their order.
template <class Piece> std::vector<const Piece*> those_that_show(const Garden& garden, const std::vector<Piece>& all) {
    std::vector<const Piece*> seen;
    seen.reserve(all.size());
    for (const Piece& piece : all)
        if (garden.visible(piece)) seen.push_back(&piece);
    return seen;
}

void add_pieces(std::vector<Place>& places, const Ornament& ornament) {
    places.push_back(place(ornament.a));
    if (ornament.kind == Kind::statue) return;
    if (const auto middle = ornament.middle()) places.push_back(place(*middle));
    places.push_back(place(ornament.b));
}

void add_pieces(std::vector<Place>& places, const Terrace& terrace) {
    for (const Corner corner : corners) places.push_back(place({terrace.cell(corner), terrace.level}));
}

/// At most those of one ornament, of one terrace.
constexpr std::size_t most_pieces(const Ornament& /*ornament*/) { return 3; }
constexpr std::size_t most_pieces(const Terrace& /*terrace*/) { return corners.size(); }

template <class Piece> std::vector<Place> pieces(const Piece& piece) {
    std::vector<Place> places;
    places.reserve(most_pieces(piece));
    add_pieces(places, piece);
    return places;
}

using Ornaments = std::vector<const Ornament*>;

/// Statues: each its level. Fountains and bridges: three times their level. Stairs: the sum of the levels they join.
Category ornaments(const Ornaments& shown, Kind kind, std::string_view id) {
    Category category{id};
    for (const Ornament* ornament : shown)
        if (ornament->kind == kind) category.lines.push_back({points(*ornament), pieces(*ornament)});
    return category;
}

/// A set takes one piece of each of the four groups, the first of each that shows, then the second, and so on.
template <class Group, class Piece>
Category sets(std::string_view id, const std::vector<const Piece*>& shown, Group Piece::*group) {
    EnumArray<Group, std::size_t, 4> count{};
    for (const Piece* piece : shown) ++count[piece->*group];
    Category category{id, std::vector<ScoreLine>(std::ranges::min(count), ScoreLine{points_a_set})};
    for (ScoreLine& line : category.lines) line.places.reserve(count.size() * most_pieces(*shown.front()));
    for (std::size_t each = 0; each < count.size(); ++each) {
        std::size_t set = 0;
        for (const Piece* piece : shown)
            if (set < category.lines.size() && piece->*group == static_cast<Group>(each))
                add_pieces(category.lines[set++].places, *piece);
    }
    return category;
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

/// How many there are of each of four groups, in one number: quicker than four in memory.
class CountOfFour {
public:
    template <class Group> void add(Group group, bool one) {
        counts_ += std::uint64_t{one} << (static_cast<unsigned>(group) * bits);
    }
    int least() const {
        const auto of = [this](unsigned group) {
            return static_cast<int>(counts_ >> (group * bits) & (1 << bits) - 1);
        };
        return std::min(std::min(of(0), of(1)), std::min(of(2), of(3)));
    }

private:
    static constexpr unsigned bits = 16;
    std::uint64_t counts_ = 0;
};

}

int points(const Ornament& ornament) {
    constexpr EnumArray<Kind, int, kinds.size()> a_level{1, 3, 3, 0}, of_both{0, 0, 0, 1};
    const int low = std::min(ornament.a.level, ornament.b.level), both = ornament.a.level + ornament.b.level;
    return a_level[ornament.kind] * low + of_both[ornament.kind] * both;
}

CountOfFlowers visible_flowers(const Garden& garden) {
    CountOfFlowers count{};
    for (const Flower flower : flowers) count[flower] = garden.anchors_of(flower).size();
    return count;
}

std::vector<Category> score(const Garden& garden) {
    const Ornaments ornaments_shown = those_that_show(garden, garden.ornaments());
    std::vector<Category> categories;
    categories.reserve(8);
    categories.push_back(ornaments(ornaments_shown, Kind::statue, "statues"));
    categories.push_back(ornaments(ornaments_shown, Kind::fountain, "fountains"));
    categories.push_back(ornaments(ornaments_shown, Kind::bridge, "bridges"));
    categories.push_back(ornaments(ornaments_shown, Kind::stairs, "stairs"));
    categories.push_back(sets("variety", ornaments_shown, &Ornament::kind));
    categories.push_back(sets("flowers", those_that_show(garden, garden.terraces()), &Terrace::flower));
    categories.push_back(gazebos(garden));
    categories.push_back(height(garden));
    return categories;
}

std::vector<std::string_view> categories() {
    std::vector<std::string_view> ids;
    for (const Category& category : score(Garden{})) ids.push_back(category.id);
    return ids;
}

/// What the categories come to, without their lines. Without branches: what shows is not to be foreseen.
int total(const Garden& garden) {
    int sum = garden.gazebos().size() + 2 * garden.highest();
    CountOfFour of_kind;
    for (const Ornament& ornament : garden.ornaments()) {
        const bool shows = garden.visible(ornament);
        sum += static_cast<int>(shows) * points(ornament);
        of_kind.add(ornament.kind, shows);
    }
    return sum + points_a_set * (of_kind.least() + std::ranges::min(visible_flowers(garden)));
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
