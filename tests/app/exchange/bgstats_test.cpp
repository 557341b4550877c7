// BG Stats' files: what is written is read as it was, samples, and every way to be wrong.
#include "app/exchange/bgstats.h"
#include "app/exchange/bgstats_link.h"
#include "app/exchange/import.h"
#include "app/exchange/result_text.h"
#include "app/exchange/utc.h"
#include "core/game.h"
#include "tests/app/exchange/plays.h"
#include "tests/i18n/told.h"
#include "tests/property.h"

#include <cstdint>
#include <sstream>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace clerk::exchange {

namespace {

using nlohmann::json;
using test::refusal;
using tests::path_and_words;
using tests::PathAndWords;
using tests::told;

/// What of a play the format has: no waivers, aids and rules, terms for categories, and an id for everyone. The app
/// writes ten o'clock for a day without an hour, so that a play begun at ten sharp is one of the day.
db::Play as_kept(db::Play play) {
    if (const std::string clock = clock_of_utc(play.played_at); clock.ends_with(" 10:00:00")) {
        play.day_only = true;
        play.played_at = day_alone(clock).value();
    }
    play.waivers = 0;
    play.aids = false;
    play.rules_version = 0;
    for (db::PlaySeat& seat : play.seats) {
        seat.player = player_uuid(seat);
        const auto sum = terms(score_text(seat));
        seat.categories.clear();
        if (!sum || sum->size() < 2) continue;
        for (const Points& points : *sum)
            seat.categories.emplace_back(std::to_string(seat.categories.size() + 1), points);
    }
    return play;
}

PROPERTY(BgsPlay, IsReadAsItWasWritten, ()) {
    const db::Play play = test::any_play();
    const auto read = read_bgstats(bgsplay(play));
    if (!read) RC_FAIL(diagnosis(refusal(read).fault));
    RC_ASSERT(read->plays.size() == 1u);
    RC_ASSERT(read->plays.front().unpacked() == as_kept(play));
    const db::Play kept = read->plays.front().unpacked();
    for (const db::PlaySeat& seat : kept.seats)
        RC_ASSERT(seat.player == db::nobody ||
                  std::ranges::find(read->people, seat.player, &Person::id) != read->people.end());
}

TEST(BgsPlay, HasTheTablesAndKeysThatTheAppReads) {
    const json root = json::parse(bgsplay(test::play()));
    for (const char* key : {"about", "players", "locations", "games", "plays", "userInfo"})
        EXPECT_TRUE(root.contains(key)) << key;
    const json& play = root["plays"][0];
    EXPECT_EQ(play["uuid"], "018f6d2e-0000-4000-8000-000000000001");
    EXPECT_EQ(play["playDate"], "2026-11-22 03:00:00") << "the clock on the wall, eight hours east of Greenwich";
    EXPECT_EQ(play["durationMin"], 45);
    EXPECT_EQ(play["board"], "Everything");
    EXPECT_EQ(play["ignored"], false);
    EXPECT_EQ(play["gameRefId"], root["games"][0]["id"]);
    EXPECT_EQ(play["locationRefId"], root["locations"][0]["id"]);
    EXPECT_EQ(root["games"][0]["name"], "Babylon");
    EXPECT_EQ(root["players"][1]["name"], "John");
    EXPECT_EQ(play["playerScores"][1]["playerRefId"], root["players"][1]["id"]);
    EXPECT_EQ(play["playerScores"][0]["score"], "51+10");
    EXPECT_EQ(play["playerScores"][1]["score"], "57-2");
    EXPECT_EQ(play["playerScores"][0]["startPlayer"], true);
    EXPECT_EQ(play["playerScores"][1]["startPlayer"], false);
}

TEST(BgsPlay, TellsAGameOfBoardGameGeekByItsIdAndTheRulingsInWords) {
    db::Play play = test::play();
    EXPECT_EQ(json::parse(bgsplay(play))["games"][0]["bggId"], 0) << "it is not known";
    play.game = "alhambra";
    play.variant = "builds, leftovers=sum, game_end=bag, swap=same-place, dirk_draws=before-market, dirk_ranked=false";
    const json root = json::parse(bgsplay(play));
    EXPECT_EQ(root["games"][0]["bggId"], 6249);
    EXPECT_EQ(root["games"][0]["bggName"], "Alhambra");
    EXPECT_EQ(root["games"][0]["bggYear"], 2003);
    EXPECT_EQ(root["plays"][0]["board"], "What is built, When the game is over: when the bag is empty");
}

TEST(BgStats, KnowsAGameByItsIdAtBoardGameGeek) {
    const auto game_named = [](const json& id) {
        json root = json::parse(test::fixture("bgstats-play.bgsplay"));
        root["games"][0]["name"] = "阿爾罕布拉宮";
        root["games"][0]["bggId"] = id;
        const auto read = read_bgstats(root.dump());
        return read ? read->plays.at(0).unpacked().game : diagnosis(refusal(read).fault);
    };
    EXPECT_EQ(game_named(6249), "alhambra");
    for (const json& other : {json(0), json(-1), json("6249"), json(6249.5), json(), json(1e300), json(true)})
        EXPECT_EQ(game_named(other), "阿爾罕布拉宮") << other;
}

TEST(BgStats, TakesNothingForNoGame) { EXPECT_EQ(game_of(""), ""); }

TEST(BgStats, TakesAnotherGameOfTheSameNameForWhatItIs) {
    json root = json::parse(test::fixture("bgstats-play.bgsplay"));
    root["games"][0]["name"] = "Alhambra";
    root["games"][0]["bggId"] = 999'998;
    EXPECT_EQ(read_bgstats(root.dump())->plays.at(0).unpacked().game, "Alhambra");
    root["games"][0]["bggId"] = 0;
    EXPECT_EQ(read_bgstats(root.dump())->plays.at(0).unpacked().game, "alhambra");
}

TEST(BgsPlay, TakesNoTimeThatNoPlayTakes) {
    db::Play play = test::play();
    for (const int minutes : {-60, limits::minutes + 1}) {
        play.minutes = minutes;
        EXPECT_EQ(json::parse(bgsplay(play))["plays"][0]["durationMin"], 0);
        EXPECT_EQ(bgstats_link(play)->find("durationMin"), std::string::npos);
        EXPECT_TRUE(read_bgstats(bgsplay(play)));
    }
}

TEST(BgsPlay, DoesNotCountWhatDoesNotCountHere) {
    db::Play play = test::play();
    play.counted = false;
    EXPECT_EQ(json::parse(bgsplay(play))["plays"][0]["ignored"], true);
}

TEST(BgsPlay, IsJsonWhateverBytesANameHas) {
    db::Play play = test::play();
    play.seats[0].name = "\xFF\xFELinda";
    play.notes = "\xC3";
    const auto read = read_bgstats(bgsplay(play));
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    EXPECT_EQ(read->plays[0].unpacked().seats[0].name, "\uFFFD\uFFFDLinda");
}

TEST(BgStats, ReadsAFullExport) {
    const auto read = read_bgstats(test::fixture("bgstats-export.json"));
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    const std::string linda = "8c1c1a52-1b0f-4b35-9b71-4d1e5b2f0001";
    const std::string wang = "8c1c1a52-1b0f-4b35-9b71-4d1e5b2f0002";
    const std::string nobody(db::nobody);
    const db::Play tower{.id = "dd6cfd6f-8d3d-4a9c-9a52-0f2a6b8f0001",
                         .game = "babylon",
                         .variant = "all rulings of the table",
                         .played_at = "2026-04-27T06:47:26Z",
                         .minutes = 31,
                         .place = "Home",
                         .notes = "The tower\nfell \"twice\".",
                         .bgg_play = 68'110'692,
                         .modified_at = "2026-04-27T07:18:56Z",
                         .seats = {{wang, "王小明", 61, 1, true, {}},
                                   {linda, "Linda", 19, 2, false, {{"1", -10}, {"2", 7}, {"3", 22}}}}};
    const db::Play old{.id = "68080238-f68f-524c-af23-c41dc5efeb5f",
                       .game = "Go",
                       .variant = "",
                       .played_at = "2026-05-01T12:00:00Z",
                       .notes = "Linda: by half a point",
                       .counted = false,
                       .no_points = true,
                       .unknown_start = true,
                       .bgg_game = 188,
                       .modified_at = "2026-05-01T12:00:00Z",
                       .seats = {{nobody, "Anonymous player", {}, {}, true, {}},
                                 {linda, "Linda", {}, 2, false, {}},
                                 {wang, "王小明", 12, {}, false, {}}}};
    ASSERT_EQ(read->plays.size(), 2u);
    EXPECT_EQ(read->plays[0].unpacked(), tower);
    EXPECT_EQ(read->plays[1].unpacked(), old);
    EXPECT_THAT(read->people, testing::ElementsAre(Person{linda, "Linda", "lindaplays"}, Person{wang, "王小明", ""}));
}

/// An export of one play of a game, with what its tables say besides.
json export_of(const json& game, const json& play, const json& scores) {
    json root{{"players", json::array()}, {"games", {{{"id", 4}, {"name", "Plague"}}}}, {"plays", {play}}};
    root["games"][0].update(game);
    for (int id = 1; const char* name : {"Ida", "Ole", "Guest"})
        root["players"].push_back({{"id", id++}, {"name", name}, {"isAnonymous", name == std::string("Guest")}});
    json& entry = root["plays"][0];
    entry.update({{"uuid", "5e0c2f7e-0003-4000-8000-000000000001"},
                  {"playDate", "2021-07-09 20:15:10"},
                  {"gameRefId", 4},
                  {"playerScores", scores}});
    return root;
}

json score_of(int player, const json& besides = json::object()) {
    json score{{"playerRefId", player}, {"score", "0"}};
    score.update(besides);
    return score;
}

TEST(BgStats, ReadsHowAGameIsWon) {
    const json scores{score_of(1, {{"team", "2"}, {"role", "Medic／Pilot"}}), score_of(2, {{"team", "0"}}),
                      score_of(3)};
    const auto read = read_bgstats(
        export_of({{"cooperative", 1}, {"highestWins", 0}, {"noPoints", true}, {"usesTeams", true}, {"bggId", 4001}},
                  {{"bggId", 70'007}}, scores)
            .dump());
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    const db::Play& play = read->plays.at(0).unpacked();
    EXPECT_TRUE(play.cooperative && play.lowest_wins && play.no_points && play.unknown_start);
    EXPECT_EQ(play.bgg_game, 4001);
    EXPECT_EQ(play.bgg_play, 70'007);
    EXPECT_EQ(play.seats[0].team, "2");
    EXPECT_EQ(play.seats[0].role, "Medic／Pilot");
    EXPECT_EQ(play.seats[1].team, "") << "0 stands where there is none";
    EXPECT_EQ(play.seats[2].player, db::nobody);
    EXPECT_EQ(play.seats[2].name, "Guest");
    EXPECT_EQ(read->people.size(), 2U) << "nobody is matched with anybody";
}

TEST(BgStats, AGameIsWonByMostPointsWhereNothingElseIsTold) {
    const auto read = read_bgstats(
        export_of(json::object(), json::object(), {score_of(1, {{"startPlayer", true}}), score_of(2, {{"team", "1"}})})
            .dump());
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    const db::Play& play = read->plays.at(0).unpacked();
    EXPECT_FALSE(play.cooperative || play.lowest_wins || play.no_points || play.unknown_start);
    EXPECT_EQ(play.seats[1].team, "") << "no teams are played";
}

TEST(BgStats, AGameOfOursIsWonAsItsRulesSay) {
    json root = export_of({{"name", "Alhambra"}, {"bggId", 6249}, {"highestWins", false}, {"cooperative", true}},
                          json::object(), {score_of(1), score_of(2)});
    const db::Play play = read_bgstats(root.dump())->plays.at(0).unpacked();
    EXPECT_EQ(play.game, "alhambra");
    EXPECT_FALSE(play.cooperative || play.lowest_wins);
    EXPECT_EQ(play.bgg_game, 0);
}

TEST(BgStats, ADayWithoutAnHourIsThatDay) {
    for (const char* date : {"2021-07-09 10:00:00", "2021-07-09"}) {
        const json root = export_of(json::object(), json::object(), json::array({score_of(1)}));
        json dated = root;
        dated["plays"][0]["playDate"] = date;
        const db::Play play = read_bgstats(dated.dump())->plays.at(0).unpacked();
        EXPECT_TRUE(play.day_only) << date;
        EXPECT_EQ(play.played_at, "2021-07-09T12:00:00Z");
        EXPECT_EQ(json::parse(bgsplay(play))["plays"][0]["playDate"], "2021-07-09 10:00:00");
        EXPECT_FALSE(read_bgstats(root.dump())->plays.at(0).unpacked().day_only);
    }
}

TEST(BgStats, KeepsExpansionsBesideTheBoard) {
    json root = export_of(json::object(), {{"expansionPlays", {{{"gameRefId", 5}}, {{"gameRefId", 6}}}}},
                          json::array({score_of(1)}));
    root["games"].push_back({{"id", 5}, {"name", "Fishers"}});
    root["games"].push_back({{"id", 6}, {"name", "Traders"}});
    EXPECT_EQ(read_bgstats(root.dump())->plays.at(0).unpacked().variant, "Fishers／Traders");
    root["plays"][0]["board"] = "Large／North";
    EXPECT_EQ(read_bgstats(root.dump())->plays.at(0).unpacked().variant, "Large／North／Fishers／Traders");
}

TEST(BgsPlay, NamesNoStartPlayerThatNobodyNamed) {
    db::Play play = test::play();
    play.game = "Plague";
    play.unknown_start = true;
    for (const json& score : json::parse(bgsplay(play))["plays"][0]["playerScores"])
        EXPECT_EQ(score["startPlayer"], false);
    const std::string link = test::percent_decoded(bgstats_link(play).value());
    EXPECT_EQ(link.find("\"startPlayer\":true"), std::string::npos) << link;
}

TEST(BgStats, ReadsASharedPlayAndKnowsItsGameByName) {
    const auto read = read_bgstats("\xEF\xBB\xBF" + test::fixture("bgstats-play.bgsplay"));
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    ASSERT_EQ(read->plays.size(), 1u);
    EXPECT_EQ(read->plays[0].unpacked().game, "alhambra");
    EXPECT_EQ(read->plays[0].unpacked().place, "");
    EXPECT_EQ(read->plays[0].unpacked().seats[1].name, "John 🎲");
    EXPECT_EQ(read->plays[0].unpacked().modified_at, "2026-06-02T02:00:00Z");
}

TEST(BgStats, ReadsTheSameTwice) {
    const std::string file = test::fixture("bgstats-export.json");
    EXPECT_EQ(read_bgstats(file), read_bgstats(file));
}

/// One way to be wrong: the export with a value put at a place (or taken away), and what is said of it.
struct Broken {
    const char* at;
    std::optional<json> value;
    const char* path;
    const char* message;
    const char* play = "Babylon, 2026-04-27 14:47:26";
};

const std::string null("a\0b", 3);
constexpr const char* null_found = "expected a text without the character U+0000, found \"a\\u0000b\"";

const Broken broken[] = {
    {"/plays", {}, "/plays", "expected a value, found nothing", ""},
    {"/plays", 3, "/plays", "expected a list of at most 100000 plays, found 3", ""},
    {"/plays/0", 3, "/plays/0", "expected an object, found 3", ""},
    {"/players", 3, "/players", "expected a list of at most 100000 players, found 3", ""},
    {"/players/1/id", 1, "/players/1/id", "expected an id that the table has only once, found 1", ""},
    {"/players/0/id", {}, "/players/0/id", "expected a value, found nothing", ""},
    {"/players/0/id", 99, "/plays/0/playerScores/0/playerRefId", "expected a player that the file lists, found 1"},
    {"/players/0/name", {}, "/players/0/name", "expected a value, found nothing"},
    {"/players/0/name", 7, "/players/0/name", "expected a text of at most 200 characters, found 7"},
    {"/players/0/name", std::string(201, 'x'), "/players/0/name",
     "expected a text of at most 200 characters, found \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"},
    {"/players/0/name", "", "/players/0/name", "expected a value, found \"\""},
    {"/players/0/name", null, "/players/0/name", null_found},
    {"/players/0/uuid", null, "/players/0/uuid", null_found},
    {"/games/1/name", null, "/games/1/name", null_found, "2026-05-01 20:00:00"},
    {"/locations/0/name", null, "/locations/0/name", null_found},
    {"/plays/0/uuid", null, "/plays/0/uuid", null_found},
    {"/plays/0/board", null, "/plays/0/board", null_found},
    {"/plays/0/comments", null, "/plays/0/comments", null_found},
    {"/plays/0/playerScores/1/score", null, "/plays/0/playerScores/1/score", null_found},
    {"/games/1/name", "", "/games/1/name", "expected a value, found \"\"", "2026-05-01 20:00:00"},
    {"/plays/0/uuid", {}, "/plays/0/uuid", "expected a value, found nothing"},
    {"/plays/0/uuid", "", "/plays/0/uuid", "expected a UUID, found \"\""},
    {"/plays/1/uuid", "dd6cfd6f-8d3d-4a9c-9a52-0f2a6b8f0001", "/plays/1/uuid",
     "expected a play that the file has only once, found dd6cfd6f-8d3d-4a9c-9a52-0f2a6b8f0001",
     "Go, 2026-05-01 20:00:00"},
    {"/plays/0/gameRefId", 5, "/plays/0/gameRefId", "expected a game that the file lists, found 5",
     "2026-04-27 14:47:26"},
    {"/plays/0/locationRefId", 5, "/plays/0/locationRefId", "expected a place that the file lists, found 5"},
    {"/plays/0/playDate", {}, "/plays/0/playDate", "expected a value, found nothing", "Babylon"},
    {"/plays/0/playDate", "yesterday", "/plays/0/playDate",
     "expected a date and time like 2026-11-20 19:30:00, found \"yesterday\"", "Babylon, yesterday"},
    {"/plays/0/durationMin", -1, "/plays/0/durationMin", "expected a whole number from 0 to 100000, found -1"},
    {"/plays/0/durationMin", 1.5, "/plays/0/durationMin", "expected a whole number from 0 to 100000, found 1.5"},
    {"/plays/0/durationMin", "long", "/plays/0/durationMin",
     "expected a whole number from 0 to 100000, found \"long\""},
    {"/plays/0/ignored", 2, "/plays/0/ignored", "expected true or false, found 2"},
    {"/plays/0/comments", json::array(), "/plays/0/comments",
     "expected a text of at most 10000 characters, found a list of 0"},
    {"/plays/0/playerScores", {}, "/plays/0/playerScores", "expected a value, found nothing"},
    {"/plays/0/playerScores", json(101, json::object()), "/plays/0/playerScores",
     "expected a list of at most 100 players, found a list of 101"},
    {"/plays/0/playerScores/1/playerRefId", 12, "/plays/0/playerScores/1/playerRefId",
     "expected a player that the file lists, found 12"},
    {"/plays/0/playerScores/1/playerRefId",
     {},
     "/plays/0/playerScores/1/playerRefId",
     "expected a value, found nothing"},
    {"/plays/0/playerScores/1/score", json::object(), "/plays/0/playerScores/1/score",
     "expected a text of at most 200 characters, found an object"},
    {"/plays/0/playerScores/1/winner", "yes", "/plays/0/playerScores/1/winner",
     "expected true or false, found \"yes\""},
    {"/plays/0/playerScores/1/rank", -1, "/plays/0/playerScores/1/rank",
     "expected a whole number from 0 to 100, found -1"},
    {"/plays/1/playerScores/2/seatOrder", 1e300, "/plays/1/playerScores/2/seatOrder",
     "expected a whole number from 0 to 100, found 1e+300", "Go, 2026-05-01 20:00:00"},
};

TEST(BgStats, TellsAPlayWithoutADayAndReadsTheOthers) {
    json file = json::parse(test::fixture("bgstats-export.json"));
    const auto whole = read_bgstats(file.dump());
    file["plays"][0]["playDate"] = "0000-00-00 00:00:00";
    const auto read = read_bgstats(file.dump());
    ASSERT_TRUE(read);
    ASSERT_EQ(read->unreadable.size(), 1u);
    EXPECT_EQ(read->unreadable[0].play, "Babylon, 0000-00-00 00:00:00");
    EXPECT_EQ(read->plays, std::vector(whole->plays.begin() + 1, whole->plays.end()));
}

/// Read bit by bit it is the same; none: it can only be read as a whole.
std::optional<Import> read_as_usual(const std::string& text) {
    std::istringstream file(text);
    auto usual = read_usual_bgstats(file);
    if (usual) {
        const Imported whole = read_bgstats(text);
        EXPECT_TRUE(whole && *whole == *usual) << text.substr(0, 2000);
    }
    return usual;
}

TEST(BgStats, ReadsWhatTheAppWritesBitByBit) {
    for (const char* name : {"bgstats-export.json", "bgstats-play.bgsplay"})
        EXPECT_TRUE(read_as_usual(test::fixture(name))) << name;
    json file = json::parse(test::fixture("bgstats-export.json"));
    for (const Broken& way : broken)
        if (way.value && std::string_view(way.at).starts_with("/plays/")) {
            json wrong = file;
            wrong[json::json_pointer(way.at)] = *way.value;
            EXPECT_TRUE(read_as_usual(wrong.dump())) << way.at;
        }
    file["plays"][0]["rating"] = 7.25;
    file["more"] = {{"plays", {1, "}", 2.5}}};
    EXPECT_TRUE(read_as_usual(file.dump(1)));
    const json tables_last = {{"plays", file["plays"]},
                              {"z", {{"players", file["players"]}, {"games", file["games"]}}}};
    EXPECT_TRUE(read_as_usual(tables_last.dump())) << "without tables no play can be read";
    nlohmann::ordered_json turned;
    for (const char* key : {"plays", "games", "players", "locations"}) turned[key] = file[key];
    ASSERT_TRUE(read_as_usual(turned.dump()));
    EXPECT_EQ(read_as_usual(turned.dump())->plays.size(), file["plays"].size());
}

TEST(BgStats, LeavesWhatIsNotAsTheAppWritesItToBeReadAsAWhole) {
    const std::string whole = test::fixture("bgstats-play.bgsplay");
    const std::string beginning = whole.substr(0, whole.rfind('}'));
    for (const char* end :
         {",\"format\":\"clerk-record\"}", ",\"plays\":[]}", ",\"a\":[1,]}", ",\"a\":tru}", ",\"a\":1", ",}", "}]",
          "}\n{}", ",\"a\":\"\t\"}", ",\"a\":\"\\x\"}", ",1:2}", ",\"a\" 2}", ",\"a\":}", ",\"a\":[}"})
        EXPECT_FALSE(read_as_usual(beginning + end)) << end;
    for (const char* text : {"", "[]", "{}", "7", "{\"plays\":7}", "{\"plays\":null}", "{\"plays\":[],\"games\":7}"})
        EXPECT_FALSE(read_as_usual(text)) << text;
    EXPECT_TRUE(read_as_usual("{\"plays\":[]}"));
    EXPECT_FALSE(read_as_usual(beginning + ",\"a\":" + std::string(40, '[') + std::string(40, ']') + "}"));
}

PROPERTY(BgStats, IsReadBitByBitAsItIsReadAsAWhole, ()) {
    const std::string text = test::damaged(test::fixture("bgstats-export.json"));
    std::istringstream file(text);
    if (const auto usual = read_usual_bgstats(file)) RC_ASSERT((read_bgstats(text) == Imported(*usual)));
}

PROPERTY(PackedPlay, IsThePlayThatWasPacked, (bool aids, bool sample, int bgg_play, std::int64_t points)) {
    db::Play play = test::any_play();
    play.aids = aids;
    play.sample = sample;
    play.bgg_play = bgg_play;
    for (db::PlaySeat& seat : play.seats)
        if (seat.score && seat.winner) seat.score = Points(aids ? INT64_MIN : points, sample ? 999'999'999 : 0);
    const db::PackedPlay packed(play);
    RC_ASSERT(packed.unpacked() == play);
    RC_ASSERT(packed.id() == play.id && packed.bgg_play() == play.bgg_play);
}

TEST(BgStats, NamesAPlayThatIsWrong) {
    for (const Broken& way : broken) {
        json file = json::parse(test::fixture("bgstats-export.json"));
        const json::json_pointer at(way.at);
        if (way.value)
            file[at] = *way.value;
        else
            file = file.patch(json::array({{{"op", "remove"}, {"path", way.at}}}));
        const Refusal refused = refusal(read_bgstats(file.dump()));
        EXPECT_EQ(refused.play, way.play) << way.at;
        EXPECT_EQ(path_and_words(refused.fault), (PathAndWords{way.path, way.message})) << way.at;
    }
}

TEST(BgStats, RefusesNotesThatScoresHaveMadeTooLong) {
    json file = json::parse(test::fixture("bgstats-export.json"));
    file["plays"][0]["comments"] = std::string(limits::note, 'x');
    EXPECT_EQ(refusal(read_bgstats(file.dump())), Refusal{});
    file["plays"][0]["playerScores"][1]["score"] = "abc";
    EXPECT_EQ(path_and_words(refusal(read_bgstats(file.dump())).fault),
              (PathAndWords{"/plays/0/comments",
                            "expected a text of at most 10000 characters, found \"" + std::string(39, 'x') + "…"}));
}

TEST(BgStats, RefusesWhatIsNoJsonOrBeyondTheLimits) {
    EXPECT_EQ(told(refusal(read_bgstats("")).fault), "expected JSON in UTF-8, found a fault at line 1, column 1");
    EXPECT_EQ(refusal(read_bgstats("<plays/>")).fault.path, "");
    EXPECT_EQ(told(refusal(read_bgstats("[]")).fault), "expected an object, found a list of 0");
    EXPECT_EQ(refusal(read_bgstats("{\"plays\": [{\"uuid\": \"\xFF\"}]}")).fault.path, "");
    EXPECT_EQ(told(refusal(read_bgstats(std::string(1'000'000, '['))).fault), "expected at most 32 levels of nesting");
    const std::string deep = "{\"plays\": " + std::string(100'000, '[') + std::string(100'000, ']') + "}";
    EXPECT_EQ(told(refusal(read_bgstats(deep)).fault), "expected at most 32 levels of nesting");
    const Fault passed_over = refusal(read_bgstats("{\"a/b\": " + std::string(100'000, '['))).fault;
    EXPECT_EQ(told(passed_over), "expected at most 32 levels of nesting");
    EXPECT_EQ(passed_over.path, "/a~1b");
    EXPECT_EQ(told(refusal(read_bgstats(std::string(limits::bytes + 1, ' '))).fault),
              "expected at most 33554432 bytes, found 33554433");
}

TEST(BgStats, ReadsPlaysBeforeTheTablesToWhichTheyRefer) {
    const json file = json::parse(test::fixture("bgstats-export.json"));
    nlohmann::ordered_json turned;
    for (const char* key : {"plays", "games", "players", "locations"}) turned[key] = file[key];
    EXPECT_EQ(read_bgstats(turned.dump()), read_bgstats(file.dump()));
}

TEST(BgStats, HoldsNoMoreThanAPlayAtATime) {
    std::string row = "{\"uuid\":[", rows;
    for (int i = 0; i < 400'000; ++i) row += "0,";
    EXPECT_EQ(told(refusal(read_bgstats("{\"plays\":[" + row + "0]}]}")).fault), "expected fewer values, found more");
    for (std::size_t i = 0; i <= limits::plays; ++i) rows += "0,";
    EXPECT_EQ(path_and_words(refusal(read_bgstats("{\"plays\":[" + rows + "0]}")).fault),
              (PathAndWords{"/plays", "expected a list of at most 100000 plays, found more"}));
}

TEST(BgStats, SurvivesAFileThatBreaksOffAnywhere) {
    const std::string whole = test::fixture("bgstats-play.bgsplay");
    const std::size_t end = whole.find_last_of('}');
    for (std::size_t size = 0; size <= end; ++size) EXPECT_FALSE(read_bgstats(whole.substr(0, size))) << size;
}

PROPERTY(BgStats, ReadsAFileWithBytesThatWereChangedOrRefusesIt, ()) {
    test::expect_sound(read_bgstats(test::damaged(test::fixture("bgstats-export.json"))));
}

TEST(BgStats, TellsWhyInOneSentence) {
    json file = json::parse(test::fixture("bgstats-export.json"));
    file["plays"][0]["gameRefId"] = 274;
    file["plays"][0]["playerScores"][1]["playerRefId"] = 12;
    EXPECT_EQ(sentence(refusal(read_bgstats(file.dump()))).utf8_string(),
              "Nothing was brought in. Babylon, 2026-04-27 14:47:26, at /plays/0/playerScores/1/playerRefId: "
              "expected a player that the file lists, found 12.");
    EXPECT_EQ(sentence(refusal(read_bgstats("["))).utf8_string(),
              "Nothing was brought in: expected JSON in UTF-8, found a fault at line 1, column 2.");
}

/// Of records one a line it names the line.
TEST(BgStats, TellsOfWhatSomethingIsWrongWithAsAWhole) {
    const Refusal of_line{"Line 200", too_long(8, 9)};
    EXPECT_EQ(sentence(of_line).utf8_string(), "Nothing was brought in. Line 200: expected at most 8 bytes, found 9.");
    EXPECT_EQ(reason(of_line).utf8_string(), "Line 200: expected at most 8 bytes, found 9");
    EXPECT_EQ(reason({"", too_long(8, 9)}).utf8_string(), "expected at most 8 bytes, found 9");
}

}

}
