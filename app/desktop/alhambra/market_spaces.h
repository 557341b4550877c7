// The four places of the market as buttons, each with the tile on it.
#pragma once

#include "app/desktop/widgets/segments.h"
#include "core/alhambra/game.h"

#include <optional>

namespace clerk::desktop::alhambra {

/// Its buttons are named "space-yellow" …
class MarketSpaces : public Segments {
public:
    MarketSpaces(wxWindow* parent, int side);

    void show(const clerk::alhambra::Market& market);

private:
    int side_;
    std::optional<clerk::alhambra::Market> shown_ = {};
};

}
