#include "app/club/pairing.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace clerk::club {

namespace {

using Table = std::vector<std::size_t>;
constexpr std::size_t most_searched = 32;
constexpr int most_steps = 20'000;
constexpr std::int64_t common_multiple = 420; // of the numbers of people at a table, 1 to 7

/// Sums in their own order, whatever the order of comparing is.
struct Sums {
    std::int64_t met = 0;
    std::int64_t smaller = 0;
    std::int64_t apart = 0;
    Sums& operator+=(const Sums& other) {
        met += other.met;
        smaller += other.smaller;
        apart += other.apart;
        return *this;
    }
    friend Sums operator+(Sums one, const Sums& other) { return one += other; }
};

PairingCost cost(const Sums& sums, PairedBy by) {
    if (by == PairedBy::rating) return {sums.apart, sums.met, sums.smaller};
    return {sums.met, sums.smaller, sums.apart};
}

/// How far `count` people with these sums of strengths and their squares lie apart.
std::int64_t apart(std::int64_t count, std::int64_t sum, std::int64_t squares) {
    return (count * squares - sum * sum) * (common_multiple / count);
}

class Search {
public:
    Search(const SearchCase& people, const TableSizes& sizes, PairedBy by) : people_(people), sizes_(sizes), by_(by) {}

    Found run() {
        begin();
        exchange();
        bool is_best = false;
        if (people_.strengths.size() <= most_searched) {
            for (std::size_t person = 0; person < people_.strengths.size(); ++person) unseated_.push_back(person);
            left_ = sizes_;
            seat({});
            is_best = steps_ <= most_steps;
        }
        for (Table& table : best_) std::ranges::sort(table);
        std::ranges::sort(best_);
        return {best_, cost(sums(best_), by_), is_best};
    }

private:
    const SearchCase& people_;
    TableSizes sizes_;
    PairedBy by_;
    std::vector<Table> best_;
    PairingCost least_{};
    std::vector<Table> tables_;         ///< so far
    std::vector<std::size_t> unseated_; ///< the strongest first
    TableSizes left_;                   ///< tables still to be filled
    int steps_ = 0;

    bool is_smaller(std::size_t count) const {
        return sizes_.full > 0 && sizes_.smaller > 0 && count < static_cast<std::size_t>(sizes_.size);
    }

    std::int64_t met(const Table& table, std::size_t person) const {
        std::int64_t squares = 0;
        for (const std::size_t other : table) {
            const std::int64_t times = people_.met[person][other];
            squares += times * times;
        }
        return squares;
    }

    Sums sums(const Table& table) const {
        Sums all;
        std::int64_t sum = 0, squares = 0;
        Table before;
        for (const std::size_t person : table) {
            const std::int64_t strength = people_.strengths[person];
            all.met += met(before, person);
            if (is_smaller(table.size())) all.smaller += people_.smaller[person];
            sum += strength;
            squares += strength * strength;
            before.push_back(person);
        }
        all.apart = apart(static_cast<std::int64_t>(table.size()), sum, squares);
        return all;
    }
    Sums sums(const std::vector<Table>& tables) const {
        Sums all;
        for (const Table& table : tables) all += sums(table);
        return all;
    }

    /// The order of sizes in which tables of neighbours lie least apart: of all tables none lie less apart, as the sum
    /// is convex in the strengths' sums. [full tables used][smaller ones used] of those left.
    struct Neighbours {
        std::vector<std::vector<std::int64_t>> least;
        std::vector<std::vector<bool>> last_is_full;
    };
    Neighbours neighbours() const {
        std::vector<std::int64_t> sum{0}, squares{0};
        for (const std::size_t person : unseated_) {
            const std::int64_t strength = people_.strengths[person];
            sum.push_back(sum.back() + strength);
            squares.push_back(squares.back() + strength * strength);
        }
        const auto between = [&](int from, int to) {
            const auto a = static_cast<std::size_t>(from), b = static_cast<std::size_t>(to);
            return apart(to - from, sum[b] - sum[a], squares[b] - squares[a]);
        };
        const auto full = static_cast<std::size_t>(left_.full), smaller = static_cast<std::size_t>(left_.smaller);
        Neighbours found;
        found.least.assign(full + 1, std::vector<std::int64_t>(smaller + 1, std::numeric_limits<std::int64_t>::max()));
        found.last_is_full.assign(full + 1, std::vector<bool>(smaller + 1));
        found.least[0][0] = 0;
        for (std::size_t i = 0; i <= full; ++i)
            for (std::size_t j = 0; j <= smaller; ++j) {
                const int end = static_cast<int>(i) * left_.size + static_cast<int>(j) * (left_.size - 1);
                if (i > 0) {
                    found.least[i][j] = found.least[i - 1][j] + between(end - left_.size, end);
                    found.last_is_full[i][j] = true;
                }
                if (j > 0) {
                    const std::int64_t other = found.least[i][j - 1] + between(end - left_.size + 1, end);
                    if (other < found.least[i][j]) {
                        found.least[i][j] = other;
                        found.last_is_full[i][j] = false;
                    }
                }
            }
        return found;
    }

