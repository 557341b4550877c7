#include "app/desktop/results/result_printout.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop {

namespace {

constexpr double margin = 44, gap = 22;

}

PageLayout lay_out_page(const ResultSummary& result, double height, const charts::Measure& measure) {
    constexpr double highest_table = 0.5, lowest_picture = 120;
    const ResultFormat format{measure, Theme::light, 13};
    PageLayout page;
    Area rest(margin, margin, paper_width - 2 * margin, height - 2 * margin);
    rest.Inset(0, add_heading(page.shapes, rest, result, format) + gap, 0, 0);
    Area table = rest;
    if (result.picture) table.m_height = std::min(rest.m_height, std::max(260.0, rest.m_height * highest_table));
    rest.Inset(0, add_table(page.shapes, table, result, format) + gap, 0, 0);
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
