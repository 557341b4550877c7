#include "app/table/catalogue.h"
#include "app/table/walk.h"
#include "core/record_fold.h"
#include "core/score_sheet.h"
#include "i18n/words.h"
#include "tests/cases.h"
#include "tests/db/support.h"

namespace clerk::table {

namespace {

enum class Which : std::uint8_t { legal, illegal };

/// Some of every game that is played, with turns.
std::vector<Record> games_with_turns(Which which) {
    constexpr std::size_t of_each_game = 6;
    std::vector<Record> games;
    for (const std::string_view game : played_games()) {
        std::size_t found = 0;
        for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
            if (found == of_each_game) break;
            if (one["check"]["legal"].get<bool>() != (which == Which::legal)) continue;
            const auto record = parse(one["record"].dump());
            if (!record || depth(*record) == Depth::final || turns(*record) == 0) continue;
            games.push_back(*record);
            ++found;
        }
    }
    return games;
}

std::vector<Record> games_with_turns() {
    std::vector<Record> games = games_with_turns(Which::legal);
    std::ranges::move(games_with_turns(Which::illegal), std::back_inserter(games));
    return games;
}

/// The record as it was when it had so many turns.
Record cut(Record record, std::size_t turns) { return after_turns(std::move(record), turns); }

/// What was entered is gone, but there are as many turns.
Record emptied(Record record) {
    std::visit(
        []<class Kind>([[maybe_unused]] Kind& game) {
            if constexpr (HasTurns<Kind>)
                for (auto& turn : game.turns) turn = {};
        },
        record.game);
    return record;
}

std::vector<int> totals(const ScoreSheet& sheet) {
    std::vector<int> all;
    for (const PlayerScore& player : sheet.players) all.push_back(player.total());
    return all;
}

TEST(Walk, TellsAfterEveryTurnWhatARecordThatEndsThereTells) {
    std::size_t compared = 0;
    for (const Record& record : games_with_turns(Which::legal)) {
        SCOPED_TRACE(print(record));
        const Walk walk(FoldedRecord(record), true);
        ASSERT_EQ(walk.turns(), turns(record));
        for (std::size_t after = 0; after < walk.turns(); ++after, ++compared)
            EXPECT_EQ(totals(walk.score(after)), totals(score(cut(record, after)))) << after;
        EXPECT_EQ(totals(walk.score(walk.turns())), totals(score(record)));
    }
    EXPECT_GT(compared, 200u);
}

TEST(Walk, WhatTheTurnsBroughtAddsUpToTheTotals) {
    std::size_t brought = 0;
    for (const Record& record : games_with_turns()) {
        SCOPED_TRACE(print(record));
        const Walk walk(FoldedRecord(record), true);
        if (walk.totals().empty()) continue;
        std::vector<int> sums = totals(walk.score(0));
        for (std::size_t after = 1; after <= walk.turns(); ++after) {
            for (const Brought& one : walk.brought(after)) {
                int points = 0;
                for (const Gain& gain : one.gains) points += gain.points;
                EXPECT_EQ(points, one.points);
                sums.at(static_cast<std::size_t>(one.player)) += one.points;
                ++brought;
                EXPECT_TRUE(brought_in_words(walk, one).Contains(wxString::Format("%+d", one.points)));
            }
            EXPECT_EQ(sums, walk.totals().at(after - 1)) << after;
        }
    }
    EXPECT_GT(brought, 200u);
}

/// A walk that played anything again would find empty turns.
TEST(Walk, TakesWhatIsKeptAndPlaysNothingAgain) {
    std::size_t compared = 0;
    for (const Record& record : games_with_turns(Which::legal)) {
        if (waivers(record) > 0) continue; // whose reason is looked up in the record
        SCOPED_TRACE(print(record));
        FoldedRecord folded(record);
        const Walk walk(folded, true);
        folded.record = emptied(std::move(folded.record));
        const Walk of_kept(std::move(folded), true);
        ASSERT_EQ(of_kept.turns(), walk.turns());
        for (std::size_t after = 0; after <= walk.turns(); ++after, ++compared)
            EXPECT_EQ(of_kept.brought(after), walk.brought(after)) << after;
    }
    EXPECT_GT(compared, 100u);
}

Record agreeing(Record record, const Aids& aids) {
    agree(record.head, aids);
    return record;
}

TEST(Walk, SaysWhereItStands) {
    const Walk walk(FoldedRecord(test::game(6, 6)), false);
    EXPECT_EQ(walk.count(0), "Before the first turn");
    EXPECT_EQ(walk.count(6), "Turn 6 of 6");
    EXPECT_EQ(walk.title(0), "");
    EXPECT_TRUE(walk.title(3).StartsWith("Round 2, ")) << walk.title(3);
    EXPECT_EQ(walk.player(0), Where::nobody);
    EXPECT_EQ(walk.player(3), 0);
    EXPECT_FALSE(walk.words(3).empty());
    EXPECT_TRUE(walk.words(0).empty());
    EXPECT_FALSE(walk.places(1).empty());
}

TEST(Walk, TellsNoPointsThatTheTableHides) {
    const Record hidden = agreeing(test::game(6, 6), {.score = LiveScore::hidden});
    EXPECT_TRUE(Walk(FoldedRecord(hidden), false).totals().empty());
    EXPECT_TRUE(Walk(FoldedRecord(hidden), false).brought(1).empty());
    EXPECT_EQ(Walk(FoldedRecord(hidden), true).totals().size(), 6u) << "the game is over";
}

std::size_t missed_in_all(const Record& record, bool awarded) {
    const Walk walk(FoldedRecord(record), awarded);
    std::size_t count = 0;
    for (std::size_t after = 0; after <= walk.turns(); ++after) count += walk.missed(after).size();
    return count;
}

TEST(Walk, TellsWhatWasMissedIfTheTableAgreedToThat) {
    std::size_t told = 0;
    for (const Record& record : games_with_turns(Which::legal)) {
        const Record after_game = agreeing(record, {.missed = MissedTold::after_game});
        EXPECT_EQ(missed_in_all(agreeing(record, {}), true), 0u);
        EXPECT_EQ(missed_in_all(after_game, false), 0u);
        EXPECT_EQ(missed_in_all(after_game, true),
                  missed_in_all(agreeing(record, {.missed = MissedTold::after_turn}), false));
        told += missed_in_all(after_game, true);
    }
    EXPECT_GT(told, 0u);
}

TEST(Walk, MarksTheTurnsWhereSomethingIsWrongOrWasLetStand) {
    std::size_t broken = 0, let_stand = 0;
    for (const Record& record : games_with_turns()) {
        SCOPED_TRACE(print(record));
        const Walk walk(FoldedRecord(record), false);
        const Report report = check(record);
        EXPECT_EQ(report.waived.size(),
                  static_cast<std::size_t>(std::ranges::count(walk.marks(), true, &WalkMark::waived)));
        EXPECT_EQ(report.legal(), std::ranges::count(walk.marks(), false, &WalkMark::waived) == 0);
        EXPECT_TRUE(std::ranges::is_sorted(walk.marks(), {}, &WalkMark::turn));
        for (const WalkMark& mark : walk.marks()) {
            ASSERT_LT(mark.turn, walk.turns());
            EXPECT_FALSE(mark.words.empty());
            const auto told = walk.findings(mark.turn + 1);
            EXPECT_NE(std::ranges::find(told, mark.words), told.end());
            ++(mark.waived ? let_stand : broken);
        }
    }
    EXPECT_GT(broken, 0u);
    EXPECT_GT(let_stand, 0u);
}

TEST(Walk, OfAVeryLongGameTheBoardsAfterSomeTurnsBelongIntoAFile) {
    for (const auto& [turns, boards] : {std::pair<std::size_t, std::size_t>{1, 1}, {150, 150}, {151, 51}, {1000, 59}}) {
        const Walk walk(FoldedRecord(emptied(test::game(1, static_cast<int>(turns)))), false);
        EXPECT_EQ(walk.turns_with_boards(), boards) << turns;
        EXPECT_TRUE(walk.has_boards(0) && walk.has_boards(turns)) << turns;
    }
}

TEST(Walk, HasNothingToWalkThroughWithoutTurns) {
    EXPECT_EQ(Walk(FoldedRecord(test::game(1, 0)), false).turns(), 0u);
    for (const nlohmann::json& one : tests::cases("babylon.ndjson"))
        if (const auto record = parse(one["record"].dump()); record && depth(*record) == Depth::final)
            EXPECT_EQ(Walk(FoldedRecord(*record), true).turns(), 0u);
}

/// The first games that may be looked back at.
std::vector<Record> games_over(std::string_view game, std::size_t most) {
    std::vector<Record> games;
    for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
        const auto record = parse(one["record"].dump());
        if (games.size() < most && record && why_no_review(FoldedRecord(*record)).empty()) games.push_back(*record);
    }
    return games;
}

