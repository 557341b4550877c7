#include "core/alhambra/state.h"

#include "core/compile_large_values.h"

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

namespace clerk {

// The large values of a game.
CLERK_COMPILE_ONCE(std::variant<alhambra::Take, alhambra::Buy, alhambra::Build, alhambra::Remove, alhambra::Swap,
                                alhambra::PutDown, alhambra::Give>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Step>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Turn>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Player>)
CLERK_COMPILE_ONCE(std::vector<std::vector<alhambra::Card>>)
CLERK_COMPILE_ONCE(std::vector<alhambra::LastPart>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Round>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Seat>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Scoring>)

}
