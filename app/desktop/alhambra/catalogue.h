// What the window's catalogue of games takes of Alhambra.
#pragma once

#include "app/desktop/alhambra/boards_after.h"
#include "app/desktop/alhambra/colours.h"
#include "app/desktop/alhambra/cover.h"
#include "app/desktop/alhambra/editor.h"
#include "app/desktop/alhambra/guide.h"
#include "app/desktop/alhambra/lit_picture.h"
#include "app/desktop/alhambra/setup_panel.h"
#include "app/table/alhambra/setup.h"

namespace clerk::desktop::alhambra {

using GameEditor = AlhambraEditor;

}
