// How a garden that fell is built again, step by step in words and pictures.
#pragma once

#include "app/desktop/editor.h"
#include "core/babylon/garden.h"

namespace clerk::desktop::babylon {

std::vector<GuideStep> guide(const clerk::babylon::Garden& garden);

}
