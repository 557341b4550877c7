#include "app/desktop/people/player_figures.h"

#include "app/desktop/drawing/charts/bar_charts.h"
#include "app/desktop/drawing/charts/line_charts.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/local_time.h"
#include "app/history/people.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr std::size_t most_lines = 16;
constexpr int column_gap = 18;

void add_name(wxWindow* parent, wxSizer& cells, const wxString& words, int width, Type type) {
    const wxString shown = ellipsized(*parent, words, wide(*parent, width));
    wxStaticText* cell = label(parent, shown, type);
    if (shown != words) cell->SetToolTip(words);
    cells.Add(cell);
}

void add_line(wxWindow* parent, wxSizer& cells, const std::vector<wxString>& words, int name_width, Type type) {
    add_name(parent, cells, words.at(0), name_width, type);
    for (std::size_t i = 1; i < words.size(); ++i) cells.Add(label(parent, words[i], type), 0, wxALIGN_RIGHT);
}

wxSizer* make_cells(wxWindow* parent, const FiguresTable& table) {
    auto* cells =
        new wxFlexGridSizer(static_cast<int>(table.columns.size()), parent->FromDIP(wxSize(column_gap, near_gap)));
    cells->AddGrowableCol(0);
    add_line(parent, *cells, table.columns, table.name_width, Type::quiet);
    const std::size_t shown = std::min(table.lines.size(), most_lines);
    for (std::size_t line = 0; line < shown; ++line)
        add_line(parent, *cells, table.lines[line], table.name_width, Type::body);
    return cells;
}

}

