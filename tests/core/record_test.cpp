// The record as a document: what is malformed and where, what is kept, how it is printed.
#include "core/babylon/record.h"
#include "core/document.h"
#include "tests/i18n/told.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk;
using Json = nlohmann::ordered_json;
using testing::HasSubstr;
using tests::told;

Json full_game() {
    return Json::parse(R"({
      "format": "clerk-record", "version": 1, "id": "018f6d2e-0000-4000-8000-0123456789ab", "game": "babylon",
      "started_at": "2026-11-20T19:30:00+01:00",
      "players": [
        {"name": "Linda", "flower": "white", "start_tile": {"flower": "white", "symbols": ["statue", null, "stairs", null]}},
        {"name": "John", "flower": "pink", "start_tile": {"flower": "pink", "symbols": [null, null, null, null]}}],
      "depth": "full", "removed_clay": ["a1", "b1", "c1", "d1", "a2", "b2"], "tokens": ["none"],
      "turns": [{"dig": {"at": "b3", "tile": {"flower": "pink", "symbols": ["stairs", null, null, "fountain"]}},
                 "steps": [{"terrace": {"from": "dug", "at": "c4", "rotation": 90, "level": 1, "open": "ne"}},
                           {"ornament": {"kind": "statue", "at": ["c4@1"], "as_if": ["c4@1"]}, "waived": true, "reason": "so"}],
                 "unplaced": "store"}]})");
}

Json builds_game() {
    return Json::parse(R"({
      "format": "clerk-record", "version": 1, "id": "018f6d2e-0000-4000-8000-0123456789ab", "game": "babylon",
      "started_at": "2026-11-20T19:30:00Z", "depth": "builds",
      "players": [{"name": "Linda", "flower": "white"}, {"name": "John", "flower": "pink"}], "tokens": [],
      "turns": [{"steps": [{"terrace": {"tile": {"flower": "pink"}, "at": "c4", "level": 1}}]}]})");
}

Json final_game() {
    return Json::parse(R"({
      "format": "clerk-record", "version": 1, "id": "018f6d2e-0000-4000-8000-0123456789ab", "game": "babylon",
      "started_at": "2026-11-20T19:30:00Z", "depth": "final",
      "players": [{"name": "Linda", "flower": "white"}, {"name": "John", "flower": "pink"}],
      "gardens": [{"terraces": [{"tile": {"flower": "pink"}, "at": "c4", "level": 1}],
                   "ornaments": [{"kind": "statue", "at": ["c4@1"]}]}, {"terraces": [], "ornaments": []}]})");
}

Fault fault_of(const std::string& text) {
    const auto record = parse(text);
    EXPECT_FALSE(record) << "read without a fault: " << text.substr(0, 200);
    return record ? Fault{} : record.error();
}

// Malformed documents

/// A change of one value of a good document, and the path where the fault must be found.
struct Mistake {
    const char* document;
    const char* path;
    Json value; ///< discarded: the key is taken away
    const char* found_at;
    const char* expected;
};

std::ostream& operator<<(std::ostream& out, const Mistake& mistake) { return out << mistake.path; }

const Json gone = Json(Json::value_t::discarded);

Json document(std::string_view name) {
    return name == "full" ? full_game() : name == "builds" ? builds_game() : final_game();
}

void apply(Json& json, const std::string& path, const Json& value) {
    const Json::json_pointer pointer(path);
    if (!value.is_discarded())
        json[pointer] = value;
    else if (json[pointer.parent_pointer()].is_object())
        json[pointer.parent_pointer()].erase(pointer.back());
}

class Malformed : public testing::TestWithParam<Mistake> {};

TEST_P(Malformed, IsRefusedWithThePathAndTheExpectation) {
    const Mistake& mistake = GetParam();
    Json json = document(mistake.document);
    ASSERT_TRUE(parse(json.dump()));
    apply(json, mistake.path, mistake.value);
    const Fault fault = fault_of(json.dump());
    EXPECT_EQ(fault.path, mistake.found_at);
    EXPECT_THAT(told(fault), HasSubstr(mistake.expected));
}

const std::string long_name(201, 'x');
const std::string long_note(501, 'x');

