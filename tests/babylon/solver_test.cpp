// The best further ornaments beside what Debian's CBC finds. The model is made with the plain check, which is the
// authority, and knows nothing of how they are found here.
#include "core/babylon/bound.h"
#include "core/babylon/building.h"
#include "core/babylon/score.h"
#include "tests/babylon/random_game.h"
#include "tests/rounds.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::EnumArray;

namespace fs = std::filesystem;

/// Breaks no rule, but perhaps the one about statues in line: the only one that further ornaments can come to keep.
bool may_stand(const State& state, const Building& building) {
    return std::ranges::all_of(check(state, building),
                               [](const clerk::Finding& finding) { return *finding.rule == building::not_aligned; });
}

Space on_top(const Garden& garden, Cell cell) { return {cell, static_cast<std::int8_t>(garden.top(cell))}; }

/// Every ornament that could be built now or after others of them, by asking the referee of each. Building takes spaces
/// and never makes one: only a statue out of line becomes legal, so that the list is closed.
std::vector<Building> every_building(const State& state) {
    const Garden& garden = state.seat().garden;
    std::vector<Building> all;
    const auto add = [&](Kind kind, const std::vector<Space>& at) {
        std::vector<std::vector<Space>> as_ifs{{}};
        for (const Space space : at) as_ifs.push_back({space});
        for (const auto& as_if : as_ifs)
            if (const Building building{.kind = kind, .at = at, .as_if = as_if}; may_stand(state, building))
                return all.push_back(building);
    };
    for (int y = 0; y < board_size; ++y)
        for (int x = 0; x < board_size; ++x) {
            const Cell cell = Cell{}.moved(x, y);
            if (garden.top(cell) == 0) continue;
            add(Kind::statue, {on_top(garden, cell)});
            for (const Kind kind : {Kind::fountain, Kind::bridge, Kind::stairs})
                for (const auto& [dx, dy] : {std::pair(1, 0), std::pair(0, 1)})
                    if (const Cell other = cell.moved(dx * reach(kind), dy * reach(kind));
                        other.on_board() && garden.top(other) > 0)
                        add(kind, {on_top(garden, cell), on_top(garden, other)});
        }
    return all;
}

int points_of(const Building& building) {
    return points(Ornament{building.kind, building.at.front(), building.at.back()});
}

bool can_follow(const State& state, const Building& first, const Building& then) {
    return may_stand(play(state, {first}), then);
}

/// Whether the statue stands in line with one that was there before the turn, or is the first of all.
bool rooted(const State& state, const Building& statue) { return check(state, statue).empty(); }

bool any_standing(const State& state) { return !state.seat().garden.standing_statues().empty(); }

