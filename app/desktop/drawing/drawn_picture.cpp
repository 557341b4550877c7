#include "app/desktop/drawing/drawn_picture.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"

#include <memory>

namespace clerk::desktop {

wxImage drawn_image(const DrawSized& draw, wxSize size, double scale) {
    wxImage image(size * scale);
    const wxColour& ground = palette().ground;
    image.SetRGB(wxRect(image.GetSize()), ground.Red(), ground.Green(), ground.Blue());
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    draw(*gc, size);
    gc->Flush();
    return image;
}

DrawnPicture::DrawnPicture(wxWindow* parent, DrawSized draw)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE), draw_(std::move(draw)) {
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
}

void DrawnPicture::show(DrawSized draw, const wxString& spoken_name) {
    draw_ = std::move(draw);
    set_accessible_name(*this, spoken_name);
    Refresh();
}

void DrawnPicture::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    if (!draw_) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_(*gc, GetClientSize());
}

}
