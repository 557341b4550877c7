// What the window's catalogue of games takes of the sheet for any other game.
#pragma once

#include "app/desktop/sheet/editor.h"
#include "app/desktop/sheet/setup_panel.h"
#include "app/table/sheet/setup.h"

namespace clerk::desktop::sheet {

using table::sheet::plain_game;
using GameEditor = SheetEditor;

}
