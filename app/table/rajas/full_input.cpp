#include "app/table/rajas/full_input.h"

#include "app/table/rajas/turn_input.h"
#include "core/rajas/record.h"
#include "core/rajas/rewards.h"
#include "core/rajas/visiting.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

constexpr std::size_t most_on_a_tile = 2;
constexpr int highest_price = 30;

wxString times(const wxString& words, int count) {
    return count == 1 ? words : i18n::fill(_("{1} times {2}"), {figure(count), words});
}

Outcome of_tile(const Position& position, Entry entry) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    return {.entry = std::move(entry)};
}

}

Outcome choose_die(const Position& position, Entry entry, std::size_t index) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.paying.resize(position.ready->seat().dice.size());
    entry.paying.at(index) = !entry.paying.at(index);
    return {.entry = std::move(entry)};
}

Outcome turn_die(const Position& position, Entry entry) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    const game::Dice dice = chosen_dice(position, entry);
    if (dice.size() != 1) return not_done(std::move(entry), _("First choose one die of the Kali."));
    return entered(position, std::move(entry), {game::Flip{dice.front()}});
}

Outcome put_back(const Position& position, Entry entry) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    const game::Dice dice = chosen_dice(position, entry);
    if (dice.empty()) return not_done(std::move(entry), _("First choose dice of the Kali."));
    return entered(position, std::move(entry), {game::Drop{dice}});
}

std::vector<game::Spot> spots(const Position& position) {
    std::vector<game::Spot> all;
    for (std::size_t kind = 0; kind < game::spot_ids.size(); ++kind)
        if (static_cast<game::SpotKind>(kind) != game::SpotKind::palace || !position.game.board.palace)
            all.push_back({static_cast<game::SpotKind>(kind)});
    if (position.game.board.palace)
        for (const game::PalacePlace& place : *position.game.board.palace)
            all.push_back({game::SpotKind::own, place.name});
    return all;
}

std::vector<game::WorkerMove> worker_moves(const Position& position) {
    return position.ready ? game::moves(*position.ready).workers : std::vector<game::WorkerMove>{};
}

Outcome send_worker(const Position& position, Entry entry, const game::Spot& spot) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    game::Visit visit{.at = spot, .pay = payment(position, entry, spot)};
    if (const auto due = game::visiting::coins_due(*position.ready, spot); due && game::takes_coins(spot.kind))
        visit.coins = due->lowest;
    return entered(position, std::move(entry), {visit});
}

Outcome take_owed(const Position& position, Entry entry, game::Step step) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    return entered(position, std::move(entry), std::move(step));
}

const game::Owed* owed(const Position& position) {
    return position.may_enter() ? &position.ready->progress.owed : nullptr;
}

bool owes_tile(const Position& position) {
    const game::Owed* all = owed(position);
    return all && (all->tiles > 0 || all->covers > 0);
}

wxString owed_in_words(const Position& position) {
    const game::Owed* all = owed(position);
    if (!all) return {};
    std::vector<wxString> parts;
    const auto tell = [&](const wxString& words, std::size_t count) {
        if (count > 0) parts.push_back(times(words, static_cast<int>(count)));
    };
    tell(_("a tile"), static_cast<std::size_t>(all->tiles));
    tell(_("a tile that covers another"), static_cast<std::size_t>(all->covers));
    tell(_("a die"), all->dice.size());
    tell(_("an upgrade"), static_cast<std::size_t>(all->upgrades));
    tell(_("a move of the boat"), all->moves.size());
    tell(_("a good to choose"), all->markets.size());
    tell(_("a white tile"), static_cast<std::size_t>(all->drawn));
    tell(_("a yield tile"), static_cast<std::size_t>(all->yields));
    return i18n::listed(parts);
}

std::vector<game::Tile> offered_tiles(const Position& position, const Entry& entry,
                                      const std::vector<game::Tile>& known) {
    if (!owes_tile(position)) return {};
    return likely_tiles(known, game::faces(position.game), entry.tile.colour, entry.tile.price);
}

Outcome choose_tile(const Position& position, Entry entry, const game::Tile& tile) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.tile = tile;
    entry.in_hand = true;
    entry.typing_market = false;
    return {.entry = std::move(entry), .to_board = true};
}

Outcome choose_colour(const Position& position, Entry entry, game::Colour colour) {
    entry.tile.colour = colour;
    entry.tile.price.reset();
    entry.tile.markets.clear();
    entry.tile.buildings.clear();
    entry.paying.clear();
    return of_tile(position, std::move(entry));
}

