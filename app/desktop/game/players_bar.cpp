#include "app/desktop/game/players_bar.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/snapshot.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/arrstr.h>

namespace clerk::desktop {

namespace {

constexpr int air = 28; ///< across, round badge and words of a tab

wxString tip(const PlayerTab& tab) {
    const wxString name = tab.at_turn ? i18n::fill(_("It is {1}'s turn"), {tab.name}) : tab.name;
    if (tab.forecast.empty()) return name;
    return name + "\n" + i18n::fill(_("On the track: {1}. Score now: {2}."), {tab.total, tab.forecast});
}

}

PlayersBar::PlayersBar(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    heading_ = label(this, wxEmptyString, Type::heading);
    row_ = new wxBoxSizer(wxHORIZONTAL);
    row_->Add(heading_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(edge_gap));
    SetSizer(row_);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_names();
        event.Skip();
    });
}

/// Names are whole as long as there is room for them. Where they do not fit beside the totals, forecasts are left to
/// the tips and the score, the heading takes two lines, totals stand below the names, and last the heading goes. Only
/// what even then does not fit ends in dots.
void PlayersBar::fit_names() {
    if (tabs_.empty()) return;
    struct Way {
        Words words;
        Heading heading;
    };
    static constexpr Way ways[] = {
        {Words::with_forecast, Heading::whole}, {Words::with_forecast, Heading::parted},
        {Words::in_one_line, Heading::whole},   {Words::in_one_line, Heading::parted},
        {Words::in_two_lines, Heading::whole},  {Words::in_two_lines, Heading::parted},
        {Words::in_two_lines, Heading::none},
    };
    const bool forecasts = std::ranges::all_of(shown_, [](const PlayerTab& tab) { return !tab.forecast.empty(); });
    const auto fits = [&](const Way& way) {
        if (way.words == Words::with_forecast && !forecasts) return false;
        show_heading(way.heading);
        return width_of_all(way.words) <= room_for_tabs();
    };
    const auto* way = std::ranges::find_if(ways, fits);
    if (way == std::end(ways)) return show_cut();
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        tabs_[i]->SetMinSize({width_of(i, way->words), tabs_[i]->GetMinSize().y});
        tell(i, words_of(shown_[i], shown_[i].name, way->words));
    }
    Layout();
}

void PlayersBar::show_heading(Heading heading) {
    wxString title = title_;
    if (heading == Heading::parted) title.Replace(", ", ",\n");
    heading_->Show(heading != Heading::none);
    heading_->SetLabelText(title);
}

int PlayersBar::room_for_tabs() const {
    const int heading = heading_->IsShown() ? heading_->GetBestSize().x + FromDIP(edge_gap) : 0;
    return GetClientSize().x - heading - width_of_gaps();
}

wxString PlayersBar::words_of(const PlayerTab& tab, const wxString& name, Words words) {
    if (words == Words::in_two_lines) return name + "\n" + tab.total;
    // TRANSLATORS: a player's name and points, on the tab above the board.
    const wxString first = i18n::fill(_("{1}: {2}"), {name, tab.total});
    // TRANSLATORS: below a player's points on the scoring track: the total if the game ended now.
    return words == Words::with_forecast ? first + "\n" + i18n::fill(_("score now {1}"), {tab.forecast}) : first;
}

int PlayersBar::width_of(std::size_t tab, Words words) const {
    int width = 0;
    for (const wxString& line : wxSplit(words_of(shown_[tab], shown_[tab].name, words), '\n', '\0'))
        width = std::max(width, tabs_[tab]->GetTextExtent(line).x);
    return shown_[tab].badge.GetLogicalSize().x + width + FromDIP(air);
}

int PlayersBar::width_of_all(Words words) const {
    int width = 0;
    for (std::size_t tab = 0; tab < tabs_.size(); ++tab) width += width_of(tab, words);
    return width;
}

int PlayersBar::width_of_gaps() const { return static_cast<int>(tabs_.size()) * FromDIP(near_gap); }

int PlayersBar::width_of_whole_names() const { return width_of_all(Words::in_two_lines) + width_of_gaps(); }

/// Where others begin like what is left of one, its last letter is left, too.
std::vector<wxString> PlayersBar::cut_names() const {
    const int share = room_for_tabs() / static_cast<int>(tabs_.size());
    const auto room = [&](std::size_t tab) { return share - shown_[tab].badge.GetLogicalSize().x - FromDIP(air); };
    std::vector<wxString> names;
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        const wxString& whole = shown_[i].name;
        const wxString cut = ellipsized(*tabs_[i], whole, room(i)), begun = cut.BeforeLast(wxUniChar(0x2026));
        const auto begins_so = [&](const PlayerTab& tab) { return tab.name.StartsWith(begun); };
        const bool is_alike = cut != whole && std::ranges::count_if(shown_, begins_so) > 1;
        names.push_back(is_alike ? ellipsized_before_end(*tabs_[i], whole, room(i)) : cut);
    }
    return names;
}

