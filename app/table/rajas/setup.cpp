#include "app/table/rajas/setup.h"

#include "app/table/seats.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::rajas {

namespace {

constexpr std::size_t fewest = 2, most = 4;

/// What each depth, variant and number of players has and others have not.
void fit(game::Game& game) {
    const std::size_t players = game.players.size();
    const bool full = game.depth == Depth::full, final = game.depth == Depth::final;
    game.dice.resize(full ? players : 0);
    game.finals.resize(final ? players : 0);
    for (std::size_t i = 0; i < game.finals.size(); ++i) {
        game::Final& ended = game.finals[i];
        if (game.board.facing) ended.gap.reset();
        if (game.board.facing && !ended.money) ended.money = game::first_money + static_cast<int>(i);
        if (game.board.facing && !ended.fame) ended.fame = 0;
    }
    if (game.variant != game::Variant::mixed)
        for (game::Player& player : game.players) player.expert = false;
    if (!full) game.ganges.clear();
    if (!full || game.variant != game::Variant::navaratnas) game.yields.clear();
    game.yields.resize(game.yields.empty() ? 0 : players);
}

}

game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth) {
    return with_players({.depth = depth}, std::clamp(players, fewest, most), names);
}

bool ready(const game::Game& game) {
    return std::ranges::all_of(game.dice, [](const auto& dice) { return dice.size() == game::colours.size(); });
}

wxString fault(const game::Game& game) {
    const wxString of_names = table::fault(names_of(game.players));
    if (!of_names.empty()) return of_names;
    return ready(game) ? wxString() : _("Enter the four dice that everyone rolled.");
}

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names) {
    game.players = seated(std::move(game.players), players, names, piece_colours);
    fit(game);
    return game;
}

game::Game with_depth(game::Game game, Depth depth) {
    game.depth = depth;
    fit(game);
    return game;
}

game::Game with_variant(game::Game game, game::Variant variant) {
    game.variant = variant;
    fit(game);
    return game;
}

game::Game with_colour(game::Game game, std::size_t player, std::string_view colour) {
    const auto wanted = colour.empty() ? std::nullopt : std::optional<std::string>(colour);
    game.players = with_colour_of(std::move(game.players), player, wanted);
    return game;
}

game::Game with_board(game::Game game, game::Board board) {
    game.board = std::move(board);
    fit(game);
    return game;
}

game::Game with_dice(game::Game game, std::size_t player, const std::vector<int>& values) {
    game::Dice& dice = game.dice.at(player);
    dice.clear();
    for (std::size_t i = 0; i < std::min(values.size(), game::colours.size()); ++i)
        dice.push_back({game::colours[i], values[i]});
    return game;
}

}
