// A program that is killed in the middle of its work loses nothing that it had acknowledged.
#include "db/connection/open.h"
#include "tests/db/store/killed_writer.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

int run_until_killed(const std::filesystem::path& file, int game, int lines) {
    test::Writer writer(file, game);
    for (int line = 0; line < lines; ++line) EXPECT_TRUE(writer.read_line());
    return writer.kill();
}

void expect_sound(const std::filesystem::path& file) {
    SQLite::Database db = db::open(file);
    EXPECT_EQ(db.execAndGet("PRAGMA integrity_check").getString(), "ok");
    EXPECT_EQ(db.execAndGet("SELECT count(*) FROM pragma_foreign_key_check").getInt(), 0);
}

TEST(Kill, BetweenTurnsLosesNoAcknowledgedTurn) {
    const Folder folder;
    const auto file = folder / "history.db";
    std::vector<std::string> left; // every game as the kill left it
    const int games = test::rounds(100);
    for (int game = 0; game < games; ++game) {
        const int acknowledged = run_until_killed(file, game, 2 + game * 7 % 12);
        expect_sound(file);
        const db::Store store(file);
        EXPECT_EQ(store.on_table(), test::uuid(game));
        Record stored = store.load(test::uuid(game));
        const int turns = static_cast<int>(test::babylon_of(stored).turns.size());
        EXPECT_TRUE(turns == acknowledged || turns == acknowledged + 1) << turns << " of " << acknowledged;
        EXPECT_EQ(print(stored), print(test::game(game, turns)));
        EXPECT_EQ(store.can_undo(test::uuid(game)), turns > 0);
        left.push_back(print(stored));
    }
    const db::Store store(file);
    EXPECT_EQ(store.games().size(), left.size());
    for (int game = 0; game < games; ++game)
        EXPECT_EQ(print(store.load(test::uuid(game))), left[static_cast<std::size_t>(game)]);
}

TEST(Kill, WhileTheFileIsMadeLeavesAFileThatOpens) {
    for (int game = 0; game < 20; ++game) {
        const Folder folder;
        run_until_killed(folder / "history.db", game, 1);
        expect_sound(folder / "history.db");
        EXPECT_LE(db::Store(folder / "history.db").games().size(), 1U);
    }
}

}
