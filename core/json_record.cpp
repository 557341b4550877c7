#include "core/json_record.h"

#include "core/score_sheet.h"

#include <charconv>
#include <chrono>
#include <utility>

namespace clerk {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

std::optional<std::string> read_uuid(std::string_view text) {
    constexpr std::string_view shape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    if (text.size() != shape.size()) return std::nullopt;
    for (std::size_t i = 0; i < shape.size(); ++i)
        if (shape[i] == '-' ? text[i] != '-' : !is_hex(text[i])) return std::nullopt;
    return std::string(text);
}

/// Reads from the front of a text, piece by piece.
struct Scanner {
    std::string_view rest;

    bool one_of(std::string_view chars) {
        if (rest.empty() || chars.find(rest.front()) == std::string_view::npos) return false;
        rest.remove_prefix(1);
        return true;
    }
    /// Exactly so many digits that make a number from lowest to highest; -1 when they do not.
    int number(std::size_t digits, int lowest, int highest) {
        if (rest.size() < digits) return -1;
        int value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + digits, value);
        if (error != std::errc{} || end != rest.data() + digits || !is_digit(rest.front())) return -1;
        rest.remove_prefix(digits);
        return value < lowest || value > highest ? -1 : value;
    }
    bool fraction() {
        if (!one_of(".")) return true;
        if (!one_of("0123456789")) return false;
        while (one_of("0123456789")) {
        }
        return true;
    }
    bool offset() {
        return one_of("Zz") || (one_of("+-") && number(2, 0, 23) >= 0 && one_of(":") && number(2, 0, 59) >= 0);
    }
};

bool read_date(Scanner& scan) {
    const int year = scan.number(4, 0, 9999);
    if (year < 0 || !scan.one_of("-")) return false;
    const int month = scan.number(2, 1, 12);
    const int day = month > 0 && scan.one_of("-") ? scan.number(2, 1, 31) : -1;
    return day > 0 && (std::chrono::year(year) / month / day).ok();
}

bool read_clock(Scanner& scan) {
    return scan.number(2, 0, 23) >= 0 && scan.one_of(":") && scan.number(2, 0, 59) >= 0 && scan.one_of(":") &&
           scan.number(2, 0, 60) >= 0;
}

/// A date and time as in RFC 3339.
std::optional<std::string> read_time(std::string_view text) {
    Scanner scan{text};
    const bool right = read_date(scan) && scan.one_of("Tt ") && read_clock(scan) && scan.fraction() && scan.offset() &&
                       scan.rest.empty();
    return right ? std::optional(std::string(text)) : std::nullopt;
}

const Phrase time_like = phrase("date-and-time", "2026-11-20T19:30:00+01:00");

}

Head read_head(const Reader& document, Extra unknown, bool start_required) {
    Head head{
        .id = document.key("id").readable(phrase("uuid"), read_uuid), .started_at = {}, .extra = std::move(unknown)};
    if (start_required || document.find("started_at"))
        head.started_at = document.key("started_at").readable(time_like, read_time);
    if (const auto ended = document.find("ended_at")) head.ended_at = ended->readable(time_like, read_time);
    if (const auto location = document.find("location")) head.location = location->text();
    if (const auto notes = document.find("notes")) head.notes = notes->text(limits::note);
    return head;
}

namespace {

/// A line that the table wrote down is told under its name, null where there is no figure yet.
void write_points(Json& json, const std::vector<Category>& categories, TellPoints tell) {
    for (const Category& category : categories) {
        const std::string key = category.name.empty() ? std::string(category.id) : category.name;
        const auto points = category.known_points();
        json[key] = points ? tell(*points) : Json();
    }
}

Json write_round(const ScoreRound& round) {
    Json json{{"round", round.number}};
    write_points(json, round.categories, json_of);
    json["total"] = round.total();
    return json;
}

void write_bill(Json& json, const PlayerScore& score, TellPoints tell) {
    const auto total = known_total(score);
    json["total"] = total ? tell(*total) : Json();
    if (score.rank > 0) {
        json["rank"] = score.rank;
        json["winner"] = score.winner;
    }
    json["categories"] = Json::object();
    if (total) write_points(json["categories"], score.categories, tell);
    if (!score.rounds.empty()) json["rounds"] = write_all(score.rounds, write_round);
    for (const Fact& fact : score.facts) json[std::string(fact.id)] = fact.value;
}

}

Json numbers_of_32_bits(const Points& points) {
    return points.is_whole() && std::in_range<std::int32_t>(points.whole) ? Json(points.whole) : Json(print(points));
}

Json write_player(const PlayerScore& score, TellPoints tell) {
    Json json{{"name", score.name}};
    write_bill(json, score, tell);
    return json;
}

void write_score(Json& json, const ScoreSheet& sheet, TellPoints tell) {
    json["complete"] = sheet.complete;
    json["players"] = Json::array();
    for (const PlayerScore& score : sheet.players) json["players"].push_back(write_player(score, tell));
    if (sheet.neutral) write_bill(json[std::string(sheet.neutral->id)], sheet.neutral->score, tell);
}

}
