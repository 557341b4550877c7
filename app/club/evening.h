// A game night as the history tells it, and how everybody stands in it.
#pragma once

#include "app/club/pairing.h"
#include "db/file/watch.h"
#include "db/nights/nights.h"
#include "db/store/store.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::club {

// How everybody stands after some tables, whatever was played there.

/// A play of the evening: who sat there, each once, and how they came out.
struct Sitting {
    std::vector<std::string> players; ///< ids
    std::vector<int> ranks = {};      ///< one a player, the lower the better, equal ones tied; empty: not known (yet)
};

/// Points are counted in parts, so that sums are exact at up to 13 people.
inline constexpr std::int64_t parts_of_a_point = 55440;

struct Standing {
    std::string player;
    int rank = 0;               ///< 1, 1, 3, ...
    std::int64_t points = 0;    ///< in parts of a point
    int plays = 0;              ///< with a result
    int wins = 0;               ///< with nobody before them
    std::int64_t opponents = 0; ///< the points of everyone they met, each as often as they met
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// A table gives each the share of the others there that they left behind, who are level counting half: the first 1,
/// the last 0. The best first: most points; of these most wins; of these those whose opponents have more points. Who is
/// still level has the same rank, and stands in the order of the ids. A sitting of one, or without ranks, gives
/// nothing.
std::vector<Standing> standings(const std::vector<Sitting>& sittings);

// A game night as the history tells it: who was there, who met whom, and how the tables came out.

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

// An evening in words.

wxString points_in_words(std::int64_t parts); ///< "1.67"
wxString points_explained();                  ///< what points are, and those of the opponents

// Who sits where next, as an organiser asks for it.

inline constexpr int most_guests = 200;

struct TablesWanted {
    PairedBy by = PairedBy::swiss;
    std::string game = {};          ///< as many at a table as can play it, where the number of tables asks for it
    std::optional<int> tables = {}; ///< none: as few as hold everybody, four at each at most
};

/// In a sentence; empty: they can be seated.
wxString why_not_seated(std::size_t people, const TablesWanted& wanted);

struct NextTables {
    std::vector<Visitor> visitors; ///< in the order in which the pairing numbers them
    Pairing pairing;

    std::vector<std::string> names(const std::vector<std::size_t>& guests) const;
};
/// Requires that they can be seated. Throws db::Error.
NextTables next_tables(const db::Store& store, const Evening& evening, std::vector<Visitor> visitors,
                       const TablesWanted& wanted);

/// What there is to say of it, a sentence each.
std::vector<wxString> remarks(const Pairing& pairing);

}

namespace clerk {

// Which game night a game belongs to that is started now.

/// The one whose timer runs, of several the one whose was started last; none: empty.
std::string current_night(const std::vector<db::Night>& nights);

/// Does nothing where there is none. Throws db::Error.
void put_into_current_night(const db::Store& store, const std::string& play);

}
