#include "app/desktop/game/score_panel.h"

#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

ScorePanel::ScorePanel(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    table_ = new ScoreTable(this);
    table_->on_choose = [this](int player) {
        if (on_choose) on_choose(player);
    };
    table_->on_dead = [this](const wxString& why) {
        if (on_dead) on_dead(why);
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    pointed_ = label(this, " ", Type::quiet);
    pointed_->SetName("points-here");
    rows->Add(table_, 0, wxEXPAND);
    rows->Add(pointed_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void ScorePanel::fold(ScoreFold fold) {
    table_->fold(fold);
    for (wxWindow* part :
         {static_cast<wxWindow*>(scorings_), static_cast<wxWindow*>(table_), static_cast<wxWindow*>(pointed_)})
        if (part) part->Show(fold != ScoreFold::none);
}

void ScorePanel::tell_of(std::optional<Place> column) {
    const wxString words = column ? points_of(*column) : wxString();
    pointed_->SetLabelText(words.empty() ? wxString(" ")
                                         : ellipsized(*pointed_, words, GetClientSize().x - FromDIP(near_gap)));
    words.empty() ? pointed_->UnsetToolTip() : pointed_->SetToolTip(words);
}

/// "Statues 3, Flowers 4"
wxString ScorePanel::points_of(Place column) const {
    if (view_.shown < 0 || view_.sheet.players.empty()) return {};
    const PlayerScore& score = view_.sheet.players.at(static_cast<std::size_t>(view_.shown));
    const auto& categories = view_.scoring ? score.rounds.at(*view_.scoring).categories : score.categories;
    std::vector<wxString> told;
    for (const Category& category : categories) {
        int points = 0;
        for (const ScoreLine& line : category.lines)
            if (std::ranges::any_of(category.places_of(line),
                                    [&](Place at) { return at.x == column.x && at.y == column.y; }))
                points += line.points;
        // TRANSLATORS: a category of the score and the points that the piece pointed at takes part in.
        if (points != 0)
            told.push_back(i18n::fill(_("{1} {2}"), {i18n::category(view_.game, category.id), figure(points)}));
    }
    return told.empty() ? wxString() : i18n::listed(told);
}

void ScorePanel::show(ScoreView view) {
    const std::optional<int> chosen = scoring();
    view_ = std::move(view);
    const std::vector<ScoreRound> none;
    const auto& rounds = view_.sheet.players.empty() ? none : view_.sheet.players.front().rounds;
    offer_scorings(rounds);
    const auto still = std::ranges::find(numbers_, chosen);
    if (still != numbers_.end()) view_.scoring = static_cast<std::size_t>(still - numbers_.begin());
    if (scorings_) scorings_->choose(view_.scoring ? static_cast<int>(*view_.scoring) + 1 : 0);
    table_->show(view_);
    tell_of(std::nullopt);
    Layout();
}

/// Made anew when there are others: a scoring has taken place.
void ScorePanel::offer_scorings(const std::vector<ScoreRound>& rounds) {
    std::vector<int> numbers;
    for (const ScoreRound& round : rounds) numbers.push_back(round.number);
    if (numbers == numbers_ && view_.forecast == forecast_) return;
    numbers_ = numbers;
    forecast_ = view_.forecast;
    if (scorings_) scorings_->Destroy();
    scorings_ = nullptr;
    if (numbers.empty()) return;
    std::vector<Segment> segments{
        {"score-all", wxGETTEXT_IN_CONTEXT("scorings", "All"), {}, i18n::all_scorings(view_.game)}};
    for (const int number : numbers) {
        const bool forecast = forecast_ && numbers[*forecast_] == number;
        segments.push_back(
            {"score-" + std::to_string(number), figure(number), {}, i18n::scoring(view_.game, number, forecast)});
    }
    scorings_ = new Segments(this, std::move(segments));
    scorings_->on_choose = [this](int index) { choose(index); };
    GetSizer()->Insert(0, scorings_, 0, wxBOTTOM, FromDIP(near_gap));
}

void ScorePanel::choose(int index) {
    view_.scoring = index == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(index - 1));
    table_->show(view_);
    if (on_choose) on_choose(view_.shown);
}

void ScorePanel::look_at(int scoring) {
    const auto found = std::ranges::find(numbers_, scoring);
    if (found == numbers_.end()) return;
    const int index = static_cast<int>(found - numbers_.begin()) + 1;
    scorings_->choose(index);
    choose(index);
}

void ScorePanel::let_go() { table_->choose(std::nullopt); }

void ScorePanel::look_at_sum() {
    view_.scoring.reset();
    let_go();
}

std::optional<int> ScorePanel::scoring() const {
    return view_.scoring ? std::optional(numbers_.at(*view_.scoring)) : std::nullopt;
}

}
