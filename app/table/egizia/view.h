// The monuments and the Nile as they are shown, and what a player has built.
#pragma once

#include "app/table/egizia/entry.h"
#include "app/table/egizia/position.h"
#include "app/table/played_game.h"

#include <optional>
#include <string>
#include <variant>

#include <wx/string.h>

namespace clerk::table::egizia {

struct ShownSpace {
    game::Space at;
    std::optional<int> value = {};           ///< printed, or of the stone; none: it is not known
    std::optional<int> owner = {};           ///< whose stone lies there
    bool entered = false;                    ///< in the build that is being entered
    bool open = false;                       ///< a stone may be placed there next
    std::optional<std::vector<int>> on = {}; ///< of the pyramid: columns that it rests on; none: as usual
    friend bool operator==(const ShownSpace&, const ShownSpace&) = default;
};

struct MonumentsView {
    std::vector<ShownSpace> spaces = {};
    int cards = 0;      ///< drawn of the sphinx in what is being entered
    bool keeps = false; ///< one of them
    int most_cards = 5; ///< that may be drawn
    bool may_draw = false;

    const ShownSpace* at(const game::Space& space) const; ///< null: it is not shown
    friend bool operator==(const MonumentsView&, const MonumentsView&) = default;
};

/// Of a monument that is not described, what is built and the next spaces.
MonumentsView monuments_view(const Position& position, const Entry& entry);

/// As it is typed: "o3" of the obelisk, "g2" a grave, "p1 4" row and space of the pyramid, "l2", "r2", "m" of the
/// temple, "t1" of its roof; where ships are entered also "c3", a card space. None: it is neither.
std::optional<std::variant<game::Space, game::Spot>> place_typed(const std::string& typed, const Position& position);

wxString in_words(const Position& position, const ShownSpace& shown); ///< "obelisk 3, value 4: Linda"

// The Nile as a line of places, with the ships that lie there.

struct ShownPlace {
    game::Spot at;
    wxString name;
    std::vector<int> ships = {};   ///< whose, those nearest the Nile first
    std::vector<int> waiting = {}; ///< behind them
    int spaces = 1;                ///< that are open
    bool open = false;             ///< whoever is at turn may place a ship there
    bool chosen = false;           ///< what it gives is being entered
    friend bool operator==(const ShownPlace&, const ShownPlace&) = default;
};
/// Downstream, as far as that is known; then the places of which it is not known where they lie.
std::vector<ShownPlace> nile_view(const Position& position, const Entry& entry);

/// What feeding would come to now, for everyone.
struct ShownFeeding {
    int player = 0;
    wxString words; ///< "9 of 12 grain: -6"
    int points = 0;
    friend bool operator==(const ShownFeeding&, const ShownFeeding&) = default;
};
std::vector<ShownFeeding> feeding_view(const Position& position);

// What a player has built, stone by stone in words.

std::vector<BuiltPiece> built(const Position& position, int player);

}
