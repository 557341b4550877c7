// What is new about a play beside all that were earlier: who had never played the game, and whose points are the best.
#pragma once

#include "core/points.h"
#include "db/connection/connection.h"

#include <string>
#include <vector>

namespace clerk::db {

/// Someone's points, by the name at the seat.
struct SeatPoints {
    std::string name;
    Points points = {};
    friend bool operator==(const SeatPoints&, const SeatPoints&) = default;
};

/// Everybody is named in turn order.
struct Milestones {
    bool first_of_game = false;                ///< nobody in this history had played the game
    std::vector<std::string> first_plays = {}; ///< who had not, by the names at the seats
    std::vector<SeatPoints> records = {};      ///< better than any before in this history; several have the same points
    std::vector<SeatPoints> own_bests = {};    ///< better than any of their own before, without those

    bool is_empty() const { return first_plays.empty() && records.empty() && own_bests.empty(); }
    friend bool operator==(const Milestones&, const Milestones&) = default;
};

/// Of one play. Points are held against those of plays of the same game that are won the same way: the fewest are the
/// best where the fewest win, and a game without points has none. A play that does not count has no milestones, and no
/// other has them beside it. Of plays at the same second the one with the smaller id is the earlier one. Throws
/// Error::not_found.
Milestones milestones(const History& history, const std::string& play);

}
