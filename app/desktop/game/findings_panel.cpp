#include "app/desktop/game/findings_panel.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/settings.h"
#include "core/record.h"
#include "core/record_fold.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <utility>

#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/translation.h>
#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int width = 288, least_scroll_bar = 48, cross_side = 22;
constexpr std::size_t shown_at_once = 12;

const wxColour& ground_of(const FindingNote& note) { return note.wrong ? palette().finding : palette().panel; }

wxString in_words(const FindingNote& note) {
    wxString words;
    for (const wxString& part : {note.title, note.where, note.sentence, note.earlier, note.remedy})
        if (!part.empty()) words += (words.empty() ? "" : "\n") + part;
    return words;
}

}

FindingsPanel::FindingsPanel(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    SetName("findings");
    list_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_ground_colours(*list_);
    list_->SetName("findings-list");
    set_accessible_name(*list_, _("Findings"));
    list_->SetScrollRate(0, FromDIP(12));
    list_->SetSizer(new wxBoxSizer(wxVERTICAL));
    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        // GTK complains of a scroll bar that is shorter than its ends.
        const bool room = event.GetSize().y >= FromDIP(least_scroll_bar);
        list_->ShowScrollbars(wxSHOW_SB_NEVER, room ? wxSHOW_SB_DEFAULT : wxSHOW_SB_NEVER);
        event.Skip();
    });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(list_, 1, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

/// What is answered may do away with its answer: it runs once the click is over.
wxButton* FindingsPanel::make_answer(const wxString& words, const char* name, const wxString& tip,
                                     std::function<void()> run) {
    wxButton* button = named_button(this, words, name, run);
    runs_[button] = std::move(run);
    fit_to_finger(*button);
    if (!tip.empty()) button->SetToolTip(tip);
    return button;
}

void FindingsPanel::make_answers() {
    look_up_ = make_answer(_("The rule"), "look-up-rule", _("Shows this rule with pictures (Shift+F1)"), [this] {
        if (const FindingNote* note = answered(&FindingNote::look_up)) std::function(note->look_up)();
    });
    dismiss_ = make_answer(_("Skip the tour"), "dismiss", _("The Help menu opens the tour again"), [this] {
        if (const FindingNote* note = answered(&FindingNote::dismiss)) std::function(note->dismiss)();
    });
    go_back_ = make_answer(_("Back to that turn"), "back-to-turn", "Ctrl+Z", [this] {
        if (const FindingNote* note = answered(&FindingNote::go_back)) std::function(note->go_back)();
    });
    open_ = make_answer(_("Open its turn"), "open-its-turn", {}, [this] {
        const FindingNote* corrected = answered(&FindingNote::correct);
        const FindingNote* note = corrected && corrected->open ? corrected : answered(&FindingNote::open);
        if (note) std::function(note->open)();
    });
    earlier_ = make_answer(_("Go to the earlier entry (U)"), "go-to-earlier", {}, [this] { go_to_earlier(); });
    take_ = make_answer(_("Do that instead (V)"), "take-advice", _("Enters the legal move instead"),
                        [this] { take_advice(); });
    dress_as_main(*take_);
    reason_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    reason_->SetName("reason");
    reason_->SetHint(_("Reason, if there is one"));
    set_accessible_name(*reason_, _("Reason, if there is one"));
    reason_->SetMaxLength(limits::note);
    reason_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { agree(); }); });
    correct_ = make_answer(_("Correct it (C)"), "correct", _("Takes back what breaks the rule"), [this] { correct(); });
    agree_ = make_answer(_("The table agreed (A)"), "agree", _("Lets it stand; the game notes that the table agreed"),
                         [this] { agree(); });
    more_ = menu_button(this, _("More answers..."), "more-answers", [this](wxWindow& button) { show_more(button); });
    fit_to_finger(*more_);
}

