// The rules of Alhambra once more, read plainly from the rulebook's tables. Nothing of the core but the record and its
// words; slow, and held against the core.
#pragma once

#include "tests/alhambra/plain_final.h"
#include "tests/alhambra/plain_steps.h"

namespace clerk::alhambra::plain {

class Referee : public Steps {
public:
    using Steps::Steps;

    Verdict judge() {
        play_all();
        verdict_.turns_played = turns_played_;
        verdict_.scorings = static_cast<int>(table_.scorings.size());
        verdict_.over = table_.over;
        return verdict_;
    }
    const Table& table() const { return table_; }

private:
    Verdict verdict_;
    int turns_played_ = 0;

    bool keeps(Told where, const Rows& rows, bool waived) {
        return verdict_.keeps(std::move(where), rows, waived, is_waivable);
    }

    void play_all() {
        for (std::size_t turn = 0; turn < game_.turns.size(); ++turn) {
            player_ = turn % game_.players.size();
            if (!play(game_.turns[turn])) return;
        }
        if (game_.end) end(*game_.end);
    }

    Told here(int step, bool of_the_end = false) const {
        const int turn = of_the_end ? static_cast<int>(game_.turns.size()) : turns_played_;
        return {.player = static_cast<int>(player_), .turn = turn, .step = step};
    }

    bool play(const Turn& turn) {
        begin({});
        if (!keeps(here(-1), {{"turn.game-over", [&] { return table_.over; }}}, false)) return false;
        if (!play(turn.steps, false)) return false;
        if (!turn.done) return true;
        if (!keeps(here(-1), rows_of_the_end(turn), turn.waived)) return false;
        finish(turn);
        ++turns_played_;
        return true;
    }

    bool play(const std::vector<Step>& steps, bool of_the_end) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto rows = std::visit([&](const auto& what) { return rows_of(what); }, steps[i].what);
            if (!keeps(here(static_cast<int>(i), of_the_end), rows, steps[i].waived)) return false;
            std::visit([&](const auto& what) { carry_out(what); }, steps[i].what);
        }
        return true;
    }

    // The end of a turn

    Rows rows_of_the_end(const Turn& turn) {
        const Draws due = table_.draws_due(turn);
        return {
            {"turn.no-action", [this] { return full() && !acted_; }},
            {"refill.cards", [&] { return full() && static_cast<int>(turn.cards.size()) != table_.cards_due(); }},
            {"card.copies", [&] { return full() && table_.would_have_too_many(turn.cards); }},
            {"scoring.no-draw", [&] { return full() && turn.scoring && turn.cards.empty(); }},
            {"dirk.count", [&, due] { return static_cast<int>(turn.dirk.size()) != due.dirk; }},
            {"tile.twice", [&] { return table_.came_up_twice(drawn(turn)); }},
            {"refill.space", [&] { return full() && table_.fills_a_full_space(turn.tiles); }},
            {"refill.tiles", [&, due] { return full() && tile_count(turn.tiles) != due.market; }},
        };
    }

    void finish(const Turn& turn) {
        const Draws due = table_.draws_due(turn);
        for (const Card& card : turn.cards) table_.money.push_back(card);
        for (const Tile& tile : aside_) seat().reserve.push_back(tile);
        aside_.clear();
        if (turn.scoring) table_.score(static_cast<int>(table_.scorings.size()) + 1);
        table_.draw(turn, due);
    }

    // The end of the game

    void end(const std::vector<LastPart>& parts) {
        player_ = game_.turns.size() % game_.players.size();
        if (!keeps(here(-1, true), {{"end.not-yet", [this] { return !table_.over; }}}, false)) return;
        const auto falling = table_.leftovers_by_player();
        std::size_t won = 0;
        for (player_ = 0; player_ < parts.size(); ++player_) {
            const LastPart& part = parts[player_];
            won += part.tiles.size();
            const Rows rows{
                {"end.tiles", [&] { return !full() && static_cast<int>(won) > table_.on_market; }},
                {"tile.twice", [&] { return !full() && table_.came_up_twice(part.tiles); }},
            };
            if (!keeps(here(-1, true), rows, false)) return;
            for (const Tile& tile : part.tiles) table_.came_up.push_back(tile);
            begin(full() ? falling[player_] : part.tiles);
            if (!play(part.steps, true)) return;
            for (const Tile& tile : aside_) seat().reserve.push_back(tile);
        }
        table_.score(3);
        table_.ended = true;
    }
};

inline Verdict judge(const Game& game) {
    return game.depth == Depth::final ? judge_palaces(game) : Referee(game).judge();
}

}
