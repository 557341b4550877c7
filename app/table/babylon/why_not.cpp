#include "app/table/babylon/why_not.h"

#include <wx/translation.h>

namespace clerk::table::babylon {

wxString why_not_build(const Position& position, const Entry& entry) {
    if (position.over()) return _("The game is over.");
    if (position.undecided()) return _("First decide about the finding.");
    if (position.to_dig()) return _("A turn begins with a tile of the quarry: take one first.");
    if (!position.may_build(entry.player))
        return _("This is the garden of another player. Escape goes back to the player whose turn it is.");
    return {};
}

wxString why_not_place(const Position& position, const Entry& entry) {
    if (const wxString why = why_not_turn(position, entry); !why.empty() || position.full()) return why;
    return entry.face.flower ? wxString() : _("No terrace is in hand: first enter its flower (W P Y U).");
}

wxString why_not_turn(const Position& position, const Entry& entry) {
    if (const wxString why = why_not_build(position, entry); !why.empty()) return why;
    if (entry.tool == Tool::ornament) return _("You are building an ornament by hand: Escape cancels it.");
    if (!position.full() || (entry.tool == Tool::terrace && tile_in_hand(position, entry))) return {};
    return position.has_dug() || position.ready->seat().slot
               ? _("No terrace is in hand: first click the tile that is placed.")
               : _("No terrace is left to be placed in this turn.");
}

wxString why_not_enter_face(const Position& position, const Entry& entry) {
    if (!position.full()) return why_not_build(position, entry);
    if (!position.to_dig()) return _("A face is entered when a tile is taken from the quarry.");
    return entry.stack ? wxString() : _("First choose the stack that the tile is taken from.");
}

wxString why_not_take_tile(const Position& position, const Entry& entry) {
    if (const wxString why = why_not_enter_face(position, entry); !why.empty()) return why;
    return entry.face.flower ? wxString() : _("First enter the tile's flower.");
}

wxString why_not_end_turn(const Position& position, const Entry& entry) {
    if (position.final()) return _("Finished gardens have no turns.");
    if (!position.ready) return why_not_build(position, entry);
    if (!entry.spaces.empty()) return _("First build the ornament you have begun, or cancel it (Esc).");
    const bool terrace_in_hand = !position.full() && entry.face.flower;
    return terrace_in_hand ? _("First place the terrace in hand, or cancel it (Esc).") : wxString();
}

}
