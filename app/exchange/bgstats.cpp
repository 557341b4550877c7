#include "app/exchange/bgstats.h"

#include "app/exchange/import.h"
#include "app/exchange/result_text.h"
#include "app/exchange/utc.h"
#include "core/game.h"
#include "core/json_reader.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

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

namespace {

std::optional<Reader> given(const Reader& object, const std::string& key) {
    auto found = object.find(key);
    if (found && found->is_null()) found.reset();
    return found;
}

/// U+0000 would end the text wherever it is read as far as that.
std::string text(const Reader& found, std::size_t most = limits::name) {
    std::string text = found.text(most);
    if (text.find('\0') != std::string::npos) found.expected(phrase("text-without-null"));
    return text;
}

std::string text(const Reader& object, const std::string& key, std::size_t most = limits::name) {
    const auto found = given(object, key);
    return found ? text(*found, most) : std::string();
}

std::string name(const Reader& object) {
    const Reader found = object.key("name");
    std::string name = text(found);
    if (name.empty()) found.expected(phrase("value"));
    return name;
}

bool flag(const Reader& object, const std::string& key, bool otherwise = false) {
    const auto found = given(object, key);
    if (!found) return otherwise;
    const Json value = found->value();
    if (value.is_boolean()) return value.get<bool>();
    if (value != 0 && value != 1) found->expected(phrase("boolean"));
    return value == 1;
}

/// A number, some write it as a text; 0 where there is none.
int number(const Reader& object, const std::string& key, int highest) {
    const auto found = given(object, key);
    if (!found) return 0;
    if (found->value().is_number_float()) {
        const auto written = found->value().get<double>(); // 45.0 is as whole as 45
        if (written != std::floor(written) || written < 0 || written > highest)
            found->expected(phrase("whole-number", 0, highest));
        return static_cast<int>(written);
    }
    if (!found->value().is_string()) return found->integer(0, highest);
    const std::string digits = found->text();
    if (digits.empty()) return 0;
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size();
    if (!whole || value < 0 || value > highest) found->expected(phrase("whole-number", 0, highest));
    return value;
}

std::optional<int> unless_zero(int value) { return value == 0 ? std::nullopt : std::optional(value); }

/// What is read, or the Fault that it throws.
template <class Read> auto attempt(Read read) -> Expected<decltype(read())> {
    try {
        return read();
    } catch (const Fault& fault) {
        return tl::unexpected(fault);
    }
}

/// The rows of a table by their id as JSON. Each is read once, however many plays name it.
template <class Content> class Table {
public:
    using Read = std::function<Content(const Reader&)>;

    Table(const Reader& document, const char* name, Read read) : read_(std::move(read)) {
        const auto list = given(document, name);
        if (!list) return;
        for (const Reader& row : list->items(name, limits::plays)) {
            const Reader id = row.key("id");
            if (!rows_.emplace(id.value().dump(), Row{row, {}}).second) id.expected(phrase("id-only-once"));
        }
    }

    /// None: no row has that id. Throws the Fault of the row.
    const Content* find(const Reader& reference) {
        const auto found = rows_.find(reference.value().dump());
        if (found == rows_.end()) return nullptr;
        Row& row = found->second;
        if (!row.content) row.content = attempt([&] { return read_(row.reader); });
        if (!*row.content) throw Fault(row.content->error());
        return &**row.content;
    }

private:
    struct Row {
        Reader reader;
        std::optional<Expected<Content>> content;
    };
    Read read_;
    std::map<std::string, Row> rows_;
};

struct Game {
    std::string title; ///< as far as it can be read
    Expected<std::string> id;
    int bgg = 0;       ///< of a game that is not ours
    db::Play way = {}; ///< how it is won
    bool uses_teams = false;
};

struct Tables {
    Table<Person> players;
    Table<Game> games;
    Table<std::string> places;
};

/// Of a game or a play; 0 where there is none, whatever stands there instead.
int bgg_id(const Reader& object, const char* key = "bggId") {
    const auto found = given(object, key);
    if (!found || !found->value().is_number_integer()) return 0;
    const auto id = found->value().get<long long>();
    return id > 0 && id <= std::numeric_limits<int>::max() ? static_cast<int>(id) : 0;
}

/// Of our games by the UUID that they have there.
const std::map<std::string, std::string>& games_by_uuid() {
    static const std::map<std::string, std::string> all = [] {
        std::map<std::string, std::string> found;
        for (const std::string_view game : games()) found.emplace(game_uuid(game), game);
        return found;
    }();
    return all;
}

/// As far as it can be read.
template <class Read> std::string readable_part(Read read) { return attempt(read).value_or(""); }

std::string read_game_id(const Reader& row, Collector& all) {
    const auto ours = games_by_uuid().find(uuid(text(row, "uuid")).value_or(""));
    return ours != games_by_uuid().end() ? ours->second : all.game(name(row), bgg_id(row));
}

/// A game of ours is won as its rules say.
Game read_game(const Reader& row, Collector& all) {
    Game game{readable_part([&] { return text(row, "name"); }), attempt([&] { return read_game_id(row, all); })};
    if (!game.id || is_ours(*game.id)) return game;
    game.bgg = bgg_id(row);
    game.uses_teams = flag(row, "usesTeams");
    game.way.cooperative = flag(row, "cooperative");
    game.way.lowest_wins = !flag(row, "highestWins", true);
    game.way.no_points = flag(row, "noPoints");
    return game;
}

const Game& game(const Reader& play, Table<Game>& games) {
    const Reader reference = play.key("gameRefId");
    const Game* found = games.find(reference);
    if (!found) reference.expected(phrase("listed-game"));
    if (!found->id) throw Fault(found->id.error());
    return *found;
}

/// The board and the expansions, as the app parts several values: "Large map／Fishers".
std::string variant(const Reader& play, Table<Game>& games) {
    constexpr std::string_view parted = "／";
    std::string all = text(play, "board", limits::note);
    const auto expansions = given(play, "expansionPlays");
    if (!expansions || !expansions->value().is_array()) return all;
    for (const Reader& one : expansions->items("plays", limits::seats)) {
        const Game* found = games.find(one.key("gameRefId"));
        if (found && !found->title.empty()) all.append(all.empty() ? "" : parted).append(found->title);
    }
    return all;
}

std::string place(const Reader& play, Table<std::string>& places) {
    const auto reference = given(play, "locationRefId");
    if (!reference) return {};
    if (const std::string* found = places.find(*reference)) return *found;
    if (reference->value() != 0) reference->expected(phrase("listed-place"));
    return {};
}

Person read_person(const Reader& row) {
    const std::string called = name(row);
    if (flag(row, "isAnonymous")) return {std::string(db::nobody), called};
    const std::string id = text(row, "uuid");
    return {uuid_of("bgstats/player", id.empty() ? called : id), called, text(row, "bggUsername")};
}

const Person& person(const Reader& seat, Table<Person>& players) {
    const Reader reference = seat.key("playerRefId");
    const Person* found = players.find(reference);
    if (!found) reference.expected(phrase("listed-player"));
    return *found;
}

/// A text, or a number as some write it.
std::string text_or_number(const Reader& seat, const std::string& key) {
    const auto found = given(seat, key);
    if (!found) return {};
    return found->value().is_number() ? found->value().dump() : text(*found);
}

/// "0" stands where there is none.
std::string team(const Reader& seat) {
    const std::string name = text_or_number(seat, "team");
    return name == "0" ? "" : name;
}

ListedSeat read_seat(const Reader& reader, Table<Person>& players, db::Play& play, Collector& all) {
    const Person& who = person(reader, players);
    all.add(who);
    db::PlaySeat seat{.player = who.id, .name = who.name, .role = text(reader, "role", limits::role)};
    const std::string points = text_or_number(reader, "score");
    if (!take_score(points, seat, play)) all.add(UnreadPoints{play.id, seat.name, points});
    seat.rank = unless_zero(number(reader, "rank", limits::seats));
    seat.winner = flag(reader, "winner");
    return {std::move(seat), number(reader, "seatOrder", limits::seats), flag(reader, "startPlayer")};
}

/// Scores that are none have come to them.
void require_not_too_long(const std::string& notes, const std::string& path) {
    const Json all = notes;
    Reader(JsonTree(all), path).text(limits::note);
}

db::Play read_play(const Reader& reader, const std::string& path, Tables& tables, Collector& all) {
    const Reader id = reader.key("uuid");
    if (text(id).empty()) id.expected(phrase("uuid"));
    const Game& played = game(reader, tables.games);
    db::Play play = played.way;
    play.id = uuid_of("bgstats/play", text(id));
    play.game = *played.id;
    play.bgg_game = played.bgg;
    const int bgg_play = bgg_id(reader, "bggPlayId");
    play.bgg_play = bgg_play > 0 ? bgg_play : bgg_id(reader);
    play.variant = variant(reader, tables.games);
    play.played_at = reader.key("playDate").readable(phrase("date-and-time", "2026-11-20 19:30:00"), utc_of_clock);
    if (const auto day = day_alone(text(reader, "playDate"))) {
        play.played_at = *day;
        play.day_only = true;
    }
    play.minutes = unless_zero(number(reader, "durationMin", limits::minutes));
    play.place = place(reader, tables.places);
    play.notes = text(reader, "comments", limits::note);
    play.counted = !flag(reader, "ignored");
    play.modified_at = utc_of_clock(text(reader, "modificationDate")).value_or(play.played_at);
    const bool uses_teams = flag(reader, "usesTeams", played.uses_teams);
    std::vector<ListedSeat> seats;
    for (const Reader& seat : reader.key("playerScores").items("players", limits::seats)) {
        seats.push_back(read_seat(seat, tables.players, play, all));
        if (uses_teams) seats.back().seat.team = team(seat);
    }
    require_not_too_long(play.notes, path + "/comments");
    play.unknown_start = !is_ours(play.game) && std::ranges::none_of(seats, &ListedSeat::starts);
    play.seats = in_turn_order(std::move(seats));
    return play;
}

std::string title_of(const Reader& play, Table<Game>& games) {
    const std::string game = readable_part([&] {
        const Game* found = games.find(play.key("gameRefId"));
        return found ? found->title : std::string();
    });
    const std::string date = readable_part([&] { return text(play, "playDate"); });
    return title(game, date);
}

/// The tables that plays refer to: small in the largest export.
constexpr std::size_t room_of_tables = 96 * 1024 * 1024, room_of_play = 8 * 1024 * 1024;

/// Plays may stand before the tables to which they refer: the document is read twice, and never held as a whole.
Json read_tables(std::string_view json) {
    constexpr std::string_view tables[] = {"players", "games", "locations"};
    return read_json_part(json, limits::bytes, room_of_tables, {tables, "", {}});
}

/// What is not a play is left out of the document.
void each_play(std::string_view json, const std::function<void(const Reader&, const std::string&)>& read) {
    const auto row = [&](std::size_t index, const Json& play) {
        if (index == limits::plays)
            throw expected("/plays", phrase("short-list", limits::plays, phrase("plays")), phrase("more"));
        const std::string path = "/plays/" + std::to_string(index);
        read(Reader(JsonTree(play), path), path);
    };
    const Json document = read_json_part(json, limits::bytes, room_of_play, {{}, "plays", row});
    Reader(JsonTree(document)).key("plays").items("plays", limits::plays); // which is then an empty list
}

}

Imported read_bgstats(std::string_view json) {
    return collected([json](Collector& all) {
        const Json document = read_tables(json);
        const JsonTree tree(document);
        const Reader root(tree);
        Tables tables{{root, "players", read_person},
                      {root, "games", [&](const Reader& row) { return read_game(row, all); }},
                      {root, "locations", [](const Reader& row) { return text(row.key("name")); }}};
        each_play(json, [&](const Reader& play, const std::string& path) {
            all.entry([&] { return title_of(play, tables.games); },
                      [&] { all.add(read_play(play, path, tables, all), path + "/uuid"); });
        });
    });
}

}
