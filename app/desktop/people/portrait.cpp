#include "app/desktop/people/portrait.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/picture_reading.h"
#include "i18n/text.h"

#include <algorithm>
#include <cmath>

#include <wx/brush.h>
#include <wx/image.h>

namespace clerk::desktop {

namespace {

constexpr int longest_side = 1024; ///< pixels of a picture from which the disc is cut

/// Its middle, as a disc.
wxImage disc_of(const wxImage& whole, int side) {
    const int least = std::min(whole.GetWidth(), whole.GetHeight());
    const wxRect middle((whole.GetWidth() - least) / 2, (whole.GetHeight() - least) / 2, least, least);
    wxImage disc = whole.GetSubImage(middle).Scale(side, side, wxIMAGE_QUALITY_HIGH);
    if (!disc.HasAlpha()) disc.InitAlpha();
    const double radius = side / 2.0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const double inside = radius - std::hypot(x + 0.5 - radius, y + 0.5 - radius) + 0.5;
            disc.SetAlpha(x, y, static_cast<unsigned char>(disc.GetAlpha(x, y) * std::clamp(inside, 0.0, 1.0)));
        }
    return disc;
}

/// The name of the file is what a history says, which may be anything.
wxImage own_picture(const db::Person& person, const std::filesystem::path& pictures) {
    const std::filesystem::path name = person.picture;
    if (person.picture.empty() || name.filename() != name) return {};
    return read_picture(pictures / name, longest_side).value_or(wxImage());
}

wxColour colour_of(const db::Person& person) {
    const wxColour chosen(person.colour.empty() ? wxString() : text(person.colour));
    return chosen.IsOk() ? chosen : mixed(palette().panel, palette().quiet, 0.55);
}

void draw_letter(wxGraphicsContext& gc, const Area& area, const db::Person& person, wxFont font) {
    const wxColour ground = colour_of(person);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(ground));
    gc.DrawEllipse(area.m_x, area.m_y, area.m_width, area.m_height);
    font.SetPixelSize({0, static_cast<int>(area.m_height * 0.46)});
    gc.SetFont(font.Bold(), ground.GetLuminance() > 0.6 ? wxColour(0x33, 0x29, 0x1a) : *wxWHITE);
    const wxString letter = text(person.name).Left(1).Upper();
    double width = 0, height = 0;
    gc.GetTextExtent(letter, &width, &height);
    gc.DrawText(letter, area.m_x + (area.m_width - width) / 2, area.m_y + (area.m_height - height) / 2);
}

}

wxBitmap portrait(const wxWindow& window, const db::Person& person, const std::filesystem::path& pictures, int side) {
    const wxImage own = own_picture(person, pictures);
    if (own.IsOk()) {
        const double scale = window.GetContentScaleFactor();
        return {disc_of(own, static_cast<int>(std::lround(side * scale))), wxBITMAP_SCREEN_DEPTH, scale};
    }
    return picture(window, side,
                   [&](wxGraphicsContext& gc, const Area& area) { draw_letter(gc, area, person, window.GetFont()); });
}

}
