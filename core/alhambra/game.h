// A game of Alhambra as the table entered it: the record's own part as values.
#pragma once

#include "core/alhambra/pieces.h"
#include "core/record.h"
#include "core/ruling.h"
#include "core/values.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace clerk::alhambra {

/// Where the sources differ or are silent, the table decides.
enum class Leftovers : std::uint8_t { sum, cards };
enum class GameEnd : std::uint8_t { market, bag };
enum class SwapTo : std::uint8_t { same_place, anywhere };
enum class DirkDraws : std::uint8_t { before_market, after_market };

struct Rulings {
    Leftovers leftovers = Leftovers::sum;
    GameEnd game_end = GameEnd::market;
    SwapTo swap = SwapTo::same_place;
    DirkDraws dirk_draws = DirkDraws::before_market;
    bool dirk_ranked = false;
    friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// In the order of a record.
inline constexpr std::array all_rulings{
    ruling<&Rulings::leftovers>("leftovers", "sum", "cards"),
    ruling<&Rulings::game_end>("game_end", "market", "bag"),
    ruling<&Rulings::swap>("swap", "same-place", "anywhere"),
    ruling<&Rulings::dirk_draws>("dirk_draws", "before-market", "after-market"),
    ruling<&Rulings::dirk_ranked, false>("dirk_ranked"),
};

inline constexpr std::array presets{
    Preset<Rulings>{"default", {}},
    Preset<Rulings>{"zh-Hant", {.leftovers = Leftovers::cards}},
};

struct Player {
    std::string name;
    std::optional<Marker> colour = {};
    Extra extra = {};
    friend bool operator==(const Player&, const Player&) = default;
};

/// The four places of the market, by the currency that pays there.
struct Market {
    EnumArray<Currency, std::optional<Tile>, currencies.size()> spaces{};

    std::optional<Tile>& at(Currency space) { return spaces[space]; }
    const std::optional<Tile>& at(Currency space) const { return spaces[space]; }
    std::vector<Tile> tiles() const {
        std::vector<Tile> there;
        for (const auto& space : spaces)
            if (space) there.push_back(*space);
        return there;
    }
    friend bool operator==(const Market&, const Market&) = default;
};

// Actions

struct Take {
    std::vector<Card> cards = {};
    friend bool operator==(const Take&, const Take&) = default;
};

/// In depth full the space and the cards paid, in depth builds the tile alone.
struct Buy {
    Currency space = Currency::yellow;
    std::vector<Card> pay = {};
    std::optional<Tile> tile = {};
    Extra extra = {};
    friend bool operator==(const Buy&, const Buy&) = default;
};

/// A tile of the reserve goes into the palace.
struct Build {
    Tile tile;
    Cell at;
    Extra extra = {};
    friend bool operator==(const Build&, const Build&) = default;
};

/// A tile of the palace goes to the reserve.
struct Remove {
    Cell at;
    Extra extra = {};
    friend bool operator==(const Remove&, const Remove&) = default;
};

/// One of the palace for one of the reserve.
struct Swap {
    Cell out;
    Tile tile;
    Cell at;
    Extra extra = {};
    friend bool operator==(const Swap&, const Swap&) = default;
};

// With tiles that lie aside

struct PutDown {
    Tile tile;
    Cell at;
    Extra extra = {};
    friend bool operator==(const PutDown&, const PutDown&) = default;
};

/// To Dirk.
struct Give {
    Tile tile;
    Extra extra = {};
    friend bool operator==(const Give&, const Give&) = default;
};

struct Step {
    CompiledOnce<std::variant<Take, Buy, Build, Remove, Swap, PutDown, Give>> what;
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const Step&, const Step&) = default;
};

/// The others put somewhere what lies aside.
inline bool is_action(const Step& step) {
    return !std::holds_alternative<PutDown>(step.what) && !std::holds_alternative<Give>(step.what);
}

struct Turn {
    CompiledOnce<std::vector<Step>> steps = {};
    std::vector<Card> cards = {}; ///< turned up after the turn; depth full only
    bool scoring = false;         ///< a scoring card came up
    std::vector<Tile> dirk = {};  ///< what he draws then
    Market tiles = {};            ///< drawn for the market; depth full only
    bool waived = false;          ///< for the rules of the end of the turn
    std::string reason = {};
    bool done = true; ///< false only on the last turn: its end has not come
    Extra extra = {};
    friend bool operator==(const Turn&, const Turn&) = default;
};

inline bool has_nothing(const Turn& turn) { return turn.steps.empty(); }
/// The turn while it was in progress; and a turn that ends as another did.
inline Turn reopened(Turn turn) {
    return {.steps = std::move(turn.steps), .done = false, .extra = std::move(turn.extra)};
}
inline Turn ended_as(Turn turn, const Turn& other) {
    Turn ended = other;
    ended.steps = std::move(turn.steps);
    ended.extra = std::move(turn.extra);
    return ended;
}

/// A player's part of the end of the game.
struct LastPart {
    std::vector<Tile> tiles = {}; ///< won from the market; entered in depth builds only
    CompiledOnce<std::vector<Step>> steps = {};
    Extra extra = {};
    friend bool operator==(const LastPart&, const LastPart&) = default;
};

/// A tile of a finished palace.
struct FinalTile {
    Tile tile;
    Cell at;
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const FinalTile&, const FinalTile&) = default;
};

using FinalPalace = std::vector<FinalTile>;

/// A scoring without its history: the palaces as they stood, or only the points they gave.
struct Round {
    std::vector<FinalPalace> palaces = {}; ///< one a player
    std::vector<Tile> dirk = {};           ///< all of his tiles
    std::vector<int> points = {};          ///< one a player, instead of palaces
    int dirk_points = 0;
    bool waived = false; ///< for palace.hole
    std::string reason = {};
    Extra extra = {};

    bool typed() const { return !points.empty(); }
    friend bool operator==(const Round&, const Round&) = default;
};

inline constexpr std::string_view game_id = "alhambra";
inline constexpr std::size_t scorings = 3;
inline constexpr std::size_t dirks_first_tiles = 6; ///< at the start, and after the first scoring
inline constexpr int most_points = 999;             ///< of a round, in the record format

struct Game {
    Depth depth = Depth::full;
    Rulings rulings = {};
    CompiledOnce<std::vector<Player>> players = {};              ///< 2 to 6, in turn order
    CompiledOnce<std::vector<std::vector<Card>>> hands = {};     ///< depth full only: one a player
    std::vector<Card> money = {};                                ///< depth full only: the four laid out
    Market market = {};                                          ///< depth full only
    std::vector<Tile> dirk = {};                                 ///< his first six; depths full and builds
    CompiledOnce<std::vector<Turn>> turns = {};                  ///< depths full and builds
    std::optional<CompiledOnce<std::vector<LastPart>>> end = {}; ///< one a player, once it is over
    CompiledOnce<std::vector<Round>> rounds = {};                ///< depth final: one to three
    friend bool operator==(const Game&, const Game&) = default;
};

/// Dirk takes part when two play.
constexpr bool with_dirk(std::size_t players) { return players == 2; }
/// Copies of a card in the box: with Dirk one of each three is taken out.
constexpr int copies(std::size_t players) { return with_dirk(players) ? 2 : 3; }

}
