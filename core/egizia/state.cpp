#include "core/egizia/state.h"

#include "core/compile_large_values.h"

#include <algorithm>
#include <numeric>

namespace clerk::egizia {

Track::Track(std::size_t players, StartTrack start) : scores(players), ranking(players) {
    std::iota(ranking.begin(), ranking.end(), 0);
    if (start == StartTrack::first_behind) std::ranges::reverse(ranking);
}

void Track::move(int player, int points) {
    if (points == 0) return;
    const int now = scores[static_cast<std::size_t>(player)] += points;
    std::erase(ranking, player);
    ranking.insert(std::ranges::find_if(ranking, [&](int other) { return score(other) < now; }), player);
}

void Track::arrange(const std::vector<int>& order) {
    ranking.assign(order.rbegin(), order.rend());
    std::ranges::stable_sort(ranking, std::ranges::greater{}, [&](int player) { return score(player); });
}

namespace {

constexpr int open_tiles = 4;

/// The row is described, and all of it is built.
bool is_built(const Monuments& monuments, const Board& board, int row) {
    const int columns = board.columns_of(row).value_or(0);
    return columns > 0 && monuments.stones_in_row(row) == columns;
}

}

bool Monuments::has(const Space& space) const { return std::ranges::find(built, space, &Built::at) != built.end(); }

int Monuments::stones_on(Part part) const {
    return static_cast<int>(std::ranges::count(built, part, [](const Built& stone) { return stone.at.part; }));
}

int Monuments::stones_in_row(int row) const {
    return static_cast<int>(std::ranges::count(built, row, [](const Built& stone) { return stone.at.row; }));
}

int Monuments::graves_of(int value) const {
    return static_cast<int>(std::ranges::count_if(
        built, [&](const Built& stone) { return stone.at.part == Part::grave && stone.value == value; }));
}

bool Monuments::is_open(const Space& grave) const {
    int nearer = 0;
    for (int number = 1; number < grave.number; ++number) nearer += has({Part::grave, number}) ? 0 : 1;
    return nearer < open_tiles && !has(grave);
}

bool Monuments::is_finished(int row) const { return std::ranges::find(finished_rows, row) != finished_rows.end(); }

RowBonus Monuments::bonus(int row) const {
    std::vector<Built> stones;
    std::ranges::copy_if(built, std::back_inserter(stones), [&](const Built& stone) { return stone.at.row == row; });
    std::ranges::sort(stones, {}, &Built::at); // of those with the same number of stones the one further left is first
    RowBonus best;
    for (const Built& stone : stones)
        if (const auto count = static_cast<int>(std::ranges::count(stones, stone.player, &Built::player));
            count > best.points)
            best = {stone.player, count};
    return best;
}

void Monuments::set(const Table& table, const Stone& stone, int player) {
    built.push_back({stone.at, player, value_of(table, stone).value_or(0)});
    if (stone.at.part != Part::pyramid || is_finished(stone.at.row)) return;
    if (stone.last || is_built(*this, table.board, stone.at.row)) finished_rows.push_back(stone.at.row);
}

std::optional<int> value_of(const Table& table, const Stone& stone) {
    if (stone.value) return stone.value;
    if (stone.at.part != Part::grave) return table.board.value_of(stone.at);
    const auto index = static_cast<std::size_t>(stone.at.number - 1);
    return index < table.graves.size() ? std::optional(table.graves[index]) : std::nullopt;
}

int values_of(const Table& table, const Stones& stones) {
    return std::transform_reduce(stones.begin(), stones.end(), 0, std::plus{},
                                 [&](const Stone& stone) { return value_of(table, stone).value_or(0); });
}

Spaces supports(const Board& board, const Space& space) {
    Spaces below;
    if (space.row < 2 || board.columns_of(space.row).value_or(0) < space.number) return below;
    const PyramidRow& row = (*board.pyramid)[static_cast<std::size_t>(space.row - 1)];
    const auto& on = row[static_cast<std::size_t>(space.number - 1)].on;
    for (const int column : on.value_or(std::vector{space.number, space.number + 1}))
        if (column <= *board.columns_of(space.row - 1)) below.push_back({Part::pyramid, column, space.row - 1});
    return below;
}

int Seat::need() const { return std::accumulate(strength.begin(), strength.end(), 0); }

State::State(const Game& game)
    : table({game.depth, game.rulings, game.players.size(), game.board, game.graves}), seats(game.players.size()),
      track(game.players.size(), game.rulings.start_track) {
    const Start& start = game.board.start;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Seat& seat = seats[i];
        for (const Crew crew : coloured_crews) seat.strength[crew] = start.strengths[static_cast<std::size_t>(crew)];
        seat.strength[Crew::joker] = start.joker;
        seat.stones = start.stones[i];
        seat.quarry = start.quarry;
        seat.fields[Field::green] = start.green;
    }
    last_order.resize(seats.size());
    std::iota(last_order.begin(), last_order.end(), 0);
}

void State::score(int player, Source source, int points) {
    seat(player).rounds.back()[source] += points;
    track.move(player, points);
}

}

namespace clerk {

// The large values of a game.
CLERK_COMPILE_ONCE(egizia::Board)
CLERK_COMPILE_ONCE(std::variant<egizia::Sail, egizia::Pass, egizia::Use>)
CLERK_COMPILE_ONCE(std::variant<egizia::Draw, egizia::Stones, egizia::Use>)
CLERK_COMPILE_ONCE(std::vector<egizia::Ship>)
CLERK_COMPILE_ONCE(std::vector<egizia::Build>)
CLERK_COMPILE_ONCE(std::vector<egizia::Round>)
CLERK_COMPILE_ONCE(std::vector<egizia::Player>)
CLERK_COMPILE_ONCE(std::vector<egizia::End>)
CLERK_COMPILE_ONCE(std::vector<egizia::Seat>)

}
