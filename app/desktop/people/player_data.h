// What the pages of players ask the history, and what they ask the window to do.
#pragma once

#include "db/figures/player_charts.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/store/store.h"

#include <functional>

#include <wx/string.h>

namespace clerk::desktop {

struct PlayerData {
    db::People people;
    db::Statistics statistics;
    db::PlayerCharts charts;
    db::Plays plays;
    db::Ratings ratings;

    explicit PlayerData(const db::Store& store)
        : people(store), statistics(store), charts(store), plays(store), ratings(store) {}
};

struct PlayerActions {
    std::function<bool(const std::function<void()>&)> act; ///< false: it failed, and the window says why
    /// The same of what may take long: it can be stopped.
    std::function<bool(const wxString& what, const std::function<void()>&)> work;
    std::function<void(const wxString& sentence)> tell;
    std::function<void(const std::string& id)> open; ///< a game of ours
    /// Someone is called otherwise, or is one with someone else: everything is shown anew.
    std::function<void()> changed;
};

}
