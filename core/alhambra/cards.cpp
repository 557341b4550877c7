#include "core/alhambra/cards.h"

#include <cassert>
#include <functional>
#include <numeric>

namespace clerk::alhambra {

int Cards::count() const { return std::reduce(counts_.begin(), counts_.end()); }

int Cards::count(Currency currency) const {
    int cards = 0;
    for (int value = 1; value <= highest_value; ++value) cards += count(Card{currency, value});
    return cards;
}

int Cards::sum() const {
    int money = 0;
    for (const Currency currency : currencies) money += sum(currency);
    return money;
}

int Cards::sum(Currency currency) const {
    int money = 0;
    for (int value = 1; value <= highest_value; ++value) money += value * count(Card{currency, value});
    return money;
}

std::vector<Card> Cards::lacking(const std::vector<Card>& cards) const {
    Cards left = *this;
    std::vector<Card> lacking;
    for (const Card& card : cards)
        if (left.counts_[index(card)]-- == 0) lacking.push_back(card);
    return lacking;
}

void Cards::add(const std::vector<Card>& cards) {
    for (const Card& card : cards) ++counts_[index(card)];
}

void Cards::take(const std::vector<Card>& cards) {
    assert(lacking(cards).empty());
    for (const Card& card : cards) --counts_[index(card)];
}

int sum(const std::vector<Card>& cards) {
    return std::transform_reduce(cards.begin(), cards.end(), 0, std::plus{},
                                 [](const Card& card) { return card.value; });
}

}
