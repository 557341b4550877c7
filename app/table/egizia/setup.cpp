#include "app/table/egizia/setup.h"

#include "app/table/seats.h"

#include <algorithm>

namespace clerk::table::egizia {

namespace {

constexpr std::size_t fewest = 2, most = 4;

/// What each depth and number of players has and others have not.
void fit(game::Game& game) {
    game.end.reset();
    if (game.depth == Depth::final) game.end.emplace(game.players.size(), game::End{.score = 0});
    game.track.reset();
    game.order.reset();
}

}

game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth) {
    return with_players({.depth = depth}, std::clamp(players, fewest, most), names);
}

wxString fault(const game::Game& game) { return table::fault(names_of(game.players)); }

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

game::Game with_colour(game::Game game, std::size_t player, std::optional<game::Marker> colour) {
    game.players = with_colour_of(std::move(game.players), player, colour);
    return game;
}

}
