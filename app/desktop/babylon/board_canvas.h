// The board of one garden, seen from above: shows it, lets the pointer and the keys point into it. It decides nothing:
// what may be built where is asked of the editor.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "core/babylon/game.h"
#include "core/babylon/garden.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop::babylon {

/// What the board shows. A value: hand over a new one whenever anything changes.
struct BoardView {
    clerk::babylon::Garden garden;
    std::vector<Place> marked = {};                     ///< places of findings: outlined as wrong
    std::vector<Place> lit = {};                        ///< places of a score line: outlined as meant
    std::vector<clerk::babylon::Building> offered = {}; ///< legal ornaments, drawn faint; a click builds one
    std::size_t fresh_terraces = 0; ///< the last so many of the garden's terraces are this turn's: a fine accent edge
    std::optional<int> up_to_level = {}; ///< terraces above are faded, so that what is below can be seen
};

/// A terrace under the pointer or the cursor, before it is placed.
struct Ghost {
    clerk::babylon::Terrace terrace;
    bool legal = false;
};

/// An ornament being attempted: the spaces chosen so far.
struct OrnamentGhost {
    clerk::babylon::Kind kind;
    std::vector<clerk::babylon::Space> spaces;
    bool legal = false;
};

class BoardCanvas : public wxWindow {
public:
    explicit BoardCanvas(wxWindow* parent);

    void show(BoardView view);

    /// Asked with the anchor under the pointer or cursor whenever it may have changed: what to draw there, if anything.
    std::function<std::optional<Ghost>(clerk::babylon::Cell anchor)> ghost_at;
    /// The spaces chosen so far of an ornament being attempted; drawn with the ghost's colours.
    std::function<std::optional<OrnamentGhost>(clerk::babylon::Cell cell)> ornament_ghost_at;
    std::function<void(clerk::babylon::Cell anchor)> on_place;       ///< a click (or Enter) while a terrace ghost shows
    std::function<void(clerk::babylon::Cell cell)> on_cell;          ///< a click (or Enter) on a cell otherwise
    std::function<void(const clerk::babylon::Building&)> on_offered; ///< a click on an offered ornament
    std::function<void(clerk::babylon::Cell cell)> on_menu;          ///< right click: what is there can be edited

    /// Asks for the ghost again: the tile in hand, its level, open corner or turn changed.
    void refresh_ghost();

    std::optional<clerk::babylon::Cell> cursor() const; ///< the cell under the pointer, or moved to by arrow keys
    /// Where a cell's middle is drawn, in the canvas' client coordinates (for tests that click).
    wxPoint middle(clerk::babylon::Cell cell) const;
    /// The anchor whose terrace would lie under this point; the cell corner nearest the pointer is the terrace's
    /// middle.
    std::optional<clerk::babylon::Cell> anchor_at(wxPoint point) const;
    wxPoint middle_of_anchor(clerk::babylon::Cell anchor) const;   ///< point that anchor_at maps back to the anchor
    wxPoint middle(const clerk::babylon::Building& offered) const; ///< where an offered ornament is clicked

private:
    /// What the pointer, or the cursor where the keys moved it, points at. An offered ornament is meant before a ghost.
    struct Aim {
        std::optional<clerk::babylon::Cell> cell = {};
        std::optional<clerk::babylon::Cell> anchor = {};
        std::optional<std::size_t> offered = {}; ///< its place in the view's list
        friend bool operator==(const Aim&, const Aim&) = default;
    };

    BoardGeometry geometry() const;
    Aim aim_at(wxPoint point) const;
    Aim aim_by_keys(clerk::babylon::Cell cell) const;
    std::optional<std::size_t> offered_towards(clerk::babylon::Cell cell, int dx, int dy) const;
    void aim(const Aim& at);
    void act();

    void paint(wxPaintEvent& event);
    const wxBitmap& resting();
    void draw_moving(wxGraphicsContext& gc) const;
    void key(wxKeyEvent& event);
    void tell_readers();

    BoardView view_;
    Aim aim_;
    bool by_keys_ = false; ///< the cursor was moved by the keys last
    std::optional<Ghost> ghost_;
    std::optional<OrnamentGhost> ornament_ghost_;
    wxBitmap resting_; ///< board and garden as they are when nothing moves; drawn again when its key differs
    wxSize resting_size_;
    double resting_scale_ = 0;
    Theme resting_theme_ = Theme::light;
};

}
