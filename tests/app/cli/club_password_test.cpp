// The password that a club's server asks for, typed at a terminal.
#include "tests/app/cli/runner.h"
#include "tests/db/club/test_server.h"

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;
using testing::Not;

namespace {

/// `clerk` on a terminal of its own.
class Terminal {
public:
    explicit Terminal(Arguments arguments) {
        process_ = forkpty(&screen_, nullptr, nullptr, nullptr);
        if (process_ != 0) return;
        setenv("LC_ALL", english, 1);
        arguments.insert(arguments.begin(), CLERK);
        std::vector<char*> words;
        for (std::string& one : arguments) words.push_back(one.data());
        words.push_back(nullptr);
        execv(CLERK, words.data());
        _exit(127);
    }
    ~Terminal() {
        if (screen_ >= 0) end();
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// False: the program has ended without these words.
    bool shows(std::string_view words) {
        while (shown_.find(words) == std::string::npos)
            if (!read_more()) return false;
        return true;
    }
    void type(std::string_view keys) { ASSERT_EQ(::write(screen_, keys.data(), keys.size()), std::ssize(keys)); }
    /// The program's status, once it has ended.
    int end() {
        while (read_more()) {
        }
        ::close(std::exchange(screen_, -1));
        int status = 0;
        waitpid(process_, &status, 0);
        return WEXITSTATUS(status);
    }
    const std::string& shown() const { return shown_; } ///< all of it, with what was typed where that is shown

private:
    bool read_more() {
        char bytes[4096];
        const ssize_t got = ::read(screen_, bytes, sizeof bytes); // fails when the other end is closed
        if (got > 0) shown_.append(bytes, static_cast<std::size_t>(got));
        return got > 0;
    }

    pid_t process_ = 0;
    int screen_ = -1;
    std::string shown_;
};

class ClubPassword : public testing::Test {
protected:
    Arguments join() const {
        return {"club", "join", "--yes", "--db", folder.path("history.db"), club.access("secret").address};
    }
    bool has_joined() const { return clerk({"club", "status", "--db", folder.path("history.db")}).status == 0; }

    Folder folder;
    clerk::test::TestClub club;
};

}

TEST_F(ClubPassword, IsAskedForOnceAndNotShown) {
    Terminal terminal(join());
    ASSERT_TRUE(terminal.shows("Password of secret: ")) << terminal.shown();
    terminal.type("pass'word\n");
    EXPECT_EQ(terminal.end(), 0) << terminal.shown();
    EXPECT_THAT(terminal.shown(), Not(HasSubstr("pass'word")));
    EXPECT_TRUE(has_joined());
    EXPECT_THAT(contents(folder.path("history.db")), Not(HasSubstr("pass'word")));
    EXPECT_THAT(contents(folder.path("history.db-wal")), Not(HasSubstr("pass'word")));
}

TEST_F(ClubPassword, ThatIsWrongIsRefused) {
    Terminal terminal(join());
    ASSERT_TRUE(terminal.shows("Password of secret: ")) << terminal.shown();
    terminal.type("guess-77\n");
    EXPECT_EQ(terminal.end(), 2);
    EXPECT_THAT(terminal.shown(), HasSubstr("does not take this user with this password"));
    EXPECT_THAT(terminal.shown(), Not(HasSubstr("guess-77")));
    EXPECT_FALSE(has_joined());
}

TEST_F(ClubPassword, IsGivenUpAtTheEndOfWhatIsTyped) {
    Terminal terminal(join());
    ASSERT_TRUE(terminal.shows("Password of secret: ")) << terminal.shown();
    terminal.type("\x04"); // Ctrl+D
    EXPECT_EQ(terminal.end(), 2);
    EXPECT_THAT(terminal.shown(), HasSubstr("does not take this user with this password"));
    EXPECT_FALSE(has_joined());
}

TEST_F(ClubPassword, IsNotAskedForWithoutATerminal) {
    Arguments command = join();
    command.insert(command.begin(), {"--wait", CLERK});
    const Outcome outcome = run("setsid", command, "pass'word\n"); // without the terminal of the tests, too
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("does not take this user with this password"));
    EXPECT_FALSE(has_joined());
}

}
