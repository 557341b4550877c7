// The password that a club's server asks for, typed at a terminal.
#include "tests/app/cli/terminal.h"
#include "tests/db/club/test_server.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;
using testing::Not;

namespace {

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
