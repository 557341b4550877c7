// What goes wrong on the way between a laptop and its server: no result is lost or doubled, and it is told what it was.
#include "db/nights/nights.h"
#include "tests/db/club/proxy.h"
#include "tests/db/club/slow_names.h"
#include "tests/db/club/two_laptops.h"

#include <csignal>
#include <filesystem>
#include <future>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using namespace std::string_literals;
using testing::AnyOf;
using Reason = db::ClubError::Reason;

using ConnectionFaults = TwoLaptops;

TEST_F(ConnectionFaults, TheConnectionIsCutAtEveryMessage) {
    int cuts = 0;
    for (int last = 0;; ++last) {
        change();
        const Folder folder;
        bool is_cut = false;
        {
            const Proxy proxy(folder.path(), server().socket(),
                              [&](int message) { return !(is_cut = message >= last); });
            const auto why = club_reason([&] { one.sync(through(folder, club)); });
            if (!why) break; // nothing was cut, or only the goodbye
            EXPECT_TRUE(is_cut);
            EXPECT_THAT(why, AnyOf(Reason::unreachable, Reason::strange_answer)) << last;
        }
        ++cuts;
        if (last % 4 == 0) expect_all_in_step();
    }
    EXPECT_GT(cuts, 60);
    expect_all_in_step();
}

/// The connection of one laptop is cut at every third message of its exchange: whether it sends a photo or fetches one.
class CutPhotos : public ConnectionFaults, public testing::WithParamInterface<bool> {
protected:
    const std::string image = jpeg(100'000);
    int photos = 0;

    void expect_photo(const Laptop& laptop, const std::string& file) {
        const auto folder = db::Nights(laptop.store).photo_folder();
        EXPECT_EQ(bytes(folder / file), image);
        EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), photos) << "and nothing else";
    }
};

TEST_P(CutPhotos, ArriveOnceAndWhole) {
    const bool sends = GetParam();
    db::agree_on_photos(access(), 200'000);
    int cuts = 0;
    for (int last = 0;; last += 3) {
        const std::string file = (sends ? one : other).add_photo(image);
        ++photos;
        if (!sends) other.sync(access());
        const Folder folder;
        const Proxy proxy(folder.path(), server().socket(), [&](int message) { return message < last; });
        if (!club_reason([&] { one.sync(through(folder, club)); })) break;
        ++cuts;
        one.sync(access());
        other.sync(access());
        for (const Laptop* laptop : {&one, &other}) expect_photo(*laptop, file);
        EXPECT_EQ(club.number("SELECT count(*) FROM clerk.image"), photos) << last;
    }
    EXPECT_GT(cuts, 15);
    expect_all_in_step();
}

INSTANTIATE_TEST_SUITE_P(SentAndFetched, CutPhotos, testing::Bool());

TEST(CutFounding, MakesAClubOrNone) {
    const auto access = [](const std::string& host) { return db::ClubAccess{host + " dbname=cut user=founder"}; };
    const std::string directly = "host=" + server().folder().string();
    int none = 0, made = 0;
    for (int last = 0;; last += 2) {
        server().run("postgres", "CREATE DATABASE cut");
        const Folder folder;
        bool is_cut = false;
        {
            const Proxy proxy(folder.path(), server().socket(),
                              [&](int message) { return !(is_cut = message >= last); });
            const auto why = club_reason([&] { db::init_club(access("host=" + folder.path().string()), "Cut"); });
            EXPECT_TRUE(is_cut || !why) << last;
        }
        const auto again = club_reason([&] { db::init_club(access(directly), "Cut"); });
        EXPECT_THAT(again, AnyOf(std::nullopt, Reason::exists)) << last;
        ++(again ? made : none);
        {
            Laptop laptop;
            laptop.join(access(directly));
            laptop.store.add(game(1, 3));
            EXPECT_GT(laptop.sync(access(directly)).sent, 0);
        }
        server().run("postgres", "DROP DATABASE cut WITH (FORCE)");
        if (!is_cut) break;
    }
    EXPECT_GT(none, 10);
    EXPECT_GT(made, 0);
}

/// The laptop's program is killed when so many messages have passed.
TEST(Killed, InTheMiddleOfASendAndAFetch) {
    const TestClub club;
    const Folder home;
    Laptop other;
    int made = 1;
    {
        db::Store store(home / "history.db");
        store.add(game(made, 3));
        db::join_club(store, club.access("olga"));
        db::sync_club(store, club.access("olga"), db::Time());
    }
    other.join(club.access("olga"));
    int kills = 0;
    for (int last = 5;; last += 3) {
        {
            db::Store store(home / "history.db");
            store.add(game(++made, 3));
        }
        other.store.add(game(++made, 3));
        other.sync(club.access("olga"));
        const Folder folder;
        int ready[2];
        ASSERT_EQ(pipe(ready), 0);
        const pid_t child = fork();
        if (child == 0) {
            char byte = 0;
            if (read(ready[0], &byte, 1) != 1) _exit(2);
            db::Store store(home / "history.db");
            db::sync_club(store, through(folder, club), db::Time());
            _exit(0);
        }
        int status = 0;
        {
            const Proxy proxy(folder.path(), server().socket(), [&](int message) {
                if (message == last) kill(child, SIGKILL);
                return message < last;
            });
            ASSERT_EQ(write(ready[1], "x", 1), 1);
            waitpid(child, &status, 0);
        }
        close(ready[0]);
        close(ready[1]);
        if (!WIFSIGNALED(status)) {
            EXPECT_EQ(status, 0);
            break;
        }
        ++kills;
    }
    EXPECT_GT(kills, 20);
    {
        db::Store store(home / "history.db");
        EXPECT_EQ(db::text(store.connection()->db, "PRAGMA integrity_check"), "ok");
        db::sync_club(store, club.access("olga"), db::Time());
        EXPECT_EQ(db::number(store.connection()->db, "SELECT count(*) FROM play"), made);
        EXPECT_EQ(db::club_of(store)->unsent, 0);
    }
    other.sync(club.access("olga"));
    EXPECT_EQ(db::number(other.store.connection()->db, "SELECT count(*) FROM play"), made);
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), made);
}

