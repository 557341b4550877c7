#include "app/table/rajas/copy.h"

#include "app/table/rajas/copy_facing.h"
#include "core/rajas/record_parts.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <array>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

namespace {

std::string as_it_is(const std::string& json) { return json; }

wxString in_a_row(const std::string& json) { return numbers_draft(json); }

// The market: four numbers

constexpr std::array<const char*, 4> markets{"assorted", "silk", "tea", "spices"};

Described read_market(const std::string& draft) {
    const Described list = read_numbers(draft);
    const Described lacking{{}, _("expected four numbers: assorted, silk, tea, spices")};
    if (!list.expected.empty()) return draft.empty() ? lacking : list;
    std::string rest = numbers_draft(list.json) + ' ', json;
    for (const char* market : markets) {
        const std::size_t end = rest.find(' ');
        if (end == std::string::npos) return lacking;
        json += std::string(json.empty() ? "" : ",") + '"' + market + "\":" + rest.substr(0, end);
        rest.erase(0, end + 1);
    }
    return rest.empty() ? Described{"{" + json + "}", {}} : lacking;
}

/// The figures of an object alone.
std::string market_draft(const std::string& json) {
    std::string draft;
    for (const char c : json)
        if (c >= '0' && c <= '9')
            draft += c;
        else if (c == ',')
            draft += ' ';
    return draft;
}

wxString told_market(const std::string& json) { return market_draft(json); }

// The palace

Described read_palace(const std::string& draft) {
    const auto palace = game::read_palace(draft);
    if (!palace || palace->empty()) return {{}, _("expected a place: give it a name")};
    return {draft, {}};
}

wxString told_palace(const std::string& json) {
    const auto palace = game::read_palace(json);
    std::vector<wxString> names;
    if (palace)
        for (const game::PalacePlace& place : *palace) names.push_back(name_line(place.name));
    return i18n::listed(names);
}

// The river

Described read_river(const std::string& draft) {
    const auto river = game::read_river(draft);
    if (!river || river->spaces.size() < 2) return {{}, _("expected the spaces after the start, two at least")};
    if (!river->bridge) return {{}, _("expected the bridge: choose the space before it")};
    return {draft, {}};
}

wxString told_river(const std::string& json) {
    const auto river = game::read_river(json);
    if (!river) return {};
    return i18n::fill_figures(_("spaces: {1}, the bridge after {2}"),
                              {static_cast<int>(river->spaces.size()), river->bridge.value_or(0)});
}

// The facing

Described read_facing(const std::string& draft) {
    if (!game::read_facing(draft))
        return {{}, _("expected the fame space beside each money space: take the proposal and correct it")};
    return {draft, {}};
}

wxString told_facing(const std::string& json) {
    const auto facing = game::read_facing(json);
    if (!facing) return {};
    return i18n::fill_figures(_("money 0 to {1} beside fame {2} to {3}"),
                              {static_cast<int>(facing->size()) - 1, facing->front(), facing->back()});
}

wxString doubt_of_facing(const std::string& json) {
    const auto facing = game::read_facing(json);
    return facing ? doubt(*facing) : wxString();
}

// The province

template <bool back> Described read_province(const std::string& draft) {
    const auto side = game::read_side(draft, back);
    if (!side) return {{}, _("expected the places: choose how many columns and rows there are")};
    if (side->exits.empty()) return {{}, _("expected an exit: where a road leaves the residence")};
    return {draft, {}};
}

template <bool back> wxString told_province(const std::string& json) {
    const auto side = game::read_side(json, back);
    if (!side) return {};
    const int columns = static_cast<int>(side->map.front().size()), rows = static_cast<int>(side->map.size());
    return i18n::fill_figures(
        _("{1} by {2}, exits: {3}, yields: {4}"),
        {columns, rows, static_cast<int>(side->exits.size()), static_cast<int>(side->yields.size())});
}

}

std::vector<CopyPart> copy_parts(const game::Game& /*game*/) {
    return {
        {quarry_part, wxGETTEXT_IN_CONTEXT("paid in money", "Quarry"),
         _("What the spaces of the quarry cost, in the order in which they are filled."), read_numbers, numbers_draft,
         in_a_row},
        {harbour_part, _("Harbour"), _("What the spaces of the harbour cost, in the order in which they are filled."),
         read_numbers, numbers_draft, in_a_row},
        {market_part, wxGETTEXT_IN_CONTEXT("Ganges", "Market"),
         _("How many spaces the market has, four numbers: the assorted market, silk, tea and spices."), read_market,
         market_draft, told_market},
        {palace_part, wxGETTEXT_IN_CONTEXT("Ganges", "Palace"),
         _("The places of the palace beside its six chambers. Call them as you like; say which die each asks for, "
           "what it gives, and how many workers find room there."),
         read_palace, as_it_is, told_palace},
        {river_part, _("River"),
         _("What each space of the river gives, from the first after the start to the last, and where the bridge is."),
         read_river, as_it_is, told_river},
        {facing_part, _("Facing"),
         _("Which fame space lies beside each money space. Choose a money space, then click on the fame space beside "
           "it on your board."),
         read_facing, as_it_is, told_facing, doubt_of_facing},
        {last_bonus_part, _("Last money bonus"), _("The money space of the fourth bonus, above 44."), read_number,
         as_it_is, in_a_row},
        {province_part, _("Province, front"),
         _("The places for tiles, where roads leave the residence, and what is printed on the rim."),
         read_province<false>, as_it_is, told_province<false>},
        {back_side_part, _("Province, back"),
         _("The same of the back side, which Navaratnas uses. Its coloured slots hold yield tiles."),
         read_province<true>, as_it_is, told_province<true>},
    };
}

}
