#include "app/desktop/people/year_page.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/people/player_figures.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/exchange/files.h"
#include "app/history/people.h"
#include "app/history/year_words.h"
#include "db/people/name_form.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/filedlg.h>

namespace clerk::desktop {

namespace {

constexpr int chart_height = 150;

/// The plays of each month, as columns.
class MonthsChart : public wxWindow {
public:
    MonthsChart(wxWindow* parent, const std::array<int, 12>& plays) : wxWindow(parent, wxID_ANY), plays_(plays) {
        SetName("year-months");
        set_accessible_name(*this, _("Plays by month"));
        SetMinSize({-1, FromDIP(chart_height)});
        paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    }

private:
    void paint(PaintDC& dc) {
        dc.SetBackground(wxBrush(palette().panel));
        dc.Clear();
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetTextForeground(palette().quiet);
        const int most = std::max(1, *std::ranges::max_element(plays_)), text = GetCharHeight();
        const wxSize room = GetClientSize();
        const int high = room.y - 2 * text - FromDIP(8);
        for (int month = 0; month < static_cast<int>(plays_.size()); ++month) {
            const int plays = plays_[static_cast<std::size_t>(month)], months = static_cast<int>(plays_.size());
            const int left = room.x * month / months, right = room.x * (month + 1) / months,
                      middle = (left + right) / 2;
            const int tall = std::max(FromDIP(2), high * plays / most), top = text + FromDIP(4) + high - tall;
            const int gap = FromDIP(5);
            dc.SetBrush(plays > 0 ? palette().accent : wxColour(mixed(palette().panel, palette().quiet, 0.25)));
            dc.DrawRoundedRectangle(left + gap, top, right - left - 2 * gap, tall, plays > 0 ? FromDIP(3) : 0);
            const auto write = [&](int number, int y) {
                const wxString words = figure(number);
                dc.DrawText(words, middle - dc.GetTextExtent(words).x / 2, y);
            };
            if (plays > 0) write(plays, top - text - FromDIP(2));
            write(month + 1, room.y - text);
        }
    }

