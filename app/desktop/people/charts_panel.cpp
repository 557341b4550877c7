#include "app/desktop/people/charts_panel.h"

#include "app/desktop/charts/category_chart.h"
#include "app/desktop/charts/distribution_chart.h"
#include "app/desktop/charts/score_chart.h"
#include "app/desktop/labels.h"
#include "app/desktop/people/player_words.h"
#include "app/desktop/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

constexpr int chart_width = 340, score_height = 280, half_height = 500;
constexpr std::size_t day_letters = 10; ///< of "2026-11-21T19:00:00Z"

template <class Data> charts::DrawChart drawing(Data data) {
    return [data = std::move(data)](const charts::Look& look) { return charts::draw(data, look); };
}

charts::ScoreChart score_chart(const std::vector<db::DatedScore>& scores) {
    charts::ScoreChart chart{.title = _("Game by game"), .games = {}};
    for (const db::DatedScore& one : scores) chart.games.push_back({text(one.played_at).Left(day_letters), one.score});
    return chart;
}

charts::CategoryChart category_chart(const db::Person& person, const std::string& game,
                                     const std::vector<db::CategoryProfile>& profile) {
    charts::CategoryChart chart{_("Points a game by category"), text(person.name), {}};
    for (const db::CategoryProfile& one : profile)
        chart.categories.push_back({category_name(game, one.category), one.player, one.everyone});
    return chart;
}

}

ChartsPanel::ChartsPanel(wxWindow* parent, const PlayerActions& actions) : wxPanel(parent) {
    dress_as_ground(*this);
    scores_ = make_chart(actions, "score-chart");
    scores_->SetMinSize(FromDIP(wxSize(chart_width, score_height)));
    categories_ = make_chart(actions, "category-chart");
    totals_ = make_chart(actions, "totals-chart");
    auto* pair = new wxGridSizer(2, FromDIP(wxSize(far_gap, far_gap)));
    pair->Add(categories_, 1, wxEXPAND);
    pair->Add(totals_, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(scores_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(pair, 0, wxEXPAND);
    SetSizer(rows);
}

charts::ChartCanvas* ChartsPanel::make_chart(const PlayerActions& actions, const char* name) {
    auto* chart = new charts::ChartCanvas(this, drawing(charts::ScoreChart{}), actions.tell);
    chart->SetName(name);
    chart->SetMinSize(FromDIP(wxSize(chart_width, half_height)));
    return chart;
}

void ChartsPanel::show(const PlayerData& data, const db::Person& person, const db::PageFilter& filter,
                       std::optional<double> average) {
    scores_->show(drawing(score_chart(data.charts.scores(person.id, filter))));
    categories_->show(drawing(category_chart(person, filter.game, data.charts.profile(person.id, filter))));
    totals_->show(drawing(
        charts::DistributionChart{_("Totals of everyone"), data.charts.totals(filter), text(person.name), average}));
}

}
