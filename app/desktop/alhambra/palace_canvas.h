// The palace on the screen, and what is laid over its picture.
#pragma once

#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/drawing/cell_canvas.h"
#include "app/desktop/drawing/photo_underlay.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/table/alhambra/palace_input.h"

#include <optional>
#include <utility>
#include <vector>

namespace clerk::desktop::alhambra {

using table::alhambra::Ghost;
namespace game = clerk::alhambra;

// What is laid over the cached palace: where a tile may go, the tile being tried, what is marked.

void draw_open(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Cells& cells,
               const game::Palace& palace);
void draw_ghost(wxGraphicsContext& gc, const PalaceGeometry& geometry, game::Cell cell, const Ghost& ghost,
                double scale);
void draw_marked(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places);
void draw_advised(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places);
void draw_lit(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places);
void draw_cursor(wxGraphicsContext& gc, const PalaceGeometry& geometry, game::Cell cell);
void draw_focus(wxGraphicsContext& gc, const PalaceGeometry& geometry);

/// A photo of the palace over what is entered of it, of which the outlines show through.
void draw_photo(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace,
                const PhotoShown& photo, double scale);

// A palace from above: shows it, lets the pointer and the keys point into it. It decides nothing: what may be put where
// is asked.

/// What the canvas shows. A value: hand over a new one whenever anything changes. The longest outer wall is found in
/// the palace, lit, and its length written beside it.
struct PalaceView {
    game::Palace palace = {};
    std::vector<Place> marked = {};         ///< places of findings: cells, or sides (game::place), outlined as wrong
    std::vector<Place> advised = {};        ///< where it would be legal
    std::vector<Place> lit = {};            ///< places of a score line or a turn: outlined as meant
    game::Cells open = {};                  ///< cells that glow: what is in hand may be put (or taken) there
    std::vector<game::Cell> fresh = {};     ///< tiles of this turn: a fine accent edge
    std::optional<game::Cell> leaving = {}; ///< its tile is to leave in a swap: drawn faint
};

class PalaceCanvas : public CellCanvas<game::Cell, Ghost> {
public:
    explicit PalaceCanvas(wxWindow* parent);

    void show(PalaceView view);
    void lay(PhotoShown photo); ///< under the grid

    /// Of the palace and one cell round it.
    wxPoint centre(game::Cell cell) const override;
    std::optional<game::Cell> cell_at(wxPoint point) const override;

private:
    PalaceGeometry geometry() const; ///< all of a photo is shown: what is not entered yet lies there

    bool shows(game::Cell cell) const override { return geometry().shows(cell); }
    game::Cell beginning() const override { return game::fountain; }
    wxString in_words(game::Cell cell) const override;
    void draw_resting(wxGraphicsContext& gc, const Screen& screen) override;
    void draw_ghost(wxGraphicsContext& gc, game::Cell cell, const Ghost& ghost) override;
    void draw_cursor(wxGraphicsContext& gc, game::Cell cell) override;
    void draw_focus(wxGraphicsContext& gc) override;

    PalaceView view_;
    PhotoShown photo_;
    SpriteCache sprites_;
    std::pair<Screen, double> sprites_of_; ///< with the side of a cell there
};

}
