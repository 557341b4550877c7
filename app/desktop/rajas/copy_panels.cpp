#include "app/desktop/rajas/copy_panels.h"

#include "app/desktop/game/copy_settings.h"
#include "app/desktop/rajas/copy_facing_panel.h"
#include "app/desktop/rajas/copy_palace_panel.h"
#include "app/desktop/rajas/copy_province_panel.h"
#include "app/desktop/rajas/copy_river_panel.h"
#include "app/table/rajas/copy.h"

namespace clerk::desktop::rajas {

clerk::rajas::Board kept_board() {
    const std::string copy = kept_copy(clerk::rajas::game_id);
    return std::get<clerk::rajas::Game>(with_copy(clerk::rajas::Game{}, copy)).board;
}

PartPanel* part_panel(const clerk::rajas::Game& /*game*/, wxWindow* parent, const table::CopyPart& part) {
    if (part.path == palace_part) return new CopyPalacePanel(parent);
    if (part.path == river_part) return new CopyRiverPanel(parent);
    if (part.path == facing_part) return new CopyFacingPanel(parent);
    if (part.path == province_part) return new CopyProvincePanel(parent, false);
    if (part.path == back_side_part) return new CopyProvincePanel(parent, true);
    return nullptr;
}

}
