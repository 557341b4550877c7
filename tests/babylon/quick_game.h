// A random game as quick as the rules allow: the moves stay sets of cells, of which one is taken, and nothing is kept
// but the state. What random_game.h plays is the same, move by listed move.
#pragma once

#include "core/babylon/sites.h"
#include "tests/babylon/random_game.h"

#include <array>
#include <cstdint>

namespace clerk::babylon::test {

/// Xorshift: quicker than what is usual, and random enough to play.
class QuickDice {
public:
    explicit QuickDice(std::uint64_t seed) : bits_(seed * 0x9E3779B97F4A7C15 + 1) {}

    std::size_t pick(std::size_t count) {
        bits_ ^= bits_ << 13;
        bits_ ^= bits_ >> 7;
        bits_ ^= bits_ << 17;
        return static_cast<std::size_t>(((bits_ >> 32) * count) >> 32);
    }
    bool one_in(std::size_t n) { return pick(n) == 0; }

private:
    std::uint64_t bits_;
};

/// The terraces that a tile in hand may become, a set of anchors for each level and open corner.
class TerraceChoice {
public:
    void look_at(const State& state) {
        count_ = size_ = 0;
        const Garden& garden = state.seat().garden;
        const int highest = std::min(max_level, garden.highest() + 1);
        for (int level = 1; level <= highest; ++level) {
            const LevelSites sites(garden, state.rulings, level);
            const auto anchors = sites.affordable(state.seat().pillars, state.hand->double_pillar);
            for (std::uint32_t way = 0; way < anchors.size(); ++way) add(anchors[way], level, way);
        }
    }

    std::size_t size() const { return size_; }

    /// Requires that there are more than so many.
    Placement at(std::size_t number) const {
        const Group* group = groups_.data();
        for (; number >= group->size; ++group) number -= group->size;
        return {.at = group->anchors.nth(number), .level = group->level, .open = open_or_none[group->way]};
    }

private:
    struct Group {
        Cells anchors;
        int level;
        std::uint32_t way; ///< of open_or_none
        std::size_t size;
    };

    /// Without a branch: which groups are empty is not to be foreseen.
    void add(Cells anchors, int level, std::uint32_t way) {
        const auto size = static_cast<std::size_t>(anchors.size());
        groups_[count_] = {anchors, level, way, size};
        count_ += static_cast<std::size_t>(size > 0);
        size_ += size;
    }

    std::array<Group, open_or_none.size() * max_level> groups_; ///< the first so many
    std::size_t count_ = 0;
    std::size_t size_ = 0;
};

/// Plays games of depth full. `watch(state, step)` is asked before each step of a turn.
class QuickGame {
public:
    explicit QuickGame(std::uint64_t seed) : dice_(seed) {
        for (std::size_t i = 0; i < tiles_.size(); ++i)
            for (Tile& tile : tiles_[i]) tile = any_tile(symbols_of(static_cast<Material>(i)));
    }

    template <class Watch> void play_turn(State& state, Watch watch) {
        dig(state);
        begin_turn(state, dig_);
        while (any_step(state, watch)) {
        }
        end_turn(state, dice_.one_in(2) ? Unplaced::store : Unplaced::discard);
    }

    template <class Watch> void play(State& state, Watch watch) {
        while (!state.over()) play_turn(state, watch);
    }

private:
    void dig(const State& state) {
        Cell& at = dig_->at;
        do {
            at = Cell{}.moved(static_cast<int>(dice_.pick(quarry_size)), static_cast<int>(dice_.pick(quarry_size)));
        } while (state.quarry.height(at) == 0);
        const auto& tiles = tiles_[static_cast<std::size_t>(state.quarry.top(at))];
        dig_->tile.tile = tiles[dice_.pick(tiles.size())];
    }

    template <class Watch> bool any_step(State& state, Watch watch) {
        if (state.hand->terraces_placed > 0) {
            auto sites = ornament_sites(state, Surface(state));
            std::erase_if(sites, [](const OrnamentSite& site) { return !site.in_line; });
            if (!sites.empty() && !dice_.one_in(4)) {
                const OrnamentSite& site = sites[dice_.pick(sites.size())];
                watch(state, site);
                build(state, site.ornament, site.as_if.has_value());
                return true;
            }
        }
        const int tiles = state.hand->dug.has_value() + state.seat().slot.has_value();
        if (tiles == 0 || state.hand->terraces_placed == 2 || dice_.one_in(5)) return false;
        choice_.look_at(state);
        if (choice_.size() == 0) return false;
        Placement placement = choice_.at(dice_.pick(choice_.size()));
        const bool slot = !state.hand->dug || (tiles == 2 && dice_.one_in(2));
        placement.from = slot ? From::slot : From::dug;
        placement.rotation = static_cast<int>(90 * dice_.pick(4));
        watch(state, placement);
        carry_out(state, placement);
        return true;
    }

    QuickDice dice_;
    std::optional<Dig> dig_{std::in_place};     ///< the last one: its room is used again
    TerraceChoice choice_;                      ///< likewise
    std::array<std::array<Tile, 64>, 3> tiles_; ///< of each material
};

}
