// The left of the window: whatever the player at turn needs next, and nothing else.
#pragma once

#include "app/desktop/babylon/face_entry.h"
#include "app/desktop/babylon/known_faces_panel.h"
#include "app/desktop/babylon/placing.h"
#include "app/desktop/babylon/quarry_canvas.h"
#include "app/desktop/babylon/slot_panel.h"
#include "app/desktop/babylon/token_panel.h"
#include "app/table/babylon/hold.h"

#include <wx/button.h>
#include <wx/scrolwin.h>

namespace clerk::desktop::babylon {

using namespace table::babylon;

class Hand : public wxScrolledWindow {
public:
    explicit Hand(wxWindow* parent);

    /// `known`: faces of earlier games, those seen most often first.
    void show(const Position& position, const Hold& hold, const std::vector<game::Tile>& known);

    TokenPanel& token() { return *token_; }
    QuarryCanvas& quarry() { return *quarry_; }
    FaceEntry& face() { return *face_; }
    KnownFacesPanel& known() { return *known_; }
    SlotPanel& slot() { return *slot_; }
    Placing& placing() { return *placing_; }
    Segments& kinds() { return *kinds_; }

    std::function<void()> on_take; ///< the tile as entered
    std::function<void(game::Unplaced)> on_end_turn;

private:
    Segments* make_kinds();
    wxButton* make_button(const wxString& words, const char* name, std::function<void()> run);
    void lay_out();
    void show_known(const Position& position, const Hold& hold, const std::vector<game::Tile>& known);
    void show_doubt(const Position& position, const Hold& hold);
    void show_titles(const Position& position, const Hold& hold);
    void show_end(const Position& position);

    wxStaticText* doubt_; ///< whether a face can have been entered so often
    wxStaticText* next_;  ///< what is to be done next
    TokenPanel* token_;
    QuarryCanvas* quarry_;
    FaceEntry* face_;
    KnownFacesPanel* known_;
    wxButton* take_;
    SlotPanel* slot_;
    Placing* placing_;
    wxStaticText* kinds_title_;
    Segments* kinds_;
    wxButton* end_;
    wxButton* end_storing_;
    wxButton* end_discarding_;
};

}
