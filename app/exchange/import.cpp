#include "app/exchange/import.h"

#include "core/game.h"
#include "i18n/words.h"

#include <algorithm>
#include <utf8proc.h>

namespace clerk::exchange {

namespace {

constexpr std::string_view shape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
constexpr std::string_view digits = "0123456789abcdef";

/// 76ae162f-bb89-4cd7-a4b8-20f182abbf19
constexpr UuidBytes name_space{0x76, 0xae, 0x16, 0x2f, 0xbb, 0x89, 0x4c, 0xd7,
                               0xa4, 0xb8, 0x20, 0xf1, 0x82, 0xab, 0xbf, 0x19};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}

std::optional<std::string> uuid(std::string_view text) {
    if (text.size() != shape.size()) return std::nullopt;
    std::string written;
    for (const char c : text) written += lower(c);
    for (std::size_t i = 0; i < shape.size(); ++i)
        if (shape[i] == '-' ? written[i] != '-' : digits.find(written[i]) == std::string_view::npos)
            return std::nullopt;
    return written;
}

std::string named_uuid(std::string_view name) {
    const UuidBytes made = sha1_uuid(name_space, name);
    std::string written;
    for (auto byte = made.begin(); written.size() < shape.size();) {
        if (shape[written.size()] == '-') {
            written += '-';
            continue;
        }
        written += digits[*byte >> 4];
        written += digits[*byte++ & 15];
    }
    return written;
}

std::string uuid_of(std::string_view kind, std::string_view id) {
    const auto given = uuid(id);
    return given ? *given : named_uuid(std::string(kind).append("/").append(id));
}

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        utf8proc_int32_t character = 0;
        const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
        const utf8proc_ssize_t size = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &character);
        if (size <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

std::size_t code_points(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues));
}

wxString reason(const Refusal& unreadable) {
    const wxString why = i18n::expectation(unreadable.fault), path = i18n::text(unreadable.fault.path);
    const wxString play = i18n::text(unreadable.play);
    if (path.empty()) return play.empty() ? why : i18n::fill(_("{1}: {2}"), {play, why});
    if (play.empty()) return i18n::fill(_("at {1}: {2}"), {path, why});
    return i18n::fill(_("{1}, at {2}: {3}"), {play, path, why});
}

wxString sentence(const Refusal& refusal) {
    const wxString why = i18n::expectation(refusal.fault);
    const wxString path = i18n::text(refusal.fault.path), play = i18n::text(refusal.play);
    if (path.empty() && play.empty()) return i18n::fill(_("Nothing was brought in: {1}."), {why});
    if (path.empty()) return i18n::fill(_("Nothing was brought in. {1}: {2}."), {play, why});
    if (play.empty()) return i18n::fill(_("Nothing was brought in. At {1}: {2}."), {path, why});
    return i18n::fill(_("Nothing was brought in. {1}, at {2}: {3}."), {play, path, why});
}

namespace {

/// limits::rows
std::size_t rows_of(const db::Play& play) {
    std::size_t rows = 1;
    for (const db::PlaySeat& seat : play.seats) rows += play.seats.size() + seat.categories.size();
    return rows;
}

void require_at_most(std::size_t most, std::size_t found, std::string_view what, const std::string& path) {
    if (found > most) throw TooMuch{expected(path, phrase("short-list", most, phrase(what)), phrase("more"))};
}

}

void Collector::add(const db::Play& play, const std::string& path) {
    if (plays_.contains(play.id)) throw expected(path, phrase("play-only-once"), literal(play.id));
    require_at_most(limits::plays, plays_.size() + 1, "plays", path);
    require_at_most(limits::people, import_.people.size(), "players", path);
    const std::size_t rows = rows_of(play);
    if (rows_ + rows > limits::rows) throw TooMuch{expected(path, phrase("fewer-values"), phrase("more"))};
    if (notes_ + play.notes.size() > limits::all_notes)
        throw TooMuch{expected(path, phrase("bytes", limits::all_notes), phrase("more"))};
    plays_.insert(play.id);
    rows_ += rows;
    notes_ += play.notes.size();
    import_.plays.emplace_back(play);
}

void Collector::add_copy(const db::Play& play, const std::string& path) {
    require_at_most(limits::copies, ++copies_, "plays", path);
    add(play, path);
}

void Collector::go_back_to(const Mark& before) {
    const auto first = [](auto& all, std::size_t count) { return all.begin() + static_cast<std::ptrdiff_t>(count); };
    const auto plays = first(import_.plays, before.plays);
    const auto people = first(import_.people, before.people);
    std::for_each(plays, import_.plays.end(),
                  [this](const db::PackedPlay& play) { plays_.erase(std::string(play.id())); });
    std::for_each(people, import_.people.end(), [this](const Person& person) { people_.erase(person.id); });
    import_.plays.erase(plays, import_.plays.end());
    import_.people.erase(people, import_.people.end());
    import_.unread_points.resize(before.points);
    rows_ = before.rows;
    notes_ = before.notes;
    copies_ = before.copies;
}

void Collector::add(const Person& person) {
    if (person.id == db::nobody) return;
    if (people_.insert(person.id).second) import_.people.push_back(person);
}

void Collector::add(UnreadPoints points) { import_.unread_points.push_back(std::move(points)); }

const std::string& Collector::game(const std::string& name, long bgg_id) {
    std::string& found = games_[{name, bgg_id}];
    if (found.empty()) found = game_of(name, bgg_id);
    return found;
}

std::string title(const std::string& game, const std::string& date) {
    return game + (game.empty() || date.empty() ? "" : ", ") + date;
}

bool is_ours(std::string_view game) { return std::ranges::find(games(), game) != games().end(); }

std::string game_of(std::string_view name, long bgg_id) {
    if (const auto game = i18n::game_of_bgg_id(bgg_id)) return std::string(*game);
    const wxString wanted = i18n::text(name);
    for (const std::string_view game : games()) {
        const i18n::BggGame there = i18n::bgg_game(game);
        if (bgg_id > 0 && there.id > 0) continue; // another game of that name
        for (const wxString& called : {i18n::text(game), i18n::game_name(game), i18n::text(there.name)})
            if (!called.empty() && wanted.IsSameAs(called, false)) return std::string(game);
    }
    return std::string(name);
}

std::vector<db::PlaySeat> in_turn_order(std::vector<ListedSeat> seats) {
    std::ranges::stable_sort(seats, {}, &ListedSeat::order);
    const auto first = std::ranges::find(seats, true, &ListedSeat::starts);
    if (first != seats.end()) std::ranges::rotate(seats, first);
    std::vector<db::PlaySeat> ordered;
    ordered.reserve(seats.size());
    for (ListedSeat& listed : seats) ordered.push_back(std::move(listed.seat));
    return ordered;
}

}
