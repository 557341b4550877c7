// What is said of random games of Babylon is what another look at the garden finds.
#include "core/babylon/building.h"
#include "i18n/words_babylon.h"
#include "tests/babylon/random_game.h"
#include "tests/i18n/words.h"

#include <map>

namespace clerk::babylon::test {

using tests::expect_sentence;

namespace {

constexpr std::string_view game_word = "babylon";

/// Any step, mostly not allowed: a terrace or an ornament anywhere near what stands.
Space any_space(const Garden& garden) {
    if (garden.terraces().empty() || one_in(8))
        return {Cell{}.moved(static_cast<int>(pick(8)), static_cast<int>(pick(8))), 1};
    const Terrace& terrace = garden.terraces()[pick(garden.terraces().size())];
    return {terrace.cell(any_of(corners)), terrace.level};
}

Placement any_placement(const State& state) {
    const Space near = any_space(state.seat().garden);
    Placement placement{.at = near.cell, .level = std::min(max_level, near.level + static_cast<int>(pick(4)))};
    if (one_in(2)) placement.open = any_of(corners);
    if (state.depth != Depth::full) placement.tile = TileEntry{any_tile(4)};
    return placement;
}

Building any_building(const State& state) {
    Building building{.kind = any_of(kinds), .at = {any_space(state.seat().garden)}};
    if (building.kind != Kind::statue) {
        const int far = reach(building.kind);
        const Cell other = one_in(2) ? building.at[0].cell.moved(far, 0) : building.at[0].cell.moved(0, far);
        building.at.push_back({other, static_cast<std::int8_t>(std::max(1, state.seat().garden.top(other)))});
    }
    for (const Space space : building.at)
        if (one_in(4)) building.as_if.push_back(space);
    return building;
}

using Texts = std::vector<std::string>;

void expect_all(const std::string& sentence, const Texts& texts) {
    for (const std::string& text : texts) EXPECT_THAT(sentence, testing::HasSubstr(text));
}

std::string number(int figure) { return std::to_string(figure); }

/// What stands on the space, or passes over it, by the lists of the garden alone.
std::string holder(const Garden& garden, Space space) {
    for (const Ornament& ornament : garden.ornaments())
        if (ornament.a == space || ornament.b == space) return i18n::babylon::name(ornament.kind).utf8_string();
    for (const Terrace& terrace : garden.terraces())
        if (terrace.level == space.level && terrace.open && terrace.cell(*terrace.open) == space.cell)
            return i18n::language() == "en" ? "gazebo" : "觀景亭";
    if (garden.taken(space)) return i18n::language() == "en" ? "pillar" : "支柱";
    for (const Ornament& ornament : garden.ornaments())
        if (const auto middle = ornament.middle(); middle && middle->cell == space.cell && middle->level >= space.level)
            return i18n::babylon::name(Kind::bridge).utf8_string();
    return "nothing is there";
}

Texts expected_of(const State& state, const Placement& placement, std::string_view rule) {
    const Garden& garden = state.seat().garden;
    const Terrace terrace{placement.at, static_cast<std::int8_t>(placement.level), placement.open};
    Texts texts;
    if (rule == "terrace.support")
        for (const Corner corner : corners) {
            const Cell cell = terrace.cell(corner);
            const Space below{cell, static_cast<std::int8_t>(garden.top(cell))};
            const int gap = placement.level - below.level;
            const bool statue_carries = gap == 1 && garden.statue_stands(below);
            const bool free = !garden.taken(below) && !(state.rulings.bridge_covers && garden.bridged(below));
            if (placement.open == corner || statue_carries || (gap <= 2 && free)) continue;
            std::string name = i18n::babylon::name(corner).utf8_string();
            texts.push_back(name.substr(1)); // it may begin with a capital
            texts.push_back(gap > 2 ? number(gap) : holder(garden, below));
        }
    if (rule == "terrace.full-overlap")
        for (const Terrace& other : garden.terraces())
            if (other.anchor == terrace.anchor &&
                (state.rulings.overlap == Overlap::any || std::abs(other.level - terrace.level) == 1))
                texts.push_back(number(other.level));
    if (rule == "terrace.not-on-top") {
        int highest = 0;
        for (const Corner corner : corners) highest = std::max(highest, garden.top(terrace.cell(corner)));
        texts.push_back(number(highest));
    }
    if (rule == "terrace.pillars") texts.push_back(number(state.seat().pillars));
    return texts;
}

std::string symbol_there(const Garden& garden, Space space) {
    const Symbol symbol = garden.terrace_at(space)->symbol_at(space.cell);
    if (symbol == Symbol::blank) return i18n::language() == "en" ? "is blank" : "沒有符號";
    return i18n::babylon::name(symbol).utf8_string();
}

Texts expected_of(const State& state, const Building& building, std::string_view rule) {
    const Garden& garden = state.seat().garden;
    Texts texts;
    const auto wrong_symbol = [&](Space space) {
        return std::ranges::count(building.as_if, space) == 0 &&
               garden.terrace_at(space)->symbol_at(space.cell) != symbol(building.kind);
    };
    if (rule == "ornament.symbol") {
        const auto wrong = std::ranges::count_if(building.at, wrong_symbol);
        for (const Space space : building.at)
            if (wrong_symbol(space)) {
                texts.push_back(symbol_there(garden, space));
                if (wrong > 1) texts.push_back(write(space.cell)); // in every language
            }
    }
    if (rule == "ornament.occupied")
        for (const Space space : building.at)
            if (garden.taken(space) || (state.rulings.bridge_covers && garden.bridged(space)))
                texts.push_back(holder(garden, space));
    if (rule == "ornament.hidden")
        for (const Space space : building.at)
            if (garden.top(space.cell) > space.level) texts.push_back(number(garden.top(space.cell)));
    if (rule == "bridge.gap") {
        const Space middle = *building::ornament(building).middle();
        int highest = garden.top(middle.cell);
        if (state.rulings.bridge_gap == BridgeGap::open || highest == 0)
            for (const Ornament& other : garden.ornaments())
                if (other.middle() && other.middle()->cell == middle.cell)
                    highest = std::max(highest, int{other.level()});
        texts = {number(highest), number(middle.level)};
    }
    if (rule == "statue.not-aligned") {
        bool pillar_in_line = false;
        for (const Ornament& other : garden.ornaments())
            if (other.kind == Kind::statue && !garden.statue_stands(other.a))
                pillar_in_line |= other.a.cell.x == building.at[0].cell.x || other.a.cell.y == building.at[0].cell.y;
        if (!garden.standing_statues().empty())
            texts.push_back(i18n::language() == "en" ? pillar_in_line ? "has become a pillar" : "this is not so here"
                            : pillar_in_line         ? "已經成為支柱"
                                                     : "這座沒有");
    }
    return texts;
}

/// Asks the referee of a step, and holds every sentence about it against the state.
template <class Piece> void hold_against(const State& state, const Piece& piece, std::map<std::string, int>& told) {
    for (const Finding& finding : check(state, Step{piece})) {
        const std::string id(finding.rule->id);
        SCOPED_TRACE(id);
        expect_sentence(i18n::sentence(game_word, finding), id);
        expect_sentence(i18n::remedy(game_word, finding), id);
        const Texts texts = expected_of(state, piece, id);
        expect_all(i18n::sentence(game_word, finding).utf8_string(), texts);
        if (!texts.empty()) ++told[id];
    }
}

}

TEST(BabylonSentencesOfRandomGames, Hold) {
    for (const char* language : {"en", "zh_TW"}) {
        i18n::start(language);
        std::map<std::string, int> told;
        for (unsigned seed = 0; seed < 12; ++seed) {
            SCOPED_TRACE(seed);
            chance().seed(seed);
            const State state = any_turn_in_progress(4 + seed);
            for (int i = 0; i < 250; ++i) {
                hold_against(state, any_placement(state), told);
                hold_against(state, any_building(state), told);
            }
            if (testing::Test::HasFailure()) return;
        }
        for (const char* rule : {"terrace.support", "terrace.full-overlap", "terrace.not-on-top", "ornament.symbol",
                                 "ornament.occupied", "ornament.hidden", "bridge.gap", "statue.not-aligned"})
            EXPECT_GT(told[rule], 0) << rule;
    }
    i18n::start("en");
}

}
