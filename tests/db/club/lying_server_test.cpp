// A server that is none of ours, or says what ours would not: it is told, nobody waits for ever, and nothing is lost.
#include "db/club/server.h"
#include "tests/db/club/clock_ahead.h"
#include "tests/db/club/proxy.h"
#include "tests/db/club/two_laptops.h"

#include <atomic>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using namespace std::string_literals;
using Reason = db::ClubError::Reason;
using Then = RubbishServer::Then;

const std::string welcome = "R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I"s;

std::optional<Reason> asking(const db::ClubAccess& access, const std::string& question = "SELECT 1") {
    return club_reason([&] {
        db::Watch nobody;
        db::Server server(access, nobody, question);
        server.end();
    });
}

std::string host(const Folder& folder) { return "host=" + folder.path().string() + " dbname=club user=olga"; }

/// Though it keeps the connection.
TEST(StrangeServer, MayAnswerWithoutWordsWithoutAReasonAndWithoutAnEnd) {
    const std::string without_reason = "E\0\0\0\x05\0"s, without_words = "E\0\0\0\x0c"s + "CXX000\0\0"s,
                      without_end = "T\x7f\xff\xff\xff";
    for (const auto& [answer, reason] : {std::pair{without_reason, Reason::strange_answer},
                                         {without_words, Reason::refused},
                                         {without_words + without_reason, Reason::refused},
                                         {without_end, Reason::strange_answer}}) {
        const Folder folder;
        const Proxy proxy(folder.path(), server().socket(), [&](bool is_servers, std::string& message) {
            if (is_servers && message.front() == answer.front()) message = answer;
        });
        const std::string address = "host=" + folder.path().string() + " dbname=postgres user=founder";
        EXPECT_EQ(asking({address}, answer == without_end ? "SELECT 1" : "SELECT 1 / 0"), reason)
            << testing::PrintToString(answer);
    }
}

/// Where PostgreSQL was looked for with encryption.
TEST(StrangeServer, OfTheWebIsTold) {
    const RubbishServer web("HTTP/1.1 400 Bad Request\r\n\r\n", Then::stay);
    EXPECT_EQ(asking({"host=127.0.0.1 dbname=club user=olga port=" + std::to_string(web.port())}),
              Reason::strange_answer);
}

/// It says no to encryption, as PostgreSQL does where it is not set up.
TEST(StrangeServer, WithoutTlsIsCalledThat) {
    const RubbishServer plain("N", Then::stay);
    for (const char* mode : {"require", "verify-ca", "verify-full"})
        EXPECT_EQ(asking({"host=127.0.0.1 dbname=club user=olga sslmode=" + std::string(mode) +
                          " port=" + std::to_string(plain.port())}),
                  Reason::no_tls)
            << mode;
}

/// Before it is asked, or while it is told much.
TEST(StrangeServer, ThatHearsButSaysNoMoreIsUnreachable) {
    const std::string much = "SELECT '" + std::string(20'000'000, 'x') + '\'';
    for (const Then then : {Then::fall_silent, Then::stay}) {
        const Folder folder;
        RubbishServer rubbish(folder.path(), welcome, then);
        db::Watch watch([&](std::size_t, std::size_t) {
            rubbish.fall_silent_to_who_says_much();
            return true;
        });
        EXPECT_EQ(club_reason([&] { db::Server({host(folder)}, watch, much).end(); }), Reason::unreachable);
    }
}

TEST(StrangeServer, IsWaitedForOnlySoLong) {
    for (const std::string& answer : {""s, welcome}) {
        const Folder folder;
        const RubbishServer silent(folder.path(), answer, Then::stay);
        const ClockAhead clock;
        int asked = 0;
        db::Watch watch([&](std::size_t, std::size_t) {
            if (++asked > 2) ClockAhead::put(answer.empty() ? std::chrono::seconds(16) : std::chrono::minutes(3));
            return true;
        });
        EXPECT_EQ(club_reason([&] { db::Server({host(folder)}, watch).end(); }), Reason::unreachable);
        EXPECT_GT(asked, 2);
    }
}

