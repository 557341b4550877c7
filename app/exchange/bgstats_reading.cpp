// Reading the plays of BG Stats, from a `.bgsplay` file or a whole export.
#include "app/exchange/bgstats.h"
#include "app/exchange/import.h"
#include "app/exchange/result_text.h"
#include "app/exchange/utc.h"
#include "core/game.h"
#include "core/json_reader.h"
#include "core/json_rows.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <istream>
#include <limits>
#include <map>

namespace clerk::exchange {

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

/// The rows of a table by their id as JSON.
template <class Content> class Table {
public:
    template <class Read> void add(const Reader& row, Read read) {
        const Reader id = row.key("id");
        if (!rows_.emplace(as_json(id), attempt([&] { return read(row); })).second) id.expected(phrase("id-only-once"));
    }

    /// None: no row has that id. Throws the Fault of the row.
    const Content* find(const Reader& reference) const {
        const auto found = rows_.find(as_json(reference));
        if (found == rows_.end()) return nullptr;
        if (!found->second) throw Fault(found->second.error());
        return &*found->second;
    }

private:
    static std::string as_json(const Reader& id) { return id.value().dump(); }

    std::map<std::string, Expected<Content>> rows_;
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

    /// Of the table that the document has under that name.
    void add(std::string_view name, const Reader& row, Collector& all);
};

constexpr std::string_view names_of_tables[] = {"players", "games", "locations"};

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

const Game& game(const Reader& play, const Table<Game>& games) {
    const Reader reference = play.key("gameRefId");
    const Game* found = games.find(reference);
    if (!found) reference.expected(phrase("listed-game"));
    if (!found->id) throw Fault(found->id.error());
    return *found;
}

/// The board and the expansions, as the app parts several values: "Large map／Fishers".
std::string variant(const Reader& play, const Table<Game>& games) {
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

std::string place(const Reader& play, const Table<std::string>& places) {
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

void Tables::add(std::string_view name, const Reader& row, Collector& all) {
    if (name == "players") players.add(row, read_person);
    if (name == "games") games.add(row, [&](const Reader& game) { return read_game(game, all); });
    if (name == "locations") places.add(row, [](const Reader& place) { return text(place.key("name")); });
}

const Person& person(const Reader& seat, const Table<Person>& players) {
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

ListedSeat read_seat(const Reader& reader, const Table<Person>& players, db::Play& play, Collector& all) {
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

db::Play read_play(const Reader& reader, const std::string& path, const Tables& tables, Collector& all) {
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

std::string title_of(const Reader& play, const Table<Game>& games) {
    const std::string game = readable_part([&] {
        const Game* found = games.find(play.key("gameRefId"));
        return found ? found->title : std::string();
    });
    const std::string date = readable_part([&] { return text(play, "playDate"); });
    return title(game, date);
}

/// One that is not right is kept with those that cannot be read.
void add_play(const Reader& play, const std::string& path, const Tables& tables, Collector& all) {
    all.entry([&] { return title_of(play, tables.games); },
              [&] { all.add(read_play(play, path, tables, all), path + "/uuid"); });
}

/// The tables that plays refer to: small in the largest export.
constexpr std::size_t room_of_tables = 96 * 1024 * 1024, room_of_play = 8 * 1024 * 1024;

/// Plays may stand before the tables to which they refer: the document is read twice, and never held as a whole.
Tables read_tables(std::string_view json, Collector& all) {
    const JsonPart part{names_of_tables, "", {}};
    const Json document = read_json_part(json, limits::bytes, room_of_tables, part);
    const JsonTree tree(document);
    Tables tables;
    for (const std::string_view name : names_of_tables)
        if (const auto list = given(Reader(tree), std::string(name)))
            for (const Reader& row : list->items(name, limits::plays)) tables.add(name, row, all);
    return tables;
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

/// What a file says that is not as the app writes it, of which there is more to say than that.
struct Otherwise {};

void require_usual(bool usual) {
    if (!usual) throw Otherwise();
}

/// Hands over the rows of the lists that are wanted, with their paths.
template <class Wants, class Read> void each_row(std::istream& json, Wants wants, Read read) {
    const auto row = [&](std::string_view list, std::size_t index, const JsonTree& tree) {
        require_usual(index < limits::plays);
        const std::string path = '/' + std::string(list) + '/' + std::to_string(index);
        read(list, Reader(tree, path), path);
    };
    const auto next_bytes = [&](char* to, std::size_t most) {
        json.read(to, static_cast<std::streamsize>(most));
        return static_cast<std::size_t>(json.gcount());
    };
    json.clear();
    json.seekg(0);
    require_usual(read_json_rows(next_bytes, {wants, row}));
}

bool is_table(std::string_view name) { return std::ranges::find(names_of_tables, name) != std::end(names_of_tables); }

void read_usual(std::istream& json, Collector& all) {
    Tables tables;
    const auto is_wanted_table = [](std::string_view key, bool is_list) {
        require_usual(is_list || !is_table(key));
        return is_table(key);
    };
    each_row(json, is_wanted_table,
             [&](std::string_view table, const Reader& row, const std::string&) { tables.add(table, row, all); });
    bool has_plays = false;
    const auto is_other = [&](std::string_view key, bool is_list) {
        require_usual(key != "format" && (is_list || key != "plays")); // it is of ours, or has none
        has_plays |= key == "plays";
        return !is_table(key);
    };
    each_row(json, is_other, [&](std::string_view list, const Reader& row, const std::string& path) {
        if (list == "plays") add_play(row, path, tables, all);
    });
    require_usual(has_plays);
}

}

Imported read_bgstats(std::string_view json) {
    return collected([json](Collector& all) {
        const Tables tables = read_tables(json, all);
        each_play(json, [&](const Reader& play, const std::string& path) { add_play(play, path, tables, all); });
    });
}

std::optional<Import> read_usual_bgstats(std::istream& json) {
    try {
        Imported imported = collected([&](Collector& all) { read_usual(json, all); });
        return imported ? std::optional(*std::move(imported)) : std::nullopt;
    } catch (const Otherwise&) {
        return std::nullopt;
    }
}

}
