// A drawing as data: shapes from back to front in pixels, so that the screen, a picture and an SVG file show the same,
// and a test can look at every label.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <variant>
#include <vector>

#include <wx/image.h>
#include <wx/string.h>

namespace clerk::desktop::charts {

struct TextSize {
    double width = 0;
    double height = 0;
    double descent = 0; ///< of the height, below the base line
};

/// How large a line of text is. `size`: of the font, in pixels.
using Measure = std::function<TextSize(const wxString& words, double size, bool bold)>;

enum class Align { left, centre, right };

struct TextStyle {
    double size = 13; ///< of the font, in pixels
    wxColour colour = {};
    bool bold = false;
};

/// A line of text in the box it takes up.
struct Label {
    wxString words;
    Area box;
    double descent = 0;        ///< of the box, below the base line
    Align align = Align::left; ///< the side that stays where it is when another font is wider
    TextStyle style = {};
};

struct Paint {
    wxColour fill = {}; ///< none: not filled
    wxColour edge = {}; ///< none: no line
    double width = 1;
    std::vector<wxDash> dashes = {}; ///< line, gap, …, in widths of the line; empty: a whole line
};

struct Path {
    std::vector<Point> points;
    Paint paint = {};
    bool closed = false;
};

struct Circle {
    Point centre;
    double radius = 0;
    Paint paint = {};
};

struct Box {
    Area area;
    double radius = 0; ///< of its corners
    Paint paint = {};
};

using Shape = std::variant<Label, Path, Circle, Box>;
using Shapes = std::vector<Shape>;

/// One shape alone.
template <class Any> Shapes only(Any shape) {
    Shapes shapes;
    shapes.emplace_back(std::move(shape));
    return shapes;
}

struct Sketch {
    double width = 0;
    double height = 0;
    wxColour ground = {};
    Shapes shapes = {};
};

/// Measures as `paint` draws, with the faces of that font.
Measure measure_with(const wxFont& face);

void paint(wxGraphicsContext& gc, const Shapes& shapes, const wxFont& face);
/// The whole on its ground. `scale`: pixels of the image for one of the sketch.
wxImage image_of(const Sketch& sketch, const wxFont& face, double scale = 1);
/// As an SVG document. What XML cannot hold is left out.
std::string svg_of(const Sketch& sketch, const wxFont& face);

/// A text around a place, level with it.
Label label_at(const Measure& measure, const wxString& words, Point at, Align align, const TextStyle& style);

// Names and labels as one line of a drawing: they come from files of others and may be of any length.

/// One line no wider than that, with three dots where its end is missing; empty: not even those fit.
wxString shortened(const Measure& measure, const wxString& text, double width, const TextStyle& style);

/// One line broken where the width ends, into at most so many (from one); the end of the last may be missing.
std::vector<wxString> wrapped(const Measure& measure, const wxString& text, double width, const TextStyle& style,
                              std::size_t most);

/// The text with its places ({1}, {2}, …) filled by single lines.
wxString filled(const wxString& text, std::vector<wxString> places);

}
