#include "app/exchange/csv.h"

#include "app/exchange/utc.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace clerk::exchange {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view first_columns[] = {"play_uuid",     "played_at_utc", "duration_min", "game",
                                              "rules_version", "variant",       "location"};
constexpr std::string_view seat_columns[] = {"player_uuid", "player", "seat", "start_player",
                                             "rank",        "winner", "score"};
constexpr std::string_view other_categories = "other_categories";
constexpr std::string_view last_columns[] = {"waivers",   "counted",  "notes", "finished", "cooperative", "lowest_wins",
                                             "no_points", "bgg_game", "team",  "role",     "anonymous"};

constexpr std::size_t most_columns = 300;      ///< of categories
constexpr std::size_t most_counted = 10'000;   ///< of them all: who has more has made them up
constexpr std::size_t longest_repeated = 4000; ///< bytes: twice of what can be entered, in whatever letters

bool is_one_of(std::string_view signs, char c) { return signs.find(c) != std::string_view::npos; }

/// Nowhere in it a spreadsheet finds a formula: it may part cells at ";" or tabs too, and then takes neither the quotes
/// nor the lines within them for what they are.
std::string text(std::string_view value) {
    std::string harmless;
    bool begins_cell = false;
    for (const char c : value) {
        if (harmless.empty() ? is_one_of("=+-@\t\r\n", c) : begins_cell && is_one_of("=+-@", c)) harmless += '\'';
        harmless += c;
        begins_cell = is_one_of(";\t\r\n", c) || (begins_cell && c == '"');
    }
    return harmless;
}

std::string number(std::optional<int> value) { return value ? std::to_string(*value) : std::string(); }
std::string points(const std::optional<Points>& value) { return value ? print(*value) : std::string(); }
std::string yes(bool value) { return value ? "1" : "0"; }

/// Where one of the signs is in it.
std::string quoted(std::string_view text, std::string_view signs) {
    if (text.find_first_of(signs) == std::string_view::npos) return std::string(text);
    std::string whole = "\"";
    for (const char c : text) whole += c == '"' ? std::string("\"\"") : std::string(1, c);
    return whole + '"';
}

/// The columns of the categories.
class Categories {
public:
    void count(const db::PlaySeat& seat) {
        for (const auto& [id, points] : seat.categories) {
            const auto known = met_.find(id);
            if (known != met_.end())
                ++known->second.seats;
            else if (met_.size() < most_counted)
                met_.emplace(id, Met{met_.size()});
            else
                more_ = true;
        }
    }

    /// After all have been counted: in the order in which they were met.
    void arrange() {
        std::vector<Entry*> kept;
        for (Entry& one : met_) kept.push_back(&one);
        const auto is_used_more = [](const Entry* one, const Entry* other) {
            return std::pair(-one->second.seats, one->second.place) <
                   std::pair(-other->second.seats, other->second.place);
        };
        const std::size_t most = std::min(kept.size(), most_columns);
        std::ranges::nth_element(kept, kept.begin() + static_cast<std::ptrdiff_t>(most), is_used_more);
        more_ = more_ || kept.size() > most;
        kept.resize(most);
        std::ranges::sort(kept, {}, [](const Entry* one) { return one->second.place; });
        for (Entry* one : kept) {
            one->second.column = ids_.size();
            ids_.push_back(one->first);
        }
    }

    const std::vector<std::string>& ids() const { return ids_; }
    bool have_others() const { return more_; }
    std::size_t columns() const { return ids_.size() + (more_ ? 1 : 0); }

    /// None: it stands among the others.
    std::optional<std::size_t> column(const std::string& id) const {
        const auto found = met_.find(id);
        return found == met_.end() ? std::nullopt : found->second.column;
    }

private:
    struct Met {
        std::size_t place;
        std::int64_t seats = 1;
        std::optional<std::size_t> column = {};
    };
    using Entry = std::pair<const std::string, Met>;
    std::map<std::string, Met> met_;
    std::vector<std::string> ids_;
    bool more_ = false;
};

/// A row as it is written.
class Row {
public:
    Row& add(std::string_view cell) {
        skip(1);
        text_ += quoted(cell, ",;\t\"\r\n");
        return *this;
    }
    /// So many cells are empty.
    Row& skip(std::size_t cells) {
        if (cells == 0) return *this;
        text_.append(cells - (is_begun_ ? 0 : 1), ',');
        is_begun_ = true;
        return *this;
    }
    const std::string& end() { return text_ += "\r\n"; }

private:
    std::string text_;
    bool is_begun_ = false;
};