wxSizer* FindingsPanel::answers() {
    last_ = new wxBoxSizer(wxHORIZONTAL);
    for (wxWindow* answer : {correct_, agree_, more_})
        last_->Add(answer, answer->GetMinSize().x, wxEXPAND | wxBOTTOM, FromDIP(near_gap)); // each as its words need
    first_ = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* row : {look_up_, open_, earlier_, take_, dismiss_, go_back_})
        first_->Add(row, 1, wxEXPAND, FromDIP(near_gap));
    beside_reason_ = new wxBoxSizer(wxHORIZONTAL);
    beside_reason_->Add(reason_, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(first_, 0, wxEXPAND);
    rows->Add(beside_reason_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(last_, 0, wxEXPAND);
    return rows;
}

/// Beside the reason, where one is asked for.
void FindingsPanel::place_look_up() {
    wxSizer* row = reason_->IsShown() ? beside_reason_ : first_;
    wxSizer* before = look_up_->GetContainingSizer();
    if (row == before) return;
    before->Detach(look_up_);
    if (row == first_)
        first_->Insert(0, look_up_, 1, wxEXPAND, FromDIP(near_gap));
    else
        row->Add(look_up_, 0, wxLEFT, FromDIP(near_gap));
}

/// Side by side where there is room for the words of all.
void FindingsPanel::arrange(wxBoxSizer& answers, int room) const {
    int across = 0;
    for (const wxSizerItem* answer : answers.GetChildren())
        if (answer->IsShown()) across += answer->GetWindow()->GetBestSize().x + FromDIP(near_gap);
    const bool beside = across <= room;
    answers.SetOrientation(beside ? wxHORIZONTAL : wxVERTICAL);
    bool first = true;
    for (wxSizerItem* answer : answers.GetChildren()) {
        if (!answer->IsShown()) continue;
        const bool apart = beside && !std::exchange(first, false);
        // Below one another all have one height: by width it would grow with the words.
        if (&answers == last_) answer->SetProportion(beside ? answer->GetWindow()->GetMinSize().x : 0);
        answer->SetFlag(wxEXPAND | wxBOTTOM | (apart ? wxLEFT : 0));
    }
}

/// What is saved the findings get.
void FindingsPanel::arrange_answers() {
    place_look_up();
    const int room = std::max(GetClientSize().x, wide(*this, width));
    for (wxBoxSizer* row : {first_, last_}) arrange(*row, room);
}

int FindingsPanel::text_width() const { return width - 2 * far_gap; }

void FindingsPanel::show(std::vector<FindingNote> findings, const std::vector<WaiverNote>& waivers,
                         const wxString& none) {
    findings_ = std::move(findings);
    waivers_ = waivers;
    none_ = none;
    folded_ = false;
    if (std::ranges::none_of(findings_, [&](const FindingNote& note) { return in_words(note) == chosen_; }))
        chosen_.clear();
    say_first();
    const wxWindowUpdateLocker quiet(this);
    show_cards(waivers, none);
    show_answers();
    Layout();
    list_->FitInside();
}

void FindingsPanel::show_cards(const std::vector<WaiverNote>& waivers, const wxString& none) {
    wxSizer& rows = *list_->GetSizer();
    rows.Clear(true);
    cards_.clear();
    const std::size_t shown = std::min(findings_.size(), shown_at_once);
    for (std::size_t i = 0; i < shown; ++i) rows.Add(make_card(i), 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    if (const int more = static_cast<int>(findings_.size() - shown); more > 0)
        add_text(list_, rows,
                 wxString::Format(wxPLURAL("and %d more finding", "and %d more findings", static_cast<unsigned>(more)),
                                  more),
                 true);
    if (findings_.empty()) add_text(list_, rows, none, true);
    if (!waivers.empty()) rows.Add(label(list_, _("The table agreed")), 0, wxTOP, FromDIP(near_gap));
    for (const WaiverNote& waiver : waivers) {
        add_text(list_, rows, waiver.where + ": " + waiver.sentence, true);
        if (!waiver.reason.empty()) add_text(list_, rows, i18n::fill(_("\"{1}\""), {waiver.reason}), true);
    }
}

/// To who hears the window: as soon as there is another first finding.
void FindingsPanel::say_first() {
    const wxString words = findings_.empty() ? wxString() : in_words(findings_.front());
    if (std::exchange(said_, words) != words && !words.empty()) announce(*this, words);
}

void FindingsPanel::add_text(wxWindow* parent, wxSizer& rows, const wxString& text, bool quiet) {
    rows.Add(wrapped(parent, text, text_width(), quiet ? Type::quiet : Type::body), 0, wxBOTTOM, FromDIP(3));
}

/// The rule in a few words, behind a sign: not by colour alone.
wxSizer* FindingsPanel::make_title(wxWindow* card, const FindingNote& note) const {
    const int sign = FromDIP(cross_side);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    if (note.wrong) {
        const auto cross = [](wxGraphicsContext& gc, const Area& area) {
            draw_cross(gc, centre(area), area.m_width / 2);
        };
        row->Add(new wxStaticBitmap(card, wxID_ANY, picture(*this, sign, cross)), 0, wxRIGHT, FromDIP(near_gap));
    }
    const int room = text_width() - (note.wrong ? cross_side + near_gap : 0);
    wxStaticText* title = label(card, wxEmptyString, folded_ ? Type::body : Type::heading);
    if (folded_) title->SetFont(title->GetFont().Bold());
    rewrap(*title, note.title, room);
    row->Add(title, 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

wxWindow* FindingsPanel::make_card(std::size_t place) {
    const FindingNote& note = findings_[place];
    auto* card = new wxPanel(list_);
    card->SetName(wxString::Format("finding-%zu", place + 1));
    card->SetBackgroundColour(ground_of(note));
    set_accessible_name(*card, in_words(note));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (!note.title.empty()) rows->Add(make_title(card, note), 0, wxBOTTOM, FromDIP(3));
    if (!note.where.empty() && (!folded_ || note.title.empty())) add_text(card, *rows, note.where, true);
    add_text(card, *rows, note.sentence, false);
    if (!note.earlier.empty()) add_text(card, *rows, note.earlier, false);
    if (!note.remedy.empty()) add_text(card, *rows, note.remedy, false);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    card->SetSizer(edge);
    cards_.push_back(card);
    if (note.look) card->Bind(wxEVT_LEFT_DOWN, [this, place](wxMouseEvent&) { choose(place); });
    return card;
}

/// A card is made anew by what it does: that runs once the click is over.
void FindingsPanel::choose(std::size_t place) {
    chosen_ = in_words(findings_.at(place));
    show_answers();
    CallAfter([look = findings_.at(place).look] { look(); });
}

bool FindingsPanel::any_answer() const {
    return asks() || answered(&FindingNote::look_up) || answered(&FindingNote::dismiss) ||
           answered(&FindingNote::go_back) || answered(&FindingNote::open) || answered(&FindingNote::go_to_earlier);
}

void FindingsPanel::show_answers() {
    if (!first_ && !any_answer()) return;
    if (!first_) {
        make_answers();
        GetSizer()->Add(answers(), 0, wxEXPAND);
        renew_tab_order(*this);
    }
    const FindingNote* agreed = answered(&FindingNote::agree);
    mark(agreed);
    const FindingNote* corrected = answered(&FindingNote::correct);
    look_up_->Show(answered(&FindingNote::look_up));
    dismiss_->Show(answered(&FindingNote::dismiss));
    go_back_->Show(answered(&FindingNote::go_back));
    open_->Show(corrected ? static_cast<bool>(corrected->open) : answered(&FindingNote::open) != nullptr);
    earlier_->Show(answered(&FindingNote::go_to_earlier));
    take_->Show(answered(&FindingNote::take));
    reason_->Show(agreed);
    correct_->Show(corrected);
    dress_as_main(*correct_, !take_->IsShown());
    agree_->Show(agreed);
    fold_answers();
    arrange_answers();
    const wxString asked = agreed ? in_words(*agreed) : wxString();
    if (std::exchange(asked_, asked) != asked) reason_->Clear();
    Layout();
}

/// One alone needs no way to others.
void FindingsPanel::fold_answers() {
    folded_away_.clear();
    more_->Hide();
    const wxButton* main = take_->IsShown() ? take_ : correct_;
    if (!folded_ || !main->IsShown()) return;
    for (wxButton* answer : {correct_, agree_, look_up_, open_, earlier_, dismiss_, go_back_})
        if (answer->IsShown() && answer != main) folded_away_.push_back(answer);
    if (folded_away_.size() < 2) return folded_away_.clear();
    for (wxButton* answer : folded_away_) answer->Hide();
    reason_->Hide();
    more_->Show();
}

void FindingsPanel::show_more(wxWindow& button) {
    std::vector<wxString> entries;
    for (const wxButton* answer : folded_away_) entries.push_back(answer->GetLabelText());
    const auto chosen = ask_by_menu(button, {0, button.GetSize().y}, entries);
    if (chosen && *chosen < folded_away_.size()) CallAfter(runs_.at(folded_away_[*chosen]));
}

/// Where it is, the board shows too.
void FindingsPanel::fold(bool folded) {
    if (folded == folded_ || !first_) return;
    folded_ = folded;
    const wxWindowUpdateLocker quiet(this);
    show_cards(waivers_, none_);
    show_answers();
    list_->FitInside();
}

/// Of several wrong ones only that which is answered has their ground.
void FindingsPanel::mark(const FindingNote* answered) {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const bool other = answered && &findings_[i] != answered;
        cards_[i]->SetBackgroundColour(other ? palette().panel : ground_of(findings_[i]));
        cards_[i]->Refresh();
    }
}

template <class Answer> const FindingNote* FindingsPanel::answered(Answer answer) const {
    const FindingNote* first = nullptr;
    for (const FindingNote& note : findings_) {
        if (!(note.*answer)) continue;
        if (in_words(note) == chosen_) return &note;
        if (!first) first = &note;
    }
    return first;
}

bool FindingsPanel::asks() const {
    return answered(&FindingNote::take) || answered(&FindingNote::correct) || answered(&FindingNote::agree);
}

const Rule* FindingsPanel::rule() const {
    const FindingNote* note = answered(&FindingNote::rule);
    return note ? note->rule : nullptr;
}

int FindingsPanel::height_with(int list) const {
    return list + GetSizer()->CalcMin().y - list_->GetEffectiveMinSize().y;
}

int FindingsPanel::wanted_height() const {
    if (!folded_) wanted_ = tells() ? height_with(list_->GetSizer()->CalcMin().y) : least_height();
    return wanted_;
}

int FindingsPanel::least_height() const {
    wxSizer& rows = *list_->GetSizer();
    if (!folded_) least_ = height_with(rows.IsEmpty() ? 0 : rows.GetItem(std::size_t{0})->CalcMin().y);
    return least_;
}

void FindingsPanel::correct() {
    if (const FindingNote* note = answered(&FindingNote::correct)) std::function(note->correct)();
}

void FindingsPanel::go_to_earlier() {
    if (const FindingNote* note = answered(&FindingNote::go_to_earlier)) std::function(note->go_to_earlier)();
}

void FindingsPanel::take_advice() {
    if (const FindingNote* note = answered(&FindingNote::take)) std::function(note->take)();
}

void FindingsPanel::agree() {
    if (const FindingNote* note = answered(&FindingNote::agree)) std::function(note->agree)(reason_->GetValue());
}

namespace {

void add_answers(FindingNote& shown, const table::Note& note, const Where& where, const FindingIntents& intents) {
    shown.look = [look = intents.look, where] { look(where); };
    if (note.opens) shown.open = [open = intents.open, turn = *note.opens] { open(turn); };
    if (note.correctable) shown.correct = [correct = intents.correct, where] { correct(where); };
    if (note.waivable) shown.agree = [agree = intents.agree, where](const wxString& reason) { agree(where, reason); };
}

FindingNote shown(const table::Note& note, const FindingIntents& intents) {
    FindingNote shown{note.sentence, note.where, note.remedy, note.title, note.rule};
    if (note.rule) shown.look_up = intents.look_up;
    if (note.breach) add_answers(shown, note, *note.breach, intents);
    if (note.earlier) shown.earlier = note.earlier->words;
    if (note.earlier && note.earlier->where)
        shown.go_to_earlier = [look = intents.look, where = *note.earlier->where] { look(where); };
    if (note.advised) shown.take = intents.take_advice;
    return shown;
}

FindingNote shown(const table::MissedNote& note, const FindingIntents& intents, bool after_game) {
    return {.sentence = note.sentence,
            .where = note.where,
            .look = [look = intents.look_at_missed, note] { look(note); },
            .go_back = after_game ? std::function<void()>() : intents.go_back,
            .wrong = false};
}

}

std::vector<FindingNote> finding_notes(const table::Session& session, const wxString& hint,
                                       const FindingIntents& intents) {
    std::vector<FindingNote> all;
    if (!hint.empty()) all.push_back({.sentence = hint, .where = {}, .title = _("Not possible now"), .wrong = false});
    for (const table::Note& note : notes(session)) all.push_back(shown(note, intents));
    if (const auto scored = scoring_of_last_turn(session.now()))
        all.push_back({.sentence = scored->sentence,
                       .where = {},
                       .title = scored->title,
                       .look = [look = intents.look_at_scoring, number = scored->number] { look(number); },
                       .wrong = false});
    for (const table::MissedNote& note : missed(session.now()))
        all.push_back(shown(note, intents, session.now().awarded));
    if (const auto left = left_out(session.now()))
        all.push_back({.sentence = left->sentence,
                       .where = {},
                       .title = left->title,
                       .go_back = intents.go_back,
                       .wrong = false});
    return all;
}

std::vector<WaiverNote> waiver_notes(const table::Snapshot& now) {
    std::vector<WaiverNote> all;
    for (const table::Waiver& waiver : waivers(now)) all.push_back({waiver.sentence, waiver.where, waiver.reason});
    return all;
}

namespace {

/// "": to come, "called": at once, the id of a game: it is guided, "done".
constexpr const char* setting = "first-game";

}

void call_first_game_guide() { keep_setting(setting, "called"); }

std::optional<FindingNote> FirstGameGuide::note(const table::Snapshot& now) {
    const Record& record = now.whole.record;
    const std::string wanted = keeps_settings() ? kept_setting(setting) : "done"; // it would come each time
    if (wanted == "done") {
        guide_.end();
        return std::nullopt;
    }
    if (wanted == "called" || !guide_.is_of(record)) {
        guide_.end();
        if (wanted == "called" || table::is_fresh(record))
            guide_.begin(record);
        else if (wanted == record.head.id) // the program was closed meanwhile
            guide_.begin(after_turns(record, 0));
        if (wanted != record.head.id && guide_.runs()) keep_setting(setting, record.head.id);
    }
    if (!guide_.runs()) return std::nullopt;
    guide_.follow(now);
    if (!guide_.runs()) keep_setting(setting, "done");
    const auto told = guide_.told();
    if (!told) return std::nullopt;
    return FindingNote{.sentence = told->words,
                       .where = {},
                       .title = i18n::fill(_("First game, step {1} of {2}"), {figure(told->step), figure(told->steps)}),
                       .dismiss =
                           [this] {
                               keep_setting(setting, "done");
                               on_end();
                           },
                       .wrong = false};
}

}
