// What the window's catalogue of games takes of Egizia.
#pragma once

#include "app/desktop/egizia/boards_after.h"
#include "app/desktop/egizia/colours.h"
#include "app/desktop/egizia/copy_panels.h"
#include "app/desktop/egizia/cover.h"
#include "app/desktop/egizia/editor.h"
#include "app/desktop/egizia/guide.h"
#include "app/desktop/egizia/lit_picture.h"
#include "app/desktop/egizia/setup_panel.h"
#include "app/table/egizia/setup.h"

namespace clerk::desktop::egizia {

using GameEditor = EgiziaEditor;

}
