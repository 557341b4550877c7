// The players of a game with their badges and points.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/desktop/game/score_table.h"
#include "app/desktop/game/scoreboard.h"
#include "app/table/snapshot.h"

#include <cstdint>
#include <functional>
#include <vector>

#include <wx/bitmap.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

// Above the board: where the game is, and the players as tabs with badge, name and total, or the track and below it a
// forecast.

struct PlayerTab {
    wxString name;
    wxString total;
    wxString forecast = {}; ///< as if the game ended now; empty: the total is all there is to say
    wxBitmap badge;
    bool at_turn = false;
};

class PlayersBar : public wxPanel {
public:
    explicit PlayersBar(wxWindow* parent);

    void show(const wxString& heading, const std::vector<PlayerTab>& tabs, int shown);

    int width_of_whole_names() const; ///< above their totals, without the heading

    std::function<void(int player)> on_choose;

private:
    void make_tabs(std::size_t count);
    enum class Words : std::uint8_t { with_forecast, in_one_line, in_two_lines };
    enum class Heading : std::uint8_t { whole, parted, none };
    static wxString words_of(const PlayerTab& tab, const wxString& name, Words words);
    void fit_names();
    void show_heading(Heading heading);
    int room_for_tabs() const;
    int width_of(std::size_t tab, Words words) const;
    int width_of_all(Words words) const; ///< tabs, without the gaps before them
    int width_of_gaps() const;
    std::vector<wxString> cut_names() const;
    void show_cut();
    void tell(std::size_t tab, const wxString& words);

    wxStaticText* heading_;
    wxString title_; ///< of the heading, in one line
    wxSizer* row_;
    std::vector<PlayerTab> shown_;
    struct Told {
        wxString words;
        wxBitmap badge;
    };
    std::vector<wxToggleButton*> tabs_;
    std::vector<Told> told_; ///< by each tab: to say the same again takes long
};

// The players with their badges and points: as tabs, in the score, on the scoreboard.

// `badge`: the side of a badge in pixels.
std::vector<PlayerTab> player_tabs(const table::Snapshot& now, const Editor& editor, int badge);
ScoreView score_view(const table::Snapshot& now, const Editor& editor, int badge);
/// Of a score that is being revealed the first so many categories.
std::vector<ScoreboardRow> scoreboard_rows(const table::Snapshot& now, const Editor& editor,
                                           std::optional<int> revealed);
/// Of a table among others, whose progress is told anew. `window`: in which it is shown.
ScoreboardTable scoreboard_table(table::Snapshot& now, const wxWindow& window);

}
