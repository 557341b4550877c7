#include "app/desktop/photo/corners_canvas.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/text.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace clerk::desktop {

namespace {

constexpr double room = 0.06;                  ///< round the photo, of its longer side: a corner may lie there
constexpr int reach = 24, radius = 11;         ///< of a corner: where it is hit, and as it is drawn
constexpr int lens_side = 150, lens_away = 30; ///< of the magnifier, and from the corner
constexpr double enlarged = 3;                 ///< pixels of the screen for one of the photo
constexpr int lines_of_cells = 6;              ///< of a line that is drawn, from end to end

wxPoint rounded(Point point) {
    return {static_cast<int>(std::lround(point.m_x)), static_cast<int>(std::lround(point.m_y))};
}

}

CornersCanvas::CornersCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize(FromDIP(wxSize(320, 240)));
    set_accessible_name(*this, _("Photo"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_LEFT_DOWN, &CornersCanvas::press, this);
    Bind(wxEVT_LEFT_DCLICK, &CornersCanvas::press, this);
    Bind(wxEVT_MOTION, &CornersCanvas::move, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { let_go(); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { let_go(); });
    Bind(wxEVT_KEY_DOWN, &CornersCanvas::key, this);
    for (const auto& focus : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(focus, [this](wxFocusEvent& event) {
            if (!dragged_) magnifies_ = false;
            Refresh();
            event.Skip();
        });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        shown_ = wxBitmap();
        event.Skip();
    });
}

void CornersCanvas::show(wxImage photo, const photo::Corners& corners, std::array<wxString, 4> names) {
    photo_ = std::move(photo);
    whole_ = wxBitmap(photo_);
    shown_ = wxBitmap();
    corners_ = corners;
    names_ = std::move(names);
    in_hand_ = 0;
    magnifies_ = false;
    Refresh();
}

void CornersCanvas::clear() {
    photo_ = {};
    whole_ = shown_ = wxBitmap();
    plane_.reset();
    Refresh();
}

void CornersCanvas::put_all(const photo::Corners& corners) {
    corners_ = corners;
    if (on_change) on_change();
    Refresh();
}

void CornersCanvas::rename(std::array<wxString, 4> names) {
    names_ = std::move(names);
    Refresh();
}

void CornersCanvas::show_grid(std::optional<photo::Matrix> plane, photo::Size cells) {
    plane_ = plane;
    cells_ = cells;
    Refresh();
}