    /// Neighbours together.
    void begin() {
        for (std::size_t person = 0; person < people_.strengths.size(); ++person) unseated_.push_back(person);
        left_ = sizes_;
        const Neighbours found = neighbours();
        for (auto i = static_cast<std::size_t>(left_.full), j = static_cast<std::size_t>(left_.smaller); i + j > 0;) {
            const bool full = found.last_is_full[i][j];
            const auto count = static_cast<std::ptrdiff_t>(full ? left_.size : left_.size - 1);
            best_.emplace_back(unseated_.end() - count, unseated_.end());
            unseated_.resize(unseated_.size() - static_cast<std::size_t>(count));
            --(full ? i : j);
        }
        std::ranges::reverse(best_);
        least_ = cost(sums(best_), by_);
    }

    /// Exchanges two people while that is better.
    void exchange() {
        while (exchange_one()) {
        }
    }
    bool exchange_one() {
        for (std::size_t a = 0; a < best_.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (exchange_between(best_[a], best_[b])) return true;
        return false;
    }
    bool exchange_between(Table& one, Table& other) {
        const Sums before = sums(one) + sums(other);
        for (std::size_t& a : one)
            for (std::size_t& b : other) {
                std::swap(a, b);
                if (cost(sums(one) + sums(other), by_) < cost(before, by_)) {
                    least_ = cost(sums(best_), by_);
                    return true;
                }
                std::swap(a, b);
            }
        return false;
    }

    /// What those without a table add at the least.
    Sums bound() const {
        Sums least;
        least.apart = neighbours().least.back().back();
        const int size = left_.smaller > 0 ? left_.size - 1 : left_.size;
        std::int64_t twice = 0;
        for (const std::size_t person : unseated_) twice += least_met(person, static_cast<std::size_t>(size - 1));
        least.met = (twice + 1) / 2;
        return least;
    }
    std::int64_t least_met(std::size_t person, std::size_t companions) const {
        std::vector<std::int64_t> squares;
        for (const std::size_t other : unseated_) {
            const std::int64_t times = people_.met[person][other];
            if (other != person) squares.push_back(times * times);
        }
        std::ranges::sort(squares);
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < std::min(companions, squares.size()); ++i) sum += squares[i];
        return sum;
    }

    bool is_hopeless(const Sums& so_far) { return cost(so_far, by_) >= least_; }

    /// Gives a table to the strongest who has none.
    void seat(const Sums& so_far) {
        if (++steps_ > most_steps) return;
        if (unseated_.empty()) {
            if (is_hopeless(so_far)) return;
            best_ = tables_;
            least_ = cost(so_far, by_);
            return;
        }
        if (is_hopeless(so_far + bound())) return;
        for (int* count : {&left_.full, &left_.smaller}) {
            if (*count == 0) continue;
            const int size = count == &left_.full ? left_.size : left_.size - 1;
            --*count;
            Table table{unseated_.front()};
            unseated_.erase(unseated_.begin());
            fill(table, 0, static_cast<std::size_t>(size), so_far);
            unseated_.insert(unseated_.begin(), table.front());
            ++*count;
        }
    }

    /// Adds companions from that place among those without a table on.
    void fill(Table& table, std::size_t from, std::size_t size, const Sums& so_far) {
        if (table.size() == size) {
            tables_.push_back(table);
            seat(so_far + sums(table));
            tables_.pop_back();
            return;
        }
        for (std::size_t i = from; i < unseated_.size() && steps_ <= most_steps; ++i) {
            const std::size_t person = unseated_[i];
            table.push_back(person);
            Sums begun = so_far;
            begun.met += sums(table).met;
            if (!is_hopeless(begun)) {
                unseated_.erase(unseated_.begin() + static_cast<std::ptrdiff_t>(i));
                fill(table, i, size, so_far);
                unseated_.insert(unseated_.begin() + static_cast<std::ptrdiff_t>(i), person);
            }
            table.pop_back();
        }
    }
};

}

Found search(const SearchCase& people, const TableSizes& sizes, PairedBy by) { return Search(people, sizes, by).run(); }

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
