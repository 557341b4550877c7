// The monuments and where a stone may be placed, read plainly from the rulebook's table of the stones.
#pragma once

#include "tests/egizia/plain_checks.h"
#include "tests/egizia/plain_table.h"

namespace clerk::egizia::plain {

/// A stone that lies on a building space.
struct Laid {
    Space at;
    int value = 0;
    int player = 0;
};

class Monuments {
public:
    explicit Monuments(const Game& game) : game_(game) {}

    bool check(const Stone& stone, std::vector<Found>& found) const {
        const Space at = stone.at;
        const std::vector<Check> table{
            {"stone.no-space", not_waivable, [&] { return is_no_space(at); }},
            {"stone.occupied", not_waivable, [&] { return is_built(at); }},
            {"obelisk.order", waivable, [&] { return at.part == Part::obelisk && !lower_are_built(at); }},
            {"grave.not-open", not_waivable, [&] { return at.part == Part::grave && !among(open_tiles(), at.number); }},
            {"grave.order", waivable, [&] { return at.part == Part::grave && !lower_are_built(at); }},
            {"grave.tile", waivable, [&] { return at.part == Part::grave && no_such_tile_is_left(value(stone)); }},
            {"pyramid.left", waivable, [&] { return at.part == Part::pyramid && !lower_are_built(at); }},
            {"pyramid.support", waivable, [&] { return at.part == Part::pyramid && !is_supported(at); }},
            {"temple.column", waivable, [&] { return is_of_a_column(at) && !lower_are_built(at); }},
            {"temple.middle", waivable, [&] { return at.part == Part::middle && !columns_are_built(); }},
            {"temple.roof", waivable,
             [&] { return at.part == Part::roof && !(is_built({Part::middle}) && lower_are_built(at)); }},
        };
        return look(table, found);
    }

    void place(const Stone& stone, int player) {
        laid_.push_back({stone.at, value(stone), player});
        if (stone.at.part != Part::pyramid) return;
        const int row = stone.at.row;
        if (game_.board.pyramid ? all_are_built(row) : stone.last) finished_.push_back(row);
    }

    /// As entered with the stone, else as printed.
    int value(const Stone& stone) const {
        const Board& board = game_.board;
        const auto printed = [&](const std::optional<Values>& values) {
            return values && stone.at.number <= count_of(*values) ? nth(*values, stone.at.number - 1) : 0;
        };
        if (stone.value) return *stone.value;
        switch (stone.at.part) {
        case Part::obelisk: return printed(board.obelisk);
        case Part::grave: return printed(game_.graves);
        case Part::pyramid: return is_no_space(stone.at) ? 0 : nth(row_of(stone.at), stone.at.number - 1).value;
        case Part::left: return printed(board.temple.left);
        case Part::right: return printed(board.temple.right);
        case Part::middle: return board.temple.middle.value_or(5);
        default: return printed(board.temple.roof);
        }
    }

    /// Rows of the pyramid, in the order finished.
    const std::vector<int>& finished() const { return finished_; }

    /// The player with the most stones in the row; of several the one whose leftmost stone is further left.
    int first_in(int row) const {
        int best = -1;
        for (const Laid& one : laid_) {
            if (one.at.part != Part::pyramid || one.at.row != row) continue;
            if (best < 0 || stones_in(row, one.player) > stones_in(row, best) ||
                (stones_in(row, one.player) == stones_in(row, best) &&
                 leftmost_in(row, one.player) < leftmost_in(row, best)))
                best = one.player;
        }
        return best;
    }
    int stones_in(int row, int player) const {
        int count = 0;
        for (const Laid& one : laid_)
            if (one.at.part == Part::pyramid && one.at.row == row && one.player == player) ++count;
        return count;
    }
    int leftmost_in(int row, int player) const {
        int leftmost = most_spaces(Part::pyramid) + 1;
        for (const Laid& one : laid_)
            if (one.at.part == Part::pyramid && one.at.row == row && one.player == player)
                leftmost = std::min(leftmost, one.at.number);
        return leftmost;
    }
    int grave_sum(int player) const {
        int sum = 0;
        for (const Laid& one : laid_)
            if (one.at.part == Part::grave && one.player == player) sum += one.value;
        return sum;
    }

private:
    const Game& game_;
    std::vector<Laid> laid_;
    std::vector<int> finished_;

    const PyramidRow& row_of(const Space& at) const { return nth(*game_.board.pyramid, at.row - 1); }
    bool is_built(const Space& space) const {
        return any(laid_, [&](const Laid& one) { return one.at == space; });
    }
    static bool is_of_a_column(const Space& at) { return at.part == Part::left || at.part == Part::right; }

    bool is_no_space(const Space& at) const {
        const Board& board = game_.board;
        const auto ends_before = [&](const std::optional<Values>& values) {
            return values && at.number > count_of(*values);
        };
        switch (at.part) {
        case Part::obelisk: return ends_before(board.obelisk);
        case Part::left: return ends_before(board.temple.left);
        case Part::right: return ends_before(board.temple.right);
        case Part::roof: return ends_before(board.temple.roof);
        case Part::pyramid:
            if (!board.pyramid) return among(finished_, at.row);
            return at.row > count_of(*board.pyramid) || at.number > count_of(row_of(at));
        default: return false;
        }
    }
    bool lower_are_built(Space at) const {
        for (--at.number; at.number >= 1; --at.number)
            if (!is_built(at)) return false;
        return true;
    }
    std::vector<int> open_tiles() const {
        std::vector<int> open;
        for (int grave = 1; grave <= 12 && open.size() < 4; ++grave)
            if (!is_built({Part::grave, grave})) open.push_back(grave);
        return open;
    }
    bool no_such_tile_is_left(int value) const {
        if (!game_.board.graves) return false;
        int tiles = 0, built = 0;
        for (const int tile : *game_.board.graves)
            if (tile == value) ++tiles;
        for (const Laid& one : laid_)
            if (one.at.part == Part::grave && one.value == value) ++built;
        return built >= tiles;
    }
    bool is_supported(const Space& at) const {
        if (at.row == 1) return true;
        const int below = at.row - 1;
        if (!game_.board.pyramid)
            return any(laid_, [&](const Laid& one) { return one.at.part == Part::pyramid && one.at.row == below; });
        const int columns = count_of(nth(*game_.board.pyramid, below - 1));
        std::vector<int> rests_on;
        if (const auto& on = nth(row_of(at), at.number - 1).on)
            rests_on = *on;
        else
            for (const int column : {at.number, at.number + 1})
                if (column <= columns) rests_on.push_back(column);
        int built = 0;
        for (const int column : rests_on)
            if (is_built({Part::pyramid, column, below})) ++built;
        if (rests_on.empty()) return true;
        return game_.rulings.support == Support::one ? built >= 1 : built == count_of(rests_on);
    }
    bool columns_are_built() const {
        const Temple& temple = game_.board.temple;
        return column_is_built(Part::left, temple.left) && column_is_built(Part::right, temple.right);
    }
    bool column_is_built(Part column, const std::optional<Values>& described) const {
        if (!described) return any(laid_, [&](const Laid& one) { return one.at.part == column; });
        return lower_are_built({column, count_of(*described) + 1});
    }
    bool all_are_built(int row) const {
        return lower_are_built({Part::pyramid, count_of(nth(*game_.board.pyramid, row - 1)) + 1, row});
    }
};

}
