#include "app/table/turns.h"

#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table {

namespace {

/// In a game that is scored several times the turns do not bring points one by one.
bool scored_once(const ScoreSheet& score) {
    return std::ranges::all_of(score.players, [](const PlayerScore& player) { return player.rounds.empty(); });
}

bool stands(const Report& whole, std::size_t turn) {
    return whole.legal() || static_cast<int>(turn) < whole.turns_played.value_or(0);
}

std::size_t turns_ended(const Record& record) { return turns(record) - (in_progress(record) ? 1 : 0); }

int place_in_turn(const Where& where) { return where.step.value_or(where.index); }

}

wxString title_of_turn(const Snapshot& now, std::size_t turn) {
    const TurnLine& line = now.turn_lines.at(turn);
    if (!line.title.empty()) return line.title;
    const std::vector<std::string> names = players(now.whole.record);
    const wxString name = text(names.at(static_cast<std::size_t>(line.player)));
    if (turn >= turns(now.whole.record)) return name;
    return i18n::fill(_("Round {1}, {2}"), {figure(static_cast<int>(turn / names.size()) + 1), name});
}

wxString gain_of_turn(const Snapshot& now, std::size_t turn) {
    const auto& totals = now.whole.fold.totals;
    if (turn >= totals.size() || !scored_once(now.whole.fold.score)) return {};
    if (!stands(now.whole.report(), turn) || now.score_hidden()) return {};
    if (const auto& gain = now.turn_lines.at(turn).gain) return *gain;
    const auto player = static_cast<std::size_t>(now.turn_lines.at(turn).player);
    const int gain = totals[turn].at(player) - (turn > 0 ? totals[turn - 1].at(player) : 0);
    return gain == 0 ? wxString() : wxString::Format("%+d", gain);
}

bool is_broken(const Snapshot& now, std::size_t turn) {
    const std::size_t played = turns(now.whole.record);
    return std::ranges::any_of(now.broken, [&](const Breach& breach) {
        const auto of = turn_of(breach.where);
        if (!of) return false;
        const auto there = static_cast<std::size_t>(*of);
        return turn < played ? there == turn : there >= played && breach.where.player == now.turn_lines.at(turn).player;
    });
}

bool once_stood(const Snapshot& now, std::size_t turn) {
    const auto last = last_ended(now);
    return last && turn <= *last && !(now.open && now.open->turn == turn);
}

bool is_earlier(const Snapshot& now, std::size_t turn) { return !now.open && can_open(now.whole.record, turn); }

std::optional<std::size_t> last_ended(const Snapshot& now) {
    const std::size_t ended = turns_ended(now.whole.record);
    return ended > 0 ? std::optional(ended - 1) : std::nullopt;
}

bool ends_turn(const Record& before, const Record& next) { return turns_ended(next) > turns_ended(before); }

Record record_after(const Snapshot& now, std::optional<std::size_t> turn) {
    return turn && is_earlier(now, *turn) ? opened(now.whole.record, *turn) : now.record();
}

std::optional<int> player_who_went_on(const Record& before, const Record& next) {
    const std::optional<Where> last = last_part(before), now = last_part(next);
    if (!now) return std::nullopt;
    const bool same_list = last && turn_of(*last) == turn_of(*now) && last->piece == now->piece;
    if (same_list && place_in_turn(*last) >= place_in_turn(*now)) return std::nullopt;
    return now->player;
}

}
