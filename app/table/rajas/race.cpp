#include "app/table/rajas/race.h"

#include "app/table/rajas/copy.h"
#include "core/rajas/score.h"
#include "i18n/words.h"

#include <algorithm>
#include <limits>

namespace clerk::table::rajas {

namespace {

using i18n::fill;

std::vector<BonusSpace> bonuses_of(std::optional<int> last_money_bonus, Track track) {
    if (track == Track::fame) return {{5, Bonus::upgrade}, {15, Bonus::worker}, {24, Bonus::karma}, {31, Bonus::boat}};
    std::vector<BonusSpace> all{{12, Bonus::boat}, {20, Bonus::worker}, {33, Bonus::die}, {44, Bonus::boat}};
    if (last_money_bonus) all.push_back({*last_money_bonus, Bonus::die});
    return all;
}

/// A marker that falls back brings nothing again where it was before.
int furthest_money(const Position& position, int player) {
    int furthest = std::max(position.seat(player).money, position.seat(player).furthest_money);
    for (std::size_t i = 0; i < position.players_of_turns.size(); ++i)
        if (position.players_of_turns[i] == player)
            furthest = std::max(furthest, position.game.turns[i].money.value_or(0));
    return furthest;
}

std::optional<BonusSpace> next(const std::vector<BonusSpace>& all, int reached) {
    const auto found = std::ranges::find_if(all, [&](const BonusSpace& one) { return one.space > reached; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void mark_bonuses(Lane& lane, const Position& position, int player) {
    const int money = position.final() ? lane.money.value_or(0) : furthest_money(position, player);
    lane.next_money = next(bonuses(position.game.board, Track::money), std::max(money, lane.money_to.value_or(0)));
    lane.next_fame = next(bonuses(position.game.board, Track::fame), lane.fame_to.value_or(lane.fame.value_or(0)));
}

Lane lane_of(const Position& position, const Entry& entry, int player) {
    Lane lane{.name = name_line(position.known_as(player).name)};
    if (position.final()) {
        const game::Final& final = position.game.finals.at(static_cast<std::size_t>(player));
        lane.money = final.money;
        lane.fame = final.fame;
    } else {
        lane.money = position.seat(player).money;
        lane.fame = position.seat(player).fame;
    }
    if (player == position.player) {
        lane.money_to = entry.markers.money;
        lane.fame_to = entry.markers.fame;
    }
    return lane;
}

std::vector<wxString> names_ahead(const Race& race) {
    std::vector<wxString> names;
    for (const Lane& lane : race.lanes)
        if (lane.ahead) names.push_back(lane.name);
    return names;
}

wxString won(const std::vector<wxString>& names) {
    return fill(names.size() > 1 ? _("{1} share the victory.") : _("{1} wins."), {i18n::listed(names)});
}

/// The player nearest to meeting, filled into the words. Empty: it is not known.
wxString nearest(const Race& race, const wxString& words) {
    int gap = std::numeric_limits<int>::min();
    std::vector<wxString> names;
    for (const Lane& lane : race.lanes) {
        if (!lane.gap || *lane.gap < gap) continue;
        if (*lane.gap > gap) names.clear();
        gap = *lane.gap;
        names.push_back(lane.name);
    }
    if (names.empty()) return {};
    return fill(words, {i18n::listed(names), figure(-gap)});
}

/// By the proposal they have met, which nobody has said.
wxString perhaps_met(const Race& race) {
    std::vector<wxString> names;
    for (const Lane& lane : race.lanes)
        if (lane.about && *lane.gap >= 0) names.push_back(lane.name);
    return names.empty() ? wxString()
                         : fill(_("Have the markers met that belong to: {1}? Then press H."), {i18n::listed(names)});
}

bool any_about(const Race& race) { return std::ranges::any_of(race.lanes, &Lane::about); }

/// Where it is not described which spaces face: as proposed, as far as the tracks are walked.
void propose(Race& race, bool over) {
    int furthest = usual_last_money;
    for (const Lane& lane : race.lanes)
        furthest = std::max({furthest, lane.money.value_or(0), lane.money_to.value_or(0)});
    race.facing = proposed_facing(furthest);
    race.proposed = true;
    for (Lane& lane : race.lanes) {
        if (lane.gap || lane.met || over || !lane.money || !lane.fame) continue;
        lane.gap = *lane.fame - proposed(*lane.money);
        lane.about = true;
    }
}

wxString verdict(const Race& race, bool over) {
    const bool met = std::ranges::any_of(race.lanes, &Lane::met);
    const std::vector<wxString> ahead = names_ahead(race);
    if (met) return over ? won(ahead) : fill(_("If it ended now: {1}."), {i18n::listed(ahead)});
    if (wxString words = perhaps_met(race); !words.empty()) return words;
    const wxString words =
        nearest(race, any_about(race) ? _("Nobody's markers have met. Nearest: {1}, with about {2} to go.")
                                      : _("Nobody's markers have met. Nearest: {1}, with {2} to go."));
    return words.empty() ? _("Nobody's markers have met.") : words;
}

}

std::vector<BonusSpace> bonuses(const game::Board& board, Track track) {
    return bonuses_of(board.last_money_bonus, track);
}

std::vector<BonusSpace> Race::bonuses(Track track) const { return bonuses_of(last_money_bonus, track); }

wxString name(Bonus bonus) {
    switch (bonus) {
    case Bonus::upgrade: return _("an upgrade");
    case Bonus::worker: return _("a worker");
    case Bonus::karma: return _("2 karma");
    case Bonus::boat: return _("a move of the boat");
    case Bonus::die: return _("a die");
    }
    return {};
}

Race race(const Position& position, const Entry& entry) {
    Race race{.facing = position.game.board.facing, .last_money_bonus = position.game.board.last_money_bonus};
    const auto outcomes = game::outcomes(position.game, position.state);
    const auto ranks = game::ranks(outcomes);
    for (int player = 0; player < static_cast<int>(outcomes.size()); ++player) {
        const game::Outcome& outcome = outcomes[static_cast<std::size_t>(player)];
        Lane lane = lane_of(position, entry, player);
        lane.gap = outcome.gap;
        lane.met = outcome.met;
        lane.place = outcome.place;
        lane.ahead = outcome.met && ranks[static_cast<std::size_t>(player)] == 1;
        mark_bonuses(lane, position, player);
        race.lanes.push_back(std::move(lane));
    }
    const bool over = position.final() || position.stage == Stage::over;
    if (!race.facing) propose(race, over);
    race.verdict = verdict(race, over);
    const bool met = std::ranges::any_of(race.lanes, &Lane::met);
    race.verdict_in_short = met || !perhaps_met(race).empty() ? wxString()
                            : any_about(race)                 ? nearest(race, _("Nearest: {1}, with about {2} to go."))
                                                              : nearest(race, _("Nearest: {1}, with {2} to go."));
    if (race.verdict_in_short.empty()) race.verdict_in_short = race.verdict;
    return race;
}

wxString gap_in_words(const Lane& lane) {
    if (!lane.gap) return lane.met ? _("met") : wxString();
    if (lane.about) return *lane.gap < 0 ? fill(_("about {1} to go"), {figure(-*lane.gap)}) : _("perhaps met");
    if (*lane.gap < 0) return fill(_("{1} to go"), {figure(-*lane.gap)});
    return *lane.gap == 0 ? _("met") : fill(_("{1} past"), {figure(*lane.gap)});
}

wxString next_in_words(const Lane& lane) {
    std::vector<wxString> parts;
    if (lane.next_fame)
        parts.push_back(fill(_("fame {1}: {2}"), {figure(lane.next_fame->space), name(lane.next_fame->bonus)}));
    if (lane.next_money)
        parts.push_back(fill(_("money {1}: {2}"), {figure(lane.next_money->space), name(lane.next_money->bonus)}));
    return i18n::one_by_one(parts);
}

}
