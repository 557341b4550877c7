// The real window is killed while turns are entered with real keys: whatever it had told to be done is there when it is
// started again, and more can be entered.
#include "db/check_up/check_up.h"
#include "db/connection/mark.h"
#include "db/connection/open.h"
#include "tests/app/desktop/program.h"
#include "tests/app/desktop/window_test.h"
#include "tests/rounds.h"

#include <algorithm>
#include <chrono>
#include <random>

#include <wx/uiaction.h>

namespace clerk::desktop::test {
namespace {

using Clock = std::chrono::steady_clock;

class KilledWindow : public WindowTest {
protected:
    static constexpr std::int64_t most_actions = 20; ///< of a game that more is entered in

    /// How many actions were told to be done.
    std::int64_t told() const {
        const auto mark = db::read_mark(history_);
        return mark ? mark->actions : 0;
    }

    /// A history with a game that has just begun.
    void begin(int number) {
        history_ = file("history-" + std::to_string(number) + ".db");
        const Record record{{.id = new_id(), .started_at = now_rfc3339()}, plain_game({})};
        db::Store(history_).start(record);
    }

    /// A terrace in its first place, or one further on, and the end of the turn.
    void enter_a_turn() {
        hand_.Char("WPYU"[pick(4)]);
        for (std::size_t further = pick(3); further > 0; --further) hand_.Char(WXK_RIGHT, wxMOD_SHIFT);
        hand_.Char(WXK_RETURN);
        hand_.Char('E');
    }

    bool enter_turns_until(std::int64_t actions) {
        return wait_until(
            [&] {
                if (told() >= actions) return true;
                enter_a_turn();
                return wait_until([&] { return told() >= actions; }, std::chrono::milliseconds(50));
            },
            std::chrono::minutes(3)); // a busy machine starts it late
    }

    void expect_nothing_lost(std::int64_t actions) {
        SQLite::Database db = db::open(history_);
        EXPECT_EQ(db::lost_actions(db, db::read_mark(history_)), "");
        EXPECT_GE(told(), actions);
        EXPECT_EQ(db::check_up(db).troubles, std::vector<db::Trouble>{});
    }

    std::size_t pick(std::size_t count) { return dice_() % count; }

    std::filesystem::path history_;
    wxUIActionSimulator hand_;
    std::mt19937 dice_{20261124};
};

TEST_F(KilledWindow, LosesNothingThatItToldAndOpensAgain) {
    std::vector<double> seconds; // from the start until something is entered again
    const int rounds = clerk::test::rounds(4);
    std::int64_t entered = 0;
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        if (round == 0 || told() > most_actions) begin(round);
        const std::int64_t before = told();
        const auto start = Clock::now();
        Program program(file(""), {"--db", history_.string()});
        ASSERT_TRUE(enter_turns_until(before + 1)) << "of " << before;
        seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
        EXPECT_TRUE(enter_turns_until(before + 1 + static_cast<std::int64_t>(pick(3))));
        if (pick(2) == 0) enter_a_turn(); // it is in the middle of it
        const std::int64_t actions = told();
        program.kill_it();
        expect_nothing_lost(actions);
        entered += told() - before;
    }
    std::ranges::sort(seconds);
    std::printf(
        "kills of the window: %d, actions entered: %lld, from its start until the first: %.2f s, at most %.2f s\n",
        static_cast<int>(seconds.size()), static_cast<long long>(entered), seconds[seconds.size() / 2], seconds.back());
}

}
}
