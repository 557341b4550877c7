#include "app/desktop/egizia/copy_panels.h"

#include "app/desktop/egizia/copy_gains_panel.h"
#include "app/desktop/egizia/copy_nile_panel.h"
#include "app/desktop/egizia/copy_pyramid_panel.h"
#include "app/desktop/game/copy_settings.h"
#include "app/desktop/game/lines_part_panel.h"
#include "core/record_copy.h"

#include <wx/translation.h>

namespace clerk::desktop::egizia {

clerk::egizia::Board kept_board() {
    const std::string copy = kept_copy(clerk::egizia::game_id);
    return std::get<clerk::egizia::Game>(with_copy(clerk::egizia::Game{}, copy)).board;
}

PartPanel* part_panel(const clerk::egizia::Game& /*game*/, wxWindow* parent, const table::CopyPart& part) {
    if (part.path == spaces_part) return new CopyGainsPanel(parent, GainOf::ring_space);
    if (part.path == cards_part) return new CopyGainsPanel(parent, GainOf::card);
    if (part.path == nile_part) return new CopyNilePanel(parent, kept_board());
    if (part.path == pyramid_part) return new CopyPyramidPanel(parent);
    if (part.path == temple_part)
        return new LinesPartPanel(parent, {_("Left column"), _("Right column"), _("Middle"), _("Roof")});
    if (part.path == start_part)
        return new LinesPartPanel(parent,
                                  {_("Strengths of the crews: blue, black, yellow"), _("Strength of the joker"),
                                   _("Stones of the first to the fourth player"), _("Quarry"), _("Green fields")});
    return nullptr;
}

}
