#include "app/table/babylon/actions.h"

#include "app/table/list_change.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>

namespace clerk::table::babylon {

namespace {

namespace game = clerk::babylon;

// What is let stand becomes a waiver in the record.
wxString agreed() { return _("agreement of the table"); }

wxString name(const game::Placement&) { return _("terrace"); }
wxString name(const game::Building& building) { return i18n::babylon::name(building.kind); }

// TRANSLATORS: these stand after "Undo" and "Redo".
wxString entered(const game::Placement&) { return _("place terrace"); }
wxString entered(const game::Building& building) { return i18n::fill(_("build {1}"), {name(building)}); }
template <class Piece> wxString taken_back(const Piece& piece) { return i18n::fill(_("take back {1}"), {name(piece)}); }
template <class Piece> wxString changed(const Piece& piece) { return i18n::fill(_("change {1}"), {name(piece)}); }

/// Of a part that the table may have let stand.
template <class Part, class Tell> wxString told(const ListChange<Part>& change, Tell piece_of) {
    if (change.before && change.after)
        return change.before->waived != change.after->waived ? agreed() : changed(piece_of(*change.after));
    return change.after ? entered(piece_of(*change.after)) : taken_back(piece_of(*change.before));
}

wxString told(const ListChange<game::Step>& change) {
    return std::visit(
        [&](const auto& piece) {
            using Piece = std::decay_t<decltype(piece)>;
            if (!change.before) return entered(piece);
            if (!change.after) return taken_back(piece);
            if (change.before->waived != change.after->waived) return agreed();
            return std::holds_alternative<Piece>(change.before->what) ? changed(piece) : entered(piece);
        },
        change.part().what);
}

wxString told(const std::optional<game::Dig>& before, const std::optional<game::Dig>& after) {
    if (!before) return _("take a tile");
    if (!after) return _("put the tile back");
    return before->waived != after->waived ? agreed() : _("change the tile");
}

/// Empty: the turns are the same.
wxString told(const game::Turn& before, const game::Turn& after) {
    if (before.dig != after.dig) return told(before.dig, after.dig);
    if (const auto change = list_change(before.steps, after.steps)) return told(*change);
    return before == after ? wxString() : _("end the turn");
}

wxString told(const game::FinalGarden& before, const game::FinalGarden& after) {
    const auto terrace = [](const game::FinalTerrace& part) { return part.placement; };
    const auto ornament = [](const game::FinalOrnament& part) { return part.building; };
    if (const auto change = list_change(before.terraces, after.terraces)) return told(*change, terrace);
    if (const auto change = list_change(before.ornaments, after.ornaments)) return told(*change, ornament);
    return before == after ? wxString() : agreed();
}

template <class Part> Part part_at(const std::vector<Part>& parts, std::size_t place, const Part& missing) {
    return place < parts.size() ? parts[place] : missing;
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Turn no_turn{.done = false};
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (const wxString words = told(part_at(before.turns, i, no_turn), part_at(after.turns, i, no_turn));
            !words.empty())
            return words;
    for (std::size_t i = 0; i < std::min(before.gardens.size(), after.gardens.size()); ++i)
        if (const wxString words = told(before.gardens[i], after.gardens[i]); !words.empty()) return words;
    return before.tokens == after.tokens ? wxString() : _("enter the round token");
}

}
