#include "app/table/egizia/ends_input.h"

#include "app/table/copy.h"
#include "i18n/words.h"

#include <algorithm>
#include <numeric>

namespace clerk::table::egizia {

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
