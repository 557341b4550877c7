// Where the parts of a game's page lie: the hand, the board, the score with the findings, and the turns below them.
// What does not fit folds: in a narrow window the score lies behind the hand, with tabs; in a low one, and while a turn
// is open, the turns are told by their titles alone; where there is no room for all of the score, first the facts that
// bring no points give way, then the air between its lines, then all but its totals, and last these.
#pragma once

#include "app/desktop/game/findings_panel.h"
#include "app/desktop/game/open_turn_bar.h"
#include "app/desktop/game/score_panel.h"
#include "app/desktop/game/turns_strip.h"
#include "app/desktop/widgets/segments.h"

#include <wx/sizer.h>

namespace clerk::desktop {

class FoldingLayout {
public:
    struct Parts {
        wxWindow* left;
        wxWindow* middle;
        wxWindow* right; ///< with the score, the button that finishes the game, and the findings
        ScorePanel* score;
        FindingsPanel* findings;
        OpenTurnBar* open_turn;
        TurnsStrip* turns;
        int button_height; ///< of one with a line of words
    };
    FoldingLayout(wxWindow& page, const Parts& parts);

    void fit(); ///< after something was shown or hidden; another size of the page it sees itself
    /// Of the columns that lie behind each other, the one that matters now.
    void bring_forward(bool right);

private:
    bool is_narrow() const;
    bool is_low() const;
    void fold_columns();
    void fold_turns();
    void fold_score();
    Segments* make_tabs(wxWindow* parent);
    void show_columns();

    wxWindow& page_;
    Parts parts_;
    Later<Segments>* tabs_;
    wxSizer* side_;    ///< the tabs, and what they choose from
    wxSizer* columns_; //
    wxBoxSizer* bottom_;
    bool narrow_ = false;
    bool right_ahead_ = false;
};

}
