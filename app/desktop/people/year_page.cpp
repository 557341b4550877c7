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

FiguresTable table_of(YearTable table, const char* name) {
    return {name, table.heading, std::move(table.columns), std::move(table.lines), 220};
}

}

YearPage::YearPage(wxWindow* parent, YearActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
    PageHead head = page_head(this, _("A year in review"), "year-back", [this] { actions_.back(); });
    title_ = head.title;
    back_ = head.back;
    year_ = make_choice("year-choice", _("Year"), 100);
    person_ = make_choice("year-player", _("Player"), 200);
    save_ = finger_button(this, _("Save as a page..."), "year-save", [this] { ask_where_to_save(); });
    head.add_at_right({save_});
    auto* of = new wxBoxSizer(wxHORIZONTAL);
    of->Add(year_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    of->Add(person_, 0, wxALIGN_CENTRE_VERTICAL);
    none_ = wrapped(this, _("Nobody has finished a game yet. A year is reviewed here once somebody has."),
                    wide(*this, page_text_width), Type::quiet);
    none_->SetName("no-year");
    pane_ = make_scroll_pane(this, "year");
    pane_->SetSizer(new wxBoxSizer(wxVERTICAL));
    pane_->SetMinSize(FromDIP(wxSize(320, 120))); // its parts go below each other instead
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(of, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    rows->Add(none_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(pane_, 1, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
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

/// Who is chosen stays chosen.
void YearPage::show(const db::Store& store) {
    const int line = person_->GetSelection();
    const std::string before = line > 0 ? people_.at(static_cast<std::size_t>(line) - 1).id : std::string();
    years_.emplace(store);
    list_ = years_->list();
    people_ = in_order(db::People(store).list());
    std::erase_if(people_, &db::Person::hidden);
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
    const bool done = actions_.work(_("Adding up the games"),
                                    [&] { review_ = years_->review(list_.at(static_cast<std::size_t>(year)), id); });
    if (!done) return;
    title_->SetLabelText(year_title(review_, {}));
    make_body();
}

wxString YearPage::person_name() const {
    const int person = person_->GetSelection();
    return person > 0 ? name_line(people_.at(static_cast<std::size_t>(person) - 1).name) : wxString();
}

/// Four in a row; two where there is no room for four.
void YearPage::add_cards(wxSizer& rows) {
    wxSizer *four = nullptr, *two = nullptr;
    int place = 0;
    for (const YearFact& fact : year_facts(review_)) {
        if (place % 4 == 0) rows.Add(four = new ColumnsSizer(*pane_, FromDIP(far_gap)), 0, wxEXPAND);
        if (place % 2 == 0) {
            auto* cells = new wxFlexGridSizer(2, FromDIP(wxSize(near_gap, 0)));
            for (const std::size_t column : {0U, 1U}) cells->AddGrowableCol(column, 1);
            cells->AddGrowableRow(0);
            if (place % 4 != 0) four->Add(FromDIP(near_gap), FromDIP(near_gap));
            four->Add(two = cells, 1, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
        }
        two->Add(make_card(body_, {fact.name, fact.caption, fact.figure, fact.note}).panel, 1, wxEXPAND);
        ++place;
    }
}

void YearPage::make_body() {
    pane_->Freeze();
    if (body_) body_->Destroy();
    body_ = new wxPanel(pane_);
    dress_as_ground(*body_);
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
    body_->SetSizer(rows);
    pane_->GetSizer()->Clear();
    pane_->GetSizer()->Add(body_, 0, wxEXPAND);
    Layout();
    pane_->FitInside();
    pane_->Scroll(0, 0);
    pane_->Thaw();
}

void YearPage::ask_where_to_save() {
    wxFileDialog ask(this, _("Save the year in review"), {}, figure(review_.year) + ".html",
                     _("Pages") + " (*.html)|*.html", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() == wxID_OK) save(utf8(ask.GetPath()));
}

void YearPage::save(const std::filesystem::path& file) {
    std::filesystem::path to = file;
    if (to.extension().empty()) to += ".html";
    const bool done = actions_.act([&] { exchange::write_file(to, year_in_html(review_, person_name())); });
    if (done) actions_.tell(i18n::fill(_("Saved as {1}"), {text(to.string())}));
}

}
