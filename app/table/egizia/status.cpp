#include "app/table/egizia/status.h"

#include "i18n/words.h"

namespace clerk::table::egizia {

std::optional<int> player_at_turn(const Position& position) {
    if (!position.full()) return std::nullopt;
    if (position.stage == Stage::ships) return position.moves.player;
    const auto next = position.stage == Stage::builds ? next_builder(position) : std::nullopt;
    return next ? std::optional(next->player) : std::nullopt;
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.stage == Stage::ends) return _("After the last round");
    const wxString round =
        i18n::fill(_("Round {1} of {2}"), {figure(position.round_number()), figure(game::rounds_of_a_game)});
    if (!position.full() || position.stage == Stage::decision) return round;
    return i18n::fill(_("{1}: {2}"), {round, position.stage == Stage::ships ? _("ships") : _("building")});
}

}
