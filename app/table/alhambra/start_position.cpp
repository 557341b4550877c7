#include "app/table/alhambra/start_position.h"

#include <algorithm>

namespace clerk::table::alhambra {

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
