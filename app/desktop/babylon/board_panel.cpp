#include "app/desktop/babylon/board_panel.h"

#include "app/desktop/babylon/level_picture.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/babylon/entry.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/sizer.h>

namespace clerk::desktop::babylon {

using table::babylon::levels_shown;

BoardPanel::BoardPanel(wxWindow* parent) : wxPanel(parent) {
    dress_as_ground(*this);
    plan_ = new BoardCanvas(this);
    plan_->SetName("board");
    perspective_ = new GardenCanvas(this);
    perspective_->SetName("perspective");
    perspective_->Hide();
    levels_ = make_levels();
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(plan_, 1, wxEXPAND);
    row->Add(perspective_, 1, wxEXPAND);
    row->Add(levels_, 0, wxALIGN_CENTRE_VERTICAL);
    SetSizer(row);
}

Segments* BoardPanel::make_levels() {
    const int side = FromDIP(26);
    std::vector<Segment> segments{{"look-all", _("All levels"), level_picture(*this, side, levels_shown, sign_of_all()),
                                   _("Look at all levels (Page Up)")}};
    for (int level = levels_shown; level > 0; --level)
        segments.push_back(
            {"look-" + std::to_string(level), i18n::fill(_("Level {1}"), {figure(level)}),
             level_picture(*this, side, level, figure(level)),
             i18n::fill(_("Look beneath: fade what lies above level {1} (Page Down)"), {figure(level)})});
    auto* levels = new Segments(this, std::move(segments), 1);
    levels->on_choose = [this](int index) {
        on_level(index == 0 ? std::nullopt : std::optional(levels_shown + 1 - index));
    };
    return levels;
}

void BoardPanel::show(BoardView view) {
    if (std::exchange(up_to_level_, view.up_to_level) != view.up_to_level)
        levels_->choose(view.up_to_level ? levels_shown + 1 - *view.up_to_level : 0);
    perspective_->show(view.garden, view.fresh_terraces);
    plan_->show(std::move(view));
}

void BoardPanel::show_in_perspective(bool in_perspective) {
    perspective_->Show(in_perspective);
    plan_->Show(!in_perspective);
    levels_->Show(!in_perspective);
    Layout();
    focus();
}

void BoardPanel::focus() { in_perspective() ? perspective_->SetFocus() : plan_->SetFocus(); }

}
