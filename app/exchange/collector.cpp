#include "app/exchange/collector.h"

#include "core/game.h"
#include "i18n/bgg_game.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::exchange {

namespace {

void require_at_most(std::size_t most, std::size_t found, std::string_view what, const std::string& path) {
    if (found > most) throw TooMuch{expected(path, phrase("short-list", most, phrase(what)), phrase("more"))};
}

}

void Collector::add(db::Play play, const std::string& path) {
    if (plays_.contains(play.id)) throw expected(path, phrase("play-only-once"), literal(play.id));
    require_at_most(limits::plays, plays_.size() + 1, "plays", path);
    require_at_most(limits::all_seats, seats_ + play.seats.size(), "players", path);
    if (notes_ + play.notes.size() > limits::all_notes)
        throw TooMuch{expected(path, phrase("bytes", limits::all_notes), phrase("more"))};
    plays_.insert(play.id);
    seats_ += play.seats.size();
    notes_ += play.notes.size();
    import_.plays.push_back(std::move(play));
}

void Collector::add_copy(db::Play play, const std::string& path) {
    require_at_most(limits::copies, ++copies_, "plays", path);
    copied_seats_ += play.seats.size();
    require_at_most(limits::copied_seats, copied_seats_, "players", path);
    add(std::move(play), path);
}

void Collector::go_back_to(const Mark& before) {
    const auto first = [](auto& all, std::size_t count) { return all.begin() + static_cast<std::ptrdiff_t>(count); };
    const auto plays = first(import_.plays, before.plays);
    const auto people = first(import_.people, before.people);
    std::for_each(plays, import_.plays.end(), [this](const db::Play& play) { plays_.erase(play.id); });
    std::for_each(people, import_.people.end(), [this](const Person& person) { people_.erase(person.id); });
    import_.plays.erase(plays, import_.plays.end());
    import_.people.erase(people, import_.people.end());
    seats_ = before.seats;
    notes_ = before.notes;
    copies_ = before.copies;
    copied_seats_ = before.copied_seats;
}

void Collector::add(const Person& person) {
    if (people_.insert(person.id).second) import_.people.push_back(person);
}

const std::string& Collector::game(const std::string& name, long bgg_id) {
    std::string& found = games_[{name, bgg_id}];
    if (found.empty()) found = game_of(name, bgg_id);
    return found;
}

std::string title(const std::string& game, const std::string& date) {
    return game + (game.empty() || date.empty() ? "" : ", ") + date;
}

std::string game_of(std::string_view name, long bgg_id) {
    if (const auto game = i18n::game_of_bgg_id(bgg_id)) return std::string(*game);
    const wxString wanted = i18n::text(name);
    for (const std::string_view game : games())
        if (wanted.IsSameAs(i18n::text(game), false) || wanted.IsSameAs(i18n::game_name(game), false))
            return std::string(game);
    return std::string(name);
}

std::vector<db::PlaySeat> in_turn_order(std::vector<ListedSeat> seats) {
    std::ranges::stable_sort(seats, {}, &ListedSeat::order);
    const auto first = std::ranges::find(seats, true, &ListedSeat::starts);
    if (first != seats.end()) std::ranges::rotate(seats, first);
    std::vector<db::PlaySeat> ordered;
    for (ListedSeat& listed : seats) ordered.push_back(std::move(listed.seat));
    return ordered;
}

}