/// In the words of an LP file: one variable a building; of statues also in which order they are built.
std::string model(const State& state, const std::vector<Building>& all) {
    const auto x = [](std::size_t i) { return "\n x" + std::to_string(i); }; // a line may not be long
    const std::string steps = std::to_string(all.size() + 1);
    std::string wanted, rules, bounds, binaries;
    EnumArray<Kind, int, kinds.size()> have{};
    for (const Ornament& ornament : state.seat().garden.ornaments())
        if (state.seat().garden.visible(ornament)) ++have[ornament.kind];

    for (std::size_t i = 0; i < all.size(); ++i) {
        wanted += " + " + std::to_string(points_of(all[i])) + x(i);
        binaries += x(i);
        for (std::size_t j = 0; j < i; ++j)
            if (!can_follow(state, all[i], all[j]) && !can_follow(state, all[j], all[i]))
                rules += x(i) + " +" + x(j) + " <= 1\n";
    }
    for (const Kind kind : kinds) {
        std::string built;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].kind == kind) built += " -" + x(i);
        rules += " sets" + built + " <= " + std::to_string(have[kind]) + "\n";
    }
    std::string roots;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind != Kind::statue) continue;
        const std::string after = " t" + std::to_string(i);
        bounds += " 0 <=" + after + " <= " + steps + "\n";
        std::string reasons;
        if (rooted(state, all[i])) {
            const std::string root = "\n r" + std::to_string(i);
            reasons += " -" + root;
            roots += " +" + root;
            binaries += root;
        }
        for (std::size_t j = 0; j < all.size(); ++j) {
            const Cell a = all[i].at.front().cell, b = all[j].at.front().cell;
            if (i == j || all[j].kind != Kind::statue || (a.x != b.x && a.y != b.y)) continue;
            const std::string because = "\n y" + std::to_string(j) + "_" + std::to_string(i);
            binaries += because;
            reasons += " -" + because;
            rules += because + " -" + x(j) + " <= 0\n";
            rules += " t" + std::to_string(j) + " -" + after + " + " + steps + because +
                     " <= " + std::to_string(all.size()) + "\n"; // after that one
        }
        rules += x(i) + reasons + " <= 0\n";
    }
    if (!roots.empty() && !any_standing(state)) rules += roots + " <= 1\n"; // the first of all
    return "Maximize\n obj: " + std::to_string(points_a_set) + " sets" + wanted + "\nSubject To\n" + rules +
           "Bounds\n" + bounds + " 0 <= sets <= 40\nBinaries\n" + binaries + "\nGenerals\n sets\nEnd\n";
}

/// Sets that were complete before bring nothing more.
int sets_before(const State& state) {
    EnumArray<Kind, int, kinds.size()> have{};
    for (const Ornament& ornament : state.seat().garden.ornaments())
        if (state.seat().garden.visible(ornament)) ++have[ornament.kind];
    return std::ranges::min(have);
}

/// One of the ornaments is a statue that only another of them brings into line.
bool needs_another_statue(const State& state, const std::vector<OrnamentSite>& sites) {
    return std::ranges::any_of(sites,
                               [&](const OrnamentSite& site) { return !check(state, as_entered(site)).empty(); });
}

class Solver : public testing::Test {
protected:
    Solver() : folder_(fs::temp_directory_path() / ("clerk-solver-" + std::to_string(std::random_device()()))) {
        fs::create_directory(folder_);
    }
    ~Solver() override { fs::remove_all(folder_); }

    /// The value that CBC finds; none: it found no best.
    std::optional<int> solve(const std::string& model) const {
        const std::string lp = (folder_ / "model.lp").string(), answer = (folder_ / "answer").string();
        std::ofstream(lp) << model;
        if (std::system(("cbc " + lp + " -solve -solution " + answer + " >/dev/null 2>&1").c_str()) != 0) return {};
        std::string head;
        std::getline(std::ifstream(answer) >> std::ws, head);
        const auto value = head.find("objective value");
        if (!head.starts_with("Optimal") || value == std::string::npos) return {};
        return static_cast<int>(std::lround(std::stod(head.substr(value + 15))));
    }

private:
    fs::path folder_;
};

TEST_F(Solver, FindsTheSameFurtherOrnaments) {
    if (std::system("command -v cbc >/dev/null 2>&1") != 0) GTEST_SKIP() << "coinor-cbc is not here";
    const int positions = clerk::test::rounds(300);
    int looked_at = 0, with_something = 0, in_line_with_another = 0;
    for (std::uint32_t seed = 1; looked_at < positions; ++seed) {
        chance().seed(seed);
        const State state = any_turn_in_progress(6 + pick(18));
        const std::vector<Building> all = every_building(state);
        if (all.size() < 2) continue;
        const auto solved = solve(model(state, all));
        ASSERT_TRUE(solved) << "seed " << seed;
        EXPECT_EQ(further(state).points, *solved - points_a_set * sets_before(state)) << "seed " << seed;
        ++looked_at;
        with_something += further(state).points > 0;
        in_line_with_another += needs_another_statue(state, further(state).sites);
    }
    EXPECT_GT(with_something, looked_at / 2);
    EXPECT_GT(in_line_with_another, 0);
}

}
