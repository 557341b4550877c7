// What the window's catalogue of games takes of Egizia.
#pragma once

#include "app/desktop/egizia/copy.h"
#include "app/desktop/egizia/editor.h"
#include "app/desktop/egizia/pictures.h"
#include "app/desktop/egizia/pieces.h"
#include "app/desktop/egizia/setup_panel.h"
#include "app/table/egizia/setup.h"

namespace clerk::desktop::egizia {

using GameEditor = EgiziaEditor;

}
