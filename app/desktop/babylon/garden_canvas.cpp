#include "app/desktop/babylon/garden_canvas.h"

#include "app/desktop/babylon/garden_view.h"
#include "app/desktop/drawing/painting.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "i18n/words.h"

#include <memory>

#include <wx/dcmemory.h>

namespace clerk::desktop::babylon {

GardenCanvas::GardenCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize({320, 320});
    tell();
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& down : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_RIGHT_DOWN})
        Bind(down, [this](wxMouseEvent&) {
            SetFocus();
            if (on_click) on_click();
        });
    bind_keys(*this, {.arrow = [this](int dx, int, bool) { turn(dx); }, .act = [this](bool) { turn(1); }});
}

void GardenCanvas::show(clerk::babylon::Garden garden, std::size_t fresh_terraces) {
    garden_ = std::move(garden);
    fresh_terraces_ = fresh_terraces;
    picture_ = wxBitmap();
    Refresh();
}

void GardenCanvas::turn(int quarters) {
    if (quarters == 0) return;
    turn_ = (turn_ + quarters + 4) % 4;
    picture_ = wxBitmap();
    tell();
    Refresh();
}

void GardenCanvas::tell() {
    static const char* const sides[] = {wxTRANSLATE("south-east"), wxTRANSLATE("north-east"), wxTRANSLATE("north-west"),
                                        wxTRANSLATE("south-west")};
    set_accessible_name(*this, i18n::fill(_("The garden, seen from the {1}"), {wxGetTranslation(sides[turn_])}));
}

void GardenCanvas::paint(PaintDC& dc) {
    const bool dark = theme() == Theme::dark;
    const wxSize size = GetClientSize();
    if (!picture_.IsOk() || picture_.GetDIPSize() != size || drawn_dark_ != dark) {
        picture_.CreateWithDIPSize(size, GetContentScaleFactor());
        drawn_dark_ = dark;
        wxMemoryDC memory(picture_);
        memory.SetBackground(GetParent()->GetBackgroundColour());
        memory.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(memory));
        draw_view(*gc, size, garden_, {.turn = turn_, .fresh_terraces = fresh_terraces_});
    }
    dc.DrawBitmap(picture_, 0, 0);
}

}
