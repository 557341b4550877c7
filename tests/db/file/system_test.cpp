// What the system may answer, though no test can bring it about: each is answered in its stead.
#include "db/back_up/back_up.h"
#include "db/file/disk.h"
#include "db/file/system.h"
#include "tests/db/file/system_calls.h"
#include "tests/db/support.h"

#include <cerrno>
#include <sys/socket.h>
#include <unistd.h>

#include <gmock/gmock.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using test::Answer;
using test::Answering;
using test::SystemCall;
using testing::ElementsAre;
using testing::IsEmpty;

using test::noon;

Answer always(int answer) {
    return [answer] { return answer; };
}

class SystemAnswers : public testing::Test {
protected:
    test::Folder folder;
    const fs::path file = folder / "history.db";

    /// Made of a whole one, unless there is one already.
    bool become_new(const std::string& content) const {
        db::TemporaryFile whole(file);
        test::write_bytes(whole.path(), content);
        return whole.become_new(file);
    }
};

TEST_F(SystemAnswers, AFileSystemWithoutSecondNamesGivesAFileItsNameToo) {
    const Answering none(SystemCall::link, always(-EPERM));
    EXPECT_TRUE(become_new("first"));
    EXPECT_FALSE(become_new("second")) << "it is there already";
    EXPECT_EQ(test::bytes(file), "first");
    EXPECT_THAT(folder.names(), ElementsAre("history.db"));
}

TEST_F(SystemAnswers, AFileSystemWithoutSecondNamesKeepsWhatIsReplaced) {
    db::Store(file).add(test::game(1, 3));
    const fs::path copy = db::back_up(file, db::Occasion::by_hand, noon).file;
    test::write_bytes(file, "Dear Linda,");
    const Answering none(SystemCall::link, always(-EPERM));
    EXPECT_EQ(test::bytes(db::restore(file, copy, noon).kept), "Dear Linda,");
    EXPECT_EQ(db::Store(file).load(test::uuid(1)), test::game(1, 3));
}

TEST_F(SystemAnswers, AFileThatIsTakenOrRemovedMeanwhileIsNotOurs) {
    const auto remove = [&] {
        fs::remove(file);
        return 0;
    };
    std::error_code refused;
    for (const bool make : {true, false}) {
        {
            const Answering taken(SystemCall::flock, always(-EWOULDBLOCK));
            EXPECT_LT(db::open_alone(file, make, refused), 0);
            EXPECT_EQ(refused, std::errc::file_exists);
        }
        EXPECT_THAT(folder.names(), ElementsAre("history.db")) << "who has it removes it";
        if (make) fs::remove(file);
        const Answering removed(SystemCall::flock, remove);
        EXPECT_LT(db::open_alone(file, make, refused), 0);
        EXPECT_EQ(refused, std::errc::file_exists);
        test::write_bytes(file, "");
    }
}

TEST_F(SystemAnswers, AFileThatAnotherProgramMadeInItsPlaceStays) {
    const auto replace = [&] {
        fs::rename(file, folder / "ours"); // a number is not given again while its file is open
        test::write_bytes(file, "of another program");
        return 0;
    };
    const Answering replaced(SystemCall::flock, replace);
    std::error_code refused;
    for (const bool make : {true, false}) {
        if (make) fs::remove(file);
        EXPECT_LT(db::open_alone(file, make, refused), 0);
        EXPECT_EQ(refused, std::errc::file_exists);
        EXPECT_EQ(test::bytes(file), "of another program") << make;
    }
}

TEST_F(SystemAnswers, AFileSystemWithoutLocksStillKeepsWhatBecomesWhole) {
    const Answering none(SystemCall::flock, always(-ENOTSUP));
    EXPECT_TRUE(become_new("whole"));
    test::write_bytes(folder / "history.db.part", "perhaps of another program");
    EXPECT_FALSE(become_new("later"));
    EXPECT_EQ(test::bytes(file), "whole");
    EXPECT_THAT(folder.names(), ElementsAre("history.db", "history.db.part"));
}

TEST_F(SystemAnswers, ADiskThatDoesNotKeepAFileIsTold) {
    {
        const Answering failing(SystemCall::fsync, always(-EIO));
        EXPECT_THROW(db::sync(folder.path()), fs::filesystem_error);
        EXPECT_THROW(become_new("half"), fs::filesystem_error);
        EXPECT_THAT(folder.names(), IsEmpty());
    }
    const Answering cannot(SystemCall::fsync, always(-EINVAL));
    db::sync(folder.path()); // a file system that cannot do so for folders
}

TEST_F(SystemAnswers, AFileMayBeWrittenUnlessTheSystemSaysThatItMayNot) {
    test::write_bytes(file, "");
    for (const auto& [answer, may] : {std::pair{0, true}, {-EROFS, false}, {-EACCES, false}, {-EIO, true}}) {
        const Answering access(SystemCall::faccessat, always(answer));
        EXPECT_EQ(db::may_be_written(file), may) << answer;
    }
}

TEST_F(SystemAnswers, ASocketIsCutOnlyWhereItSaysSo) {
    int ends[2] = {-1, -1};
    ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
    int asked = 0;
    const auto interrupted_once = [&] { return asked++ == 0 ? std::optional(-EINTR) : std::nullopt; };
    {
        const Answering interrupted(SystemCall::recv, interrupted_once);
        EXPECT_FALSE(db::is_cut(ends[0]));
        EXPECT_EQ(asked, 2) << "it is asked again";
    }
    {
        const Answering endless(SystemCall::recv, always(1));
        EXPECT_FALSE(db::is_cut(ends[0])) << "who sends without an end is there";
    }
    for (const int end : ends) db::close_socket(end);
}

}