INSTANTIATE_TEST_SUITE_P(
    Records, Malformed,
    testing::Values(
        Mistake{"full", "/format", "other", "/format", "expected \"clerk-record\", found \"other\""},
        Mistake{"full", "/version", 2, "/version", "this record was made by a newer version of Clerk of Works"},
        Mistake{"full", "/version", 0, "/version", "expected a whole number from 1 to 1, found 0"},
        Mistake{"full", "/game", "chess", "/game", "found \"chess\""},
        Mistake{"full", "/id", gone, "/id", "found nothing"}, Mistake{"full", "/id", "12", "/id", "expected a UUID"},
        Mistake{"full", "/id", "018f6d2e_0000-4000-8000-0123456789ab", "/id", "expected a UUID"},
        Mistake{"full", "/started_at", gone, "/started_at", "found nothing"},
        Mistake{"full", "/started_at", "yesterday", "/started_at", "expected a date and time"},
        Mistake{"full", "/started_at", "2026-02-29T10:00:00Z", "/started_at", "expected a date and time"},
        Mistake{"full", "/started_at", "2026-02-28T24:00:00Z", "/started_at", "expected a date and time"},
        Mistake{"full", "/started_at", "2026-02-28T10:00:00", "/started_at", "expected a date and time"},
        Mistake{"full", "/ended_at", 7, "/ended_at", "expected a date and time"},
        Mistake{"full", "/location", 7, "/location", "expected a text of at most 200 characters"},
        Mistake{"full", "/notes", long_note, "/notes", "expected a text of at most 500 characters"},
        Mistake{"full", "/depth", "deep", "/depth", "expected one of \"full\", \"builds\", \"final\", found \"deep\""},
        Mistake{"full", "/players", Json::array(), "/players", "expected 2 to 4 players"},
        Mistake{"full", "/players", Json(std::vector<int>(5, 0)), "/players", "expected 2 to 4 players"},
        Mistake{"full", "/players/0/name", long_name, "/players/0/name", "at most 200 characters"},
        Mistake{"full", "/players/0/name", nullptr, "/players/0/name", "found null"},
        Mistake{"full", "/players/0/flower", "blue", "/players/0/flower", "expected one of \"white\""},
        Mistake{"full", "/players/1/flower", "white", "/players/1/flower",
                "expected a flower that no other player has"},
        Mistake{"full", "/players/1/start_tile", gone, "/players/1/start_tile", "found nothing"},
        Mistake{"full", "/players/1/start_tile/symbols", gone, "/players/1/start_tile/symbols", "found nothing"},
        Mistake{"full", "/rulings", "fr", "/rulings", "expected one of \"default\", \"zh-Hant\", \"zh-Hans\""},
        Mistake{"full", "/rulings", 1, "/rulings", "expected the name of a preset"},
        Mistake{"full", "/rulings", Json{{"overlap", "some"}}, "/rulings/overlap",
                "expected one of \"any\", \"adjacent\""},
        Mistake{"full", "/rulings", Json{{"bridge_covers", "yes"}}, "/rulings/bridge_covers", "expected true or false"},
        Mistake{"full", "/rulings", Json{{"house", true}}, "/rulings/house", "there is no such ruling"},
        Mistake{"full", "/removed_clay", gone, "/removed_clay", "expected 6 stacks"},
        Mistake{"full", "/removed_clay/1", "a1", "/removed_clay/1", "expected each stack once"},
        Mistake{"full", "/removed_clay/1", "e1", "/removed_clay/1", "expected a stack a1…d4, found \"e1\""},
        Mistake{"full", "/removed_clay/1", "", "/removed_clay/1", "expected a stack a1…d4, found \"\""},
        Mistake{"full", "/removed_clay/1", "a5", "/removed_clay/1", "expected a stack a1…d4, found \"a5\""},
        Mistake{"full", "/tokens/0", "rain", "/tokens/0", "expected one of \"none\""},
        Mistake{"full", "/tokens", Json(std::vector<std::string>(15, "none")), "/tokens", "at most 14 round tokens"},
        Mistake{"full", "/gardens", Json::array(), "/gardens", "only depth final has finished gardens"},
        Mistake{"full", "/turns", gone, "/turns", "found nothing"},
        Mistake{"full", "/turns", Json(std::vector<Json>(1001, Json{{"steps", Json::array()}})), "/turns",
                "at most 1000 turns"},
        Mistake{"full", "/turns/0/steps", gone, "/turns/0/steps", "found nothing"},
        Mistake{"full", "/turns/0/steps/0", Json::object(), "/turns/0/steps/0", "either \"terrace\" or \"ornament\""},
        Mistake{"full", "/turns/0/steps/0/terrace/at", "z9", "/turns/0/steps/0/terrace/at",
                "expected a cell a1…h8, found \"z9\""},
        Mistake{"full", "/turns/0/steps/0/terrace/from", "bag", "/turns/0/steps/0/terrace/from",
                "expected one of \"dug\", \"slot\""},
        Mistake{"full", "/turns/0/steps/0/terrace/tile", Json{{"flower", "pink"}}, "/turns/0/steps/0/terrace/tile",
                "named by \"from\""},
        Mistake{"full", "/turns/0/steps/0/terrace/rotation", 45, "/turns/0/steps/0/terrace/rotation",
                "expected 0, 90, 180 or 270, found 45"},
        Mistake{"full", "/turns/0/steps/0/terrace/rotation", 360, "/turns/0/steps/0/terrace/rotation",
                "expected 0, 90, 180 or 270"},
        Mistake{"full", "/turns/0/steps/0/terrace/rotation", 90.5, "/turns/0/steps/0/terrace/rotation",
                "expected 0, 90, 180 or 270"},
        Mistake{"full", "/turns/0/steps/0/terrace/level", 0, "/turns/0/steps/0/terrace/level", "from 1 to 16, found 0"},
        Mistake{"full", "/turns/0/steps/0/terrace/level", 17, "/turns/0/steps/0/terrace/level",
                "from 1 to 16, found 17"},
        Mistake{"full", "/turns/0/steps/0/terrace/level", 18446744073709551615u, "/turns/0/steps/0/terrace/level",
                "from 1 to 16"},
        Mistake{"full", "/turns/0/steps/0/terrace/open", "north", "/turns/0/steps/0/terrace/open",
                "expected one of \"nw\""},
        Mistake{"full", "/turns/0/steps/1/waived", "yes", "/turns/0/steps/1/waived", "expected true or false"},
        Mistake{"full", "/turns/0/steps/1/reason", long_note, "/turns/0/steps/1/reason", "at most 500 characters"},
        Mistake{"full", "/turns/0/steps/1/ornament/kind", "pond", "/turns/0/steps/1/ornament/kind",
                "expected one of \"statue\""},
        Mistake{"full", "/turns/0/steps/1/ornament/at/0", "c4", "/turns/0/steps/1/ornament/at/0",
                "expected a space like c4@2"},
        Mistake{"full", "/turns/0/steps/1/ornament/at/0", "c4@17", "/turns/0/steps/1/ornament/at/0", "found \"c4@17\""},
        Mistake{"full", "/turns/0/steps/1/ornament/at/0", "c4@01", "/turns/0/steps/1/ornament/at/0", "found \"c4@01\""},
        Mistake{"full", "/turns/0/steps/1/ornament/at/0", "c4@0", "/turns/0/steps/1/ornament/at/0", "on level 1 to 16"},
        Mistake{"full", "/turns/0/dig/at", "e5", "/turns/0/dig/at", "expected a stack a1…d4, found \"e5\""},
        Mistake{"full", "/turns/0/dig/tile/symbols", Json{nullptr, nullptr}, "/turns/0/dig/tile/symbols",
                "expected four symbols"},
        Mistake{"full", "/turns/0/dig/tile/symbols/0", "tree", "/turns/0/dig/tile/symbols/0",
                "expected one of \"statue\""},
        Mistake{"full", "/turns/0/unplaced", "sell", "/turns/0/unplaced", "expected one of \"discard\", \"store\""},
        Mistake{"full", "/turns/0/done", 1, "/turns/0/done", "expected true or false"},
        Mistake{"builds", "/removed_clay", Json::array(), "/removed_clay", "only depth full has the quarry"},
        Mistake{"builds", "/turns/0/dig", Json::object(), "/turns/0/dig", "only depth full has the quarry"},
        Mistake{"builds", "/turns/0/steps/0/terrace/from", "dug", "/turns/0/steps/0/terrace/from",
                "written with the terrace"},
        Mistake{"builds", "/turns/0/steps/0/terrace/tile", gone, "/turns/0/steps/0/terrace/tile", "found nothing"},
        Mistake{"builds", "/turns/0/steps/0/terrace/tile/symbols", nullptr, "/turns/0/steps/0/terrace/tile/symbols",
                "a list of symbols"},
        Mistake{"builds", "/turns", Json::parse(R"([{"steps":[],"done":false},{"steps":[]}])"), "/turns/0/done",
                "only the last turn"},
        Mistake{"final", "/turns", Json::array(), "/turns", "depth final has no turns"},
        Mistake{"final", "/tokens", Json::array(), "/tokens", "depth final has no turns"},
        Mistake{"final", "/gardens", gone, "/gardens", "found nothing"},
        Mistake{"final", "/gardens", Json::array(), "/gardens", "expected 2 gardens, one a player"},
        Mistake{"final", "/gardens/0/terraces", Json::object(), "/gardens/0/terraces", "a list of at most 64 terraces"},
        Mistake{"final", "/gardens/0/ornaments/0/at", "c4@1", "/gardens/0/ornaments/0/at",
                "expected a list of spaces"}));

