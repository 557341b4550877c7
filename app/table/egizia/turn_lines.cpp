#include "app/table/egizia/turn_lines.h"

#include "app/table/egizia/step_words.h"
#include "i18n/words.h"

namespace clerk::table::egizia {

namespace {

wxString told(const game::Game& game, const game::Round& round) {
    std::vector<wxString> parts;
    const auto tell = [&](int player, const wxString& words) {
        parts.push_back(
            i18n::fill(_("{1}: {2}"), {name_line(game.players.at(static_cast<std::size_t>(player)).name), words}));
    };
    if (round.builds)
        for (const game::Build& build : *round.builds) tell(build.player, words(build));
    if (parts.empty())
        for (const game::Ship& ship : round.ships) tell(ship.player, words(ship));
    return parts.empty() ? _("nobody built") : i18n::one_by_one(parts);
}

}

std::vector<TurnLine> turn_lines(const game::Game& game) {
    std::vector<TurnLine> lines;
    for (const game::Round& round : game.turns) {
        lines.push_back({Where::nobody, told(game, round), places(round)});
        lines.back().title = i18n::fill(_("Round {1}"), {figure(static_cast<int>(lines.size()))});
    }
    return lines;
}

}
