// The games of the window: the one place in it that names them.
#pragma once

#include "app/desktop/editor.h"

#include <wx/panel.h>

namespace clerk::desktop {

std::unique_ptr<Editor> make_editor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

/// The page of a new game, for one game: who plays, and what the table agrees on.
class Setup : public wxPanel {
public:
    using wxPanel::wxPanel;
    virtual Game game() const = 0;        ///< as chosen, without a turn
    virtual wxString fault() const = 0;   ///< why it cannot begin; empty: it can
    std::function<void()> on_change;
};

struct PlayerChoice {
    std::vector<std::string> names;  ///< offered, the likeliest first
    std::size_t count = 2;           ///< at the table last time
    Depth depth = Depth::builds;
};

Setup* make_setup(wxWindow* parent, const PlayerChoice& players);
/// The same for a game that is being played: what can be changed without losing a turn.
Setup* make_setup(wxWindow* parent, const Record& record);
/// A game that can begin at once.
Game plain_game(const PlayerChoice& players);

/// A picture for the start page.
wxBitmap cover(const wxWindow& window, int side);

}