TEST(Malformed, MoreTerracesOrOrnamentsThanAGardenHolds) {
    Json json = final_game();
    const Json terrace = json["/gardens/0/terraces/0"_json_pointer],
               ornament = json["/gardens/0/ornaments/0"_json_pointer];
    json["gardens"][0]["terraces"] = std::vector<Json>(64, terrace);
    json["gardens"][0]["ornaments"] = std::vector<Json>(200, ornament);
    EXPECT_TRUE(parse(json.dump()));
    json["gardens"][0]["ornaments"].push_back(ornament);
    EXPECT_EQ(fault_of(json.dump()).path, "/gardens/0/ornaments");
    json["gardens"][0]["terraces"].push_back(terrace);
    EXPECT_EQ(fault_of(json.dump()).path, "/gardens/0/terraces");
}

TEST(Malformed, WhatIsNoJsonIsToldByLineAndColumn) {
    EXPECT_THAT(told(fault_of("{\n  \"a\": tru\n}")), HasSubstr("line 2, column"));
    EXPECT_EQ(fault_of("").path, "");
    EXPECT_THAT(told(fault_of("\"\xff\xfe\"")), HasSubstr("UTF-8"));
    EXPECT_THAT(told(fault_of("[1e999]")), HasSubstr("too large"));
    EXPECT_EQ(fault_of(R"({"kept": [0, {"a/b": 1e999}]})").path, "/kept/1/a~1b");
    EXPECT_EQ(fault_of("[[], 1e999]").path, "/1");
    EXPECT_EQ(fault_of("1e999").path, "");
    EXPECT_THAT(told(fault_of("[]")), HasSubstr("expected an object, found a list of 0"));
    EXPECT_THAT(told(fault_of("{} {}")), HasSubstr("expected JSON"));
}

