// What the catalogue answers of any game: what the table agreed, its aids too, the categories of its score, and what is
// told of a game, or of what it could bring.
#include "core/game.h"
#include "core/record.h"
#include "core/record_copy.h"
#include "core/record_fold.h"
#include "core/score_sheet.h"
#include "tests/cases.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk;
using testing::ElementsAre;

Record record_of(const nlohmann::json& json) {
    const auto record = parse(json.dump());
    EXPECT_TRUE(record) << diagnosis(record.error());
    return record.value();
}

nlohmann::json two_players(std::string_view depth) {
    nlohmann::json json{{"format", "clerk-record"},
                        {"version", 1},
                        {"id", "018f6d2e-0000-4000-8000-0123456789ab"},
                        {"game", "babylon"},
                        {"started_at", "2026-11-20T19:30:00Z"},
                        {"players", {{{"name", "Linda"}, {"flower", "white"}}, {{"name", "John"}, {"flower", "pink"}}}},
                        {"depth", depth}};
    if (depth == "final")
        json["gardens"] =
            nlohmann::json::array({{{"terraces", nlohmann::json::array()}, {"ornaments", nlohmann::json::array()}},
                                   {{"terraces", nlohmann::json::array()}, {"ornaments", nlohmann::json::array()}}});
    else
        json["turns"] = nlohmann::json::array();
    return json;
}

Record agreed(std::string_view depth, const Aids& aids) {
    Record record = record_of(two_players(depth));
    agree(record.head, aids);
    return record;
}

/// The first legal game of each depth among those that are kept.
std::map<Depth, Record> legal_games(std::string_view game) {
    std::map<Depth, Record> found;
    for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
        const Record record = record_of(one["record"]);
        if (!found.contains(depth(record)) && check(record).legal()) found.emplace(depth(record), record);
    }
    return found;
}

TEST(Catalogue, EachGameHasAVersionOfItsRulesAndATableOfTwoAtTheLeast) {
    std::map<std::string_view, int> largest;
    for (const std::string_view game : games()) {
        EXPECT_GT(rules_version(game), 0) << game;
        largest[game] = largest_table(game);
    }
    EXPECT_THAT(largest, ElementsAre(std::pair("alhambra", 6), std::pair("babylon", 4), std::pair("egizia", 4),
                                     std::pair("rajas", 4), std::pair("sheet", 12)));
}

TEST(Aided, IsAGameInWhichAnythingWasOfferedOrTold) {
    const Aids nothing{.offers = Offers::never};
    EXPECT_FALSE(aided(agreed("builds", nothing)));
    for (const Aids& something :
         {Aids{}, Aids{.offers = Offers::on_request}, Aids{.offers = Offers::never, .missed = MissedTold::after_turn},
          Aids{.offers = Offers::never, .best = BestTold::on_request}})
        EXPECT_TRUE(aided(agreed("builds", something)));
    EXPECT_FALSE(aided(agreed("builds", {.offers = Offers::never, .missed = MissedTold::after_game})));
    EXPECT_FALSE(aided(agreed("builds", {.offers = Offers::never, .score = LiveScore::hidden})));
    EXPECT_FALSE(aided(agreed("final", {}))) << "nothing was played with the program at hand";
}

TEST(Advice, IsForbiddenUntilTheGameIsOverWhereNothingIsToBeOffered) {
    const Aids nothing{.offers = Offers::never};
    EXPECT_TRUE(forbids_advice(agreed("builds", nothing)));
    EXPECT_FALSE(forbids_advice(agreed("builds", {})));
    EXPECT_FALSE(forbids_advice(agreed("builds", {.offers = Offers::never, .best = BestTold::on_request})));
    EXPECT_FALSE(forbids_advice(agreed("final", nothing))) << "a finished garden is a game that is over";
}

TEST(Variant, TellsTheRulingsThatAreOtherThanUsualByTheirPresetOrEach) {
    nlohmann::json json = two_players("builds");
    EXPECT_EQ(variant(record_of(json)), "builds");
    json["rulings"] = "zh-Hans";
    EXPECT_EQ(variant(record_of(json)), "builds, preset=zh-Hans");
    json["rulings"] = {{"overlap", "adjacent"}, {"statue_restart", false}};
    const std::string told = variant(record_of(json));
    EXPECT_THAT(told, testing::StartsWith("builds, "));
    EXPECT_THAT(told, testing::HasSubstr("overlap=adjacent"));
    EXPECT_THAT(told, testing::HasSubstr("statue_restart=false"));
}

TEST(Copy, OfAGameWithNothingOfItsOwnPrintedIsEmpty) {
    for (const std::string_view game : {"alhambra", "babylon"}) {
        const Record record = legal_games(game).at(Depth::builds);
        EXPECT_FALSE(has_copy(game));
        EXPECT_EQ(copy_of(record.game), "{}");
        EXPECT_EQ(with_copy(record.game, R"({"anything": 1})"), record.game);
        EXPECT_EQ(read_copy(game, "{}").value(), "{}");
    }
}

TEST(Answers, AreThoseThatTheDepthAndTheGameHave) {
    for (const std::string_view game : games())
        for (const auto& [depth, record] : legal_games(game)) {
            SCOPED_TRACE(std::string(game) + ", " + std::string(id(depth)));
            const bool turns = depth != Depth::final;
            EXPECT_EQ(moves_answer(record).has_value(), tells_moves(record));
            EXPECT_FALSE(!turns && tells_moves(record));
            EXPECT_EQ(missed_answer(record).has_value(), turns && game == "babylon");
            const bool advised = turns && (game == "babylon" || game == "alhambra");
            EXPECT_EQ(advise_answer(record).has_value(), advised);
            EXPECT_EQ(nlohmann::json::parse(score_answer(record))["game"], game);
        }
}