Sheet make_sheet(wxWindow* parent, const wxString& heading) {
    auto* panel = new wxPanel(parent);
    use_panel_colours(*panel);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (!heading.empty()) rows->Add(label(panel, heading, Type::heading), 0, wxBOTTOM, panel->FromDIP(near_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, panel->FromDIP(far_gap));
    panel->SetSizer(edge);
    return {panel, rows};
}

Sheet make_card(wxWindow* parent, const Card& card) {
    const Sheet sheet = make_sheet(parent);
    sheet.rows->Add(label(sheet.panel, card.caption, Type::quiet));
    wxStaticText* figure = label(sheet.panel, card.figure, Type::title);
    figure->SetName(card.name);
    sheet.rows->Add(figure);
    if (!card.note.empty()) {
        wxStaticText* words = wrapped(sheet.panel, card.note, card.note_width, Type::quiet);
        words->SetName(wxString(card.name) + "-note");
        sheet.rows->Add(words);
    }
    return sheet;
}

wxWindow* make_table(wxWindow* parent, const FiguresTable& table) {
    const Sheet sheet = make_sheet(parent, table.heading);
    sheet.panel->SetName(table.name);
    sheet.rows->Add(make_cells(sheet.panel, table), 0, wxEXPAND);
    if (table.lines.size() > most_lines) {
        const int more = static_cast<int>(table.lines.size() - most_lines);
        sheet.rows->Add(
            label(sheet.panel, i18n::fill_figures(wxPLURAL("and {1} more", "and {1} more", more), {more}), Type::quiet),
            0, wxTOP, parent->FromDIP(near_gap));
    }
    return sheet.panel;
}

namespace {

constexpr int chart_width = 340, score_height = 280, rating_height = 340, half_height = 500;

template <class Data> charts::DrawChart drawing(Data data) {
    return [data = std::move(data)](const charts::ChartFormat& look) { return charts::draw(data, look); };
}

charts::ScoreChart score_chart(const std::string& game, const std::vector<db::DatedScore>& scores, bool lowest_wins) {
    const wxString counted = lowest_wins ? _("Points, the fewest win") : i18n::points_name(game);
    charts::ScoreChart chart{.title = _("Game by game"), .games = {}, .counted = counted, .lowest_wins = lowest_wins};
    for (const db::DatedScore& one : scores) chart.games.push_back({local_day(one.played_at), one.score});
    return chart;
}

charts::CategoryChart category_chart(const db::Person& person, const std::string& game,
                                     const std::vector<db::CategoryProfile>& profile) {
    charts::CategoryChart chart{_("Points a game by category"), text(person.name), {}};
    for (const db::CategoryProfile& one : profile)
        chart.categories.push_back({category_name(game, one.category), one.player, one.everyone});
    return chart;
}

wxString rating_title(const std::string& game) {
    return game.empty() ? _("Rating in all games") : i18n::fill(_("Rating, {1}"), {i18n::game_name(game)});
}

charts::RatingChart rating_chart(const std::string& game, const std::vector<db::RatingPoint>& points) {
    charts::RatingChart chart{rating_title(game), {}};
    for (const db::RatingPoint& one : points)
        chart.ratings.push_back({local_day(one.played_at), one.rating.mu, uncertainty(one.rating)});
    return chart;
}

}

ChartsPanel::ChartsPanel(wxWindow* parent, const PlayerActions& actions) : wxPanel(parent), actions_(actions) {
    use_ground_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_header(), 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    scores_ = make_chart("score-chart", score_height);
    rating_ = make_chart("rating-chart", rating_height);
    categories_ = make_chart("category-chart", half_height);
    totals_ = make_chart("totals-chart", half_height);
    for (charts::ChartCanvas* each : {scores_, rating_}) rows->Add(each, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    auto* pair = new ColumnsSizer(*parent, FromDIP(far_gap));
    pair->Add(categories_, 1, wxEXPAND | wxRIGHT | wxBOTTOM, FromDIP(far_gap));
    pair->Add(totals_, 1, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(pair, 0, wxEXPAND);
    SetSizer(rows);
}

wxSizer* ChartsPanel::make_header() {
    game_ = label(this, wxEmptyString, Type::heading);
    choice_ = new wxChoice(this, wxID_ANY);
    choice_->SetName("chart-choice");
    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { actions_.act([this] { show_chosen(); }); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(game_, 1, wxALIGN_CENTRE_VERTICAL);
    row->Add(choice_, 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

charts::ChartCanvas* ChartsPanel::make_chart(const char* name, int height) {
    auto* chart = new charts::ChartCanvas(this, drawing(charts::ScoreChart{}), actions_.tell);
    chart->SetName(name);
    chart->SetMinSize(FromDIP(wxSize(chart_width, height)));
    return chart;
}

void ChartsPanel::show(const PlayerData& data, const db::Person& person, const db::PageFilter& filter,
                       const db::Figures& figures, const std::vector<db::GameRating>& ratings) {
    data_ = &data;
    person_ = person;
    game_->SetLabelText(i18n::game_name(filter.game));
    offer(filter.game, ratings);
    show_chosen();
    scores_->show(drawing(score_chart(filter.game, data.charts.scores(person.id, filter), figures.lowest_wins)));
    const auto profile = data.charts.profile(person.id, filter);
    categories_->Show(profile.size() > 1); // one alone says what the totals say
    totals_->Show(figures.scored > 0);
    if (categories_->IsShown()) categories_->show(drawing(category_chart(person, filter.game, profile)));
    if (totals_->IsShown())
        totals_->show(
            drawing(charts::DistributionChart{_("Totals of everyone"), data.charts.totals(filter), text(person.name),
                                              figures.average(), i18n::points_name(filter.game)}));
}

/// Ratings that rest on enough games. To draw one all games are gone through again: none is drawn before it is chosen.
void ChartsPanel::offer(const std::string& game, const std::vector<db::GameRating>& ratings) {
    rated_.clear();
    choice_->Clear();
    choice_->Append(_("Game by game"));
    for (const std::string& each : {game, std::string()})
        if (rating_in(ratings, each).is_shown()) {
            rated_.push_back(each);
            choice_->Append(rating_title(each));
        }
    choice_->SetSelection(0);
    choice_->Show(!rated_.empty());
}

void ChartsPanel::show_chosen() {
    const int line = choice_->GetSelection();
    scores_->Show(line == 0);
    rating_->Show(line > 0);
    Layout();
    if (line <= 0) return;
    const std::string& game = rated_.at(static_cast<std::size_t>(line) - 1);
    actions_.work(_("Rating the games"),
                  [&] { rating_->show(drawing(rating_chart(game, data_->ratings.history(person_.id, game)))); });
}

HeadToHeadPanel::HeadToHeadPanel(wxWindow* parent) : wxPanel(parent) {
    use_panel_colours(*this);
    other_ = new wxChoice(this, wxID_ANY);
    other_->SetName("other-player");
    other_->SetMinSize({wide(*this, 120), wxDefaultCoord});
    other_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { compare(); });
    auto* figures = new wxBoxSizer(wxHORIZONTAL);
    plays_ = add_figure(*figures, _("Games"), "head-plays");
    ahead_ = add_figure(*figures, _("Ahead"), "head-ahead");
    behind_ = add_figure(*figures, _("Behind"), "head-behind");
    equal_ = add_figure(*figures, _("Equal"), "head-equal");
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Head to head"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(other_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(figures, 0, wxEXPAND);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    SetSizer(edge);
}

wxStaticText* HeadToHeadPanel::add_figure(wxSizer& row, const wxString& words, const char* name) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    wxStaticText* figure = label(this, wxEmptyString, Type::title);
    figure->SetName(name);
    column->Add(label(this, words, Type::quiet));
    column->Add(figure);
    row.Add(column, 1);
    return figure;
}

void HeadToHeadPanel::show(const PlayerData& data, const std::string& person, const db::PageFilter& filter,
                           std::vector<db::Person> others) {
    data_ = &data;
    person_ = person;
    filter_ = filter;
    others_ = std::move(others);
    other_->Clear();
    for (const db::Person& each : others_) other_->Append(shown_name(each));
    if (!others_.empty()) other_->SetSelection(0);
    compare();
}

void HeadToHeadPanel::compare() {
    if (other_->GetSelection() == wxNOT_FOUND) return;
    const db::Person& other = others_[static_cast<std::size_t>(other_->GetSelection())];
    const db::Rivalry rivalry = data_->statistics.head_to_head(person_, other.id, filter_);
    plays_->SetLabelText(figure(rivalry.plays));
    ahead_->SetLabelText(figure(rivalry.ahead));
    behind_->SetLabelText(figure(rivalry.behind));
    equal_->SetLabelText(figure(rivalry.level));
    Layout();
}

}
