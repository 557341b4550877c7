#include "app/exchange/score_text.h"

#include <algorithm>

namespace clerk::exchange {

namespace {

constexpr std::size_t most_terms = 100;
constexpr std::string_view blanks = " \t\r\n";

void skip_blanks(std::string_view& text) { text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size())); }

struct Signs {
    int count = 0;
    bool minus = false; ///< an odd number of them
};

Signs take_signs(std::string_view& text) {
    Signs signs;
    for (skip_blanks(text); text.starts_with('+') || text.starts_with('-'); skip_blanks(text)) {
        signs.minus = signs.minus != text.starts_with('-');
        ++signs.count;
        text.remove_prefix(1);
    }
    return signs;
}

}

std::optional<std::vector<Points>> terms(std::string_view text) {
    std::vector<Points> all;
    PointsSum sum;
    do {
        const Signs signs = take_signs(text);
        if (text.empty() && !all.empty()) break; // a sign that was left behind
        if (signs.count == 0 && !all.empty()) return std::nullopt;
        const auto figure = take_points(text, signs.minus);
        if (!figure || all.size() == most_terms) return std::nullopt;
        skip_blanks(text);
        all.push_back(*figure);
        sum += *figure;
    } while (!text.empty());
    return sum.points() ? std::optional(std::move(all)) : std::nullopt;
}

std::string score_text(const db::PlaySeat& seat) {
    if (!seat.score) return {};
    std::string sum;
    PointsSum total;
    for (const auto& [id, points] : seat.categories) {
        if (!sum.empty() && points >= 0) sum += '+';
        sum += print(points);
        total += points;
    }
    return !sum.empty() && total == *seat.score ? sum : print(*seat.score);
}

bool take_score(std::string_view text, db::PlaySeat& seat, db::Play& play) {
    if (text.find_first_not_of(blanks) == std::string_view::npos) return true;
    const auto all = terms(text);
    if (!all) {
        if (!play.notes.empty()) play.notes += '\n';
        play.notes += seat.name + ": " + std::string(text);
        return false;
    }
    PointsSum sum;
    for (const Points& points : *all) sum += points;
    seat.score = sum.points();
    if (all->size() < 2) return true;
    for (const Points& points : *all) seat.categories.emplace_back(std::to_string(seat.categories.size() + 1), points);
    return true;
}

}
