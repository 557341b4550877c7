#include "db/store/record_rows.h"
#include "tests/db/support.h"
#include "tests/property.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

/// One of the many things a table may do to a record.
Record edited(Record record, int dice) {
    auto& turns = test::babylon_of(record).turns;
    switch (dice % 5) {
    case 0: return test::with_note(record, "note " + std::to_string(dice));
    case 1: return test::with_names(record, {"Linda " + std::to_string(dice), "John"});
    case 2:
        if (!turns.empty()) turns[static_cast<std::size_t>(dice) % turns.size()] = test::turn(dice % 32);
        return record;
    case 3: return test::with_turns(record, static_cast<int>(turns.size()) * 3 / 4);
    default: return test::with_turns(record, static_cast<int>(turns.size()) + 1 + dice % 3);
    }
}

TEST(Journal, GoesBackAndForthOverHundredsOfActions) {
    const Folder folder;
    std::vector<std::string> states{print(test::game(1))};
    {
        db::Store store(folder / "history.db");
        Record record = test::game(1);
        store.add(record);
        for (int dice = 0; states.size() < 250; ++dice) {
            const Record next = edited(record, dice * 7919 % 1009);
            if (next == record) continue;
            store.change(record, next);
            record = next;
            states.push_back(print(record));
        }
    }
    {
        db::Store store(folder / "history.db");
        for (std::size_t state = states.size() - 1; state-- > 0;)
            ASSERT_EQ(print(store.undo(store.load(test::uuid(1))).value()), states[state]) << state;
        EXPECT_FALSE(store.undo(store.load(test::uuid(1))));
        EXPECT_EQ(store.load(test::uuid(1)), test::game(1));
    }
    db::Store store(folder / "history.db");
    for (std::size_t state = 1; state < states.size(); ++state)
        ASSERT_EQ(print(store.redo(store.load(test::uuid(1))).value()), states[state]) << state;
    EXPECT_FALSE(store.redo(store.load(test::uuid(1))));
    EXPECT_EQ(print(store.load(test::uuid(1))), states.back());
}

TEST(Journal, IsLookedAheadWithoutGoing) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    EXPECT_EQ(store.after_undo(test::game(1, 3)), std::nullopt);
    EXPECT_EQ(store.after_redo(test::game(1, 3)), std::nullopt);
    store.change(test::game(1, 3), test::game(1, 4));
    EXPECT_EQ(store.after_undo(test::game(1, 4)), test::game(1, 3));
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 4));
    store.undo(store.load(test::uuid(1)));
    EXPECT_EQ(store.after_redo(test::game(1, 3)), test::game(1, 4));
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
    EXPECT_EQ(store.after_redo(test::game(2)), std::nullopt) << "there is no such game";
}

TEST(Journal, ANewActionGivesUpWhatCouldBeRedone) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1));
    store.change(test::game(1), test::game(1, 1));
    store.change(test::game(1, 1), test::game(1, 2));
    store.undo(store.load(test::uuid(1)));
    EXPECT_TRUE(store.can_redo(test::uuid(1)));
    store.change(test::game(1, 1), test::game(1, 5));
    EXPECT_FALSE(store.can_redo(test::uuid(1)));
    EXPECT_EQ(store.undo(store.load(test::uuid(1))), test::game(1, 1));
    EXPECT_EQ(store.redo(store.load(test::uuid(1))), test::game(1, 5));
}

TEST(Journal, AChangeOfNothingIsNoAction) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1));
    store.change(test::game(1), test::game(1, 1));
    store.undo(store.load(test::uuid(1)));
    store.change(test::game(1), test::game(1));
    EXPECT_FALSE(store.can_undo(test::uuid(1)));
    EXPECT_TRUE(store.can_redo(test::uuid(1)));
}

TEST(Journal, GamesHaveJournalsOfTheirOwn) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1));
    store.add(test::game(2));
    store.change(test::game(1), test::game(1, 1));
    EXPECT_FALSE(store.can_undo(test::uuid(2)));
    store.change(test::game(2), test::game(2, 2));
    store.undo(store.load(test::uuid(1)));
    EXPECT_EQ(store.load(test::uuid(2)), test::game(2, 2));
    EXPECT_FALSE(store.can_redo(test::uuid(2)));
}

enum class Act { change, undo, redo, reopen };

/// What the store should hold: every state so far, and which of them holds now.
struct Model {
    std::vector<Record> states;
    std::size_t now = 0;

    void change(Record next) {
        states.resize(++now);
        states.push_back(std::move(next));
    }
};

PROPERTY(Journal, IsAListOfStatesWithAFinger, ()) {
    const Folder folder;
    db::Store store(folder / "history.db");
    Model model{{test::game(1)}};
    store.add(model.states[0]);
    const auto acts = *rc::gen::resize(
        15, rc::gen::container<std::vector<std::pair<Act, int>>>(rc::gen::pair(
                rc::gen::weightedElement<Act>({{6, Act::change}, {4, Act::undo}, {3, Act::redo}, {1, Act::reopen}}),
                rc::gen::inRange(0, 1000))));
    for (const auto& [act, dice] : acts) {
        if (act == Act::reopen) store = db::Store(folder / "history.db");
        if (act == Act::undo) {
            RC_ASSERT(store.undo(store.load(test::uuid(1))).has_value() == (model.now > 0));
            if (model.now > 0) --model.now;
        }
        if (act == Act::redo) {
            RC_ASSERT(store.redo(store.load(test::uuid(1))).has_value() == (model.now + 1 < model.states.size()));
            if (model.now + 1 < model.states.size()) ++model.now;
        }
        if (act == Act::change) {
            const Record next = edited(model.states[model.now], dice);
            store.change(model.states[model.now], next);
            if (next != model.states[model.now]) model.change(next);
        }
        RC_ASSERT(print(store.load(test::uuid(1))) == print(model.states[model.now]));
        RC_ASSERT(store.can_undo(test::uuid(1)) == (model.now > 0));
        RC_ASSERT(store.can_redo(test::uuid(1)) == (model.now + 1 < model.states.size()));
    }
}

}
