#include "app/exchange/bgg.h"

#include "app/exchange/import.h"
#include "app/exchange/result_text.h"
#include "app/exchange/utc.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <pugixml.hpp>

namespace clerk::exchange {

namespace {

constexpr int most_at_once = 1000; ///< plays of one entry
constexpr std::string_view anonymous = "Anonymous player";

/// A text of the document at that path. A reference (&#xD800;) may stand for what is no character.
std::string checked(std::string value, const std::string& path, std::size_t most) {
    if (!is_utf8(value)) throw clerk::expected(path, phrase("xml"), phrase("something-else"));
    if (const std::size_t length = code_points(value); length > most)
        throw clerk::expected(path, phrase("text", most), literal(length));
    return value;
}

/// An element and the way to it, "/plays/play[3]".
class Element {
public:
    Element(pugi::xml_node node, std::string path) : node_(node), path_(std::move(path)) {}

    const std::string& path() const { return path_; }

    /// Empty where there is no such attribute.
    std::string text(const char* attribute, std::size_t most = limits::name) const {
        return checked(node_.attribute(attribute).value(), path_ + "/@" + attribute, most);
    }
    std::string required(const char* attribute) const {
        std::string value = text(attribute);
        if (value.empty()) throw missing(path_ + "/@" + attribute);
        return value;
    }
    int number(const char* attribute, int lowest, int highest, int otherwise) const {
        const std::string value = text(attribute);
        if (value.empty()) return otherwise;
        int read = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), read);
        if (error != std::errc{} || end != value.data() + value.size() || read < lowest || read > highest)
            expected(attribute, phrase("whole-number", lowest, highest));
        return read;
    }
    bool flag(const char* attribute) const { return number(attribute, 0, 1, 0) == 1; }

    /// The only child of that name, and its text, which may be in parts; empty where there is none.
    std::string child_text(const char* name, std::size_t most) const {
        std::string text;
        for (const pugi::xml_node part : node_.child(name)) text += part.value();
        return checked(std::move(text), path_ + '/' + name, most);
    }
    Element child(const char* name) const { return {node_.child(name), path_ + '/' + name}; }
    std::vector<Element> children(const char* name, std::string_view what, std::size_t most) const {
        std::vector<Element> all;
        for (const pugi::xml_node node : node_.children(name)) {
            if (all.size() == most)
                throw clerk::expected(path_, phrase("short-list", most, phrase(what)), phrase("more"));
            all.emplace_back(node, path_ + '/' + name + '[' + std::to_string(all.size() + 1) + ']');
        }
        return all;
    }

    [[noreturn]] void expected(const char* attribute, const Phrase& what) const {
        throw clerk::expected(path_ + "/@" + attribute, what, literal('"' + text(attribute) + '"'));
    }

private:
    pugi::xml_node node_;
    std::string path_;
};

/// What the document takes at most: a tag and an attribute take the more room the less they say.
std::size_t room(std::string_view xml) {
    constexpr std::size_t of_node = 64, of_attribute = 40; // 64 bits
    const auto count = [&](char sign) { return static_cast<std::size_t>(std::ranges::count(xml, sign)); };
    return of_node * 2 * count('<') + of_attribute * count('=');
}

/// Whether what comes after "&#" makes U+0000 of it, or is more than the number of any character.
bool refers_to_null(std::string_view reference) {
    const bool hexadecimal = reference.starts_with('x');
    if (hexadecimal) reference.remove_prefix(1);
    std::uint32_t number = 1; // where there is none
    const char* const past = reference.data() + reference.size();
    const auto read = std::from_chars(reference.data(), past, number, hexadecimal ? 16 : 10);
    return number == 0 || read.ec == std::errc::result_out_of_range;
}

/// Where U+0000 stands or is referred to, at which a text would end. No XML has it.
std::optional<std::size_t> place_of_null(std::string_view xml) {
    constexpr std::string_view beginning = "&#";
    if (const std::size_t at = xml.find('\0'); at != std::string_view::npos) return at;
    for (std::size_t at = xml.find(beginning); at != std::string_view::npos; at = xml.find(beginning, at + 1))
        if (refers_to_null(xml.substr(at + beginning.size()))) return at;
    return std::nullopt;
}

pugi::xml_document parsed(std::string_view xml) {
    constexpr std::size_t most_room = 128 * 1024 * 1024;
    if (xml.size() > limits::xml_bytes) throw too_long(limits::xml_bytes, xml.size());
    if (room(xml) > most_room) throw expected("", phrase("fewer-values"), phrase("more"));
    if (!is_utf8(xml)) throw expected("", phrase("xml"), phrase("something-else"));
    if (const auto at = place_of_null(xml)) throw expected("", phrase("xml"), phrase("fault-at-byte", *at));
    pugi::xml_document document;
    const auto result = document.load_buffer(xml.data(), xml.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!result) throw expected("", phrase("xml"), phrase("fault-at-byte", result.offset));
    return document;
}

