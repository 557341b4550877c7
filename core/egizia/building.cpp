#include "core/egizia/building.h"

#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"
#include "core/egizia/stones.h"

#include <algorithm>
#include <set>

namespace clerk::egizia::building {

namespace {

bool full(const State& state) { return state.table->full(); }

Evidence at(Site site, std::vector<int> figures = {}) { return {{*place(spot(site))}, std::move(figures)}; }

bool is_used(const State& state, int player, Crew crew) {
    const auto& used = state.round->used[static_cast<std::size_t>(player)];
    return std::ranges::find(used, crew) != used.end();
}

const Draw* draw(const Building& building) { return std::get_if<Draw>(&building.build.what); }

int strength(const Building& building) {
    const auto& of = building.state.seat(building.build.player).strength;
    const auto& [state, build] = building;
    return (build.crew ? of[*build.crew] : 0) + (build.joker ? of[Crew::joker] : 0) + build.plus;
}

/// What the build takes in strength and in stones.
int due(const Building& building) {
    if (const Draw* drawn = draw(building)) return drawn->cards;
    return values_of(*building.state.table, std::get<Stones>(building.build.what));
}

int stones_held(const Building& building) { return building.state.seat(building.build.player).stones; }

// The site

Verdict no_ship(const Coming& coming) {
    if (!full(coming.state) || ships::distance(coming.state, coming.player, coming.site)) return {};
    return at(coming.site);
}

Verdict twice(const Coming& coming) {
    const auto& builds = coming.state.round->builds;
    const auto same = [&](const Worked& one) { return one.site == coming.site && one.player == coming.player; };
    if (std::ranges::none_of(builds, same)) return {};
    return at(coming.site);
}

Verdict too_late(const Coming& coming) {
    const auto own = ships::distance(coming.state, coming.player, coming.site);
    for (const Worked& other : coming.state.round->builds) {
        if (other.site > coming.site) return at(coming.site, {-1});
        if (!full(coming.state) || !own || other.site != coming.site) continue;
        if (ships::distance(coming.state, other.player, coming.site).value_or(0) > *own)
            return at(coming.site, {other.player + 1});
    }
    return {};
}

Verdict no_room(const Coming& coming) {
    std::set<int> builders;
    for (const Worked& other : coming.state.round->builds)
        if (other.site == coming.site) builders.insert(other.player);
    const int open = coming.state.table->open_spaces();
    if (static_cast<int>(builders.size()) < open) return {};
    return at(coming.site, {open});
}

/// A rule of the site, asked of a build.
template <auto rule> Verdict of_a_build(const Building& building) {
    return rule({building.state, building.build.player, building.build.site()});
}

// Crews and cards

Verdict no_crew(const Building& building) {
    if (!full(building.state) || building.build.crew) return {};
    return at(building.build.site(), {building.build.joker ? 1 : 0});
}

Verdict crew_used(const Building& building) {
    const auto& [state, build] = building;
    if (!full(state) || !build.crew || !is_used(state, build.player, *build.crew)) return {};
    return at(build.site(), {static_cast<int>(*build.crew)});
}

Verdict joker_used(const Building& building) {
    const auto& [state, build] = building;
    if (!full(state) || !build.joker || !is_used(state, build.player, Crew::joker)) return {};
    return at(build.site());
}

Verdict too_many_drawn(const Building& building) {
    const Draw* drawn = draw(building);
    if (!drawn || drawn->cards <= most_drawn) return {};
    return at(Site::sphinx, {drawn->cards});
}

Verdict too_many_kept(const Building& building) {
    const Draw* drawn = draw(building);
    if (!drawn || drawn->kept <= most_kept) return {};
    return at(Site::sphinx, {drawn->kept});
}

Verdict too_few_drawn(const Building& building) {
    const Draw* drawn = draw(building);
    if (!full(building.state) || building.state.table->rulings.sphinx_draw != SphinxDraw::exact || !drawn) return {};
    const int possible = std::min({strength(building), stones_held(building), most_drawn});
    if (drawn->cards >= possible) return {};
    return at(Site::sphinx, {drawn->cards, possible});
}

// What it takes

/// Whether the joker, who has not been used, would make the build strong enough.
bool is_for_the_joker(const Building& building) {
    const auto& [state, build] = building;
    if (build.joker || is_used(state, build.player, Crew::joker)) return false;
    return due(building) <= strength(building) + state.seat(build.player).strength[Crew::joker];
}

bool has_stronger_crew(const Building& building) {
    const auto& [state, build] = building;
    const auto& of = state.seat(build.player).strength;
    const int used = build.crew ? of[*build.crew] : 0;
    const auto is_stronger = [&](Crew crew) {
        return crew != Crew::joker && of[crew] > used && !is_used(state, build.player, crew);
    };
    return std::ranges::any_of(crews, is_stronger);
}

Verdict too_weak(const Building& building) {
    if (!full(building.state) || due(building) <= strength(building)) return {};
    return at(building.build.site(), {due(building), strength(building), is_for_the_joker(building) ? 1 : 0,
                                      has_stronger_crew(building) ? 1 : 0});
}

Verdict too_few_stones(const Building& building) {
    if (!full(building.state) || due(building) <= stones_held(building)) return {};
    return at(building.build.site(), {due(building), stones_held(building)});
}

Verdict no_market(const Building& building) {
    const auto& [state, build] = building;
    if (!full(state) || build.site() != Site::graves || build.market) return {};
    return at(Site::graves);
}

constexpr bool waivable = true;
constexpr Rule without_a_ship{"build.no-ship", waivable}, built_already{"build.twice", waivable},
    out_of_order{"build.order", waivable}, site_full{"build.full", waivable};

// Behind each: the figures of its finding.
constexpr Check<Coming> coming_to_a_site[] = {
    {without_a_ship, no_ship}, //
    {built_already, twice},    //
    {out_of_order, too_late}, // number of the player whose ship lies further out; -1: somebody built further downstream
    {site_full, no_room},     // open spaces
};

constexpr Check<Building> beginning_a_build[] = {
    {without_a_ship, of_a_build<no_ship>},       // as above
    {built_already, of_a_build<twice>},          //
    {out_of_order, of_a_build<too_late>},        //
    {site_full, of_a_build<no_room>},            //
    {{"crew.none", waivable}, no_crew},          // 1: the joker is named
    {{"crew.used", waivable}, crew_used},        // crew
    {{"joker.used", waivable}, joker_used},      //
    {{"sphinx.draw", waivable}, too_many_drawn}, // cards drawn
    {{"sphinx.keep", waivable}, too_many_kept},  // cards kept
    {{"sphinx.exact", waivable}, too_few_drawn}, // cards drawn, cards possible
};

constexpr Check<Building> ending_a_build[] = {
    // what it takes, strength; 1: with the joker it would do; 1: a crew that is free is stronger
    {{"build.strength", waivable}, too_weak},
    {{"build.stones", waivable}, too_few_stones}, // what it takes, stones of the player
    {{"build.market", waivable}, no_market},      //
};

/// Adds findings of rules that are not among them yet.
void add(Findings& findings, Findings more) {
    for (Finding& finding : more)
        if (std::ranges::find(findings, finding.rule->id, [](const Finding& one) { return one.rule->id; }) ==
            findings.end())
            findings.push_back(std::move(finding));
}

/// Of stone after stone, each of which counts as placed for the next.
void judge_stones(Findings& findings, const State& state, const Build& build) {
    Monuments imagined = state.monuments;
    const Table& table = *state.table;
    for (const Stone& stone : std::get<Stones>(build.what)) {
        add(findings, judge(stones::of_a_stone(), stones::Setting{table, imagined, stone}));
        if (cannot_exist(findings)) return;
        imagined.set(table, stone, build.player);
    }
}

// Carrying out

Source source_of(Part part) {
    switch (part) {
    case Part::obelisk: return Source::obelisk;
    case Part::grave: return Source::graves;
    case Part::pyramid: return Source::pyramid;
    default: return Source::temple;
    }
}

void use_up(State& state, const Build& build, int stones) {
    auto& used = state.round->used[static_cast<std::size_t>(build.player)];
    if (build.crew) used.push_back(*build.crew);
    if (build.joker) used.push_back(Crew::joker);
    Seat& seat = state.seat(build.player);
    seat.stones = std::max(0, seat.stones - stones);
}

void place_stones(State& state, int player, const Stones& stones) {
    const Table& table = *state.table;
    for (const Stone& stone : stones) {
        const int value = value_of(table, stone).value_or(0);
        state.monuments.set(table, stone, player);
        state.score(player, source_of(stone.at.part), value);
        if (stone.at.part == Part::grave) state.seat(player).grave_sum += value;
    }
}

void score_rows(State& state, std::size_t first) {
    for (std::size_t i = first; i < state.monuments.finished_rows.size(); ++i) {
        const RowBonus bonus = state.monuments.bonus(state.monuments.finished_rows[i]);
        state.score(bonus.player, Source::rows, bonus.points);
    }
}

}

Checks<Coming> of_the_site() { return coming_to_a_site; }
Checks<Building> before_the_stones() { return beginning_a_build; }
Checks<Building> after_the_stones() { return ending_a_build; }

Findings check(const State& state, const Build& build) {
    if (build.is_use()) return {};
    const Building building{state, build};
    Findings findings = judge(beginning_a_build, building);
    if (!draw(building)) judge_stones(findings, state, build);
    if (!cannot_exist(findings)) add(findings, judge(ending_a_build, building));
    return findings;
}

std::optional<int> best_strength(const State& state, int player) {
    std::optional<int> best;
    const auto& of = state.seat(player).strength;
    for (const Crew crew : coloured_crews)
        if (!is_used(state, player, crew)) best = std::max(best.value_or(0), of[crew]);
    if (best && !is_used(state, player, Crew::joker)) *best += of[Crew::joker];
    return best;
}

void carry_out(State& state, const Build& build) {
    if (const Use* use = std::get_if<Use>(&build.what)) return give(state, build.player, use->gain);
    const Building building{state, build};
    if (full(state)) use_up(state, build, due(building));
    const Draw* drawn = draw(building);
    const std::size_t rows_before = state.monuments.finished_rows.size();
    if (drawn) {
        state.seat(build.player).sphinx += drawn->kept;
        state.score(build.player, Source::sphinx, drawn->cards - drawn->kept);
    } else {
        place_stones(state, build.player, std::get<Stones>(build.what));
    }
    if (build.market) step(state, build.player, *build.market);
    state.score(build.player, Source::other, build.other);
    score_rows(state, rows_before);
    state.round->builds.push_back({build.site(), build.player, drawn && drawn->kept > 0});
}

}
