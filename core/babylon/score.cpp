// The final score: what is seen from straight above, category by category as the rulebook lists them.
#include "core/babylon/score.h"

#include "core/babylon/play.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

void add_pieces(Category& category, const Ornament& ornament) {
    category.add_place(place(ornament.a));
    if (ornament.kind == Kind::statue) return;
    if (const auto middle = ornament.middle()) category.add_place(place(*middle));
    category.add_place(place(ornament.b));
}

void add_pieces(Category& category, const Terrace& terrace) {
    for (const Corner corner : corners) category.add_place(place({terrace.cell(corner), terrace.level}));
}

/// At most those of one ornament, of one terrace.
constexpr std::size_t most_pieces(const Ornament& /*ornament*/) { return 3; }
constexpr std::size_t most_pieces(const Terrace& /*terrace*/) { return corners.size(); }

Category with_room(std::string_view id, std::size_t lines, std::size_t places) {
    Category category{id};
    category.lines.reserve(lines);
    category.places.reserve(places);
    return category;
}

Category ornaments(const Garden& garden, Kind kind, std::string_view id) {
    const auto most = static_cast<std::size_t>(std::ranges::count(garden.ornaments(), kind, &Ornament::kind));
    Category category = with_room(id, most, most * most_pieces(Ornament{}));
    for (const Ornament& ornament : garden.ornaments()) {
        if (ornament.kind != kind || !garden.visible(ornament)) continue;
        category.add_line(points(ornament));
        add_pieces(category, ornament);
    }
    return category;
}

/// A set takes one piece of each of the four groups, the first of each that shows, then the second, and so on.
template <class Group, class Piece>
Category sets(const Garden& garden, std::string_view id, const std::vector<Piece>& all, Group Piece::*group,
              int count) {
    constexpr std::size_t groups = 4;
    const auto lines = static_cast<std::size_t>(count);
    Category category = with_room(id, lines, lines * groups * most_pieces(Piece{}));
    for (int set = 0; set < count; ++set) {
        category.add_line(points_a_set);
        for (std::size_t each = 0; each < groups; ++each) {
            int before = 0;
            const auto is_meant = [&](const Piece& piece) {
                return piece.*group == static_cast<Group>(each) && garden.visible(piece) && before++ == set;
            };
            add_pieces(category, *std::ranges::find_if(all, is_meant));
        }
    }
    return category;
}

/// Gazebos: one point each, at any level.
Category gazebos(const Garden& garden) {
    const auto seen = static_cast<std::size_t>(garden.gazebos().size());
    Category category = with_room("gazebos", seen, seen);
    if (seen == 0) return category;
    for (const Terrace& terrace : garden.terraces()) {
        if (!terrace.open) continue;
        const Space gazebo{terrace.cell(*terrace.open), terrace.level};
        if (garden.covered(gazebo)) continue;
        category.add_line(points_a_gazebo);
        category.add_place(place(gazebo));
    }
    return category;
}

/// Height: twice the level of the highest terrace.
Category height(const Garden& garden) {
    Category category = with_room("height", 1, corners.size());
    const auto highest = std::ranges::find(garden.terraces(), garden.highest(), &Terrace::level);
    if (highest == garden.terraces().end()) return category;
    category.add_line(points_a_level * highest->level);
    add_pieces(category, *highest);
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
            return static_cast<int>(counts_ >> (group * bits) & ((1 << bits) - 1));
        };
        return std::min(std::min(of(0), of(1)), std::min(of(2), of(3)));
    }

private:
    static constexpr unsigned bits = 16;
    std::uint64_t counts_ = 0;
};

}

CountOfFlowers visible_flowers(const Garden& garden) {
    CountOfFlowers count{};
    for (const Flower flower : flowers) count[flower] = garden.anchors_of(flower).size();
    return count;
}

std::vector<Category> score(const Garden& garden) {
    CountOfFour of_kind;
    for (const Ornament& ornament : garden.ornaments()) of_kind.add(ornament.kind, garden.visible(ornament));
    const int of_flower = std::ranges::min(visible_flowers(garden));
    std::vector<Category> categories;
    categories.reserve(8);
    categories.push_back(ornaments(garden, Kind::statue, "statues"));
    categories.push_back(ornaments(garden, Kind::fountain, "fountains"));
    categories.push_back(ornaments(garden, Kind::bridge, "bridges"));
    categories.push_back(ornaments(garden, Kind::stairs, "stairs"));
    categories.push_back(sets(garden, "variety", garden.ornaments(), &Ornament::kind, of_kind.least()));
    categories.push_back(sets(garden, "flowers", garden.terraces(), &Terrace::flower, of_flower));
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
