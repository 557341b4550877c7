#include "app/desktop/history/night_clock.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/local_time.h"
#include "app/table/desk.h"
#include "i18n/text.h"

namespace clerk::desktop {

namespace {

constexpr int second = 1000;

}

NightClock::NightClock(wxWindow* parent, const db::Store& store, Actions actions)
    : wxPanel(parent), store_(store), actions_(std::move(actions)) {
    dress_as_ground(*this);
    SetSizer(make_row());
    tick_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_time(); });
}

wxSizer* NightClock::make_row() {
    time_ = label(this, wxEmptyString, Type::title);
    time_->SetName("night-time");
    start_ = named_button(this, wxEmptyString, "night-timer", [this] { start_or_pause(); });
    start_->SetMinSize({wide(*this, 130), -1});
    field_ = new wxTextCtrl(this, wxID_ANY, {}, wxDefaultPosition, {wide(*this, 70), -1}, wxTE_PROCESS_ENTER);
    field_->SetName("night-duration");
    field_->SetHint(_("h:mm"));
    field_->SetMaxLength(20);
    set_accessible_name(*field_, _("Duration in hours and minutes"));
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { correct(); }); });
    auto* set = named_button(this, _("Set the time"), "set-duration", [this] { correct(); });
    set->SetToolTip(_("Puts the duration right by hand."));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(time_, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(start_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    row->Add(field_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    row->Add(set, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    return row;
}

void NightClock::show(const db::Night& night) {
    if (night.id != night_.id) field_->Clear();
    night_ = night;
    const bool runs = !night.timer_started_at.empty();
    start_->SetLabel(runs ? _("Pause") : _("Start the timer"));
    if (runs)
        tick_.Start(second);
    else
        tick_.Stop();
    show_time();
}

/// A window that cannot be seen needs no ticks: it is shown anew before it can.
void NightClock::show_time() {
    if (!IsShownOnScreen()) tick_.Stop();
    const int running = night_.timer_started_at.empty() ? 0 : seconds_since(night_.timer_started_at);
    const wxString time = duration_in_words(night_.seconds + running);
    const bool wider = time.length() != time_->GetLabelText().length();
    time_->SetLabelText(time);
    if (wider) GetParent()->Layout();
}

/// What the button says, even where another program has done it meanwhile.
void NightClock::start_or_pause() {
    actions_.act([this] {
        db::Nights nights(store_);
        if (night_.timer_started_at.empty())
            nights.start_timer(night_.id, now_rfc3339());
        else
            nights.pause_timer(night_.id, now_rfc3339());
    });
    actions_.changed(night_.id);
}

/// A timer that runs goes on from there.
void NightClock::correct() {
    const std::optional<int> seconds = duration_of(utf8(field_->GetValue()));
    if (!seconds)
        return actions_.tell(_("A duration is written as hours and minutes, like 2:30. Nothing was changed."));
    actions_.act([&] {
        db::Nights nights(store_);
        const bool runs = !nights.load(night_.id).timer_started_at.empty();
        nights.set_seconds(night_.id, *seconds);
        if (runs) nights.start_timer(night_.id, now_rfc3339());
        field_->Clear();
        actions_.changed(night_.id);
    });
}

}
