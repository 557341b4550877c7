#include "app/history/import_plan.h"

#include "app/exchange/bgg.h"
#include "app/exchange/result_text.h"
#include "app/exchange/utc.h"
#include "app/history/people.h"
#include "app/table/desk.h"
#include "db/imports/imports.h"
#include "db/people/name_form.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace clerk {

namespace {

/// Everyone of the file against everyone here. Surer matches come first. However many there are, each is looked at a
/// few times alone.
class Matching {
public:
    Matching(const db::Store& store, std::vector<PlannedPerson>& people)
        : entries_(player_entries(store)), people_(people) {
        for (const PlayerEntry& entry : entries_) here_[entry.form].insert(entry.person->id);
        for (const PlannedPerson& one : people_)
            if (one.match == Match::chosen) taken_.insert(one.to);
        for (const PlannedPerson& one : people_) ++forms_[forms_in_order_.emplace_back(db::name_form(one.person.name))];
    }

    void run() {
        each(Match::id, &PlayerEntry::id, [this](std::size_t i) { return people_[i].person.id; });
        each(Match::name, &PlayerEntry::name, [this](std::size_t i) { return people_[i].person.name; });
        each(Match::form, &PlayerEntry::form, [this](std::size_t i) { return forms_in_order_[i]; });
        for (std::size_t i = 0; i < people_.size(); ++i) people_[i].unsure = is_unsure(i);
    }

private:
    /// The entries that bear one word, in order; those before `next` are taken, and stay so.
    struct Bearers {
        std::vector<const PlayerEntry*> entries;
        std::size_t next = 0;
    };

    template <class Word> void each(Match how, std::string PlayerEntry::*part, Word word) {
        std::unordered_map<std::string, Bearers> bearers;
        for (const PlayerEntry& entry : entries_) bearers[entry.*part].entries.push_back(&entry);
        for (std::size_t i = 0; i < people_.size(); ++i) {
            if (people_[i].match != Match::none) continue;
            const auto found = bearers.find(word(i));
            if (found == bearers.end()) continue;
            if (const PlayerEntry* entry = first(found->second, how)) take(people_[i], how, *entry);
        }
    }

    /// Nobody here is two people of the file by name alone; none: there is nobody left.
    const PlayerEntry* first(Bearers& bearers, Match how) const {
        const auto is_taken = [&] { return taken_.contains(bearers.entries[bearers.next]->person->id); };
        if (how != Match::id)
            while (bearers.next < bearers.entries.size() && is_taken()) ++bearers.next;
        return bearers.next < bearers.entries.size() ? bearers.entries[bearers.next] : nullptr;
    }

    void take(PlannedPerson& one, Match how, const PlayerEntry& entry) {
        one.match = how;
        one.to = entry.id;
        one.name = entry.person->name;
        taken_.insert(entry.person->id);
    }

    bool is_unsure(std::size_t i) const {
        if (people_[i].match == Match::id || people_[i].match == Match::chosen) return false;
        const std::string& form = forms_in_order_[i];
        const auto here = here_.find(form);
        return people_[i].match == Match::form || (here != here_.end() && here->second.size() > 1) ||
               forms_.at(form) > 1;
    }

