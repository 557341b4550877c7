// What a list of plays is asked, and what it shows.
#pragma once

#include "db/people/name_form.h"
#include "db/plays/play.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace clerk::db {

/// A play as a list shows it.
struct ListedPlay {
    Play play;              ///< its seats name the people that the players are by now
    bool finished = false;  ///< a result stands
    bool ours = false;      ///< its game is in the store and can be opened
    std::string night = {}; ///< the id of its night; empty: none
    friend bool operator==(const ListedPlay&, const ListedPlay&) = default;
};

/// Hands over plays one by one, the same whenever it is called: a long list need not be in memory.
using EachPlay = std::function<void(const std::function<void(const ListedPlay&)>& look)>;

/// Seconds since 1970: from one on, up to the other without it.
struct Span {
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend bool operator==(const Span&, const Span&) = default;
};

/// A play has it in the name of a player, in its place, its notes or those of its night; or it is one of these games.
struct SoughtWord {
    std::string part; ///< of a text, in any Unicode form and case
    std::vector<std::string> games = {};
    friend bool operator==(const SoughtWord&, const SoughtWord&) = default;
};

/// What is empty or false filters nothing.
struct PlayFilter {
    std::string game = {};
    std::string player = {}; ///< the id of a person
    std::string night = {};  ///< the id of a night
    bool finished = false;   ///< only those with a result
    bool in_bin = false;     ///< only those in the bin, instead of all but those
    bool counted = false;    ///< without those that are marked as not counting
    std::optional<Span> begun = {};
    std::vector<SoughtWord> words = {}; ///< all of them
};

/// What plays are sorted by: what a list shows of them.
enum class PlayKey { begun, game, players, place, result, minutes, counted };

/// Those that are alike stand as in the usual order, which is the latest first.
struct PlayOrder {
    PlayKey by = PlayKey::begun;
    bool ascending = false;
    std::string (*text_key)(const std::string&) =
        name_form; ///< of a text, to compare it by; a language may have its own
    bool is_usual() const { return by == PlayKey::begun && !ascending; }
};

}
