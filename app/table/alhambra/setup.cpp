#include "app/table/alhambra/setup.h"

#include "app/table/alhambra/start_position.h"
#include "app/table/seats.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::alhambra {

namespace {

constexpr std::size_t fewest = 2, most = 6;

/// Leaves as many of each card as the box has.
void return_excess(game::Game& game) {
    game::Cards out;
    const auto leave = [&](std::vector<game::Card>& cards) {
        std::erase_if(cards, [&](const game::Card& card) {
            if (out.count(card) >= game::copies(game.players.size())) return true;
            out.add({card});
            return false;
        });
    };
    for (auto& hand : game.hands) leave(hand);
    leave(game.money);
}

/// What each depth and number of players has and others have not.
void fit(game::Game& game) {
    const std::size_t players = game.players.size();
    const bool full = game.depth == Depth::full, final = game.depth == Depth::final;
    game.hands.resize(full ? players : 0);
    if (!full) game.money.clear();
    if (!full) game.market = {};
    if (final || !game::with_dirk(players)) game.dirk.clear();
    game.rounds.resize(final ? 1 : 0);
    for (game::Round& round : game.rounds) round.palaces.resize(players);
    return_excess(game);
}

wxString lacking(const game::Game& game) {
    for (const StartPart& part : parts(game)) {
        if (complete(game, part)) continue;
        if (part.what == StartKind::money) return _("Enter the four cards laid out.");
        if (part.what == StartKind::market) return _("Enter the four tiles of the market.");
        if (part.what == StartKind::dirk) return _("Enter the six tiles that Dirk drew.");
    }
    return {};
}

}

game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth) {
    return with_players({.depth = depth}, std::clamp(players, fewest, most), names);
}

bool ready(const game::Game& game) {
    return std::ranges::all_of(
        parts(game), [&](const StartPart& part) { return part.what == StartKind::hand || complete(game, part); });
}

wxString fault(const game::Game& game) {
    const wxString of_names = table::fault(names_of(game.players));
    return of_names.empty() ? lacking(game) : of_names;
}

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names) {
    game.players = seated(std::move(game.players), players, names, game::markers);
    fit(game);
    return game;
}

game::Game with_depth(game::Game game, Depth depth) {
    game.depth = depth;
    fit(game);
    return game;
}

game::Game with_marker(game::Game game, std::size_t player, std::optional<game::Marker> marker) {
    game.players = with_colour_of(std::move(game.players), player, marker);
    return game;
}

}
