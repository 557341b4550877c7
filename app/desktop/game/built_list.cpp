#include "app/desktop/game/built_list.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/drawing/screen_reader.h"

#include <algorithm>
#include <utility>

#include <wx/settings.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

/// That a row may take: the list without its edges and its bar.
int room(const wxWindow& list) {
    const int bar = std::max(0, wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, &list));
    return std::max(list.GetClientSize().x, list.GetMinSize().x) - bar - list.FromDIP(12);
}

}

BuiltList::BuiltList(wxWindow* parent)
    : wxListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxLB_SINGLE) {
    SetName("built");
    set_accessible_name(*this, _("What is built"));
    SetMinSize(FromDIP(wxSize(240, 200)));
    for (const auto& chosen : {wxEVT_LISTBOX, wxEVT_LISTBOX_DCLICK}) // the second: by Enter too
        Bind(chosen, [this](wxCommandEvent&) { light(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { // on the row that is chosen already
        event.Skip();
        CallAfter([this] { light(); });
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (room(*this) != width_) CallAfter([this] { show(pieces_, chosen_); });
    });
}

/// A long one goes on in further lines.
wxArrayString BuiltList::rows() const {
    wxArrayString rows;
    const auto measure = measured_in(*this);
    for (const BuiltPiece& piece : pieces_) rows.Add(broken(piece.words, width_, measure));
    if (rows.empty()) rows.Add(_("Nothing was built yet."));
    return rows;
}

void BuiltList::show(std::vector<BuiltPiece> pieces, std::vector<Place> chosen) {
    pieces_ = std::move(pieces);
    chosen_ = std::move(chosen);
    width_ = room(*this);
    const wxArrayString now = rows();
    if (now != GetStrings()) {
        const wxString before = GetStringSelection();
        Set(now);
        if (const int again = before.empty() ? wxNOT_FOUND : FindString(before, true); again != wxNOT_FOUND)
            SetSelection(again);
    }
    choose();
}

/// What is lit on the board, or what is highest where it is pointed at.
void BuiltList::choose() {
    int found = wxNOT_FOUND, highest = -1;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const std::vector<Place>& places = pieces_[i].places;
        if (!chosen_.empty() && std::ranges::is_permutation(places, chosen_)) found = static_cast<int>(i);
        if (!chosen_.empty() || !column_) continue;
        for (const Place& place : places)
            if (place.x == column_->x && place.y == column_->y && place.level >= highest) {
                highest = place.level;
                found = static_cast<int>(i);
            }
    }
    if (found == wxNOT_FOUND && chosen_.empty() && !column_) return; // what is chosen stays chosen
    if (found != GetSelection()) SetSelection(found);
}

void BuiltList::light() {
    const auto chosen = static_cast<std::size_t>(std::max(0, GetSelection()));
    if (GetSelection() < 0 || chosen >= pieces_.size()) return;
    column_.reset();
    if (pieces_[chosen].places != chosen_) on_choose(std::vector(pieces_[chosen].places));
}

void BuiltList::point(const Place& column) {
    column_ = column;
    choose();
}

}
