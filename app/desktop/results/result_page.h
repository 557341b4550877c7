// The end of a game: its score revealed category by category, then ranks and the whole score.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/score_panel.h"
#include "core/score_sheet.h"

#include <optional>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/window.h>

namespace clerk::desktop {

/// The score as it is revealed: a bar for everyone that grows category by category.
class RevealChart : public wxWindow {
public:
    /// A badge for everyone who has one.
    RevealChart(wxWindow* parent, std::vector<PlayerScore> all, std::vector<wxBitmap> badges);

    int categories() const { return all_.empty() ? 0 : static_cast<int>(all_.front().categories.size()); }
    int revealed() const { return revealed_; }
    void reveal_next();                ///< requires that something is left
    int length(std::size_t who) const; ///< of the bar, in pixels

    wxSize DoGetBestClientSize() const override;

private:
    int row_height() const { return 2 * GetCharHeight() + FromDIP(14); }
    struct Range {
        int lowest, highest;
    };
    Range range() const; ///< of the totals, with 0
    /// Figures that may be below 0, such as a gap: the bars begin at the lowest, else the last one had the longest.
    bool begins_at_lowest() const;
    wxRect bar_area(const wxRect& row) const; ///< with room for the figure behind the longest bar
    wxRect row(std::size_t who) const;
    void paint(PaintDC& dc);
    void draw_row(wxDC& dc, std::size_t who, const wxRect& row) const;
    void draw_bar(wxDC& dc, const PlayerScore& score, const wxRect& bar) const;

    std::vector<PlayerScore> all_;
    std::vector<wxBitmap> badges_;
    int revealed_ = 0;
};

// The end of a game: its score revealed category by category, then ranks, what decided a tie, and the whole score.

struct ResultActions {
    std::function<void()> back; ///< to the board
    std::function<void()> new_game;
    std::function<void()> walk;   ///< through the game
    std::function<void()> review; ///< of its turns, each beside its best
    std::function<void()> export_game;
    std::function<void()> past_games;
    std::function<void()> revealed; ///< a category more, or everything
    std::function<void(wxWindow& button)> share;
};

class ResultPage : public wxPanel {
public:
    ResultPage(wxWindow* parent, ResultActions actions);

    /// What is shown of a game that is over.
    struct Result {
        ScoreView score;
        std::vector<std::vector<int>> totals; ///< by turn; empty: there were no turns
        bool waivers = false;
        wxString milestones = {};             ///< what is new about it; empty: nothing
        std::vector<DrawSized> pictures = {}; ///< of what each player has built; none: nothing
        /// What a player has built, from above, with some pieces lit.
        std::function<DrawSized(int player, const std::vector<Place>& lit)> lit_picture = {};
    };
    void reveal(Result result); ///< step by step; then it is shown
    void show(Result result);
    std::optional<int> revealed() const; ///< how many categories; none: all that there is

private:
    void reveal_next();
    wxSizer* make_lit_pictures();
    void light(std::string_view category);
    void show_result();
    void add_ranks(wxSizer& rows);
    void add_course(wxSizer& rows); ///< of the totals
    void add_headline(wxSizer& rows);
    bool add_pictures(wxSizer& rows);
    void fit();
    wxButton* add_button(wxSizer& row, const wxString& words, const char* name, std::function<void()> run);
    void add_what_is_left(wxSizer& rows, wxSizer& row);
    void add_buttons(wxSizer& rows);
    void key(wxKeyEvent& event);

    ResultActions actions_;
    Result result_;
    RevealChart* revealing_ = nullptr; ///< while something is still to be revealed
    wxStaticText* category_ = nullptr;
    std::vector<wxWindow*> course_;  ///< of the totals, and what it is, while the result is shown
    ScorePanel* table_ = nullptr;    ///< while the result is shown
    std::vector<DrawnPicture*> lit_; ///< one a player; none: nothing was built
};

}
