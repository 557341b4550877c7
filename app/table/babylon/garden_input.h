// What a click on a garden comes to, and what is shown there before it.
#pragma once

#include "app/table/babylon/entry.h"
#include "core/babylon/game.h"
#include "core/babylon/garden.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/string.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

// What the board of one garden shows: a value, made anew whenever anything changes.

/// A terrace that a photo of the table shows.
struct ProposedTerrace {
    game::Cell anchor = {};
    int level = 1;
    std::optional<game::Flower> flower = {}; ///< none: the photo does not surely show which
    std::optional<game::Corner> open = {};   ///< none: the photo does not show it, or all four corners are supported
    friend bool operator==(const ProposedTerrace&, const ProposedTerrace&) = default;
};

struct BoardView {
    game::Garden garden;
    std::vector<Place> marked = {};             ///< places of findings: outlined as wrong
    std::vector<Place> advised = {};            ///< where it would be legal
    std::vector<Place> lit = {};                ///< places of a score line: outlined as meant
    std::vector<game::Building> offered = {};   ///< legal ornaments, drawn faint; a click builds one
    std::vector<ProposedTerrace> proposed = {}; ///< and not entered, drawn pale; a key takes one
    std::vector<game::Cell> covered = {};       ///< by a photo, and nothing is entered there: drawn pale
    std::vector<game::Space> served = {};       ///< spaces that the round's effect may serve
    game::Effect effect = game::Effect::none;
    std::size_t fresh_terraces = 0;      ///< the last so many of the garden's terraces are this turn's
    std::optional<int> up_to_level = {}; ///< terraces above are faded, so that what is below can be seen
};

/// A terrace under the pointer or the cursor, before it is placed.
struct Ghost {
    game::Terrace terrace;
    bool legal = false;
    bool by_photo = false; ///< its flower was read there, and it comes into the hand by the click
};

/// An ornament being attempted: the spaces chosen so far.
struct OrnamentGhost {
    game::Kind kind;
    std::vector<game::Space> spaces;
    bool legal = false;
};

// The pieces that a player's record has on one cell, so that one of them can be taken back.
struct PieceHere {
    Where where;               ///< in the record
    wxString words;            ///< "statue c4@2"
    std::vector<Place> places; ///< that it lies or stands on
    bool is_terrace = false;
};

/// The last entered first.
std::vector<PieceHere> pieces_here(const game::Game& game, int player, game::Cell cell);

// Terraces that a photo of the table proposes: none is entered before a person takes it.

/// Proposed terraces that are not entered in the garden looked at (on their level nothing lies where they do) and that
/// can stand in it as it is now, on terraces that were entered: the level of another may be misread. Those whose
/// flower and open corner are known come first.
std::vector<ProposedTerrace> not_entered(const Position& position, const Entry& entry,
                                         std::vector<ProposedTerrace> proposed);
/// As if a person had chosen its flower, level and open corner and clicked there. One of which any of these is not
/// known comes into the hand.
Outcome take_proposed(const Position& position, Entry entry, const ProposedTerrace& proposed);
/// What a photo shows of the terrace of which a person says that it lies there; none: that is not sure.
using SeenThere = std::function<std::optional<ProposedTerrace>(game::Cell anchor, int level)>;

/// Whether the next terrace may be read where it is pointed at: no flower was entered.
bool reads_photo(const Position& position, const Entry& entry);
/// The entry with the terrace that is seen at the place, on the lowest level that fits or the one that was chosen. What
/// was entered of it stays. None: nothing is surely seen there that can stand in the garden.
std::optional<Entry> with_seen(const Position& position, const Entry& entry, game::Cell anchor, const SeenThere& seen);
/// Why a click there places nothing.
wxString why_not_seen(const Position& position, const Entry& entry);

/// Empty: one can be taken.
wxString why_not_take_proposed(const Position& position, const Entry& entry,
                               const std::vector<ProposedTerrace>& proposed);

/// The garden looked at, with what could be built now if `offers`; nothing in it is marked.
BoardView board_view(const Position& position, const Entry& entry, bool offers);
/// None: no terrace is in hand, or this garden is not built on now.
std::optional<Ghost> ghost_at(const Position& position, const Entry& entry, game::Cell anchor);
/// With the cell's highest space that is not faded. None: no ornament is attempted, or there is no space.
std::optional<OrnamentGhost> ornament_ghost_at(const Position& position, const Entry& entry, game::Cell cell);

Outcome place_terrace(const Position& position, Entry entry, game::Cell anchor);
/// The space of an ornament being attempted is chosen; a chosen one begins it anew, the last one builds it. None:
/// nothing is in hand, and the piece that lies there is looked at.
std::optional<Outcome> choose_cell(const Position& position, Entry entry, game::Cell cell);
Outcome build(const Position& position, Entry entry, const game::Building& building);

/// The highest piece of the cell that is not faded, an ornament before its terrace; none: a bare slot.
std::optional<PieceHere> piece_at(const Position& position, const Entry& entry, game::Cell cell);
Outcome take_back(const Position& position, Entry entry, const PieceHere& piece);

/// A line of the menu that says what can be taken back there.
struct Offer {
    wxString words; ///< "Take back: statue c4@2"
    Outcome outcome;
};
std::vector<Offer> offers(const Position& position, const Entry& entry, game::Cell cell);

// How deep one looks.
Outcome look_up_to(const Position& position, Entry entry, std::optional<int> level);
Outcome look_deeper(const Position& position, Entry entry);
Outcome look_less_deep(const Position& position, Entry entry);

}
