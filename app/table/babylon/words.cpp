#include "app/table/babylon/words.h"

#include "app/table/played_game.h"
#include "core/babylon/garden.h"
#include "core/finding.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>

namespace clerk::table::babylon {

namespace {

wxString words_of(const game::Placement& placement) {
    // TRANSLATORS: {1} is a cell of the board such as c4 (column c, row 4).
    return i18n::fill(_("terrace {1}, level {2}"), {text(game::write(placement.at)), figure(placement.level)});
}

wxString words_of(const game::Building& building) {
    wxString cells;
    for (const game::Space space : building.at) cells += (cells.empty() ? "" : "-") + text(game::write(space.cell));
    const wxString piece = i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), cells});
    if (building.at.empty()) return piece;
    const int first = building.at.front().level, last = building.at.back().level;
    // TRANSLATORS: {1} is a piece with its cells, such as "stairs c4-c3", which join two levels.
    return first == last ? i18n::fill(_("{1}, level {2}"), {piece, figure(first)})
                         : i18n::fill(_("{1}, level {2} to {3}"), {piece, figure(first), figure(last)});
}

std::vector<Place> places_of(const game::Placement& placement) {
    std::vector<Place> places;
    for (const game::Corner corner : game::corners) {
        const game::Cell cell = game::Terrace{.anchor = placement.at}.cell(corner);
        places.push_back({cell.x, cell.y, placement.level});
    }
    return places;
}

std::vector<Place> places_of(const game::Building& building) {
    std::vector<Place> places;
    for (const game::Space space : building.at) places.push_back(game::place(space));
    return places;
}

}

wxString words(const Piece& piece) {
    return std::visit([](const auto& what) { return words_of(what); }, piece);
}

std::vector<Place> places(const Piece& piece) {
    return std::visit([](const auto& what) { return places_of(what); }, piece);
}

namespace {

namespace game = clerk::babylon;

// What is let stand becomes a waiver in the record.
wxString agreed() { return _("agreement of the table"); }

wxString name(const game::Placement&) { return _("terrace"); }
wxString name(const game::Building& building) { return i18n::babylon::name(building.kind); }

// TRANSLATORS: these stand after "Undo" and "Redo".
wxString entered(const game::Placement&) { return _("place terrace"); }
wxString entered(const game::Building& building) { return i18n::fill(_("build {1}"), {name(building)}); }
template <class Piece> wxString taken_back(const Piece& piece) { return i18n::fill(_("take back {1}"), {name(piece)}); }
template <class Piece> wxString changed(const Piece& piece) { return i18n::fill(_("change {1}"), {name(piece)}); }

/// Of a part that the table may have let stand.
template <class Part, class Tell> wxString in_words(const ListChange<Part>& change, Tell piece_of) {
    if (change.before && change.after)
        return change.before->waived != change.after->waived ? agreed() : changed(piece_of(*change.after));
    return change.after ? entered(piece_of(*change.after)) : taken_back(piece_of(*change.before));
}

wxString in_words(const ListChange<game::Step>& change) {
    return std::visit(
        [&](const auto& piece) {
            using Piece = std::decay_t<decltype(piece)>;
            if (!change.before) return entered(piece);
            if (!change.after) return taken_back(piece);
            if (change.before->waived != change.after->waived) return agreed();
            return std::holds_alternative<Piece>(change.before->what) ? changed(piece) : entered(piece);
        },
        change.part().what);
}

wxString in_words(const std::optional<game::Dig>& before, const std::optional<game::Dig>& after) {
    if (!before) return _("take a tile");
    if (!after) return _("put the tile back");
    return before->waived != after->waived ? agreed() : _("change the tile");
}

/// Empty: the turns are the same.
wxString in_words(const game::Turn& before, const game::Turn& after) {
    if (before.dig != after.dig) return in_words(before.dig, after.dig);
    if (const auto change = list_change(before.steps, after.steps)) return in_words(*change);
    return before == after ? wxString() : _("end the turn");
}

wxString in_words(const game::FinalGarden& before, const game::FinalGarden& after) {
    const auto terrace = [](const game::FinalTerrace& part) { return part.placement; };
    const auto ornament = [](const game::FinalOrnament& part) { return part.building; };
    if (const auto change = list_change(before.terraces, after.terraces)) return in_words(*change, terrace);
    if (const auto change = list_change(before.ornaments, after.ornaments)) return in_words(*change, ornament);
    return before == after ? wxString() : agreed();
}

template <class Part> Part part_at(const std::vector<Part>& parts, std::size_t place, const Part& missing) {
    return place < parts.size() ? parts[place] : missing;
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Turn no_turn{.done = false};
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (const wxString words = in_words(part_at(before.turns, i, no_turn), part_at(after.turns, i, no_turn));
            !words.empty())
            return words;
    for (std::size_t i = 0; i < std::min(before.gardens.size(), after.gardens.size()); ++i)
        if (const wxString words = in_words(before.gardens[i], after.gardens[i]); !words.empty()) return words;
    return before.tokens == after.tokens ? wxString() : _("enter the round token");
}

namespace {

using MaybeState = std::optional<game::State>;

wxString done(const game::Placement& placement) {
    return i18n::fill(_("builds on level {1} at {2}"), {figure(placement.level), text(game::write(placement.at))});
}

wxString done(const game::Building& building) {
    wxString cells;
    for (const game::Space space : building.at) cells += (cells.empty() ? "" : "-") + text(game::write(space.cell));
    return i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), cells});
}

