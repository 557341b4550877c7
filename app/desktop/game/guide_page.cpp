#include "app/desktop/game/guide_page.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
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

namespace {

constexpr int words_width = 300;

wxString joined(const std::vector<wxString>& lines) {
    wxString all;
    for (const wxString& line : lines) all += (all.empty() ? "" : "\n") + line;
    return all;
}

}

GuidePage::GuidePage(wxWindow* parent, Actions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    const PageHead head = page_head(this, wxEmptyString, "back", [this] { actions_.back(); });
    whose_ = head.title;
    picture_ = new DrawnPicture(this);
    picture_->SetName("guide-picture");
    count_ = label(this, wxEmptyString, Type::quiet);
    title_ = label(this, wxEmptyString, Type::heading);
    parts_ = label(this, wxEmptyString);
    before_ = button(_("The step before"), "guide-before", [this] { go_to(step_ - 1); });
    next_ = button(_("Next step"), "guide-next", [this] { go_to(step_ + 1); });
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(count_);
    words->Add(title_, 0, wxTOP, FromDIP(near_gap));
    words->Add(parts_, 1, wxTOP | wxEXPAND, FromDIP(far_gap));
    words->Add(next_, 0, wxTOP | wxEXPAND, FromDIP(far_gap));
    words->Add(before_, 0, wxTOP | wxEXPAND, FromDIP(near_gap));
    words->Add(button(_("Print all steps..."), "guide-print", [this] { actions_.print(told_, steps_); }), 0,
               wxTOP | wxEXPAND, FromDIP(edge_gap));
    words->SetMinSize({wide(*this, words_width), -1});
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(picture_, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    columns->Add(words, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(edge_gap));
    rows->Add(columns, 1, wxEXPAND);
    SetSizer(rows);
    Bind(wxEVT_CHAR_HOOK, &GuidePage::key, this);
}

wxButton* GuidePage::button(const wxString& words, const char* name, std::function<void()> run) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    fit_to_finger(*button);
    return button;
}

void GuidePage::show(const wxString& title, std::vector<GuideStep> steps) {
    steps_ = std::move(steps);
    told_ = title;
    rewrap(*whose_, title, words_width);
    go_to(0);
    next_->SetFocus();
}

void GuidePage::go_to(std::size_t step) {
    if (step >= steps_.size()) return;
    step_ = step;
    const wxString count =
        i18n::fill(_("Step {1} of {2}"), {figure(static_cast<int>(step) + 1), figure(static_cast<int>(steps_.size()))});
    count_->SetLabel(count);
    rewrap(*title_, steps_[step].title, words_width);
    rewrap(*parts_, joined(steps_[step].parts), words_width);
    picture_->show(steps_[step].draw, count + ": " + steps_[step].title + "\n" + joined(steps_[step].parts));
    before_->Enable(step > 0);
    next_->Enable(step + 1 < steps_.size());
    Layout();
}

void GuidePage::key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
    case WXK_ESCAPE: return CallAfter(actions_.back);
    case WXK_RIGHT: return go_to(step_ + 1);
    case WXK_LEFT: return go_to(step_ - 1);
    case WXK_HOME: return go_to(0);
    case WXK_END: return go_to(steps_.size() - 1);
    default: event.Skip();
    }
}

}