Outcome add_market(const Position& position, Entry entry, game::Good good) {
    auto& markets = entry.tile.markets;
    if (markets.size() >= most_on_a_tile) markets.clear();
    markets.push_back({good, 1});
    entry.typing_market = true;
    return of_tile(position, std::move(entry));
}

Outcome add_building(const Position& position, Entry entry, game::Building building) {
    auto& built = entry.tile.buildings;
    if (built.size() >= most_on_a_tile) built.clear();
    built.push_back(building);
    return of_tile(position, std::move(entry));
}

Outcome type_tile_figure(const Position& position, Entry entry, int figure) {
    if (!entry.tile.colour) return not_done(std::move(entry), _("First say the tile's colour and price."));
    if (entry.typing_market && figure > 0) {
        entry.tile.markets.back().value = figure;
        entry.typing_market = false;
        return of_tile(position, std::move(entry));
    }
    const int price = 10 * entry.tile.price.value_or(0) + figure;
    entry.tile.price = price >= 1 && price <= highest_price ? price : std::max(1, figure);
    return of_tile(position, std::move(entry));
}

std::vector<game::Colour> colours_owed(const Position& position) {
    std::vector<game::Colour> colours;
    const game::Owed* all = owed(position);
    for (const game::Colour colour : game::colours)
        if (all && std::ranges::any_of(all->dice, [&](game::DieColour die) { return !die || die == colour; }))
            colours.push_back(colour);
    return colours;
}

namespace {

constexpr int figures_of_places = 10; ///< 1 to 9, then 0

Outcome typing(const Position& position, Entry entry, Figures figures) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.figures = figures;
    return {.entry = std::move(entry)};
}

Outcome go_to_place(const Position& position, Entry entry, std::size_t number) {
    const std::vector<game::Spot> all = spots(position);
    if (number == 0 || number > all.size())
        return not_done(std::move(entry),
                        i18n::fill_figures(_("The places have the numbers 1 to {1}."), {static_cast<int>(all.size())}));
    return send_worker(position, std::move(entry), all[number - 1]);
}

Outcome choose_held(const Position& position, Entry entry, std::size_t number) {
    const std::size_t held = position.ready->seat().dice.size();
    if (number == 0 || number > held)
        return not_done(
            std::move(entry),
            i18n::fill_figures(_("The dice held are counted from the left: there are {1}."), {static_cast<int>(held)}));
    entry.figures = Figures::tile;
    return choose_die(position, std::move(entry), number - 1);
}

Outcome roll(const Position& position, Entry entry, int value) {
    if (value < 1 || value > game::highest_value) return not_done(std::move(entry), _("A die shows 1 to 6."));
    const game::Die die{entry.rolled, value};
    return take_owed(position, std::move(entry), {game::Roll{{die}}});
}

}

Outcome type_place(const Position& position, Entry entry) {
    const bool later = entry.figures == Figures::place && spots(position).size() > figures_of_places;
    return typing(position, std::move(entry), later ? Figures::later_place : Figures::place);
}

Outcome type_held(const Position& position, Entry entry) { return typing(position, std::move(entry), Figures::held); }

Outcome type_boat(const Position& position, Entry entry) {
    const game::Owed* all = owed(position);
    if (all && all->moves.empty()) return not_done(std::move(entry), _("No move of the boat is owed."));
    return typing(position, std::move(entry), Figures::boat);
}

Outcome type_rolled(const Position& position, Entry entry) {
    const std::vector<game::Colour> colours = colours_owed(position);
    if (owed(position) && colours.empty()) return not_done(std::move(entry), _("No die is owed."));
    if (!colours.empty()) {
        const auto now = std::ranges::find(colours, entry.rolled);
        const bool again = entry.figures == Figures::rolled && now != colours.end() && now + 1 != colours.end();
        entry.rolled = again ? *(now + 1) : colours.front();
    }
    return typing(position, std::move(entry), Figures::rolled);
}

Outcome type_full_figure(const Position& position, Entry entry, int figure) {
    if (entry.figures == Figures::tile) return type_tile_figure(position, std::move(entry), figure);
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    const int counted = figure == 0 ? figures_of_places : figure;
    switch (entry.figures) {
    case Figures::place: return go_to_place(position, std::move(entry), static_cast<std::size_t>(counted));
    case Figures::later_place:
        return go_to_place(position, std::move(entry), static_cast<std::size_t>(figures_of_places + counted));
    case Figures::held: return choose_held(position, std::move(entry), static_cast<std::size_t>(counted));
    case Figures::boat: return take_owed(position, std::move(entry), {game::Sail{.by = std::max(1, figure)}});
    default: return roll(position, std::move(entry), figure);
    }
}

