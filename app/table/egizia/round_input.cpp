#include "app/table/egizia/round_input.h"

#include "app/table/copy.h"
#include "app/table/egizia/build_input.h"
#include "i18n/words.h"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace clerk::table::egizia {

namespace {

constexpr int highest_value = 99;

/// Of the round in progress or the next.
std::vector<int> order(const Position& position) { return position.ready->round->order; }

}

Outcome enter_points(const Position& position, Entry entry, PointsTyped which, int player, std::optional<int> points) {
    if (!position.round() && position.stage != Stage::builds)
        return not_done(std::move(entry), why_not_build(position));
    return {.entry = std::move(entry), .game = with_points(position.game, which, player, points.value_or(0))};
}

int points_entered(const Position& position, PointsTyped which, int player) {
    const game::Round* round = position.round();
    return round && !(round->*which).empty() ? (round->*which).at(static_cast<std::size_t>(player)) : 0;
}

int feeding_points(int need, int grain, int level) {
    constexpr int lost[] = {3, 2, 2, 1, 1};
    return -std::max(0, need - grain) * lost[std::clamp(level, 1, 5) - 1];
}

bool may_swap(const Position& position, int player) {
    if (position.full() || position.stage != Stage::builds || position.state.rounds_done == 0) return false;
    const auto now = order(position);
    const auto at = std::ranges::find(now, player);
    if (at == now.end() || at + 1 == now.end()) return false;
    const game::Fold before = [&] {
        game::Game game = position.game;
        if (position.round()) game.turns.pop_back();
        return game::fold(game);
    }();
    return before.state.track.score(*at) == before.state.track.score(*(at + 1));
}

Outcome swap_with_next(const Position& position, Entry entry, int player) {
    if (!may_swap(position, player))
        return not_done(std::move(entry), _("Only players on the same space of the track can change places."));
    auto now = order(position);
    const auto at = std::ranges::find(now, player);
    std::iter_swap(at, at + 1);
    return {.entry = std::move(entry), .game = with_order(position.game, std::move(now))};
}

Outcome enter_graves(const Position& position, Entry entry, const std::string& typed) {
    std::vector<int> values;
    std::istringstream words(typed);
    for (std::string word; words >> word;) {
        const bool figures = word.size() <= 2 && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
        const int value = figures ? std::stoi(word) : 0;
        if (value < 1 || value > highest_value)
            return not_done(std::move(entry), _("Values of the graves are numbers from 1 to 99, with spaces between."));
        values.push_back(value);
    }
    if (values.size() > static_cast<std::size_t>(game::most_graves))
        return not_done(std::move(entry), _("There are 12 graves in a game."));
    if (values == position.game.graves) return {.entry = std::move(entry)};
    return {.entry = std::move(entry), .game = with_graves(position.game, std::move(values))};
}

std::string graves_entered(const Position& position) {
    std::string line;
    for (const int value : position.game.graves) line += (line.empty() ? "" : " ") + std::to_string(value);
    return line;
}

wxString why_not_go_on(const Position& position, const Entry& entry) {
    if (position.stage == Stage::ships)
        return entry.at || entry.uses_card ? _("First place the ship you have begun, or cancel it (Esc).") : wxString();
    if (wxString why = why_not_build(position); !why.empty()) return why;
    return builds(entry) ? _("First enter the build you have begun (B), or cancel it (Esc).") : wxString();
}

Outcome go_on(const Position& position, Entry entry) {
    if (wxString why = why_not_go_on(position, entry); !why.empty()) return not_done(std::move(entry), std::move(why));
    game::Game next =
        position.stage == Stage::ships ? with_players_fed(position.game) : with_round_ended(position.game);
    return {.entry = {}, .game = std::move(next)};
}

