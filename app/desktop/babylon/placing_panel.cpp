#include "app/desktop/babylon/placing_panel.h"

#include "app/desktop/babylon/level_picture.h"
#include "app/desktop/babylon/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <wx/brush.h>
#include <wx/button.h>
#include <wx/pen.h>

namespace clerk::desktop::babylon {

namespace {

/// A terrace with a gazebo on one corner, or on none.
wxBitmap corner_picture(const wxWindow& window, std::optional<game::Corner> open) {
    return picture(window, window.FromDIP(28), [open](wxGraphicsContext& gc, const Area& area) {
        gc.SetPen(wxPen(colours().terrace(1)));
        gc.SetBrush(wxBrush(colours().terrace(3)));
        gc.DrawRoundedRectangle(area.m_x + 1, area.m_y + 1, area.m_width - 2, area.m_height - 2, 3);
        if (!open) return;
        const double half = area.m_width / 2;
        const bool east = *open == game::Corner::ne || *open == game::Corner::se;
        const bool south = *open == game::Corner::se || *open == game::Corner::sw;
        draw_gazebo(gc, Area(area.m_x + (east ? half : 0), area.m_y + (south ? half : 0), half, half));
    });
}

}

PlacingPanel::PlacingPanel(wxWindow* parent, int width) : LaterPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
}

void PlacingPanel::make() {
    levels_ = make_levels();
    corners_ = make_corners();
    auto* turn = new wxButton(this, wxID_ANY, _("Rotate"));
    fit_to_finger(*turn);
    turn->SetName("turn-tile");
    turn->SetToolTip(_("Rotate the tile a quarter clockwise (R)"));
    turn->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_turn(); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Level"), Type::quiet));
    rows->Add(levels_, 0, wxTOP, FromDIP(2));
    rows->Add(wrapped(this, _("Open corner, with the gazebo"), width_, Type::quiet), 0, wxTOP, FromDIP(near_gap));
    auto* corners = new wxBoxSizer(wxHORIZONTAL);
    corners->Add(corners_, 0, wxALIGN_CENTRE_VERTICAL);
    corners->AddStretchSpacer();
    corners->Add(turn, 0, wxALIGN_CENTRE_VERTICAL);
    rows->Add(corners, 0, wxEXPAND | wxTOP, FromDIP(2));
    SetSizer(rows);
}

Segments* PlacingPanel::make_levels() {
    const int side = FromDIP(26);
    std::vector<Segment> segments{{"level-lowest", _("The lowest level that fits"),
                                   level_picture(*this, side, 1, sign_of_lowest()),
                                   _("The lowest level that fits (0)")}};
    for (int level = 1; level <= levels_shown; ++level)
        segments.push_back({"level-" + std::to_string(level), i18n::fill(_("Level {1}"), {figure(level)}),
                            level_picture(*this, side, level, figure(level))});
    auto* result = new Segments(this, std::move(segments));
    result->on_choose = [this](int index) { on_level(index == 0 ? std::nullopt : std::optional(index)); };
    return result;
}

Segments* PlacingPanel::make_corners() {
    std::vector<Segment> segments{
        {"open-none", _("no open corner"), corner_picture(*this, std::nullopt), _("Four supports, no gazebo")}};
    for (const game::Corner corner : game::corners)
        segments.push_back({"open-" + std::string(id(corner)), i18n::babylon::name(corner),
                            corner_picture(*this, corner),
                            i18n::fill(_("Gazebo in the {1}"), {i18n::babylon::name(corner)})});
    auto* result = new Segments(this, std::move(segments));
    result->on_choose = [this](int index) {
        on_open(index == 0 ? std::nullopt : std::optional(game::corners[static_cast<std::size_t>(index - 1)]));
    };
    return result;
}

void PlacingPanel::show(const Draft& draft) {
    levels_->choose(draft.level.value_or(0) <= levels_shown ? draft.level.value_or(0) : -1);
    corners_->choose(draft.open ? static_cast<int>(*draft.open) + 1 : 0);
}

}
