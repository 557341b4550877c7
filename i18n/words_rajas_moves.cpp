#include "i18n/words.h"
#include "i18n/words_rajas.h"

namespace clerk::i18n::rajas {

using namespace clerk::rajas;
using clerk::rajas::Game;

// What can be done next in Rajas of the Ganges, told line by line.

namespace {

wxString told(const Dice& dice) {
    std::vector<wxString> names;
    for (const Die& die : dice) names.push_back(name(die));
    return listed(names);
}

/// A place with its price.
wxString priced(const wxString& place, const WorkerMove& move) {
    if (!move.coins) return place;
    if (move.coins == move.most_coins) return fill(_("{1}, for {2} in money"), {place, figure(*move.coins)});
    return fill(_("{1}, for {2} to {3} in money, as printed"), {place, figure(*move.coins), figure(*move.most_coins)});
}

wxString told(const WorkerMove& move) {
    wxString line = priced(name(move.at), move);
    if (move.dice)
        line = fill(move.dice->size() == 1 ? _("{1}, paid with {2}") : _("{1}, paid with one of {2}"),
                    {line, told(*move.dice)});
    return "  " + line + "\n";
}

wxString told(const std::vector<WorkerMove>& workers) {
    if (workers.empty()) return {};
    wxString lines = _("A worker may go to:") + "\n";
    for (const WorkerMove& move : workers) lines += told(move);
    return lines;
}

wxString sides_of(Roads roads) {
    std::vector<wxString> names;
    for (const Side side : sides)
        if (roads.on(side)) names.push_back(name(side));
    return listed(names);
}

wxString told(const wxString& heading, const std::vector<Site>& sites) {
    if (sites.empty()) return {};
    wxString lines = heading + "\n";
    for (const Site& site : sites) {
        wxString sets;
        for (const Roads roads : site.roads) sets += (sets.empty() ? wxString() : wxString("; ")) + sides_of(roads);
        lines += fill(_("  {1}, with a road at: {2}"), {text(write(site.at)), sets}) + "\n";
    }
    return lines;
}

/// What is owed though no site of it is listed.
wxString told_of_owed(const Moves& moves) {
    wxString lines;
    if (moves.tile_anywhere)
        lines += _("A tile is owed; where it may lie is not known, as the province is not described.") + "\n";
    if (moves.yield_owed) lines += _("A yield tile is owed.") + "\n";
    return lines;
}

}

wxString told(const Game& game, const Moves& moves) {
    if (moves.over) return _("The game is over; nothing is left to do.") + "\n";
    const wxString player = name_line(game.players[static_cast<std::size_t>(moves.player)].name);
    const wxString lines = told(moves.workers) + told(_("A tile may lie on:"), moves.sites) +
                           told(_("A tile may be covered on:"), moves.covers) + told_of_owed(moves);
    return fill(_("{1} is at turn."), {player}) + "\n" +
           (lines.empty() ? _("No worker can be placed, and no tile.") + "\n" : lines);
}

// What the board of Rajas of the Ganges gives and asks for.

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
