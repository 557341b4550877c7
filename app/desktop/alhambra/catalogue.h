// What the window's catalogue of games takes of Alhambra.
#pragma once

#include "app/desktop/alhambra/editor.h"
#include "app/desktop/alhambra/pictures.h"
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/alhambra/setup_panel.h"
#include "app/table/alhambra/setup.h"

namespace clerk::desktop::alhambra {

using GameEditor = AlhambraEditor;

}
