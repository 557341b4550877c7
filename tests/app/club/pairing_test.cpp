#include "app/club/pairing.h"
#include "tests/property.h"

#include <algorithm>
#include <numeric>
#include <set>

#include <gmock/gmock.h>

namespace clerk::club {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Case {
    std::vector<Guest> guests;
    Meetings met;
};

/// Rounds are paired and played, so that who has met whom is as on an evening; the lower number wins.
Case evening(std::size_t people, int rounds, int most) {
    Case evening{std::vector<Guest>(people), Meetings(people, std::vector<int>(people))};
    for (int round = 0; round < rounds; ++round) {
        const TableSizes sizes = table_sizes(static_cast<int>(people), most).value();
        for (const auto& table : paired(evening.guests, evening.met, sizes, PairedBy::swiss).tables)
            for (const std::size_t one : table) {
                Guest& guest = evening.guests[one];
                ++guest.plays;
                guest.smaller += table.size() < static_cast<std::size_t>(sizes.size) ? 1 : 0;
                for (const std::size_t other : table) {
                    if (other == one) continue;
                    ++evening.met[one][other];
                    guest.strength += one < other ? 60 / (static_cast<int>(table.size()) - 1) : 0;
                }
            }
    }
    return evening;
}

/// Guests of any strength who may have met.
Case any_case(int people) {
    const auto count = static_cast<std::size_t>(people);
    Case any{std::vector<Guest>(count), Meetings(count, std::vector<int>(count))};
    for (Guest& guest : any.guests) {
        guest.strength = *rc::gen::inRange(-50, 50);
        guest.plays = *rc::gen::inRange(0, 4);
        guest.smaller = *rc::gen::inRange(0, guest.plays + 1);
    }
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < i; ++j) any.met[i][j] = any.met[j][i] = *rc::gen::inRange(0, 3) / 2;
    return any;
}

/// The cost as the header states it, of guests whose strengths reach from 0 to 1000.
PairingCost stated_cost(const Case& given, const std::vector<std::vector<std::size_t>>& tables, PairedBy by) {
    std::int64_t met = 0, smaller = 0, apart = 0;
    const std::size_t largest = std::ranges::max(tables, {}, &std::vector<std::size_t>::size).size();
    for (const auto& table : tables) {
        std::int64_t squares = 0;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (table.size() < largest) smaller += given.guests[table[i]].smaller;
            for (std::size_t j = 0; j < i; ++j) {
                const std::int64_t times = given.met[table[i]][table[j]];
                const std::int64_t difference = given.guests[table[i]].strength - given.guests[table[j]].strength;
                met += times * times;
                squares += difference * difference;
            }
        }
        apart += squares * 420 / static_cast<std::int64_t>(table.size());
    }
    if (by == PairedBy::rating) return {apart, met, smaller};
    return {met, smaller, apart};
}

/// Every way to seat everybody, without any thought; the least cost.
class Exhaustive {
public:
    Exhaustive(const Case& given, const TableSizes& sizes, PairedBy by) : given_(given), sizes_(sizes), by_(by) {}
    PairingCost least() {
        seat(0);
        return least_.value();
    }

private:
    const Case& given_;
    TableSizes sizes_;
    PairedBy by_;
    std::vector<std::vector<std::size_t>> tables_;
    std::optional<PairingCost> least_;

    bool fits() const {
        const auto of = [&](int size) {
            return std::ranges::count(tables_, static_cast<std::size_t>(size), &std::vector<std::size_t>::size);
        };
        return of(sizes_.size) == sizes_.full && of(sizes_.size - 1) == sizes_.smaller &&
               tables_.size() == static_cast<std::size_t>(sizes_.full + sizes_.smaller);
    }
    void seat(std::size_t guest) {
        if (guest == given_.guests.size()) {
            if (!fits()) return;
            const PairingCost cost = stated_cost(given_, tables_, by_);
            least_ = std::min(least_.value_or(cost), cost);
            return;
        }
        for (std::size_t table = 0; table < tables_.size(); ++table) {
            if (tables_[table].size() == static_cast<std::size_t>(sizes_.size)) continue;
            tables_[table].push_back(guest);
            seat(guest + 1);
            tables_[table].pop_back();
        }
        if (tables_.size() == static_cast<std::size_t>(sizes_.full + sizes_.smaller)) return;
        tables_.push_back({guest});
        seat(guest + 1);
        tables_.pop_back();
    }
};

/// Strengths from 0 to 1000, both of them there.
void stretch(Case& any) {
    for (Guest& guest : any.guests) guest.strength = *rc::gen::inRange(0, 1001);
    any.guests.front().strength = 0;
    any.guests.back().strength = 1000;
}

TEST(TableSizes, AreAsEvenAsCanBe) {
    EXPECT_EQ(table_sizes(8, 4), (TableSizes{4, 2, 0}));
    EXPECT_EQ(table_sizes(7, 4), (TableSizes{4, 1, 1}));
    EXPECT_EQ(table_sizes(5, 4), (TableSizes{3, 1, 1}));
    EXPECT_EQ(table_sizes(9, 4), (TableSizes{3, 3, 0}));
    EXPECT_EQ(table_sizes(6, 4, 3), (TableSizes{2, 3, 0}));
    EXPECT_EQ(table_sizes(10, 4, 2), (TableSizes{4, 2, 0})) << "two sit out";
    EXPECT_EQ(table_sizes(10, 6, 2), (TableSizes{5, 2, 0}));
}

TEST(TableSizes, AreNoneForTooFewPeople) {
    EXPECT_EQ(table_sizes(0, 4), std::nullopt);
    EXPECT_EQ(table_sizes(1, 4), std::nullopt);
    EXPECT_EQ(table_sizes(5, 4, 3), std::nullopt);
    EXPECT_EQ(table_sizes(3, 2), (TableSizes{2, 1, 0})) << "of three, one sits out at a game for two";
}

