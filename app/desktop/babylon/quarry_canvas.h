// The quarry: 4×4 stacks with their heights and materials. Pointing at a stack shows what it would bring.
#pragma once

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "core/babylon/play.h"

#include <functional>
#include <optional>

#include <wx/window.h>

namespace clerk::desktop::babylon {

/// What the quarry shows. A value: hand over a new one whenever anything changes.
struct QuarryView {
    clerk::babylon::Quarry quarry{};
    bool open = true;                             ///< a tile may be taken now
    std::optional<clerk::babylon::Cell> dug = {}; ///< this turn's stack
    std::optional<int> column = {};               ///< of the stack that is being chosen by figures
};

/// Arrow keys move the cursor, Enter or the space bar takes the top tile of its stack. Who presses a stack and draws
/// the pointer away sees the four flowers, and lets go on the one that the tile bears: stack and flower in one go.
class QuarryCanvas : public wxWindow {
public:
    explicit QuarryCanvas(wxWindow* parent, int side = 168);

    void show(QuarryView view);

    /// The single pillars the stack would bring, shown while it is pointed at; none: no figure.
    std::function<std::optional<int>(clerk::babylon::Cell stack)> income_at;
    std::function<void(clerk::babylon::Cell stack)> on_dig;       ///< a click on a stack that is not empty, while open
    std::function<void(clerk::babylon::Flower flower)> on_flower; ///< of the stack dug last
    std::function<void(const wxString& why)> on_dead;             ///< a click that means nothing
    std::function<void(clerk::babylon::Cell stack)> on_point;     ///< the stack pointed at changed

    std::optional<clerk::babylon::Cell> cursor() const { return cursor_; }
    wxPoint centre(clerk::babylon::Cell stack) const; ///< for tests that click
    wxPoint centre(clerk::babylon::Flower flower) const;

private:
    Area area(clerk::babylon::Cell stack) const;
    std::optional<clerk::babylon::Cell> stack_at(wxPoint point) const;
    void paint(PaintDC& dc);
    Area floor_of(clerk::babylon::Cell stack) const;
    Area area(clerk::babylon::Flower flower) const;
    void press(wxPoint point);
    void point_at(wxPoint point);
    void let_go();
    void let_go_of_nothing();
    void draw_flowers(wxGraphicsContext& gc) const;
    void draw_names(wxGraphicsContext& gc, const Area& ground) const;
    void draw_shadows(wxGraphicsContext& gc, const Area& ground) const;
    void draw_stack(wxGraphicsContext& gc, clerk::babylon::Cell stack) const;
    void draw_income(wxGraphicsContext& gc, clerk::babylon::Cell stack) const;
    void arrow(int dx, int dy);
    void move_to(std::optional<clerk::babylon::Cell> stack);
    void dig();

    QuarryView view_;
    std::optional<clerk::babylon::Cell> cursor_;
    std::optional<wxPoint> pressed_;              ///< where, while a stack is held
    bool offers_flowers_ = false;                 ///< the pointer was drawn away
    std::optional<clerk::babylon::Flower> aimed_; ///< under the pointer
};

}
