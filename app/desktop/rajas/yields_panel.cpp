#include "app/desktop/rajas/yields_panel.h"

#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/sign_button.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <wx/wrapsizer.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int picture_side = 30;
constexpr int words_width = 310;

/// The yield's colour, and on which side of its cell it lies.
void draw_slot(wxGraphicsContext& gc, const FreeSlot& slot, const Area& area) {
    const game::Cell beyond = game::Cell{0, 0}.beyond(slot.at.side);
    const Point middle = centre(area);
    const double side = area.m_width * 0.56, away = area.m_width * 0.3;
    paint_box(gc,
              square({middle.m_x - beyond.x * area.m_width * 0.16, middle.m_y + beyond.y * area.m_width * 0.16}, side),
              3, {.fill = colours().place, .edge = colours().ground_line, .width = 1});
    draw_yield(gc, {.at = slot.at, .colour = slot.colour},
               square({middle.m_x + beyond.x * away, middle.m_y - beyond.y * away}, area.m_width * 0.4));
}

}

YieldsPanel::YieldsPanel(wxWindow* parent, const Act& act) : wxPanel(parent), act_(act) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    words_ = label(this, wxEmptyString, Type::quiet);
    rows->Add(words_, 0, wxBOTTOM, FromDIP(2));
    slots_row_ = new wxFlexGridSizer(7, FromDIP(wxSize(0, 0)));
    rows->Add(slots_row_, 0, wxEXPAND);
    make_plain(*rows);
    SetSizer(rows);
}

void YieldsPanel::make_plain(wxSizer& rows) {
    std::vector<Segment> colours;
    for (const game::YieldColour colour : game::yield_colours)
        colours.push_back({"yield-" + std::string(id(colour)), i18n::rajas::name(colour),
                           picture(*this, FromDIP(picture_side), [colour](wxGraphicsContext& gc, const Area& area) {
                               draw_yield(gc, {.colour = colour}, grown(area, -3));
                           })});
    colours_ = new Segments(this, std::move(colours));
    colours_->on_choose = [this](int index) {
        act_([colour = game::yield_colours.at(static_cast<std::size_t>(index))](const Position& position, Entry entry) {
            return choose_yield(position, std::move(entry), colour);
        });
    };
    std::vector<Segment> sides;
    for (const game::Side side : game::sides)
        sides.push_back({"yield-side-" + write(game::Edge{{1, 1}, side}).substr(2), i18n::rajas::name(side)});
    sides_ = new Segments(this, std::move(sides));
    sides_->on_choose = [this](int index) {
        act_([side = game::sides.at(static_cast<std::size_t>(index))](const Position& position, Entry entry) {
            return choose_yield_side(position, std::move(entry), side);
        });
    };
    rows.Add(colours_, 0, wxBOTTOM, FromDIP(2));
    rows.Add(sides_);
}

void YieldsPanel::show_slots(const std::vector<FreeSlot>& slots) {
    if (slots == slots_) return;
    slots_ = slots;
    slots_row_->Clear(true);
    for (const FreeSlot& slot : slots_) {
        // TRANSLATORS: a slot for a yield tile: "a1, west: white"
        const wxString words =
            i18n::fill(_("{1}, {2}: {3}"),
                       {text(write(slot.at.cell)), i18n::rajas::name(slot.at.side), i18n::rajas::name(slot.colour)});
        slots_row_->Add(sign_button(
            this, "slot-at-" + write(slot.at), words,
            [&slot](wxGraphicsContext& gc, const Area& area) { draw_slot(gc, slot, area); },
            [this, at = slot.at] {
                act_([at](const Position& position, Entry entry) { return lay_yield(position, std::move(entry), at); });
            }));
    }
}

void YieldsPanel::show(const Position& position, const Entry& entry) {
    const bool described = position.ready->province_side() != nullptr;
    const wxString words = described ? _("In which slot does the yield tile lie?")
                                     : _("The yield tile: choose its colour and the side, then click the place.");
    words_->SetLabelText(broken(*words_, words, words_width));
    show_slots(described ? free_slots(position) : std::vector<FreeSlot>{});
    colours_->Show(!described);
    sides_->Show(!described);
    colours_->choose(entry.yield ? static_cast<int>(*entry.yield) : -1);
    sides_->choose(static_cast<int>(entry.yield_side));
    Layout();
}

}
