// The panel on which a table agrees before the first turn. Every game brings its own.
#pragma once

#include "core/game.h"

#include <functional>

#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop {

/// Whether the set-up is changed of a game that is being played: players stay as many, the depth stays.
enum class Playing : std::uint8_t { no, yes };

/// What a table agrees on before the first turn, for one game: who plays, how much is entered, and the rulings.
class Setup : public wxPanel {
public:
    using wxPanel::wxPanel;
    virtual Game game() const = 0;      ///< as chosen; the turns of a game being played stay
    virtual wxString fault() const = 0; ///< why it cannot begin; empty: it can

    /// Below what the game itself asks for, and reached after that by Tab.
    void add(wxWindow* part) {
        if (const wxSizerItemList& above = left_->GetChildren(); !above.empty())
            part->MoveAfterInTabOrder(above.back()->GetWindow());
        left_->Add(part, 0, wxEXPAND);
    }

    std::function<void()> on_change;

protected:
    wxSizer* left_ = new wxBoxSizer(wxVERTICAL); ///< the left column
};

}
