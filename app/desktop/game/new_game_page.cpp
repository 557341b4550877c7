#include "app/desktop/game/new_game_page.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/copy_page.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/cards.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/catalogue.h"
#include "app/table/notes.h"
#include "core/record_copy.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int least_words = 200; ///< of room for a fault

}

NewGamePage::NewGamePage(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    const PageHead head = page_head(this, wxEmptyString, "back", [this] { back_(); });
    title_ = head.title;
    std::vector<Segment> segments;
    for (const std::string_view game : table::entered_games())
        segments.push_back({"game-" + std::string(game), i18n::game_name(game)});
    games_ = new Segments(this, std::move(segments));
    games_->on_choose = [this](int index) { choose_game(index); };
    copy_ = named_button(this, _("Your own copy..."), "own-copy", [this] { on_copy(defaults_.game); });
    described_ = label(this, wxEmptyString, Type::quiet);
    scrolled_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_ground_colours(*scrolled_);
    scrolled_->SetScrollRate(0, FromDIP(12));
    fault_ = label(this, wxEmptyString);
    fault_->SetForegroundColour(palette().illegal);
    go_ = new wxButton(this, wxID_ANY, wxEmptyString);
    dress_as_main(*go_);
    go_->SetName("go");
    go_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { agree(); });
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(fault_, 1, wxALIGN_CENTRE_VERTICAL);
    buttons->Add(go_, 0, wxALIGN_BOTTOM);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    head_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    head_->Add(head.row, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(far_gap));
    head_->Add(games_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(far_gap));
    head_->Add(copy_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    head_->Add(described_, 0, wxALIGN_CENTRE_VERTICAL);
    rows->Add(head_, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(scrolled_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(buttons, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(rows);
    go_back_on_escape(*this, [this] { back_(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_head();
        tell_fault();
        event.Skip();
    });
}

/// How much of the copy is described is told where there is room for it beside the button.
void NewGamePage::fit_head() {
    described_->Show(copy_->IsShown());
    int in_one_line = FromDIP(2 * edge_gap);
    for (wxSizerItem* part : head_->GetChildren())
        if (part->IsShown()) in_one_line += part->CalcMin().x;
    described_->Show(copy_->IsShown() && in_one_line <= GetClientSize().x);
}

void NewGamePage::ask_new(const SetupDefaults& defaults, Agreed start, std::function<void()> back) {
    remember();
    defaults_ = defaults;
    playing_.reset();
    games_->Show();
    games_->choose(
        static_cast<int>(std::ranges::find(table::entered_games(), defaults.game) - table::entered_games().begin()));
    put_new(defaults.aids);
    ask(_("New game"), _("Start"), std::move(start), std::move(back));
}

void NewGamePage::ask_change(const Record& record, const std::vector<std::string>& names, Agreed change,
                             std::function<void()> back) {
    remember();
    games_->Hide();
    playing_ = record;
    put(make_setup(scrolled_, record, names), game_id(record), aids(record.head));
    show_copy(false, game_id(record));
    ask(_("Change the set-up"), _("Change"), std::move(change), std::move(back));
}

void NewGamePage::ask(const wxString& title, const wxString& go, Agreed done, std::function<void()> back) {
    title_->SetLabelText(title);
    go_->SetLabel(go);
    fit_to_finger(*go_);
    done_ = std::move(done);
    back_ = std::move(back);
    begin_at_top();
}

void NewGamePage::begin_at_top() {
    CallAfter([this] { // once the page is there: it may have been left by then
        wxWindow* first = setup_ && asks_new() ? setup_->first() : nullptr;
        if (go_->IsShownOnScreen()) (first ? first : go_)->SetFocus();
    });
    scrolled_->Scroll(0, 0);
}

void NewGamePage::put(Setup* setup, std::string_view game, Aids aids) {
    if (setup_) setup_->Destroy();
    setup_ = setup;
    setup_->on_change = [this] {
        changed_ = true;
        show_fault();
    };
    setup_->on_enter = [this] {
        if (go_->IsEnabled()) CallAfter([this] { agree(); });
    };
    aids_ = nullptr;
    agreed_ = aids;
    if (table::is_by_rules(game)) {
        auto* card = new FoldedCard(setup_, _("Aids"), "open-aids");
        aids_ = new AidsPanel(card, game, aids);
        aids_->on_change = [this, card] {
            changed_ = true;
            card->say(aids_->in_words());
        };
        card->put(aids_);
        card->say(aids_->in_words());
        setup_->add_below(card);
    }
    show_copy(has_copy(game), game);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(setup_, 0, wxEXPAND);
    scrolled_->SetSizer(sizer);
    show_fault();
}

void NewGamePage::show_copy(bool there, std::string_view game) {
    copy_->Show(there);
    described_->Hide();
    if (!there) return;
    const table::CopyDescription copy = kept_copy(game, parts_of_copy(game));
    const auto counts = [&](const table::CopyPart& part) { return !copy.in_words(part).empty(); };
    described_->SetLabelText(i18n::fill_figures(
        _("parts described: {1} of {2}"),
        {static_cast<int>(std::ranges::count_if(copy.parts(), counts)), static_cast<int>(copy.parts().size())}));
    copy_->SetToolTip(described_->GetLabelText());
    fit_head();
}

void NewGamePage::choose_game(int index) {
    remember();
    defaults_.game = table::entered_games()[static_cast<std::size_t>(index)];
    put_new(agreed());
    if (wxWindow* first = setup_->first()) first->SetFocus();
}

void NewGamePage::put_new(Aids aids) {
    const auto begun = begun_.find(defaults_.game);
    const bool again = begun != begun_.end();
    Setup* setup =
        again ? make_setup(scrolled_, begun->second.game, defaults_.names) : make_setup(scrolled_, defaults_);
    setup->offer(defaults_.others);
    put(setup, defaults_.game, again ? begun->second.aids : aids);
    changed_ = again;
}

/// Whoever leaves the page, by whatever key, finds again what was chosen and typed.
void NewGamePage::remember() {
    if (setup_ && asks_new() && changed_) begun_.insert_or_assign(defaults_.game, Begun{setup_->game(), agreed()});
}

std::string NewGamePage::left() const { return setup_ && asks_new() && changed_ ? defaults_.game : std::string(); }

void NewGamePage::agree() {
    if (asks_new()) begun_.erase(defaults_.game);
    changed_ = false;
    done_(setup_->game(), agreed());
}

void NewGamePage::show_fault() {
    told_ = setup_->fault();
    go_->Enable(told_.empty());
    if (told_.empty() && playing_) told_ = what_breaks();
    tell_fault();
    scrolled_->FitInside();
    Layout();
}

/// The first ones.
wxString NewGamePage::what_breaks() const {
    constexpr std::size_t listed = 3;
    std::vector<wxString> all = table::newly_broken(*playing_, {playing_->head, setup_->game()});
    if (all.empty()) return {};
    const auto count = static_cast<unsigned>(all.size());
    wxString words =
        i18n::fill_figures(wxPLURAL("The change breaks a rule in {1} place; it can be kept all the same.",
                                    "The change breaks a rule in {1} places; it can be kept all the same.", count),
                           {static_cast<int>(count)});
    all.resize(std::min(all.size(), listed));
    for (const wxString& each : all) words += "\n" + each;
    return words;
}

/// In the room that the buttons leave.
void NewGamePage::tell_fault() {
    const int buttons = go_->GetBestSize().x + FromDIP(near_gap);
    const int room = GetClientSize().x - buttons - FromDIP(3 * edge_gap);
    const wxString lines = broken(*fault_, told_, std::max(room, FromDIP(least_words)));
    if (lines == fault_->GetLabelText()) return;
    fault_->SetLabelText(lines);
    if (!lines.empty()) announce(*fault_, told_);
}

}
