// A program that synchronises folders puts back what was there before, whole or in part, while a history is open and
// while it is closed: no turn that was entered is lost without a word.
#include "db/check_up/check_up.h"
#include "db/connection/moved_history.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <cstdio>
#include <map>
#include <optional>
#include <random>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Reason = db::Error::Reason;

constexpr const char* ends[] = {"", "-wal", "-shm", "-mark"};

/// The files as they were after so many actions.
struct Version {
    std::map<std::string, std::string> files = {}; ///< by the ends of their names; what is missing is not there
    int actions = 0;
};

class SyncedFolder : public testing::Test {
protected:
    std::mt19937 chance;
    std::optional<test::Folder> folder;
    std::optional<db::Store> store;
    std::vector<Version> versions;
    int turns = 0, games = 0; ///< that were entered: turns of the first game, and games after it
    bool is_marked = false;   ///< whether the mark beside the file is of the last one
    int entered = 0, told = 0, opened_older = 0;
    std::string story;

    fs::path file() const { return *folder / "history.db"; }
    int pick(int below) { return static_cast<int>(chance() % static_cast<unsigned>(below)); }

    void begin() {
        store.reset();
        folder.emplace();
        versions.clear();
        story.clear();
        turns = games = 0;
        is_marked = true;
        store.emplace(file());
        store->add(test::game(1, 0));
        remember();
    }

    void remember() {
        Version version{.actions = turns + games};
        for (const char* end : ends)
            if (fs::exists(file().string() + end)) version.files[end] = test::bytes(file().string() + end);
        versions.push_back(version);
        story += " remember";
    }

    /// Some of its files, written over or put in their places.
    void put_back() {
        static const std::vector<std::vector<std::string>> parts{
            {""},     {"", "-wal"},     {"", "-mark"},        {"", "-wal", "-mark"},        {"-wal"},
            {"-shm"}, {"-wal", "-shm"}, {"", "-wal", "-shm"}, {"", "-wal", "-shm", "-mark"}};
        const Version& version = versions[static_cast<std::size_t>(pick(static_cast<int>(versions.size())))];
        const auto& chosen = parts[static_cast<std::size_t>(pick(static_cast<int>(parts.size())))];
        const bool writes_over = pick(2) == 0;
        story += writes_over ? " over(" : " replace(";
        for (const std::string& end : chosen) {
            const fs::path name = file().string() + end;
            const auto found = version.files.find(end);
            if (found == version.files.end())
                fs::remove(name);
            else if (writes_over)
                test::write_bytes(name, found->second);
            else {
                test::write_bytes(name.string() + ".new", found->second);
                fs::rename(name.string() + ".new", name);
            }
            if (end == "-mark" && version.actions != turns + games) is_marked = false;
            story += end + ",";
        }
        story += std::to_string(version.actions) + ")";
    }

    /// Without a word about it, all that was entered has to be there.
    void expect_all_turns(const db::Store& opened) {
        EXPECT_EQ(opened.load(test::uuid(1)), test::game(1, turns)) << story;
        for (int game = 0; game < games; ++game) EXPECT_TRUE(opened.has(test::uuid(2 + game))) << story;
        EXPECT_EQ(db::check_up(file()).troubles, std::vector<db::Trouble>{}) << story;
    }

    void enter() {
        const bool is_game = pick(4) == 0;
        story += is_game ? " add" : " enter";
        const auto why_not = test::reason([&] {
            if (is_game)
                store->add(test::game(2 + games, 20));
            else
                store->change(test::game(1, turns), test::game(1, turns + 1));
        });
        if (why_not) {
            story += "!";
            ++told;
            return begin();
        }
        ++(is_game ? games : turns);
        ++entered;
        is_marked = true;
        const auto why = test::reason([&] { expect_all_turns(db::Store(file())); });
        EXPECT_EQ(why, std::nullopt) << story;
    }

    void open_again() {
        story += " open";
        store.reset();
        if (test::reason([&] { store.emplace(file()); })) {
            story += "!";
            ++told;
            return begin();
        }
        if (is_marked) return expect_all_turns(*store);
        ++opened_older; // all of it is older, its mark, too: nobody can know
        begin();
    }
};

TEST_F(SyncedFolder, LosesNoTurnWithoutAWord) {
    chance.seed(static_cast<unsigned>(test::rounds(1))); // the long form has other histories
    const int rounds = test::rounds(600);
    begin();
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        if (turns + games >= 25) begin();
        switch (pick(8)) {
        case 0: remember(); break;
        case 1: put_back(); break;
        case 2: open_again(); break;
        case 3:
            story += " rest";
            db::empty_log(*store);
            break;
        default: enter(); break;
        }
    }
    std::printf("a synced folder: %d actions, %d times told, %d times all was older\n", entered, told, opened_older);
    EXPECT_GT(entered, rounds / 5);
    EXPECT_GT(told, rounds / 50);
}

}