Outcome sail_to(const Position& position, Entry entry, int space) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (!position.game.board.river) return not_done(std::move(entry), _("The river is not described."));
    const std::vector<int> free = game::free_ahead(*position.ready);
    const auto found = std::ranges::find(free, space);
    if (found == free.end()) return not_done(std::move(entry), _("The boat moves to a free space ahead of it."));
    return take_owed(position, std::move(entry), {game::Sail{.by = static_cast<int>(found - free.begin()) + 1}});
}

bool owes_yield(const Position& position) {
    const game::Owed* all = owed(position);
    return all && all->yields > 0;
}

std::vector<FreeSlot> free_slots(const Position& position) {
    std::vector<FreeSlot> slots;
    const game::ProvinceSide* side = position.ready ? position.ready->province_side() : nullptr;
    if (!side) return slots;
    const auto& laid = position.ready->seat().province.yields;
    for (const game::Yield& yield : side->yields)
        if (yield.colour && std::ranges::none_of(laid, [&](const auto& one) { return one.at == yield.at; }))
            slots.push_back({yield.at, *yield.colour});
    return slots;
}

Outcome lay_yield(const Position& position, Entry entry, const game::Edge& at) {
    return take_owed(position, std::move(entry), {game::LayYield{{.at = at}}});
}

Outcome choose_yield(const Position& position, Entry entry, game::YieldColour colour) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.yield = colour;
    return {.entry = std::move(entry), .to_board = true};
}

Outcome choose_yield_side(const Position& position, Entry entry, game::Side side) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.yield_side = side;
    return {.entry = std::move(entry), .to_board = true};
}

std::vector<Key> keys(const Position& position) {
    std::vector<Key> all;
    if (position.final()) return all;
    all.push_back({_("Turn the tile in hand"), "R", 'R'});
    if (position.full()) {
        all.push_back({_("The worker goes to the place of that number"), "P 1-9", 'P'});
        all.push_back({_("Choose a die held, counted from the left"), "O 1-9", 'O'});
        all.push_back({_("Turn the die chosen over"), "K", 'K'});
        all.push_back({_("Roll a die that is owed; again: of the next colour"), "J 1-6", 'J'});
        all.push_back({_("The boat moves so many spaces"), "B 1-6", 'B'});
    } else {
        all.push_back({_("Type where the money marker stands"), "M", 'M'});
        all.push_back({_("Type where the fame marker stands"), "F", 'F'});
    }
    if (!position.facing_described()) all.push_back({_("The markers have met"), "H", 'H'});
    all.push_back({_("End the turn"), "D", 'D'});
    all.push_back({_("Go back"), "Esc", escape_key});
    all.push_back({_("A road at the north side"), "N", 'N', true});
    all.push_back({_("A road at the east side"), "E", 'E', true});
    all.push_back({_("A road at the south side"), "S", 'S', true});
    all.push_back({_("A road at the west side"), "W", 'W', true});
    all.push_back({position.full() ? _("Price of the tile, value of its market") : _("Space of the marker"), "0-9"});
    for (char figure = '0'; figure <= '9'; ++figure) all.push_back({{}, {}, figure});
    return all;
}

Outcome press(const Position& position, Entry entry, char code) {
    switch (code) {
    case 'N': return toggle_road(position, std::move(entry), game::Side::n);
    case 'E': return toggle_road(position, std::move(entry), game::Side::e);
    case 'S': return toggle_road(position, std::move(entry), game::Side::s);
    case 'W': return toggle_road(position, std::move(entry), game::Side::w);
    case 'R': return rotate(position, std::move(entry));
    case 'M': return type_marker(position, std::move(entry), Track::money);
    case 'F': return type_marker(position, std::move(entry), Track::fame);
    case 'H': return toggle_met(position, std::move(entry));
    case 'K': return turn_die(position, std::move(entry));
    case 'P': return type_place(position, std::move(entry));
    case 'O': return type_held(position, std::move(entry));
    case 'J': return type_rolled(position, std::move(entry));
    case 'B': return type_boat(position, std::move(entry));
    case 'D': return end_turn(position, std::move(entry));
    case escape_key: return {let_go(std::move(entry))};
    default: break;
    }
    const int figure = code - '0';
    if (position.full()) return type_full_figure(position, std::move(entry), figure);
    return type_figure(position, std::move(entry), figure);
}

}
