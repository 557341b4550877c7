#include "app/desktop/club/club_night_page.h"

#include "app/club/evening.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/local_time.h"
#include "app/history/people.h"
#include "app/table/entries.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int most_tables = 16, most_plays = 1000;
constexpr int card_width = 180, tables_width = 210, told_width = 560, with_club_width = 300, cards_height = 150,
              standings_height = 110, standings_bar = 18;
constexpr int rank_width = 60, name_width = 150, points_width = 76, plays_width = 76, wins_width = 84,
              opponents_width = 106;

wxString night_words(const db::Night& night) {
    const wxString day = day_in_words(night.date);
    return night.place.empty() ? day : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {day, text(night.place)});
}

}

ClubNightPage::ClubNightPage(wxWindow* parent, Desk& desk, ClubNightActions actions)
    : wxPanel(parent), desk_(desk), actions_(std::move(actions)) {
    use_ground_colours(*this);
    guests_ = new GuestsPanel(this);
    guests_->on_change = [this] {
        show_whether_paired();
        keep_seating();
    };
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(make_wishes(), 0, wxEXPAND);
    told_ = label(this, wxEmptyString, Type::quiet);
    told_->SetName("pairing-told");
    right->Add(told_, 0, wxTOP, FromDIP(near_gap));
    prompt_ = new PromptBar(this);
    right->Add(prompt_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(make_tables(), 3, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(make_standings(), 2, wxEXPAND | wxTOP, FromDIP(far_gap));
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(guests_, 0, wxEXPAND | wxRIGHT, FromDIP(edge_gap));
    columns->Add(right, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_top(), 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(columns, 1, wxEXPAND);
    set_content(*this, rows);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

wxSizer* ClubNightPage::make_top() {
    const PageHead head = page_head(this, _("Club night"), "club-night-back", [this] { actions_.back(); });
    night_ = label(this, wxEmptyString, Type::quiet);
    night_->SetName("club-night");
    begin_ = large_button(this, _("Begin a game night"), "begin-night", [this] { begin_night(); });
    auto* lines = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const wxSizerFlags aside = wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(far_gap));
    lines->Add(head.row, aside);
    lines->Add(night_, aside);
    lines->Add(begin_, aside);
    return lines;
}

wxSizer* ClubNightPage::make_wishes() {
    by_ = new Segments(this, {{"by-swiss",
                               _("Swiss"),
                               {},
                               _("Nobody meets the same people again if that can be avoided, and players with similar "
                                 "points play together.")},
                              {"by-rating", _("By rating"), {}, _("Players with similar ratings play together.")}});
    for (int i = 0; i < 2; ++i) fit_to_finger(by_->button(i));
    by_->choose(0);
    tables_ = new wxChoice(this, wxID_ANY);
    tables_->SetName("club-tables");
    tables_->SetMinSize({wide(*this, tables_width), wxDefaultCoord});
    set_accessible_name(*tables_, _("Number of tables"));
    tables_->Append(_("Fewest tables that seat everyone"));
    for (int count = 1; count <= most_tables; ++count)
        tables_->Append(i18n::fill_figures(wxPLURAL("{1} table", "{1} tables", count), {count}));
    tables_->SetSelection(0);
    tables_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_whether_paired(); });
    pair_ = large_button(this, _("Pair"), "pair", [this] { ask_to_pair(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(by_, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(tables_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    row->Add(pair_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    return row;
}

wxWindow* ClubNightPage::make_tables() {
    pane_ = make_scroll_pane(this, "club-cards");
    set_accessible_name(*pane_, _("Tables"));
    pane_->SetMinSize({-1, FromDIP(cards_height)});
    cards_ = new wxFlexGridSizer(1, FromDIP(wxSize(near_gap, near_gap)));
    pane_->SetSizer(cards_);
    pane_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit_cards();
    });
    return pane_;
}

wxSizer* ClubNightPage::make_standings() {
    with_club_ = short_line(this, with_club_width, Type::quiet);
    with_club_->SetName("night-with-club");
    no_results_ = label(this, _("No play of this night has a result yet."), Type::quiet);
    no_results_->SetName("no-results");
    standings_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    standings_->SetName("club-standings");
    standings_->SetMinSize({-1, FromDIP(standings_height)});
    standings_->SetToolTip(club::points_explained());
    set_accessible_name(*standings_, _("Standings"));
    const auto add = [this](const wxString& head, int width, wxAlignment align) {
        append_text_column(*standings_, head, standings_->GetColumnCount(), width, align, 0);
    };
    add(_("Rank"), rank_width, wxALIGN_RIGHT);
    add(_("Player"), name_width, wxALIGN_LEFT);
    add(_("Points"), points_width, wxALIGN_RIGHT);
    add(_("Plays"), plays_width, wxALIGN_RIGHT);
    add(_("Wins"), wins_width, wxALIGN_RIGHT);
    add(_("Opponents"), opponents_width, wxALIGN_RIGHT);
    standings_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit_names();
    });
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(label(this, _("Standings"), Type::heading), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(edge_gap));
    head->Add(with_club_, 1, wxALIGN_CENTRE_VERTICAL);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, 0, wxEXPAND);
    rows->Add(no_results_, 0, wxTOP, FromDIP(near_gap));
    rows->Add(standings_, 1, wxEXPAND | wxTOP, FromDIP(near_gap));
    return rows;
}

/// What room the figures leave is for the names.
void ClubNightPage::fit_names() {
    int room = standings_->GetClientSize().x - FromDIP(standings_bar);
    for (const int figures : {rank_width, points_width, plays_width, wins_width, opponents_width})
        room -= wide(*this, figures);
    standings_->GetColumn(1)->SetWidth(std::max(room, wide(*this, name_width)));
}

void ClubNightPage::show() {
    if (!actions_.act([this] { read(); })) return;
    guests_->put_those_here_first();
    guests_->SetFocus();
}

void ClubNightPage::refresh() {
    actions_.act([this] { read(); });
}

void ClubNightPage::read() {
    const db::Store& store = desk_.store();
    db::Nights nights(store);
    const std::string night = current_night(nights.list());
    const club::Evening evening = club::evening(store, night);
    if (!known_night_.empty() && night != known_night_) {
        guests_->forget();
        take({});
    }
    known_night_ = night;
    night_->SetLabelText(night.empty() ? _("No game night is running, so no results count.")
                                       : night_words(nights.load(night)));
    begin_->Show(night.empty());
    std::vector<db::Person> people = in_order(db::People(store).list());
    std::erase_if(people, [](const db::Person& person) { return person.hidden; });
    names_ = table::names_of(people);
    people_ = people;
    guests_->show(people, evening.people);
    if (!night.empty()) take_kept(nights.load(night).seating);
    show_standings(evening);
    rewrite(*with_club_, actions_.standing());
    show_whether_paired();
}

void ClubNightPage::begin_night() {
    actions_.act([this] {
        db::Nights nights(desk_.store());
        nights.start_timer(nights.add(today(), {}), now_rfc3339());
        read();
    });
}

void ClubNightPage::show_standings(const club::Evening& evening) {
    const db::People people(desk_.store());
    std::vector<std::vector<wxString>> lines;
    for (const club::Standing& one : club::standings(evening.sittings))
        lines.push_back({figure(one.rank), name_line(people.load(one.player).name), club::points_in_words(one.points),
                         figure(one.plays), figure(one.wins), club::points_in_words(one.opponents)});
    no_results_->Show(lines.empty());
    standings_->Show(!lines.empty());
    if (lines == lines_) return;
    lines_ = lines;
    standings_->DeleteAllItems();
    for (const std::vector<wxString>& line : lines) {
        wxVector<wxVariant> cells;
        for (const wxString& cell : line) cells.push_back(cell);
        standings_->AppendItem(cells);
    }
}

/// What another laptop of the club has ticked and paired; not what was kept here just now.
void ClubNightPage::take_kept(const std::string& kept) {
    if (std::exchange(kept_, kept) == kept) return;
    club::Seating seating = club::read_seating(kept);
    guests_->show_here(seating.here);
    take(std::move(seating));
}

void ClubNightPage::take(club::Seating seating) {
    if (seating.tables != seating_.tables) paired_.reset();
    seating_ = std::move(seating);
    show_tables();
}

/// With the night that is under way; without one nobody else is told.
void ClubNightPage::keep_seating() {
    seating_.here = guests_->here();
    const std::string kept = club::written(seating_);
    if (known_night_.empty() || kept == kept_) return;
    if (actions_.act([&] { db::Nights(desk_.store()).set_seating(known_night_, kept); })) kept_ = kept;
}

club::TablesWanted ClubNightPage::wanted() const {
    club::TablesWanted wanted{.by = by_->chosen() == 1 ? club::PairedBy::rating : club::PairedBy::swiss};
    if (const int tables = tables_->GetSelection(); tables > 0) wanted.tables = tables;
    return wanted;
}

/// A game knows its players by their names.
wxString ClubNightPage::why_mistaken() const {
    for (const club::Visitor& one : guests_->here())
        if (std::ranges::count(names_, one.name) > 1)
            return i18n::fill(_("Two people are called {1}. First tell them apart on the page of players."),
                              {name_line(one.name)});
    return {};
}

/// What stands between those who are here and their tables, else what there is to say of these.
void ClubNightPage::show_whether_paired() {
    const std::size_t here = guests_->here().size();
    wxString words = here == 0 ? _("Tick who is here.") : club::why_not_seated(here, wanted());
    if (words.empty()) words = why_mistaken();
    pair_->Enable(words.empty());
    if (words.empty() && paired_)
        for (const wxString& remark : club::remarks(*paired_)) words += (words.empty() ? "" : "\n") + remark;
    rewrap(*told_, words, told_width);
    told_->Show(!words.empty());
    Layout();
}

/// Whoever still plays would be seated a second time.
void ClubNightPage::ask_to_pair() {
    int playing = 0;
    actions_.act([&] {
        const db::Store& store = desk_.store();
        const std::string night = current_night(db::Nights(store).list());
        if (night.empty()) return;
        const auto plays = db::Plays(store).page({.night = night}, 0, most_plays);
        playing = static_cast<int>(std::ranges::count(plays, false, &db::ListedPlay::finished));
    });
    if (playing == 0) return pair();
    prompt_->ask(i18n::fill_figures(wxPLURAL("{1} table still plays. Pair all the same?",
                                             "{1} tables still play. Pair all the same?", playing),
                                    {playing}),
                 {{_("Pair"), "pair-all-the-same", [this] { pair(); }},
                  {_("Wait"), "pair-later", [this] { prompt_->dismiss(); }}});
}

void ClubNightPage::pair() {
    prompt_->dismiss();
    const bool done = actions_.act([this] {
        const db::Store& store = desk_.store();
        const club::Evening evening = club::evening(store, current_night(db::Nights(store).list()));
        const club::NextTables next = club::next_tables(store, evening, guests_->here(), wanted());
        take(club::seating_of(guests_->here(), next));
        paired_ = next.pairing;
    });
    if (!done) return;
    keep_seating();
    show_whether_paired();
}

void ClubNightPage::show_tables() {
    cards_->Clear(true);
    wxString said;
    int number = 0;
    for (const std::vector<club::Visitor>& table : seating_.tables) {
        ++number;
        const std::vector<std::string> names = names_of(table);
        add_card(i18n::fill_figures(_("Table {1}"), {number}), names, number);
        std::vector<wxString> all;
        for (const std::string& name : names) all.push_back(text(name));
        said += i18n::fill(_("Table {1}: {2}"), {figure(number), i18n::listed(all)}) + " ";
    }
    if (!seating_.sitting_out.empty()) add_card(_("Sitting out"), names_of(seating_.sitting_out), 0);
    fit_cards();
    pane_->Scroll(0, 0);
    if (!said.empty()) announce(*this, said);
}

/// As they are called by now: a seat is of a person.
std::vector<std::string> ClubNightPage::names_of(const std::vector<club::Visitor>& people) const {
    std::vector<std::string> names;
    for (const club::Visitor& one : people) {
        const auto known = std::ranges::find(people_, one.id, &db::Person::id);
        names.push_back(one.id.empty() || known == people_.end() ? one.name : known->name);
    }
    return names;
}

/// `number`: of the table; 0: of those without one.
void ClubNightPage::add_card(const wxString& heading, const std::vector<std::string>& names, int number) {
    auto* card = new wxPanel(pane_);
    use_panel_colours(*card);
    const wxString name = number > 0 ? wxString::Format("table-%d", number) : wxString("sitting-out");
    card->SetName(name);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(card, heading, Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        wxStaticText* line = short_line(card, card_width);
        rewrite(*line, name_line(names[seat]));
        line->SetName(wxString::Format("%s-seat-%d", name, static_cast<int>(seat) + 1));
        rows->Add(line, 0, wxEXPAND);
    }
    rows->AddStretchSpacer();
    if (number > 0) {
        wxButton* start =
            large_button(card, _("Start the game"), name + "-start", [this, names] { actions_.start(names); });
        set_accessible_name(*start,
                            i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {_("Start the game"), heading}));
        rows->Add(start, 0, wxTOP, FromDIP(near_gap));
    }
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    card->SetSizer(edge);
    cards_->Add(card, 0, wxEXPAND);
}

/// As many beside each other as there is room for.
void ClubNightPage::fit_cards() {
    int widest = wide(*this, card_width);
    for (const wxWindow* card : pane_->GetChildren()) widest = std::max(widest, card->GetBestSize().x);
    const int room = pane_->GetClientSize().x + cards_->GetHGap();
    cards_->SetCols(std::max(1, room / (widest + cards_->GetHGap())));
    pane_->FitInside();
    pane_->Layout();
}

}
