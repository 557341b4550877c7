// Several programs write into one history at once, and are killed: no turn that one of them was told to be kept is lost
// or doubled.
#include "db/check_up/check_up.h"
#include "tests/db/store/killed_writer.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <random>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

TEST(SeveralPrograms, LoseAndDoubleNothing) {
    std::mt19937 random{20261122};
    int entered = 0, kills = 0;
    for (const int wanted = test::rounds(12); kills < wanted && !testing::Test::HasFailure();) {
        const Folder folder;
        const auto file = folder / "history.db";
        { const db::Store made(file); }
        const int programs = 2 + static_cast<int>(random() % 7);
        std::vector<std::unique_ptr<test::Writer>> writers;
        for (int i = 0; i < programs; ++i) writers.push_back(std::make_unique<test::Writer>(file, i));
        for (unsigned lines = random() % 12; lines > 0; --lines)
            for (const auto& writer : writers) EXPECT_TRUE(writer->read_line());
        std::vector<int> acknowledged;
        for (const auto& writer : writers) acknowledged.push_back(writer->kill());
        kills += programs;
        const db::Store store(file);
        for (int i = 0; i < programs; ++i) {
            if (!store.has(test::uuid(i))) {
                EXPECT_EQ(acknowledged[static_cast<std::size_t>(i)], 0);
                continue;
            }
            Record left = store.load(test::uuid(i));
            const int turns = static_cast<int>(test::babylon_of(left).turns.size());
            const int told = acknowledged[static_cast<std::size_t>(i)];
            EXPECT_TRUE(turns == told || turns == told + 1) << turns << " of " << told;
            EXPECT_EQ(print(left), print(test::game(i, turns)));
            entered += turns;
        }
        EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{});
    }
    std::printf("kills of one among several programs: %d, turns entered: %d\n", kills, entered);
}

}
