// How tiles are placed: which one, from which slot, on which level and how it is turned.
#pragma once

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/babylon/entry.h"
#include "app/table/babylon/position.h"

#include <wx/bitmap.h>
#include <wx/window.h>

class wxStaticText;

namespace clerk::desktop::babylon {

using namespace table::babylon;

// A level as a small picture: its green, with a figure or a sign.

wxBitmap level_picture(const wxWindow& window, int side, int level, const wxString& sign);
wxBitmap slab_picture(const wxWindow& window, int side,
                      int level);                         ///< of a level to look at: a plate behind its figure
wxBitmap slabs_picture(const wxWindow& window, int side); ///< of all levels

inline wxString sign_of_lowest() { return wxUniChar(0x2193); } ///< an arrow down

/// How the tile in hand is to be placed: level, open corner and turn.
class PlacingPanel : public LazyPanel {
public:
    PlacingPanel(wxWindow* parent, int width); ///< of its words

    void show(const Draft& draft);

    std::function<void(std::optional<int> level)> on_level;
    std::function<void(std::optional<game::Corner> open)> on_open;
    std::function<void()> on_turn;

private:
    void make() override;
    Segments* make_levels();
    Segments* make_corners();

    int width_;
    Segments* levels_;
    Segments* corners_;
};

/// Depth full: the tiles that may be placed now, taken and slot, and the pillars.
class SlotPanel : public wxPanel {
public:
    explicit SlotPanel(wxWindow* parent);

    /// `held`: the tile chosen to be placed. Before the dig only the slot is shown. `width`: of the words.
    void show(const Position& position, std::optional<game::From> held, int rotation, int width);

    std::function<void(std::optional<game::From>)> on_choose;

private:
    void show_tile(int index, const std::optional<game::Tile>& tile, int rotation);

    Segments* tiles_;
    wxStaticText* pillars_;
};

}
