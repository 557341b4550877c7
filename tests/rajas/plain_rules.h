// The rules of Rajas of the Ganges once more, read plainly from the rulebook's tables. Slow, and held against the core.
#pragma once

#include "tests/rajas/plain_other_steps.h"

namespace clerk::rajas::plain {

/// A rule that a game breaks, and where; an empty rule: it is legal. A step of -1: the turn's own rules. At the end of
/// a game of which only that was entered there are no turns.
struct Broken {
    std::string rule;
    int player = 0, turn = -2, step = -2;
    friend bool operator==(const Broken&, const Broken&) = default;
};

/// What is told of a game.
struct Judgement {
    std::vector<Broken> broken = {}; ///< the first one; where only the end was entered, of each player
    std::vector<Broken> waived = {};
    std::optional<int> turns_played = {}, round = {};
    std::optional<bool> over = {};
    friend bool operator==(const Judgement&, const Judgement&) = default;
};

class Referee {
public:
    explicit Referee(const Game& game) : game_(game), table_(game) {}

    Judgement judge() {
        if (game_.depth == Depth::final)
            look_at_the_end();
        else
            play_turns();
        return judgement_;
    }
    const Table& table() const { return table_; }

private:
    const Game& game_;
    Table table_;
    Judgement judgement_;

    int count() const { return static_cast<int>(table_.seats.size()); }
    const Seat& seat_of(int player) const { return table_.seats[static_cast<std::size_t>(player)]; }

    void play_turns() {
        for (int turn = 0; turn < static_cast<int>(game_.turns.size()); ++turn) {
            if (!play_turn(game_.turns[static_cast<std::size_t>(turn)], turn)) break;
            table_.turns_played = turn + 1;
        }
        judgement_.turns_played = table_.turns_played;
        if (!table_.full()) return;
        judgement_.round = table_.round;
        judgement_.over = table_.over;
    }

    /// False: what is behind it has no defined state.
    bool stands(const Breaches& found, bool waived, const Broken& where) {
        const auto told = [&](const std::string& rule) {
            Broken broken = where;
            broken.rule = rule;
            return broken;
        };
        if (found.rules.empty()) return true;
        if (waived && !found.for_good) {
            for (const std::string& rule : found.rules) judgement_.waived.push_back(told(rule));
            return true;
        }
        judgement_.broken.push_back(told(waived ? found.rules.back() : found.rules.front()));
        return false;
    }

    bool play_turn(const Turn& turn, int number) {
        if (!table_.full()) table_.player = turn.player;
        Breaches beginning;
        beginning.rule(table_.over, "turn.game-over", never_waived);
        if (!stands(beginning, false, {"", table_.player, number, -1})) return false;
        begin();
        for (int step = 0; step < static_cast<int>(turn.steps.size()); ++step) {
            const Step& done = turn.steps[static_cast<std::size_t>(step)];
            const Breaches found = std::visit([&](const auto& what) { return plain::broken(table_, what); }, done.what);
            if (!stands(found, done.waived, {"", table_.player, number, step})) return false;
            std::visit([&](const auto& what) { play(table_, what); }, done.what);
        }
        if (!turn.done) return false;
        if (!stands(at_the_end_of(turn), turn.waived, {"", table_.player, number, -1})) return false;
        finish(turn);
        return true;
    }

    void begin() {
        table_.owed = {};
        table_.had_worker = table_.seat().left > 0;
        table_.placed = table_.sent_for_tile = table_.tile_placed = false;
        if (table_.full() && table_.navaratnas() && !table_.had_worker) table_.owed.yield_tiles = 1;
    }

    Breaches at_the_end_of(const Turn& turn) const {
        Breaches found;
        found.rule(table_.full() && table_.sent_for_tile && !table_.tile_placed, "turn.no-tile");
        found.rule(!table_.full() && turn.fame && *turn.fame < table_.seat().fame, "marker.fame-back");
        return found;
    }

    void finish(const Turn& turn) {
        Seat& seat = table_.seat();
        table_.owed = {};
        if (table_.full() && table_.had_worker && !table_.placed) seat.passed = true;
        if (!table_.full()) {
            seat.money = turn.money.value_or(seat.money);
            seat.fame = turn.fame.value_or(seat.fame);
        }
        const auto now = gap(game_, seat.money, seat.fame);
        if (!table_.has_met(table_.player) && (now ? *now >= 0 : turn.met)) table_.met.push_back(table_.player);
        if (table_.full()) go_on();
    }

    // Whose turn it is then

    bool has_a_turn(int player) const {
        const Seat& seat = seat_of(player);
        if (seat.passed) return false;
        if (seat.left > 0) return true;
        return table_.navaratnas() && another_owns(table_.go_round, player);
    }
    bool another_owns(int workers, int player) const {
        for (int other = 0; other < count(); ++other)
            if (other != player && seat_of(other).workers >= workers) return true;
        return false;
    }
    bool somebody_can_place() const {
        return std::ranges::any_of(table_.seats, [](const Seat& seat) { return !seat.passed && seat.left > 0; });
    }

    void go_on() {
        if (!table_.met.empty() && game_.rulings.last_turns == LastTurns::others) {
            go_on_to_the_others();
            return;
        }
        const int last = table_.player;
        do {
            table_.player = (table_.player + 1) % count();
            if (table_.player != table_.start) continue;
            if (!table_.met.empty()) {
                table_.over = true;
                table_.player = last;
                return;
            }
            if (somebody_can_place())
                ++table_.go_round;
            else
                begin_round();
        } while (!has_a_turn(table_.player));
    }

    void go_on_to_the_others() {
        if (!table_.last_turns) {
            table_.last_turns.emplace();
            for (int next = 1; next < count(); ++next) {
                const int player = (table_.player + next) % count();
                if (seat_of(player).left > 0 && !seat_of(player).passed) table_.last_turns->push_back(player);
            }
        }
        table_.over = table_.last_turns->empty();
        if (table_.over) return;
        table_.player = table_.last_turns->front();
        table_.last_turns->erase(table_.last_turns->begin());
    }

    void begin_round() {
        ++table_.round;
        table_.go_round = 1;
        table_.start = table_.mogul.value_or((table_.start + 1) % count());
        table_.mogul.reset();
        table_.player = table_.start;
        table_.workers.clear();
        for (Seat& seat : table_.seats) {
            seat.left = seat.workers;
            seat.passed = false;
        }
    }

    // The end of a game of which only that was entered

    void look_at_the_end() {
        for (int player = 0; player < count(); ++player) {
            const Final& entered = game_.finals[static_cast<std::size_t>(player)];
            auto known = entered.gap;
            if (game_.board.facing) known = gap(game_, *entered.money, *entered.fame);
            Breaches found;
            found.rule(entered.met && known && *known < 0, "final.met");
            stands(found, entered.waived, {"", player});
        }
    }
};

inline Judgement judge(const Game& game) { return Referee(game).judge(); }

}
