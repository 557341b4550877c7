// A board of cells: the pointer or the keys go from cell to cell and act there. What it shows, and where its cells lie,
// is the game's own. It decides nothing: what may be put where is asked.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/drawing/screen_reader.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop {

/// Arrow keys move the cursor by a cell; with Shift to the next open cell that way. Enter and the space bar are a
/// click. When other cells open, the cursor goes to the one nearest to it. A `Cell` has columns x and rows y.
template <class Cell, class Ghost> class CellCanvas : public wxWindow {
public:
    /// Asked with the cell under the pointer or cursor whenever it may have changed: what to draw there, if anything.
    std::function<std::optional<Ghost>(Cell cell)> ghost_at;
    struct Press {
        bool shift = false;
        bool by_key = false; ///< Enter or the space bar
    };
    std::function<void(Cell cell, Press press)> on_cell; ///< a click or Enter on a cell
    std::function<void(Cell cell)> on_menu;              ///< right click: what is there can be changed
    std::function<void(std::optional<Cell>)> on_aim;     ///< the cell under the pointer or cursor is another

    /// Asks for the ghost again: what is in hand changed.
    void refresh_ghost() {
        ghost_ = cell_ && ghost_at ? ghost_at(*cell_) : std::nullopt;
        Refresh();
    }

    /// The cell under the pointer, or moved to by arrow keys.
    std::optional<Cell> cursor() const { return cell_; }
    /// Where a cell's middle is drawn, in the canvas' client coordinates. The cell is one of those shown.
    virtual wxPoint centre(Cell cell) const = 0;
    virtual std::optional<Cell> cell_at(wxPoint point) const = 0;

protected:
    CellCanvas(wxWindow* parent, const wxString& spoken_name)
        : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
        set_accessible_name(*this, spoken_name);
        paint_with(*this, [this](PaintDC& dc) { paint(dc); });
        for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_RIGHT_DOWN})
            Bind(press, &CellCanvas::click, this);
        bind_keys(*this, {.arrow = [this](int dx, int dy, bool shift) { arrow(dx, dy, shift); },
                          .act = [this](bool shift) { act({.shift = shift, .by_key = true}); }});
        Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
        Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
            if (!by_keys_) aim({});
        });
    }

    virtual bool shows(Cell cell) const = 0;
    virtual Cell beginning() const = 0;             ///< where the cursor comes to first
    virtual wxString in_words(Cell cell) const = 0; ///< where the cursor came to, for a screen reader
    virtual void draw_resting(wxGraphicsContext& gc, const Screen& screen) = 0; ///< all but ghost and cursor
    virtual void draw_ghost(wxGraphicsContext& gc, Cell cell, const Ghost& ghost) = 0;
    virtual void draw_cursor(wxGraphicsContext& gc, Cell cell) = 0;
    virtual void draw_focus(wxGraphicsContext& gc) = 0;

    /// What was just put down is no verdict on what comes next.
    void rest_ghost() { ghost_rests_ = true; }
    /// The board shows something else; these cells glow, for what is in hand may be put (or taken) there.
    void redraw(const std::vector<Cell>& open) {
        const bool others = open != open_;
        open_ = open;
        cached_.invalidate();
        if (others) aim_at_open();
        refresh_ghost();
    }

private:
    static int distance(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

    void aim(std::optional<Cell> cell) {
        if (cell == cell_) return;
        cell_ = cell;
        ghost_rests_ = false;
        if (on_aim) on_aim(cell);
        refresh_ghost();
    }

    void aim_at_open() {
        if (open_.empty() || (cell_ && std::ranges::find(open_, *cell_) != open_.end())) return;
        const Cell from = cell_.value_or(beginning());
        cell_ = *std::ranges::min_element(open_, {}, [&](Cell cell) { return distance(cell, from); });
        by_keys_ = true;
        ghost_rests_ = false;
        tell_where(*this, in_words(*cell_));
    }

    void point_at(wxPoint point) {
        by_keys_ = false;
        aim(cell_at(point));
    }

    void act(Press press) {
        if (!cell_) return arrow(0, 0, false);
        if (on_cell) on_cell(Cell(*cell_), press);
    }

    void click(wxMouseEvent& event) {
        SetFocus();
        point_at(event.GetPosition());
        if (!cell_) return;
        if (!event.RightDown()) return act({.shift = event.ShiftDown()});
        if (on_menu) on_menu(Cell(*cell_));
    }

    void arrow(int dx, int dy, bool to_open) {
        const Cell from = cell_.value_or(beginning());
        const Cell next = to_open ? next_open(from, dx, dy) : cell_ ? Cell{from.x + dx, from.y + dy} : from;
        if (!shows(next)) return;
        by_keys_ = true;
        aim(next);
        Refresh();
        tell_where(*this, in_words(next));
    }

    /// The nearest that lies more that way than aside; none: where it is.
    Cell next_open(Cell from, int dx, int dy) const {
        std::optional<Cell> nearest;
        for (const Cell cell : open_) {
            const int ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
            const int aside = std::abs((cell.x - from.x) * dy) + std::abs((cell.y - from.y) * dx);
            if (ahead <= 0 || aside > ahead) continue;
            if (!nearest || distance(cell, from) < distance(*nearest, from)) nearest = cell;
        }
        return nearest.value_or(from);
    }

    void paint(PaintDC& dc) {
        dc.DrawBitmap(cached_.of(*this, [this](wxMemoryDC& on, const Screen& screen) { draw_cached(on, screen); }), 0,
                      0);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        gc->EnableOffset(false);
        if (HasFocus()) draw_focus(*gc);
        if (ghost_ && cell_ && !ghost_rests_) draw_ghost(*gc, *cell_, *ghost_);
        if (cell_ && by_keys_) draw_cursor(*gc, *cell_);
    }

    void draw_cached(wxMemoryDC& dc, const Screen& screen) {
        dc.SetBackground(GetParent()->GetBackgroundColour());
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        draw_resting(*gc, screen);
    }

    std::vector<Cell> open_;
    std::optional<Cell> cell_; ///< under the pointer, or moved to by arrow keys
    bool by_keys_ = false;     ///< it was moved to by arrow keys
    std::optional<Ghost> ghost_;
    bool ghost_rests_ = false;
    CachedBitmap cached_; ///< all but ghost and cursor
};

}
