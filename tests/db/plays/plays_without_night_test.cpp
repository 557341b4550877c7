#include "db/nights/nights.h"
#include "db/people/name_form.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/plays/random_plays.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;

constexpr const char* names[] = {"Linda", "LINDA B.", "Jörg", "Jo\u0308rg K.", "%_'; DROP TABLE play; --", "Marta"};
constexpr std::int64_t day = 86400, midnight = 1795219200; // 2026-11-21

class LoosePlaysTest : public testing::Test {
protected:
    test::Folder folder;
    db::Store store{folder / "history.db"};
    db::Plays plays{store};
    db::Nights nights{store};

    /// On a few days around that one, at the same few times; some are in a night, some in the bin.
    void fill(int count) {
        std::vector<db::Play> all;
        for (int number = 0; number < count; ++number) {
            all.push_back(test::random_play(number));
            char time[40];
            std::snprintf(time, sizeof time, "2026-11-%02dT%02d:00:00Z", 18 + test::below(7), 6 * test::below(4));
            all.back().played_at = time;
            for (db::PlaySeat& seat : all.back().seats) seat.name = names[test::below(std::size(names))];
        }
        plays.import(all, "test");
        const std::string night = nights.add("2026-11-20", "");
        for (int number = 0; number < count; ++number) {
            if (test::below(4) == 0) nights.put(test::uuid(number), night);
            if (test::below(6) == 0) plays.remove(test::uuid(number));
        }
    }

    bool answers(const db::ListedPlay& listed, const db::PlaySearch& search) const {
        if (search.name.empty() && search.games.empty() && !search.begun) return true;
        if (search.begun && within(listed, *search.begun)) return true;
        if (std::ranges::count(search.games, listed.play.game) > 0) return true;
        return !search.name.empty() && std::ranges::any_of(listed.play.seats, [&](const db::PlaySeat& seat) {
            const db::Person person = db::People(store).load(seat.player);
            const std::string part = db::name_form(search.name);
            for (const std::string& name : {person.name, person.nickname, seat.name})
                if (db::name_form(name).find(part) != std::string::npos) return true;
            return false;
        });
    }
    static bool within(const db::ListedPlay& listed, const db::Span& span) {
        const std::string& at = listed.play.played_at; // all of November
        const std::int64_t seconds =
            midnight + (std::stoi(at.substr(8, 2)) - 21) * day + std::stoi(at.substr(11, 2)) * 3600;
        return seconds >= span.from && seconds < span.to;
    }

    /// By looking at every play.
    std::vector<std::string> expected(const db::PlaySearch& search, const db::Span& first, std::size_t size) const {
        std::vector<std::string> before, after;
        for (const db::ListedPlay& listed : plays.page({}, 0, 10'000))
            if (listed.night.empty() && answers(listed, search))
                (within(listed, first) ? before : after).push_back(listed.play.id);
        before.insert(before.end(), after.begin(), after.end());
        before.resize(std::min(before.size(), size));
        return before;
    }
    std::vector<std::string> found(const db::PlaySearch& search, const db::Span& first, int size) const {
        std::vector<std::string> ids;
        for (const db::ListedPlay& listed : db::plays_without_night(store, search, first, size))
            ids.push_back(listed.play.id);
        return ids;
    }
};

TEST_F(LoosePlaysTest, AreThoseThatALookAtEveryPlayFinds) {
    fill(300);
    const db::Span today{midnight, midnight + day};
    const db::PlaySearch searches[] = {{},
                                       {.name = "linda"},
                                       {.name = "J\u00d6RG"},
                                       {.name = "a"},
                                       {.name = "%"},
                                       {.name = "'; DROP"},
                                       {.name = "nobody"},
                                       {.games = {"alhambra"}},
                                       {.games = {"alhambra", "babylon", "no game"}},
                                       {.begun = db::Span{midnight - day, midnight + 3600}},
                                       {.begun = db::Span{midnight, midnight}},
                                       {.name = "marta", .games = {"babylon"}, .begun = today}};
    for (const db::PlaySearch& search : searches)
        for (const db::Span& first : {today, db::Span{}, db::Span{midnight - 3 * day, midnight}})
            for (const int size : {0, 1, 7, 50, 1000})
                EXPECT_EQ(found(search, first, size), expected(search, first, static_cast<std::size_t>(size)))
                    << search.name << ' ' << first.from << ' ' << size;
}

TEST_F(LoosePlaysTest, APersonIsFoundByAnyNameThatIsTheirs) {
    fill(100);
    db::People people(store);
    const auto called = [&](const std::string& name) {
        const auto all = people.list();
        return std::ranges::find(all, name, &db::Person::name)->id;
    };
    const std::string linda = called("Linda"), marta = called("Marta");
    people.set_nickname(marta, "The Queen");
    people.rename(marta, "Martha");
    people.merge(called("%_'; DROP TABLE play; --"), linda);
    const auto with = [&](const std::string& person) {
        std::vector<std::string> ids;
        for (const db::ListedPlay& listed : plays.page({.player = person}, 0, 1000))
            if (listed.night.empty()) ids.push_back(listed.play.id);
        return ids;
    };
    ASSERT_FALSE(with(linda).empty());
    EXPECT_EQ(found({.name = "drop table"}, {}, 1000), with(linda));
    EXPECT_EQ(found({.name = "queen"}, {}, 1000), with(marta));
    EXPECT_EQ(found({.name = "MARTHA"}, {}, 1000), with(marta));
}

TEST_F(LoosePlaysTest, ThereMayBeNone) {
    EXPECT_TRUE(db::plays_without_night(store, {}, {midnight, midnight + day}, 100).empty());
    EXPECT_TRUE(db::plays_without_night(store, {.name = "Linda"}, {}, 100).empty());
}

}
