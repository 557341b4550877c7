#include "app/desktop/game/guide_printout.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/usual_font.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <memory>

namespace clerk::desktop {

namespace {

constexpr int columns = 2, rows = static_cast<int>(steps_a_page) / columns;
constexpr double page_width = 760; ///< of the paper, in the units that are drawn in

void draw_step(wxGraphicsContext& gc, const wxRect2DDouble& area, const GuideStep& step, std::size_t number) {
    const double words_high = area.m_height * 0.34;
    gc.PushState();
    gc.Clip(area.m_x, area.m_y, area.m_width, area.m_height);
    gc.Translate(area.m_x, area.m_y);
    step.draw(gc, wxSize(static_cast<int>(area.m_width), static_cast<int>(area.m_height - words_high)));
    gc.PopState();
    double y = area.m_y + area.m_height - words_high;
    gc.SetFont(paper_font(9.5, true), *wxBLACK);
    y += write_lines(gc, i18n::fill(_("{1}. {2}"), {figure(static_cast<int>(number) + 1), step.title}), area.m_x, y,
                     area.m_width);
    gc.SetFont(paper_font(8.5), *wxBLACK);
    for (const wxString& part : step.parts) y += write_lines(gc, part, area.m_x, y, area.m_width);
}

}

std::size_t pages(const std::vector<GuideStep>& steps) { return (steps.size() + steps_a_page - 1) / steps_a_page; }

void draw_guide_page(wxGraphicsContext& gc, wxSize size, const wxString& title, const std::vector<GuideStep>& steps,
                     std::size_t page) {
    const ScopedTheme on_paper(Theme::light);
    const double scale = size.x / page_width, height = size.y / scale;
    constexpr double margin = 36, heading = 30, gap = 16;
    gc.PushState();
    gc.Scale(scale, scale);
    gc.SetFont(paper_font(13, true), *wxBLACK);
    gc.DrawText(title, margin, margin);
    gc.SetFont(paper_font(9), *wxBLACK);
    const wxString count =
        i18n::fill(_("Page {1} of {2}"), {figure(static_cast<int>(page) + 1), figure(static_cast<int>(pages(steps)))});
    gc.DrawText(count, margin, height - margin);
    const double width = (page_width - 2 * margin - gap) / columns;
    const double high = (height - 3 * margin - heading) / rows;
    for (std::size_t i = 0; i < steps_a_page && page * steps_a_page + i < steps.size(); ++i) {
        const auto column = static_cast<double>(i % columns), row = static_cast<double>(i / columns);
        const wxRect2DDouble area(margin + column * (width + gap), margin + heading + row * high, width, high - gap);
        draw_step(gc, area, steps[page * steps_a_page + i], page * steps_a_page + i);
    }
    gc.PopState();
}

GuidePrintout::GuidePrintout(const wxString& title, std::vector<GuideStep> steps)
    : wxPrintout(title), steps_(std::move(steps)) {}

bool GuidePrintout::HasPage(int page) { return page >= 1 && page <= static_cast<int>(pages(steps_)); }

void GuidePrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
    *first = *from = 1;
    *last = *to = static_cast<int>(pages(steps_));
}

bool GuidePrintout::OnPrintPage(int page) {
    wxDC* dc = GetDC();
    const std::unique_ptr<wxGraphicsContext> gc(dc ? wxGraphicsContext::CreateFromUnknownDC(*dc) : nullptr);
    if (!gc) return false;
    draw_guide_page(*gc, dc->GetSize(), GetTitle(), steps_, static_cast<std::size_t>(page - 1));
    return true;
}

}
