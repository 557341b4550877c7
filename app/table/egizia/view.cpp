#include "app/table/egizia/view.h"

#include "core/egizia/building.h"
#include "core/egizia/stones.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace clerk::table::egizia {

namespace {

using game::Part;
using game::Space;

/// With the stones that are being entered.
game::Monuments with_entered(const Position& position, const Entry& entry) {
    game::Monuments all = position.state.monuments;
    for (game::Stone stone : entry.stones) {
        if (!game::value_of(*position.state.table, stone)) stone.value = 0;
        if (!all.has(stone.at)) all.set(*position.state.table, stone, position.player);
    }
    return all;
}

/// Spaces of a part that is not described: those up to the highest that is built, and the next.
int known_spaces(const game::Monuments& monuments, Part part, int row = 0) {
    int highest = 0;
    for (const game::Built& stone : monuments.built)
        if (stone.at.part == part && stone.at.row == row) highest = std::max(highest, stone.at.number);
    return highest;
}

class Lister {
public:
    Lister(const Position& position, const game::Monuments& monuments)
        : board_(position.game.board), monuments_(monuments) {}

    std::vector<Space> all() {
        for (const Part part : {Part::obelisk, Part::left, Part::right, Part::roof}) line(part);
        spaces_.push_back({Part::middle});
        for (int number = 1; number <= game::most_graves; ++number) spaces_.push_back({Part::grave, number});
        board_.pyramid ? described_pyramid() : pyramid_as_built();
        return std::move(spaces_);
    }

private:
    void line(Part part) {
        const int next = std::min(known_spaces(monuments_, part) + 1, game::most_spaces(part));
        const int count = board_.spaces_of(part).value_or(next);
        for (int number = 1; number <= count; ++number) spaces_.push_back({part, number});
    }

    void described_pyramid() {
        for (std::size_t row = 0; row < board_.pyramid->size(); ++row)
            for (std::size_t column = 0; column < (*board_.pyramid)[row].size(); ++column)
                spaces_.push_back({Part::pyramid, static_cast<int>(column) + 1, static_cast<int>(row) + 1});
    }

    /// A row that is finished has no more spaces; above a row without a stone there is nothing yet.
    void pyramid_as_built() {
        for (int row = 1; row <= game::most_rows; ++row) {
            if (row > 1 && monuments_.stones_in_row(row - 1) == 0) return;
            const int built = known_spaces(monuments_, Part::pyramid, row);
            const int count =
                monuments_.is_finished(row) ? built : std::min(built + 1, game::most_spaces(Part::pyramid));
            for (int column = 1; column <= count; ++column) spaces_.push_back({Part::pyramid, column, row});
        }
    }

    const game::Board& board_;
    const game::Monuments& monuments_;
    std::vector<Space> spaces_;
};

std::optional<std::vector<int>> rests_on(const game::Board& board, const Space& space) {
    if (space.part != Part::pyramid || !board.pyramid) return std::nullopt;
    return (*board.pyramid)
        .at(static_cast<std::size_t>(space.row) - 1)
        .at(static_cast<std::size_t>(space.number) - 1)
        .on;
}

/// Stones of one site are built together; a site that is finished for the round is not open.
bool may_go_on(const Position& position, const Entry& entry, game::Site site) {
    if (entry.cards > 0) return site == game::Site::sphinx;
    if (!entry.stones.empty()) return game::site(entry.stones.front().at.part) == site;
    return position.stage == Stage::builds && position.ready &&
           keeps(game::building::of_the_site(), game::building::Coming{*position.ready, position.player, site});
}

}

const ShownSpace* MonumentsView::at(const Space& space) const {
    const auto found = std::ranges::find(spaces, space, &ShownSpace::at);
    return found == spaces.end() ? nullptr : &*found;
}

MonumentsView monuments_view(const Position& position, const Entry& entry) {
    MonumentsView view{.cards = entry.cards, .keeps = entry.keeps, .most_cards = game::building::most_drawn};
    view.may_draw = may_go_on(position, entry, game::Site::sphinx);
    const game::Monuments monuments = with_entered(position, entry);
    const game::Table& table = *position.state.table;
    for (const Space& space : Lister(position, monuments).all()) {
        ShownSpace shown{
            .at = space, .value = game::value_of(table, {space}), .on = rests_on(position.game.board, space)};
        const auto built = std::ranges::find(monuments.built, space, &game::Built::at);
        const auto entered = std::ranges::find(entry.stones, space, &game::Stone::at);
        if (built != monuments.built.end()) {
            shown.owner = built->player;
            if (built->value > 0) shown.value = built->value;
        }
        shown.entered = entered != entry.stones.end();
        if (shown.entered && entered->value) shown.value = entered->value;
        shown.open = !shown.owner && may_go_on(position, entry, game::site(space.part)) &&
                     keeps(game::stones::of_a_stone(), game::stones::Setting{table, monuments, {space}});
        view.spaces.push_back(std::move(shown));
    }
    return view;
}

