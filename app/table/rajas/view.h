// A player's province as it is shown, and what the player has beside it.
#pragma once

#include "app/table/played_game.h"
#include "app/table/rajas/position.h"

#include <wx/string.h>

namespace clerk::table::rajas {

struct ShownTile {
    game::Cell at;
    game::Tile tile;   ///< what of it was entered
    game::Roads roads; ///< as they lie
    bool linked = false;
    bool covers = false;
    friend bool operator==(const ShownTile&, const ShownTile&) = default;
};

struct ShownYield {
    game::Edge at;
    std::optional<game::YieldColour> colour = {}; ///< of a slot
    std::optional<game::Reward> gain = {};        ///< what holds: of a yield tile, else as printed
    bool laid = false;                            ///< a yield tile
    bool reached = false;                         ///< the road of a linked tile ends there
    bool taken = false;                           ///< it has given, or never will
    friend bool operator==(const ShownYield&, const ShownYield&) = default;
};

struct ProvinceView {
    bool described = false;
    int columns = 0, rows = 0;
    std::vector<bool> places = {}; ///< row by row from the south; false: no place for a tile
    std::vector<game::Edge> exits = {};
    std::vector<ShownYield> yields = {};
    std::vector<ShownTile> tiles = {};

    bool shows(game::Cell cell) const { return cell.x >= 1 && cell.x <= columns && cell.y >= 1 && cell.y <= rows; }
    bool has(game::Cell cell) const {
        return shows(cell) && places[static_cast<std::size_t>((cell.y - 1) * columns + cell.x - 1)];
    }
    const ShownTile* tile_at(game::Cell cell) const; ///< null: none
    friend bool operator==(const ProvinceView&, const ProvinceView&) = default;
};

/// Where the province is not described, a plain ground as large as it has to be.
ProvinceView province_view(const Position& position, int player);
wxString in_words(const ShownTile& tile); ///< "c2: blue 7, roads at north and east, linked"

// The river, in depth full and where it is described.

struct RiverView {
    std::vector<game::Reward> spaces = {}; ///< what each gives now, from the first after the start; none: not described
    int bridge = 0;                        ///< after so many
    std::vector<int> tiles = {};           ///< spaces with a Ganges tile, from 1
    std::vector<int> boats = {};           ///< of each player: the space, 0 the start
    std::vector<int> open = {};            ///< where the boat of the player at turn may go now
    friend bool operator==(const RiverView&, const RiverView&) = default;
};

RiverView river_view(const Position& position);
wxString in_words(const RiverView& river, const game::Game& game); ///< "Raji: 3, Layla: at the start"

// What a player has beside the province, in depth full, and who comes next.

struct SeatView {
    int workers = 0, workers_left = 0;
    int karma = 0;
    std::array<int, game::goods.size()> markets = {}; ///< the values of all markets of a good that are not covered
    std::array<int, game::buildings.size()> levels = {};
    friend bool operator==(const SeatView&, const SeatView&) = default;

    int all_markets() const;
};

SeatView seat_view(const Position& position); ///< of the player looked at
wxString in_words(const SeatView& seat);
/// "Next: Layla, then Nadim", if nobody passes; empty: nobody, or not known.
wxString next_players(const Position& position);

// What a player has built, tile by tile in words.

std::vector<BuiltPiece> built(const Position& position, int player);

}
