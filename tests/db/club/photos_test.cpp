// Photos travel where the club has agreed on it, and what is none is kept by nobody.
#include "db/club/sending.h"
#include "db/club/server.h"
#include "db/connection/connection.h"
#include "db/nights/nights.h"
#include "tests/db/club/test_server.h"

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using testing::ElementsAre;
using Reason = db::ClubError::Reason;

class Photos : public testing::Test {
protected:
    TestClub club;
    Laptop one, other;

    void SetUp() override {
        one.join(club.access("anna"));
        other.join(club.access("ben"));
    }
    void agree(std::int64_t bytes) { db::agree_on_photos(club.access("olga"), bytes); }
    bool has(const Laptop& laptop, const std::string& file) { return std::filesystem::exists(path(laptop, file)); }
    std::filesystem::path path(const Laptop& laptop, const std::string& file) {
        return db::Nights(laptop.store).photo_folder() / file;
    }
    db::SyncReport sync_both() {
        one.sync(club.access("anna"));
        return other.sync(club.access("ben"));
    }
    /// As somebody with another program puts it, with the digest of `hashed`.
    std::optional<Reason> forge(const std::string& user, const std::string& file, const std::string& content,
                                const std::string& hashed) {
        db::Watch nobody;
        return club_reason([&] {
            db::Server(club.access(user), nobody)
                .ask("INSERT INTO clerk.image (file, hash, content) VALUES ($1, encode(sha256($2), 'hex'), $3)",
                     {file, db::Parameter::of_bytes(hashed), db::Parameter::of_bytes(content)});
        });
    }
};

TEST_F(Photos, StayWhereTheyAreUntilAllAgree) {
    const std::string file = one.add_photo(jpeg(1000));
    sync_both();
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.image"), 0);
    EXPECT_EQ(db::club_of(one.store)->photo_limit, 0);
    EXPECT_EQ(club_reason([&] { db::agree_on_photos(club.access("anna"), 1000); }), Reason::no_rights);
    agree(1000);
    EXPECT_EQ(one.sync(club.access("anna")).photos_sent, 1);
    EXPECT_EQ(db::club_of(one.store)->photo_limit, 1000);
    EXPECT_EQ(db::preview_joining(other.store, club.access("ben")).photo_limit, 1000);
    const auto report = other.sync(club.access("ben"));
    EXPECT_EQ(report.photos_fetched, 1);
    EXPECT_EQ(bytes(path(other, file)), jpeg(1000));
    const auto again = sync_both();
    EXPECT_EQ(again.photos_sent + again.photos_fetched, 0);
    agree(0);
    EXPECT_EQ(one.sync(club.access("anna")).photos_sent, 0);
    EXPECT_EQ(db::club_of(one.store)->photo_limit, 0);
}

TEST_F(Photos, ThatAreTooLargeOrNoneStay) {
    agree(1000);
    const std::string large = one.add_photo(jpeg(1001)), text = one.add_photo(std::string(500, 'x')),
                      strange = one.add_photo(jpeg(500), "a.exe"), good = one.add_photo(jpeg(999));
    sync_both();
    EXPECT_EQ(club.text("SELECT string_agg(file, ' ') FROM clerk.image"), good);
    EXPECT_TRUE(has(other, good));
    for (const std::string& file : {large, text, strange}) EXPECT_FALSE(has(other, file));
}

TEST_F(Photos, AreNoLargerThanAClubMayAgreeOnWhateverTheServerSays) {
    club.run("ALTER TABLE clerk.club DROP CONSTRAINT club_photo_limit_check");
    club.run("UPDATE clerk.club SET photo_limit = 1::bigint << 40");
    one.sync(club.access("anna"));
    EXPECT_EQ(db::club_of(one.store)->photo_limit, db::largest_photo);
    club.run("UPDATE clerk.club SET photo_limit = -1");
    one.sync(club.access("anna"));
    EXPECT_EQ(db::club_of(one.store)->photo_limit, 0);
}

TEST_F(Photos, ThatAreMissingComeSomeAtATime) {
    agree(100);
    for (int i = 0; i < 130; ++i) one.add_photo(jpeg(50 + i % 50, static_cast<char>('a' + i % 20)));
    EXPECT_EQ(one.sync(club.access("anna")).photos_sent, 100);
    EXPECT_EQ(one.sync(club.access("anna")).photos_sent, 30);
    EXPECT_EQ(other.sync(club.access("ben")).photos_fetched, 100);
    EXPECT_EQ(other.sync(club.access("ben")).photos_fetched, 30);
}