TEST(Malformed, WhateverFollowsAZeroByte) {
    const std::string text = final_game().dump();
    for (const std::string_view rest : {"", "{}", "no JSON"})
        EXPECT_THAT(told(fault_of(text + std::string(1, '\0') + std::string(rest))),
                    HasSubstr("line 1, column " + std::to_string(text.size() + 1)));
    EXPECT_TRUE(parse("\xEF\xBB\xBF" + text + " \r\n\t"));
}

TEST(Malformed, OfTwoEqualKeysTheLaterOneHolds) {
    Json json = final_game();
    const std::string name = "\"location\":";
    json["location"] = "Basel";
    std::string text = json.dump();
    text.insert(1, name + "[1,{\"a\":2}],");
    EXPECT_EQ(parse(text).value().head.location, "Basel");
}

namespace {

Json with_keys(Json object, int count) {
    for (int i = 0; i < count; ++i) object["x" + std::to_string(i)] = 0;
    return object;
}

/// A good document with a value at the path, as text.
std::string with(const char* path, const Json& value) {
    Json json = full_game();
    json[Json::json_pointer(path)] = value;
    return json.dump();
}

}

TEST(Unknown, KeysAreKeptAsFarAsTheLimitGoes) {
    for (const char* path : {"", "/players/0", "/turns/0", "/turns/0/steps/0", "/turns/0/steps/0/terrace"}) {
        Json json = full_game();
        Json& object = json[Json::json_pointer(path)];
        const Json plain = object;
        object = with_keys(plain, 64);
        EXPECT_TRUE(parse(json.dump())) << path;
        object = with_keys(plain, 65);
        EXPECT_EQ(fault_of(json.dump()).path, path);
        EXPECT_THAT(told(fault_of(json.dump())), HasSubstr("at most 64 keys"));
    }
}

