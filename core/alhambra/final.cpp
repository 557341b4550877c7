// Finished palaces without their history: each scoring stands for itself, and every tile is judged as it lies.
#include "core/alhambra/actions.h"
#include "core/alhambra/play.h"
#include "core/judge.h"

#include <algorithm>

namespace clerk::alhambra {

namespace {

using redesign::Lying;

/// A palace about to be judged, in three passes over its tiles.
struct Finished {
    const FinalPalace& entered;
    Where where;                           ///< the player and the round
    TileSet& taken;                        ///< in this scoring, with Dirk's
    Palace palace = {};                    ///< of the tiles taken
    std::vector<std::size_t> indices = {}; ///< of the tiles taken, among those entered

    Where where_is(std::size_t index) const {
        Where tile = where;
        tile.piece = "tile";
        tile.index = static_cast<int>(index);
        return tile;
    }
};

/// Why a tile cannot be taken into its palace.
Findings refused(const Finished& finished, const FinalTile& given) {
    if (finished.taken[number(given.tile)]) return {{&actions::tile_twice, {place(given.at)}, {figure(given.tile)}}};
    if (!finished.palace.built(given.at)) return {};
    Finding finding{&redesign::occupied_cell, {place(given.at)}};
    if (const Tile* there = finished.palace.tile_at(given.at)) finding.figures.push_back(figure(*there));
    return {finding};
}

void take_tiles(Finished& finished, Report& report) {
    for (std::size_t i = 0; i < finished.entered.size(); ++i) {
        const FinalTile& given = finished.entered[i];
        if (!file(report, finished.where_is(i), refused(finished, given), given.waived)) continue;
        finished.taken.set(number(given.tile));
        finished.palace.lay(given.tile, given.at);
        finished.indices.push_back(i);
    }
}

void judge_tiles(const Finished& finished, Report& report) {
    Palace before;
    for (const std::size_t i : finished.indices) {
        const FinalTile& given = finished.entered[i];
        file(report, finished.where_is(i),
             judge_finished(redesign::checks(), Lying{before, finished.palace, given.tile, given.at}), given.waived);
        before.lay(given.tile, given.at);
    }
}

void judge_hole(const Finished& finished, Report& report, bool waived) {
    const Cells closed_in = holes(finished.palace);
    if (closed_in.empty()) return;
    file(report, finished.where,
         {{&redesign::palace_hole, redesign::places(closed_in), {static_cast<int>(closed_in.size())}}}, waived);
}

Scoring judge_round(const Round& round, int number, Report& report) {
    Scoring scoring{number, {}, round.dirk, round.points, round.dirk_points};
    TileSet taken;
    for (const Tile& tile : round.dirk) taken.set(alhambra::number(tile));
    for (std::size_t i = 0; i < round.palaces.size(); ++i) {
        Finished finished{round.palaces[i], {.player = static_cast<int>(i), .round = number}, taken};
        take_tiles(finished, report);
        judge_tiles(finished, report);
        judge_hole(finished, report, round.waived);
        scoring.palaces.push_back(std::move(finished.palace));
    }
    return scoring;
}

}

Report judge_palaces(const Game& game, State& state) {
    Report report;
    for (std::size_t i = 0; i < game.rounds.size(); ++i)
        state.scorings.push_back(judge_round(game.rounds[i], static_cast<int>(i) + 1, report));
    return report;
}

}