Review reviewed(const Record& record) {
    Review review{FoldedRecord(record)};
    for (std::size_t turn = 0; turn < review.turns(); ++turn)
        if (auto found = i18n::reviewed(record, review.game().fold.game, static_cast<int>(turn), looks(200)))
            review.add(*std::move(found));
    return review;
}

TEST(Review, HoldsEveryTurnThatIsComparedAndWhatEachPlayerLeft) {
    std::size_t compared = 0;
    for (const char* game : {"babylon", "alhambra"})
        for (const Record& record : games_over(game, 2)) {
            const Review review = reviewed(record);
            std::vector<int> left(players(record).size());
            for (const ComparedTurn& turn : review.compared()) {
                const i18n::ReviewedTurn& there = *review.at(static_cast<std::size_t>(turn.turn));
                left.at(static_cast<std::size_t>(turn.player)) += turn.left();
                EXPECT_EQ(review.walk().player(static_cast<std::size_t>(turn.turn) + 1), turn.player);
                for (const i18n::BestLine& step : there.steps) {
                    ASSERT_TRUE(step.after);
                    EXPECT_TRUE(check(*step.after).legal());
                    EXPECT_FALSE(step.words.empty());
                }
                ++compared;
            }
            EXPECT_EQ(review.left(), left);
            EXPECT_TRUE(std::ranges::is_sorted(review.moments(), std::ranges::greater{}, &ComparedTurn::left));
        }
    EXPECT_GT(compared, 20u);
}

