#include "app/history/people.h"

#include "db/people/name_form.h"
#include "i18n/text.h"
#include "i18n/unicode.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace clerk {

namespace {

constexpr std::size_t most_nearest = 5;

bool is_own(const PlayerEntry& entry) { return entry.id == entry.person->id; }

template <class Fits> std::vector<db::Person> those(const std::vector<PlayerEntry>& all, Fits fits) {
    std::vector<db::Person> found;
    std::unordered_set<const db::Person*> known;
    for (const PlayerEntry& entry : all)
        if (fits(entry) && known.insert(entry.person.get()).second) found.push_back(*entry.person);
    return found;
}

/// How many bytes are put in, taken out or exchanged on the way from one to the other.
std::size_t distance(const std::string& from, const std::string& to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t exchanged = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, exchanged}));
        }
    }
    return row.back();
}

/// Half of the name may be otherwise; a part of a name is near as well.
std::vector<db::Person> nearest(const std::vector<PlayerEntry>& all, const std::string& form) {
    std::vector<std::pair<std::size_t, const PlayerEntry*>> near;
    for (const PlayerEntry& entry : all) {
        if (!is_own(entry)) continue;
        const std::size_t far = entry.form.find(form) != std::string::npos ? 0 : distance(entry.form, form);
        if (far <= std::max(entry.form.size(), form.size()) / 2) near.emplace_back(far, &entry);
    }
    std::ranges::stable_sort(near, {}, &std::pair<std::size_t, const PlayerEntry*>::first);
    std::vector<db::Person> people;
    for (const auto& [far, entry] : near)
        if (people.size() < most_nearest) people.push_back(*entry->person);
    return people;
}

}

std::vector<PlayerEntry> player_entries(const db::Store& store) {
    std::vector<PlayerEntry> all;
    for (db::PersonEntry& entry : db::People(store).entries()) {
        std::string form = db::name_form(entry.name);
        all.push_back({std::move(entry.id), std::move(entry.name), std::move(form), std::move(entry.person)});
    }
    return all;
}

NamedPeople people_called(const db::Store& store, const std::string& name) {
    const std::vector<PlayerEntry> all = player_entries(store);
    const std::string form = db::name_form(name);
    const std::function<bool(const PlayerEntry&)> ways[] = {
        [&](const PlayerEntry& entry) { return entry.id == name; },
        [&](const PlayerEntry& entry) { return entry.person->name == name; },
        [&](const PlayerEntry& entry) { return entry.person->nickname == name; },
        [&](const PlayerEntry& entry) { return entry.name == name; },
        [&](const PlayerEntry& entry) {
            return entry.form == form || (is_own(entry) && db::name_form(entry.person->nickname) == form);
        }};
    for (const auto& way : ways)
        if (auto found = those(all, way); !found.empty()) return {.people = std::move(found), .nearest = {}};
    return {.people = {}, .nearest = nearest(all, form)};
}

std::vector<db::Person> in_order(std::vector<db::Person> people) {
    i18n::sort_by_name(people, &db::Person::name);
    return people;
}

namespace {

wxString dash() { return {wxUniChar(0x2013)}; }

}

wxString shown_name(const db::Person& person) {
    if (person.nickname.empty()) return name_line(person.name);
    // TRANSLATORS: a name and a nickname.
    return i18n::fill(_("{1} ({2})"), {name_line(person.name), name_line(person.nickname)});
}

wxString percent(double share) {
    // TRANSLATORS: a share of a hundred, "58 %".
    return i18n::fill(_("{1} %"), {figure(static_cast<int>(std::lround(100 * share)))});
}

wxString win_rate(const db::Figures& figures) {
    return figures.plays == 0 ? dash() : percent(static_cast<double>(figures.wins) / figures.plays);
}

wxString chance(const db::Figures& figures) {
    return figures.plays == 0 || figures.together ? dash() : percent(figures.expected / figures.plays);
}

wxString average_points(const db::Figures& figures) {
    return figures.scored == 0 ? dash() : i18n::average(figures.average());
}

wxString best_points(const db::Figures& figures) { return figures.best ? figure(*figures.best) : dash(); }

wxString rating_figure(const db::Rated& rated) { return rated.is_shown() ? i18n::rating(rated.rating) : dash(); }

wxString rating_explained(const db::Rated& rated) {
    if (!rated.is_shown())
        return i18n::fill_figures(_("Shown after {1} games with a winner; so far there are {2}."),
                                  {db::rating_shown_after, rated.plays});
    const double around = uncertainty(rated.rating);
    return i18n::fill(
        _("How strong the ranks of {1} games tell a player is: almost certainly from {2} to {3}."),
        {figure(rated.plays), i18n::whole(rated.rating.mu - around), i18n::whole(rated.rating.mu + around)});
}

db::Rated rating_in(const std::vector<db::GameRating>& ratings, const std::string& game) {
    const auto found = std::ranges::find(ratings, game, &db::GameRating::game);
    if (found == ratings.end()) return {};
    const db::Rated& rated = *found;
    return rated;
}

wxString category_name(const std::string& game, const std::string& category) {
    const bool known = std::ranges::find(games(), game) != games().end();
    return known ? i18n::category(game, category) : text(category);
}

}
