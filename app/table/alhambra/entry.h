// What is being entered between two changes, what is wanted next, and what a click comes to.
#pragma once

#include "app/table/alhambra/position.h"
#include "app/table/entries.h"
#include "core/alhambra/play.h"

#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

// Picking a tile of the box by colour and price: its walls follow. Values in, values out; no window.

/// One letter a colour, on the key of its English name; N for brown, because B is blue.
inline constexpr std::string_view colour_keys = "BRNWGP";

/// What has been said so far of the tile that is meant.
struct TilePick {
    std::optional<game::Colour> colour = {};
    std::string price = {}; ///< the figures typed so far: no tile costs 1, so "1" is the beginning of 10 to 13
    friend bool operator==(const TilePick&, const TilePick&) = default;
};

/// The tiles it may still mean, in the order of the box, without those that are `gone`. None before a colour is chosen.
std::vector<game::Tile> candidates(const TilePick& pick, const game::TileSet& gone);
/// The tile it means: colour and price are known, and only one is like that.
std::optional<game::Tile> meant(const TilePick& pick, const game::TileSet& gone);

TilePick with_colour(game::Colour colour);
/// One more figure of the price; where no tile of the box begins so, it begins anew with this figure.
TilePick with_figure(TilePick pick, int figure);

// What is being entered between two changes: the tile in hand, cards chosen, what is said of the end of a turn. Never
// stored.
struct Entry {
    TilePick pick = {};                     ///< of the tile that is entered next
    std::optional<game::Tile> tile = {};    ///< in hand: it lies aside, or in the reserve, or in the box
    bool taking_away = false;               ///< a click takes a tile out of the palace
    std::optional<game::Cell> leaving = {}; ///< its tile is to leave in an exchange

    // Depth full: what is chosen of the market, of the money in hand and of the cards laid out, one a card as they are
    // sorted.
    std::optional<game::Currency> space = {};
    std::vector<bool> paying = {};
    std::vector<bool> taking = {};

    // The end of the turn.
    TurnEnd end = {};
    bool ending = false;                         ///< it is being entered
    std::optional<game::Currency> currency = {}; ///< of the card turned up

    std::optional<int> looking_back_to = {}; ///< a scoring: the palace shows as it stood then

    // Finished palaces.
    int round = 1;
    bool for_dirk = false; ///< tiles that are picked are his
};

/// What is being entered when another position shows: what it no longer allows is let go, and a tile that is being said
/// stays as long as none came up. The end of a turn that was taken back is entered again as it was.
Entry settled(Entry entry, const Position& before, const Position& now);
/// An earlier turn that is opened ends as it did, unless its end is entered anew.
Entry ending_as(Entry entry, const game::Turn& turn);
/// The palace shows as it stood at a scoring, where that scoring took place.
Entry looking_back(Entry entry, const Position& position, std::optional<int> scoring);

/// Whether a click may change the palace that shows.
bool may_build(const Position& position, const Entry& entry);

bool begun(const Entry& entry); ///< something that can be let go
Entry let_go(Entry entry);      ///< what was begun last
/// What can be let go.
template <class AnyEntry>
    requires std::same_as<std::remove_const_t<AnyEntry>, Entry>
auto held(AnyEntry& entry) {
    return std::tie(entry.leaving, entry.pick, entry.ending, entry.space, entry.paying, entry.taking_away, entry.tile);
}
/// Something of it is not as it was `before`.
bool begun_since(const Entry& before, const Entry& now);

/// The cards chosen of those.
std::vector<game::Card> chosen(const std::vector<game::Card>& cards, const std::vector<bool>& which);
/// With the cards put together that pay for the tile of the space; requires a turn in depth full.
Entry with_payment(Entry entry, const Position& position, game::Currency space);
/// The tile aside or in the reserve that comes after the one in hand; none after the last.
std::optional<game::Tile> next_in_hand(const Position& position, const std::optional<game::Tile>& tile);

// What a click or key comes to: another entry, and with it the next game or a refusal.

using Refusal = RefusalOf<game::Game>;
using Outcome = OutcomeOf<Entry, game::Game>;

/// What a click or key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A step is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Step step);

// What is entered next with a picker of cards or tiles.

enum class Wanted { nothing, bought, card, for_dirk, for_market, won, for_palace };
Wanted wanted(const Position& position, const Entry& entry);
bool wants_tile(Wanted wanted);
/// The space of the market that is filled next; requires that a tile is wanted for it.
game::Currency space_wanted(const Position& position, const Entry& entry);
game::TileSet gone(const Position& position, const Entry& entry); ///< tiles that cannot be picked any more
/// Cards outside the box: in the hands, laid out, and turned up just now. Requires a turn in depth full.
game::Cards cards_out(const Position& position, const Entry& entry);

}
