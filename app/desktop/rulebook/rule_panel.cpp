#include "app/desktop/rulebook/rule_panel.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "i18n/text.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

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

namespace {

constexpr int narrowest_position = 220, widest_position = 400; ///< a position with its words
constexpr int drawn_position = 300;

wxString in_words(const table::RulePage& page) {
    const wxString rule = page.title + ": " + page.clause;
    if (page.scores) return rule;
    return rule + '\n' + page.broken.verdict + ": " + page.sentence + '\n' + page.remedy;
}

}

RulePanel::RulePanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
    use_panel_colours(*this);
    SetName("rule");
    SetScrollRate(0, FromDIP(far_gap));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (std::exchange(width_, GetClientSize().x) != GetClientSize().x) CallAfter([this] { lay_out(); });
    });
}

int RulePanel::column() const {
    const int room = (GetClientSize().x - 3 * FromDIP(edge_gap)) / 2;
    return std::clamp(room, wide(*this, narrowest_position), wide(*this, widest_position));
}

void RulePanel::add(wxSizer& rows, wxWindow* part, int above) { rows.Add(part, 0, wxTOP, FromDIP(above)); }

wxSizer* RulePanel::position(const table::ShownPosition& shown, const DrawSized& drawn, bool legal) {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const wxString sign = page_->scores ? wxString() : wxString::FromUTF8(legal ? "\xE2\x9C\x93 " : "\xE2\x9C\x97 ");
    wxStaticText* head = wrapped(this, sign + shown.verdict, ToDIP(column()), Type::heading);
    head->SetForegroundColour(legal || page_->scores ? palette().accent : palette().illegal);
    rows->Add(head, 0, wxBOTTOM, FromDIP(near_gap));
    auto* picture = new DrawnPicture(this);
    picture->SetName(legal ? "legal-position" : "broken-position");
    const int side = std::min(column(), wide(*this, drawn_position));
    picture->SetMinSize({side, side});
    picture->show(drawn, shown.verdict + ": " + (legal || page_->scores ? shown.entered : page_->sentence));
    rows->Add(picture);
    if (!shown.entered.empty()) add(*rows, wrapped(this, shown.entered, ToDIP(column()), Type::quiet), near_gap);
    return rows;
}

/// What is wrong in the broken position.
void RulePanel::add_words(wxSizer& rows, int width) {
    add(rows, wrapped(this, page_->sentence, width), near_gap);
    add(rows, wrapped(this, page_->remedy, width), near_gap);
    add(rows,
        wrapped(this,
                page_->waivable ? _("The table may agree to let it stand.")
                                : _("This cannot lie on a real table, so nobody can let it stand."),
                width, Type::quiet),
        near_gap);
}

void RulePanel::add_rulings(wxSizer& rows, int across) {
    for (const i18n::RulingTold& ruling : page_->rulings) {
        add(rows, wrapped(this, i18n::fill(_("Ruling: {1}"), {ruling.name}), across, Type::heading), edge_gap);
        add(rows, wrapped(this, i18n::fill(_("Usually: {1}"), {ruling.usual}), across), near_gap);
        add(rows, wrapped(this, i18n::fill(_("Or: {1}"), {ruling.otherwise}), across), near_gap);
    }
}

void RulePanel::show(const table::RulePage* page) {
    if (std::exchange(page_, page) == page) return;
    lay_out();
    Scroll(0, 0);
}

void RulePanel::lay_out() {
    SetSizer(nullptr);
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (page_) {
        const int across = ToDIP(2 * column() + FromDIP(edge_gap));
        rows->Add(wrapped(this, page_->title, across, Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
        rows->Add(wrapped(this, page_->clause, across));
        const PositionPictures drawn = position_pictures(*page_);
        wxSizer* broken = position(page_->broken, drawn.broken, false);
        if (!page_->scores) add_words(*broken, ToDIP(column()));
        auto* both = new wxBoxSizer(wxHORIZONTAL);
        both->Add(position(page_->legal, drawn.legal, true), 0, wxRIGHT, FromDIP(edge_gap));
        both->Add(broken);
        rows->Add(both, 0, wxTOP, FromDIP(far_gap));
        add_rulings(*rows, across);
        set_accessible_name(*this, in_words(*page_));
    }
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 0, wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    Layout();
    FitInside();
}

}