/// The tabs share what there is, each name above its total.
void PlayersBar::show_cut() {
    const std::vector<wxString> names = cut_names();
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        tabs_[i]->SetMinSize({FromDIP(least_target), tabs_[i]->GetMinSize().y});
        tell(i, names[i].length() > 1 ? words_of(shown_[i], names[i], Words::in_two_lines) : shown_[i].total);
    }
    Layout();
}

void PlayersBar::tell(std::size_t tab, const wxString& words) {
    const wxBitmap& badge = shown_[tab].badge;
    if (told_[tab].words == words && told_[tab].badge.IsSameAs(badge)) return;
    told_[tab] = {words, badge};
    tabs_[tab]->SetLabel(wxControl::EscapeMnemonics(words));
    tabs_[tab]->SetBitmap(badge); // after the words, which would hide it
}

void PlayersBar::make_tabs(std::size_t count) {
    for (wxToggleButton* tab : tabs_) tab->Destroy();
    tabs_.clear();
    told_.assign(count, {});
    const int two_lines = 2 * GetTextExtent("Ag").y + FromDIP(12); // a forecast may be the second
    const wxSize least(FromDIP(least_target), std::max(FromDIP(least_target), two_lines));
    for (std::size_t i = 0; i < count; ++i) {
        const int player = static_cast<int>(i);
        auto* tab = new wxToggleButton(this, wxID_ANY, wxEmptyString);
        tab->SetMinSize(least);
        tab->SetName(wxString::Format("player-%d", player + 1));
        tab->Bind(wxEVT_TOGGLEBUTTON, [this, player](wxCommandEvent&) { on_choose(player); });
        row_->Add(tab, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
        tabs_.push_back(tab);
    }
}

void PlayersBar::show(const wxString& heading, const std::vector<PlayerTab>& tabs, int shown) {
    title_ = heading;
    if (tabs_.size() != tabs.size()) make_tabs(tabs.size());
    shown_ = tabs;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const PlayerTab& tab = tabs[i];
        dress_as_at_turn(*tabs_[i], tab.at_turn);
        tabs_[i]->SetFont(tab.at_turn ? GetFont().Bold() : GetFont());
        tabs_[i]->SetToolTip(tip(tab));
        tabs_[i]->SetValue(static_cast<int>(i) == shown);
        tabs_[i]->SetBackgroundColour(static_cast<int>(i) == shown ? palette().panel : palette().ground);
        tabs_[i]->SetForegroundColour(palette().text);
    }
    fit_names();
}

namespace {

constexpr int scoreboard_badge = 96;

ScoreboardRow scoreboard_row(const table::ScoreboardFigure& player, const wxBitmap& badge) {
    return {player.name, player.total, player.forecast, badge, player.stands_out, player.rank};
}

}

std::vector<PlayerTab> player_tabs(const table::Snapshot& now, const Editor& editor, int badge) {
    std::vector<PlayerTab> tabs;
    for (const table::PlayerFigure& figure : player_figures(now)) {
        const int player = static_cast<int>(tabs.size());
        tabs.push_back({figure.name, figure.total, figure.forecast, editor.badge(player, badge),
                        now.progress.player_at_turn == player});
    }
    return tabs;
}

ScoreView score_view(const table::Snapshot& now, const Editor& editor, int badge) {
    ScoreView view{.game = std::string(now.game()), .sheet = now.score()};
    view.forecast = table::forecast_round(now);
    for (int player = 0; player < static_cast<int>(view.sheet.players.size()); ++player) {
        view.badges.push_back(editor.badge(player, badge));
        view.marks.push_back({editor.badge(player, badge / 2), editor.colour(player)});
    }
    return view;
}

std::vector<ScoreboardRow> scoreboard_rows(const table::Snapshot& now, const Editor& editor,
                                           std::optional<int> revealed) {
    std::vector<ScoreboardRow> rows;
    for (const table::ScoreboardFigure& player : scoreboard_figures(now, revealed))
        rows.push_back(scoreboard_row(player, editor.badge(player.player, scoreboard_badge)));
    return rows;
}

ScoreboardTable scoreboard_table(table::Snapshot& now, const wxWindow& window) {
    now.progress = progress(now.whole);
    ScoreboardTable table{.heading = now.progress.heading, .game = i18n::game_name(now.game())};
    for (const table::ScoreboardFigure& player : scoreboard_figures(now, std::nullopt))
        table.rows.push_back(scoreboard_row(
            player, picture(window, scoreboard_badge, player_sign(now.whole.record, player.player).draw)));
    return table;
}

}
