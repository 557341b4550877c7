#include "app/desktop/drawing/drawing.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/image.h>
#include <wx/menu.h>
#include <wx/toplevel.h>
#include <wx/weakref.h>

namespace clerk::desktop {

Point centre(const Area& area) { return {area.m_x + area.m_width / 2, area.m_y + area.m_height / 2}; }

Area square(Point centre, double side) { return {centre.m_x - side / 2, centre.m_y - side / 2, side, side}; }

Area grown(Area area, double by) {
    area.Inset(-by, -by);
    return area;
}

Area crisp(const Area& area) {
    const double left = std::round(area.m_x), top = std::round(area.m_y);
    const double right = std::round(area.GetRight()), bottom = std::round(area.GetBottom());
    return {left + 0.5, top + 0.5, right - left - 1, bottom - top - 1};
}

wxBitmap picture(const wxWindow& window, int side, const Drawing& draw) {
    const double scale = window.GetContentScaleFactor();
    wxImage image(wxSize(side, side) * static_cast<int>(scale));
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), image.GetWidth() * image.GetHeight(), static_cast<unsigned char>(0));
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    draw(*gc, Area(0, 0, side, side));
    gc->Flush();
    return {image, wxBITMAP_SCREEN_DEPTH, scale};
}

namespace {

void press(wxWindow& canvas, const CanvasKeys& keys, wxKeyEvent& event) {
    const bool shift = event.ShiftDown();
    switch (event.GetKeyCode()) {
    case WXK_LEFT: return keys.arrow(-1, 0, shift);
    case WXK_RIGHT: return keys.arrow(1, 0, shift);
    case WXK_UP: return keys.arrow(0, 1, shift);
    case WXK_DOWN: return keys.arrow(0, -1, shift);
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE: return keys.act(shift);
    case WXK_TAB: canvas.Navigate(shift ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward); return;
    default: event.Skip();
    }
}

}

void bind_keys(wxWindow& canvas, CanvasKeys keys) {
    canvas.Bind(wxEVT_KEY_DOWN, [&canvas, keys = std::move(keys)](wxKeyEvent& event) {
        if (event.GetModifiers() & ~wxMOD_SHIFT)
            event.Skip();
        else
            press(canvas, keys, event);
    });
    for (const auto& focus : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        canvas.Bind(focus, [&canvas](wxFocusEvent& event) {
            canvas.Refresh();
            event.Skip();
        });
}

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

/// The menu belongs to what outlives it.
std::optional<std::size_t> ask_by_menu(wxWindow& window, wxPoint at, const std::vector<wxString>& entries) {
    std::optional<std::size_t> chosen;
    wxMenu menu;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const int item = menu.Append(wxID_ANY, entries[i])->GetId();
        menu.Bind(
            wxEVT_MENU, [&chosen, i](wxCommandEvent&) { chosen = i; }, item);
    }
    const wxWeakRef<wxWindow> asking(&window);
    wxWindow& frame = *wxGetTopLevelParent(&window);
    frame.PopupMenu(&menu, frame.ScreenToClient(window.ClientToScreen(at)));
    return asking ? chosen : std::nullopt;
}

}
