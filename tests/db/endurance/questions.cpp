#include "tests/db/endurance/questions.h"

#include "db/club/club.h"
#include "db/figures/goals.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/merging/merge.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/play_pages.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <functional>
#include <ostream>

namespace clerk::test {

namespace {

constexpr int many = 1000;
const std::string now = "2026-11-21T19:00:00Z";

using Refusals = std::vector<Refused>;

void attempt(Refusals& refusals, const std::string& what, const std::function<void()>& action) {
    try {
        action();
    } catch (const db::Error& error) {
        refusals.push_back({what, error.reason, error.what()});
    }
}

void ask_of_person(const db::Store& store, const std::string& id) {
    static_cast<void>(db::Statistics(store).player(id, {}));
    static_cast<void>(db::Ratings(store).of(id));
    static_cast<void>(db::Ratings(store).history(id, ""));
    static_cast<void>(db::People(store).merged(id));
    const db::PlayerCharts charts(store);
    for (const std::string& game : charts.games()) {
        static_cast<void>(charts.scores(id, {.game = game}));
        static_cast<void>(charts.totals({.game = game}));
        static_cast<void>(charts.profile(id, {.game = game}));
    }
}

}

std::ostream& operator<<(std::ostream& stream, const Refused& refused) {
    return stream << refused.what << ": " << static_cast<int>(refused.reason) << ' ' << refused.detail;
}

Refusals ask_all(const db::Store& store) {
    Refusals refusals;
    attempt(refusals, "games", [&] { static_cast<void>(store.games()); });
    attempt(refusals, "plays", [&] { static_cast<void>(db::PlayPages(store, {}).read(0, many)); });
    attempt(refusals, "bin", [&] { static_cast<void>(db::PlayPages(store, {.in_bin = true}).read(0, many)); });
    attempt(refusals, "without a night", [&] { static_cast<void>(db::plays_without_night(store, {}, {}, many)); });
    attempt(refusals, "nights", [&] {
        const db::Nights nights(store);
        for (const db::Night& night : nights.list()) static_cast<void>(nights.photos(night.id));
        for (const db::Night& night : nights.list()) static_cast<void>(nights.seconds(night.id, now));
    });
    attempt(refusals, "leaderboard", [&] { static_cast<void>(db::Statistics(store).leaderboard("")); });
    attempt(refusals, "ratings", [&] { static_cast<void>(db::Ratings(store).list("")); });
    attempt(refusals, "people", [&] {
        static_cast<void>(db::People(store).alike());
        for (const db::Person& person : db::People(store).list()) ask_of_person(store, person.id);
    });
    attempt(refusals, "goals", [&] {
        const db::Goals goals(store);
        for (const db::Goal& goal : goals.list()) static_cast<void>(goals.progress(goal.year));
    });
    attempt(refusals, "versions", [&] { static_cast<void>(db::superseded_versions(store)); });
    attempt(refusals, "club", [&] { static_cast<void>(db::club_of(store)); });
    return refusals;
}

Refusals change_all(db::Store& store) {
    Refusals refusals;
    attempt(refusals, "people", [&] {
        db::People people(store);
        const auto list = people.list();
        for (const db::Person& person : list) people.rename(person.id, "New " + std::to_string(&person - list.data()));
        if (list.size() > 1) people.unmerge(people.merge(list[0].id, list[1].id));
    });
    attempt(refusals, "nights", [&] {
        db::Nights nights(store);
        for (const db::Night& night : nights.list()) {
            nights.set_place(night, "elsewhere");
            nights.start_timer(night.id, now);
            nights.pause_timer(night.id, now);
            nights.remove(night.id);
            nights.purge(night.id);
        }
    });
    attempt(refusals, "goals", [&] {
        db::Goals goals(store);
        for (const db::Goal& goal : goals.list()) {
            goals.remove(goal.id);
            goals.bring_back(goal.id);
        }
    });
    attempt(refusals, "plays", [&] {
        db::Plays plays(store);
        for (const db::ListedPlay& listed : db::PlayPages(store, {}).read(0, many)) {
            plays.set_counted(listed.play.id, false);
            plays.set_counted(listed.play.id, true);
            plays.remove(listed.play.id);
            plays.purge(listed.play.id);
        }
    });
    return refusals;
}

}
