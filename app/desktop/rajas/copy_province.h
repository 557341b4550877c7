// One side of the province board, as it is written down of one's own copy.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/rajas/controls.h"
#include "app/desktop/widgets/buttons.h"
#include "app/table/rajas/copy.h"
#include "core/rajas/pieces.h"

#include <functional>
#include <optional>

#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/window.h>

namespace clerk::desktop::rajas {

namespace game = clerk::rajas;

/// The province board while it is written down: its places, its exits, and what lies at its rim.
class CopyProvinceCanvas : public wxWindow {
public:
    explicit CopyProvinceCanvas(wxWindow* parent);

    void show(const game::ProvinceSide& side, std::optional<game::Edge> chosen);

    /// The cell and the side of it that is nearest.
    std::function<void(const game::Edge&)> on_click;

    wxPoint beside(const game::Edge& edge) const; ///< a point in the cell, near that side; for tests

private:
    int columns() const { return side_.map.empty() ? 0 : static_cast<int>(side_.map.front().size()); }
    int rows() const { return static_cast<int>(side_.map.size()); }
    double cell_side() const;
    Area area(game::Cell cell) const;
    Point middle(const game::Edge& edge, double inward) const; ///< of the side; `inward`: in sides of a cell
    std::optional<game::Edge> edge_at(wxPoint point) const;
    void move(int dx, int dy, bool shift);
    void paint(PaintDC& dc);
    void draw_place(wxGraphicsContext& gc, game::Cell cell) const;
    void draw_rim(wxGraphicsContext& gc) const;

    game::ProvinceSide side_;
    std::optional<game::Edge> chosen_;
    game::Edge cursor_{{1, 1}, game::Side::n};
};

/// The back begins as a copy of the front, where that is described; it counts for nothing until it is taken or changed.
/// One side of the province board: how large it is, which cells are places, where the exits are and what the rim
/// yields. Its controls: "as-the-front", "columns", "rows", "click-places", "click-exits", "click-yields",
/// "province-copy", "slot-none" …, "take-yield-off" and the pad's.
class CopyProvincePanel : public PartPanel {
public:
    /// `front`: of a back, as it is described; none: it is not.
    CopyProvincePanel(wxWindow* parent, bool back, std::optional<game::ProvinceSide> front = {});

    void show(const std::string& draft) override;

private:
    enum Click { places, exits, yields };

    wxSizer* make_size();
    wxWindow* make_yield();
    wxSpinCtrl* make_spin(const wxString& words, const char* name);
    void click(const game::Edge& pointed);
    void click_rim(const game::Edge& pointed);
    void change(ChangedSide next);
    void change_yield(const std::function<void(game::Yield&)>& change);
    game::Yield yield() const; ///< at the side chosen
    void refresh();

    bool back_;
    std::optional<game::ProvinceSide> front_;
    game::ProvinceSide side_;
    std::optional<game::Edge> chosen_; ///< the side whose yield is looked at
    wxButton* as_front_;
    wxSpinCtrl* columns_;
    wxSpinCtrl* rows_;
    Segments* clicks_;
    CopyProvinceCanvas* canvas_;
    wxPanel* yield_;
    wxStaticText* where_;
    Segments* slots_ = nullptr;
    RewardPad* pad_;
};

}
