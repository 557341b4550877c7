#include "app/desktop/rulebook/position_pictures.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/usual_font.h"
#include "app/desktop/game/editors.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace clerk::desktop {

namespace {

constexpr int compared_side = 160;                                        ///< pixels
constexpr double largest_text = 1 / 16.0, smallest_text = 1 / 40.0;       ///< of the slip's side
constexpr double margin = 1 / 16.0, gap = 1 / 40.0, bar_width = 1 / 60.0; ///< likewise

bool look_alike(const DrawSized& one, const DrawSized& other) {
    const wxSize size(compared_side, compared_side);
    const wxImage a = drawn_image(one, size), b = drawn_image(other, size);
    return std::memcmp(a.GetData(), b.GetData(), std::size_t{3} * compared_side * compared_side) == 0;
}

/// What the lines take below each other, drawn or only measured.
double write_slip(wxGraphicsContext& gc, const Area& area, const std::vector<table::EnteredLine>& lines, double text,
                  const wxColour& sign) {
    const double side = std::min(area.m_width, area.m_height), inset = 2 * bar_width * side;
    double y = area.m_y;
    for (const table::EnteredLine& line : lines) {
        gc.SetFont(gc.CreateFont(text, usual_font().GetFaceName(), line.differs ? wxFONTFLAG_BOLD : wxFONTFLAG_DEFAULT,
                                 line.differs ? palette().text : palette().quiet));
        const double high = write_lines(gc, line.words, area.m_x + inset, y, area.m_width - inset);
        if (line.differs) {
            gc.SetPen(*wxTRANSPARENT_PEN);
            gc.SetBrush(sign);
            gc.DrawRectangle(area.m_x, y, bar_width * side, high);
        }
        y += high + gap * side;
    }
    return y - area.m_y;
}

/// In letters as large as there is room for; what differs from the other position is marked.
DrawSized slip(const table::ShownPosition& shown, bool wrong) {
    return [lines = shown.lines, wrong](wxGraphicsContext& gc, wxSize size) {
        const double side = std::min(size.x, size.y);
        const wxColour sign = wrong ? palette().illegal : palette().legal;
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(mixed(palette().panel, palette().quiet, 0.4))));
        gc.SetBrush(palette().panel);
        gc.DrawRoundedRectangle(1, 1, size.x - 2, size.y - 2, side / 40);
        const Area area(margin * side, margin * side, size.x - 2 * margin * side, size.y - 2 * margin * side);
        const std::unique_ptr<wxGraphicsContext> measured(wxGraphicsContext::Create());
        double text = largest_text * side;
        while (text > smallest_text * side && write_slip(*measured, area, lines, text, sign) > area.m_height)
            text *= 0.94;
        gc.PushState();
        gc.Clip(area.m_x, area.m_y, area.m_width, area.m_height);
        write_slip(gc, area, lines, text, sign);
        gc.PopState();
    };
}

DrawSized board(const table::ShownPosition& shown) {
    return lit_picture(shown.record, shown.player, shown.lit, shown.marked);
}

}

PositionPictures position_pictures(const table::RulePage& page) {
    if (page.legal.built || page.broken.built) {
        PositionPictures boards{board(page.legal), board(page.broken)};
        if (!look_alike(boards.legal, boards.broken)) return boards;
    }
    return {slip(page.legal, false), slip(page.broken, !page.scores)};
}

}