wxString done(const game::Step& step) {
    const wxString what = std::visit([](const auto& piece) { return done(piece); }, step.what);
    // TRANSLATORS: {1} is a step that broke a rule and that the table let stand.
    return step.waived ? i18n::fill(_("{1} (agreed)"), {what}) : what;
}

/// What the dig brought, where that is known.
std::optional<int> pillars(const MaybeState& before, const game::Turn& turn) {
    if (!before || cannot_exist(game::check(*before, turn.dig))) return std::nullopt;
    return game::income(*before, *turn.dig);
}

wxString done(const game::Dig& dig, std::optional<int> pillars) {
    const wxString stack = text(game::write(dig.at));
    if (!pillars) return i18n::fill(_("digs {1}"), {stack});
    const wxString brought =
        wxString::Format(wxPLURAL("%d pillar", "%d pillars", static_cast<unsigned>(*pillars)), *pillars);
    return i18n::fill(_("digs {1} for {2}"), {stack, brought});
}

/// None where the turn cannot be played.
MaybeState played(game::State state, const game::Turn& turn) {
    if (cannot_exist(game::check(state, turn.dig))) return std::nullopt;
    state = game::begin(std::move(state), turn.dig);
    for (const game::Step& step : turn.steps) {
        if (cannot_exist(game::check(state, step))) return std::nullopt;
        state = game::play(std::move(state), step);
    }
    return game::finish(std::move(state), turn.unplaced);
}

}

TurnLine turn_line(const game::Game& game, std::size_t number, const MaybeState& before) {
    const game::Turn& turn = game.turns.at(number);
    TurnLine line{static_cast<int>(number % game.players.size()), {}};
    std::vector<wxString> parts;
    if (turn.dig) parts.push_back(done(*turn.dig, pillars(before, turn)));
    for (const game::Step& step : turn.steps) {
        parts.push_back(done(step));
        const std::vector<Place> covered = places(step.what);
        line.places.insert(line.places.end(), covered.begin(), covered.end());
    }
    line.words = parts.empty() ? _("nothing built") : i18n::one_by_one(parts);
    return line;
}

std::vector<TurnLine> turn_lines(const game::Game& game) { return turn_lines(game, game::fold(game)); }

std::vector<TurnLine> turn_lines(const game::Game& game, const game::Fold& fold) {
    std::vector<TurnLine> lines;
    MaybeState before;
    for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
        if (turn < fold.after.size())
            before = fold.after[turn];
        else if (before)
            before = played(*std::move(before), game.turns[turn - 1]);
        lines.push_back(turn_line(game, turn, before));
    }
    return lines;
}

}
