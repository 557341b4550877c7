#include "core/alhambra/state.h"

namespace clerk::alhambra {

State::State(const Game& game)
    : depth(game.depth), rulings(game.rulings), seats(game.players.size()), money(game.money), market(game.market),
      market_tiles(static_cast<int>(currencies.size())),
      bag(static_cast<int>(tiles.size() - currencies.size() - game.dirk.size())), dirk(game.dirk) {
    for (std::size_t i = 0; i < game.hands.size(); ++i) seats[i].hand.add(game.hands[i]);
    note(*this, game.dirk);
    note(*this, game.market.tiles());
}

int State::tiles_on_market() const {
    return depth == Depth::full ? static_cast<int>(market.tiles().size()) : market_tiles;
}

void note(State& state, const std::vector<Tile>& seen) {
    for (const Tile& tile : seen) state.came_up.set(number(tile));
}

}
