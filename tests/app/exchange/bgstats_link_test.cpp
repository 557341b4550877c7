// A play as a link: what is in it, and what is left out for its length.
#include "app/exchange/bgstats.h"
#include "app/exchange/bgstats_link.h"
#include "tests/app/exchange/plays.h"
#include "tests/i18n/told.h"
#include "tests/property.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace clerk::exchange {

namespace {

using nlohmann::json;
using tests::told;

json data(const std::string& link) {
    const std::string query = "?data=";
    return json::parse(test::percent_decoded(link.substr(link.find(query) + query.size())));
}

TEST(BgStatsLink, HoldsThePlay) {
    const auto link = bgstats_link(test::play());
    ASSERT_TRUE(link);
    EXPECT_THAT(*link, testing::StartsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22"));
    EXPECT_EQ(data(*link), json::parse(R"({
        "sourceName": "Clerk of Works", "sourcePlayId": "018f6d2e-0000-4000-8000-000000000001",
        "playDate": "2026-11-21 19:00:00", "durationMin": 45, "location": "Home", "board": "Everything",
        "comments": "The tower fell.",
        "game": {"name": "Babylon", "sourceGameId": "babylon", "highestWins": true, "noPoints": false},
        "players": [
          {"name": "Linda", "sourcePlayerId": "018f6d2e-0000-4000-8000-00000000000a", "winner": true,
           "startPlayer": true, "score": 61, "rank": 1},
          {"name": "John", "sourcePlayerId": "018f6d2e-0000-4000-8000-00000000000b", "winner": false,
           "startPlayer": false, "score": 55, "rank": 2}]})"));
}

TEST(BgStatsLink, TellsAGameOfBoardGameGeekByItsId) {
    db::Play play = test::play();
    play.game = "alhambra";
    play.variant = "final, preset=zh-Hant";
    const json found = data(*bgstats_link(play));
    EXPECT_EQ(found["game"]["bggId"], 6249) << "a number: the app knows no other";
    EXPECT_EQ(found["board"], "The end only, Traditional Chinese rulebook");
}

TEST(BgStatsLink, LeavesOutWhatIsNotKnown) {
    const db::Play play{.id = "x",
                        .game = "Go",
                        .variant = "",
                        .played_at = "2026-11-21T19:00:00Z",
                        .modified_at = "",
                        .seats = {{.player = "", .name = "L"}}};
    const json found = data(*bgstats_link(play));
    for (const char* key : {"durationMin", "location", "board", "comments"}) EXPECT_FALSE(found.contains(key)) << key;
    EXPECT_FALSE(found["game"].contains("bggId"));
    EXPECT_FALSE(found["players"][0].contains("score"));
    EXPECT_FALSE(found["players"][0].contains("rank"));
    EXPECT_EQ(found["players"][0]["sourcePlayerId"], player_uuid(play.seats[0]));
}

TEST(BgStatsLink, OpensTheAppAloneIfThatIsWished) {
    EXPECT_THAT(*bgstats_link(test::play(), Scheme::app),
                testing::StartsWith("bgstats://app.bgstatsapp.com/createPlay.html?data=%7B"));
}

TEST(BgStatsLink, LeavesOutNotesThenPlaceThenVariantToBeShortEnough) {
    db::Play play = test::play();
    const auto size = [](const db::Play& of) { return bgstats_link(of)->size(); };
    const std::size_t whole = size(play);
    play.notes.clear();
    const std::size_t without_notes = size(play);
    play.place.clear();
    const std::size_t without_place = size(play);
    play.variant.clear();
    const std::size_t shortest = size(play);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, whole)->size(), whole);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, whole - 1)->size(), without_notes);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, without_notes - 1)->size(), without_place);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, without_place - 1)->size(), shortest);
    EXPECT_EQ(told(bgstats_link(test::play(), Scheme::web, shortest - 1).error()),
              "expected at most " + std::to_string(shortest - 1) + " bytes, found " + std::to_string(shortest));
}

TEST(BgStatsLink, IsNeverLongerThanWhatIsHandedOn) {
    db::Play play = test::play();
    play.notes = std::string(9000, 'x');
    EXPECT_LE(bgstats_link(play)->size(), longest_link);
    play.seats.assign(40, play.seats.front());
    for (db::PlaySeat& seat : play.seats) seat.name = "一二三四五六七八九十一二三四五";
    EXPECT_FALSE(bgstats_link(play));
}

PROPERTY(BgStatsLink, HoldsAnyNameInCharactersThatALinkMayHave, ()) {
    const db::Play play = test::any_play();
    const auto link = bgstats_link(play, Scheme::web, 1'000'000);
    const std::string allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?=%,";
    RC_ASSERT(link->find_first_not_of(allowed) == std::string::npos);
    const json found = data(*link);
    RC_ASSERT(found["players"].size() == play.seats.size());
    for (std::size_t i = 0; i < play.seats.size(); ++i) RC_ASSERT(found["players"][i]["name"] == play.seats[i].name);
    RC_ASSERT(found.value("comments", "") == play.notes);
    RC_ASSERT(found.value("location", "") == play.place);
}

}