    std::array<int, 12> plays_;
};

/// How much of it is done, as a bar.
class ShareBar : public wxWindow {
public:
    ShareBar(wxWindow* parent, int done, int all) : wxWindow(parent, wxID_ANY), share_(1.0 * done / std::max(1, all)) {
        SetMinSize(FromDIP(wxSize(120, 10)));
        paint_with(*this, [this](PaintDC& dc) {
            dc.SetBackground(wxBrush(palette().panel));
            dc.Clear();
            dc.SetPen(*wxTRANSPARENT_PEN);
            const wxSize room = GetClientSize();
            dc.SetBrush(mixed(palette().panel, palette().quiet, 0.25));
            dc.DrawRoundedRectangle(0, 0, room.x, room.y, room.y / 2.0);
            dc.SetBrush(palette().accent);
            if (share_ > 0)
                dc.DrawRoundedRectangle(0, 0, std::max(room.y, static_cast<int>(room.x * share_)), room.y,
                                        room.y / 2.0);
        });
    }

private:
    double share_;
};

FiguresTable table_of(YearTable table, const char* name) {
    return {name, table.heading, std::move(table.columns), std::move(table.lines), 220};
}

}

YearPage::YearPage(wxWindow* parent, YearActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    PageHead head = page_head(this, _("A year in review"), "year-back", [this] { actions_.back(); });
    title_ = head.title;
    back_ = head.back;
    year_ = make_choice("year-choice", _("Year"), 100);
    person_ = make_choice("year-player", _("Player"), 200);
    save_ = large_button(this, _("Save as a page..."), "year-save", [this] { ask_where_to_save(); });
    head.add_at_right({save_});
    auto* of = new wxBoxSizer(wxHORIZONTAL);
    of->Add(year_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    of->Add(person_, 0, wxALIGN_CENTRE_VERTICAL);
    none_ = wrapped(this, _("Nobody has finished a game yet. A year is reviewed here once somebody has."),
                    wide(*this, page_text_width), Type::quiet);
    none_->SetName("no-year");
    pane_ = make_scroll_pane(this, "year");
    pane_->SetSizer(new wxBoxSizer(wxVERTICAL));
    follow_focus(*pane_);
    pane_->SetMinSize(FromDIP(wxSize(320, 120))); // its parts go below each other instead
    prompt_ = new PromptBar(this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(of, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(none_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(pane_, 1, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(prompt_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    SetSizer(rows);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

wxChoice* YearPage::make_choice(const char* name, const wxString& spoken, int width) {
    auto* choice = new wxChoice(this, wxID_ANY);
    choice->SetName(name);
    choice->SetMinSize({wide(*this, width), wxDefaultCoord});
    set_accessible_name(*choice, spoken);
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { CallAfter([this] { show_review(); }); });
    return choice;
}

/// The person who was chosen stays chosen.
void YearPage::show(const db::Store& store) {
    const int line = person_->GetSelection();
    const std::string before = line > 0 ? people_.at(static_cast<std::size_t>(line) - 1).id : std::string();
    years_.emplace(store);
    goals_.emplace(store);
    prompt_->dismiss();
    list_ = years_->list();
    people_ = in_order(db::People(store).list());
    std::erase_if(people_, [](const db::Person& person) { return person.hidden; });
    year_->Clear();
    for (const int year : list_) year_->Append(figure(year));
    if (!list_.empty()) year_->SetSelection(0);
    person_->Clear();
    person_->Append(_("Everyone"));
    for (const db::Person& person : people_) person_->Append(shown_name(person));
    const auto found = std::ranges::find(people_, before, &db::Person::id);
    person_->SetSelection(found == people_.end() ? 0 : static_cast<int>(found - people_.begin()) + 1);
    for (wxWindow* control : {static_cast<wxWindow*>(year_), static_cast<wxWindow*>(person_),
                              static_cast<wxWindow*>(save_), static_cast<wxWindow*>(pane_)})
        control->Show(!list_.empty());
    none_->Show(list_.empty());
    (list_.empty() ? static_cast<wxWindow*>(back_) : year_)->SetFocus();
    if (list_.empty())
        Layout();
    else
        show_review();
}

void YearPage::show_review() {
    const int year = year_->GetSelection(), person = person_->GetSelection();
    if (year == wxNOT_FOUND) return;
    const std::string id = person > 0 ? people_.at(static_cast<std::size_t>(person) - 1).id : std::string();
    const bool done = actions_.work(_("Adding up the games"), [&] {
        review_ = years_->review(list_.at(static_cast<std::size_t>(year)), id);
        progress_ = id.empty() ? goals_->progress(review_.year) : std::vector<db::GoalProgress>{};
    });
    if (!done) return;
    title_->SetLabelText(year_title(review_, {}));
    make_body();
}

wxString YearPage::person_name() const {
    const int person = person_->GetSelection();
    return person > 0 ? name_line(people_.at(static_cast<std::size_t>(person) - 1).name) : wxString();
}

/// Four cards in a row; two where there is no room for four.
void YearPage::add_cards(wxSizer& rows) {
    constexpr int note_width = 180;
    wxSizer *four = nullptr, *two = nullptr;
    int place = 0;
    for (const YearFact& fact : year_facts(review_)) {
        if (place % 4 == 0) rows.Add(four = new ColumnsSizer(*pane_, FromDIP(far_gap)), 0, wxEXPAND);
        if (place % 2 == 0) {
            two = new wxGridSizer(2, FromDIP(wxSize(near_gap, 0)));
            if (place % 4 != 0) four->Add(FromDIP(near_gap), FromDIP(near_gap));
            four->Add(two, 1, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
        }
        two->Add(make_card(body_, {fact.name, fact.caption, fact.figure, fact.note, note_width}).panel, 1, wxEXPAND);
        ++place;
    }
}

void YearPage::make_body() {
    pane_->Freeze();
    if (body_) body_->Destroy();
    body_ = new wxPanel(pane_);
    use_ground_colours(*body_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    add_cards(*rows);
    if (review_.plays > 0) {
        const Sheet months = make_sheet(body_, _("Plays by month"));
        months.rows->Add(new MonthsChart(months.panel, review_.by_month), 1, wxEXPAND);
        rows->Add(months.panel, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
        auto* tables = new ColumnsSizer(*pane_, FromDIP(far_gap));
        tables->Add(make_table(body_, table_of(year_games(review_), "year-games-table")), 3, wxEXPAND);
        tables->Add(FromDIP(far_gap), FromDIP(far_gap));
        if (!review_.players.empty())
            tables->Add(make_table(body_, table_of(year_players(review_), "year-players-table")), 2, wxEXPAND);
        rows->Add(tables, 0, wxEXPAND);
    }
    if (review_.person.empty()) rows->Add(make_goals(), 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    body_->SetSizer(rows);
    pane_->GetSizer()->Clear();
    pane_->GetSizer()->Add(body_, 0, wxEXPAND);
    Layout();
    pane_->FitInside();
    pane_->Scroll(0, 0);
    pane_->Thaw();
}

wxWindow* YearPage::make_goals() {
    const Sheet sheet = make_sheet(body_, _("Goals"));
    auto* cells = new wxFlexGridSizer(4, FromDIP(wxSize(far_gap, near_gap)));
    cells->AddGrowableCol(1);
    for (const db::GoalProgress& one : progress_) {
        const wxString reached = i18n::fill_figures(_("{1} of {2} games, {3} of {4} plays"),
                                                    {one.games, one.goal.games, one.plays, one.asked()});
        cells->Add(label(sheet.panel, name_line(one.goal.name), one.is_reached() ? Type::heading : Type::body), 0,
                   wxALIGN_CENTRE_VERTICAL);
        cells->Add(new ShareBar(sheet.panel, one.plays, one.asked()), 1, wxEXPAND | wxALIGN_CENTRE_VERTICAL);
        wxStaticText* words = label(sheet.panel, reached, Type::quiet);
        words->SetName("goal-progress");
        cells->Add(words, 0, wxALIGN_CENTRE_VERTICAL);
        cells->Add(
            named_button(sheet.panel, _("Remove"), "goal-remove", [this, goal = one.goal] { remove_goal(goal); }));
    }
    sheet.rows->Add(cells, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    sheet.rows->Add(make_new_goal(sheet.panel), 0, wxEXPAND);
    return sheet.panel;
}

wxSizer* YearPage::make_new_goal(wxWindow* parent) {
    const auto add_number = [&](const char* name, const wxString& spoken) {
        auto* number = new wxSpinCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize,
                                      wxSP_ARROW_KEYS, 1, 1000, 10);
        number->SetName(name);
        set_accessible_name(*number, spoken);
        return number;
    };
    goal_name_ = new wxTextCtrl(parent, wxID_ANY);
    goal_name_->SetName("goal-name");
    goal_name_->SetHint(_("A goal, such as 10 x 10"));
    set_accessible_name(*goal_name_, _("Name of the goal"));
    goal_games_ = add_number("goal-games", _("Games"));
    goal_plays_ = add_number("goal-plays", _("Plays of each"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(goal_name_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(goal_games_, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(label(parent, _("games,"), Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, FromDIP(near_gap));
    row->Add(goal_plays_, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(label(parent, _("times each"), Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT,
             FromDIP(near_gap));
    row->Add(named_button(parent, _("Add the goal"), "goal-add", [this] { add_goal(); }), 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

void YearPage::change_goals(const std::function<void()>& change) {
    prompt_->dismiss();
    if (actions_.act(change)) CallAfter([this] { show_review(); }); // the button goes with what it lies in
}

void YearPage::add_goal() {
    const db::Goal goal{.name = utf8(goal_name_->GetValue().Strip(wxString::both)),
                        .year = review_.year,
                        .games = goal_games_->GetValue(),
                        .plays = goal_plays_->GetValue()};
    if (!db::is_name(goal.name)) return goal_name_->SetFocus();
    change_goals([&] { goals_->add(goal); });
}

void YearPage::remove_goal(const db::Goal& goal) {
    change_goals([&] { goals_->remove(goal.id); });
    prompt_->show(
        i18n::fill(_("The goal {1} is taken away."), {name_line(goal.name)}),
        {{_("Undo"), "undo-remove-goal", [this, id = goal.id] { change_goals([&] { goals_->bring_back(id); }); }}});
}

void YearPage::ask_where_to_save() {
    wxFileDialog ask(this, _("Save the year in review"), {}, figure(review_.year) + ".html",
                     _("Pages") + " (*.html)|*.html", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() == wxID_OK) save(utf8(ask.GetPath()));
}

void YearPage::save(const std::filesystem::path& file) {
    std::filesystem::path to = file;
    if (to.extension().empty()) to += ".html";
    const bool done = actions_.act([&] { exchange::write_file(to, year_in_html(review_, person_name(), progress_)); });
    if (done) actions_.tell(i18n::fill(_("Saved as {1}"), {text(to.string())}));
}

}
