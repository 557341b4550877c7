#include "app/desktop/rajas/race_canvas.h"

#include "app/desktop/drawing/screen_reader.h"
#include "i18n/words.h"

#include <memory>
#include <utility>

namespace clerk::desktop::rajas {

namespace {

/// What a screen reader is told of the race.
wxString told(const Race& race) {
    std::vector<wxString> parts{race.verdict};
    for (const Lane& lane : race.lanes)
        parts.push_back(i18n::fill(_("{1}: money {2}, fame {3}, {4}"),
                                   {lane.name, lane.money ? figure(*lane.money) : wxString("-"),
                                    lane.fame ? figure(*lane.fame) : wxString("-"), gap_in_words(lane)}));
    return i18n::one_by_one(parts);
}

}

RaceCanvas::RaceCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName("race");
    set_accessible_name(*this, _("Race"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        under_.reset();
        Refresh();
    });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) { click(event.GetPosition()); });
}

void RaceCanvas::show(Race race, std::vector<game::Player> players, int shown) {
    if (race == race_ && players == players_ && shown == shown_) return;
    race_ = std::move(race);
    players_ = std::move(players);
    shown_ = shown;
    set_accessible_name(*this, told(race_));
    cached_.invalidate();
    Refresh();
}

void RaceCanvas::fold(bool folded) {
    if (std::exchange(folded_, folded) == folded) return;
    under_.reset();
    cached_.invalidate();
    Refresh();
}

wxPoint RaceCanvas::point_of(int player, Track track, int space) const {
    const RaceGeometry at = geometry();
    return {static_cast<int>(at.x_of(track, space)), static_cast<int>(centre(at.strip(player, track)).m_y)};
}

void RaceCanvas::point_at(wxPoint point) {
    under_ = geometry().hit(point);
    const wxString tip = under_ ? next_in_words(race_.lanes[static_cast<std::size_t>(under_->player)]) : wxString();
    if (GetToolTipText() != tip) SetToolTip(tip);
    Refresh();
}

void RaceCanvas::click(wxPoint point) {
    const auto hit = geometry().hit(point);
    if (!hit) return;
    if (hit->track)
        on_move(hit->player, *hit->track, hit->space);
    else
        on_player(hit->player);
}

void RaceCanvas::paint(PaintDC& dc) {
    const auto draw = [this](wxMemoryDC& on, const Screen&) {
        on.SetBackground(GetParent()->GetBackgroundColour());
        on.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(on));
        if (!race_.lanes.empty()) draw_race(*gc, geometry(), race_, players_, shown_);
    };
    dc.DrawBitmap(cached_.of(*this, draw), 0, 0);
    if (!under_ || !under_->track) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_tried(*gc, geometry(), *under_);
}

}