// QR codes, drawn as a picture and read by ZBar.

namespace {

namespace fs = std::filesystem;
using tests::told;

/// A portable bitmap: every module 4 pixels wide, with the border that readers need.
void draw(const QrCode& code, const fs::path& file) {
    constexpr int border = 4;
    constexpr int pixels = 4;
    const int side = (code.size + 2 * border) * pixels;
    std::ofstream picture(file);
    picture << "P1\n" << side << ' ' << side << '\n';
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int column = x / pixels - border;
            const int row = y / pixels - border;
            const bool inside = column >= 0 && row >= 0 && column < code.size && row < code.size;
            picture << (inside && code.at(column, row) ? "1" : "0") << (x + 1 == side ? '\n' : ' ');
        }
}

/// What a camera would read.
std::string scanned(const QrCode& code) {
    const fs::path file = fs::temp_directory_path() / ("clerk-qr-" + std::to_string(::getpid()) + ".pbm");
    draw(code, file);
    FILE* reader = ::popen(("zbarimg -q --raw '" + file.string() + "' 2>/dev/null").c_str(), "r");
    std::string text;
    for (int c = std::fgetc(reader); c != EOF; c = std::fgetc(reader)) text += static_cast<char>(c);
    ::pclose(reader);
    fs::remove(file);
    return text.empty() ? text : text.substr(0, text.size() - 1); // zbarimg ends it with a line end
}

db::Play with_seats(int seats, const std::string& name) {
    db::Play play = test::play();
    play.seats.assign(static_cast<std::size_t>(seats), play.seats.front());
    for (db::PlaySeat& seat : play.seats) seat.name = name;
    return play;
}

TEST(QrCode, IsReadByAnotherProgram) {
    const auto code = qr_code(test::play());
    ASSERT_TRUE(code);
    EXPECT_EQ(scanned(*code), *bgstats_link(test::play()));
}

TEST(QrCode, HoldsAsMuchAsItSays) {
    for (const std::size_t size : {std::size_t{1}, qr::easy, qr::most}) {
        const std::string text(size, 'x');
        const auto code = qr_code(text);
        ASSERT_TRUE(code) << size;
        EXPECT_EQ(code->dark.size(), static_cast<std::size_t>(code->size * code->size));
        EXPECT_EQ(scanned(*code), text);
    }
}

/// jsQR 1.4.0 never reads version 23 at level L, which has 109 modules a side and holds 1,004 to 1,091 bytes.
TEST(QrCode, IsOfNoVersionThatAReaderLacks) {
    const auto side_of = [](std::size_t size) { return qr_code(std::string(size, 'x')).value().size; };
    EXPECT_EQ(side_of(1003), 105);
    EXPECT_EQ(side_of(1004), 113);
    EXPECT_EQ(side_of(1091), 113);
    EXPECT_EQ(side_of(1092), 113);
    const std::string text(1050, 'x');
    EXPECT_EQ(scanned(*qr_code(text)), text);
}

TEST(QrCode, OfTooMuchOrNothingIsAFault) {
    EXPECT_EQ(told(qr_code(std::string(qr::most + 1, 'x')).error()), "expected at most 1600 bytes, found 1601");
    EXPECT_EQ(told(qr_code(std::string()).error()), "expected a value, found nothing");
}

TEST(QrCode, OfSixWithChineseNamesStillFits) {
    const auto code = qr_code(with_seats(6, "王小明"));
    ASSERT_TRUE(code) << diagnosis(code.error());
    EXPECT_THAT(scanned(*code), testing::StartsWith("https://app.bgstatsapp.com/createPlay.html?data="));
}

TEST(QrCode, LeavesOutTheNotesForTheSakeOfTheResult) {
    db::Play play = test::play();
    play.notes = std::string(600, 'n');
    play.place = "Home";
    ASSERT_GT(bgstats_link(play)->size(), qr::easy);
    const auto code = qr_code(play);
    ASSERT_TRUE(code);
    const std::string link = test::percent_decoded(scanned(*code));
    EXPECT_THAT(link, testing::HasSubstr("\"location\":\"Home\""));
    EXPECT_THAT(link, testing::Not(testing::HasSubstr("comments")));
}

TEST(QrCode, SaysThatATableDoesNotFit) {
    const auto code = qr_code(with_seats(8, "一二三四五六七八九十"));
    ASSERT_FALSE(code);
    EXPECT_THAT(told(code.error()), testing::StartsWith("expected at most 1600 bytes, found "));
}

}

}
