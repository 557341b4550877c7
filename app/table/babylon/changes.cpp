#include "app/table/babylon/changes.h"

namespace clerk::table::babylon {

namespace {

using Index = std::size_t;

game::FinalGarden& garden_of(game::Game& game, int player) { return game.gardens.at(Index(player)); }

}

bool begun(const game::Game& game) { return !game.turns.empty() && !game.turns.back().done; }

game::Game with_dig(game::Game game, game::Cell stack, const game::Tile& tile) {
    game.turns.push_back({.dig = game::Dig{.at = stack, .tile = {tile}}, .done = false});
    return game;
}

game::Game with_step(game::Game game, game::Step step) {
    if (!begun(game)) game.turns.push_back({.done = false});
    game.turns.back().steps.push_back(std::move(step));
    return game;
}

game::Game with_turn_ended(game::Game game, game::Unplaced unplaced) {
    if (!begun(game)) game.turns.push_back({});
    game.turns.back().done = true;
    game.turns.back().unplaced = unplaced;
    return game;
}

game::Game with_token(game::Game game, int round, game::Effect effect) {
    const Index index = Index(round - 1);
    if (game.tokens.size() <= index) game.tokens.resize(index + 1, game::Effect::none);
    game.tokens[index] = effect;
    return game;
}

game::Game with_terrace(game::Game game, int player, const game::Placement& placement) {
    garden_of(game, player).terraces.push_back({placement});
    return game;
}

game::Game with_ornament(game::Game game, int player, const game::Building& building) {
    garden_of(game, player).ornaments.push_back({building});
    return game;
}

}