    std::vector<PlayerEntry> entries_;
    std::vector<PlannedPerson>& people_;
    std::vector<std::string> forms_in_order_;                     ///< of the names in the file
    std::unordered_map<std::string, int> forms_;                  ///< how many bear each of them
    std::unordered_map<std::string, std::set<std::string>> here_; ///< the ids of people by the forms of their names
    std::unordered_set<std::string> taken_;                       ///< ids of people here
};

constexpr std::size_t day_length = 10;

/// What a play from elsewhere keeps, whatever is done to it here.
db::Play content(db::Play play) {
    for (db::PlaySeat& seat : play.seats)
        if (seat.player != db::nobody) seat.player.clear();
    play.counted = true;
    play.modified_at.clear();
    return play;
}

/// Another program keeps less of a game of ours.
db::Play outline(const db::Play& play) {
    db::Play outline;
    outline.game = play.game;
    outline.played_at = play.played_at;
    for (const db::PlaySeat& seat : play.seats)
        outline.seats.push_back({.player = {}, .name = seat.name, .score = seat.score, .winner = seat.winner});
    return outline;
}

bool same(const db::ListedPlay& here, const db::Play& play) {
    return here.ours ? outline(here.play) == outline(play) : content(here.play) == content(play);
}

bool same(const db::Store& store, const Record& record) {
    try {
        return store.has(record.head.id) && print(store.load(record.head.id)) == print(record);
    } catch (const db::Error& error) {
        if (error.reason != db::Error::Reason::damaged) throw;
        return false;
    }
}

/// Whether the hour of the play here was read as one of UTC, as long as files were, and not of the clock on the wall.
/// Of a day without an hour 10 o'clock was taken for one.
bool is_misdated(const db::Play& here, const db::Play& play) {
    if (here.played_at == play.played_at) return false;
    const auto is_clock = [&](const std::string& time) {
        return here.played_at == time || exchange::utc_of_clock(exchange::spaced(time)) == here.played_at;
    };
    if (play.day_only) return is_clock(play.played_at.substr(0, day_length) + "T10:00:00Z");
    return exchange::utc_of_clock(exchange::spaced(here.played_at)) == play.played_at;
}

/// As long as nobody asked how a game is won.
db::Play without_way(db::Play play) {
    play.cooperative = play.lowest_wins = play.no_points = play.unknown_start = play.day_only = false;
    play.bgg_game = play.bgg_play = 0;
    for (db::PlaySeat& seat : play.seats) {
        seat.player.clear();
        seat.team.clear();
        seat.role.clear();
    }
    return play;
}

/// Whether the play has expansions beside what the one here has, as long as nobody asked for them.
bool has_more(const db::Play& play, const db::Play& here) {
    const std::string& less = here.variant;
    return play.variant.starts_with(less) && (less.empty() || play.variant.substr(less.size()).starts_with("／"));
}

/// Takes a line like "Ann: 3.44" from the front of the notes; false: it does not tell these points.
bool take_points_told(std::string_view& notes, const db::PlaySeat& seat) {
    if (notes.starts_with('\n')) notes.remove_prefix(1);
    const std::string begin = seat.name + ": ";
    if (!notes.starts_with(begin)) return false;
    notes.remove_prefix(begin.size());
    const std::string_view points = notes.substr(0, notes.find('\n'));
    notes.remove_prefix(points.size());
    db::Play nowhere;
    db::PlaySeat told;
    return exchange::take_score(points, told, nowhere) && told.score == seat.score &&
           told.categories == seat.categories;
}

/// The play here with the points that stand in its notes alone, as long as they could not be read.
db::Play with_points_of_notes(const db::Play& here, const db::Play& play) {
    if (here.seats.size() != play.seats.size() || !here.notes.starts_with(play.notes)) return here;
    db::Play read = here;
    read.notes = play.notes;
    std::string_view rest = std::string_view(here.notes).substr(play.notes.size());
    for (std::size_t i = 0; i < play.seats.size(); ++i) {
        const db::PlaySeat& seat = play.seats[i];
        if (here.seats[i].score || !seat.score) continue;
        if (!take_points_told(rest, seat)) return here;
        read.seats[i].score = seat.score;
        read.seats[i].categories = seat.categories;
    }
    return rest.empty() ? read : here;
}

/// Whether the play here is what an earlier version read.
bool is_misread(db::ListedPlay here, const db::Play& play) {
    if (is_misdated(here.play, play)) here.play.played_at = play.played_at;
    if (!here.ours) {
        if (has_more(play, here.play)) here.play.variant = play.variant;
        here.play = with_points_of_notes(here.play, play);
    }
    return same(here, play) || (!here.ours && same(here, without_way(play)));
}

Arrival arrival(const db::ListedPlay& here, const db::Play& play) {
    if (same(here, play)) return Arrival::known;
    if (!is_misread(here, play)) return Arrival::conflict;
    return here.ours ? Arrival::known : Arrival::misread; // when a game of ours began follows from its record
}

/// Of a play whose id is here.
Arrival arrival(const db::Store& store, const PlannedPlay& planned) {
    if (!planned.record) return arrival(db::Plays(store).load(std::string(planned.play.id())), planned.play.unpacked());
    return same(store, *planned.record) ? Arrival::known : Arrival::conflict;
}

std::map<std::string, bool> known_plays(const db::Store& store, const std::vector<PlannedPlay>& plays) {
    std::vector<std::string> ids;
    for (const PlannedPlay& planned : plays) ids.emplace_back(planned.play.id());
    return db::known_plays(store, ids);
}

PlannedPlay of_record(Record record) {
    db::Play play;
    play.id = record.head.id;
    play.game = played_as(record).game;
    play.played_at = record.head.started_at;
    for (const std::string& name : players(record)) play.seats.push_back({.player = {}, .name = name});
    return {.play = play, .record = std::make_shared<const Record>(std::move(record))};
}

std::vector<PlannedPerson> people_of(const Incoming& incoming) {
    std::vector<PlannedPerson> people;
    std::set<std::string> names;
    for (const exchange::Person& person : incoming.import.people) people.push_back({.person = person});
    for (const Record& record : incoming.records)
        for (const std::string& name : players(record))
            if (names.insert(name).second) people.push_back({.person = {.id = {}, .name = name}});
    return people;
}

/// The people on the seats, as it was planned.
class Seating {
public:
    explicit Seating(const std::vector<PlannedPerson>& people) {
        for (const PlannedPerson& one : people) {
            const bool is_remembered = is_to_be_remembered(one);
            entries_[key(one.person.id, one.person.name)] = is_remembered ? one.person.id : one.to;
            if (is_remembered) remembered_.push_back({one.person.id, one.person.name, one.to});
        }
    }