PROPERTY(TableSizes, SeatEverybodyAtTwoAtLeastAndAtTheMostThatMay, ()) {
    const int people = *rc::gen::inRange(2, 200), most = *rc::gen::inRange(3, 7);
    const TableSizes sizes = table_sizes(people, most).value();
    RC_ASSERT(sizes.people() == people);
    RC_ASSERT(sizes.size <= most);
    RC_ASSERT(sizes.full > 0 && sizes.size - (sizes.smaller > 0 ? 1 : 0) >= least_at_a_table);
}

PROPERTY(Pairing, GivesEverybodyOnePlaceAtTablesOfTheSizes, ()) {
    const int people = *rc::gen::inRange(2, 45), most = *rc::gen::inRange(3, 7);
    const auto by = *rc::gen::element(PairedBy::rating, PairedBy::swiss);
    const int tables = *rc::gen::inRange(1, people / 2 + 1);
    const Case any = any_case(people);
    const TableSizes sizes = table_sizes(people, most, tables).value();
    const Pairing pairing = paired(any.guests, any.met, sizes, by);
    std::multiset<std::size_t> placed(pairing.sitting_out.begin(), pairing.sitting_out.end());
    int full = 0;
    for (const auto& table : pairing.tables) {
        const auto size = static_cast<std::size_t>(sizes.size);
        RC_ASSERT(table.size() == size || (sizes.smaller > 0 && table.size() == size - 1));
        full += table.size() == size ? 1 : 0;
        placed.insert(table.begin(), table.end());
    }
    RC_ASSERT(full == sizes.full);
    RC_ASSERT(pairing.tables.size() == static_cast<std::size_t>(tables));
    RC_ASSERT(placed.size() == any.guests.size());
    RC_ASSERT(std::set<std::size_t>(placed.begin(), placed.end()).size() == any.guests.size());
    for (const std::size_t out : pairing.sitting_out)
        for (const auto& table : pairing.tables)
            for (const std::size_t guest : table) RC_ASSERT(any.guests[guest].plays <= any.guests[out].plays);
}

PROPERTY(Pairing, OfFewHasTheLeastCostThatThereIs, ()) {
    const int people = *rc::gen::inRange(2, 10), most = *rc::gen::inRange(3, 5);
    const auto by = *rc::gen::element(PairedBy::rating, PairedBy::swiss);
    Case any = any_case(people);
    stretch(any);
    const TableSizes sizes = table_sizes(people, most).value();
    const Pairing pairing = paired(any.guests, any.met, sizes, by);
    RC_ASSERT(pairing.is_best);
    RC_ASSERT(pairing.cost == stated_cost(any, pairing.tables, by));
    RC_ASSERT(pairing.cost == Exhaustive(any, sizes, by).least());
}

TEST(Pairing, BySwissHasNobodyMeetTwiceWhileThatCanBe) {
    for (const int people : {9, 16, 20, 31, 32, 60}) {
        const Case second = evening(static_cast<std::size_t>(people), 1, people == 9 ? 3 : 4);
        const TableSizes sizes = table_sizes(people, people == 9 ? 3 : 4).value();
        EXPECT_EQ(paired(second.guests, second.met, sizes, PairedBy::swiss).rematches, 0) << people;
    }
}

TEST(Pairing, BySwissBringsTheSmallerTableRound) {
    Case eleven{std::vector<Guest>(11), Meetings(11, std::vector<int>(11))};
    for (std::size_t guest = 0; guest < 11; ++guest) {
        eleven.guests[guest].strength = static_cast<std::int64_t>(guest);
        eleven.guests[guest].smaller = guest == 1 || guest == 5 || guest == 9 ? 0 : 1;
    }
    const Pairing pairing = paired(eleven.guests, eleven.met, table_sizes(11, 4).value(), PairedBy::swiss);
    EXPECT_THAT(pairing.tables, testing::Contains(testing::UnorderedElementsAre(1, 5, 9)));
}

TEST(Pairing, ByRatingPutsNeighboursTogether) {
    Case eight{std::vector<Guest>(8), Meetings(8, std::vector<int>(8, 1))};
    const int strengths[] = {5, 30, 6, 31, 4, 32, 7, 29};
    for (std::size_t i = 0; i < 8; ++i) eight.guests[i].strength = strengths[i];
    const Pairing pairing = paired(eight.guests, eight.met, table_sizes(8, 4).value(), PairedBy::rating);
    EXPECT_THAT(pairing.tables, ElementsAre(ElementsAre(5, 3, 1, 7), ElementsAre(6, 2, 0, 4)));
    EXPECT_EQ(pairing.rematches, 12);
}

TEST(Pairing, HasThoseWhoPlayedMostSitOut) {
    Case five{std::vector<Guest>(5), Meetings(5, std::vector<int>(5))};
    five.guests[1].plays = 2;
    const Pairing pairing = paired(five.guests, five.met, table_sizes(5, 4, 1).value(), PairedBy::swiss);
    EXPECT_THAT(pairing.sitting_out, ElementsAre(1));
}

TEST(Pairing, IsTheSameForTheSameGuests) {
    for (const std::size_t people : {13u, 32u, 50u}) {
        const Case third = evening(people, 2, 4);
        const TableSizes sizes = table_sizes(static_cast<int>(people), 4).value();
        const Pairing one = paired(third.guests, third.met, sizes, PairedBy::swiss);
        EXPECT_EQ(one.tables, paired(third.guests, third.met, sizes, PairedBy::swiss).tables);
    }
}

}
}
