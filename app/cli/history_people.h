// `clerk history` player, players and what changes them.
#pragma once

#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"

#include <map>

namespace clerk::cli {

// The page of a player: everything that their plays add up to.

using Names = std::map<std::string, std::string>; ///< of people, by their ids

struct PlayerRatings {
    std::optional<db::Rated> total; ///< of all that the page is about
    std::map<std::string, db::Rated> by_game;
};

Json json(const db::Person& person, const db::PlayerPage& page, const PlayerRatings& ratings, const Names& names);
wxString in_words(const db::Person& person, const db::PlayerPage& page, const PlayerRatings& ratings,
                  const Names& names);

// `clerk history players` and `clerk history stats`.

struct StatsRequest {
    std::string name = {}; ///< of the player, or the id
    db::PageFilter filter = {};
};

struct PlayersRequest {
    std::string order = "name"; ///< or "last": those first with whom nobody has played for longest
};

Status list_players(const HistoryOptions& options, const PlayersRequest& request);
Status show_stats(const HistoryOptions& options, const StatsRequest& request);

// `clerk history people`: who stands in no list, and what changes that.

struct PeopleRequest {
    std::string action = {}; ///< "hide", "show" or "delete"; empty: they are listed
    std::string name = {};   ///< or the id
    bool yes = false;        ///< to delete somebody
};

Status change_people(const HistoryOptions& options, const PeopleRequest& request);

}
