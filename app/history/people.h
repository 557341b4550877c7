// People of the history: whom a name means, in which order they are read, their figures in words.
#pragma once

#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"
#include "db/store/store.h"

#include <memory>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

// Whom a name means: the people of the history, and what they are or were called. In which order names are read.

/// An entry, and the person it is by now.
struct PlayerEntry {
    std::string id;
    std::string name;
    std::string form; ///< of the name: the same for names that differ in Unicode form or case alone
    std::shared_ptr<const db::Person> person;
};
/// Of everyone with a seat, people before those that were merged into them.
std::vector<PlayerEntry> player_entries(const db::Store& store);

struct NamedPeople {
    std::vector<db::Person> people;  ///< one: it is clear; several: any of them
    std::vector<db::Person> nearest; ///< when there are none: whose names are most like it, five at most
};
/// What someone wrote: an id, a name, a nickname, or one that differs in Unicode form or case alone, the former before
/// the latter.
NamedPeople people_called(const db::Store& store, const std::string& name);

/// As the language spoken sorts them by name.
std::vector<db::Person> in_order(std::vector<db::Person> people);

// Players and their figures in words.

wxString shown_name(const db::Person& person); ///< "Linda (Lin)"

// What is not known, for want of plays, is a dash.
wxString percent(double share); ///< "58 %", of 0.58
wxString win_rate(const db::Figures& figures);
wxString chance(const db::Figures& figures); ///< the win rate that chance would give
wxString average_points(const db::Figures& figures);
wxString best_points(const db::Figures& figures);
wxString rating_figure(const db::Rated& rated);    ///< "27 ± 5"
wxString rating_explained(const db::Rated& rated); ///< what it means; or after how many games it is shown
/// In that game, or in all of them where it is empty; one that rests on no play: it is not among them.
db::Rated rating_in(const std::vector<db::GameRating>& ratings, const std::string& game);

/// Of a game that this program does not know: its word.
wxString category_name(const std::string& game, const std::string& category);

}
