#include "app/club/pairing.h"

#include "app/club/pairing_search.h"

#include <algorithm>
#include <numeric>

namespace clerk::club {

namespace {

/// The numbers of those who get a seat, in their order.
std::vector<std::size_t> seated(const std::vector<Guest>& guests, std::size_t seats) {
    std::vector<std::size_t> numbers(guests.size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    std::ranges::stable_sort(numbers, {}, [&](std::size_t guest) { return guests[guest].plays; });
    numbers.resize(std::min(seats, numbers.size()));
    std::ranges::sort(numbers);
    return numbers;
}

/// From 0 to 1000, so that sums of squares fit.
std::vector<std::int64_t> scaled(const std::vector<Guest>& guests, const std::vector<std::size_t>& numbers) {
    std::int64_t least = guests[numbers.front()].strength, most = least;
    for (const std::size_t guest : numbers) {
        least = std::min(least, guests[guest].strength);
        most = std::max(most, guests[guest].strength);
    }
    const std::int64_t range = std::max<std::int64_t>(1, most - least);
    std::vector<std::int64_t> strengths;
    for (const std::size_t guest : numbers) strengths.push_back((guests[guest].strength - least) * 1000 / range);
    return strengths;
}

/// The strongest first, as the search has them.
void sort_by_strength(const std::vector<Guest>& guests, std::vector<std::size_t>& numbers) {
    std::ranges::stable_sort(numbers, std::greater(), [&](std::size_t guest) { return guests[guest].strength; });
}

SearchCase search_case(const std::vector<Guest>& guests, const Meetings& met, const std::vector<std::size_t>& numbers) {
    SearchCase found{.strengths = scaled(guests, numbers), .smaller = {}, .met = {}};
    for (const std::size_t guest : numbers) {
        found.smaller.push_back(guests[guest].smaller);
        std::vector<int>& row = found.met.emplace_back();
        for (const std::size_t other : numbers) row.push_back(met[guest][other]);
    }
    return found;
}

int count_rematches(const Pairing& pairing, const Meetings& met) {
    int count = 0;
    for (const auto& table : pairing.tables)
        for (std::size_t i = 0; i < table.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) count += met[table[i]][table[j]] > 0 ? 1 : 0;
    return count;
}

}

std::optional<TableSizes> table_sizes(int people, int most, std::optional<int> tables) {
    const int usual = std::min((people + most - 1) / most, people / least_at_a_table);
    const int count = tables.value_or(usual);
    if (count < 1 || people / least_at_a_table < count) return std::nullopt;
    const int seats = people / most >= count ? most * count : people;
    const int size = (seats + count - 1) / count;
    const int smaller = size * count - seats;
    return TableSizes{size, count - smaller, smaller};
}

Pairing paired(const std::vector<Guest>& guests, const Meetings& met, const TableSizes& sizes, PairedBy by) {
    std::vector<std::size_t> numbers = seated(guests, static_cast<std::size_t>(sizes.people()));
    Pairing pairing;
    for (std::size_t guest = 0; guest < guests.size(); ++guest)
        if (!std::ranges::binary_search(numbers, guest)) pairing.sitting_out.push_back(guest);
    sort_by_strength(guests, numbers);
    Found found = search(search_case(guests, met, numbers), sizes, by);
    for (auto& table : found.tables) {
        for (std::size_t& seat : table) seat = numbers[seat];
        pairing.tables.push_back(std::move(table));
    }
    pairing.cost = found.cost;
    pairing.is_best = found.is_best;
    pairing.rematches = count_rematches(pairing, met);
    return pairing;
}

}
