#include "core/babylon/best_builds.h"

#include "core/babylon/advice.h"
#include "core/babylon/bound.h"
#include "core/babylon/score.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace clerk::babylon {

namespace {

/// Only the player's own things: quick to copy.
State alone(State state) {
    for (int seat = 0; seat < static_cast<int>(state.seats.size()); ++seat)
        if (seat != state.player()) state.seats[static_cast<std::size_t>(seat)].garden = {};
    return state;
}

/// The rotations that make a difference.
std::vector<int> rotations(const Tile& tile) {
    std::vector<int> all;
    for (int rotation = 0; rotation < 360; rotation += 90)
        if (std::ranges::none_of(
                all, [&](int other) { return turned(tile.symbols, other) == turned(tile.symbols, rotation); }))
            all.push_back(rotation);
    return all;
}

/// Builds ornaments that can all be built: everything else first, then the bridges from below. None: they cannot.
std::optional<std::vector<Step>> in_order(State& state, std::vector<OrnamentSite> sites) {
    std::ranges::stable_sort(sites, {}, [](const OrnamentSite& site) {
        return site.ornament.kind == Kind::bridge ? site.ornament.level() : 0;
    });
    std::vector<Step> steps;
    while (!sites.empty()) {
        const auto next = std::ranges::find_if(
            sites, [&](const OrnamentSite& site) { return check(state, as_entered(site)).empty(); });
        if (next == sites.end()) return std::nullopt;
        steps.push_back({as_entered(*next)});
        carry_out(state, steps.back());
        sites.erase(next);
    }
    return steps;
}

// Effort, as patience counts it: the bound of a place is 1.
constexpr std::size_t effort_of_sets_before = 40, effort_of_a_build = 16, effort_of_a_further_set = 2;

/// What is done before the last terrace of the turn.
struct Lead {
    std::vector<Step> steps;
    From last = From::dug; ///< whose terrace comes now
    Cells anchors = all_cells;
    int bound = 0;
};

struct Leaf {
    Site site;
    int bound = 0;
};

class TurnSearch {
public:
    TurnSearch(const State& state, std::size_t most, const Patience& patience, int known)
        : start_(alone(state)), most_(most), patience_(patience), known_(known), before_(total(start_.seat().garden)) {
        look();
    }

    Builds found() {
        Builds builds{.bound = bound_};
        for (Kept& kept : kept_) builds.list.push_back(finished(std::move(kept)));
        return builds;
    }

private:
    using Key = std::vector<std::tuple<From, Cell, int>>; ///< where the terraces lie
    struct Kept {
        int points = 0;
        int pillars = 0;
        Key key;
        std::vector<Step> steps; ///< without the ornaments that come last
    };

    void look() {
        const std::vector<From> tiles = in_hand();
        if (start_.hand->terraces_placed > 0) consider(start_, {}, gained(start_) + further_points(start_));
        std::vector<Lead> leads;
        for (const From tile : tiles) add_leads(leads, start_, {}, tile);
        if (stopped_) return settle(loose(tiles));
        explore(leads);
        if (tiles.size() < 2) return settle(0);
        if (stopped_) return settle(loose(tiles));
        leads.clear();
        for (const bool again : {false, true}) add_leads_with(leads, tiles[again], tiles[!again], again);
        if (stopped_) return settle(loose(tiles));
        explore(leads);
        settle(0);
    }

    /// The tiles whose faces are known.
    std::vector<From> in_hand() const {
        std::vector<From> tiles;
        if (start_.depth != Depth::full) return tiles;
        if (start_.hand->dug) tiles.push_back(From::dug);
        if (start_.seat().slot) tiles.push_back(From::slot);
        return tiles;
    }

    int gained(const State& state) const { return total(state.seat().garden) - before_; }
    /// Of no more than is known that is enough to know.
    int further_points(const State& state, int known = 0) {
        std::size_t looked = 0;
        const int points = most_further(state, looked, known);
        effort_ += looked * effort_of_a_further_set;
        return points;
    }
    /// That does not get on the list.
    int least() const { return kept_.size() < most_ ? known_ : std::max(known_, kept_.back().points); }
    bool patient() { return !stopped_ && !(stopped_ = !patience_(std::exchange(effort_, 0))); }
    void settle(int left) { bound_ = std::max({bound_, left, kept_.empty() ? 0 : kept_.front().points}); }

