#include "app/table/egizia/next_words.h"

#include "app/table/egizia/build_input.h"
#include "app/table/egizia/ship_input.h"
#include "core/egizia/ships.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

namespace clerk::table::egizia {

namespace {

using i18n::fill;

wxString name(const Position& position, int player) { return name_line(position.known_as(player).name); }

wxString of_ship(const Position& position, const Entry& entry) {
    const Asked what = asked(position, entry);
    if (what.gain) return _("What does it give? Choose it, then place (B).");
    if (what.raise > 0 && static_cast<int>(entry.raise.size()) < what.raise)
        return why_not_finish_ship(position, entry);
    if (what.ring) return _("Does the water ring move? Then place (B).");
    return _("Place the ship (B).");
}

wxString in_ships(const Position& position, const Entry& entry) {
    if (entry.at || entry.uses_card) return of_ship(position, entry);
    if (!position.moves.player) return _("All ships are placed: feed the crews and build (D).");
    const int player = *position.moves.player;
    if (player != position.player)
        return fill(_("{1} is at turn; {2} is looked at."), {name(position, player), name(position, position.player)});
    return fill(_("{1}: where does the ship lie? {2} left. Or pass (P)."),
                {name(position, player), figure(game::ships::left(*position.ready, player))});
}

wxString in_build(const Position& position, const Entry& entry) {
    if (entry.typing == Typing::value)
        return fill(_("Type the value printed on {1}."), {i18n::egizia::name(entry.stones.back().at)});
    if (position.full() && !entry.stones.empty() && !entry.market &&
        game::site(entry.stones.front().at.part) == game::Site::graves)
        return _("A step in which market? Then enter the build (B).");
    return _("Another space of the same site, or enter the build (B).");
}

wxString in_builds(const Position& position, const Entry& entry) {
    if (entry.uses_card) return of_ship(position, entry);
    if (builds(entry)) return in_build(position, entry);
    if (!position.full())
        return fill(_("{1} builds: click on the monuments, or on cards of the sphinx."),
                    {name(position, position.player)});
    const auto next = next_builder(position);
    if (!next) return _("Nobody can build any more: end the round (D).");
    return fill(_("Next {1} at {2}, for {3} at most."),
                {name(position, next->player), i18n::egizia::name(next->site), figure(next->most)});
}

}

wxString next_in_words(const Position& position, const Entry& entry) {
    if (position.stage == Stage::ships) return in_ships(position, entry);
    return position.stage == Stage::builds ? in_builds(position, entry) : why_not_build(position);
}

}
