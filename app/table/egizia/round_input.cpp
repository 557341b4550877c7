#include "app/table/egizia/round_input.h"

#include "app/table/egizia/build_input.h"
#include "i18n/words.h"

#include <algorithm>
#include <sstream>

namespace clerk::table::egizia {

namespace {

constexpr int highest_value = 99;

/// Of the round in progress or the next.
std::vector<int> order(const Position& position) { return position.ready->round->order; }

}

Outcome enter_points(const Position& position, Entry entry, Points which, int player, std::optional<int> points) {
    if (!position.round() && position.stage != Stage::builds)
        return not_done(std::move(entry), why_not_build(position));
    return {.entry = std::move(entry), .game = with_points(position.game, which, player, points.value_or(0))};
}

int points_entered(const Position& position, Points which, int player) {
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
        return not_done(std::move(entry), _("Only players on one space of the track can change places."));
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
        return entry.at || entry.uses_card ? _("Place the ship that is begun first, or let it go (Esc).") : wxString();
    if (wxString why = why_not_build(position); !why.empty()) return why;
    return builds(entry) ? _("Enter the build that is begun first (B), or let it go (Esc).") : wxString();
}

Outcome go_on(const Position& position, Entry entry) {
    if (wxString why = why_not_go_on(position, entry); !why.empty()) return not_done(std::move(entry), std::move(why));
    game::Game next =
        position.stage == Stage::ships ? with_players_fed(position.game) : with_round_ended(position.game);
    return {.entry = {}, .game = std::move(next)};
}

}