TEST(Unknown, WhatTheyHoldHasLimitsToo) {
    const auto path_of = [](const Json& unknown) { return fault_of(with("/turns/0/x", unknown)).path; };
    EXPECT_TRUE(parse(with("/turns/0/x", {{"y", std::vector<Json>(200, 0)}})));
    EXPECT_EQ(path_of({{"y", std::vector<Json>(201, 0)}}), "/turns/0/x/y");
    EXPECT_TRUE(parse(with("/turns/0/x", Json::array({with_keys(Json::object(), 64)}))));
    EXPECT_EQ(path_of(Json::array({with_keys(Json::object(), 65)})), "/turns/0/x/0");
}

TEST(Malformed, AListLongerThanTwoHundred) {
    for (const char* path : {"/turns/0/steps", "/turns/0/steps/1/ornament/at", "/turns/0/steps/1/ornament/as_if"}) {
        Json json = full_game();
        Json& list = json[Json::json_pointer(path)];
        if (!list.is_array()) list = {"c4@1"};
        list = std::vector<Json>(200, list.at(0));
        const auto record = parse(json.dump());
        EXPECT_TRUE(record) << path << (record ? "" : told(record.error()));
        list.push_back(list.at(0));
        EXPECT_EQ(fault_of(json.dump()).path, path);
        EXPECT_THAT(told(fault_of(json.dump())), HasSubstr("at most 200"));
    }
}

TEST(Malformed, MoreValuesThanAnyRecordHas) {
    const auto repeated = [](const std::string& one, int count) {
        std::string list = "[" + one;
        for (int i = 1; i < count; ++i) list += "," + one;
        return list + "]";
    };
    const std::string document = final_game().dump();
    for (const std::string& hostile : {repeated("[]", 2'000'000), repeated(repeated(repeated("[]", 200), 200), 60),
                                       repeated(repeated(repeated("\"\"", 200), 200), 60)}) {
        std::string text = document;
        text.insert(text.size() - 1, ",\"x\":" + hostile);
        EXPECT_THAT(fault_of(text).path, testing::StartsWith("/x"));
        EXPECT_THAT(told(fault_of(text)), HasSubstr("fewer values"));
    }
}

TEST(Malformed, NestedDeeperThanAllowedAlsoWhereNobodyLooks) {
    Json json = final_game();
    Json nest = 1;
    for (int i = 0; i < 31; ++i) nest = Json::array({nest});
    json["unknown"] = nest;
    EXPECT_TRUE(parse(json.dump()));
    json["unknown"] = Json::array({nest});
    EXPECT_THAT(fault_of(json.dump()).path, testing::StartsWith("/unknown/0/0"));
    EXPECT_THAT(told(fault_of(std::string(1'000'000, '[') + std::string(1'000'000, ']'))), HasSubstr("32 levels"));
}

TEST(Malformed, LargerThanAllowed) {
    EXPECT_THAT(told(fault_of(std::string(8 * 1024 * 1024 + 1, ' '))), HasSubstr("at most 8388608 bytes"));
}

