#include "app/table/alhambra/setup.h"

#include "app/table/entries.h"

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

namespace {

std::vector<game::Card>& cards(game::Game& game, const StartPart& part) {
    return part.what == StartKind::hand ? game.hands.at(part.player) : game.money;
}

}

std::vector<StartPart> parts(const game::Game& game) {
    std::vector<StartPart> all;
    if (game.depth == Depth::full) {
        for (std::size_t player = 0; player < game.players.size(); ++player) all.push_back({StartKind::hand, player});
        all.push_back({StartKind::money});
        all.push_back({StartKind::market});
    }
    if (game::with_dirk(game.players.size()) && game.depth != Depth::final) all.push_back({StartKind::dirk});
    return all;
}

bool complete(const game::Game& game, const StartPart& part) {
    switch (part.what) {
    case StartKind::hand: return game::sum(game.hands.at(part.player)) >= dealt_until;
    case StartKind::money: return game.money.size() >= cards_laid_out;
    case StartKind::market: return game.market.tiles().size() == game::currencies.size();
    case StartKind::dirk: return game.dirk.size() >= game::dirks_first_tiles;
    }
    return true;
}

StartPart next_part(const game::Game& game, const StartPart& part) {
    const std::vector<StartPart> all = parts(game);
    const auto here = std::ranges::find(all, part);
    const auto next = std::find_if(here, all.end(), [&](const StartPart& each) { return !complete(game, each); });
    return next == all.end() ? part : *next;
}

game::Currency next_space(const game::Game& game, game::Currency space) {
    for (std::size_t step = 0; step < game::currencies.size(); ++step) {
        const auto next = game::currencies[(static_cast<std::size_t>(space) + step) % game::currencies.size()];
        if (!game.market.at(next)) return next;
    }
    return space;
}

const std::vector<game::Card>& cards(const game::Game& game, const StartPart& part) {
    return part.what == StartKind::hand ? game.hands.at(part.player) : game.money;
}

game::Game with_card(game::Game game, const StartPart& part, const game::Card& card) {
    cards(game, part).push_back(card);
    return game;
}

game::Game without_card(game::Game game, const StartPart& part, std::size_t place) {
    std::vector<game::Card>& there = cards(game, part);
    there.erase(there.begin() + static_cast<std::ptrdiff_t>(place));
    return game;
}

game::Game with_dirks_tile(game::Game game, const game::Tile& tile) {
    game.dirk.push_back(tile);
    return game;
}

game::Game without_dirks_tile(game::Game game, const game::Tile& tile) {
    std::erase(game.dirk, tile);
    return game;
}

game::Game with_market_tile(game::Game game, game::Currency space, const game::Tile& tile) {
    game.market.at(space) = tile;
    return game;
}

game::Cards cards_out(const game::Game& game) {
    game::Cards out(game.money);
    for (const auto& hand : game.hands) out.add(hand);
    return out;
}

game::TileSet tiles_out(const game::Game& game) {
    game::TileSet out;
    for (const game::Tile& tile : game.market.tiles()) out.set(game::number(tile));
    for (const game::Tile& tile : game.dirk) out.set(game::number(tile));
    return out;
}

}
