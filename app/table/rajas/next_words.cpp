#include "app/table/rajas/next_words.h"

#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/words.h"
#include "i18n/words.h"

namespace clerk::table::rajas {

namespace {

wxString in_full_turn(const Position& position) {
    const wxString name = name_line(position.known_as(position.player).name);
    if (owes_tile(position))
        return i18n::fill(_("{1}: which tile? Its colour, price and roads; then its place."), {name});
    if (owes_yield(position)) return i18n::fill(_("{1}: where does the yield tile lie?"), {name});
    if (position.ready->progress.workers == 0) return i18n::fill(_("{1}: where does the worker go?"), {name});
    return i18n::fill(_("{1}: anything more? Then end the turn."), {name});
}

wxString in_turn(const Position& position, const Entry& entry) {
    if (entry.in_hand)
        return i18n::fill(_("Where does the tile lie? Its roads: {1}. R turns it."), {road_names(entry.tile.roads)});
    if (entry.typing == Track::money) return _("Type the space of the money marker, then F or D.");
    if (entry.typing == Track::fame) return _("Type the space of the fame marker, then M or D.");
    if (position.full()) return in_full_turn(position);
    const wxString name = name_line(position.known_as(position.player).name);
    if (entry.markers != Markers{} || begun(position.game))
        return i18n::fill(_("{1}: anything more? Then end the turn."), {name});
    return i18n::fill(_("{1}: a tile by its roads, or where the markers stand now."), {name});
}

}

wxString next_in_words(const Position& position, const Entry& entry) {
    if (position.final()) return _("Where did the markers end? Type it, or click on the tracks.");
    if (position.stage == Stage::over && !position.facing_described())
        return _("The game is over. By how many fame spaces have the markers passed?");
    const wxString why = why_not_enter(position);
    return why.empty() ? in_turn(position, entry) : why;
}

}
