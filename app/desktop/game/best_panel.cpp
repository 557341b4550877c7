#include "app/desktop/game/best_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"

#include <chrono>
#include <utility>

#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int width = 288;
using Clock = std::chrono::steady_clock;
/// What is found at a glance is shown at once, what is better later.
constexpr std::chrono::milliseconds glance{50}, longest{5000};

}

BestPanel::BestPanel(wxWindow* parent) : wxPanel(parent) {
    dress_as_ground(*this);
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

}