    static Face face(const State& state, From tile, int rotation) {
        const Tile known = *tile_of(state, {.from = tile});
        return {turned(known.symbols, rotation), 4, flower_points(state.seat().garden, known.flower)};
    }

    static Step placed(From tile, const Site& site) {
        return {
            Placement{.from = tile, .at = site.at, .rotation = site.rotation, .level = site.level, .open = site.open}};
    }

    /// Where the tile may lie, in every rotation, with what it could bring at most.
    std::vector<Leaf> leaves(const State& state, From tile, Cells anchors) {
        const Bound bound(state);
        const int so_far = gained(state);
        std::vector<std::pair<int, Face>> faces;
        for (const int rotation : rotations(*tile_of(state, {.from = tile})))
            faces.emplace_back(rotation, face(state, tile, rotation));
        std::vector<Leaf> list;
        for (const TerraceMove& move : legal_terraces(state, tile)) {
            if (!anchors.has(move.at)) continue;
            effort_ += faces.size();
            for (const auto& [rotation, lying] : faces) {
                const Site site{move.at, move.level, move.open, rotation};
                const int most = so_far + bound.of(site, lying);
                if (most > least()) list.push_back({site, most});
            }
        }
        return list;
    }

    /// The tile comes last, after one of the sets of ornaments that matter to it; without any only on those anchors.
    void add_leads(std::vector<Lead>& leads, const State& state, const std::vector<Step>& steps, From last,
                   Cells without_any = all_cells) {
        SetsBefore(state).each([&](const std::vector<OrnamentSite>& sites, Cells anchors) {
            if (sites.empty()) anchors = anchors & without_any;
            effort_ += effort_of_sets_before;
            if (!patient()) return false;
            scratch_ = state;
            const auto ornaments = in_order(*scratch_, sites);
            if (!ornaments) return true;
            Lead lead{steps, last, anchors};
            lead.steps.insert(lead.steps.end(), ornaments->begin(), ornaments->end());
            for (const Leaf& leaf : leaves(*scratch_, last, anchors)) lead.bound = std::max(lead.bound, leaf.bound);
            if (lead.bound > least()) leads.push_back(std::move(lead));
            return true;
        });
    }

    /// `again`: the other order was looked at before. Of two terraces that do not touch it makes no difference which is
    /// placed first, unless one makes room for the level of the other.
    void add_leads_with(std::vector<Lead>& leads, From first, From last, bool again) {
        const auto turns = rotations(*tile_of(start_, {.from = first}));
        for (const TerraceMove& move : legal_terraces(start_, first)) {
            const bool new_level = start_.seat().garden.terraces_on(move.level).empty();
            const Cells anchors = again && !new_level ? anchors_over(Terrace{move.at}.cells()) : all_cells;
            for (const int rotation : turns) {
                if (!patient()) return;
                const Step step = placed(first, {move.at, move.level, move.open, rotation});
                add_leads(leads, play(start_, step), {step}, last, anchors);
            }
        }
    }

    State after(const Lead& lead) const {
        State state = start_;
        for (const Step& step : lead.steps) carry_out(state, step);
        return state;
    }

    /// The most promising first. What is left when the patience is at its end is the bound.
    void explore(std::vector<Lead>& leads) {
        std::ranges::stable_sort(leads, std::ranges::greater{}, &Lead::bound);
        for (const Lead& lead : leads) {
            if (lead.bound <= least()) return;
            if (stopped_) return settle(lead.bound);
            explore(lead);
        }
    }

    void explore(const Lead& lead) {
        const State state = after(lead);
        std::vector<Leaf> list = leaves(state, lead.last, lead.anchors);
        std::ranges::stable_sort(list, std::ranges::greater{}, &Leaf::bound);
        for (const Leaf& leaf : list) {
            if (leaf.bound <= least()) return;
            effort_ += effort_of_a_build;
            if (!patient()) return settle(leaf.bound);
            const Step last = placed(lead.last, leaf.site);
            scratch_ = state;
            carry_out(*scratch_, last);
            const int so_far = gained(*scratch_);
            const int points = so_far + further_points(*scratch_, std::max(0, least() - so_far));
            if (points <= least()) continue;
            std::vector<Step> steps = lead.steps;
            steps.push_back(last);
            consider(*scratch_, std::move(steps), points);
        }
    }

