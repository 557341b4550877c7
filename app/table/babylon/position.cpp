#include "app/table/babylon/position.h"

#include "core/babylon/advice.h"
#include "core/finding.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace {

/// With a turn begun. None: the game is over, the dig is missing, or the depth has no turns.
std::optional<game::State> to_build_on(const game::Game& game, const game::State& state) {
    if (game.depth == Depth::final || state.over()) return std::nullopt;
    if (state.hand) return state;
    if (game.depth == Depth::full) return std::nullopt;
    return game::begin(state, std::nullopt);
}

/// With the step that awaits a decision, where that step can exist at all.
game::State with_pending_step(const game::Game& game, const game::Replay& replay) {
    if (game.depth == Depth::final || replay.report.legal()) return replay.state;
    const Where& where = replay.report.violations.front().where;
    const game::Turn& turn = game.turns.at(static_cast<std::size_t>(where.turn.value_or(0)));
    if (where.step.value_or(-1) >= 0) {
        const game::Step& step = turn.steps.at(static_cast<std::size_t>(*where.step));
        const bool possible = replay.state.hand && !cannot_exist(game::check(replay.state, step));
        return possible ? game::play(replay.state, step) : replay.state;
    }
    const bool possible = !cannot_exist(game::check(replay.state, turn.dig));
    return possible ? game::begin(replay.state, turn.dig) : replay.state;
}

}

Position position(const game::Game& game) { return position(game, game::replay(game)); }

Position position(const game::Game& game, const game::Replay& replay) {
    Position position{.game = game, .report = replay.report, .state = with_pending_step(game, replay)};
    if (position.report.legal()) position.ready = to_build_on(game, replay.state);
    if (position.ready) position.offered = game::legal_ornaments(*position.ready);
    return position;
}

std::optional<int> player_at_turn(const Position& position) {
    if (position.final() || position.over()) return std::nullopt;
    return position.state.player();
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.over()) return _("All rounds have been played");
    const int rounds = game::rounds(position.game.players.size());
    return i18n::fill(_("Round {1} of {2}"), {figure(position.state.round() + 1), figure(rounds)});
}

bool finished(const Position& position) { return position.over() && !position.undecided(); }

namespace {

using Index = std::size_t;

game::FinalGarden& garden_of(game::Game& game, int player) { return game.gardens.at(Index(player)); }

}

bool begun(const game::Game& game) { return !game.turns.empty() && !game.turns.back().done; }

game::Game with_dig(game::Game game, game::Cell stack, const game::Tile& tile) {
    game.turns.push_back({.dig = game::Dig{.at = stack, .tile = {tile}}, .done = false});
    return game;
}

game::Game with_step(game::Game game, game::Step step) {
    if (!begun(game)) game.turns.push_back({.done = false});
    game.turns.back().steps.push_back(std::move(step));
    return game;
}

game::Game with_turn_ended(game::Game game, game::Unplaced unplaced) {
    if (!begun(game)) game.turns.push_back({});
    game.turns.back().done = true;
    game.turns.back().unplaced = unplaced;
    return game;
}

game::Game with_token(game::Game game, int round, game::Effect effect) {
    const Index index = Index(round - 1);
    if (game.tokens.size() <= index) game.tokens.resize(index + 1, game::Effect::none);
    game.tokens[index] = effect;
    return game;
}

game::Game with_terrace(game::Game game, int player, const game::Placement& placement) {
    garden_of(game, player).terraces.push_back({placement});
    return game;
}

game::Game with_ornament(game::Game game, int player, const game::Building& building) {
    garden_of(game, player).ornaments.push_back({building});
    return game;
}

using game::Garden;
using game::Kind;
using game::Ornament;
using game::RebuildStep;
using game::Space;
using game::Terrace;
namespace game = clerk::babylon;

namespace {

BuiltPiece built_piece(const game::Terrace& terrace) {
    std::vector<wxString> spaces;
    for (const game::Corner corner : game::corners)
        spaces.push_back(terrace.open == corner
                             ? _("gazebo")
                             : i18n::babylon::name(terrace.symbols[static_cast<std::size_t>(corner)]));
    BuiltPiece piece{i18n::fill(_("Level {1}, {2}: terrace, {3}; from the north-west: {4}"),
                                {figure(terrace.level), text(write(terrace.anchor)),
                                 i18n::babylon::name(terrace.flower), i18n::listed(spaces)}),
                     {}};
    for (const game::Corner corner : game::corners)
        piece.places.push_back(game::place({terrace.cell(corner), terrace.level}));
    return piece;
}

BuiltPiece built_piece(const game::Ornament& ornament) {
    game::Building building{.kind = ornament.kind, .at = {ornament.a}};
    if (ornament.b != ornament.a) building.at.push_back(ornament.b);
    BuiltPiece piece{i18n::babylon::ornament(building), {}};
    for (const game::Space space : building.at) piece.places.push_back(game::place(space));
    return piece;
}

}

std::vector<BuiltPiece> built(const Position& position, int player) {
    const game::Garden& garden = position.garden(player);
    std::vector<game::Terrace> terraces = garden.terraces();
    std::ranges::stable_sort(terraces, {}, &game::Terrace::level);
    std::vector<BuiltPiece> pieces;
    for (const game::Terrace& terrace : terraces) pieces.push_back(built_piece(terrace));
    for (const game::Ornament& ornament : garden.ornaments()) pieces.push_back(built_piece(ornament));
    return pieces;
}

