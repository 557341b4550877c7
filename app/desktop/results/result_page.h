// The end of a game: its score revealed category by category, then ranks, what decided a tie, and the whole score.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/desktop/game/score_panel.h"
#include "app/desktop/results/reveal_chart.h"

#include <optional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

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
        std::vector<DrawSized> pictures = {}; ///< of what each player has built; none: nothing
        /// The same from above, with some pieces lit.
        std::function<DrawSized(int player, const std::vector<Place>& lit)> lit_picture = {};
    };
    void reveal(Result result); ///< step by step; then it is shown
    void show(Result result);
    std::optional<int> revealed() const; ///< how many categories; none: all that there is

private:
    void reveal_next();
    wxSizer* make_lit_pictures();
    void light(std::string_view category);
    void put_in_the_middle(wxSizer* rows);
    void show_result();
    void add_ranks(wxSizer& rows);
    void add_course(wxSizer& rows); ///< of the totals
    void add_picture(wxSizer& columns);
    void fit();
    void fit_picture();
    wxButton* add_button(wxSizer& row, const wxString& words, const char* name, std::function<void()> run);
    void add_what_is_left(wxSizer& rows, wxSizer& row);
    void add_buttons(wxSizer& rows);
    void key(wxKeyEvent& event);

    ResultActions actions_;
    Result result_;
    RevealChart* revealing_ = nullptr; ///< while something is still to be revealed
    wxStaticText* category_ = nullptr;
    ScorePanel* table_ = nullptr;     ///< while the result is shown
    DrawnPicture* picture_ = nullptr; ///< of what the winner has built, while the result is shown
    std::vector<DrawnPicture*> lit_;  ///< one a player; none: nothing was built
};

}