    /// People who are known here only by the choice of whoever imports: they are proposed the next time.
    const std::vector<db::IncomingEntry>& remembered() const { return remembered_; }

    db::Play seated(db::Play play) const {
        for (db::PlaySeat& seat : play.seats) {
            const auto found = entries_.find(key(seat.player, seat.name));
            if (found != entries_.end() && !found->second.empty()) seat.player = found->second;
        }
        return play;
    }

private:
    using Key = std::pair<std::string, std::string>;
    /// A person with an id may be called otherwise in every play.
    static Key key(const std::string& id, const std::string& name) { return {id, id.empty() ? name : ""}; }

    static bool is_to_be_remembered(const PlannedPerson& one) {
        return one.match == Match::chosen && !one.name.empty() && !one.person.id.empty() && one.person.id != one.to;
    }

    std::map<Key, std::string> entries_;
    std::vector<db::IncomingEntry> remembered_;
};

/// Which plays are BoardGameGeek's that are here from there or from another program. Before their numbers were kept
/// those from there were known by their ids.
class PlaysOfBgg {
public:
    PlaysOfBgg(const db::Store& store, const std::vector<PlannedPlay>& plays) {
        std::vector<int> numbers;
        std::vector<std::string> ids;
        for (const PlannedPlay& planned : plays)
            if (const int number = planned.play.bgg_play(); number > 0) {
                numbers.push_back(number);
                ids.push_back(exchange::bgg_play_id(std::to_string(number)));
            }
        here_ = db::plays_of_bgg(store, numbers);
        const auto known = db::known_plays(store, ids);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (known.contains(ids[i])) here_.emplace(numbers[i], ids[i]);
    }

    /// The id of the same play, its own where there is no other. What comes in has its number from then on.
    std::string_view take(const db::PackedPlay& play) {
        return play.bgg_play() > 0 ? here_.try_emplace(play.bgg_play(), play.id()).first->second : play.id();
    }

private:
    std::map<int, std::string> here_;
};

void compare_with_history(const db::Store& store, ImportPlan& plan) {
    const std::map<std::string, bool> known = known_plays(store, plan.plays);
    PlaysOfBgg of_bgg(store, plan.plays);
    for (std::size_t i = 0; i < plan.plays.size(); ++i) {
        store.watch().tell(i, plan.plays.size());
        PlannedPlay& planned = plan.plays[i];
        const auto here = known.find(std::string(planned.play.id()));
        planned.arrival = here != known.end()                              ? arrival(store, planned)
                          : of_bgg.take(planned.play) != planned.play.id() ? Arrival::known
                                                                           : Arrival::fresh;
        planned.in_bin = here != known.end() && here->second;
    }
    Matching(store, plan.people).run();
}

std::vector<std::string> told_of(const ImportPlan& plan) {
    std::vector<std::string> told;
    for (const PlannedPerson& one : plan.people) told.push_back(one.to + ' ' + one.name);
    for (const PlannedPlay& one : plan.plays) told.emplace_back(id(one.arrival));
    return told;
}

std::optional<ScoreSheet> result(const Record& record) {
    if (!check(record).legal()) return std::nullopt;
    ScoreSheet sheet = score(record);
    return sheet.complete ? std::optional(std::move(sheet)) : std::nullopt;
}

}

