#include "app/exchange/bgstats.h"

#include "app/exchange/import.h"
#include "app/exchange/result_text.h"
#include "app/exchange/utc.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::exchange {

namespace {

std::string modified(const db::Play& play) {
    return clock_of_utc(play.modified_at.empty() ? play.played_at : play.modified_at);
}

/// The tables refer to each other by these: of seats their number from 1.
constexpr int only_one = 1;
constexpr std::size_t day = 10; ///< the length of a date

Json player(const db::Play& play, const db::PlaySeat& seat, int id) {
    return {{"uuid", player_uuid(seat)}, {"id", id},
            {"name", seat.name},         {"isAnonymous", seat.player == db::nobody},
            {"bggUsername", ""},         {"modificationDate", modified(play)}};
}

Json location(const db::Play& play) {
    return {{"uuid", named_uuid("place/" + play.place)},
            {"id", only_one},
            {"name", play.place},
            {"modificationDate", modified(play)}};
}

bool uses_teams(const db::Play& play) {
    return std::ranges::any_of(play.seats, [](const db::PlaySeat& seat) { return !seat.team.empty(); });
}

Json game(const db::Play& play) {
    i18n::BggGame bgg = i18n::bgg_game(play.game);
    if (bgg.id == 0) bgg.id = play.bgg_game;
    return {{"uuid", game_uuid(play.game)},
            {"id", only_one},
            {"name", i18n::game_name(play.game).utf8_string()},
            {"modificationDate", modified(play)},
            {"cooperative", play.cooperative},
            {"highestWins", !play.lowest_wins},
            {"noPoints", play.no_points},
            {"usesTeams", uses_teams(play)},
            {"bggName", bgg.name},
            {"bggYear", bgg.year},
            {"bggId", bgg.id}};
}

Json player_score(const db::Play& play, const db::PlaySeat& seat, int id) {
    Json json = {{"playerRefId", id},
                 {"score", score_text(seat)},
                 {"winner", seat.winner},
                 {"newPlayer", false},
                 {"startPlayer", id == 1 && !play.unknown_start},
                 {"rank", seat.rank.value_or(0)},
                 {"seatOrder", id}};
    if (!seat.team.empty()) json["team"] = seat.team;
    if (!seat.role.empty()) json["role"] = seat.role;
    return json;
}

Json head(const db::Play& play) {
    return {{"uuid", play.id},
            {"modificationDate", modified(play)},
            {"entryDate", modified(play)},
            {"playDate", play.day_only ? play.played_at.substr(0, day) + " 10:00:00" : clock_of_utc(play.played_at)},
            {"durationMin", minutes(play).value_or(0)},
            {"gameRefId", only_one},
            {"usesTeams", uses_teams(play)},
            {"ignored", !play.counted},
            {"manualWinner", false},
            {"rounds", 0},
            {"rating", 0},
            {"board", i18n::utf8(i18n::variant(play.game, play.variant))},
            {"comments", play.notes}};
}

}

std::optional<int> minutes(const db::Play& play) {
    const bool possible = play.minutes && *play.minutes >= 0 && *play.minutes <= limits::minutes;
    return possible ? play.minutes : std::nullopt;
}

std::string player_uuid(const db::PlaySeat& seat) {
    return seat.player.empty() ? named_uuid("player/" + seat.name) : seat.player;
}

std::string game_uuid(std::string_view word) { return named_uuid("game/" + std::string(word)); }

std::string bgsplay(const db::Play& play) {
    Json root = {{"about", source_name}};
    for (const char* table : {"players", "locations", "games", "plays"}) root[table] = Json::array();
    Json entry = head(play);
    if (play.bgg_play > 0) entry["bggId"] = play.bgg_play;
    if (!play.place.empty()) {
        root["locations"].push_back(location(play));
        entry["locationRefId"] = only_one;
    }
    entry["playerScores"] = Json::array();
    for (int id = 1; const db::PlaySeat& seat : play.seats) {
        root["players"].push_back(player(play, seat, id));
        entry["playerScores"].push_back(player_score(play, seat, id++));
    }
    root["games"].push_back(game(play));
    root["plays"].push_back(std::move(entry));
    root["userInfo"] = {{"meRefId", 0}};
    return root.dump(1, ' ', false, Json::error_handler_t::replace);
}

}
