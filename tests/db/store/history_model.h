// A history as plain lists, and what it adds up to by looking at every play: what the store's summaries are held
// against.
#pragma once

#include "db/figures/statistics.h"
#include "db/plays/play.h"

#include <cstdint>
#include <string>
#include <vector>

namespace clerk::test {

struct ModelSeat {
    int entry = 0; ///< index in `entries`
    db::PlaySeat seat;
};

struct ModelPlay {
    db::Play play; ///< without seats
    std::int64_t at = 0;
    bool finished = true;
    bool in_bin = false;
    std::int64_t import = 0; ///< 0: a game of ours
    std::vector<ModelSeat> seats = {};

    bool counts() const { return finished && play.counted && !in_bin; }
};

struct ModelEntry {
    std::string id;
    std::string name;
    int merged_into = -1;
};

struct HistoryModel {
    std::vector<ModelEntry> entries; ///< as they were made
    std::vector<ModelPlay> plays;    ///< as they came in

    int person(int entry) const;
    /// The entry that a name means; -1: none bears it.
    int called(const std::string& name) const;

    db::PlayerPage page(int person, const db::PageFilter& filter) const;
    std::vector<db::Leader> leaderboard(const std::string& game) const;

    std::vector<db::DatedScore> scores(int person, const db::PageFilter& filter) const; ///< the moments left empty
    std::vector<Points> totals(const db::PageFilter& filter) const;
    std::vector<db::CategoryProfile> profile(int person, const db::PageFilter& filter) const;
};

}
