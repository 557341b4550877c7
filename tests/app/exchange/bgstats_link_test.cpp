// A play as a link: what is in it, and what is left out for its length.
#include "app/exchange/bgstats.h"
#include "tests/app/exchange/plays.h"
#include "tests/i18n/told.h"
#include "tests/property.h"

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

}
