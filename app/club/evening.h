// A game night as the history tells it: who was there, who met whom, and how the tables came out.
#pragma once

#include "app/club/pairing.h"
#include "app/club/standings.h"
#include "db/nights/nights.h"
#include "db/store/store.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clerk::club {

/// "2026-11-21", an id, or a beginning of it; empty: the one whose timer runs. Those of the list that are meant.
std::vector<db::Night> nights_called(const std::vector<db::Night>& nights, const std::string& name);

struct Evening {
    std::vector<Sitting>
        sittings; ///< all plays of the night in the order of time; those that do not count without ranks
    std::vector<std::string> people; ///< ids, who came first first
};
/// An empty id: of no night, with nobody. Throws db::Error.
Evening evening(const db::Store& store, const std::string& night);

/// Somebody who is to be seated; without an id someone new.
struct Visitor {
    std::string id;
    std::string name;
    friend bool operator==(const Visitor&, const Visitor&) = default;
};

/// What the evening so far says of them, by their ratings (all games together) or their points on this evening. The
/// visitors are put in order: the most points, the highest rating, the name.
struct Round {
    std::vector<Guest> guests; ///< as the visitors are in their new order
    Meetings met;
};
Round next_round(const db::Store& store, const Evening& evening, std::vector<Visitor>& visitors, PairedBy by);

}
