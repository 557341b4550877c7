#include "app/desktop/game/builds.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <wx/settings.h>
#include <wx/translation.h>
#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int width = 288;
using Clock = std::chrono::steady_clock;
/// What is found at a glance is shown at once, what is better later.
constexpr std::chrono::milliseconds glance{50}, longest{5000};

}

BestPanel::BestPanel(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    SetName("best");
    set_accessible_name(*this, _("Best builds"));
    SetSizer(new wxBoxSizer(wxVERTICAL));
    Hide();
}

void BestPanel::ask(const Record& record) {
    close();
    asked_ = record;
    show({.note = _("Looking for the best builds...")});
    search_ = std::jthread(
        [this, record, question = question_](const std::stop_token& stop) { look_for(stop, record, question); });
}

void BestPanel::follow(const Record& now) {
    if (asked_ && *asked_ != now) close();
}

void BestPanel::close() {
    ++question_;
    search_ = {}; // stopped, and over as soon as it looks up
    if (!std::exchange(asked_, std::nullopt)) return;
    Hide();
    if (on_change) on_change();
}

/// On the thread of the search.
void BestPanel::look_for(std::stop_token stop, const Record& record, int question) {
    for (const auto patience : {glance, longest}) {
        const auto end = Clock::now() + patience;
        auto best = i18n::best(record, [&](std::size_t) { return !stop.stop_requested() && Clock::now() < end; });
        if (!best || stop.stop_requested()) return;
        CallAfter([this, question, found = *best] {
            if (question == question_) show(found);
        });
        if (best->exact) return;
    }
}

void BestPanel::add_text(wxSizer& rows, const wxString& text) {
    wxStaticText* words = wrapped(this, text, width - 2 * far_gap, Type::quiet);
    words->SetName("best-note");
    rows.Add(words, 0, wxBOTTOM, FromDIP(near_gap));
}

void BestPanel::add_line(wxSizer& rows, const i18n::BestLine& line, std::size_t place) {
    const wxString head =
        line.points ? i18n::fill(_("{1} VP: {2}"), {i18n::figure(*line.points), line.words}) : line.words;
    const wxString words = line.why.empty() ? head : head + "\n" + line.why;
    if (!line.after) return add_text(rows, words);
    wxButton* button =
        named_button(this, broken(*this, words, FromDIP(width - 2 * far_gap)), wxString::Format("best-%zu", place + 1),
                     [this, after = *line.after] { on_play(after); });
    fit_to_finger(*button);
    button->SetToolTip(_("Plays this build"));
    const auto look = [this, places = line.places](auto& event) {
        event.Skip();
        on_look(places);
    };
    button->Bind(wxEVT_ENTER_WINDOW, [look](wxMouseEvent& event) { look(event); });
    button->Bind(wxEVT_SET_FOCUS, [look](wxFocusEvent& event) { look(event); });
    rows.Add(button, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
}

void BestPanel::show(const i18n::BestWords& best) {
    const wxWindowUpdateLocker quiet(this);
    wxSizer& rows = *GetSizer();
    rows.Clear(true);
    rows.Add(label(this, _("Best builds"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    for (std::size_t i = 0; i < best.lines.size(); ++i) add_line(rows, best.lines[i], i);
    if (!best.note.empty()) add_text(rows, best.note);
    Show();
    Layout();
    if (on_change) on_change();
    announce(*this, best.lines.empty() ? best.note : best.lines.front().words);
}

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