/// Of 64 MiB at once.
TEST_F(Photos, ThatAreLargeComeFewAtATime) {
    agree(db::largest_photo);
    for (int i = 0; i < 5; ++i) one.add_photo(jpeg(db::largest_photo, static_cast<char>('a' + i)));
    EXPECT_EQ(one.sync(club.access("anna")).photos_sent, 4);
    EXPECT_EQ(one.sync(club.access("anna")).photos_sent, 1);
    EXPECT_EQ(other.sync(club.access("ben")).photos_fetched, 4);
    EXPECT_EQ(other.sync(club.access("ben")).photos_fetched, 1);
}

TEST_F(Photos, AreSentUnderNamesOfOursAndAsTheyWereAdded) {
    agree(1000);
    const std::string good = one.add_photo(jpeg(500), "a.JPG"), longer = one.add_photo(jpeg(500)),
                      larger = one.add_photo(jpeg(500)), night = db::Nights(one.store).add("2026-11-21", "");
    write_bytes(path(one, longer), jpeg(501));
    write_bytes(path(one, larger), jpeg(1001));
    for (const char* name : {"0192f0c4_7a6e_4c1b.jpg", "0192f0c4-7a6e{4c1b.jpg", "short.jpg"}) {
        write_bytes(path(one, name), jpeg(500));
        db::Connection& connection = *one.store.connection();
        connection.transact([&] {
            db::run(connection, "INSERT INTO photo (file, night, bytes, modified_at) VALUES (?, ?, 500, '2026')",
                    std::string(name), night);
        });
    }
    sync_both();
    EXPECT_EQ(club.text("SELECT string_agg(file, ' ') FROM clerk.image"), good);
}

TEST_F(Photos, OfAReaderStayWithIt) {
    agree(1000);
    Laptop readers;
    readers.join(club.access("rita"));
    readers.add_photo(jpeg(500));
    const std::string file = one.add_photo(jpeg(600));
    one.sync(club.access("anna"));
    const auto report = readers.sync(club.access("rita"));
    EXPECT_EQ(report.photos_sent, 0);
    EXPECT_EQ(report.photos_fetched, 1);
    EXPECT_TRUE(has(readers, file));
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.image"), 1);
}

TEST_F(Photos, AForgedClientPutsNothingInTheirPlace) {
    const std::string anna = one.add_photo(jpeg(500)), ben = other.add_photo(jpeg(500));
    for (Laptop* laptop : {&one, &other}) laptop->sync(club.access(laptop == &one ? "anna" : "ben"));
    sync_both();
    agree(600);
    const std::string image = jpeg(500), rubbish(500, 'x'), large = jpeg(601);
    EXPECT_EQ(forge("ben", anna, image, image), Reason::no_rights) << "another's photo";
    EXPECT_EQ(forge("rita", ben, image, image), Reason::no_rights);
    EXPECT_EQ(forge("ben", "no-such-photo.jpg", image, image), Reason::no_rights);
    EXPECT_EQ(forge("ben", ben, image, rubbish), Reason::refused) << "under another's digest";
    EXPECT_EQ(forge("ben", ben, large, large), Reason::no_rights) << "too large";
    ASSERT_EQ(forge("ben", ben, rubbish, rubbish), std::nullopt) << "the laptops look at the content";
    db::Watch nobody;
    for (const char* sql :
         {"UPDATE clerk.image SET content = ''", "DELETE FROM clerk.image", "UPDATE clerk.club SET photo_limit = 5"})
        EXPECT_EQ(club_reason([&] { db::Server(club.access("ben"), nobody).ask(sql); }), Reason::no_rights) << sql;
    const auto report = one.sync(club.access("anna"));
    EXPECT_THAT(report.unreadable, ElementsAre(db::RefusedRecord{"photo", ben}));
    EXPECT_FALSE(has(one, ben));
    db::Server(club.access("olga"), nobody).ask("DELETE FROM clerk.image WHERE file = $1", {ben});
    other.sync(club.access("ben"));
    EXPECT_EQ(one.sync(club.access("anna")).photos_fetched, 1);
    EXPECT_TRUE(has(one, ben));
}

