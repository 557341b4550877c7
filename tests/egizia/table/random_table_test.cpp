// Someone at the table who clicks on whatever there is, in every depth, on a history that is kept.
#include "app/table/egizia/build_input.h"
#include "app/table/egizia/gain_input.h"
#include "app/table/egizia/round_input.h"
#include "app/table/egizia/ship_input.h"
#include "app/table/egizia/view.h"
#include "app/table/egizia/words.h"
#include "app/table/session.h"
#include "tests/db/support.h"
#include "tests/egizia/random_game.h"

#include <set>

#include <gtest/gtest.h>

namespace clerk::table::egizia::test {
namespace {

using namespace clerk::egizia::test;

constexpr int games = 4, actions = 60;

game::Game any_start(Depth depth) {
    game::Game game = any_setup(depth);
    if (depth != Depth::final) return game;
    game.graves.clear();
    game.end.emplace(game.players.size());
    for (game::End& end : *game.end) end.score = 0;
    return game;
}

class RandomTable {
public:
    explicit RandomTable(Depth depth) : start_(record(any_start(depth))) {
        desk_.start(start_);
        follow();
    }

    void act() {
        if (one_in(12) && desk_.can_undo()) return change([&] { desk_.undo(); });
        if (one_in(20) && desk_.can_redo()) return change([&] { desk_.redo(); });
        if (now().advice && one_in(3)) return change([&] { session_.take_advice(); });
        switch (position().stage) {
        case Stage::decision: return decide();
        case Stage::ships: return take(sail());
        case Stage::builds: return take(build());
        case Stage::ends:
        case Stage::finals: return take(end());
        }
    }

    /// What is published is what follows from the record that is kept, and that reads as it was written.
    void expect_published_as_replayed() const {
        const Record& kept = desk_.record();
        EXPECT_EQ(now().whole.record, kept);
        const RecordFold anew = fold(kept);
        EXPECT_EQ(now().report(), anew.report());
        EXPECT_EQ(now().whole.fold.totals, anew.totals);
        EXPECT_EQ(std::get<game::Fold>(now().whole.fold.game).state, std::get<game::Fold>(anew.game).state);
        const auto again = parse(print(kept));
        ASSERT_TRUE(again) << print(kept);
        EXPECT_EQ(*again, kept);
    }

    void expect_listed_is_legal() const {
        const Position at = position();
        if (at.stage == Stage::ships && at.moves.player) expect_places_are_legal({at.game, *at.moves.player});
        if (at.stage == Stage::builds) expect_spaces_are_legal(at);
    }

    void expect_undone_to_the_beginning_and_back() {
        const Record last = desk_.record();
        const Snapshot was = now();
        int undone = 0;
        for (; desk_.can_undo(); ++undone) change([&] { desk_.undo(); });
        EXPECT_EQ(desk_.record(), start_);
        EXPECT_EQ(std::get<game::Fold>(now().whole.fold.game).state,
                  game::replay(std::get<game::Game>(start_.game)).state);
        for (; undone > 0; --undone) change([&] { desk_.redo(); });
        EXPECT_EQ(desk_.record(), last);
        EXPECT_EQ(now().report(), was.report());
        EXPECT_EQ(db::Store(desk_.store().file()).load(last.head.id), last);
    }

    const std::set<Stage>& seen() const { return seen_; }

private:
    static game::Game game_of(const Record& record) { return std::get<game::Game>(record.game); }
    const Snapshot& now() const { return session_.now(); }
    Position position() const { return {game_of(now().record()), player_}; }
    int any_player() const { return pick(0, position().players() - 1); }

    void change(const std::function<void()>& change) {
        const Position before = position();
        change();
        follow(before);
    }
    void follow() { follow(Position(game_of(start_), player_)); }
    /// Whoever's turn it has become is looked at.
    void follow(const Position& before) {
        session_.follow();
        if (const auto at_turn = player_at_turn(position()); at_turn && !one_in(15)) player_ = *at_turn;
        entry_ = settled(std::move(entry_), before, position());
        seen_.insert(position().stage);
    }

    void take(Outcome outcome) {
        entry_ = std::move(outcome.entry);
        const Head& head = now().record().head;
        if (outcome.refused) {
            const auto& with_it = outcome.refused->with_it;
            session_.refuse(outcome.refused->finding, with_it ? std::optional(Record{head, *with_it}) : std::nullopt);
        } else if (outcome.game) {
            change([&] { session_.enter({head, std::move(*outcome.game)}); });
        }
    }

    void decide() {
        const Where where = now().report().violations.front().where;
        if (one_in(2) && now().report().violations.front().finding.rule->waivable)
            return change([&] { session_.waive(where, "agreed"); });
        if (session_.can_correct(where)) return change([&] { session_.correct(where); });
        change([&] { desk_.undo(); });
    }

    Outcome key(const std::string& letters) { return press(position(), entry_, any_of(letters)); }

    Outcome sail() {
        const Position at = position();
        if (entry_.at || entry_.uses_card) return say_more(at);
        if (one_in(6)) return key("PPPEPDD123\x1b");
        if (one_in(15)) return toggle_by_card(at, entry_);
        std::vector<ShownPlace> places = nile_view(at, entry_);
        if (!one_in(8)) std::erase_if(places, [](const ShownPlace& place) { return !place.open; });
        if (places.empty()) return pass(at, entry_);
        return choose_spot(at, entry_, any_of(places).at);
    }
    Outcome say_more(const Position& at) {
        const Asked what = asked(at, entry_);
        if (what.raise > static_cast<int>(entry_.raise.size())) return toggle_raise(at, entry_, any_of(game::crews));
        if (what.ring && one_in(2)) return choose_ring(at, entry_, pick(1, 3));
        if (what.gain && !at.game.board.cards.empty() && one_in(4)) return choose_card(at, entry_, "quarry");
        if (const auto parts = given_parts(entry_.gain); !parts.empty() && one_in(5))
            return give(at, entry_, any_of(parts).without);
        if (what.gain && !one_in(3)) return add_given(at, entry_, any_of(givens()));
        return key("BBBBB\x1b");
    }

