#include "app/desktop/rajas/dice_row.h"

#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/picture_button.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop::rajas {

DiceRow::DiceRow(wxWindow* parent, const wxString& name, const wxString& spoken, int columns)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE), columns_(columns) {
    SetName(name);
    set_accessible_name(*this, spoken);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) { click(event.GetPosition()); });
}

void DiceRow::show(game::Dice dice, std::vector<bool> chosen, std::vector<bool> proposed) {
    dice_ = std::move(dice);
    chosen_ = std::move(chosen);
    proposed_ = std::move(proposed);
    const int count = static_cast<int>(dice_.size()), rows = (count + columns_ - 1) / columns_;
    SetMinSize(FromDIP(wxSize(std::clamp(count, 1, columns_) * least_target, std::max(1, rows) * least_target)));
    Refresh();
}

Area DiceRow::area(std::size_t index) const {
    const double side = FromDIP(least_target);
    const int place = static_cast<int>(index);
    return {place % columns_ * side, place / columns_ * side, side, side};
}

wxPoint DiceRow::centre(std::size_t index) const {
    const Point at = desktop::centre(area(index));
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

void DiceRow::click(wxPoint point) {
    for (std::size_t i = 0; i < dice_.size(); ++i)
        if (area(i).Contains(Point(point))) return on_choose(i);
}

void DiceRow::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    for (std::size_t i = 0; i < dice_.size(); ++i) {
        draw_die(*gc, dice_[i], grown(area(i), -4));
        if (i < proposed_.size() && proposed_[i])
            paint_box(*gc, grown(area(i), -2), 8,
                      {.edge = palette().legal, .width = 2, .style = wxPENSTYLE_SHORT_DASH});
        if (i < chosen_.size() && chosen_[i]) outline(*gc, grown(area(i), -2), 8, palette().accent, 3);
    }
}

}