/// Were the server's disk to lie.
TEST_F(Photos, AreCheckedByTheirDigestAndSizeToo) {
    agree(600);
    const std::string file = one.add_photo(jpeg(500));
    one.sync(club.access("anna"));
    club.run("ALTER TABLE clerk.image DROP CONSTRAINT hash_of_content");
    club.run("UPDATE clerk.image SET content = '\\xffd8ffe0' || decode(repeat('79', 496), 'hex')");
    EXPECT_THAT(other.sync(club.access("rita")).unreadable, ElementsAre(db::RefusedRecord{"photo", file}));
    club.run("UPDATE clerk.image SET content = decode('ffd8ffe0', 'hex')");
    EXPECT_THAT(other.sync(club.access("rita")).unreadable, ElementsAre(db::RefusedRecord{"photo", file}));
    EXPECT_FALSE(has(other, file));
}

class EarlierClub : public testing::TestWithParam<std::size_t> {}; // the steps that were taken

TEST_P(EarlierClub, IsBroughtUpByItsOwner) {
    server().run("postgres", "CREATE DATABASE earlier");
    const auto access = [](const std::string& user) { return db::ClubAccess{server().address("earlier", user)}; };
    db::Watch nobody;
    {
        db::Server founder(access("founder"), nobody);
        db::make_club(founder, "Early", db::club_schema().first(GetParam()));
        const std::string id = founder.ask("SELECT id FROM clerk.club").text(0, 0);
        for (const char* user : {"anna", "olga"})
            founder.ask("GRANT " + db::role(id, db::ClubRight::member) + " TO " + user);
    }
    Laptop laptop;
    EXPECT_EQ(club_reason([&] { laptop.join(access("anna")); }), Reason::earlier);
    EXPECT_EQ(club_reason([&] { db::agree_on_photos(access("founder"), 5); }), Reason::earlier);
    EXPECT_EQ(club_reason([&] { db::init_club(access("anna"), "Mine"); }), Reason::no_rights);
    EXPECT_FALSE(db::init_club(access("founder"), "Another"));
    EXPECT_EQ(db::preview_joining(laptop.store, access("anna")).name, "Early");
    laptop.join(access("anna"));
    laptop.store.add(game(1, 3));
    EXPECT_GT(laptop.sync(access("anna")).sent, 0);
    db::agree_on_photos(access("founder"), 5);
    EXPECT_TRUE(db::club_leaderboard(access("anna"), "").empty()); // the game is not over
    EXPECT_EQ(club_reason([&] { db::init_club(access("founder"), "Again"); }), Reason::exists);
    server().run("earlier", "UPDATE clerk.club SET version = version + 1");
    EXPECT_EQ(club_reason([&] { laptop.sync(access("anna")); }), Reason::newer);
    EXPECT_EQ(club_reason([&] { db::init_club(access("founder"), "Again"); }), Reason::newer);
    server().run("postgres", "DROP DATABASE earlier WITH (FORCE)");
}

INSTANTIATE_TEST_SUITE_P(Steps, EarlierClub, testing::Range<std::size_t>(1, db::club_schema().size()));

TEST(Images, AreKnownByTheirContent) {
    EXPECT_TRUE(db::is_image(jpeg(100)));
    EXPECT_TRUE(db::is_image(std::string("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", 16) + std::string(20, '\0')));
    EXPECT_TRUE(db::is_image("RIFF....WEBPVP8 " + std::string(20, 'x')));
    for (const char* brand : {"heic", "avif"}) EXPECT_TRUE(db::is_image("....ftyp" + (brand + std::string(20, 'x'))));
    for (const std::string& other :
         {std::string(), std::string("\xff\xd8\xff"), std::string(100, 'x'), "<svg>" + std::string(50, ' '),
          "MZ" + std::string(50, '\0'), "RIFF....WAVE" + std::string(50, ' '), "....ftypqt  " + std::string(50, ' ')})
        EXPECT_FALSE(db::is_image(other)) << other;
}

TEST(Verified, AreServersOfThisComputerAndThoseWithACertificate) {
    for (const char* host : {"", "/var/run/postgresql", "@abstract", "localhost", "127.0.0.1", "::1"})
        EXPECT_TRUE(db::is_verified(host, "prefer")) << host;
    for (const char* mode : {"", "prefer", "require", "disable"})
        EXPECT_FALSE(db::is_verified("club.example", mode)) << mode;
    for (const char* mode : {"verify-full", "verify-ca"}) EXPECT_TRUE(db::is_verified("club.example", mode)) << mode;
}

}