std::string_view id(Match match) {
    constexpr std::string_view ids[] = {"none", "id", "name", "form", "chosen"};
    return ids[static_cast<std::size_t>(match)];
}

std::string_view id(Arrival arrival) {
    constexpr std::string_view ids[] = {"new", "known", "conflict", "misread"};
    return ids[static_cast<std::size_t>(arrival)];
}

int ImportPlan::count(Arrival arrival) const {
    return static_cast<int>(std::ranges::count(plays, arrival, &PlannedPlay::arrival));
}

int ImportPlan::in_bin() const { return static_cast<int>(std::ranges::count(plays, true, &PlannedPlay::in_bin)); }

int ImportPlan::coming() const { return static_cast<int>(std::ranges::count_if(plays, &PlannedPlay::comes_in)); }

int ImportPlan::put_right() const { return static_cast<int>(std::ranges::count_if(plays, &PlannedPlay::is_put_right)); }

bool ImportPlan::unsure() const { return std::ranges::any_of(people, &PlannedPerson::unsure); }

ImportPlan plan(const db::Store& store, Incoming incoming) {
    ImportPlan plan{.people = people_of(incoming),
                    .plays = {},
                    .unreadable = std::move(incoming.import.unreadable),
                    .unread_points = std::move(incoming.import.unread_points),
                    .elsewhere = incoming.import.elsewhere};
    plan.plays.reserve(incoming.import.plays.size() + incoming.records.size());
    for (db::PackedPlay& play : incoming.import.plays) plan.plays.push_back({.play = std::move(play)});
    incoming.import.plays = {};
    for (Record& record : incoming.records) plan.plays.push_back(of_record(std::move(record)));
    compare_with_history(store, plan);
    return plan;
}

bool plan_again(const db::Store& store, ImportPlan& plan) {
    const auto before = told_of(plan);
    for (PlannedPerson& one : plan.people)
        if (one.match != Match::chosen) one = {.person = one.person};
    compare_with_history(store, plan);
    return told_of(plan) != before;
}

void match(PlannedPerson& planned, const db::Person& person) {
    planned = {.person = planned.person, .match = Match::chosen, .to = person.id, .name = person.name};
}

void set_apart(PlannedPerson& planned) { planned = {.person = planned.person, .match = Match::chosen, .to = new_id()}; }

BroughtIn carry_out(const db::Store& store, const ImportPlan& plan, const std::string& source) {
    const Seating seating(plan.people);
    std::vector<const db::PackedPlay*> plays;
    std::vector<db::IncomingGame> games;
    std::vector<db::Play> put_right;
    for (std::size_t i = 0; i < plan.plays.size(); ++i) {
        const PlannedPlay& planned = plan.plays[i];
        store.watch().tell(i, plan.plays.size());
        if (planned.is_put_right()) put_right.push_back(planned.play.unpacked());
        if (!planned.comes_in()) continue;
        if (planned.record)
            games.push_back({seating.seated(planned.play.unpacked()), planned.record});
        else
            plays.push_back(&planned.play);
    }
    BroughtIn import;
    if (!put_right.empty()) import.kept = db::put_right(store, put_right, db::now());
    import.put_right = static_cast<int>(put_right.size());
    // One at a time: all of them would fill as much memory as the plan.
    const auto at = [&](std::size_t i) { return seating.seated(plays[i]->unpacked()); };
    if (!plays.empty() || !games.empty())
        static_cast<db::Plays::Import&>(import) =
            db::import_in_turn(store, {plays.size(), at}, games, source, result, seating.remembered());
    import.known = plan.count(Arrival::known) + plan.count(Arrival::conflict);
    return import;
}

}
