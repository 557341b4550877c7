#include "app/exchange/score_text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <numeric>

namespace clerk::exchange {

namespace {

constexpr std::size_t most_terms = 100;

void skip_blanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// "." or ".0" after a whole number says nothing more; of anything else after the point something stays.
void skip_zeros(std::string_view& text) {
    if (text.starts_with('.')) text.remove_prefix(std::min(text.find_first_not_of('0', 1), text.size()));
}

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

/// Takes the figure in front of the text.
std::optional<int> take_figure(std::string_view& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    skip_zeros(text);
    skip_blanks(text);
    return value;
}

bool is_int(long long value) {
    return value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max();
}

}

std::optional<std::vector<int>> terms(std::string_view text) {
    std::vector<int> all;
    long long sum = 0;
    do {
        const Signs signs = take_signs(text);
        if (text.empty() && !all.empty()) return all; // a sign that was left behind
        if (signs.count == 0 && !all.empty()) return std::nullopt;
        const auto figure = take_figure(text);
        if (!figure || all.size() == most_terms) return std::nullopt;
        all.push_back(signs.minus ? -*figure : *figure);
        sum += all.back();
        if (!is_int(sum)) return std::nullopt;
    } while (!text.empty());
    return all;
}

std::string score_text(const db::PlaySeat& seat) {
    if (!seat.score) return {};
    std::string sum;
    long long total = 0;
    for (const auto& [id, points] : seat.categories) {
        if (!sum.empty() && points >= 0) sum += '+';
        sum += std::to_string(points);
        total += points;
    }
    return !sum.empty() && total == *seat.score ? sum : std::to_string(*seat.score);
}

bool take_score(std::string_view text, db::PlaySeat& seat, db::Play& play) {
    if (text.empty()) return true;
    const auto all = terms(text);
    if (!all) {
        if (!play.notes.empty()) play.notes += '\n';
        play.notes += seat.name + ": " + std::string(text);
        return false;
    }
    seat.score = std::accumulate(all->begin(), all->end(), 0);
    if (all->size() < 2) return true;
    for (const int points : *all) seat.categories.emplace_back(std::to_string(seat.categories.size() + 1), points);
    return true;
}

}
