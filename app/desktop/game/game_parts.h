// The parts of a game's page, and where they lie.
#pragma once

#include "app/desktop/game/bars.h"
#include "app/desktop/game/builds.h"
#include "app/desktop/game/findings_panel.h"
#include "app/desktop/game/players_bar.h"
#include "app/desktop/game/score_panel.h"
#include "app/desktop/game/turns_strip.h"
#include "app/desktop/game/typed_places.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/panes.h"

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop {

/// Where the parts of a game's page lie: the hand, the board, the score with the findings, and the turns below them.
/// What does not fit folds: in a narrow window the score lies behind the hand, with tabs; in a low one, and while a
/// turn is open, the turns are told by their titles alone; where there is no room for all of the score, first the facts
/// that bring no points give way, then the air between its lines; all but its totals, and last these, give way only
/// where else not even one finding could be read.
class FoldingLayout {
public:
    struct Parts {
        wxWindow* left;
        wxWindow* middle;
        UndoBar* undo; ///< beside the players, where their names leave room for it
        PlayersBar* players;
        wxWindow* right; ///< with the score, the button that finishes the game, and the findings
        ScorePanel* score;
        FindingsPanel* findings;
        OpenTurnBar* open_turn;
        TurnsStrip* turns;
        TypedPlaceBar* typed_place; ///< in place of the turns
    };
    FoldingLayout(wxWindow& page, const Parts& parts);

    void fit(); ///< after something was shown or hidden; another size of the page it sees itself
    /// Of the columns that lie behind each other, the one that matters now.
    void bring_forward(bool right);

private:
    bool is_narrow() const;
    bool is_low() const;
    void fold_columns();
    void fold_undo();
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

/// The parts of a game's page and where they stand: the hand at the left, the way back and the players above the board,
/// and at the right the score and the findings; the turns below.
struct GameParts {
    /// `act` runs what may fail on the disk, and tells it.
    GameParts(wxWindow& page, Desk& desk, const std::function<void(const std::function<void()>&)>& act);

    wxPanel* left; ///< the editor's hand is put at its top
    wxPanel* middle;
    wxPanel* right;
    Later<BuiltList>* built; ///< only where it is asked for
    UndoBar* undo;
    PlayersBar* players;
    PhotoBar* photo; ///< only while one lies under the board
    ZoomPane* board;
    ScorePanel* score;
    Later<wxButton>* finish;
    BestPanel* best; ///< only where it is asked for
    FindingsPanel* findings;
    OpenTurnBar* open_bar;
    TurnsStrip* turns;
    TypedPlaceBar* typed_place; ///< only while a place is typed
    FoldingLayout layout;

    std::function<void(const std::vector<Place>& places)> on_piece; ///< of the list of what is built was chosen
    std::function<void()> on_finish;

private:
    BuiltList* make_built(wxWindow* parent);
};

}
