// Bringing in what a file tells: first the plan, which changes nothing and can be corrected, then all of it or nothing.
#pragma once

#include "app/history/import_file.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/store/store.h"

#include <memory>
#include <string>
#include <vector>

namespace clerk {

/// By what a person of the file is known here.
enum class Match {
    none,   ///< not at all: comes in as someone new
    id,     ///< is the same entry
    name,   ///< is called the same
    form,   ///< the same but for Unicode form and case
    chosen, ///< whoever imports says so
};
std::string_view id(Match match); ///< "none"

struct PlannedPerson {
    exchange::Person person; ///< in a record someone has a name alone, and no id
    Match match = Match::none;
    std::string to = {};   ///< the entry that the seats get; empty: that of their own id, or else name
    std::string name = {}; ///< of the person here; empty: there is none yet
    bool unsure = false;   ///< someone should look at it: matched by form, or one name for several people
};

enum class Arrival {
    fresh,    ///< comes in
    known,    ///< is here already, and stays
    conflict, ///< is here with other content, and stays as it is here
    misread,  ///< is here as an earlier version read it: without how it is won, or at another hour; it is put right
};
std::string_view id(Arrival arrival); ///< "new"

struct PlannedPlay {
    db::PackedPlay play = {}; ///< seats as in the file
    Arrival arrival = Arrival::fresh;
    std::shared_ptr<const Record> record = {}; ///< of a game of ours
    bool left_out = false;                     ///< whoever imports says so: it does not come in
    bool in_bin = false;                       ///< the one that is here

    bool comes_in() const { return arrival == Arrival::fresh && !left_out; }
    bool is_put_right() const { return arrival == Arrival::misread && !left_out; }
};

struct ImportPlan {
    std::vector<PlannedPerson> people; ///< in the order they are met
    std::vector<PlannedPlay> plays;
    std::vector<exchange::Refusal> unreadable; ///< plays of the file that cannot come in

    std::vector<exchange::UnreadPoints> unread_points = {}; ///< of plays of the file, whether they come in or not

    int elsewhere = 0; ///< plays on other pages than those of the file

    int count(Arrival arrival) const;
    int in_bin() const;
    int coming() const;    ///< plays
    int put_right() const; ///< plays
    bool unsure() const;
};

/// Two people of the file are never taken for one person here by their names alone. Throws db::Error, as all below.
ImportPlan plan(const db::Store& store, Incoming incoming);

/// Of a plan that was looked at for a while, with what is here by now; what was chosen stays. Whether anyone is
/// somebody else, or a play arrives otherwise.
[[nodiscard]] bool plan_again(const db::Store& store, ImportPlan& plan);

void match(PlannedPerson& planned, const db::Person& person); ///< is that person
void set_apart(PlannedPerson& planned);                       ///< is none of those here

struct BroughtIn : db::Plays::Import {
    int put_right = 0;               ///< plays that were here as an earlier version read them
    std::filesystem::path kept = {}; ///< the history as it was before; empty: no play was put right
};

/// Brings in what is new and not left out, in one transaction; without anything new nothing is written, and the id is
/// 0. Plays here that were read wrongly are put right, after a back-up. A game that is over and legal has the
/// result that today's rules award. `source` is told with the import. Throws also std::invalid_argument for a play that
/// cannot be one.
BroughtIn carry_out(const db::Store& store, const ImportPlan& plan, const std::string& source);

}
