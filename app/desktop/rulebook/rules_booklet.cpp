#include "app/desktop/rulebook/rules_booklet.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/paper_text.h"
#include "app/desktop/game/editors.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop {

namespace {

constexpr double booklet_width = 760; ///< of the paper, in the units that are drawn in
constexpr double booklet_margin = 36, booklet_heading = 30, booklet_gap = 14;
constexpr double position_side = 168;

int pages_for(const std::vector<table::RulePage>& rules) {
    return static_cast<int>((rules.size() + rules_a_page - 1) / rules_a_page);
}

void draw_position(wxGraphicsContext& gc, const table::ShownPosition& shown, bool legal, double x, double y) {
    gc.SetFont(paper_font(8.5, true), legal ? palette().legal : palette().illegal);
    const double high = write_lines(gc, legal ? _("Legal") : _("Not legal"), x, y, position_side);
    if (!shown.built) {
        gc.SetFont(paper_font(8), *wxBLACK);
        write_lines(gc, shown.entered, x, y + high + 4, position_side);
        return;
    }
    const int side = static_cast<int>(position_side);
    gc.PushState();
    gc.Clip(x, y + high + 2, position_side, position_side);
    gc.Translate(x, y + high + 2);
    lit_picture(shown.record, shown.player, {}, shown.marked)(gc, wxSize(side, side));
    gc.PopState();
}

void draw_rule(wxGraphicsContext& gc, const table::RulePage& rule, std::size_t number, double y, double high) {
    gc.PushState();
    gc.Clip(0, y, booklet_width, high);
    draw_position(gc, rule.legal, true, booklet_margin, y);
    draw_position(gc, rule.broken, false, booklet_margin + position_side + booklet_gap, y);
    const double x = booklet_margin + 2 * (position_side + booklet_gap), width = booklet_width - booklet_margin - x;
    gc.SetFont(paper_font(9.5, true), *wxBLACK);
    double at = y;
    at += write_lines(gc, i18n::fill(_("{1}. {2}"), {figure(static_cast<int>(number)), rule.clause}), x, at, width) + 4;
    gc.SetFont(paper_font(8.5), *wxBLACK);
    at += write_lines(gc, i18n::fill(_("Not legal here: {1}"), {rule.sentence}), x, at, width) + 2;
    at += write_lines(gc, rule.remedy, x, at, width) + 4;
    gc.SetFont(paper_font(8), *wxBLACK);
    for (const i18n::RulingTold& ruling : rule.rulings) {
        at += write_lines(gc, i18n::fill(_("Ruling: {1}"), {ruling.name}), x, at, width);
        at += write_lines(gc, i18n::fill(_("Usually: {1}"), {ruling.usual}), x, at, width);
        at += write_lines(gc, i18n::fill(_("Or: {1}"), {ruling.otherwise}), x, at, width) + 2;
    }
    gc.PopState();
}

}

void draw_booklet_page(wxGraphicsContext& gc, wxSize size, const wxString& title,
                       const std::vector<table::RulePage>& rules, std::size_t page) {
    const ScopedTheme on_paper(Theme::light);
    const double scale = size.x / booklet_width, height = size.y / scale;
    gc.PushState();
    gc.Scale(scale, scale);
    gc.SetFont(paper_font(13, true), *wxBLACK);
    gc.DrawText(title, booklet_margin, booklet_margin);
    gc.SetFont(paper_font(9), *wxBLACK);
    gc.DrawText(i18n::fill(_("Page {1} of {2}"), {figure(static_cast<int>(page) + 1), figure(pages_for(rules))}),
                booklet_margin, height - booklet_margin);
    const double high = (height - 3 * booklet_margin - booklet_heading) / rules_a_page;
    const std::size_t first = page * rules_a_page;
    for (std::size_t i = first; i < std::min(first + rules_a_page, rules.size()); ++i)
        draw_rule(gc, rules[i], i + 1, booklet_margin + booklet_heading + static_cast<double>(i - first) * high,
                  high - booklet_gap);
    gc.PopState();
}

RulesBooklet::RulesBooklet(const wxString& title, std::vector<table::RulePage> rules)
    : wxPrintout(title), rules_(std::move(rules)) {}

bool RulesBooklet::HasPage(int page) { return page >= 1 && page <= pages_for(rules_); }

void RulesBooklet::GetPageInfo(int* first, int* last, int* from, int* to) {
    *first = *from = 1;
    *last = *to = pages_for(rules_);
}

bool RulesBooklet::OnPrintPage(int page) {
    wxDC* dc = GetDC();
    const std::unique_ptr<wxGraphicsContext> gc(dc ? wxGraphicsContext::CreateFromUnknownDC(*dc) : nullptr);
    if (!gc) return false;
    draw_booklet_page(*gc, dc->GetSize(), GetTitle(), rules_, static_cast<std::size_t>(page - 1));
    return true;
}

}