Person read_person(const Element& player) {
    const std::string username = player.text("username");
    std::string name = player.text("name");
    if (name.empty() && username.empty()) return {std::string(db::nobody), std::string(anonymous)};
    if (name.empty()) name = username;
    const std::string id = named_uuid(username.empty() ? "bgg/name/" + name : "bgg/user/" + username);
    return {id, name, username};
}

ListedSeat read_seat(const Element& player, db::Play& play, Collector& all) {
    const Person person = read_person(player);
    all.add(person);
    // One column of the site is for both; what is alike in no two seats makes no teams.
    db::PlaySeat seat{.player = person.id, .name = person.name, .role = player.text("color", limits::role)};
    const std::string points = player.text("score");
    if (!take_score(points, seat, play)) all.add(UnreadPoints{play.id, seat.name, points});
    seat.winner = player.flag("win");
    return {std::move(seat)};
}

/// Where everyone sat, "1", "2", ...; the site takes any text for it. False: it is not told.
bool take_order(std::vector<ListedSeat>& seats, const std::vector<Element>& players) {
    std::vector<std::int64_t> places;
    for (const Element& player : players) {
        const auto place = terms(player.text("startposition"));
        if (!place) return false;
        places.push_back(place->front().whole);
    }
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].order = places[i];
    return !players.empty();
}

std::vector<db::PlaySeat> read_seats(const Element& list, db::Play& play, Collector& all) {
    const auto players = list.children("player", "players", limits::seats);
    std::vector<ListedSeat> seats;
    for (const Element& player : players) seats.push_back(read_seat(player, play, all));
    play.unknown_start = !take_order(seats, players) && !is_ours(play.game);
    return in_turn_order(std::move(seats));
}

/// A number of the site; 0: it is none.
int number(const std::string& text) {
    constexpr std::int64_t highest = std::numeric_limits<int>::max();
    const auto figure = points_of(text);
    const bool is_one = figure && figure->is_whole() && figure->whole > 0 && figure->whole <= highest;
    return is_one ? static_cast<int>(figure->whole) : 0;
}

db::Play read_play(const Element& entry, Collector& all) {
    db::Play play;
    play.id = bgg_play_id(entry.required("id"));
    const Element item = entry.child("item");
    const int game = number(item.text("objectid"));
    play.game = all.game(item.required("name"), game);
    play.bgg_game = is_ours(play.game) ? 0 : game;
    play.bgg_play = number(entry.text("id"));
    const auto date = utc(entry.text("date"));
    if (!date) entry.expected("date", phrase("date", "2026-11-20"));
    play.played_at = play.modified_at = *date;
    play.day_only = day_alone(entry.text("date")).has_value();
    if (const int minutes = entry.number("length", 0, limits::minutes, 0); minutes > 0) play.minutes = minutes;
    play.place = entry.text("location");
    play.notes = entry.child_text("comments", limits::note);
    play.counted = !entry.flag("incomplete") && !entry.flag("nowinstats");
    play.seats = read_seats(entry.child("players"), play, all);
    play.notes = checked(std::move(play.notes), entry.path() + "/comments", limits::note); // with what the scores added
    return play;
}

/// The further plays of an entry have names of their own: more of them find those that are here already.
void add_each(const db::Play& play, const Element& entry, Collector& all) {
    all.add(play, entry.path() + "/@id");
    const int quantity = entry.number("quantity", 1, most_at_once, 1);
    const std::string id = entry.text("id");
    for (int number = 2; number <= quantity; ++number) {
        db::Play again = play;
        again.id = bgg_play_id(id + '#' + std::to_string(number));
        again.bgg_play = 0;
        all.add_copy(std::move(again), entry.path() + "/@quantity");
    }
}

int entries(const std::vector<Element>& pages) {
    std::size_t count = 0;
    for (const Element& page : pages) count += page.children("play", "plays", limits::plays).size();
    return static_cast<int>(std::min(count, limits::plays));
}

/// How many plays the pages say there are, beside those that stand in them.
int elsewhere(const std::vector<Element>& pages) {
    constexpr int most = 1'000'000'000;
    const std::string total = pages.front().text("total");
    int all = 0;
    std::from_chars(total.data(), total.data() + total.size(), all); // whatever else stands there is no number
    return std::clamp(std::min(all, most) - entries(pages), 0, most);
}

void read_page(const Element& page, Collector& all) {
    for (const Element& entry : page.children("play", "plays", limits::plays))
        all.entry([&] { return title(entry.child("item").text("name"), entry.text("date")); },
                  [&] { add_each(read_play(entry, all), entry, all); });
}

}

std::string bgg_play_id(const std::string& number) { return named_uuid("bgg/play/" + number); }

Imported read_bgg(std::string_view xml) {
    return collected([xml](Collector& all) {
        const pugi::xml_document document = parsed(xml);
        const auto pages = Element(document.root(), "").children("plays", "pages", limits::plays);
        if (pages.empty()) throw missing("/plays");
        for (const Element& page : pages) read_page(page, all);
        all.set_pages(entries(pages), elsewhere(pages));
    });
}

}
