// What came up at the end of a turn: cards, Dirk's tiles, tiles for the market.
#pragma once

#include "app/desktop/alhambra/card_picker.h"
#include "app/desktop/alhambra/card_row.h"
#include "app/desktop/alhambra/tile_row.h"
#include "app/table/alhambra/hold.h"

namespace clerk::desktop::alhambra {

/// A click on what was entered takes it back: "turned-up-…", "drawn-0" …, "filled-0" ….
class EndPanel : public wxPanel {
public:
    explicit EndPanel(wxWindow* parent);

    void show(const Position& position, const Hold& hold);

    std::function<void(game::Card)> on_card;
    std::function<void(std::size_t place)> on_card_back;
    std::function<void(game::Tile)> on_tile_back;

private:
    CardPicker* picker_;
    CardRow* cards_;
    TileRow* drawn_;
    TileRow* filled_;
};

}