TEST(Malformed, TheFaultShowsNoMoreThanAGlimpseOfWhatWasFound) {
    Json json = final_game();
    json["id"] = std::string(10'000, 'x');
    EXPECT_LT(told(fault_of(json.dump())).size(), 120u);
    for (const std::string one : {"é", "花"}) {
        std::string text;
        for (int i = 0; i < 100; ++i) text += one;
        json["id"] = text;
        EXPECT_THAT(told(fault_of(json.dump())), HasSubstr(one + "…")) << "no character is cut";
    }
}

TEST(Names, AreCountedInCodePoints) {
    Json json = final_game();
    std::string name;
    for (int i = 0; i < 200; ++i) name += "花";
    json["players"][0]["name"] = name;
    EXPECT_TRUE(parse(json.dump()));
    json["players"][0]["name"] = name + "花";
    EXPECT_FALSE(parse(json.dump()));
}

// Kept and printed

TEST(Record, KeepsUnknownKeysWhereverTheyStand) {
    Json json = full_game();
    for (const char* path : {"", "/players/0", "/players/0/start_tile", "/turns/0", "/turns/0/dig", "/turns/0/dig/tile",
                             "/turns/0/steps/0", "/turns/0/steps/0/terrace", "/turns/0/steps/1/ornament"})
        json[Json::json_pointer(path)]["x-" + std::string("other program")] = {{"deep", {1, 2.5, "π", nullptr}}};
    const auto record = parse(json.dump());
    ASSERT_TRUE(record) << diagnosis(record.error());
    EXPECT_EQ(nlohmann::json::parse(print(*record)), nlohmann::json::parse(json.dump()));
    EXPECT_EQ(*parse(print(*record)), *record);
    EXPECT_EQ(*put_together(take_apart(*record)), *record);
}

TEST(Record, KeepsUnknownKeysOfFinishedGardens) {
    Json json = final_game();
    for (const char* path :
         {"/gardens/0", "/gardens/0/terraces/0", "/gardens/0/terraces/0/tile", "/gardens/0/ornaments/0"})
        json[Json::json_pointer(path)]["other"] = true;
    const auto record = parse(json.dump());
    ASSERT_TRUE(record);
    EXPECT_EQ(nlohmann::json::parse(print(*record)), nlohmann::json::parse(json.dump()));
}

TEST(Record, PrintsInTheOrderOfTheFormatWithoutDefaults) {
    Json json = builds_game();
    json["turns"][0]["steps"][0]["terrace"]["rotation"] = 0;
    json["turns"][0]["steps"][0]["terrace"]["open"] = nullptr;
    json["turns"][0]["steps"][0]["waived"] = false;
    json["rulings"] = Json{{"overlap", "any"}};
    EXPECT_EQ(
        print(*parse(json.dump())),
        R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0123456789ab","game":"babylon",)"
        R"("started_at":"2026-11-20T19:30:00Z","players":[{"name":"Linda","flower":"white"},{"name":"John","flower":"pink"}],)"
        R"("depth":"builds","tokens":[],"turns":[{"steps":[{"terrace":{"tile":{"flower":"pink"},"at":"c4","level":1}}]}]})");
}

TEST(Record, RulingsAreReadByPresetAndBySwitch) {
    Json json = builds_game();
    json["rulings"] = "zh-Hans";
    const auto preset = parse(json.dump());
    json["rulings"] = Json{{"overlap", "adjacent"}, {"fountain", "any"}};
    EXPECT_EQ(*parse(json.dump()), *preset);
    EXPECT_THAT(print(*preset), HasSubstr(R"("rulings":"zh-Hans")"));
}

TEST(Record, DifferencesLeadThereAndBack) {
    const Record before = *parse(full_game().dump());
    Json json = full_game();
    json["turns"].push_back({{"steps", Json::array()}});
    json["tokens"].push_back("wild");
    json["players"][0]["name"] = "Lin";
    const Record after = *parse(json.dump());
    EXPECT_EQ(*changed(before, difference(before, after)), after);
    EXPECT_EQ(*changed(after, difference(after, before)), before);
    EXPECT_FALSE(changed(before, R"([{"op":"remove","path":"/turns/9"}])"));
    EXPECT_FALSE(changed(before, R"([{"op":"remove","path":"/players/0"}])"));
    for (const char* other : {R"([{"op":"copy","from":"/players","path":"/players/-"}])",
                              R"([{"op":"move","from":"/notes","path":"/location"}])",
                              R"([{"op":"test","path":"/game","value":"babylon"}])", R"({"op":"add"})", "[1]", "[{}]"})
        EXPECT_FALSE(changed(before, other)) << other;
}

Record with_turns(int turns, const std::optional<std::string>& notes = {}) {
    Json json = full_game();
    for (int turn = 1; turn < turns; ++turn) json["turns"].push_back({{"steps", Json::array()}});
    if (notes) json["notes"] = *notes;
    return *parse(json.dump());
}

TEST(Record, GoesAlongAJournalThereAndBack) {
    // A key that goes and comes again stands at the end of the document, and is no other record.
    std::vector<Record> states{with_turns(1, "so"), with_turns(1), with_turns(2), with_turns(2, "or so"),
                               with_turns(3)};
    for (int turns = 4; turns < 9; ++turns) states.push_back(with_turns(turns));
    JournalReplay replay(states.front());
    for (std::size_t i = 1; i < states.size(); ++i) {
        ASSERT_TRUE(replay.step(difference(states[i - 1], states[i]), difference(states[i], states[i - 1]))) << i;
        EXPECT_EQ(replay.record(), states[i]) << i;
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        ASSERT_TRUE(replay.step(difference(states[i], states[i - 1]), difference(states[i - 1], states[i]))) << i;
        EXPECT_EQ(replay.record(), states[i - 1]) << i;
    }
}

TEST(Record, DoesNotGoOverAStepThatDoesNotLeadBack) {
    const Record first = with_turns(2), second = with_turns(3), third = with_turns(4);
    const std::string forward = difference(second, third), back = difference(third, second);
    JournalReplay replay(first);
    ASSERT_TRUE(replay.step(difference(first, second), difference(second, first)));
    for (const std::string& wrong : {difference(third, first), std::string("[]"), std::string("["), std::string("[1]"),
                                     std::string(R"([{"op":"remove","path":"/players/0"}])"),
                                     std::string(R"([{"op":"test","path":"/game","value":"babylon"}])")}) {
        EXPECT_FALSE(replay.step(forward, wrong)) << wrong;
        if (wrong != "[]") EXPECT_FALSE(replay.step(wrong, back)) << wrong;
        EXPECT_EQ(replay.record(), second) << wrong;
        ASSERT_TRUE(replay.step(forward, back)); // so that the next is tried in place
        ASSERT_TRUE(replay.step(back, forward));
    }
}

TEST(Record, FacesAreThoseWithSymbolsEachOnce) {
    EXPECT_EQ(faces(*parse(full_game().dump())).size(), 3u);
    EXPECT_TRUE(faces(*parse(builds_game().dump())).empty());
}

TEST(Record, AFaceIsReadAsItWasTold) {
    for (const std::string& face : faces(*parse(full_game().dump()))) {
        const auto tile = babylon::read_face(face);
        ASSERT_TRUE(tile) << face;
        Json game = full_game();
        game["turns"][0]["dig"]["tile"] = Json::parse(face);
        EXPECT_EQ(std::get<babylon::Game>(parse(game.dump())->game).turns[0].dig->tile.tile, *tile);
    }
    for (const char* other :
         {"", "{", "[]", R"({"flower":"pink"})", R"({"flower":"red","symbols":[null,null,null,null]})"})
        EXPECT_FALSE(babylon::read_face(other)) << other;
}

TEST(Record, SheetsThatFitNoListAreAFault) {
    Sheets sheets = take_apart(*parse(final_game().dump()));
    sheets.sheets.push_back({"turns", 0, "{}"});
    EXPECT_EQ(put_together(sheets).error().path, "/turns");
    sheets.sheets.back() = {"depth", 0, "{}"};
    EXPECT_EQ(put_together(sheets).error().path, "/depth");
    sheets.sheets.back() = {"gardens", 2, "{"};
    EXPECT_FALSE(put_together(sheets));
}

}
