#include "app/desktop/people/player_panel.h"

#include "app/desktop/drawing/charts/chart.h"
#include "app/desktop/people/player_figures.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/people.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>

namespace clerk::desktop {

namespace {

constexpr int scroll_step = 12;
constexpr int game_width = 260;

std::vector<wxString> figure_columns(const wxString& first) {
    return {first, _("Games"), _("Wins"), _("Win rate"), _("Chance"), _("Average"), _("Best")};
}

std::vector<wxString> figures_line(const wxString& name, const db::Figures& figures) {
    return {name,
            figure(figures.plays),
            figure(figures.wins),
            win_rate(figures),
            chance(figures),
            average_points(figures),
            best_points(figures)};
}

FiguresTable by_game(const db::PlayerPage& page, const std::vector<db::GameRating>& ratings) {
    FiguresTable table{"by-game", _("By game"), figure_columns(_("Game")), {}, game_width};
    table.columns.push_back(_("Rating"));
    for (const db::GameFigures& one : page.by_game) {
        table.lines.push_back(figures_line(i18n::game_name(one.game), one.figures));
        table.lines.back().push_back(rating_figure(rating_in(ratings, one.game)));
    }
    return table;
}

FiguresTable by_variant(const db::PlayerPage& page) {
    FiguresTable table{
        "by-ruling", _("By how much was entered, and rulings"), figure_columns(_("Game")), {}, game_width};
    for (const db::GameFigures& one : page.by_variant) {
        const wxString game = i18n::game_name(one.game), variant = i18n::variant(one.game, one.variant);
        const wxString words = variant.empty() ? game : i18n::fill(_("{1}: {2}"), {game, variant}); // from elsewhere
        table.lines.push_back(figures_line(words, one.figures));
    }
    return table;
}

FiguresTable by_players(const db::PlayerPage& page) {
    FiguresTable table{"by-players",
                       _("By number of players"),
                       {_("Players"), _("Games"), _("Wins"), _("Win rate"), _("Average")},
                       {}};
    for (const db::PlayersFigures& one : page.by_players)
        table.lines.push_back({figure(one.players), figure(one.figures.plays), figure(one.figures.wins),
                               win_rate(one.figures), average_points(one.figures)});
    return table;
}

/// Of one game: those of several say nothing beside each other.
FiguresTable categories(const db::PlayerPage& page, const std::string& game) {
    FiguresTable table{"categories",
                       i18n::fill(_("{1}, by category"), {i18n::game_name(game)}),
                       {_("Category"), _("Games"), _("Average"), _("Best")},
                       {}};
    for (const db::CategoryFigures& one : page.categories)
        if (one.game == game)
            table.lines.push_back({category_name(one.game, one.category), figure(one.scored),
                                   charts::average(one.average()), figure(one.best)});
    return table;
}

FiguresTable rivals(const std::vector<db::Person>& others, const db::PlayerPage& page) {
    FiguresTable table{
        "rivals", _("Most played with"), {_("Name"), _("Games"), _("Ahead"), _("Behind"), _("Equal")}, {}};
    for (const db::Person& other : others) {
        const auto rival = std::ranges::find(page.rivals, other.id, &db::Rivalry::other);
        if (rival != page.rivals.end())
            table.lines.push_back({shown_name(other), figure(rival->plays), figure(rival->ahead), figure(rival->behind),
                                   figure(rival->level)});
    }
    return table;
}

/// Plays of all players against the game are told by themselves; empty: there are none.
wxString together_in_words(const db::Figures& together) {
    if (together.plays == 0) return {};
    return i18n::fill(_("plus {1} against the game, {2} won"), {figure(together.plays), win_rate(together)});
}

/// The game that points are compared in: the filter's, or the one played most.
db::GameFigures charted_game(const db::PlayerPage& page, const db::PageFilter& filter) {
    const auto most = std::ranges::max_element(page.by_game, {}, [](const auto& one) { return one.figures.plays; });
    return most == page.by_game.end() ? db::GameFigures{filter.game, "", {}} : *most;
}

std::pair<wxString, wxString> first_and_last_day(const PlayerData& data, const db::PlayFilter& filter) {
    const int plays = data.plays.count(filter);
    const auto day = [&](int place) { return day_in_words(data.plays.page(filter, place, 1).at(0).play); };
    if (plays == 0) return {};
    return {day(plays - 1), day(0)};
}

/// Everyone else: first whom the person has met, most played with first.
std::vector<db::Person> others(const PlayerData& data, const std::string& person, const db::PlayerPage& page) {
    std::vector<db::Person> others = in_order(data.people.list());
    std::erase_if(others, [&](const db::Person& other) { return other.id == person; });
    const auto plays = [&](const db::Person& other) {
        const auto met = std::ranges::find(page.rivals, other.id, &db::Rivalry::other);
        return met == page.rivals.end() ? 0 : met->plays;
    };
    std::ranges::stable_sort(others, std::greater(), plays);
    return others;
}

}

PlayerPanel::PlayerPanel(wxWindow* parent, PlayerActions actions)
    : wxScrolledWindow(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    SetName("player-page");
    SetScrollRate(0, FromDIP(scroll_step));
    head_ = new PlayerHeader(this, actions_);
    cards_ = make_ground();
    charts_ = new ChartsPanel(this, actions_);
    tables_ = make_ground();
    left_ = make_ground();
    right_ = make_ground();
    head_to_head_ = new HeadToHeadPanel(this);
    merge_ = new MergePlayersPanel(this, actions_);
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(right_, 1, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    right->Add(head_to_head_, 0, wxEXPAND);
    auto* pair = new ColumnsSizer(*this, FromDIP(far_gap));
    pair->Add(left_, 1, wxEXPAND | wxRIGHT, FromDIP(far_gap));
    pair->Add(right, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(cards_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(charts_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(tables_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(pair, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(merge_, 0, wxEXPAND);
    follow_focus(*this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        FitInside(); // before it is laid out: what lies in it needs more room once it is seen
        event.Skip();
    });
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxRIGHT, FromDIP(far_gap)); // where the bar to scroll by is
    SetSizer(edge);
}

wxPanel* PlayerPanel::make_ground() {
    auto* panel = new wxPanel(this);
    use_ground_colours(*panel);
    return panel;
}

void PlayerPanel::show(PlayerData& data, const std::string& person, const db::PageFilter& filter) {
    const db::PlayerPage page = data.statistics.player(person, filter);
    const bool another = person != person_.id;
    person_ = data.people.load(person);
    const std::vector<db::Person> everyone_else = others(data, person, page);
    const db::GameFigures charted = charted_game(page, filter);
    const std::vector<db::GameRating> ratings = data.ratings.of(person);
    Freeze();
    head_->show(data, person_);
    const auto [first, last] = first_and_last_day(data, {.game = filter.game, .player = person});
    head_->show_since(first, last);
    head_->show_rating(rating_in(ratings, filter.game),
                       filter.game.empty() ? wxString() : i18n::game_name(filter.game));
    make_cards(data, page, charted);
    show_charts(data, filter, charted, ratings);
    make_tables(page, ratings);
    make_columns(everyone_else, page, charted.game);
    head_to_head_->show(data, person, filter, everyone_else);
    merge_->show(data, person_, everyone_else);
    FitInside();
    Layout();
    if (another) Scroll(0, 0);
    Thaw();
}

void PlayerPanel::make_cards(const PlayerData& data, const db::PlayerPage& page, const db::GameFigures& charted) {
    cards_->DestroyChildren();
    auto* cards = new ColumnsSizer(*this, FromDIP(far_gap));
    std::array<wxSizer*, 2> threes{}; // each stays together where the six do not fit into one row
    for (wxSizer*& three : threes) {
        auto* cells = new wxFlexGridSizer(3, FromDIP(wxSize(near_gap, 0)));
        for (const std::size_t column : {0U, 1U, 2U}) cells->AddGrowableCol(column);
        cells->AddGrowableRow(0);
        if (three == threes[1]) cards->Add(FromDIP(near_gap), FromDIP(near_gap));
        three = cells;
        cards->Add(three, 1, wxEXPAND);
    }
    const auto add = [&](wxSizer& three, const Card& card) { three.Add(make_card(cards_, card).panel, 1, wxEXPAND); };
    const db::Figures& total = page.total;
    add(*threes[0], {"figure-plays", _("Games"), figure(total.plays), together_in_words(page.together)});
    add(*threes[0], {"figure-wins", _("Wins"), figure(total.wins),
                     i18n::fill(_("by chance {1}"), {charts::average(total.expected)})});
    add(*threes[0], {"figure-rate", _("Win rate"), win_rate(total), i18n::fill(_("by chance {1}"), {chance(total)})});
    add(*threes[1], {"figure-streak", _("Wins in a row"), figure(page.streak),
                     i18n::fill(_("longest {1}"), {figure(page.longest_streak)})});
    add(*threes[1], {"figure-average", _("Average"), average_points(charted.figures), i18n::game_name(charted.game)});
    add_best(*threes[1], data, charted);
    cards_->SetSizer(cards);
}

/// A game of ours can be looked at again.
void PlayerPanel::add_best(wxSizer& cards, const PlayerData& data, const db::GameFigures& charted) {
    const std::string play = charted.figures.best_play;
    const Sheet card = make_card(cards_, {"figure-best", _("Best"), best_points(charted.figures), {}});
    if (!play.empty() && data.plays.load(play).ours) {
        auto* open = new wxButton(card.panel, wxID_ANY, _("Look at it"), wxDefaultPosition, wxDefaultSize,
                                  wxBU_EXACTFIT | wxBORDER_NONE);
        open->SetName("open-best");
        open->SetForegroundColour(palette().accent);
        open->SetToolTip(i18n::fill(_("Open the game in which {1} was reached"), {best_points(charted.figures)}));
        run_after_click(*open, [this, play] { actions_.open(play); });
        card.rows->Add(open);
    }
    cards.Add(card.panel, 1, wxEXPAND);
}

void PlayerPanel::show_charts(const PlayerData& data, const db::PageFilter& filter, const db::GameFigures& charted,
                              const std::vector<db::GameRating>& ratings) {
    db::PageFilter one_game = filter;
    one_game.game = charted.game;
    charts_->Show(charted.figures.plays > 0);
    if (charts_->IsShown()) charts_->show(data, person_, one_game, charted.figures, ratings);
}

void PlayerPanel::make_tables(const db::PlayerPage& page, const std::vector<db::GameRating>& ratings) {
    tables_->DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_table(tables_, by_game(page, ratings)), 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(make_table(tables_, by_variant(page)), 0, wxEXPAND);
    tables_->SetSizer(rows);
}

void PlayerPanel::make_columns(const std::vector<db::Person>& others, const db::PlayerPage& page,
                               const std::string& game) {
    left_->DestroyChildren();
    right_->DestroyChildren();
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(make_table(left_, by_players(page)), 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    left->Add(make_table(left_, rivals(others, page)), 1, wxEXPAND);
    left_->SetSizer(left);
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(make_table(right_, categories(page, game)), 1, wxEXPAND);
    right_->SetSizer(right);
}

}