Area CornersCanvas::area() const {
    const wxSize size = GetClientSize();
    if (!photo_.IsOk()) return {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
    const double wide = photo_.GetWidth(), high = photo_.GetHeight(), around = 2 * room * std::max(wide, high);
    const double scale = std::min(size.x / (wide + around), size.y / (high + around));
    return {(size.x - wide * scale) / 2, (size.y - high * scale) / 2, wide * scale, high * scale};
}

Point CornersCanvas::on_screen(photo::Point at) const {
    const Area photo = area();
    return {photo.m_x + at.x * photo.m_width, photo.m_y + at.y * photo.m_height};
}

photo::Point CornersCanvas::in_photo(wxPoint point) const {
    const Area photo = area();
    return {(point.x - photo.m_x) / photo.m_width, (point.y - photo.m_y) / photo.m_height};
}

wxPoint CornersCanvas::point_of(std::size_t corner) const { return rounded(on_screen(corners_[corner])); }

std::optional<std::size_t> CornersCanvas::corner_at(wxPoint point) const {
    std::optional<std::size_t> nearest;
    double least = FromDIP(reach);
    for (std::size_t i = 0; i < corners_.size(); ++i) {
        const wxPoint away = point_of(i) - point;
        if (const double distance = std::hypot(away.x, away.y); distance <= least) least = distance, nearest = i;
    }
    return nearest;
}

void CornersCanvas::press(wxMouseEvent& event) {
    SetFocus();
    const auto corner = photo_.IsOk() ? corner_at(event.GetPosition()) : std::nullopt;
    if (!corner) return;
    take(*corner);
    grip_ = point_of(*corner) - event.GetPosition();
    dragged_ = true;
    if (!HasCapture()) CaptureMouse();
}

void CornersCanvas::move(wxMouseEvent& event) {
    if (dragged_) return put(in_photo(event.GetPosition() + grip_));
    const bool on_one = photo_.IsOk() && corner_at(event.GetPosition());
    SetCursor(wxCursor(on_one ? wxCURSOR_HAND : wxCURSOR_ARROW));
}

void CornersCanvas::let_go() {
    if (HasCapture()) ReleaseMouse();
    dragged_ = magnifies_ = false;
    Refresh();
}

void CornersCanvas::take(std::size_t corner) {
    in_hand_ = corner;
    magnifies_ = true;
    tell_where(*this, names_[corner]);
    Refresh();
}

/// A corner stays within what is shown.
void CornersCanvas::put(photo::Point at) {
    const wxSize size = GetClientSize();
    const photo::Point low = in_photo({0, 0}), high = in_photo({size.x, size.y});
    corners_[in_hand_] = {std::clamp(at.x, low.x, high.x), std::clamp(at.y, low.y, high.y)};
    magnifies_ = true;
    if (on_change) on_change();
    Refresh();
}

void CornersCanvas::key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (!photo_.IsOk() || event.HasModifiers()) return event.Skip();
    if (key >= '1' && key <= '4') return take(static_cast<std::size_t>(key - '1'));
    const int step = event.ShiftDown() ? 10 : 1;
    const int dx = key == WXK_RIGHT ? step : key == WXK_LEFT ? -step : 0;
    const int dy = key == WXK_DOWN ? step : key == WXK_UP ? -step : 0;
    if (dx == 0 && dy == 0) return event.Skip();
    const photo::Point at = corners_[in_hand_];
    put({at.x + static_cast<double>(dx) / photo_.GetWidth(), at.y + static_cast<double>(dy) / photo_.GetHeight()});
}

void CornersCanvas::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    if (!photo_.IsOk()) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const Area photo = area();
    if (!shown_.IsOk()) {
        const double scale = GetContentScaleFactor();
        const auto pixels = [&](double length) { return std::max(1, static_cast<int>(std::lround(length * scale))); };
        shown_ = wxBitmap(photo_.Scale(pixels(photo.m_width), pixels(photo.m_height), wxIMAGE_QUALITY_BOX_AVERAGE));
    }
    gc->DrawBitmap(shown_, photo.m_x, photo.m_y, photo.m_width, photo.m_height);
    draw_board(*gc);
    for (std::size_t i = 0; i < corners_.size(); ++i) draw_corner(*gc, i);
    if (magnifies_) draw_magnifier(*gc);
}

