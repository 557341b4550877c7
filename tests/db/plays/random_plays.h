// Histories of any size by chance: plays among 200 players in games of two to four, with the categories of a garden;
// one player has every tenth seat.
#pragma once

#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <algorithm>
#include <cstdio>
#include <random>

namespace clerk::test {

inline constexpr int players_at_random = 200;
inline std::mt19937 chance(1);

inline int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(chance); }

inline std::string random_time() {
    char text[80];
    std::snprintf(text, sizeof text, "20%02d-%02d-%02dT%02d:%02d:%02dZ", below(27), 1 + below(12), 1 + below(28),
                  below(24), below(60), below(60));
    return text;
}

inline db::PlaySeat random_seat() {
    db::PlaySeat seat{.player = "", .name = "Player " + std::to_string(below(10) == 0 ? 0 : below(players_at_random))};
    constexpr const char* categories[] = {"statues", "fountains", "bridges", "stairs",
                                          "variety", "flowers",   "gazebos", "height"};
    int sum = 0;
    for (const char* category : categories) {
        const int points = below(12);
        seat.categories.emplace_back(category, points);
        sum += points;
    }
    seat.score = sum;
    return seat;
}

inline void rank(db::Play& play) {
    for (db::PlaySeat& seat : play.seats) {
        seat.rank = 1 + static_cast<int>(std::ranges::count_if(
                            play.seats, [&](const db::PlaySeat& other) { return *other.score > *seat.score; }));
        seat.winner = seat.rank == 1;
    }
}

inline db::Play random_play(int number) {
    db::Play play;
    play.id = uuid(number);
    play.game = below(3) == 0 ? "alhambra" : "babylon";
    play.variant = below(2) == 0 ? "full" : "builds, preset=zh-Hant";
    play.played_at = play.modified_at = random_time();
    play.aids = below(2) == 0;
    play.waivers = below(10) == 0 ? 1 : 0;
    for (int seats = 2 + below(3); seats > 0; --seats) play.seats.push_back(random_seat());
    rank(play);
    return play;
}

/// Plays of the numbers from one to another, and not that.
inline void fill(db::Plays& plays, int from, int to) {
    constexpr int batch = 10'000;
    for (int number = from; number < to;) {
        std::vector<db::Play> list;
        while (static_cast<int>(list.size()) < batch && number < to) list.push_back(random_play(number++));
        plays.import(list, "benchmark");
    }
}

/// Later than all of those, each by a minute.
inline db::Play latest_play(int number) {
    static int minute = 0;
    char text[40];
    ++minute;
    std::snprintf(text, sizeof text, "2028-01-%02dT%02d:%02d:00Z", 1 + minute / 1440, minute / 60 % 24, minute % 60);
    db::Play play = random_play(number);
    play.played_at = text;
    return play;
}

}
