// What came up at the end of a turn: cards, Dirk's tiles, tiles for the market.
#pragma once

#include "app/desktop/alhambra/act.h"
#include "app/desktop/alhambra/card_picker.h"
#include "app/desktop/alhambra/card_row.h"
#include "app/desktop/alhambra/tile_row.h"

namespace clerk::desktop::alhambra {

/// A click on what was entered takes it back: "turned-up-…", "drawn-0" …, "filled-0" ….
class EndPanel : public wxPanel {
public:
    EndPanel(wxWindow* parent, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    CardPicker* picker_;
    CardRow* cards_;
    TileRow* drawn_;
    TileRow* filled_;
};

}
