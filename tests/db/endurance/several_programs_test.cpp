// Several programs write into one history at once, are killed, or put a back-up in its place: nothing that one of them
// was told to be kept is lost or doubled.
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "db/merging/merge.h"
#include "tests/db/child.h"
#include "tests/db/store/killed_writer.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;
using Reason = db::Error::Reason;

/// Does it so often in a program of its own: again, where another one has the history or has just replaced it. Any
/// other refusal ends it as failed.
pid_t start(int times, const std::function<void(int)>& action) {
    const pid_t child = fork();
    if (child != 0) return child;
    for (int done = 0; done < times;) {
        try {
            action(done);
            ++done;
        } catch (const db::Error& error) {
            constexpr std::array passing{Reason::locked, Reason::changed, Reason::not_closed, Reason::moved};
            if (std::ranges::find(passing, error.reason) != passing.end()) continue;
            std::fprintf(stderr, "%s\n", error.what());
            test::end_child(1 + static_cast<int>(error.reason));
        }
    }
    test::end_child(0);
}

void expect_to_end_well(const std::vector<pid_t>& programs) {
    for (const pid_t program : programs) {
        int status = 1;
        waitpid(program, &status, 0);
        EXPECT_EQ(status, 0);
    }
}

/// The games of the history, and of what was there before one of its back-ups was put back.
std::set<std::string> games_kept(const std::filesystem::path& history) {
    std::set<std::string> kept;
    const auto add = [&](const std::filesystem::path& file) {
        for (const auto& game : db::Store(file).games()) kept.insert(game.id);
    };
    add(history);
    for (const db::BackUp& back_up : db::list_back_ups(history))
        if (back_up.occasion == db::Occasion::restore) add(back_up.file);
    return kept;
}

TEST(SeveralPrograms, LoseAndDoubleNothing) {
    std::mt19937 random{20261122};
    int entered = 0, kills = 0;
    for (const int wanted = test::rounds(12); kills < wanted && !testing::Test::HasFailure();) {
        const Folder folder;
        const auto file = folder / "history.db";
        { const db::Store made(file); }
        const int programs = 2 + static_cast<int>(random() % 7);
        std::vector<std::unique_ptr<test::Writer>> writers;
        for (int i = 0; i < programs; ++i) writers.push_back(std::make_unique<test::Writer>(file, i));
        for (unsigned lines = random() % 12; lines > 0; --lines)
            for (const auto& writer : writers) EXPECT_TRUE(writer->read_line());
        std::vector<int> acknowledged;
        for (const auto& writer : writers) acknowledged.push_back(writer->kill());
        kills += programs;
        const db::Store store(file);
        for (int i = 0; i < programs; ++i) {
            if (!store.has(test::uuid(i))) {
                EXPECT_EQ(acknowledged[static_cast<std::size_t>(i)], 0);
                continue;
            }
            Record left = store.load(test::uuid(i));
            const int turns = static_cast<int>(test::babylon_of(left).turns.size());
            const int told = acknowledged[static_cast<std::size_t>(i)];
            EXPECT_TRUE(turns == told || turns == told + 1) << turns << " of " << told;
            EXPECT_EQ(print(left), print(test::game(i, turns)));
            entered += turns;
        }
        EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{});
    }
    std::printf("kills of one among several programs: %d, turns entered: %d\n", kills, entered);
}

/// One turn more of the first game, or one back.
void play_on(db::Store& store, int time) {
    const Record record = store.load(test::uuid(1));
    const int turns = static_cast<int>(std::get<babylon::Game>(record.game).turns.size());
    if (turns > 20 || (turns > 0 && time % 4 == 3))
        static_cast<void>(store.undo(record));
    else
        store.change(record, test::with_turns(record, turns + 1));
}

void look_for_trouble(const db::Store& store) {
    const Record record = store.load(test::uuid(1));
    static_cast<void>(store.after_undo(record));
    static_cast<void>(store.after_redo(record));
    for (const db::Trouble& trouble : db::check_up(store.file()).troubles) {
        std::fprintf(stderr, "%s\n", trouble.detail.c_str());
        throw db::Error(Reason::damaged, store.file(), trouble.detail);
    }
}

TEST(SeveralPrograms, ReadWhileOthersPlayAndFindNothingWrong) {
    const Folder folder;
    const auto file = folder / "history.db";
    db::Store(file).start(test::game(1));
    std::vector<pid_t> programs;
    for (int number = 0; number < 4; ++number)
        programs.push_back(
            start(std::min(test::rounds(40), 1000), [&, open = std::shared_ptr<db::Store>()](int time) mutable {
                if (!open) open = std::make_shared<db::Store>(file);
                if (number < 2)
                    play_on(*open, time);
                else
                    look_for_trouble(*open);
            }));
    expect_to_end_well(programs);
}

/// Each merge copies all that is there by then: so many times, and no more in the long form.
TEST(SeveralPrograms, TakeInEachOthersHistoryAndCallNoneDamaged) {
    const int times = std::min(test::rounds(10), 100);
    const Folder one, other;
    const std::filesystem::path files[] = {one / "history.db", other / "history.db"};
    for (int game = 0; game < 6; ++game) db::Store(files[game % 2]).add(test::game(game, 3));
    std::vector<pid_t> programs;
    for (int number = 0; number < 4; ++number)
        programs.push_back(start(times, [&, number](int time) {
            db::Store store(files[number % 2]);
            const int game = 100 + number * times + time;
            if (!store.has(test::uuid(game))) store.add(test::game(game));
            db::merge(store, files[(number + 1) % 2], test::noon);
        }));
    expect_to_end_well(programs);
    for (const auto& file : files) {
        db::Store store(file);
        db::merge(store, files[file == files[0] ? 1 : 0], test::noon);
        EXPECT_EQ(store.games().size(), static_cast<std::size_t>(6 + 4 * times));
        EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{});
    }
}

TEST(SeveralPrograms, KeepWhatWasThereBeforeABackUpIsPutBack) {
    const int times = std::min(test::rounds(20), 400); // each restoring looks through the back-ups of all
    const Folder folder;
    const auto file = folder / "history.db";
    { const db::Store made(file); }
    const auto empty = db::back_up(file, db::Occasion::by_hand, test::noon).file;
    std::vector<pid_t> programs;
    for (int number = 0; number < 3; ++number)
        programs.push_back(
            start(times, [&, number](int time) { db::Store(file).add(test::game(number * times + time)); }));
    for (int number = 0; number < 2; ++number)
        programs.push_back(start(times, [&](int) { db::restore(file, empty, test::noon); }));
    programs.push_back(start(times, [&](int) { db::back_up(file, db::Occasion::merge, test::noon); }));
    expect_to_end_well(programs);
    const std::set<std::string> kept = games_kept(file);
    for (int game = 0; game < 3 * times; ++game) EXPECT_TRUE(kept.contains(test::uuid(game))) << game;
    EXPECT_GE(db::list_back_ups(file).size(), static_cast<std::size_t>(1 + 3 * times));
    EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{});
    const std::set<std::string> expected{"backups", "history.db", "history.db-mark"};
    for (const std::string& name : folder.names()) EXPECT_TRUE(expected.contains(name)) << name;
    for (const auto& left : std::filesystem::directory_iterator(folder / "backups"))
        EXPECT_EQ(left.path().extension(), ".db");
    std::printf("games entered: %d, back-ups put back: %d\n", 3 * times, 2 * times);
}

}
