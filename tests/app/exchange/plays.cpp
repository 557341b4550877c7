#include "tests/app/exchange/plays.h"

#include "app/exchange/import.h"
#include "app/exchange/utc.h"
#include "core/game.h"

#include <array>
#include <fstream>
#include <iterator>
#include <set>

#include <rapidcheck.h>

namespace clerk::exchange::test {

namespace {

int between(int lowest, int highest) { return *rc::gen::inRange(lowest, highest + 1); }
bool one_in(int n) { return between(1, n) == 1; }

std::string padded(int number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return std::string(digits - text.size(), '0') + text;
}

std::string any_uuid() {
    std::string id = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
    for (char& c : id)
        if (c == 'x') c = "0123456789abcdef"[between(0, 15)];
    return id;
}

std::string any_time() {
    return padded(between(1990, 2090), 4) + '-' + padded(between(1, 12), 2) + '-' + padded(between(1, 28), 2) + 'T' +
           padded(between(0, 23), 2) + ':' + padded(between(0, 59), 2) + ':' + padded(between(0, 59), 2) + 'Z';
}

db::PlaySeat any_seat(const std::vector<std::string>& categories) {
    db::PlaySeat seat{.player = one_in(3) ? "" : any_uuid(), .name = any_text() + "."};
    if (!one_in(4)) seat.score = any_points();
    if (!one_in(4)) seat.rank = between(1, 8);
    seat.winner = one_in(3);
    PointsSum sum;
    for (const std::string& id : categories) {
        seat.categories.emplace_back(id, any_points());
        sum += seat.categories.back().second;
    }
    if (!categories.empty() && !one_in(4)) seat.score = sum.points();
    return seat;
}

/// Of a game that is not ours.
void choose_way(db::Play& play) {
    play.cooperative = one_in(4);
    play.lowest_wins = one_in(4);
    play.no_points = one_in(4);
    play.unknown_start = play.seats.empty() || one_in(3);
    if (one_in(2)) play.bgg_game = 1'000'000 + between(1, 1000);
    if (one_in(2)) play.bgg_play = between(1, 1000);
    const bool teams = one_in(3);
    for (db::PlaySeat& seat : play.seats) {
        if (teams && !one_in(4)) seat.team = std::to_string(between(1, 3));
        if (one_in(4)) seat.role = any_text() + "／thief";
        if (one_in(8)) seat.player = db::nobody;
    }
}

}

Points any_points() {
    if (one_in(8)) return *rc::gen::arbitrary<std::int64_t>();
    return {between(-300, 300), one_in(3) ? between(0, 999) * 1'000'000 : 0};
}

db::Play play() {
    return {.id = "018f6d2e-0000-4000-8000-000000000001",
            .game = std::string(games().front()),
            .variant = "full",
            .rules_version = 1,
            .played_at = "2026-11-21T19:00:00Z",
            .minutes = 45,
            .place = "Home",
            .notes = "The tower fell.",
            .modified_at = "2026-11-21T20:00:00Z",
            .seats = {{.player = "018f6d2e-0000-4000-8000-00000000000a",
                       .name = "Linda",
                       .score = 61,
                       .rank = 1,
                       .winner = true,
                       .categories = {{"statues", 51}, {"stairs", 10}}},
                      {.player = "018f6d2e-0000-4000-8000-00000000000b",
                       .name = "John",
                       .score = 55,
                       .rank = 2,
                       .categories = {{"statues", 57}, {"stairs", -2}}}}};
}

db::Play any_play() {
    db::Play play{
        .id = any_uuid(), .game = "", .variant = any_text(), .played_at = any_time(), .modified_at = any_time()};
    const auto known = static_cast<std::size_t>(between(0, static_cast<int>(games().size())));
    play.game = known < games().size() ? std::string(games()[known]) : "A game of " + any_text();
    if (one_in(2)) play.minutes = between(1, 600);
    if (one_in(2)) play.place = any_text();
    if (one_in(2)) play.notes = any_text();
    play.waivers = between(0, 3);
    play.rules_version = between(0, 2);
    play.counted = !one_in(4);
    std::vector<std::string> categories;
    for (int count = between(0, 4); count > 0; --count) categories.push_back(std::to_string(count) + any_text());
    for (int seats = between(0, 8); seats > 0; --seats) play.seats.push_back(any_seat(categories));
    if (known == games().size()) choose_way(play);
    if (one_in(4)) {
        play.day_only = true;
        play.played_at = play.played_at.substr(0, 10) + "T12:00:00Z";
    }
    return play;
}

std::string any_text(bool controls) {
    static const std::array<std::string, 17> pieces = {
        "Linda", "王小明", "貓", "🎲", "👩‍👩‍👧", "\"",  "'",  ",", ";", "\n",
        "\r\n",  "=1+1",   "+1", "-1", "@SUM(A1)",           "<&>", "%20"};
    static const std::array<std::string, 3> control = {"\t", "\x01", "\x1b[31m"};
    std::string text;
    for (int count = between(0, 4); count > 0; --count) {
        const auto pick = static_cast<std::size_t>(between(0, static_cast<int>(pieces.size() + control.size()) - 1));
        if (pick < pieces.size())
            text += pieces[pick];
        else if (controls)
            text += control[pick - pieces.size()];
    }
    return text;
}

std::string fixture(const std::string& name) {
    std::ifstream file(CLERK_FIXTURES "/" + name, std::ios::binary);
    if (!file) throw std::runtime_error(name);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string damaged(std::string text) {
    for (int count = between(1, 4); count > 0; --count) {
        const auto at = static_cast<std::size_t>(between(0, static_cast<int>(text.size()) - 1));
        const auto length = static_cast<std::size_t>(between(0, 12));
        if (one_in(3))
            text[at] = static_cast<char>(between(0, 255));
        else if (one_in(2))
            text.erase(at, length);
        else
            text.insert(at, text.substr(at, length));
    }
    return text;
}

void expect_sound(const Imported& imported) {
    if (!imported) {
        RC_ASSERT(!imported.error().fault.phrase.kind.empty());
        return;
    }
    for (const Refusal& unreadable : imported->unreadable) RC_ASSERT(!unreadable.fault.phrase.kind.empty());
    std::set<std::string> people;
    for (const Person& person : imported->people) RC_ASSERT(people.insert(person.id).second);
    std::set<std::string> plays, seated;
    for (const db::PackedPlay& packed : imported->plays) {
        const db::Play play = packed.unpacked();
        RC_ASSERT(uuid(play.id) == play.id && plays.insert(play.id).second);
        RC_ASSERT(utc(play.played_at) == play.played_at && utc(play.modified_at) == play.modified_at);
        for (const db::PlaySeat& seat : play.seats) {
            if (seat.player == db::nobody) continue;
            RC_ASSERT(people.contains(seat.player));
            seated.insert(seat.player);
        }
    }
    RC_ASSERT(seated == people); // nobody is left of a play that cannot be read
}

std::string percent_decoded(const std::string& text) {
    std::string decoded;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            decoded += text[at];
            continue;
        }
        decoded += static_cast<char>(std::stoi(text.substr(at + 1, 2), nullptr, 16));
        at += 2;
    }
    return decoded;
}

}
