#include "tests/app/desktop/people_data.h"

#include "db/people/people.h"
#include "db/plays/plays.h"

#include <algorithm>
#include <random>

#include <wx/string.h>

namespace clerk::desktop::test {

namespace {

struct Shelf {
    const char* game;
    std::vector<std::pair<const char*, int>> categories; ///< and what is usual there
};

const Shelf shelves[] = {
    {"babylon",
     {{"statues", 14},
      {"fountains", 12},
      {"bridges", 10},
      {"stairs", 11},
      {"variety", 6},
      {"flowers", 16},
      {"gazebos", 7},
      {"height", 5}}},
    {"alhambra",
     {{"blue", 9}, {"red", 12}, {"brown", 14}, {"white", 16}, {"green", 18}, {"purple", 20}, {"wall", 17}}}};

struct Dealer {
    std::mt19937 random{2026};
    int operator()(int sides) { return static_cast<int>(random() % static_cast<unsigned>(sides)); }
};

db::PlaySeat seat(Dealer& deal, const Shelf& shelf, const std::string& name, int skill) {
    db::PlaySeat seat{.player = "", .name = name};
    int sum = 0;
    for (const auto& [category, usual] : shelf.categories) {
        const int points = std::max(0, usual - usual / 2 + deal(usual + 1) + skill);
        seat.categories.emplace_back(category, points);
        sum += points;
    }
    seat.score = sum;
    return seat;
}

void rank(std::vector<db::PlaySeat>& seats) {
    for (db::PlaySeat& one : seats) {
        const auto better = std::ranges::count_if(seats, [&](const auto& other) { return *other.score > *one.score; });
        one.rank = static_cast<int>(better) + 1;
        one.winner = better == 0;
    }
}

db::Play play(Dealer& deal, int number) {
    std::vector<std::pair<std::string, int>> people{
        {number % 9 == 0 ? "linda" : "Linda", 1}, {"John", 0}, {"Marta", -1}, {"Friedrich-Wilhelm", 0}};
    const Shelf& shelf = shelves[deal(3) == 0 ? 1 : 0];
    db::Play play;
    play.id = wxString::Format("%08x-0000-4000-8000-000000000000", number).utf8_string();
    play.game = shelf.game;
    play.variant = deal(3) == 0 ? "final" : "full";
    play.played_at =
        wxString::Format("%d-%02d-%02dT19:00:00Z", 2024 + number / 96, 1 + number % 96 / 8, 1 + number % 8 * 3)
            .utf8_string();
    play.modified_at = play.played_at;
    play.aids = deal(4) == 0;
    play.waivers = deal(6) == 0 ? 1 : 0;
    std::shuffle(people.begin(), people.end(), deal.random);
    for (int seats = 2 + deal(3), i = 0; i < seats; ++i)
        play.seats.push_back(
            seat(deal, shelf, people[static_cast<std::size_t>(i)].first, people[static_cast<std::size_t>(i)].second));
    rank(play.seats);
    return play;
}

}

void play_for_years(const db::Store& store, int plays) {
    Dealer deal;
    std::vector<db::Play> all;
    for (int number = 0; number < plays; ++number) all.push_back(play(deal, number));
    db::Plays(store).import(all, "test");
}

std::string player_called(const db::Store& store, const std::string& name) {
    for (const db::Person& person : db::People(store).list())
        if (person.name == name) return person.id;
    return {};
}

}
