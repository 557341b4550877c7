#include "app/table/egizia/keys.h"

#include "app/table/egizia/build_input.h"
#include "app/table/egizia/round_input.h"
#include "app/table/egizia/ship_input.h"

#include <wx/translation.h>

namespace clerk::table::egizia {

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