TEST_F(ConnectionFaults, AServerThatAnswersRubbish) {
    std::mt19937 random(1);
    std::vector<std::string> answers{"",
                                     std::string(1, '\0'),
                                     "HTTP/1.1 400 Bad Request\r\n\r\n",
                                     "E",
                                     std::string(9, 'N'),
                                     "R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I"s,
                                     "R\0\0\0\x08\0\0\0\0Z\0\0\0\x05IT\x7f\xff\xff\xff"s,
                                     "R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I1\0\0\0\4"
                                     "2\0\0\0\4C\0\0\0\x0dSELECT 0\0Z\0\0\0\x05I"s};
    for (int i = 0; i < 20; ++i) {
        std::string bytes(200, '\0');
        for (char& byte : bytes) byte = static_cast<char>(random());
        answers.push_back(bytes);
    }
    const auto before = one.records();
    for (const std::string& bytes : answers) {
        const Folder folder;
        const RubbishServer rubbish(folder.path(), bytes, RubbishServer::Then::close);
        EXPECT_THAT(club_reason([&] { one.sync(through(folder, club)); }),
                    AnyOf(Reason::unreachable, Reason::strange_answer, Reason::password))
            << testing::PrintToString(bytes);
    }
    const Folder folder;
    const RubbishServer rubbish(folder.path(), "HTTP/1.1 400 Bad Request\r\n\r\n", RubbishServer::Then::stay);
    EXPECT_EQ(club_reason([&] { one.sync(through(folder, club)); }), Reason::strange_answer);
    EXPECT_EQ(one.records(), before);
    expect_all_in_step();
}

TEST_F(ConnectionFaults, NoServer) {
    const Folder folder;
    EXPECT_EQ(club_reason([&] { one.sync(through(folder, club)); }), Reason::unreachable);
    for (const char* address : {"", " ", "nonsense", "postgresql://[", "host=x passwort=geheim", "password='geheim"})
        try {
            one.sync({address});
            ADD_FAILURE() << address;
        } catch (const db::ClubError& error) {
            EXPECT_EQ(error.reason, Reason::bad_address);
            EXPECT_THAT(error.what(), testing::Not(testing::HasSubstr("geheim")));
        }
    db::Watch& watch = one.store.watch();
    const db::Following following(watch, [](std::size_t, std::size_t) { return false; });
    EXPECT_EQ(club_reason([&] { one.sync(access()); }), Reason::stopped);
}

/// Libraries look a name up without a way to stop it.
TEST_F(ConnectionFaults, WhoStopsDoesNotWaitForAName) {
    const SlowNames names;
    const db::ClubAccess slow{std::string("host=") + SlowNames::host + " dbname=club user=olga"};
    const db::Following following(one.store.watch(), [](std::size_t, std::size_t) { return !SlowNames::is_asked(); });
    EXPECT_EQ(club_reason([&] { one.sync(slow); }), Reason::stopped);
    EXPECT_TRUE(SlowNames::is_asked());
}

/// The cable is pulled: nothing is cut, and nothing comes any more, whatever was under way.
TEST_F(ConnectionFaults, WhoStopsDoesNotWaitForASilentServer) {
    for (int last = 5; last < 60; last += 9) {
        change();
        const Folder folder;
        std::atomic<bool> is_silent = false;
        std::promise<void> over;
        const auto is_over = over.get_future();
        const Proxy proxy(folder.path(), server().socket(), [&](int message) {
            if (message < last) return true;
            is_silent = true;
            return is_over.wait_for(std::chrono::seconds(20)) == std::future_status::ready;
        });
        const db::Following following(one.store.watch(), [&](std::size_t, std::size_t) { return !is_silent; });
        EXPECT_EQ(club_reason([&] { one.sync(through(folder, club)); }), Reason::stopped) << last;
        EXPECT_TRUE(is_silent) << last;
        over.set_value();
    }
    expect_all_in_step();
}

}
