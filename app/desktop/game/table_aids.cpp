#include "app/desktop/game/table_aids.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/settings.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <sstream>

#include <wx/sizer.h>

namespace clerk::desktop {

namespace {

struct Kept {
    const char* setting;
    bool TableAids::*aid;
};
constexpr Kept kept[] = {{"table/hands-round", &TableAids::hands_round},
                         {"table/clock", &TableAids::clock},
                         {"table/sound", &TableAids::sound}};

}

TableAids table_aids() {
    TableAids aids;
    for (const auto& [setting, aid] : kept) aids.*aid = kept_setting(setting) == "1";
    return aids;
}

void keep_table_aids(const TableAids& aids) {
    for (const auto& [setting, aid] : kept) keep_setting(setting, aids.*aid ? "1" : "");
}

namespace {

constexpr const char* new_games_setting = "table/aids-of-new-games"; ///< a figure for each of them

template <auto member, class Aid, int values>
constexpr AidOfGame aid_of_game{values, [](const Aids& aids) { return static_cast<int>(aids.*member); },
                                [](Aids& aids, int chosen) { aids.*member = static_cast<Aid>(chosen); }};

}

const std::array<AidOfGame, 4> aids_of_game{
    aid_of_game<&Aids::offers, Offers, 3>, aid_of_game<&Aids::missed, MissedTold, 3>,
    aid_of_game<&Aids::score, LiveScore, 2>, aid_of_game<&Aids::best, BestTold, 2>};

Aids aids_of_new_games(const Aids& of_last_table) {
    const std::string kept = kept_setting(new_games_setting);
    if (kept.size() != aids_of_game.size()) return of_last_table;
    Aids aids;
    for (std::size_t i = 0; i < kept.size(); ++i)
        aids_of_game[i].choose(aids, std::clamp(kept[i] - '0', 0, aids_of_game[i].values - 1));
    return aids;
}

void keep_aids_of_new_games(const Aids& aids) {
    std::string kept;
    for (const AidOfGame& aid : aids_of_game) kept += std::to_string(aid.chosen(aids));
    keep_setting(new_games_setting, kept);
}

namespace {

constexpr double display = 2.56; ///< the size of the name, in that of text
constexpr int badge_side = 96;

}

NowPlayer::NowPlayer(wxWindow* page) : wxPanel(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS) {
    SetName("now-player");
    Hide();
    use_ground_colours(*this);
    badge_ = new wxWindow(this, wxID_ANY);
    badge_->SetMinSize(FromDIP(wxSize(badge_side, badge_side)));
    paint_with(*badge_, [this](PaintDC& dc) {
        dc.SetBackground(GetBackgroundColour());
        dc.Clear();
        if (shown_.IsOk()) dc.DrawBitmap(shown_, 0, 0, true);
    });
    name_ = label(this, wxEmptyString);
    name_->SetFont(GetFont().Bold().Scaled(static_cast<float>(display)));
    wxStaticText* words = label(this, _("Hand the laptop on. Any key or a click goes on."), Type::quiet);
    button_ = large_button(this, _("Go on"), "now-go-on", [this] { go_on(); });
    dress_as_main(*button_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->AddStretchSpacer();
    rows->Add(badge_, 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(name_, 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(words, 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(button_, 0, wxALIGN_CENTRE_HORIZONTAL);
    rows->AddStretchSpacer(2);
    SetSizer(rows);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool alone = key == WXK_SHIFT || key == WXK_CONTROL || key == WXK_ALT;
        if (alone || event.ControlDown() || event.AltDown()) return event.Skip();
        CallAfter([this] { go_on(); });
    });
    for (wxWindow* each : std::initializer_list<wxWindow*>{this, badge_, name_, words})
        each->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { CallAfter([this] { go_on(); }); });
    page->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (IsShown()) SetSize(GetParent()->GetClientSize());
    });
}

void NowPlayer::show(const wxString& name, const wxBitmap& badge) {
    shown_ = badge;
    const wxString words = i18n::fill(_("Now {1}"), {name});
    name_->SetLabelText(broken(*name_, words, GetParent()->ToDIP(GetParent()->GetClientSize()).x - 2 * edge_gap));
    set_accessible_name(*this, words);
    SetSize(wxRect(GetParent()->GetClientSize()));
    Show();
    Raise();
    Layout();
    button_->SetFocus();
    announce(*this, words);
}

void NowPlayer::go_on() {
    if (!IsShown()) return;
    Hide();
    on_go_on();
}

namespace {

constexpr int tick = 1000, longest_tick = 5 * tick, ticks_between_keeping = 10;
constexpr const char* clock_setting = "table/clock-times";

/// The game's id, then milliseconds; empty: they are another game's.
std::vector<long> kept_times(const std::string& game) {
    std::istringstream words(kept_setting(clock_setting));
    std::string id;
    std::vector<long> times;
    if (!(words >> id) || id != game) return times;
    for (long time = 0; words >> time;) times.push_back(std::max(0L, time));
    return times;
}

}

TurnClock::~TurnClock() { keep(); }

void TurnClock::follow(const std::string& game, std::size_t players, std::optional<int> at_turn) {
    if (game != game_) {
        keep();
        game_ = game;
        times_ = kept_times(game);
    } else if (at_turn != at_turn_) {
        pass(since_.Time());
        keep();
    }
    times_.resize(players);
    since_.Start();
    at_turn_ = at_turn;
    if (!IsRunning()) Start(tick);
}

void TurnClock::pass(long milliseconds) {
    if (at_turn_ && static_cast<std::size_t>(*at_turn_) < times_.size() && milliseconds <= longest_tick)
        times_[static_cast<std::size_t>(*at_turn_)] += milliseconds;
}

void TurnClock::Notify() {
    pass(since_.Time());
    since_.Start();
    if (++ticks_ >= ticks_between_keeping) {
        ticks_ = 0;
        keep();
    }
    if (on_second) on_second();
}

void TurnClock::keep() const {
    if (game_.empty()) return;
    std::string words = game_;
    for (const long time : times_) words += " " + std::to_string(time);
    keep_setting(clock_setting, words);
}

wxString TurnClock::in_words(std::size_t player) const {
    constexpr long minute = 60, hour = 60 * minute;
    const long seconds = player < times_.size() ? times_[player] / tick : 0;
    return seconds < hour
               ? wxString::Format("%ld:%02ld", seconds / minute, seconds % minute)
               : wxString::Format("%ld:%02ld:%02ld", seconds / hour, seconds % hour / minute, seconds % minute);
}

}
