#include "app/table/egizia/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::egizia {

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
