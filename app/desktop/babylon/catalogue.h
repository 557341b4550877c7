// What the window's catalogue of games takes of Babylon.
#pragma once

#include "app/desktop/babylon/colours.h"
#include "app/desktop/babylon/cover.h"
#include "app/desktop/babylon/editor.h"
#include "app/desktop/babylon/guide.h"
#include "app/desktop/babylon/setup.h"
#include "app/desktop/babylon/setup_panel.h"

namespace clerk::desktop::babylon {

using GameEditor = BabylonEditor;

}
