// Whom a name means: the people of the history, and what they are or were called. In which order names are read.
#pragma once

#include "db/people/people.h"
#include "db/store/store.h"

#include <memory>
#include <string>
#include <vector>

namespace clerk {

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

}