void CornersCanvas::draw_board(wxGraphicsContext& gc) const {
    std::vector<Point> outline;
    for (const photo::Point& corner : corners_) outline.push_back(on_screen(corner));
    outline.push_back(outline.front());
    const auto both = [&](const std::vector<Point>& line, double width) {
        paint_line(gc, line, {.edge = with_alpha(palette(Theme::light).halo, 0.75), .width = width + 2});
        paint_line(gc, line, {.edge = palette(Theme::light).accent, .width = width});
    };
    const auto across = [&](photo::Point from, photo::Point to) {
        std::vector<Point> line;
        for (int i = 0; i <= lines_of_cells; ++i) {
            const double share = static_cast<double>(i) / lines_of_cells;
            const photo::Point at =
                photo::map(*plane_, {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
            line.push_back(on_screen({at.x / photo_.GetWidth(), at.y / photo_.GetHeight()}));
        }
        both(line, 1);
    };
    for (int x = 0; plane_ && x <= cells_.width; ++x)
        across({static_cast<double>(x), 0}, {static_cast<double>(x), static_cast<double>(cells_.height)});
    for (int y = 0; plane_ && y <= cells_.height; ++y)
        across({0, static_cast<double>(y)}, {static_cast<double>(cells_.width), static_cast<double>(y)});
    both(outline, 2);
}

void CornersCanvas::draw_corner(wxGraphicsContext& gc, std::size_t corner) const {
    const Palette& colours = palette(Theme::light);
    const Point at = on_screen(corners_[corner]);
    const bool held = corner == in_hand_ && (HasFocus() || dragged_);
    const double size = FromDIP(radius);
    paint_circle(gc, at, size, {.edge = colours.halo, .width = 6});
    paint_circle(gc, at, size,
                 {.fill = with_alpha(colours.accent, held ? 0.4 : 0.12), .edge = colours.accent, .width = 3});
    const double arm = size * 0.55;
    for (const Point& way : {Point(arm, 0), Point(0, arm)})
        paint_line(gc, {{at.m_x - way.m_x, at.m_y - way.m_y}, {at.m_x + way.m_x, at.m_y + way.m_y}},
                   {.edge = colours.accent, .width = 1});
    const double height = FromDIP(10);
    const Point middle{(corners_[0].x + corners_[1].x + corners_[2].x + corners_[3].x) / 4,
                       (corners_[0].y + corners_[1].y + corners_[2].y + corners_[3].y) / 4};
    const Point inner = on_screen({middle.m_x, middle.m_y});
    const double away = std::max(1.0, std::hypot(at.m_x - inner.m_x, at.m_y - inner.m_y));
    const double out = 2.6 * size / away;
    const double high = height * 2.8, wide = std::max(high, bold_text_width(gc, names_[corner], height) + height * 1.4);
    const double aside = std::copysign((wide - high) / 2, at.m_x - inner.m_x); // clear of the corner
    const Point label{at.m_x + (at.m_x - inner.m_x) * out + aside, at.m_y + (at.m_y - inner.m_y) * out};
    paint_box(gc, {label.m_x - wide / 2, label.m_y - high / 2, wide, high}, high / 2,
              {.fill = colours.panel, .edge = colours.accent, .width = 1});
    paint_bold_text(gc, names_[corner], label, height, colours.text);
}

/// The corner's surroundings, beside it on the side where there is room.
void CornersCanvas::draw_magnifier(wxGraphicsContext& gc) const {
    const Point at = on_screen(corners_[in_hand_]);
    const double side = FromDIP(lens_side), away = FromDIP(lens_away);
    const wxSize size = GetClientSize();
    const double x = at.m_x + away + side <= size.x ? at.m_x + away : at.m_x - away - side;
    const double y = at.m_y - away - side >= 0 ? at.m_y - away - side : at.m_y + away;
    const Area lens{x, y, side, side};
    const Point middle = centre(lens);
    paint_box(gc, lens, 6, {.fill = palette().ground});
    gc.PushState();
    gc.Clip(lens.m_x, lens.m_y, lens.m_width, lens.m_height);
    const double wide = photo_.GetWidth() * enlarged, high = photo_.GetHeight() * enlarged;
    gc.DrawBitmap(whole_, middle.m_x - corners_[in_hand_].x * wide, middle.m_y - corners_[in_hand_].y * high, wide,
                  high);
    const Palette& colours = palette(Theme::light);
    for (const auto& [colour, width] : {std::pair(colours.halo, 3.0), std::pair(colours.accent, 1.0)}) {
        paint_line(gc, {{lens.m_x, middle.m_y}, {lens.GetRight(), middle.m_y}}, {.edge = colour, .width = width});
        paint_line(gc, {{middle.m_x, lens.m_y}, {middle.m_x, lens.GetBottom()}}, {.edge = colour, .width = width});
    }
    gc.PopState();
    paint_box(gc, lens, 6, {.edge = colours.accent, .width = 3});
}

}
