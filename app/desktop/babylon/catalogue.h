// What the window's catalogue of games takes of Babylon.
#pragma once

#include "app/desktop/babylon/editor.h"
#include "app/desktop/babylon/pictures.h"
#include "app/desktop/babylon/pieces.h"
#include "app/desktop/babylon/setup_panel.h"

namespace clerk::desktop::babylon {

using GameEditor = BabylonEditor;

inline game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth) {
    return table::babylon::plain_game(names, players, depth, kept_box());
}

}