/// What becomes of an exchange where somebody between the laptop and its server puts one text of an answer in the place
/// of another.
std::optional<Reason> lied_to(Laptop& laptop, const TestClub& club, const std::string& user, const std::string& truth,
                              const std::string& lie) {
    const Folder folder;
    std::atomic<bool> is_told = false;
    const Proxy proxy(folder.path(), server().socket(), [&](bool is_servers, std::string& message) {
        const auto at = is_servers ? message.find(truth) : std::string::npos;
        if (at == std::string::npos) return;
        message.replace(at, truth.size(), lie);
        is_told = true;
    });
    const auto why = club_reason([&] { laptop.sync(through(folder, club, user)); });
    EXPECT_TRUE(is_told) << "the lie was told";
    return why;
}

/// A row with so many columns, of which the first is this digit.
std::string row(char columns, char first) { return {'\0', columns, '\0', '\0', '\0', '\1', first}; }

class LyingServer : public TwoLaptops {
protected:
    std::optional<Reason> sync(Laptop& laptop, const std::string& truth, const std::string& lie) {
        return lied_to(laptop, club, "olga", truth, lie);
    }
};

TEST_F(LyingServer, WithoutASnapshot) {
    add(other);
    other.sync(access());
    EXPECT_EQ(sync(one, row(6, '4'), row(6, '9')), Reason::strange_answer);
    expect_all_in_step();
}

/// Both have changed a player; the laptop sends what loses.
class LyingAboutAPlayer : public LyingServer {
protected:
    std::string person;

    void SetUp() override {
        LyingServer::SetUp();
        person = first_person(one);
        db::People(one.store).rename(person, "Earlier");
        db::People(other.store).rename(person, "Later");
        other.sync(access());
    }
};

TEST_F(LyingAboutAPlayer, WhoWasNotSent) {
    EXPECT_EQ(sync(one, row(6, '1'), row(6, '9')), Reason::strange_answer);
    EXPECT_EQ(db::club_of(one.store)->unsent, 1);
    expect_all_in_step();
    EXPECT_EQ(db::People(one.store).load(person).name, "Later");
}

TEST_F(LyingAboutAPlayer, WhomSomebodyElseIsSaidToHaveAdded) {
    EXPECT_EQ(sync(one, "\0\0\0\5loses"s, "\0\0\0\5again"s), std::nullopt);
    EXPECT_EQ(db::club_of(one.store)->unsent, 1) << "it is sent again the next time";
    expect_all_in_step();
    EXPECT_EQ(db::People(one.store).load(person).name, "Later");
}

/// Ben's game, which Anna may not delete for good.
TEST(LyingAboutADeletion, OfWhatWasNotSent) {
    const TestClub club;
    Laptop annas, bens;
    bens.store.add(game(3, 4));
    bens.join(club.access("ben"));
    bens.sync(club.access("ben"));
    annas.join(club.access("anna"));
    annas.sync(club.access("anna"));
    db::Plays(annas.store).remove(uuid(3));
    db::Plays(annas.store).purge(uuid(3));
    EXPECT_EQ(lied_to(annas, club, "anna", row(1, '1'), row(1, '9')), Reason::strange_answer);
    EXPECT_EQ(db::club_of(annas.store)->unsent, 1) << "it waits to be told";
    const std::vector<db::RefusedRecord> refused{{"play", uuid(3)}};
    EXPECT_EQ(annas.sync(club.access("anna")).refused, refused);
}

TEST_F(LyingServer, AboutPhotos) {
    db::agree_on_photos(access(), 1000);
    const std::string file = one.add_photo(jpeg(500)), another = "00000000" + file.substr(8);
    // The record goes as it is: only what is wanted of photos bears another name.
    const std::string wanted = "\0\1\0\0\0"s + static_cast<char>(file.size()) + file;
    const std::string offered = "\0\2\0\0\0"s + static_cast<char>(file.size()) + file;
    const auto renamed = [&](std::string row) { return row.replace(row.size() - file.size(), file.size(), another); };
    EXPECT_EQ(sync(one, wanted, renamed(wanted)), Reason::strange_answer);
    EXPECT_EQ(one.sync(access()).photos_sent, 1);
    EXPECT_EQ(sync(other, offered, renamed(offered)), Reason::strange_answer);
    EXPECT_EQ(other.sync(access()).photos_fetched, 1);
    expect_all_in_step();
}

}
