#include "app/desktop/drawing/charts/sketch.h"

#include "app/desktop/drawing/text_lines.h"
#include "i18n/words.h"
#include "i18n/xml.h"

#include <algorithm>
#include <array>
#include <charconv>
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

/// With at most two places after a point, whatever the locale.
std::string number(double value) {
    std::array<char, 400> digits{};
    const double rounded = std::isfinite(value) ? std::round(value * 100) / 100 + 0.0 : 0.0;
    return {digits.data(), std::to_chars(digits.begin(), digits.end(), rounded, std::chars_format::fixed).ptr};
}

using xml::attribute;
std::string attribute(const std::string& name, double value) { return attribute(name, number(value)); }

std::string colour(const std::string& name, const wxColour& value) {
    if (!value.IsOk()) return attribute(name, "none");
    const wxColour opaque(value.Red(), value.Green(), value.Blue());
    const std::string words = attribute(name, opaque.GetAsString(wxC2S_HTML_SYNTAX).utf8_string());
    if (value.Alpha() == wxALPHA_OPAQUE) return words;
    return words + attribute(name + "-opacity", value.Alpha() / 255.0);
}

std::string dashes(const Paint& paint) {
    if (paint.dashes.empty()) return attribute("stroke-linecap", "round");
    std::string lengths;
    for (const wxDash dash : paint.dashes) lengths += (lengths.empty() ? "" : " ") + number(dash * paint.width);
    return attribute("stroke-dasharray", lengths);
}

std::string format(const Paint& paint) {
    const std::string fill = colour("fill", paint.fill);
    if (!paint.edge.IsOk()) return fill;
    return fill + colour("stroke", paint.edge) + attribute("stroke-width", paint.width) +
           attribute("stroke-linejoin", "round") + dashes(paint);
}

std::string anchor(Align align) {
    return attribute("text-anchor", align == Align::left ? "start" : align == Align::centre ? "middle" : "end");
}

double anchored(const Label& label) {
    if (label.align == Align::left) return label.box.m_x;
    return label.align == Align::centre ? centre(label.box).m_x : label.box.GetRight();
}

std::string element(const Label& label) {
    return "<text" + attribute("x", anchored(label)) + attribute("y", label.box.GetBottom() - label.descent) +
           anchor(label.align) + attribute("font-size", label.style.size) + colour("fill", label.style.colour) +
           (label.style.bold ? attribute("font-weight", "bold") : "") + ">" + xml::text(label.words) + "</text>\n";
}

std::string element(const Path& path) {
    std::string points;
    for (const Point& point : path.points) points += number(point.m_x) + ',' + number(point.m_y) + ' ';
    return (path.closed ? "<polygon" : "<polyline") + attribute("points", points) + format(path.paint) + "/>\n";
}

std::string element(const Circle& circle) {
    return "<circle" + attribute("cx", circle.centre.m_x) + attribute("cy", circle.centre.m_y) +
           attribute("r", circle.radius) + format(circle.paint) + "/>\n";
}

std::string element(const Box& box) {
    return "<rect" + attribute("x", box.area.m_x) + attribute("y", box.area.m_y) +
           attribute("width", box.area.m_width) + attribute("height", box.area.m_height) + attribute("rx", box.radius) +
           format(box.paint) + "/>\n";
}

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

// wxSVGFileDC knows whole pixels only, has no graphics context before wxWidgets 3.3, and cannot say that a file was not
// written; a sketch has four kinds of shapes, so they are written here.

std::string svg_of(const Sketch& sketch, const wxFont& face) {
    const Area all(0, 0, sketch.width, sketch.height);
    std::string svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"" +
                      attribute("width", all.m_width) + attribute("height", all.m_height) +
                      attribute("viewBox", "0 0 " + number(all.m_width) + ' ' + number(all.m_height)) +
                      attribute("style", xml::text("font-family: '" + face.GetFaceName() + "', sans-serif")) + ">\n" +
                      element(Box{all, 0, {.fill = sketch.ground}});
    for (const Shape& shape : sketch.shapes) svg += std::visit([](const auto& one) { return element(one); }, shape);
    return svg + "</svg>\n";
}

wxString shortened(const Measure& measure, const wxString& text, double width, const TextStyle& style) {
    return ellipsized(text, [&](const wxString& line) { return measure(line, style.size, style.bold).width <= width; });
}

std::vector<wxString> wrapped(const Measure& measure, const wxString& text, double width, const TextStyle& style,
                              std::size_t most) {
    const auto wide = [&](const wxString& words) {
        return static_cast<int>(std::ceil(measure(words, style.size, style.bold).width));
    };
    const wxString line = single_line(text);
    std::vector<wxString> broken = lines(line, static_cast<int>(width), wide);
    std::size_t before = 0;
    for (std::size_t i = 0; i + 1 < most && i < broken.size(); ++i)
        before = line.find(broken[i], before) + broken[i].length();
    if (broken.size() > most) {
        broken.resize(most);
        broken.back() = line.Mid(before);
    }
    for (wxString& one : broken) one = shortened(measure, one, width, style);
    std::erase_if(broken, [](const wxString& one) { return one.empty(); });
    return broken;
}

wxString filled(const wxString& text, std::vector<wxString> places) {
    std::ranges::transform(places, places.begin(), single_line);
    return i18n::fill(text, places);
}

}
