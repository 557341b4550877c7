#include "app/table/rajas/actions.h"

#include "app/table/list_change.h"
#include "app/table/rajas/step_words.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

using i18n::fill;

wxString agreed() { return _("agreement of the table"); }

wxString told(const ListChange<game::Step>& change) {
    if (change.before && change.after && change.before->waived != change.after->waived) return agreed();
    if (!change.after) return _("take back a step");
    if (const auto* lay = std::get_if<game::Lay>(&change.after->what))
        return fill(_("place {1}"), {short_name(lay->tile)});
    return words(*change.after);
}

/// Empty: the turns are the same.
wxString told(const game::Turn& before, const game::Turn& after) {
    if (const auto change = list_change(before.steps, after.steps)) return told(*change);
    if (before == after) return {};
    if (before.done && !after.done) return _("take back the end of the turn");
    return before.waived == after.waived ? _("end the turn") : agreed();
}

wxString told(const game::Final& before, const game::Final& after) {
    if (before.waived != after.waived) return agreed();
    return before.met == after.met ? _("move a marker") : _("change the order of meeting");
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Turn no_turn{.done = false};
    const auto turn = [&](const game::Game& game, std::size_t i) {
        return i < game.turns.size() ? game.turns[i] : no_turn;
    };
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (const wxString words = told(turn(before, i), turn(after, i)); !words.empty()) return words;
    if (const auto change = list_change(before.finals, after.finals); change && change->before && change->after)
        return told(*change->before, *change->after);
    return before.gaps == after.gaps ? wxString() : _("enter a gap");
}

}
