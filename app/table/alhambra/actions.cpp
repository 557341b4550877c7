#include "app/table/alhambra/actions.h"

#include "app/table/alhambra/step_words.h"
#include "app/table/list_change.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::alhambra {

namespace {

using i18n::fill;

// What is let stand becomes a waiver in the record.
wxString agreed() { return _("agreement of the table"); }

// TRANSLATORS: these stand after "Undo" and "Redo"; {1} is a tile such as "tower 9".
wxString entered(const game::Take&) { return _("take money"); }
wxString entered(const game::Buy& buy) {
    return buy.tile ? fill(_("buy {1}"), {short_name(*buy.tile)}) : _("buy a tile");
}
wxString entered(const game::Build& build) { return fill(_("build {1}"), {short_name(build.tile)}); }
wxString entered(const game::Remove&) { return _("take a tile away"); }
wxString entered(const game::Swap& swap) { return fill(_("exchange for {1}"), {short_name(swap.tile)}); }
wxString entered(const game::PutDown& put) { return fill(_("place {1}"), {short_name(put.tile)}); }
wxString entered(const game::Give& give) { return fill(_("give {1} to Dirk"), {short_name(give.tile)}); }

wxString told(const ListChange<game::Step>& change) {
    if (change.before && change.after && change.before->waived != change.after->waived) return agreed();
    if (!change.after) return _("take back a step");
    return std::visit([](const auto& what) { return entered(what); }, change.after->what);
}

/// Steps that were appended in one action are told by the last: a tile is bought and placed at once.
wxString told(const std::vector<game::Step>& before, const std::vector<game::Step>& after) {
    const auto change = list_change(before, after);
    if (!change) return {};
    return change->before ? told(*change) : told(ListChange<game::Step>{nullptr, &after.back()});
}

/// Empty: the turns are the same.
wxString told(const game::Turn& before, const game::Turn& after) {
    if (const wxString words = told(before.steps, after.steps); !words.empty()) return words;
    if (before == after) return {};
    if (before.done && !after.done) return _("take back the end of the turn");
    return before.waived == after.waived ? _("end the turn") : agreed();
}

wxString told(const game::LastPart& before, const game::LastPart& after) {
    if (before.tiles != after.tiles) return _("enter tiles of the end");
    return told(before.steps, after.steps);
}

wxString told(const ListChange<game::FinalTile>& change) {
    if (change.before && change.after && change.before->waived != change.after->waived) return agreed();
    return change.after ? fill(_("place {1}"), {short_name(change.after->tile)})
                        : fill(_("take {1} away"), {short_name(change.before->tile)});
}

wxString told(const game::Round& before, const game::Round& after) {
    for (std::size_t i = 0; i < std::min(before.palaces.size(), after.palaces.size()); ++i)
        if (const auto change = list_change(before.palaces[i], after.palaces[i])) return told(*change);
    if (before.dirk != after.dirk) return _("enter Dirk's tiles");
    if (before == after) return {};
    return before.waived == after.waived ? _("enter points") : agreed();
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Turn no_turn{.done = false};
    const auto turn = [&](const game::Game& game, std::size_t i) {
        return i < game.turns.size() ? game.turns[i] : no_turn;
    };
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (const wxString words = told(turn(before, i), turn(after, i)); !words.empty()) return words;
    if (before.end && after.end)
        for (std::size_t i = 0; i < std::min(before.end->size(), after.end->size()); ++i)
            if (const wxString words = told((*before.end)[i], (*after.end)[i]); !words.empty()) return words;
    if (before.end != after.end) return _("end of the game");
    for (std::size_t i = 0; i < std::min(before.rounds.size(), after.rounds.size()); ++i)
        if (const wxString words = told(before.rounds[i], after.rounds[i]); !words.empty()) return words;
    return before.rounds == after.rounds ? wxString() : _("enter a scoring");
}

}
