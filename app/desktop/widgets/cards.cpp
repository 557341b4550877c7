#include "app/desktop/widgets/cards.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/buttons.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace clerk::desktop {

namespace {

constexpr int air = 16, row_height = 60, least_words = 150;

}

CardPanel::CardPanel(wxWindow* parent) : wxPanel(parent), rows_(new wxBoxSizer(wxVERTICAL)) {
    use_panel_colours(*this);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(air));
    SetSizer(edge);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
}

wxStaticText* CardPanel::add_row(const wxString& words, const wxString& told, wxWindow* control, Type type) {
    auto* texts = new wxBoxSizer(wxVERTICAL);
    wxStaticText* title = label(this, words, type);
    texts->Add(title);
    wxStaticText* second = told.empty() ? nullptr : short_line(this, least_words, Type::quiet);
    if (second) {
        rewrite(*second, told);
        texts->Add(second, 0, wxEXPAND);
    }
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(texts, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(control, 0, wxALIGN_CENTRE_VERTICAL);
    row->SetMinSize(-1, FromDIP(row_height));
    if (!rows_->IsEmpty()) parted_.push_back(title);
    rows_->Add(row, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(near_gap / 2));
    return second;
}

void CardPanel::show_chosen(bool chosen) {
    if (std::exchange(chosen_, chosen) == chosen) return;
    const wxColour& ground = chosen ? palette().chosen : palette().panel;
    SetBackgroundColour(ground);
    for (wxWindow* child : GetChildren()) child->SetBackgroundColour(ground);
    Refresh();
}

void CardPanel::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    const wxSize size = GetClientSize();
    paint_box(*gc, {1, 1, size.x - 2.0, size.y - 2.0}, FromDIP(card_radius),
              {.fill = chosen_ ? palette().chosen : palette().panel,
               .edge = chosen_ ? palette().accent : palette().line,
               .width = chosen_ ? 2.0 : 1.0});
    int before = 0;
    for (wxSizerItem* item : rows_->GetChildren()) {
        const wxRect row = item->GetRect();
        if (before > 0 && !parted_.empty())
            paint_line(*gc,
                       {{static_cast<double>(row.x), (before + row.y) / 2.0},
                        {static_cast<double>(row.GetRight()), (before + row.y) / 2.0}},
                       {.edge = palette().line, .width = 1});
        before = row.GetBottom() + 1;
    }
}

FoldedCard::FoldedCard(wxWindow* parent, const wxString& title, const wxString& name)
    : CardPanel(parent), title_(title), open_(large_button(this, _("Change"), name, [this] { toggle(); })),
      holds_(add_row(title, " ", open_, Type::heading)) {
    for (wxWindow* part : GetChildren())
        if (part != open_) part->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { toggle(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        if (!content_->IsShown() || event.GetY() < content_->GetPosition().y) toggle();
    });
}

void FoldedCard::put(wxWindow* content) {
    content_ = content;
    content_->Hide();
    auto* row = new wxBoxSizer(wxHORIZONTAL); // what is chosen stands near what it is about
    row->Add(content, 2, wxEXPAND);
    row->AddStretchSpacer(1);
    rows().Add(row, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
}

void FoldedCard::say(const wxString& what_holds) {
    rewrite(*holds_, what_holds);
    set_accessible_name(*open_, i18n::fill(_("{1}: {2}"), {title_, what_holds}));
}

void FoldedCard::toggle() {
    content_->Show(!content_->IsShown());
    open_->SetLabel(content_->IsShown() ? _("Close") : _("Change"));
    lay_out_around(*this);
}

namespace {

constexpr int picture_width = 400, picture_height = 248;

const wxColour board(0xdc, 0xcd, 0xb1), field(0xea, 0xdf, 0xc7), slot(0xbf, 0xad, 0x88), green(0x6f, 0xa0, 0x66),
    dark_green(0x47, 0x76, 0x45), petal(0xfb, 0xf8, 0xf0), heart(0xe2, 0xa9, 0x2f);

/// A garden with one terrace, and a dashed place for the next.
void draw_invitation(wxGraphicsContext& gc, wxSize size) {
    const bool dark = theme() == Theme::dark;
    const auto shade = [dark](const wxColour& colour) {
        return dark ? wxColour(mixed(colour, palette().ground, 0.45)) : colour;
    };
    const double unit = std::min(size.x / 400.0, size.y / 248.0), step = 72 * unit;
    paint_box(gc, {2, 2, 396 * unit, 244 * unit}, 12 * unit, {.fill = shade(board)});
    paint_box(gc, {18 * unit, 18 * unit, 364 * unit, 212 * unit}, 6 * unit, {.fill = shade(field)});
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 5; ++column)
            paint_circle(gc, {56 * unit + column * step, 52 * unit + row * step}, 9 * unit, {.fill = shade(slot)});
    paint_box(gc, {24 * unit, 20 * unit, 136 * unit, 136 * unit}, 8 * unit,
              {.fill = shade(green), .edge = shade(dark_green), .width = 3 * unit});
    const Point middle{92 * unit, 88 * unit};
    for (int each = 0; each < 6; ++each) {
        const Point out = on_circle(60.0 * each, 11 * unit);
        paint_circle(gc, {middle.m_x + out.m_x, middle.m_y + out.m_y}, 7 * unit, {.fill = shade(petal)});
    }
    paint_circle(gc, middle, 6 * unit, {.fill = shade(heart)});
    const Area place{236 * unit, 90 * unit, 136 * unit, 136 * unit};
    paint_box(gc, place, 8 * unit, {.edge = palette().accent, .width = 2, .style = wxPENSTYLE_SHORT_DASH});
    paint_bold_text(gc, "+", centre(place), 14, palette().accent);
}

}

EmptyPlace::EmptyPlace(wxWindow* parent, const wxString& sentence, const wxString& button, const wxString& name,
                       std::function<void()> run)
    : wxPanel(parent) {
    use_ground_colours(*this);
    SetName("empty-place");
    auto* picture = new DrawnPicture(this);
    picture->SetMinSize(FromDIP(wxSize(picture_width, picture_height)));
    picture->show(draw_invitation, sentence);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->AddStretchSpacer();
    rows->Add(picture, 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, FromDIP(3 * edge_gap));
    rows->Add(wrapped(this, sentence, page_text_width, Type::heading), 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM,
              FromDIP(edge_gap));
    if (run) {
        wxButton* invites = large_button(this, button, name, std::move(run));
        dress_as_main(*invites);
        rows->Add(invites, 0, wxALIGN_CENTRE_HORIZONTAL);
    }
    rows->AddStretchSpacer(2);
    SetSizer(rows);
}

}
