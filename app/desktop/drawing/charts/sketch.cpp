#include "app/desktop/drawing/charts/sketch.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/brush.h>

namespace clerk::desktop::charts {

namespace {

wxFont sized(const wxFont& face, double size, bool bold) {
    constexpr double points_a_pixel = 72.0 / 96;
    wxFont font = bold ? face.Bold() : face;
    font.SetFractionalPointSize(size * points_a_pixel);
    return font;
}

wxGraphicsPen pen(wxGraphicsContext& gc, const Paint& paint) {
    if (!paint.edge.IsOk()) return {};
    wxGraphicsPenInfo info(paint.edge, paint.width);
    info.Join(wxJOIN_ROUND).Cap(paint.dashes.empty() ? wxCAP_ROUND : wxCAP_BUTT);
    if (!paint.dashes.empty())
        info.Style(wxPENSTYLE_USER_DASH).Dashes(static_cast<int>(paint.dashes.size()), paint.dashes.data());
    return gc.CreatePen(info);
}

class Painter {
public:
    Painter(wxGraphicsContext& gc, const wxFont& face) : gc_(gc), face_(face) {}

    void operator()(const Label& label) const {
        gc_.SetFont(sized(face_, label.style.size, label.style.bold), label.style.colour);
        gc_.DrawText(label.words, label.box.m_x, label.box.m_y);
    }
    void operator()(const Path& path) const {
        if (path.points.empty()) return;
        wxGraphicsPath lines = gc_.CreatePath();
        lines.MoveToPoint(path.points.front());
        for (const Point& point : path.points) lines.AddLineToPoint(point);
        if (path.closed) lines.CloseSubpath();
        draw(lines, path.paint);
    }
    void operator()(const Circle& circle) const {
        wxGraphicsPath round = gc_.CreatePath();
        round.AddCircle(circle.centre.m_x, circle.centre.m_y, circle.radius);
        draw(round, circle.paint);
    }
    void operator()(const Box& box) const {
        wxGraphicsPath corners = gc_.CreatePath();
        const Area& area = box.area;
        corners.AddRoundedRectangle(area.m_x, area.m_y, area.m_width, area.m_height, box.radius);
        draw(corners, box.paint);
    }

private:
    void draw(const wxGraphicsPath& path, const Paint& paint) const {
        gc_.SetPen(pen(gc_, paint));
        gc_.SetBrush(paint.fill.IsOk() ? gc_.CreateBrush(wxBrush(paint.fill)) : wxGraphicsBrush());
        paint.fill.IsOk() ? gc_.DrawPath(path) : gc_.StrokePath(path);
    }

    wxGraphicsContext& gc_;
    const wxFont& face_;
};

}

Measure measure_with(const wxFont& face) {
    const std::shared_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create());
    return [gc, face](const wxString& words, double size, bool bold) {
        gc->SetFont(sized(face, size, bold), *wxBLACK);
        TextSize text;
        double leading = 0;
        gc->GetTextExtent(words, &text.width, &text.height, &text.descent, &leading);
        return text;
    };
}

void paint(wxGraphicsContext& gc, const Shapes& shapes, const wxFont& face) {
    gc.PushState();
    gc.EnableOffset(false);
    for (const Shape& shape : shapes) std::visit(Painter(gc, face), shape);
    gc.PopState();
}

wxImage image_of(const Sketch& sketch, const wxFont& face, double scale) {
    const auto pixels = [&](double length) { return std::max(1, static_cast<int>(std::lround(length * scale))); };
    wxImage image(pixels(sketch.width), pixels(sketch.height));
    const wxColour& ground = sketch.ground;
    image.SetRGB(wxRect(image.GetSize()), ground.Red(), ground.Green(), ground.Blue());
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    paint(*gc, sketch.shapes, face);
    gc->Flush();
    return image;
}

Label label_at(const Measure& measure, const wxString& words, Point at, Align align, const TextStyle& style) {
    const TextSize size = measure(words, style.size, style.bold);
    const double share = align == Align::left ? 0 : align == Align::centre ? 0.5 : 1;
    const Area box(at.m_x - size.width * share, at.m_y - size.height / 2, size.width, size.height);
    return {words, box, size.descent, align, style};
}

}
