// The commands for a club where no server answers; with one they are run by tests/readme/club.
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;
using testing::Not;

namespace {

class Club : public testing::Test {
protected:
    Folder folder;
    Outcome on_file(Arguments arguments) const {
        arguments.insert(arguments.end(), {"--db", folder.path("history.db")});
        return clerk(arguments);
    }
    /// Where nobody listens.
    std::string address() const { return "host=" + folder.path("no-socket") + " user=linda password=pass-word"; }
};

}

TEST_F(Club, IsNoneAtFirst) {
    EXPECT_EQ(on_file({"club", "status"}).status, 1);
    EXPECT_TRUE(on_file({"club", "status", "--json"}).json().at("club").is_null());
    for (const char* command : {"sync", "leave", "leaderboard"}) {
        const Outcome outcome = on_file({"club", command});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.err, HasSubstr("This history is in no club.")) << command;
    }
    EXPECT_EQ(on_file({"club", "admit", "john", "member"}).status, 2);
}

TEST_F(Club, IsNotReachedWithoutAServerAndTellsNoPassword) {
    for (const Arguments& command : {Arguments{"club", "init", address()}, Arguments{"club", "join", address()},
                                     Arguments{"club", "join", "--yes", "--json", address()}}) {
        const Outcome outcome = on_file(command);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.out + outcome.err, HasSubstr("cannot be reached")) << command[1];
        EXPECT_THAT(outcome.out + outcome.err, Not(HasSubstr("pass-word")));
    }
    EXPECT_EQ(on_file({"club", "status"}).status, 1) << "it has not joined";
}

TEST_F(Club, AsksForWhatIsMissing) {
    EXPECT_THAT(on_file({"club", "join"}).err, HasSubstr("The address of a server is missing"));
    EXPECT_THAT(on_file({"club", "admit", "john", "king"}).err, HasSubstr("reader, member, organiser"));
    EXPECT_THAT(on_file({"club", "join", "postgres ql"}).err, HasSubstr("This is no address"));
}

}
