// A password is asked for, handed on, and neither kept nor shown.
#include "tests/db/club/test_server.h"

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using Reason = db::ClubError::Reason;

TEST(Passwords, AreAskedForHandedOnAndNeverShown) {
    const TestClub club;
    Laptop laptop;
    const std::string address = club.access("secret").address;
    const auto asking = [&](const std::string& password) {
        return db::ClubAccess{address, [password](const std::string& user) {
                                  EXPECT_EQ(user, "secret");
                                  return std::optional(password);
                              }};
    };
    EXPECT_EQ(club_reason([&] { laptop.join({address}); }), Reason::password);
    EXPECT_EQ(club_reason([&] { laptop.join(asking("")); }), Reason::password);
    for (const std::string wrong : {"wrong-one", "pass"}) try {
            laptop.join(asking(wrong));
            ADD_FAILURE();
        } catch (const db::ClubError& error) {
            EXPECT_EQ(error.reason, Reason::password) << error.what();
            EXPECT_THAT(error.what(), testing::Not(testing::HasSubstr(wrong + " ")));
        }
    const std::string with_password = address + " password='pass\\'word'";
    laptop.join({with_password});
    const auto known = db::club_of(laptop.store);
    EXPECT_THAT(known->address, testing::Not(testing::HasSubstr("pass")));
    EXPECT_EQ(db::address_without_password(address), address);
    laptop.store.add(game(1, 2));
    laptop.sync({known->address, asking("pass'word").ask_password});
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play' AND owner = 'secret'"), 1);
    for (const auto& file : std::filesystem::recursive_directory_iterator(laptop.folder.path()))
        if (file.is_regular_file()) EXPECT_EQ(bytes(file.path()).find("pass'word"), std::string::npos) << file.path();
}

}
