// What the window's catalogue of games takes of Rajas of the Ganges.
#pragma once

#include "app/desktop/rajas/copy.h"
#include "app/desktop/rajas/editor.h"
#include "app/desktop/rajas/pictures.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/rajas/setup_panel.h"
#include "app/table/rajas/setup.h"

namespace clerk::desktop::rajas {

using GameEditor = RajasEditor;

}