TEST(Review, SaysWhereMoreMayHaveBeenLeft) {
    Review review{FoldedRecord(games_over("babylon", 1).at(0))};
    i18n::ReviewedTurn turn{};
    turn.points = 2, turn.best = turn.bound = 5;
    review.add(turn);
    EXPECT_TRUE(review.left_in_words().StartsWith("Points left on the table: "));
    turn.turn = 1, turn.bound = 6;
    review.add(turn);
    EXPECT_TRUE(review.left_in_words().StartsWith("Points left on the table, at least: "));
}

TEST(Review, IsRefusedWithAReason) {
    for (const std::string_view game : played_games()) {
        for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
            const auto record = parse(one["record"].dump());
            if (!record) continue;
            const FoldedRecord whole(*record);
            const bool may = i18n::tells_review(game) && depth(*record) != Depth::final && whole.report().legal() &&
                             whole.fold.score.complete;
            EXPECT_EQ(why_no_review(whole).empty(), may);
        }
    }
}

TEST(EarlierTurn, GamesAreCutAfterAnyTurn) {
    for (const char* game : {"babylon", "alhambra", "rajas", "egizia"})
        for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
            const auto record = parse(one["record"].dump());
            if (!record || !one["check"]["legal"].get<bool>() || depth(*record) == Depth::final) continue;
            const std::size_t half = turns(*record) / 2;
            const Record cut = after_turns(*record, half);
            EXPECT_EQ(turns(cut), half);
            EXPECT_TRUE(check(cut).legal());
            EXPECT_FALSE(in_progress(cut));
        }
}

}

}
