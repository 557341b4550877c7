// The builds of a round, read plainly from the rulebook's table of the builds.
#pragma once

#include "tests/egizia/plain_monuments.h"
#include "tests/egizia/plain_ships.h"

namespace clerk::egizia::plain {

struct Work {
    Site site = Site::sphinx;
    int player = 0;
    bool kept_a_card = false;
};

class BuildsOfARound {
public:
    BuildsOfARound(Table& table, Monuments& monuments, const std::vector<int>& order)
        : table_(table), monuments_(monuments), game_(table.game), order_(order) {}

    /// What the build breaks; carried out by `play` when it stands.
    std::vector<Found> check(const Build& build, const ShipsOfARound& ships) const {
        std::vector<Found> found;
        if (std::holds_alternative<Use>(build.what)) return found;
        if (!look(before_the_stones(build, ships), found)) return found;
        if (const auto* stones = std::get_if<Stones>(&build.what)) {
            Monuments so_far = monuments_;
            for (const Stone& stone : *stones) {
                if (!so_far.check(stone, found)) return found;
                so_far.place(stone, build.player);
            }
        }
        look(after_the_stones(build), found);
        return found;
    }

    void play(const Build& build) {
        const int player = build.player;
        if (const auto* use = std::get_if<Use>(&build.what)) return table_.give(player, use->gain);
        Person& who = table_.person(player);
        const int rows_before = count_of(monuments_.finished());
        const auto* draw = std::get_if<Draw>(&build.what);
        works_.push_back({site_of(build), player, draw && draw->kept > 0});
        if (table_.full()) {
            if (build.crew) used_.push_back({player, *build.crew});
            if (build.joker) used_.push_back({player, Crew::joker});
            who.stones = std::max(0, who.stones - taken(build));
        }
        if (draw) {
            who.sphinx_cards += draw->kept;
            table_.score(player, "sphinx", draw->cards - draw->kept);
        } else {
            for (const Stone& stone : std::get<Stones>(build.what)) {
                table_.score(player, line_of(stone.at.part), monuments_.value(stone));
                monuments_.place(stone, player);
            }
        }
        if (build.market) table_.step(player, *build.market);
        table_.score(player, "other", build.other);
        for (int i = rows_before; i < count_of(monuments_.finished()); ++i) {
            const int row = nth(monuments_.finished(), i), first = monuments_.first_in(row);
            table_.score(first, "rows", monuments_.stones_in(row, first));
        }
    }

    void cooperate() {
        constexpr int points[] = {0, 1, 3, 6};
        for (const int player : table_.leader_first()) table_.score(player, "cooperation", points[sites_of(player)]);
    }

private:
    Table& table_;
    Monuments& monuments_;
    const Game& game_;
    const std::vector<int> order_;
    std::vector<Work> works_;
    std::vector<std::pair<int, Crew>> used_;

    static Site site_of(const Build& build) {
        if (std::holds_alternative<Draw>(build.what)) return Site::sphinx;
        const Part part = std::get<Stones>(build.what).front().at.part;
        return part == Part::obelisk || part == Part::grave ? Site::graves : Site::pyramid;
    }
    static std::string line_of(Part part) {
        return part == Part::obelisk   ? "obelisk"
               : part == Part::grave   ? "graves"
               : part == Part::pyramid ? "pyramid"
                                       : "temple";
    }
    /// The cards, or the values of the stones.
    int taken(const Build& build) const {
        if (const auto* draw = std::get_if<Draw>(&build.what)) return draw->cards;
        int values = 0;
        for (const Stone& stone : std::get<Stones>(build.what)) values += monuments_.value(stone);
        return values;
    }
    int strength(const Build& build) const {
        const std::vector<int>& strength = table_.person(build.player).strength;
        const int of_crew = build.crew ? nth(strength, static_cast<int>(*build.crew)) : 0;
        const int of_joker = build.joker ? nth(strength, static_cast<int>(Crew::joker)) : 0;
        return of_crew + of_joker + build.plus;
    }

    std::vector<Check> before_the_stones(const Build& build, const ShipsOfARound& ships) const {
        const int player = build.player;
        const bool full = table_.full();
        const Site site = site_of(build);
        const auto* draw = std::get_if<Draw>(&build.what);
        const int stones = table_.person(player).stones;
        const std::vector<int> outwards = ships.outwards(site);
        const int open = ships.open_spaces();
        return {
            {"build.no-ship", waivable, [=] { return full && !among(outwards, player); }},
            {"build.twice", waivable, [=, this] { return has_built(player, site); }},
            {"build.order", waivable,
             [=, this] {
                 return somebody_built_after(site) ||
                        (full && among(outwards, player) && somebody_built_further_out(player, site, outwards));
             }},
            {"build.full", waivable, [=, this] { return count_of(builders(site)) >= open; }},
            {"crew.none", waivable, [=] { return full && !build.crew; }},
            {"crew.used", waivable, [=, this] { return full && build.crew && is_used(player, *build.crew); }},
            {"joker.used", waivable, [=, this] { return full && build.joker && is_used(player, Crew::joker); }},
            {"sphinx.draw", waivable, [=] { return draw && draw->cards > 5; }},
            {"sphinx.keep", waivable, [=] { return draw && draw->kept > 1; }},
            {"sphinx.exact", waivable,
             [=, this] {
                 return full && game_.rulings.sphinx_draw == SphinxDraw::exact && draw &&
                        draw->cards < std::min({strength(build), stones, 5});
             }},
        };
    }
    std::vector<Check> after_the_stones(const Build& build) const {
        const int stones = table_.person(build.player).stones;
        const bool full = table_.full();
        return {
            {"build.strength", waivable, [=, this] { return full && taken(build) > strength(build); }},
            {"build.stones", waivable, [=, this] { return full && taken(build) > stones; }},
            {"build.market", waivable, [=] { return full && site_of(build) == Site::graves && !build.market; }},
        };
    }

    bool has_built(int player, Site site) const { return among(builders(site), player); }
    std::vector<int> builders(Site site) const {
        std::vector<int> players;
        for (const Work& work : works_)
            if (work.site == site && !among(players, work.player)) players.push_back(work.player);
        return players;
    }
    bool somebody_built_after(Site site) const {
        return any(works_, [&](const Work& work) { return work.site > site; });
    }
    bool somebody_built_further_out(int player, Site site, std::vector<int> outwards) const {
        while (outwards.front() != player) outwards.erase(outwards.begin());
        outwards.erase(outwards.begin());
        return any(outwards, [&](int other) { return has_built(other, site); });
    }
    bool is_used(int player, Crew crew) const { return among(used_, std::pair{player, crew}); }

    /// Where the player took part.
    int sites_of(int player) const {
        int count = 0;
        for (const Site site : {Site::sphinx, Site::graves, Site::pyramid})
            if (any(works_, [&](const Work& work) {
                    if (work.player != player || work.site != site) return false;
                    return site != Site::sphinx || game_.rulings.sphinx_share == SphinxShare::drawn || work.kept_a_card;
                }))
                ++count;
        return count;
    }
};

}
