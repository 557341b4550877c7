// What a list of plays is asked, and what it shows.
#pragma once

#include "db/plays/play.h"

namespace clerk::db {

/// A play as a list shows it.
struct ListedPlay {
    Play play;              ///< its seats name the people that the players are by now
    bool finished = false;  ///< a result stands
    bool ours = false;      ///< its game is in the store and can be opened
    std::string night = {}; ///< the id of its night; empty: none
    friend bool operator==(const ListedPlay&, const ListedPlay&) = default;
};

/// What is empty or false filters nothing.
struct PlayFilter {
    std::string game = {};
    std::string player = {}; ///< the id of a person
    std::string night = {};  ///< the id of a night
    bool finished = false;   ///< only those with a result
    bool in_bin = false;     ///< only those in the bin, instead of all but those
    bool counted = false;    ///< without those that are marked as not counting
};

}
