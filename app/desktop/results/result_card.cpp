#include "app/desktop/results/result_card.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/shadows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr double margin = 52, gap = 28, padding = 22, radius = 16;

/// The greens of a hill, lighter with every level.
const std::array<wxColour, 5> greens{wxColour(0x6f, 0x9a, 0x5f), wxColour(0x83, 0xad, 0x6b), wxColour(0x98, 0xc0, 0x7b),
                                     wxColour(0xaf, 0xd0, 0x8f), wxColour(0xc6, 0xdf, 0xa8)};

void add_edge(charts::Shapes& shapes, Theme theme) {
    const double high = card_height / static_cast<double>(greens.size());
    for (std::size_t i = 0; i < greens.size(); ++i) {
        const wxColour colour = theme == Theme::dark ? mixed(greens[i], *wxBLACK, 0.25) : greens[i];
        const double top = std::round(card_height - high * static_cast<double>(i + 1));
        shapes.push_back(charts::Box{{0, top, 12, std::round(high) + 1}, 0, {.fill = colour}});
    }
}

void add_panel(CardLayout& card, const Area& area, const Palette& colours) {
    card.panels.push_back(area);
    card.sketch.shapes.push_back(charts::Box{area, radius, {.fill = colours.panel}});
}

/// The picture stands right of everything, narrower when there are many columns.
double picture_width(const ResultSummary& result) {
    if (!result.picture) return 0;
    if (result.players.size() > 4) return 370;
    return result.players.size() > 3 ? 470 : 540;
}

void add_picture(CardLayout& card, const ResultSummary& result, const ResultFormat& format, double width) {
    const Area panel(card_width - margin - width, margin, width, card_height - 2 * margin);
    add_panel(card, panel, format.colours());
    const charts::TextStyle style{format.text, format.colours().quiet};
    const wxString words = charts::shortened(format.measure, result.picture_words, width - 2 * padding, style);
    card.picture = grown(panel, -padding);
    if (words.empty()) return;
    const double high = format.measure(words, style.size, false).height;
    card.picture.m_height -= high + padding / 2;
    card.sketch.shapes.push_back(charts::label_at(format.measure, words,
                                                  {centre(panel).m_x, panel.GetBottom() - padding - high / 2},
                                                  charts::Align::centre, style));
}

/// Smaller where there are many categories.
ResultFormat table_look(ResultFormat format, const Area& area, const ResultSummary& result) {
    constexpr double smallest = 12;
    while (format.text > smallest && !table_fits(area, result, format)) --format.text;
    return format;
}

void add_maker(charts::Shapes& shapes, const ResultFormat& format) {
    shapes.push_back(charts::label_at(format.measure, _("Clerk of Works"),
                                      {card_width - margin, card_height - margin / 2}, charts::Align::right,
                                      {format.text * 0.9, format.colours().quiet}));
}

/// The theme in use is the card's.
void draw(wxGraphicsContext& gc, const ResultSummary& result, const CardLayout& card, const wxFont& face,
          double scale) {
    constexpr double cell = 150, height = 1;
    std::vector<Caster> casters;
    for (const Area& panel : card.panels) casters.push_back({panel, height});
    cast_shadows(gc, {.area = Area(0, 0, card_width, card_height), .darkness = 0.5}, casters, cell, scale);
    charts::paint(gc, card.sketch.shapes, face);
    if (card.picture.IsEmpty()) return;
    gc.PushState();
    gc.Clip(card.picture.m_x, card.picture.m_y, card.picture.m_width, card.picture.m_height);
    gc.Translate(card.picture.m_x, card.picture.m_y);
    result.picture(gc, wxSize(static_cast<int>(card.picture.m_width), static_cast<int>(card.picture.m_height)));
    gc.PopState();
}

}

CardLayout lay_out_card(const ResultSummary& result, Theme theme, const charts::Measure& measure) {
    const ResultFormat format{measure, theme, 17};
    CardLayout card{{card_width, card_height, format.colours().ground}, {}};
    add_edge(card.sketch.shapes, theme);
    const double picture = picture_width(result);
    Area left(margin, margin, card_width - 2 * margin - (picture > 0 ? picture + gap : 0), card_height - 2 * margin);
    const double heading = add_heading(card.sketch.shapes, left, result, format) + gap * 0.8;
    left.Inset(0, heading, 0, 0);
    charts::Shapes table;
    const double high =
        add_table(table, grown(left, -padding), result, table_look(format, grown(left, -padding), result)) +
        2 * padding;
    add_panel(card, {left.m_x, left.m_y, left.m_width, std::min(high, left.m_height)}, format.colours());
    card.sketch.shapes.insert(card.sketch.shapes.end(), table.begin(), table.end());
    if (picture > 0) add_picture(card, result, format, picture);
    add_maker(card.sketch.shapes, format);
    return card;
}

wxImage card_image(const ResultSummary& result, Theme theme, const wxFont& face, double scale) {
    const ScopedTheme of_card(theme);
    const CardLayout card = lay_out_card(result, theme, charts::measure_with(face));
    wxImage image = charts::image_of({card_width, card_height, card.sketch.ground}, face, scale);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    draw(*gc, result, card, face, scale);
    gc->Flush();
    return image;
}

namespace {

constexpr double page_margin = 44, page_gap = 22;

}

PageLayout lay_out_page(const ResultSummary& result, double height, const charts::Measure& measure) {
    constexpr double highest_table = 0.5, lowest_picture = 120;
    const ResultFormat format{measure, Theme::light, 13};
    PageLayout page;
    Area rest(page_margin, page_margin, paper_width - 2 * page_margin, height - 2 * page_margin);
    rest.Inset(0, add_heading(page.shapes, rest, result, format) + page_gap, 0, 0);
    Area table = rest;
    if (result.picture) table.m_height = std::min(rest.m_height, std::max(260.0, rest.m_height * highest_table));
    rest.Inset(0, add_table(page.shapes, table, result, format) + page_gap, 0, 0);
    if (result.picture && rest.m_height >= lowest_picture) page.picture = rest;
    return page;
}

void draw_result_page(wxGraphicsContext& gc, wxSize size, const ResultSummary& result, const wxFont& face) {
    const ScopedTheme on_paper(Theme::light);
    const double scale = size.x / paper_width;
    const PageLayout page = lay_out_page(result, size.y / scale, charts::measure_with(face));
    gc.PushState();
    gc.Scale(scale, scale);
    charts::paint(gc, page.shapes, face);
    if (!page.picture.IsEmpty()) {
        gc.Translate(page.picture.m_x, page.picture.m_y);
        result.picture(gc, wxSize(static_cast<int>(page.picture.m_width), static_cast<int>(page.picture.m_height)));
    }
    gc.PopState();
}

ResultPrintout::ResultPrintout(ResultSummary result, const wxFont& face)
    : wxPrintout(result.headline), result_(std::move(result)), face_(face) {}

bool ResultPrintout::OnPrintPage(int) {
    wxDC* dc = GetDC();
    const std::unique_ptr<wxGraphicsContext> gc(dc ? wxGraphicsContext::CreateFromUnknownDC(*dc) : nullptr);
    if (!gc) return false;
    draw_result_page(*gc, dc->GetSize(), result_, face_);
    return true;
}

}
