// A game before its first turn: what is chosen, and what lies on the table.
#pragma once

#include "core/alhambra/game.h"
#include "core/alhambra/pieces.h"
#include "core/alhambra/play.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

// A game before its first turn: what is assumed when nothing is said, and how one choice follows from another.

/// The likeliest names, then plain ones. What lies on the table at the start (hands, money, market, Dirk's tiles) has
/// to be entered: `ready` tells whether it is all there.
game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth);
bool ready(const game::Game& game);

wxString fault(const game::Game& game); ///< why it cannot begin; empty: it can

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names);
game::Game with_depth(game::Game game, Depth depth);
/// Whoever had the colour gets the player's old one, or none.
game::Game with_marker(game::Game game, std::size_t player, std::optional<game::Marker> marker);

// What lies on the table before the first turn, as it is entered part by part. Values in, values out; no window.
enum class StartKind { hand, money, market, dirk };

struct StartPart {
    StartKind what = StartKind::hand;
    std::size_t player = 0; ///< whose hand
    friend bool operator==(const StartPart&, const StartPart&) = default;
};

inline constexpr int dealt_until = 20; ///< a hand is worth that or more
inline constexpr std::size_t cards_laid_out = 4;

/// All that is to be entered, in order. None in depth final, and in depth builds without Dirk.
std::vector<StartPart> parts(const game::Game& game);
/// Nothing more is expected. A hand is believed as entered all the same.
bool complete(const game::Game& game, const StartPart& part);
/// The next one that is not complete; this one where there is none.
StartPart next_part(const game::Game& game, const StartPart& part);
/// The space to fill next; the same where none is empty.
game::Currency next_space(const game::Game& game, game::Currency space);

/// Of a hand, or laid out.
const std::vector<game::Card>& cards(const game::Game& game, const StartPart& part);
game::Game with_card(game::Game game, const StartPart& part, const game::Card& card);
game::Game without_card(game::Game game, const StartPart& part, std::size_t place);
game::Game with_dirks_tile(game::Game game, const game::Tile& tile);
game::Game without_dirks_tile(game::Game game, const game::Tile& tile);
game::Game with_market_tile(game::Game game, game::Currency space, const game::Tile& tile);

game::Cards cards_out(const game::Game& game); ///< of the box
game::TileSet tiles_out(const game::Game& game);

}
