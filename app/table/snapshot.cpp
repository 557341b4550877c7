#include "app/table/snapshot.h"

#include "app/table/catalogue.h"
#include "app/table/desk.h"
#include "app/table/games.h"
#include "core/score_sheet.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table {

#define CLERK_USE_OF(game) using namespace game;
#define CLERK_USE_GAMES CLERK_GAMES(CLERK_USE_OF)

wxString action_in_words(const Record& before, const Record& after) {
    if (!is_same_game(before, after)) return _("change the set-up"); // by a merged history
    CLERK_USE_GAMES
    const wxString words = std::visit(
        [&](const auto& own) -> wxString {
            using Own = std::decay_t<decltype(own)>;
            if constexpr (requires { action_in_words(own, own); })
                return action_in_words(own, std::get<Own>(after.game));
            else
                return {};
        },
        before.game);
    // TRANSLATORS: like all names of actions, this stands after "Undo" and "Redo".
    return words.empty() ? _("change the set-up") : words;
}

#undef CLERK_USE_GAMES
#undef CLERK_USE_OF

wxString undo_in_words(const Desk& desk) {
    const std::optional<Record> before = desk.after_undo();
    // TRANSLATORS: {1} is an action such as "place terrace".
    return before ? i18n::fill(_("Undo {1}"), {action_in_words(*before, desk.record())}) : _("Undo");
}

wxString redo_in_words(const Desk& desk) {
    const std::optional<Record> after = desk.after_redo();
    // TRANSLATORS: {1} is an action such as "place terrace".
    return after ? i18n::fill(_("Redo {1}"), {action_in_words(desk.record(), *after)}) : _("Redo");
}

namespace {

int points_of_first(const PlayerScore& score, int categories) {
    int points = 0;
    for (int i = 0; i < categories; ++i) points += score.categories.at(static_cast<std::size_t>(i)).points();
    return points;
}

wxString in_words(const Snapshot& now, const PlayerScore& score, const Points& points) {
    return now.score_hidden() || !known_total(score) ? wxString("-") : figure(points);
}

/// What the track on the table says comes first, where there is one.
Points on_track(const Snapshot& now, const PlayerScore& score) {
    const auto forecast = forecast_round(now);
    return forecast ? Points(score.total() - score.rounds.at(*forecast).total()) : score.exact_total();
}

wxString forecast(const Snapshot& now, const PlayerScore& score) {
    return now.score_hidden() || !forecast_round(now) ? wxString() : figure(score.total());
}

}

bool same_players(const Record& one, const Record& other) {
    return std::visit(
        [&](const auto& game) {
            const auto* same_game = std::get_if<std::decay_t<decltype(game)>>(&other.game);
            return same_game && same_game->players == game.players;
        },
        one.game);
}

std::optional<std::size_t> forecast_round(const Snapshot& now) {
    const std::size_t rounds = now.score().players.front().rounds.size();
    const auto taken = static_cast<std::size_t>(now.report().scorings.value_or(static_cast<int>(rounds)));
    return taken < rounds ? std::optional(rounds - 1) : std::nullopt;
}

std::vector<PlayerFigure> player_figures(const Snapshot& now) {
    std::vector<PlayerFigure> figures;
    for (const std::string& name : players(now.whole.record)) {
        const PlayerScore& score = now.score().players.at(figures.size());
        figures.push_back({name_line(name), in_words(now, score, on_track(now, score)), forecast(now, score)});
    }
    return figures;
}

std::vector<ScoreboardFigure> scoreboard_figures(const Snapshot& now, std::optional<int> revealed) {
    const bool over = now.awarded && !revealed;
    std::vector<ScoreboardFigure> figures;
    for (const PlayerScore& own : now.score().players) {
        const int player = static_cast<int>(figures.size());
        const Points points = revealed ? Points(points_of_first(own, *revealed)) : on_track(now, own);
        const bool at_turn = !revealed && now.progress.player_at_turn == player;
        figures.push_back({player, name_line(own.name), in_words(now, own, points), forecast(now, own),
                           over ? own.winner : at_turn, over ? own.rank : 0});
    }
    std::ranges::stable_sort(figures, {}, &ScoreboardFigure::rank);
    return figures;
}

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

namespace {

constexpr int told_at_most = 64;

/// The record as if the breach had been dealt with; the same where it cannot be.
Record without(const FoldedRecord& folded, const Breach& breach) {
    if (breach.finding.rule->waivable) return waived(folded.record, breach.where, {});
    return correctable(folded, breach.where) ? corrected(folded, breach.where) : folded.record;
}

/// Whether one rule is broken by one part in both, whatever step of its turn that has become.
bool same(const Breach& a, const Breach& b) {
    Where at = a.where;
    if (at.turn) at.step = b.where.step;
    return at == b.where && *a.finding.rule == *b.finding.rule;
}

}

std::vector<Breach> broken(const FoldedRecord& whole) {
    if (whole.report().legal() || depth(whole.record) == Depth::final) return whole.report().violations;
    std::vector<Breach> all;
    FoldedRecord trial = whole;
    for (int told = 0; !trial.report().legal() && told < told_at_most; ++told) {
        const Breach breach = trial.report().violations.front();
        if (all.empty() || turn_of(all.back().where) != turn_of(breach.where)) all.push_back(breach);
        Record next = without(trial, breach);
        if (next == trial.record) break;
        trial = FoldedRecord(std::move(next), std::move(trial));
    }
    return all;
}

bool mends(const FoldedRecord& wrong, const Record& instead) {
    const Breach& finding = wrong.report().violations.front();
    std::vector<Breach> others;
    if (depth(wrong.record) == Depth::final)
        others.assign(wrong.report().violations.begin() + 1, wrong.report().violations.end());
    else
        others = broken(FoldedRecord(without(wrong, finding), wrong));
    const std::vector<Breach> left = broken(FoldedRecord(instead, wrong));
    return std::ranges::all_of(left, [&](const Breach& breach) {
        return !same(breach, finding) &&
               std::ranges::any_of(others, [&](const Breach& other) { return same(breach, other); });
    });
}

std::optional<Advice<Record>> tried_advice(const FoldedRecord& wrong) {
    std::optional<Advice<Record>> found = advice(wrong);
    return found && mends(wrong, found->mended) ? found : std::nullopt;
}

}
