#include "app/table/egizia/setup.h"

#include "app/table/entries.h"

#include <algorithm>

#include <wx/translation.h>

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

namespace game = clerk::egizia;

namespace {

int ships(const game::Game& game) {
    int all = 0;
    for (const game::Round& round : game.turns)
        all += static_cast<int>(std::ranges::count_if(
            round.ships, [](const game::Ship& ship) { return std::holds_alternative<game::Sail>(ship.what); }));
    return all;
}

template <class Kind> int builds(const game::Game& game) {
    int all = 0;
    for (const game::Round& round : game.turns)
        if (round.builds)
            all += static_cast<int>(std::ranges::count_if(
                *round.builds, [](const game::Build& build) { return std::holds_alternative<Kind>(build.what); }));
    return all;
}

bool is_fed(const game::Round& round) { return round.builds.has_value(); }

}

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    const int built = builds<game::Stones>(game) + builds<game::Draw>(game);
    const auto fed = static_cast<int>(std::ranges::count_if(game.turns, is_fed));
    return {{full ? _("Place a ship: click where it lies on the Nile, then what its space or card gives.")
                  : _("Choose who built, and where: the sphinx, the graves or the pyramid."),
             full ? ships(game) : built},
            {full ? _("When all have placed their ships or passed: feed the crews and build, by D or the button.")
                  : _("Enter the cards that were drawn at the sphinx, or the stones of a monument."),
             full ? fed : built},
            {_("Set stones: choose the crew, then the spaces of the monument. Green is legal, red is not."),
             builds<game::Stones>(game)},
            {_("End the round: D, or the button on the left. It is kept at once; Ctrl+Z takes it back."),
             ended_turns(game)}};
}

}
