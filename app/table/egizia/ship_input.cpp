#include "app/table/egizia/ship_input.h"

#include "app/table/egizia/build_input.h"
#include "app/table/egizia/gain_input.h"
#include "app/table/egizia/round_input.h"
#include "app/table/egizia/words.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::egizia {

namespace {

using game::Crew;
using game::Field;
using game::Gain;
using game::Market;

template <Crew crew> void raise(Gain& gain) { gain.raise.push_back(crew); }
template <Field field> void grow(Gain& gain) { ++gain.fields[field]; }
template <Market market> void step(Gain& gain) { ++gain.steps[market]; }
template <int Gain::*figure> void more(Gain& gain) { ++(gain.*figure); }
template <int Gain::*figure> void five_more(Gain& gain) { gain.*figure += 5; }

constexpr Given all_givens[] = {
    {"stones", wxTRANSLATE("+1 stone"), more<&Gain::stones>},
    {"stones-5", wxTRANSLATE("+5 stones"), five_more<&Gain::stones>},
    {"quarry", wxTRANSLATE("+1 quarry"), more<&Gain::quarry>},
    {"quarry-5", wxTRANSLATE("+5 quarry"), five_more<&Gain::quarry>},
    {"green", wxTRANSLATE("+1 green field"), grow<Field::green>},
    {"yellow", wxTRANSLATE("+1 yellow field"), grow<Field::yellow>},
    {"brown", wxTRANSLATE("+1 brown field"), grow<Field::brown>},
    {"food", wxTRANSLATE("+1 grain"), more<&Gain::food>},
    {"food-5", wxTRANSLATE("+5 grain"), five_more<&Gain::food>},
    {"raise-blue", wxTRANSLATE("+1 blue crew"), raise<Crew::blue>},
    {"raise-black", wxTRANSLATE("+1 black crew"), raise<Crew::black>},
    {"raise-yellow", wxTRANSLATE("+1 yellow crew"), raise<Crew::yellow>},
    {"raise-joker", wxTRANSLATE("+1 joker"), raise<Crew::joker>},
    {"sphinx", wxTRANSLATE("+1 sphinx card"), more<&Gain::sphinx>},
    {"points", wxTRANSLATE("+1 point"), more<&Gain::points>},
    {"points-5", wxTRANSLATE("+5 points"), five_more<&Gain::points>},
    {"stone-market", wxTRANSLATE("a step in the stone market"), step<Market::stone>},
    {"grain-market", wxTRANSLATE("a step in the grain market"), step<Market::grain>},
};

wxString why_no_ships(const Position& position) {
    switch (position.stage) {
    case Stage::decision: return _("Something needs a decision: see the findings on the right.");
    case Stage::builds: return _("The ships of this round are placed: now the crews build.");
    case Stage::ends: return _("The five rounds are over: enter what is left, then finish the game.");
    case Stage::finals: return _("The rounds are not known: enter what the players ended with.");
    case Stage::ships: break;
    }
    return {};
}

bool asks(const Asked& asked) { return asked.gain || asked.raise > 0 || asked.ring; }

game::Ship ship_of(const Position& position, const Entry& entry) {
    if (entry.uses_card) return {.player = position.player, .what = game::Use{entry.gain}};
    game::Sail sail{.at = *entry.at, .space = entry.space, .by_card = entry.by_card, .card = entry.card};
    if (entry.gain != Gain{}) sail.gain = entry.gain;
    if (asked(position, entry).raise > 0) sail.raise = entry.raise;
    sail.ring = entry.ring;
    return {.player = position.player, .what = sail};
}

Outcome of_ship(const Position& position, Entry entry) {
    if (wxString why = why_no_ships(position); !why.empty() && !entry.uses_card)
        return not_done(std::move(entry), std::move(why));
    if (!entry.at && !entry.uses_card) return not_done(std::move(entry), _("First say where the ship lies."));
    return {.entry = std::move(entry)};
}

}

Asked asked(const Position& position, const Entry& entry) {
    if (entry.uses_card) return {.gain = true};
    if (!entry.at) return {};
    if (entry.at->kind == game::Spot::Kind::card) return {.gain = true};
    if (!entry.at->is_ring()) return {};
    const auto effect = game::effect_of(position.game.board, entry.at->ring);
    if (!effect) return {.gain = true};
    return {.raise = effect->of_choice.value_or(0), .ring = effect->moves_ring};
}

