#include "app/table/alhambra/keys.h"

#include "app/table/alhambra/entry.h"
#include "app/table/alhambra/turn_input.h"
#include "app/table/alhambra/words.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>
#include <string_view>

#include <wx/translation.h>

namespace clerk::table::alhambra {

namespace {

constexpr std::string_view currency_keys = "YGBO";

template <class List>
std::optional<typename List::value_type> on_key(std::string_view keys, char code, const List& all) {
    const std::size_t place = keys.find(code);
    return place == std::string_view::npos ? std::nullopt : std::optional(all.at(place));
}

std::optional<game::Colour> colour_on(char code) { return on_key(colour_keys, code, game::colours); }

std::optional<game::Currency> currency_on(const Position& position, char code) {
    return position.full() ? on_key(currency_keys, code, game::currencies) : std::nullopt;
}

/// Of the card turned up, or of the space to buy from.
Outcome choose_currency(const Position& position, Entry entry, game::Currency currency) {
    if (wanted(position, entry) == Wanted::card) {
        entry.currency = currency;
        return {std::move(entry)};
    }
    if (!position.full() || position.stage != Stage::turn || entry.ending) return {std::move(entry)};
    return choose_space(position, std::move(entry), currency);
}

/// A letter may mean a tile's colour and, in depth full, a currency: never both at a time.
Outcome press_letter(const Position& position, Entry entry, char code) {
    const auto colour = colour_on(code);
    if (colour && wants_tile(wanted(position, entry))) return choose_colour(position, std::move(entry), *colour);
    const auto currency = currency_on(position, code);
    return currency ? choose_currency(position, std::move(entry), *currency) : Outcome{std::move(entry)};
}

/// Of a price, of a card's value, or a place among the cards laid out.
Outcome press_figure(const Position& position, Entry entry, int figure) {
    const Wanted what = wanted(position, entry);
    if (wants_tile(what)) return enter_price(position, std::move(entry), figure);
    if (figure == 0) return {std::move(entry)};
    if (what == Wanted::card) {
        if (!entry.currency) return {std::move(entry)};
        const game::Card card{*entry.currency, figure};
        return turn_up(std::move(entry), card);
    }
    if (!position.full() || position.stage != Stage::turn) return {std::move(entry)};
    return choose_laid_out(position, std::move(entry), static_cast<std::size_t>(figure - 1));
}

wxString of_both(const wxString& a, const wxString& b) { return a.empty() || b.empty() ? a + b : a + " / " + b; }

void add_letters(std::vector<Key>& all, const Position& position) {
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        const auto colour = colour_on(letter);
        const auto currency = currency_on(position, letter);
        if (!colour && !currency) continue;
        all.push_back({of_both(currency ? i18n::alhambra::name(*currency) : wxString(),
                               colour ? i18n::alhambra::name(*colour) : wxString()),
                       {letter},
                       letter,
                       true});
    }
}

/// While the end of a turn is entered, that is what is asked for.
wxString why_not_in_turn(const Position& position, const Entry& entry) {
    if (position.stage == Stage::decision) return _("First decide about the broken rule on the right.");
    if (position.stage != Stage::turn) return _("No turn is being played.");
    return entry.ending ? next_in_words(position, entry) : wxString();
}

wxString why_not_take(const Position& position, const Entry& entry) {
    const wxString why = why_not_in_turn(position, entry);
    if (!why.empty()) return why;
    return std::ranges::count(entry.taking, true) == 0 ? _("First choose cards among those laid out.") : wxString();
}

wxString why_not_pick(const Position& position, const Entry& entry) {
    if (wants_tile(wanted(position, entry)))
        return entry.pick.price.empty() ? _("First say the tile's colour and price.") : wxString();
    const wxString why = why_not_in_turn(position, entry);
    if (!why.empty()) return why;
    if (!entry.space) return _("First choose a space of the market, by its currency.");
    return std::ranges::count(entry.paying, true) == 0 ? _("First choose the cards that pay.") : wxString();
}

wxString why_not_take_in_hand(const Position& position, const Entry& entry) {
    const bool at_end = position.stage == Stage::end;
    const wxString why = at_end ? wxString() : why_not_in_turn(position, entry);
    if (!why.empty()) return why;
    const bool none = position.aside().empty() && (at_end || position.reserve().empty());
    return none ? _("No tile lies aside or in the reserve.") : wxString();
}

wxString why_not_give(const Position& position, const Entry& entry) {
    if (position.stage == Stage::palaces) return {};
    const wxString why = position.stage == Stage::end ? wxString() : why_not_in_turn(position, entry);
    if (!why.empty()) return why;
    return entry.tile ? wxString() : _("No tile is in hand.");
}

wxString why_not_take_away(const Position& position, const Entry& entry) {
    if (position.final()) return position.ready ? wxString() : next_in_words(position, entry);
    const wxString why = why_not_in_turn(position, entry);
    if (!why.empty()) return why;
    return position.seat(position.state.player).palace.tiles().empty() ? _("The palace has no tile yet.") : wxString();
}

wxString why_not_score(const Position& position) {
    const wxString why = why_not_in_turn(position, {});
    if (!why.empty()) return why;
    return can_score(position) ? wxString() : _("Both scoring cards have come up.");
}

wxString why_not_end(const Position& position, const Entry& entry) {
    if (position.stage == Stage::decision) return why_not_in_turn(position, entry);
    if (position.stage == Stage::turn) return why_not_leave_pick(entry);
    return position.stage == Stage::end ? next_in_words(position, entry) : wxString();
}

bool takes_currency(const Position& position, const Entry& entry) {
    if (!position.full() || position.stage != Stage::turn) return false;
    return !entry.ending || wanted(position, entry) == Wanted::card;
}

wxString why_not_letter(const Position& position, const Entry& entry, char code) {
    if (colour_on(code) && wants_tile(wanted(position, entry))) return {};
    if (currency_on(position, code) && takes_currency(position, entry)) return {};
    return position.stage == Stage::decision ? why_not_in_turn(position, entry) : next_in_words(position, entry);
}

wxString why_not_figure(const Position& position, const Entry& entry, int figure) {
    const Wanted what = wanted(position, entry);
    if (wants_tile(what)) return entry.pick.colour ? wxString() : _("First say the tile's colour and price.");
    const bool chooses_card = position.full() && position.stage == Stage::turn && !entry.ending;
    if (what == Wanted::card && entry.currency && figure > 0) return {};
    if (chooses_card && figure > 0 && figure <= position.ready->money.count()) return {};
    if (chooses_card) return _("No card lies there.");
    return position.stage == Stage::decision ? why_not_in_turn(position, entry) : next_in_words(position, entry);
}

}

