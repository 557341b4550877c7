#include "app/table/egizia/words.h"

#include "app/table/played_game.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>
#include <cstdlib>
#include <type_traits>

namespace clerk::table::egizia {

namespace {

using i18n::fill;
using i18n::egizia::name;

wxString signed_figure(int number) { return wxString::Format("%+d", number); }

wxString field_name(game::Field field) {
    switch (field) {
    case game::Field::green: return _("green field");
    case game::Field::yellow: return _("yellow field");
    case game::Field::brown: return _("brown field");
    }
    return {};
}

wxString in_words(const game::Sail& sail) {
    wxString line = fill(_("ship: {1}"), {name(sail.at)});
    if (sail.card) line = fill(_("{1}, {2}"), {line, text(*sail.card)});
    if (sail.raise)
        for (const game::Crew crew : *sail.raise) line = fill(_("{1}, {2}"), {line, "+1 " + name(crew)});
    if (const wxString gain = sail.gain ? words(*sail.gain) : wxString(); !gain.empty())
        line = fill(_("{1}, {2}"), {line, gain});
    return line;
}

wxString in_words(const game::Pass&) { return _("passes"); }

wxString in_words(const game::Use& use) {
    const wxString gain = words(use.gain);
    return gain.empty() ? _("uses a card") : fill(_("uses a card: {1}"), {gain});
}

wxString in_words(const game::Draw& draw) {
    return fill(_("sphinx: {1}, keeps {2}"), {figure(draw.cards), figure(draw.kept)});
}

wxString in_words(const game::Stones& stones) {
    std::vector<wxString> names;
    for (const game::Stone& stone : stones) names.push_back(name(stone.at));
    return i18n::listed(names);
}

}

wxString words(const game::Gain& gain) {
    std::vector<wxString> parts;
    const auto tell = [&](int number, const wxString& what) {
        if (number != 0) parts.push_back(fill(wxGETTEXT_IN_CONTEXT("gain", "{1} {2}"), {signed_figure(number), what}));
    };
    for (const game::Crew crew : gain.raise) tell(1, name(crew));
    for (const game::Field field : game::fields) tell(gain.fields[field], field_name(field));
    tell(gain.quarry, _("quarry"));
    tell(gain.stones, _("stones"));
    tell(gain.food, _("grain for this round"));
    tell(gain.sphinx, _("sphinx cards"));
    tell(gain.points, wxPLURAL("point", "points", static_cast<unsigned>(std::abs(gain.points))));
    tell(gain.steps[game::Market::stone], _("stone market"));
    tell(gain.steps[game::Market::grain], _("grain market"));
    if (gain.ring) parts.push_back(fill(_("water ring on {1}"), {figure(*gain.ring)}));
    return i18n::one_by_one(parts);
}

wxString words(const game::Ship& ship) {
    return std::visit([](const auto& what) { return in_words(what); }, ship.what);
}

wxString words(const game::Build& build) {
    return std::visit([](const auto& what) { return in_words(what); }, build.what);
}

std::vector<Place> places(const game::Round& round) {
    std::vector<Place> all;
    if (!round.builds) return all;
    for (const game::Build& build : *round.builds) {
        if (const auto* stones = std::get_if<game::Stones>(&build.what))
            for (const game::Stone& stone : *stones) all.push_back(place(stone.at));
        else if (!build.is_use())
            all.push_back(*place(spot(game::Site::sphinx)));
    }
    return all;
}

namespace {

wxString agreed() { return _("agreement of the table"); }

/// "Take back" stands before the name of a thing, not before what somebody does.
template <class Part> wxString taken_back(const Part& part) {
    const bool is_thing = std::visit(
        []<class What>(const What&) { return !std::is_same_v<What, game::Use> && !std::is_same_v<What, game::Pass>; },
        part.what);
    return is_thing ? i18n::fill(_("take back {1}"), {words(part)}) : _("take back a step");
}

/// What a list of ships or builds became. Empty: it is the same.
template <class Part> wxString in_words(const std::vector<Part>& before, const std::vector<Part>& after) {
    const auto change = list_change(before, after);
    if (!change) return {};
    if (change->before && change->after && change->before->waived != change->after->waived) return agreed();
    return change->after ? words(*change->after) : taken_back(*change->before);
}

std::vector<game::Build> builds_of(const game::Round& round) {
    return round.builds.value_or(std::vector<game::Build>{});
}

wxString in_words(const game::Round& before, const game::Round& after) {
    if (wxString words = in_words(before.ships, after.ships); !words.empty()) return words;
    if (wxString words = in_words(builds_of(before), builds_of(after)); !words.empty()) return words;
    if (before.feeding != after.feeding) return _("loss by feeding");
    if (before.other != after.other) return _("other points");
    if (before.order != after.order) return _("turn order");
    if (before.builds.has_value() != after.builds.has_value()) return _("feeding");
    if (before.waived != after.waived) return agreed();
    return before.done == after.done ? wxString() : _("end of the round");
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Round none{.done = false};
    const auto round = [&](const game::Game& game, std::size_t i) -> const game::Round& {
        return i < game.turns.size() ? game.turns[i] : none;
    };
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (wxString words = in_words(round(before, i), round(after, i)); !words.empty()) return words;
    if (before.graves != after.graves) return _("open tiles of the graves");
    if (before.track != after.track || before.order != after.order) return _("order on the track");
    return before.end == after.end ? wxString() : _("figures of the end");
}

namespace {

wxString in_words(const game::Game& game, const game::Round& round) {
    std::vector<wxString> parts;
    const auto tell = [&](int player, const wxString& words) {
        parts.push_back(
            i18n::fill(_("{1}: {2}"), {name_line(game.players.at(static_cast<std::size_t>(player)).name), words}));
    };
    if (round.builds)
        for (const game::Build& build : *round.builds) tell(build.player, words(build));
    if (parts.empty())
        for (const game::Ship& ship : round.ships) tell(ship.player, words(ship));
    return parts.empty() ? _("nobody built") : i18n::one_by_one(parts);
}

}

std::vector<TurnLine> turn_lines(const game::Game& game) {
    std::vector<TurnLine> lines;
    for (const game::Round& round : game.turns) {
        lines.push_back({Where::nobody, in_words(game, round), places(round)});
        lines.back().title = i18n::fill(_("Round {1}"), {figure(static_cast<int>(lines.size()))});
    }
    return lines;
}

std::optional<int> player_at_turn(const Position& position) {
    if (!position.full()) return std::nullopt;
    if (position.stage == Stage::ships) return position.moves.player;
    const auto next = position.stage == Stage::builds ? next_builder(position) : std::nullopt;
    return next ? std::optional(next->player) : std::nullopt;
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.stage == Stage::ends) return _("After the last round");
    const wxString round =
        i18n::fill(_("Round {1} of {2}"), {figure(position.round_number()), figure(game::rounds_of_a_game)});
    if (!position.full() || position.stage == Stage::decision) return round;
    return i18n::fill(_("{1}: {2}"), {round, position.stage == Stage::ships ? _("ships") : _("building")});
}

}