namespace {

struct TypedPart {
    char letter;
    Part part;
    std::size_t figures; ///< that come behind it
};
constexpr TypedPart typed_parts[] = {{'o', Part::obelisk, 1}, {'g', Part::grave, 1}, {'p', Part::pyramid, 2},
                                     {'l', Part::left, 1},    {'r', Part::right, 1}, {'m', Part::middle, 0},
                                     {'t', Part::roof, 1}};
constexpr char card_letter = 'c';

/// Of "p1 4" the 1 and the 4; none: there is something else in it.
std::optional<std::vector<int>> figures_behind_letter(std::string_view typed) {
    constexpr int most = 99;
    std::vector<int> all;
    bool within = false;
    for (const char sign : typed.substr(1)) {
        const bool is_figure = sign >= '0' && sign <= '9';
        if (!is_figure && std::string_view(" ,.-/").find(sign) == std::string_view::npos) return std::nullopt;
        if (is_figure && !within) all.push_back(0);
        if (is_figure && (all.back() = 10 * all.back() + (sign - '0')) > most) return std::nullopt;
        within = is_figure;
    }
    return all;
}

}

std::optional<std::variant<Space, game::Spot>> place_typed(const std::string& typed, const Position& position) {
    std::string small;
    for (const char sign : typed)
        if (sign != ' ' || !small.empty()) small += static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
    if (small.empty()) return std::nullopt;
    const auto figures = figures_behind_letter(small);
    if (!figures) {
        const auto spot = position.full() ? game::read_spot(small) : std::nullopt;
        return spot ? std::optional<std::variant<Space, game::Spot>>(*spot) : std::nullopt;
    }
    if (small[0] == card_letter && position.full() && figures->size() == 1) {
        if (figures->front() < 1 || figures->front() > game::card_spaces) return std::nullopt;
        return game::card_space(figures->front());
    }
    const auto part = std::ranges::find(typed_parts, small[0], &TypedPart::letter);
    if (part == std::end(typed_parts) || figures->size() != part->figures) return std::nullopt;
    Space space{part->part};
    if (part->figures == 2) space.row = figures->front();
    if (part->figures > 0) space.number = figures->back();
    return space;
}

wxString in_words(const Position& position, const ShownSpace& shown) {
    wxString words = i18n::egizia::name(shown.at);
    if (shown.value) words = i18n::fill(_("{1}, value {2}"), {words, figure(*shown.value)});
    if (shown.owner) return i18n::fill(_("{1}: {2}"), {words, name_line(position.known_as(*shown.owner).name)});
    return words;
}

namespace {

std::vector<game::Spot> places(const game::Board& board) {
    std::vector<game::Spot> all = board.nile;
    const auto add = [&](const game::Spot& spot) {
        if (std::ranges::find(all, spot) == all.end()) all.push_back(spot);
    };
    for (int card = 1; card <= game::card_spaces; ++card) add(game::card_space(card));
    for (const std::string_view name : game::ring_spaces) add(game::ring_space(name));
    for (const auto& [name, effect] : board.spaces) add(game::ring_space(name));
    for (const game::Site site : game::sites) add(game::spot(site));
    return all;
}

void add_ships(ShownPlace& shown, const game::Progress& round) {
    std::vector<game::Lying> there;
    for (const game::Lying& ship : round.ships)
        if (ship.at == shown.at) there.push_back(ship);
    std::ranges::stable_sort(there, {}, &game::Lying::space);
    for (const game::Lying& ship : there)
        (shown.at.is_site() && ship.space == 0 ? shown.waiting : shown.ships).push_back(ship.player);
}

}

std::vector<ShownPlace> nile_view(const Position& position, const Entry& entry) {
    std::vector<ShownPlace> view;
    const game::State& state = position.ready ? *position.ready : position.state;
    for (const game::Spot& spot : places(position.game.board)) {
        ShownPlace shown{.at = spot, .name = i18n::egizia::name(spot)};
        if (spot.is_site()) shown.spaces = state.table->open_spaces();
        if (position.state.round)
            add_ships(shown, *position.state.round);
        else if (state.round)
            add_ships(shown, *state.round);
        shown.open = std::ranges::find(position.moves.places, spot, &game::Berth::at) != position.moves.places.end();
        shown.chosen = entry.at == spot;
        view.push_back(std::move(shown));
    }
    return view;
}

std::vector<ShownFeeding> feeding_view(const Position& position) {
    std::vector<ShownFeeding> all;
    for (const game::Feeding& each : position.moves.feeding)
        all.push_back({each.player,
                       i18n::fill(_("{1} of {2} grain: {3}"),
                                  {figure(each.grain), figure(each.need), wxString::Format("%d", each.points)}),
                       each.points});
    return all;
}

std::vector<BuiltPiece> built(const Position& position, int player) {
    std::vector<BuiltPiece> pieces;
    for (const game::Built& stone : position.state.monuments.built)
        if (stone.player == player)
            pieces.push_back({i18n::fill(_("{1}: {2}"), {i18n::egizia::name(stone.at), figure(stone.value)}),
                              {game::place(stone.at)}});
    return pieces;
}

}