Outcome choose_spot(const Position& position, Entry entry, const game::Spot& spot) {
    if (wxString why = why_no_ships(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    if (entry.at == spot) return finish_ship(position, std::move(entry));
    Entry now{.at = spot, .by_card = entry.by_card};
    if (spot.is_site()) now.space = entry.space;
    if (asks(asked(position, now))) return {.entry = std::move(now)};
    return finish_ship(position, std::move(now));
}

Outcome pass(const Position& position, Entry entry) {
    if (wxString why = why_no_ships(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    return entered(position, std::move(entry), game::Ship{.player = position.player, .what = game::Pass{}});
}

Outcome use_card(const Position& position, Entry entry) {
    if (position.stage != Stage::ships && position.stage != Stage::builds)
        return not_done(std::move(entry), why_no_ships(position));
    if (!position.full())
        return not_done(std::move(entry), _("Type what cards give under the other points of the round."));
    if (entry.uses_card) return {.entry = Entry{}};
    return {.entry = Entry{.uses_card = true}};
}

wxString why_not_finish_ship(const Position& position, const Entry& entry) {
    if (!entry.at && !entry.uses_card) return _("First say where the ship lies.");
    if (entry.uses_card && entry.gain == Gain{}) return _("First say what the card gives.");
    const int crews = asked(position, entry).raise;
    if (static_cast<int>(entry.raise.size()) < crews)
        return wxString::Format(
            wxPLURAL("Which crew becomes stronger?", "Which %d crews become stronger?", static_cast<unsigned>(crews)),
            crews);
    return {};
}

Outcome finish_ship(const Position& position, Entry entry) {
    if (wxString why = why_not_finish_ship(position, entry); !why.empty())
        return not_done(std::move(entry), std::move(why));
    if (entry.uses_card && position.stage == Stage::builds) {
        const game::Build use{.player = position.player, .what = game::Use{entry.gain}};
        return entered(position, std::move(entry), use);
    }
    const game::Ship ship = ship_of(position, entry);
    return entered(position, std::move(entry), ship);
}

Outcome toggle_raise(const Position& position, Entry entry, game::Crew crew) {
    if (std::erase(entry.raise, crew) == 0) entry.raise.push_back(crew);
    const auto most = static_cast<std::size_t>(std::max(1, asked(position, entry).raise));
    if (entry.raise.size() > most) entry.raise.erase(entry.raise.begin());
    return of_ship(position, std::move(entry));
}

Outcome choose_ring(const Position& position, Entry entry, int ring) {
    entry.ring = ring == position.state.ring ? std::nullopt : std::optional(ring);
    return of_ship(position, std::move(entry));
}

Outcome choose_space_of_site(const Position& position, Entry entry, int space) {
    if (wxString why = why_no_ships(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.space = entry.space == space ? std::nullopt : std::optional(space);
    return {.entry = std::move(entry)};
}

Outcome toggle_by_card(const Position& position, Entry entry) {
    if (wxString why = why_no_ships(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    entry.by_card = !entry.by_card;
    return {.entry = std::move(entry)};
}

Outcome choose_card(const Position& position, Entry entry, const std::string& card) {
    const game::Gain* gain = position.game.board.card(card);
    if (!gain) return not_done(std::move(entry), _("The table has not described this card."));
    const bool taken = entry.at && entry.at->kind == game::Spot::Kind::card;
    if (!taken) {
        entry.gain = *gain;
    } else {
        entry.gain = {};
        entry.card = entry.card == card ? std::nullopt : std::optional(card);
    }
    return of_ship(position, std::move(entry));
}

std::span<const Given> givens() { return all_givens; }

Outcome add_given(const Position& position, Entry entry, const Given& given) {
    Gain gain = entry.gain;
    given.add(gain);
    if (!fits(gain)) return not_done(std::move(entry), _("A card can give no more than that."));
    return give(position, std::move(entry), gain);
}

Outcome give(const Position& position, Entry entry, const Gain& gain) {
    entry.gain = gain;
    return of_ship(position, std::move(entry));
}

wxString ship_in_words(const Position& position, const Entry& entry) {
    if (!entry.at && !entry.uses_card) return {};
    return words(ship_of(position, entry));
}

namespace {

Outcome place(const Position& position, Entry entry) {
    if (entry.at || entry.uses_card || position.stage == Stage::ships) return finish_ship(position, std::move(entry));
    return finish_build(position, std::move(entry));
}

}

std::vector<Key> keys(const Position& position) {
    std::vector<Key> all;
    if (position.final()) return all;
    all.push_back({position.full() ? _("Enter the build or ship") : _("Enter the build"), "B", 'B'});
    all.push_back({_("One card of the sphinx is kept, or none"), "K", 'K'});
    if (!position.game.board.pyramid) all.push_back({_("The stone is the last of its row"), "T", 'T'});
    if (position.full()) {
        all.push_back({_("Pass"), "P", 'P'});
        all.push_back({_("Use a card"), "E", 'E'});
        all.push_back({_("The joker helps, or not"), "J", 'J'});
        all.push_back({_("A step in the stone market"), "S", 'S'});
        all.push_back({_("A step in the grain market"), "G", 'G'});
    } else {
        all.push_back({_("The grain market gives 2 points"), "G", 'G'});
    }
    all.push_back({position.full() ? _("Feed and build, or end the round") : _("End the round"), "D", 'D'});
    all.push_back({_("Go back"), "Esc", escape_key});
    all.push_back({_("Cards of the sphinx, value of a space"), "0-9"});
    for (char figure = '0'; figure <= '9'; ++figure) all.push_back({{}, {}, figure});
    return all;
}

Outcome press(const Position& position, Entry entry, char code) {
    switch (code) {
    case 'B': return place(position, std::move(entry));
    case 'K': return toggle_keeps(position, std::move(entry));
    case 'T': return toggle_last(position, std::move(entry));
    case 'P': return pass(position, std::move(entry));
    case 'E': return use_card(position, std::move(entry));
    case 'J': return toggle_joker(position, std::move(entry));
    case 'S': return choose_market(position, std::move(entry), game::Market::stone);
    case 'G':
        if (!position.full()) return toggle_market_points(position, std::move(entry));
        return choose_market(position, std::move(entry), game::Market::grain);
    case 'D': return go_on(position, std::move(entry));
    case escape_key: return {let_go(std::move(entry))};
    default: break;
    }
    const int figure = code - '0';
    if (position.stage == Stage::ships && figure >= 1 && figure <= game::site_spaces)
        return choose_space_of_site(position, std::move(entry), figure);
    return type_figure(position, std::move(entry), figure);
}

}
