// Two laptops of a club between which something goes wrong.
#pragma once

#include "db/connection/connection.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/club/test_server.h"

#include <utility>

#include <gtest/gtest.h>

namespace clerk::test {

inline db::ClubAccess through(const Folder& folder, const TestClub& club, const std::string& user = "olga") {
    return {"host=" + folder.path().string() + " dbname=" + club.database() + " user=" + user};
}

inline std::string first_person(const Laptop& laptop) { return db::People(laptop.store).list().front().id; }

/// Two laptops in step, of which each has something that the other has not.
class TwoLaptops : public testing::Test {
protected:
    TestClub club;
    Laptop one, other;
    int made = 1, purged = 0;

    void SetUp() override {
        for (Laptop* laptop : {&one, &other}) laptop->store.connection()->db.exec("PRAGMA synchronous = OFF");
        add(one);
        added_before_ = uuid(made);
        one.join(access());
        other.join(access());
        one.sync(access());
        other.sync(access());
    }
    db::ClubAccess access() const { return club.access("olga"); }
    void add(Laptop& laptop) { laptop.store.add(game(++made, 3)); }
    void purge(Laptop& laptop, const std::string& play) {
        db::Plays(laptop.store).remove(play);
        db::Plays(laptop.store).purge(play);
        ++purged;
    }
    void change() {
        add(one);
        const std::string added = uuid(made);
        add(other);
        purge(one, std::exchange(added_before_, added));
        db::People(one.store).rename(first_person(one), "one " + std::to_string(made));
        other.sync(access());
    }
    void expect_all_in_step() {
        for (int round = 0; round < 2; ++round) one.sync(access()), other.sync(access());
        EXPECT_EQ(one.records(), other.records());
        EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play' AND purged = 0"),
                  made - 1 - purged);
        EXPECT_EQ(db::number(one.store.connection()->db, "SELECT count(*) FROM play"), made - 1 - purged);
        EXPECT_EQ(db::club_of(one.store)->unsent, 0);
    }

private:
    std::string added_before_;
};

}
