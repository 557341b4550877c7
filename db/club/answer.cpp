#include "db/club/answer.h"

#include "db/club/club_error.h"

#include <charconv>

namespace clerk::db {

std::string_view Answer::at(int row, int column) const {
    const Libpq& pq = libpq();
    if (row < 0 || row >= pq.rows(result_.get()) || column < 0 || column >= pq.columns(result_.get()))
        throw ClubError(ClubError::Reason::strange_answer, address_, "fewer rows or columns than were asked for");
    return {pq.value(result_.get(), row, column), static_cast<std::size_t>(pq.length(result_.get(), row, column))};
}

std::string Answer::text(int row, int column) const { return std::string(at(row, column)); }

std::int64_t Answer::number(int row, int column) const {
    const std::string_view text = at(row, column);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw ClubError(ClubError::Reason::strange_answer, address_, "no whole number where one was asked for");
    return value;
}

double Answer::real(int row, int column) const {
    const std::string_view text = at(row, column);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw ClubError(ClubError::Reason::strange_answer, address_, "no number where one was asked for");
    return value;
}

bool Answer::truth(int row, int column) const {
    const std::string_view text = at(row, column);
    if (text != "t" && text != "f")
        throw ClubError(ClubError::Reason::strange_answer, address_, "neither true nor false");
    return text == "t";
}

/// "\\x00ff"
std::string Answer::bytes(int row, int column) const {
    constexpr std::string_view begin = "\\x", all = "0123456789abcdef";
    const std::string_view digits = at(row, column);
    std::string bytes;
    bool is_good = digits.starts_with(begin) && digits.size() % 2 == 0;
    for (std::size_t i = begin.size(); is_good && i < digits.size(); i += 2) {
        const auto high = all.find(digits[i]), low = all.find(digits[i + 1]);
        is_good = high < all.size() && low < all.size();
        bytes += static_cast<char>(high * all.size() + low);
    }
    if (!is_good) throw ClubError(ClubError::Reason::strange_answer, address_, "no bytes where they were asked for");
    return bytes;
}

}
