// A picture with things to click on that lie in no grid: the pointer or the keys go from one to the next and act there.
// What they are, and where they lie, is the picture's own.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/drawing/space_tip.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include <wx/window.h>

namespace clerk::desktop {

/// Targets go by their number. Arrow keys move the cursor to the nearest one that way; Enter and the space bar are a
/// click.
class TargetCanvas : public wxWindow {
public:
    std::function<void(std::size_t target)> on_target;             ///< a click or Enter
    std::function<void(std::optional<std::size_t> target)> on_aim; ///< another one is under the pointer or cursor

    std::optional<std::size_t> cursor() const { return aimed_; }
    wxPoint middle(std::size_t target) const; ///< in client coordinates
    const SpaceTip& tip() const { return tip_; }

protected:
    TargetCanvas(wxWindow* parent, const wxString& spoken_name);

    virtual std::vector<Area> targets() const = 0;
    virtual wxString in_words(std::size_t target) const = 0;                    ///< as its tip, and for a screen reader
    virtual void draw_resting(wxGraphicsContext& gc, const Screen& screen) = 0; ///< all but what is aimed at
    virtual void draw_aimed(wxGraphicsContext& gc, std::size_t target, const Area& area) = 0;

    void redraw(); ///< the picture is another

private:
    std::optional<std::size_t> target_at(wxPoint point) const;
    void aim(std::optional<std::size_t> target);
    void arrow(int dx, int dy);
    void click(wxPoint point);
    void repaint(PaintDC& dc);

    void tell_aimed(); ///< beside it

    std::optional<std::size_t> aimed_;
    SpaceTip tip_{*this};
    CachedBitmap cached_;
};

}
