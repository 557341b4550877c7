// A program that is killed in the middle of its work loses nothing that it had acknowledged.
#include "db/connection/open.h"
#include "tests/db/support.h"

#include <csignal>
#include <cstdio>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

/// The store_writer at work in a process of its own.
class Writer {
public:
    Writer(const std::filesystem::path& file, int game) {
        int ends[2];
        if (pipe(ends) != 0) throw std::runtime_error("no pipe");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        posix_spawn_file_actions_addclose(&actions, ends[0]);
        std::string program = STORE_WRITER, path = file.string(), number = std::to_string(game);
        char* arguments[] = {program.data(), path.data(), number.data(), nullptr};
        const int failed = posix_spawn(&process_, program.c_str(), &actions, nullptr, arguments, environ);
        posix_spawn_file_actions_destroy(&actions);
        close(ends[1]);
        if (failed != 0) throw std::runtime_error("cannot run " + program);
        lines_ = fdopen(ends[0], "r");
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { std::fclose(lines_); }

    bool read_line() {
        char what[16];
        return std::fscanf(lines_, "%15s %d", what, &last_) == 2;
    }

    /// The last number that was acknowledged, between the kill and what was already on its way included.
    int kill() {
        ::kill(process_, SIGKILL);
        while (read_line()) {
        }
        int status = 0;
        waitpid(process_, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status));
        return last_;
    }

private:
    pid_t process_ = 0;
    std::FILE* lines_ = nullptr;
    int last_ = 0;
};

int run_until_killed(const std::filesystem::path& file, int game, int lines) {
    Writer writer(file, game);
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
    for (int game = 0; game < 100; ++game) {
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
    for (int game = 0; game < 100; ++game)
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