namespace {

constexpr std::size_t longest_list = 40;

const game::End& end_of(const Position& position, int player) {
    return position.game.end->at(static_cast<std::size_t>(player));
}

Queue all_players(const game::Game& game) {
    Queue all(game.players.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

/// The leader first. Whoever moved stays behind or before whom they were with, where the scores are equal.
Queue track_of(const game::Game& game) {
    Queue track = game.track.value_or(all_players(game));
    std::ranges::stable_sort(track, std::ranges::greater{}, [&](int player) {
        return game.end->at(static_cast<std::size_t>(player)).score.value_or(0);
    });
    return track;
}

Outcome entered(const Position& position, Entry entry, int player, game::End end) {
    game::Game next = with_end(position.game, player, std::move(end));
    if (next.track) next.track = track_of(next);
    return {.entry = std::move(entry), .game = std::move(next)};
}

/// What a list that is typed comes to: the part of the end, or what was expected.
struct Read {
    game::End end;
    wxString expected = {};
};

/// In depth full it is known how many sphinx cards a player holds: those that are not typed are not fulfilled.
std::optional<std::size_t> cards_held(const Position& position, int player, EndList list) {
    if (!position.full() || list != EndList::sphinx) return std::nullopt;
    return static_cast<std::size_t>(position.seat(player).sphinx);
}

Read read(const Position& position, int player, EndList list, std::string typed) {
    const game::End& before = end_of(position, player);
    Read read{before};
    if (list == EndList::graves) read.end.grave_sum.reset();
    std::vector<int>& numbers = list == EndList::sphinx ? read.end.sphinx : read.end.graves;
    numbers.clear();
    const bool sum = list == EndList::graves && typed.starts_with('=');
    if (sum) typed.erase(0, 1);
    for (const std::string& word : words_of(typed)) {
        const Described number = read_number(word);
        const int value = number.expected.empty() ? std::stoi(number.json) : -1;
        const bool tile = list == EndList::graves && !sum;
        const int least = tile ? 1 : 0, most = tile ? 99 : 999;
        if (value < least || value > most || numbers.size() == longest_list)
            return {before, i18n::fill(_("expected a whole number from {1} to {2}, found {3}"),
                                       {i18n::figure(least), i18n::figure(most), i18n::text(word)})};
        numbers.push_back(value);
    }
    if (const auto held = cards_held(position, player, list)) {
        if (numbers.size() > *held)
            return {before, i18n::fill_figures(_("expected one figure for each sphinx card held: {1}"),
                                               {static_cast<int>(*held)})};
        numbers.resize(*held);
    }
    if (!sum) return read;
    if (numbers.size() != 1) return {before, _("expected one number alone")};
    read.end.grave_sum = numbers.front();
    numbers.clear();
    return read;
}

void swap_with_the_one_before(Queue& queue, int player) {
    const auto at = std::ranges::find(queue, player);
    if (at != queue.begin() && at != queue.end()) std::iter_swap(at, at - 1);
}

}

Outcome enter_end(const Position& position, Entry entry, int player, EndFigure figure, int number) {
    game::End end = end_of(position, player);
    if (figure == EndFigure::score)
        end.score = number;
    else
        (figure == EndFigure::stones ? end.stones : end.stone_market) = number;
    return entered(position, std::move(entry), player, std::move(end));
}

Outcome enter_end(const Position& position, Entry entry, int player, EndList list, const std::string& typed) {
    Read made = read(position, player, list, typed);
    if (!made.expected.empty()) return not_done(std::move(entry), made.expected);
    return entered(position, std::move(entry), player, std::move(made.end));
}

std::string typed(const game::End& end, EndList list) {
    if (list == EndList::graves && end.grave_sum) return "=" + std::to_string(*end.grave_sum);
    std::string all;
    for (const int value : list == EndList::sphinx ? end.sphinx : end.graves)
        all += (all.empty() ? "" : " ") + std::to_string(value);
    return all;
}

bool says_the_same(const Position& position, int player, EndList list, const std::string& typed) {
    const Read made = read(position, player, list, typed);
    return made.expected.empty() && made.end == end_of(position, player);
}

std::vector<Queue> asked_for_order(const Position& position) {
    if (!position.final()) return {};
    std::vector<Queue> all;
    for (const int player : track_of(position.game)) {
        const auto score = [&](int whose) { return end_of(position, whose).score; };
        if (all.empty() || score(all.back().front()) != score(player)) all.emplace_back();
        all.back().push_back(player);
    }
    std::erase_if(all, [](const Queue& queue) { return queue.size() < 2; });
    return all;
}

Outcome stand_ahead(const Position& position, Entry entry, int player) {
    game::Game next = position.game;
    next.track = track_of(next);
    const std::vector<Queue> asked = asked_for_order(position);
    if (std::ranges::any_of(
            asked, [&](const Queue& queue) { return queue.front() != player && std::ranges::count(queue, player); }))
        swap_with_the_one_before(*next.track, player);
    return {.entry = std::move(entry), .game = std::move(next)};
}

Queue last_order(const Position& position) {
    const game::Game& game = position.game;
    if (!position.final() || game.rulings.final_order != game::FinalOrder::last_round) return {};
    return game.order.value_or(all_players(game));
}

Outcome play_earlier(const Position& position, Entry entry, int player) {
    game::Game next = position.game;
    next.order = last_order(position);
    swap_with_the_one_before(*next.order, player);
    return {.entry = std::move(entry), .game = std::move(next)};
}

}