    Outcome build() {
        const Position at = position();
        if (entry_.uses_card) return say_more(at);
        if (entry_.typing == Typing::value && !one_in(4)) return type_figure(at, entry_, pick(0, 9));
        if (builds(entry_) && !one_in(3)) return key(at.full() ? "BBBBBKJSSSGT\x1b" : "BBBBBKGT\x1b");
        if (one_in(at.full() ? 8 : 4)) return key("DDDE");
        if (one_in(12)) return at.full() ? choose_crew(at, entry_, any_of(game::coloured_crews)) : of_the_round(at);
        if (one_in(15)) return add_strength(at, entry_);
        if (one_in(6)) return draw_cards(at, entry_, pick(1, 5));
        std::vector<ShownSpace> spaces = monuments_view(at, entry_).spaces;
        if (!one_in(8)) std::erase_if(spaces, [](const ShownSpace& space) { return !space.open && !space.entered; });
        return spaces.empty() ? go_on(at, entry_) : choose_space(at, entry_, any_of(spaces).at);
    }
    Outcome of_the_round(const Position& at) {
        switch (pick(4)) {
        case 0: player_ = any_player(); return {.entry = {}};
        case 1: return enter_points(at, entry_, &game::Round::feeding, any_player(), -pick(0, 9));
        case 2: return enter_points(at, entry_, &game::Round::other, any_player(), pick(-2, 9));
        default: return swap_with_next(at, entry_, any_player());
        }
    }

    Outcome end() {
        const Position at = position();
        const int player = any_player();
        switch (pick(6)) {
        case 0: return enter_end(at, entry_, player, EndList::sphinx, "5 0");
        case 1:
            if (!at.final()) return {.entry = entry_};
            return enter_end(at, entry_, player, EndList::graves, one_in(2) ? "=11" : "3 1 2 2");
        case 2:
            if (at.full()) return {.entry = entry_};
            return enter_end(at, entry_, player, one_in(2) ? EndFigure::stones : EndFigure::stone_market, pick(1, 4));
        case 3:
            if (!at.final()) return {.entry = entry_};
            return enter_end(at, entry_, player, EndFigure::score, pick(20, 23));
        case 4: return at.final() ? stand_ahead(at, entry_, player) : Outcome{.entry = entry_};
        default: return last_order(at).empty() ? Outcome{.entry = entry_} : play_earlier(at, entry_, player);
        }
    }

    static void expect_places_are_legal(const Position& at) {
        for (const ShownPlace& place : nile_view(at, {})) {
            const Findings findings = at.judged(game::Ship{at.player, game::Sail{.at = place.at}});
            const bool of_the_place = !findings.empty() && findings.front().rule->id != "space.raise" &&
                                      findings.front().rule->id != "ring.move";
            EXPECT_EQ(place.open, !of_the_place) << write(place.at);
        }
    }
    /// Of a build of that space alone: what is said of who builds, and what it costs, is said later.
    static void expect_spaces_are_legal(const Position& at) {
        static const std::set<std::string_view> of_the_build{"crew.none", "build.strength", "build.stones",
                                                             "build.market"};
        for (const ShownSpace& space : monuments_view(at, {}).spaces) {
            game::Stone stone{space.at};
            if (!game::value_of(*at.state.table, stone)) stone.value = 1;
            const Findings findings = at.judged(game::Build{.player = at.player, .what = game::Stones{stone}});
            const bool legal = std::ranges::all_of(
                findings, [](const Finding& finding) { return of_the_build.contains(finding.rule->id); });
            EXPECT_EQ(space.open, legal) << write(space.at);
        }
    }

    clerk::test::Folder folder_;
    Desk desk_{folder_ / "history.db"};
    Session session_{desk_};
    Record start_;
    Entry entry_;
    int player_ = 0;
    std::set<Stage> seen_;
};

class EgiziaAtRandom : public testing::TestWithParam<Depth> {
protected:
    static const std::set<Stage>& expected() {
        static const std::map<Depth, std::set<Stage>> all{
            {Depth::full, {Stage::ships, Stage::builds, Stage::decision}},
            {Depth::builds, {Stage::builds, Stage::decision, Stage::ends}},
            {Depth::final, {Stage::finals}}};
        return all.at(GetParam());
    }
};

TEST_P(EgiziaAtRandom, WhatIsShownIsWhatFollowsFromTheRecord) {
    std::set<Stage> seen;
    for (unsigned seed = 1; seed <= games && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        chance().seed(seed);
        RandomTable table(GetParam());
        for (int i = 0; i < actions && !HasFailure(); ++i) {
            table.act();
            table.expect_published_as_replayed();
            table.expect_listed_is_legal();
        }
        table.expect_undone_to_the_beginning_and_back();
        seen.insert(table.seen().begin(), table.seen().end());
    }
    EXPECT_TRUE(std::ranges::includes(seen, expected())) << seen.size() << " stages";
}

INSTANTIATE_TEST_SUITE_P(Depths, EgiziaAtRandom, testing::ValuesIn(depths));

}
}
