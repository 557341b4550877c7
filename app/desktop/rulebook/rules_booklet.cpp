#include "app/desktop/rulebook/rules_booklet.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/rulebook/rule_panel.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop {

namespace {

constexpr double booklet_width = 760; ///< of the paper, in the units that are drawn in
constexpr double booklet_margin = 36, booklet_heading = 30, booklet_gap = 18;
/// Of the rules on a page: it is no higher than on the shorter of the usual papers.
constexpr double booklet_top = booklet_margin + booklet_heading, booklet_bottom = 760 * 11 / 8.5 - 2 * booklet_margin;
constexpr double position_side = 168;

void draw_position(wxGraphicsContext& gc, const table::ShownPosition& shown, const DrawSized& drawn,
                   const wxColour& colour, double x, double y) {
    gc.SetFont(paper_font(8.5, true), colour);
    const double high = write_lines(gc, shown.verdict, x, y, position_side);
    const int side = static_cast<int>(position_side);
    gc.PushState();
    gc.Translate(x, y + high + 2);
    gc.Clip(0, 0, position_side, position_side);
    drawn(gc, wxSize(side, side));
    gc.PopState();
}

/// The height it took.
double write_words(wxGraphicsContext& gc, const table::RulePage& rule, std::size_t number, double y) {
    const double x = booklet_margin + 2 * (position_side + booklet_gap), width = booklet_width - booklet_margin - x;
    gc.SetFont(paper_font(9.5, true), *wxBLACK);
    double at = y;
    at += write_lines(gc, i18n::fill(_("{1}. {2}"), {figure(static_cast<int>(number)), rule.title}), x, at, width) + 4;
    gc.SetFont(paper_font(8.5), *wxBLACK);
    at += write_lines(gc, rule.clause, x, at, width) + 2;
    if (!rule.sentence.empty())
        at += write_lines(gc, i18n::fill(_("Not legal here: {1}"), {rule.sentence}), x, at, width) + 2;
    at += write_lines(gc, rule.remedy, x, at, width) + 4;
    gc.SetFont(paper_font(8), *wxBLACK);
    for (const i18n::RulingTold& ruling : rule.rulings) {
        at += write_lines(gc, i18n::fill(_("Ruling: {1}"), {ruling.name}), x, at, width);
        at += write_lines(gc, i18n::fill(_("Usually: {1}"), {ruling.usual}), x, at, width);
        at += write_lines(gc, i18n::fill(_("Or: {1}"), {ruling.otherwise}), x, at, width) + 2;
    }
    return at - y;
}

/// The height of a rule, pictures and words.
double height_of(wxGraphicsContext& measured, const table::RulePage& rule, std::size_t number) {
    measured.SetFont(paper_font(8.5, true), *wxBLACK);
    const double verdicts = std::max(write_lines(measured, rule.legal.verdict, 0, 0, position_side),
                                     write_lines(measured, rule.broken.verdict, 0, 0, position_side));
    return std::max(verdicts + 2 + position_side, write_words(measured, rule, number, 0));
}

void draw_rule(wxGraphicsContext& gc, const table::RulePage& rule, std::size_t number, double y) {
    const PositionPictures drawn = position_pictures(rule);
    draw_position(gc, rule.legal, drawn.legal, palette().accent, booklet_margin, y);
    draw_position(gc, rule.broken, drawn.broken, rule.scores ? palette().accent : palette().illegal,
                  booklet_margin + position_side + booklet_gap, y);
    write_words(gc, rule, number, y);
}

/// Where a rule stands: none is broken over two pages.
struct PlaceOnPaper {
    std::size_t page = 0;
    double y = 0;
};

std::vector<PlaceOnPaper> places_of(const std::vector<table::RulePage>& rules) {
    const std::unique_ptr<wxGraphicsContext> measured(wxGraphicsContext::Create());
    std::vector<PlaceOnPaper> all;
    PlaceOnPaper next{0, booklet_top};
    for (const table::RulePage& rule : rules) {
        const double high = height_of(*measured, rule, all.size() + 1);
        if (next.y > booklet_top && next.y + high > booklet_bottom) next = {next.page + 1, booklet_top};
        all.push_back(next);
        next.y += high + booklet_gap;
    }
    return all;
}

}

std::size_t booklet_pages(const std::vector<table::RulePage>& rules) {
    return rules.empty() ? 0 : places_of(rules).back().page + 1;
}

void draw_booklet_page(wxGraphicsContext& gc, wxSize size, const wxString& title,
                       const std::vector<table::RulePage>& rules, std::size_t page) {
    const ScopedTheme on_paper(Theme::light);
    const double scale = size.x / booklet_width, height = size.y / scale;
    const std::vector<PlaceOnPaper> places = places_of(rules);
    gc.PushState();
    gc.Scale(scale, scale);
    gc.SetFont(paper_font(13, true), *wxBLACK);
    gc.DrawText(title, booklet_margin, booklet_margin);
    gc.SetFont(paper_font(9), *wxBLACK);
    const std::size_t pages = places.empty() ? 0 : places.back().page + 1;
    gc.DrawText(i18n::fill(_("Page {1} of {2}"), {figure(static_cast<int>(page) + 1), figure(static_cast<int>(pages))}),
                booklet_margin, height - booklet_margin);
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (places[i].page == page) draw_rule(gc, rules[i], i + 1, places[i].y);
    gc.PopState();
}

RulesBooklet::RulesBooklet(const wxString& title, std::vector<table::RulePage> rules)
    : wxPrintout(title), rules_(std::move(rules)) {}

bool RulesBooklet::HasPage(int page) { return page >= 1 && static_cast<std::size_t>(page) <= booklet_pages(rules_); }

void RulesBooklet::GetPageInfo(int* first, int* last, int* from, int* to) {
    *first = *from = 1;
    *last = *to = static_cast<int>(booklet_pages(rules_));
}

bool RulesBooklet::OnPrintPage(int page) {
    wxDC* dc = GetDC();
    const std::unique_ptr<wxGraphicsContext> gc(dc ? wxGraphicsContext::CreateFromUnknownDC(*dc) : nullptr);
    if (!gc) return false;
    draw_booklet_page(*gc, dc->GetSize(), GetTitle(), rules_, static_cast<std::size_t>(page - 1));
    return true;
}

}
