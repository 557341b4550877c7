#include "app/desktop/game/built_list.h"

#include "app/desktop/drawing/screen_reader.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::desktop {

BuiltList::BuiltList(wxWindow* parent)
    : wxListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxLB_SINGLE | wxLB_HSCROLL) {
    SetName("built");
    set_accessible_name(*this, _("What is built"));
    SetMinSize(FromDIP(wxSize(240, 200)));
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        const auto chosen = static_cast<std::size_t>(event.GetInt());
        if (event.GetInt() >= 0 && chosen < pieces_.size()) on_choose(pieces_[chosen].places);
    });
}

void BuiltList::show(std::vector<BuiltPiece> pieces) {
    wxArrayString lines;
    for (const BuiltPiece& piece : pieces) lines.Add(piece.words);
    pieces_ = std::move(pieces);
    if (lines.empty()) lines.Add(_("Nothing was built yet."));
    if (lines == GetStrings()) return; // what is chosen stays chosen
    const wxString chosen = GetStringSelection();
    Set(lines);
    if (const int again = chosen.empty() ? wxNOT_FOUND : FindString(chosen, true); again != wxNOT_FOUND)
        SetSelection(again);
    else if (column_)
        point(*column_);
}

void BuiltList::point(const Place& column) {
    column_ = column;
    int found = wxNOT_FOUND, highest = -1;
    for (std::size_t i = 0; i < pieces_.size(); ++i)
        for (const Place& place : pieces_[i].places)
            if (place.x == column.x && place.y == column.y && place.level >= highest) {
                highest = place.level;
                found = static_cast<int>(i);
            }
    if (found != GetSelection()) SetSelection(found);
}

}
