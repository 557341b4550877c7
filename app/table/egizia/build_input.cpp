#include "app/table/egizia/build_input.h"

#include "app/table/egizia/words.h"
#include "core/egizia/building.h"
#include "core/egizia/stones.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>
#include <cstdlib>

namespace clerk::table::egizia {

namespace {

using game::Part;

constexpr int highest_value = 99, grain_market_points = 2, most_plus = 9;

bool of_another_site(const Entry& entry, const game::Space& space) {
    return entry.cards > 0 ||
           (!entry.stones.empty() && game::site(entry.stones.front().at.part) != game::site(space.part));
}

bool value_is_known(const Position& position, const game::Stone& stone) {
    return game::value_of(*position.state.table, stone).has_value();
}

/// With the stones that are being entered.
game::Monuments monuments_with(const Position& position, const Entry& entry) {
    game::Monuments all = position.ready->monuments;
    for (game::Stone stone : entry.stones) {
        if (!value_is_known(position, stone)) stone.value = 1;
        all.set(*position.ready->table, stone, position.player);
    }
    return all;
}

/// Why a stone cannot lie there at all.
std::optional<Finding> never(const Position& position, const Entry& entry, const game::Space& space) {
    const game::Stone stone{space};
    const game::Monuments monuments = monuments_with(position, entry);
    const Findings findings =
        judge(game::stones::of_a_stone(), game::stones::Setting{*position.ready->table, monuments, stone});
    return cannot_exist(findings) ? std::optional(findings.back()) : std::nullopt;
}

Outcome stone_taken_off(Entry entry, const game::Space& space) {
    std::erase_if(entry.stones, [&](const game::Stone& stone) { return stone.at == space; });
    entry.typing = Typing::nothing;
    return {.entry = std::move(entry)};
}

int stones_due(const Position& position, const Entry& entry) {
    return entry.cards > 0 ? entry.cards : game::values_of(*position.state.table, entry.stones);
}

Outcome of_build(const Position& position, Entry entry) {
    if (wxString why = why_not_build(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (!builds(entry)) return not_done(std::move(entry), _("First say what is built: click on the monuments."));
    return {.entry = std::move(entry)};
}

}

wxString why_not_build(const Position& position) {
    switch (position.stage) {
    case Stage::decision: return _("Something needs a decision: see the findings on the right.");
    case Stage::ships: return _("Ships are placed now. Feed the crews before they build (D).");
    case Stage::ends: return _("The five rounds are over: enter what is left, then finish the game.");
    case Stage::finals: return _("The rounds are not known: enter what the players ended with.");
    case Stage::builds: break;
    }
    return {};
}

Outcome choose_space(const Position& position, Entry entry, const game::Space& space) {
    if (wxString why = why_not_build(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (std::ranges::find(entry.stones, space, &game::Stone::at) != entry.stones.end())
        return stone_taken_off(std::move(entry), space);
    if (of_another_site(entry, space))
        return not_done(std::move(entry),
                        _("You are still building at another site. First enter that build (B), or cancel it (Esc)."));
    if (const auto finding = never(position, entry, space))
        return not_done(std::move(entry), i18n::sentence(game::game_id, *finding));
    entry.stones.push_back({space});
    entry.typing = value_is_known(position, entry.stones.back()) ? Typing::nothing : Typing::value;
    return {.entry = std::move(entry)};
}

Outcome draw_cards(const Position& position, Entry entry, int cards) {
    if (wxString why = why_not_build(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (!entry.stones.empty())
        return not_done(std::move(entry),
                        _("You are still building at another site. First enter that build (B), or cancel it (Esc)."));
    entry.cards = entry.cards == cards ? 0 : cards;
    if (entry.cards == 0) return {.entry = Entry{}};
    return {.entry = std::move(entry)};
}

Outcome toggle_keeps(const Position& position, Entry entry) {
    if (entry.cards == 0) return not_done(std::move(entry), _("First say how many cards are drawn at the sphinx."));
    entry.keeps = !entry.keeps;
    return of_build(position, std::move(entry));
}

bool asks_for_last(const Position& position, const Entry& entry) {
    return !position.game.board.pyramid && !entry.stones.empty() && entry.stones.back().at.part == Part::pyramid;
}

Outcome toggle_last(const Position& position, Entry entry) {
    if (!asks_for_last(position, entry))
        return not_done(std::move(entry), _("This is asked only for a stone in a pyramid that is not described."));
    entry.stones.back().last = !entry.stones.back().last;
    return of_build(position, std::move(entry));
}

Outcome type_figure(const Position& position, Entry entry, int figure) {
    if (entry.stones.empty() && position.stage == Stage::builds && figure >= 1 && figure <= game::building::most_drawn)
        return draw_cards(position, std::move(entry), figure);
    if (entry.typing != Typing::value || entry.stones.empty())
        return not_done(std::move(entry), _("First click on a space of which the value is not known."));
    auto& value = entry.stones.back().value;
    const int typed = 10 * value.value_or(0) + figure;
    value = typed >= 1 && typed <= highest_value ? typed : std::max(1, figure);
    return {.entry = std::move(entry)};
}

Outcome toggle_market_points(const Position& position, Entry entry) {
    if (entry.stones.empty() || game::site(entry.stones.front().at.part) != game::Site::graves)
        return not_done(std::move(entry), _("Only a build at the graves moves a market."));
    entry.market_points = entry.market_points == 0 ? grain_market_points : 0;
    return of_build(position, std::move(entry));
}

Outcome choose_crew(const Position& position, Entry entry, game::Crew crew) {
    if (wxString why = why_not_build(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.crew = crew;
    return of_build(position, std::move(entry));
}

Outcome toggle_joker(const Position& position, Entry entry) {
    if (wxString why = why_not_build(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (builds(entry)) entry.joker = !build_of(position, entry).joker;
    return of_build(position, std::move(entry));
}

Outcome choose_market(const Position& position, Entry entry, game::Market market) {
    if (entry.stones.empty() || game::site(entry.stones.front().at.part) != game::Site::graves)
        return not_done(std::move(entry), _("Only a build at the graves moves a market."));
    entry.market = market;
    return of_build(position, std::move(entry));
}

Outcome add_strength(const Position& position, Entry entry) {
    if (builds(entry)) entry.plus = entry.plus == most_plus ? 0 : entry.plus + 1;
    return of_build(position, std::move(entry));
}

wxString why_not_finish(const Position& position, const Entry& entry) {
    if (wxString why = why_not_build(position); !why.empty()) return why;
    if (!builds(entry)) return _("First say what is built: click on the monuments.");
    for (const game::Stone& stone : entry.stones)
        if (!value_is_known(position, stone))
            return i18n::fill(_("Type the value printed on {1}."), {i18n::egizia::name(stone.at)});
    return {};
}

Outcome finish_build(const Position& position, Entry entry) {
    if (wxString why = why_not_finish(position, entry); !why.empty()) return not_done(std::move(entry), std::move(why));
    const game::Build build = build_of(position, entry);
    return entered(position, std::move(entry), build);
}

wxString build_in_words(const Position& position, const Entry& entry) {
    if (!builds(entry) || !position.ready) return {};
    const game::Build build = build_of(position, entry);
    const int due = stones_due(position, entry);
    const int points = entry.cards > 0 ? entry.cards - (entry.keeps ? 1 : 0) : due;
    const int all = points + build.other;
    wxString line = i18n::fill(wxPLURAL("{1}: {2} point", "{1}: {2} points", static_cast<unsigned>(std::abs(all))),
                               {words(build), figure(all)});
    if (!position.full()) return line;
    const game::Seat& seat = position.ready->seat(position.player);
    const int strength = (build.crew ? seat.strength[*build.crew] : 0) +
                         (build.joker ? seat.strength[game::Crew::joker] : 0) + build.plus;
    return i18n::fill(_("{1}; {2} of {3} stones, strength {4} of {5}"),
                      {line, figure(due), figure(seat.stones), figure(due), figure(strength)});
}

}
