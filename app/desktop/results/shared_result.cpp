#include "app/desktop/results/shared_result.h"

#include "app/desktop/game/editors.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "core/score_sheet.h"
#include "db/plays/plays.h"
#include "i18n/counted.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

wxString category_name(const std::string& game, const std::string& id) {
    const bool known = std::ranges::find(games(), game) != games().end();
    return known ? i18n::category(game, id) : text(id);
}

ResultSummary::Player player_of(const db::PlaySeat& seat, std::size_t categories) {
    ResultSummary::Player player{seat_in_words(seat), seat.rank.value_or(0), seat.score, {}, seat.winner};
    if (categories > 0)
        for (const auto& [id, points] : seat.categories) player.points.push_back(points);
    player.points.resize(categories);
    return player;
}

wxString headline(const db::Play& play) {
    const bool is_won = std::ranges::any_of(play.seats, &db::PlaySeat::winner);
    if (play.cooperative) return is_won ? _("Won together.") : _("Lost together.");
    std::vector<PlayerScore> all;
    for (const db::PlaySeat& seat : play.seats)
        all.push_back({.name = seat.name, .rank = seat.rank.value_or(0), .winner = seat.winner});
    return is_won ? winners_in_words(all) : _("It is not known who won.");
}

/// Of whoever comes first of those who have built.
DrawSized winner_picture(const Record& record, const ScoreSheet& sheet) {
    const std::vector<std::size_t> order = by_rank(sheet.players);
    return order.empty() ? DrawSized{} : built_picture(record, static_cast<int>(order.front()));
}

}

ResultSummary summary_of(const db::Play& play) {
    ResultSummary summary{i18n::game_name(play.game), headline(play)};
    const auto most = std::ranges::max_element(play.seats, {}, [](const auto& seat) { return seat.categories.size(); });
    if (categories(play.game).size() == 1) summary.counted = i18n::points_name(play.game);
    if (most != play.seats.end() && most->categories.size() > 1)
        for (const auto& [id, points] : most->categories) summary.categories.push_back(category_name(play.game, id));
    for (const db::PlaySeat& seat : play.seats) summary.players.push_back(player_of(seat, summary.categories.size()));
    std::ranges::stable_sort(summary.players, {}, &ResultSummary::Player::rank);
    return summary;
}

SharedResult shared_result(const db::Store& store, const std::string& id) {
    const db::ListedPlay listed = db::Plays(store).load(id);
    SharedResult result{listed.play, summary_of(listed.play)};
    if (listed.ours) {
        const Record record = store.load(id);
        const ScoreSheet sheet = score(record);
        result.summary = summary_of(game_id(record), sheet);
        result.summary.picture = winner_picture(record, sheet);
    }
    result.summary.date = day_in_words(listed.play);
    result.summary.place = text(listed.play.place);
    return result;
}

}
