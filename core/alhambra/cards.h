// Cards of money, counted: a hand, or what is laid out.
#pragma once

#include "core/alhambra/tiles.h"

#include <array>
#include <vector>

namespace clerk::alhambra {

class Cards {
public:
    Cards() = default;
    explicit Cards(const std::vector<Card>& cards) { add(cards); }

    int count(const Card& card) const { return counts_[index(card)]; }
    int count() const;
    int count(Currency currency) const;
    int sum() const;
    int sum(Currency currency) const;
    /// Those that are not among them, each named once; of equal ones each needs its own.
    std::vector<Card> lacking(const std::vector<Card>& cards) const;

    void add(const std::vector<Card>& cards);
    void take(const std::vector<Card>& cards); ///< requires that none is lacking
    friend bool operator==(const Cards&, const Cards&) = default;

private:
    static std::size_t index(const Card& card) {
        return static_cast<std::size_t>(static_cast<int>(card.currency) * highest_value + card.value - 1);
    }

    std::array<int, currencies.size() * highest_value> counts_{};
};

int sum(const std::vector<Card>& cards);

}
