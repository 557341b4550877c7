// What the window's catalogue of games takes of Rajas of the Ganges.
#pragma once

#include "app/desktop/rajas/boards_after.h"
#include "app/desktop/rajas/colours.h"
#include "app/desktop/rajas/copy_panels.h"
#include "app/desktop/rajas/cover.h"
#include "app/desktop/rajas/editor.h"
#include "app/desktop/rajas/guide.h"
#include "app/desktop/rajas/lit_picture.h"
#include "app/desktop/rajas/setup_panel.h"
#include "app/table/rajas/setup.h"

namespace clerk::desktop::rajas {

using GameEditor = RajasEditor;

}