TEST(Answers, OfAReviewTellEachTurnWhatItLeftAndTheCostliestOfThem) {
    for (const std::string_view game : {"babylon", "alhambra"}) {
        SCOPED_TRACE(game);
        const Record whole = legal_games(game).at(Depth::builds);
        const Record record = after_turns(whole, std::min<std::size_t>(turns(whole), 6));
        ASSERT_TRUE(check(record).legal());
        const nlohmann::json answer = nlohmann::json::parse(review_answer(record).value());
        std::vector<int> left(players(record).size());
        std::map<int, int> left_in;
        for (const nlohmann::json& turn : answer["turns"]) {
            const int points = turn["best"].get<int>() - turn["points"].get<int>();
            EXPECT_GE(points, 0);
            left[turn["player"].get<std::size_t>()] += points;
            left_in[turn["turn"].get<int>()] = points;
        }
        EXPECT_EQ(answer["left"], nlohmann::json(left));
        int last = std::numeric_limits<int>::max();
        EXPECT_LE(answer["costliest"].size(), 3U);
        for (const nlohmann::json& turn : answer["costliest"]) {
            EXPECT_LE(left_in.at(turn.get<int>()), last);
            last = left_in.at(turn.get<int>());
            EXPECT_GT(last, 0);
        }
    }
    for (const std::string_view game : {"rajas", "egizia"})
        for (const auto& [depth, record] : legal_games(game)) EXPECT_FALSE(review_answer(record)) << game;
    EXPECT_FALSE(review_answer(record_of(two_players("final"))));
}

Head with(const std::string& json) {
    Head head;
    head.extra.emplace_back("aids", json);
    return head;
}

TEST(Aids, NothingSaidMeansEveryHelpDuringTheGame) {
    EXPECT_EQ(aids({}), (Aids{Offers::always, MissedTold::off, LiveScore::shown}));
}

TEST(Aids, AreReadAsTheyWereAgreed) {
    for (const Offers offers : {Offers::always, Offers::on_request, Offers::never})
        for (const MissedTold missed : {MissedTold::off, MissedTold::after_turn, MissedTold::after_game})
            for (const LiveScore score : {LiveScore::shown, LiveScore::hidden}) {
                Head head;
                for (const BestTold best : {BestTold::never, BestTold::on_request}) {
                    agree(head, {offers, missed, score, best});
                    EXPECT_EQ(aids(head), (Aids{offers, missed, score, best}));
                }
            }
}

TEST(Aids, WhatIsUsualLeavesNoTraceInTheRecord) {
    Head head;
    agree(head, {.offers = Offers::never});
    agree(head, {});
    EXPECT_EQ(head, Head{});
}

TEST(Aids, WhatCannotBeUnderstoodIsAsIfNothingWereSaid) {
    for (const char* json :
         {"7", "null", "[]", "{", R"({"offers": 3})", R"({"best": ""})", R"({"offers": "sometimes", "score": {}})"})
        EXPECT_EQ(aids(with(json)), Aids{}) << json;
    EXPECT_EQ(aids(with(R"({"offers": "sometimes", "score": "hidden"})")).score, LiveScore::hidden);
}

TEST(Aids, AreKeptWithTheGameThroughAFile) {
    const auto record = parse(R"({"format": "clerk-record", "version": 1, "game": "babylon", "depth": "builds",
        "id": "018f6d2e-0000-4000-8000-0123456789ab", "started_at": "2026-11-20T19:30:00+01:00", "turns": [],
        "players": [{"name": "Linda", "flower": "white"}, {"name": "John", "flower": "pink"}]})");
    ASSERT_TRUE(record) << diagnosis(record.error());
    Record agreed = *record;
    agree(agreed.head, {Offers::on_request, MissedTold::after_game, LiveScore::hidden});
    const auto read = parse(print(agreed));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, agreed);
    EXPECT_EQ(aids(read->head).missed, MissedTold::after_game);
}

std::vector<Record> fixtures(std::string_view game) {
    std::ifstream file(std::string(CLERK_FIXTURES "/") + std::string(game) + ".ndjson");
    std::vector<Record> records;
    for (std::string line; std::getline(file, line);)
        if (const auto record = parse(nlohmann::json::parse(line)["record"].dump())) records.push_back(*record);
    return records;
}

/// Lines that the table named are of one category.
std::vector<std::string_view> ids(const PlayerScore& score) {
    std::vector<std::string_view> ids;
    for (const Category& category : score.categories)
        if (ids.empty() || ids.back() != category.id) ids.push_back(category.id);
    return ids;
}

TEST(Categories, OfAGameAreThoseOfItsScoreSheetsInTheirOrder) {
    for (const std::string_view game : games()) {
        const std::vector<std::string_view> all = categories(game);
        std::set<std::string_view> found;
        for (const Record& record : fixtures(game))
            for (const PlayerScore& score : score(record).players) {
                for (const std::string_view id : ids(score)) found.insert(id);
                std::vector<std::string_view> known = all;
                std::erase_if(known, [&](std::string_view id) { return std::ranges::count(ids(score), id) == 0; });
                EXPECT_EQ(ids(score), known) << game;
            }
        EXPECT_EQ(found, std::set(all.begin(), all.end())) << game << ": each is of some score sheet";
    }
    EXPECT_THAT(categories("babylon"), testing::ElementsAre("statues", "fountains", "bridges", "stairs", "variety",
                                                            "flowers", "gazebos", "height"));
}

TEST(Categories, OfAnUnknownGameThereAreNone) { EXPECT_TRUE(categories("chess").empty()); }

}