namespace {

wxString listed(const std::vector<Space>& spaces) {
    std::vector<wxString> texts;
    for (const Space& space : spaces) {
        const wxString cell = text(write(space.cell));
        // TRANSLATORS: {1} is a cell of the board such as c4 (column c, row 4).
        texts.push_back(space.level == 0 ? cell : i18n::fill(_("{1} on level {2}"), {cell, figure(space.level)}));
    }
    return i18n::listed(texts);
}

wxString counted(const wxString& words, std::size_t count, const wxString& what = {}) {
    return i18n::fill(words, {figure(static_cast<int>(count)), what});
}

unsigned plural(std::size_t count) { return static_cast<unsigned>(count); }

wxString title(const RebuildStep& step) {
    const wxString level = figure(step.level);
    if (!step.terraces.empty())
        return i18n::fill(_("Level {1}: the terrace at {2}"), {level, text(write(step.terraces.front().anchor))});
    return i18n::fill(step.ornaments.empty() ? _("Level {1}: what carries it") : _("Level {1}: ornaments"), {level});
}

void tell(std::vector<wxString>& parts, const Terrace& terrace) {
    std::vector<wxString> symbols;
    for (const auto symbol : terrace.symbols) symbols.push_back(i18n::babylon::name(symbol));
    parts.push_back(i18n::fill(_("Its south-west cell is {1}."), {text(write(terrace.anchor))}));
    parts.push_back(i18n::fill(_("Flower: {1}."), {i18n::babylon::name(terrace.flower)}));
    const auto unknown = std::ranges::count(terrace.symbols, game::Symbol::unknown);
    if (unknown < std::ssize(symbols))
        parts.push_back(i18n::fill(_("Its spaces from the north-west, clockwise: {1}."), {i18n::listed(symbols)}));
    parts.push_back(terrace.open ? i18n::fill(_("A gazebo in the {1}."), {i18n::babylon::name(*terrace.open)})
                                 : _("No gazebo."));
}

wxString in_words(const Ornament& ornament) {
    game::Building building{.kind = ornament.kind, .at = {ornament.a}};
    if (ornament.b != ornament.a) building.at.push_back(ornament.b);
    return i18n::babylon::ornament(building);
}

std::vector<wxString> parts(const RebuildStep& step) {
    std::vector<wxString> parts;
    const auto tell_spaces = [&](const std::vector<Space>& spaces, const wxString& words) {
        if (!spaces.empty()) parts.push_back(counted(words, spaces.size(), listed(spaces)));
    };
    tell_spaces(step.singles,
                wxPLURAL("{1} single pillar: {2}", "{1} single pillars: {2}", plural(step.singles.size())));
    tell_spaces(step.doubles,
                wxPLURAL("{1} double pillar: {2}", "{1} double pillars: {2}", plural(step.doubles.size())));
    tell_spaces(step.carriers, wxPLURAL("{1} statue that stands carries: {2}", "{1} statues that stand carry: {2}",
                                        plural(step.carriers.size())));
    for (const Terrace& terrace : step.terraces) tell(parts, terrace);
    for (const Ornament& ornament : step.ornaments) parts.push_back(in_words(ornament));
    return parts;
}

std::size_t built(const Garden& garden, Kind kind) {
    return static_cast<std::size_t>(std::ranges::count(garden.ornaments(), kind, &Ornament::kind));
}

/// How many of each piece the whole garden takes.
std::vector<wxString> needed(const Garden& garden, const std::vector<RebuildStep>& steps) {
    std::size_t singles = 0, doubles = 0, gazebos = 0;
    for (const RebuildStep& step : steps) singles += step.singles.size(), doubles += step.doubles.size();
    for (const Terrace& terrace : garden.terraces()) gazebos += terrace.open.has_value();
    std::vector<wxString> parts;
    const auto add = [&](const wxString& words, std::size_t count) {
        if (count > 0) parts.push_back(counted(words, count));
    };
    const std::size_t terraces = garden.terraces().size();
    add(wxPLURAL("{1} terrace", "{1} terraces", plural(terraces)), terraces);
    add(wxPLURAL("{1} single pillar", "{1} single pillars", plural(singles)), singles);
    add(wxPLURAL("{1} double pillar", "{1} double pillars", plural(doubles)), doubles);
    add(wxPLURAL("{1} gazebo", "{1} gazebos", plural(gazebos)), gazebos);
    for (const Kind kind : game::kinds)
        if (const std::size_t count = built(garden, kind); count > 0)
            parts.push_back(i18n::fill(_("{1}: {2}"), {i18n::babylon::name(kind), figure(static_cast<int>(count))}));
    return parts;
}

}

std::vector<PlanStep> guide_plan(const Garden& garden) {
    const std::vector<RebuildStep> steps = game::rebuilding(garden);
    if (steps.empty()) return {};
    std::vector<PlanStep> plan{{_("What is needed"), needed(garden, steps), garden, {}}};
    for (std::size_t i = 0; i < steps.size(); ++i)
        plan.push_back({title(steps[i]), parts(steps[i]), game::rebuilt(garden, steps, i + 1), steps[i]});
    return plan;
}

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    const int placed = steps_of<game::Placement>(game);
    const auto dug = std::ranges::count_if(game.turns, [](const game::Turn& turn) { return turn.dig.has_value(); });
    return {{full ? _("Dig: choose a stack of the quarry, then the face of its tile, flower and symbols.")
                  : _("Choose the face of the tile: its flower and its symbols. Then go on to the board."),
             full ? static_cast<int>(dug) : placed},
            {_("Place the tile: point at its cells on the board. R turns it; the level that fits is offered."), placed},
            {_("Build an ornament: choose its kind, then its spaces. Green is legal, red is not."),
             steps_of<game::Building>(game)},
            {_("End the turn: E, or the button on the left. It is kept at once; Ctrl+Z takes it back."),
             ended_turns(game)}};
}

}