std::string head(const Categories& categories) {
    Row row;
    for (const std::string_view column : first_columns) row.add(column);
    for (const std::string_view column : seat_columns) row.add(column);
    for (const std::string& id : categories.ids()) row.add(text(id));
    if (categories.have_others()) row.add(other_categories);
    for (const std::string_view column : last_columns) row.add(column);
    return row.end();
}

/// "bishops=3; pawns=4", of those without a column; a name in which one of these signs stands is quoted.
std::string others(const db::PlaySeat& seat, const Categories& categories) {
    std::string all;
    for (const auto& [id, points] : seat.categories)
        if (!categories.column(id)) all += (all.empty() ? "" : "; ") + quoted(id, ";=\"") + '=' + print(points);
    return all;
}

/// By column. Of points of one category the last ones.
std::map<std::size_t, Points> points_by_column(const db::PlaySeat& seat, const Categories& categories) {
    std::map<std::size_t, Points> found;
    for (const auto& [id, points] : seat.categories)
        if (const auto column = categories.column(id)) found[*column] = points;
    return found;
}

void add_points(Row& row, const db::PlaySeat& seat, const Categories& categories) {
    std::size_t next = 0;
    for (const auto& [column, points] : points_by_column(seat, categories)) {
        row.skip(column - next).add(print(points));
        next = column + 1;
    }
    row.skip(categories.ids().size() - next);
    if (categories.have_others()) row.add(text(others(seat, categories)));
}

void add_seat(Row& row, const db::PlaySeat& seat, int number_of_seat, bool starts, const Categories& categories) {
    row.add(text(seat.player)).add(text(seat.name)).add(number(number_of_seat)).add(yes(starts));
    row.add(number(seat.rank)).add(yes(seat.winner)).add(points(seat.score));
    add_points(row, seat, categories);
}

/// A day alone where there is no hour.
std::string moment(const db::Play& play) {
    constexpr std::size_t day = 10;
    return play.day_only ? play.played_at.substr(0, day) : spaced(play.played_at);
}

/// What the rows of a play begin and end with.
class PlayCells {
public:
    explicit PlayCells(const db::ListedPlay& listed)
        : listed_(listed), variant_(i18n::utf8(i18n::variant(listed.play.game, listed.play.variant))) {}

    Row begin(bool is_first) const {
        const db::Play& play = listed_.play;
        Row row;
        row.add(in_words(play.id, is_first)).add(text(moment(play))).add(number(play.minutes));
        row.add(in_words(play.game, is_first));
        row.add(number(play.rules_version > 0 ? std::optional(play.rules_version) : std::nullopt));
        row.add(in_words(variant_, is_first)).add(in_words(play.place, is_first));
        return row;
    }

    const std::string& end(Row& row, bool is_first, const db::PlaySeat& seat) const {
        const db::Play& play = listed_.play;
        row.add(number(play.waivers))
            .add(yes(play.counted))
            .add(in_words(play.notes, is_first))
            .add(yes(listed_.finished));
        row.add(yes(play.cooperative)).add(yes(play.lowest_wins)).add(yes(play.no_points));
        row.add(number(play.bgg_game > 0 ? std::optional(play.bgg_game) : std::nullopt));
        row.add(text(seat.team)).add(text(seat.role)).add(yes(seat.player == db::nobody));
        return row.end();
    }

private:
    static std::string in_words(const std::string& value, bool is_first) {
        return is_first || value.size() <= longest_repeated ? text(value) : std::string();
    }

    const db::ListedPlay& listed_;
    std::string variant_;
};

void write_rows(std::ostream& out, const db::ListedPlay& listed, const Categories& categories) {
    const PlayCells cells(listed);
    const auto& seats = listed.play.seats;
    const Row first = cells.begin(true), later = seats.size() > 1 ? cells.begin(false) : Row();
    for (int number_of_seat = 1; const db::PlaySeat& seat : seats) {
        const bool is_first = number_of_seat == 1;
        Row row = is_first ? first : later;
        add_seat(row, seat, number_of_seat++, is_first && !listed.play.unknown_start, categories);
        out << cells.end(row, is_first, seat);
    }
    if (!seats.empty()) return;
    Row row = first;
    row.skip(std::size(seat_columns) + categories.columns());
    out << cells.end(row, true, {});
}

}

int write_csv(std::ostream& out, const db::EachPlay& plays) {
    Categories categories;
    int count = 0;
    plays([&](const db::ListedPlay& listed) {
        ++count;
        for (const db::PlaySeat& seat : listed.play.seats) categories.count(seat);
    });
    categories.arrange();
    out << byte_order_mark << head(categories);
    plays([&](const db::ListedPlay& listed) { write_rows(out, listed, categories); });
    return count;
}

int write_csv(std::ostream& out, std::span<const db::ListedPlay> plays) {
    return write_csv(out, [plays](const auto& look) { std::ranges::for_each(plays, look); });
}

}
