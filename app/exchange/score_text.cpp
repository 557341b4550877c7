#include "app/exchange/score_text.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace clerk::exchange {

namespace {

constexpr std::size_t most_terms = 100;
constexpr int largest = 1'000'000;

void skip_blanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// ".0" after a whole number says nothing more; of anything else after the point something stays.
void skip_zeros(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_not_of('0', 1), text.size());
    if (text.starts_with('.') && end > 1) text.remove_prefix(end);
}

/// Takes "+7", "- 10" or, in front, "22" from the text.
std::optional<int> next_term(std::string_view& text, bool first) {
    skip_blanks(text);
    const bool minus = text.starts_with('-');
    const bool sign = minus || text.starts_with('+');
    if (!sign && !first) return std::nullopt;
    if (sign) text.remove_prefix(1);
    skip_blanks(text);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || text.front() == '-' || value > largest) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    skip_zeros(text);
    skip_blanks(text);
    return minus ? -value : value;
}

}

std::optional<std::vector<int>> terms(std::string_view text) {
    std::vector<int> all;
    do {
        const auto term = next_term(text, all.empty());
        if (!term || all.size() == most_terms) return std::nullopt;
        all.push_back(*term);
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

void take_score(std::string_view text, db::PlaySeat& seat, db::Play& play) {
    if (text.empty()) return;
    const auto all = terms(text);
    if (!all) {
        if (!play.notes.empty()) play.notes += '\n';
        play.notes += seat.name + ": " + std::string(text);
        return;
    }
    seat.score = std::accumulate(all->begin(), all->end(), 0);
    if (all->size() < 2) return;
    for (const int points : *all) seat.categories.emplace_back(std::to_string(seat.categories.size() + 1), points);
}

}
