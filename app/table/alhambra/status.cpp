#include "app/table/alhambra/status.h"

#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::table::alhambra {

std::optional<int> player_at_turn(const Position& position) {
    if (position.final() || position.stage == Stage::give_out) return std::nullopt;
    if (!position.state.over) return position.state.player;
    if (!position.game.end) return std::nullopt;
    for (int player = 0; player < static_cast<int>(position.game.players.size()); ++player)
        if (!position.aside_at_end.at(static_cast<std::size_t>(player)).empty()) return player;
    return std::nullopt;
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.state.over) return _("The game is over");
    const auto scorings = static_cast<int>(position.state.scorings.size());
    const int round = position.state.turns_played / static_cast<int>(position.game.players.size()) + 1;
    if (scorings == 0) return i18n::fill(_("Round {1}"), {figure(round)});
    return i18n::fill(_("Round {1}, after scoring {2}"), {figure(round), figure(scorings)});
}

/// In depth builds it is not known what else lies on the market until all of it was won.
bool finished(const Position& position) {
    if (position.stage != Stage::end || player_at_turn(position)) return false;
    return position.full() || position.state.market_tiles == 0;
}

}
