// An earlier turn opened and joined again, over the samples of every game.
#include "core/fold.h"
#include "core/record_fold.h"

#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk;
using nlohmann::json;

/// Every record of the samples that has turns, legal or not.
std::vector<Record> games() {
    std::vector<Record> games;
    for (const std::string_view game : clerk::games()) {
        std::ifstream lines(std::string(CLERK_FIXTURES "/") + std::string(game) + ".ndjson");
        for (std::string line; std::getline(lines, line);) {
            auto record = parse(json::parse(line)["record"].dump());
            if (record && turns(*record) > 0) games.push_back(std::move(*record));
        }
    }
    return games;
}

/// Does something with the turns of the samples that can be opened: with one in so many, for they are many.
template <class Do> int each_turn(Do act) {
    constexpr int one_in = 37;
    int there = 0, seen = 0;
    for (const Record& whole : games())
        for (std::size_t turn = 0; turn < turns(whole); ++turn)
            if (can_open(whole, turn) && ++there % one_in == 0) act(whole, turn), ++seen;
    return seen;
}

template <class Change> void change_turns(Record& record, Change change) {
    std::visit(
        [&]<class Kind>([[maybe_unused]] Kind& game) {
            if constexpr (HasTurns<Kind>) change(game.turns);
        },
        record.game);
}

json document(const Record& record) { return json::parse(print(record)); }

/// Of a game that is not listed round by round: those have no steps in turns.
bool lists_turns(const Record& record) { return document(record).contains("turns"); }

TEST(EarlierTurn, OpenedIsARecordWithThatTurnInProgress) {
    const int seen = each_turn([](const Record& whole, std::size_t turn) {
        const Record then = opened(whole, turn);
        EXPECT_EQ(parse(print(then)), then);
        if (!lists_turns(whole)) return;
        const json part = document(then)["turns"], all = document(whole)["turns"];
        EXPECT_FALSE(document(then).contains("end"));
        for (std::size_t i = 0; i < turn; ++i) EXPECT_EQ(part[i], all[i]);
        if (all[turn].value("steps", json::array()).empty() && !all[turn].contains("dig")) {
            EXPECT_EQ(part.size(), turn);
        } else {
            ASSERT_EQ(part.size(), turn + 1);
            EXPECT_TRUE(in_progress(then));
            EXPECT_EQ(part[turn].value("steps", json()), all[turn].value("steps", json()));
        }
    });
    EXPECT_GT(seen, 100);
}

TEST(EarlierTurn, JoinedWithoutAChangeIsTheSameRecord) {
    each_turn([](const Record& whole, std::size_t turn) {
        EXPECT_EQ(print(joined(whole, turn, opened(whole, turn))), print(whole));
    });
}

TEST(EarlierTurn, KeepsWhatAnotherProgramWroteIntoIt) {
    int seen = 0;
    for (const Record& game : games()) {
        json entered = document(game);
        if (!can_open(game, 0) || !entered.contains("turns")) continue;
        entered["turns"][0]["other"] = {1, "x"};
        const Record whole = parse(entered.dump()).value();
        EXPECT_EQ(print(joined(whole, 0, opened(whole, 0))), print(whole));
        Record before = opened(whole, 0);
        change_turns(before, [](auto& turns) { turns.clear(); });
        EXPECT_EQ(document(joined(whole, 0, before))["turns"][0]["other"], entered["turns"][0]["other"]);
        if (++seen == 20) return;
    }
    FAIL() << "there are as many games";
}

TEST(EarlierTurn, TheOneInProgressIsNotOpened) {
    int seen = 0;
    for (const Record& whole : games()) {
        EXPECT_FALSE(can_open(whole, turns(whole)));
        if (!in_progress(whole)) continue;
        EXPECT_FALSE(can_open(whole, turns(whole) - 1));
        ++seen;
    }
    EXPECT_GT(seen, 0);
}

TEST(EarlierTurn, TakenBackAsAWholeItKeepsItsPlaceAndItsEnd) {
    each_turn([](const Record& whole, std::size_t turn) {
        Record before = opened(whole, turn);
        change_turns(before, [turn](auto& turns) { turns.resize(turn); });
        const Record without = joined(whole, turn, before);
        EXPECT_EQ(parse(print(without)), without);
        if (!lists_turns(whole)) return;
        json expected = document(whole);
        expected["turns"][turn].erase("dig");
        if (expected["turns"][turn].contains("steps")) expected["turns"][turn]["steps"] = json::array();
        json found = document(without);
        for (json* turns : {&expected, &found})
            if (json& there = (*turns)["turns"][turn]; there.value("steps", json::array()).empty())
                there.erase("steps");
        EXPECT_EQ(found, expected);
    });
}

TEST(EarlierTurn, IsLeftAsItWasWhateverElseWasChanged) {
    each_turn([](const Record& whole, std::size_t turn) {
        Record before = opened(whole, turn);
        change_turns(before, [turn](auto& turns) { turns.resize(turn); });
        Record without = joined(whole, turn, before);
        without.head.notes = "noted meanwhile";
        Record expected = whole;
        expected.head.notes = without.head.notes;
        EXPECT_EQ(left_as_it_was(without, turn, whole), expected);
    });
}

TEST(EarlierTurn, ItsLastPartIsItsLastStepThenItsBeginning) {
    each_turn([](const Record& whole, std::size_t turn) {
        const Record then = opened(whole, turn);
        const auto last = last_part(then);
        if (!lists_turns(whole)) return;
        const json entered = document(whole)["turns"][turn];
        const std::size_t steps = entered.value("steps", json::array()).size();
        if (steps == 0 && !entered.contains("dig")) return;
        ASSERT_TRUE(last);
        EXPECT_EQ(last->turn, static_cast<int>(turn));
        EXPECT_EQ(last->step, static_cast<int>(steps) - 1);
        if (entered.contains("player"))
            EXPECT_EQ(last->player, entered["player"]);
        else if (!check(whole).round) // the order of turns is fixed
            EXPECT_EQ(last->player, static_cast<int>(turn % players(whole).size()));
    });
    for (const Record& whole : games()) EXPECT_EQ(last_part(whole).has_value(), in_progress(whole));
}

}