std::vector<Key> keys(const Position& position) {
    const bool final = position.final(), full = position.full();
    std::vector<Key> all;
    if (full) all.push_back({_("Take the cards chosen"), "T", 'T'});
    all.push_back({full ? _("Buy, or pick the first tile shown") : _("Pick the first tile shown"), "K", 'K'});
    if (!final) all.push_back({_("Take the next tile in hand"), "H", 'H'});
    if (position.with_dirk()) all.push_back({final ? _("Tiles go to Dirk") : _("Give to Dirk"), "D", 'D'});
    all.push_back({_("Take a tile away"), "X", 'X'});
    all.push_back({_("Change what is under the cursor"), {menu_key}, menu_key});
    if (!final) {
        all.push_back({_("A scoring card came up"), "S", 'S'});
        all.push_back({_("End the turn"), "E", 'E'});
    }
    all.push_back({_("Go back"), "Esc", escape_key});
    add_letters(all, position);
    all.push_back({full ? _("Price, card, or card laid out") : _("Price of the tile"), "0-9"});
    for (char figure = '0'; figure <= '9'; ++figure) all.push_back({{}, {}, figure});
    return all;
}

Outcome press(const Position& position, Entry entry, char code) {
    switch (code) {
    case 'T': return take_cards(position, std::move(entry));
    case 'K': return pick_first(position, std::move(entry));
    case 'H': return take_next_in_hand(position, std::move(entry));
    case 'D': return give(position, std::move(entry));
    case 'X': return take_away(position, std::move(entry));
    case 'S': return toggle_scoring(position, std::move(entry));
    case 'E': return end(position, std::move(entry));
    case escape_key: return {let_go(std::move(entry))};
    default: break;
    }
    if (code >= '0' && code <= '9') return press_figure(position, std::move(entry), code - '0');
    return press_letter(position, std::move(entry), code);
}

wxString why_not(const Position& position, const Entry& entry, char code) {
    switch (code) {
    case 'T': return why_not_take(position, entry);
    case 'K': return why_not_pick(position, entry);
    case 'H': return why_not_take_in_hand(position, entry);
    case 'D': return why_not_give(position, entry);
    case 'X': return why_not_take_away(position, entry);
    case 'S': return why_not_score(position);
    case 'E': return why_not_end(position, entry);
    case escape_key: return {};
    default: break;
    }
    if (code >= '0' && code <= '9') return why_not_figure(position, entry, code - '0');
    return why_not_letter(position, entry, code);
}

}
