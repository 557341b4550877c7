// The parts of a game's page and where they stand: the hand at the left, the players above the board, and at the right
// the score, the findings and the way back; the turns below.
#pragma once

#include "app/desktop/game/best_panel.h"
#include "app/desktop/game/built_list.h"
#include "app/desktop/game/folding_layout.h"
#include "app/desktop/game/photo_bar.h"
#include "app/desktop/game/players_bar.h"
#include "app/desktop/game/undo_bar.h"
#include "app/desktop/widgets/zoom_pane.h"

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>

namespace clerk::desktop {

struct GameParts {
    /// `act` runs what may fail on the disk, and tells it.
    GameParts(wxWindow& page, Desk& desk, const std::function<void(const std::function<void()>&)>& act);

    wxPanel* left; ///< the editor's hand is put at its top
    wxPanel* middle;
    wxPanel* right;
    Later<BuiltList>* built; ///< only where it is asked for
    PlayersBar* players;
    PhotoBar* photo; ///< only while one lies under the board
    ZoomPane* board;
    ScorePanel* score;
    Later<wxButton>* finish;
    BestPanel* best; ///< only where it is asked for
    FindingsPanel* findings;
    UndoBar* undo;
    OpenTurnBar* open_bar;
    TurnsStrip* turns;
    FoldingLayout layout;

    std::function<void(const std::vector<Place>& places)> on_piece; ///< of the list of what is built was chosen
    std::function<void()> on_finish;

private:
    BuiltList* make_built(wxWindow* parent);
};

}
