// What the board of Rajas of the Ganges gives and asks for.
#include "i18n/words.h"
#include "i18n/words_rajas.h"

namespace clerk::i18n::rajas {

using namespace clerk::rajas;

namespace {

wxString told(const ForEach& each) {
    std::vector<wxString> gifts;
    if (each.fame > 0) gifts.push_back(fill(_("fame {1}"), {figure(each.fame)}));
    if (each.money > 0) gifts.push_back(fill(_("money {1}"), {figure(each.money)}));
    // TRANSLATORS: fame or money (1) for each of something (2): "fame 2 for each bend".
    return fill(_("{1} for each {2}"), {listed(gifts), name(each.of)});
}

wxString told(const MarketReward& market) {
    if (market.assorted) return _("the best market of each good");
    return fill(_("the markets of one good, at most {1}"), {figure(market.most)});
}

wxString name_or_any(DieColour colour) { return colour ? name(*colour) : _("any"); }

}

wxString name(Chamber chamber) {
    return name(Spot{static_cast<SpotKind>(static_cast<int>(SpotKind::mogul) + static_cast<int>(chamber))});
}

wxString name(Counted counted) {
    static constexpr Word words[] = {
        {"market", wxTRANSLATE("market")},
        {"market-tile", wxTRANSLATE("tile with a market")},
        {"building", wxTRANSLATE("building")},
        {"bend", wxTRANSLATE("bend")},
        {"upgrade", wxTRANSLATE("upgrade so far")},
        {"river", wxTRANSLATE("three spaces of the river")},
        {"yield-tile", wxTRANSLATE("linked yield tile")},
        {"worker", wxTRANSLATE("worker")},
    };
    return word(words, id(counted));
}

wxString name(const Asked& asked) {
    switch (asked.kind) {
    case Asked::Kind::none: return _("no die");
    case Asked::Kind::any: return _("any die");
    case Asked::Kind::colour: return fill(_("a die: {1}"), {name(asked.colour)});
    case Asked::Kind::value: return fill(_("a die: {1}"), {figure(asked.value)});
    case Asked::Kind::up_to_three: return _("a die of 1 to 3");
    }
    return {};
}

wxString told(const Reward& reward) {
    std::vector<wxString> gifts;
    const auto number = [&](const wxString& words, int value) {
        if (value > 0) gifts.push_back(fill(words, {figure(value)}));
    };
    number(_("fame {1}"), reward.fame);
    number(_("money {1}"), reward.money);
    number(_("karma {1}"), reward.karma);
    number(_("upgrades: {1}"), reward.upgrade);
    number(_("workers: {1}"), reward.worker);
    for (const DieColour colour : reward.dice) gifts.push_back(fill(_("a die: {1}"), {name_or_any(colour)}));
    if (reward.karma_dice) gifts.push_back(fill(_("a die for each karma: {1}"), {name_or_any(*reward.karma_dice)}));
    number(_("the boat, at most {1}"), reward.boat);
    if (reward.market) gifts.push_back(told(*reward.market));
    if (reward.each) gifts.push_back(told(*reward.each));
    if (reward.palace) gifts.push_back(name(*reward.palace));
    return gifts.empty() ? _("nothing") : one_by_one(gifts);
}

}