    void consider(const State& state, std::vector<Step> steps, int points) {
        if (points <= known_) return;
        Kept kept{points, start_.seat().pillars - state.seat().pillars, key(steps), std::move(steps)};
        const auto same = std::ranges::find(kept_, kept.key, &Kept::key);
        const auto worse = [&](const Kept& other) {
            return other.points < kept.points || (other.points == kept.points && other.pillars > kept.pillars);
        };
        if (same != kept_.end() && !worse(*same)) return;
        if (same != kept_.end()) kept_.erase(same);
        kept_.insert(std::ranges::find_if(kept_, worse), std::move(kept));
        if (kept_.size() > most_) kept_.pop_back();
    }

    static Key key(const std::vector<Step>& steps) {
        Key key;
        for (const Step& step : steps)
            if (const auto* placement = std::get_if<Placement>(&step.what))
                key.emplace_back(placement->from, placement->at, placement->level);
        std::ranges::sort(key);
        return key;
    }

    /// No two tiles bring more, wherever they lie.
    int loose(const std::vector<From>& tiles) const {
        int highest = 2, points = 0, ornaments = 1 + 4 * start_.hand->terraces_placed;
        for (const Terrace& terrace : start_.seat().garden.terraces())
            highest = std::max<int>(highest, terrace.level + 2);
        for (const From tile : tiles) {
            ornaments += tile_of(start_, {.from = tile})->symbol_count();
            points += points_a_set + points_a_gazebo + points_a_level;
        }
        return points + ornaments * (most_points(highest) + points_a_set);
    }

    Build finished(Kept kept) const {
        State state = start_;
        for (const Step& step : kept.steps) carry_out(state, step);
        const auto last = in_order(state, further(state).sites);
        Build build{.points = kept.points, .pillars = kept.pillars, .steps = std::move(kept.steps)};
        build.steps.insert(build.steps.end(), last->begin(), last->end());
        build.gains = gains(score(start_.seat().garden), score(state.seat().garden));
        return build;
    }

    const State start_;
    std::size_t most_;
    const Patience& patience_;
    int known_;
    int before_;
    bool stopped_ = false;
    std::size_t effort_ = 0; ///< that the patience was not told yet
    int bound_ = 0;
    std::vector<Kept> kept_; ///< the best first
    std::optional<State> scratch_;
};

}

Builds best_builds(const State& state, std::size_t most, const Patience& patience, int known) {
    return TurnSearch(state, most, patience, known).found();
}

namespace {

Cells cells(const Ornament& ornament) {
    const auto middle = ornament.middle();
    return Cells(ornament.a.cell) | ornament.b.cell | (middle ? Cells(middle->cell) : Cells());
}

}

Cells anchors_over(Cells set) {
    set |= set.shifted(-1, 0);
    return set | set.shifted(0, -1);
}

SetsBefore::SetsBefore(const State& state) : state_(state) {
    const Surface surface(state);
    sites_ = candidates(state, surface);
    std::ranges::stable_sort(sites_, std::ranges::greater{}, [](const OrnamentSite& site) {
        return site.ornament.kind == Kind::bridge ? site.ornament.level() : 0;
    });
}

bool SetsBefore::add(std::size_t next, Cells anchors, const Act& act) {
    if (!act(chosen_, anchors & anchors_of_statues())) return false;
    for (std::size_t i = next; i < sites_.size(); ++i) {
        const OrnamentSite& site = sites_[i];
        if (std::ranges::any_of(chosen_, [&](const OrnamentSite& other) { return exclude(site, other); })) continue;
        const bool statue = site.ornament.kind == Kind::statue;
        chosen_.push_back(site);
        const bool goes_on = add(i + 1, statue ? anchors : anchors & anchors_over(cells(site.ornament)), act);
        chosen_.pop_back();
        if (!goes_on) return false;
    }
    return true;
}

Cells SetsBefore::anchors_of_statues() const {
    Cells statues = state_.seat().garden.standing_statues();
    bool any = false;
    for (const OrnamentSite& site : chosen_) {
        if (site.ornament.kind != Kind::statue) continue;
        statues |= site.ornament.a.cell;
        any = true;
    }
    return any ? anchors_over(statues) : all_cells;
}

}
