#include "app/table/rajas/keys.h"

#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "i18n/words.h"

namespace clerk::table::rajas {

std::vector<Key> keys(const Position& position) {
    std::vector<Key> all;
    if (position.final()) return all;
    all.push_back({_("Turn the tile in hand"), "R", 'R'});
    if (position.full()) {
        all.push_back({_("Turn the die chosen over"), "K", 'K'});
    } else {
        all.push_back({_("Type where the money marker stands"), "M", 'M'});
        all.push_back({_("Type where the fame marker stands"), "F", 'F'});
    }
    if (!position.facing_described()) all.push_back({_("The markers have met"), "H", 'H'});
    all.push_back({_("End the turn"), "D", 'D'});
    all.push_back({_("Go back"), "Esc", escape_key});
    all.push_back({_("A road at the north side"), "N", 'N', true});
    all.push_back({_("A road at the east side"), "E", 'E', true});
    all.push_back({_("A road at the south side"), "S", 'S', true});
    all.push_back({_("A road at the west side"), "W", 'W', true});
    all.push_back({position.full() ? _("Price of the tile, value of its market") : _("Space of the marker"), "0-9"});
    for (char figure = '0'; figure <= '9'; ++figure) all.push_back({{}, {}, figure});
    return all;
}

Outcome press(const Position& position, Entry entry, char code) {
    switch (code) {
    case 'N': return toggle_road(position, std::move(entry), game::Side::n);
    case 'E': return toggle_road(position, std::move(entry), game::Side::e);
    case 'S': return toggle_road(position, std::move(entry), game::Side::s);
    case 'W': return toggle_road(position, std::move(entry), game::Side::w);
    case 'R': return rotate(position, std::move(entry));
    case 'M': return type_marker(position, std::move(entry), Track::money);
    case 'F': return type_marker(position, std::move(entry), Track::fame);
    case 'H': return toggle_met(position, std::move(entry));
    case 'K': return turn_die(position, std::move(entry));
    case 'D': return end_turn(position, std::move(entry));
    case escape_key: return {let_go(std::move(entry))};
    default: break;
    }
    const int figure = code - '0';
    if (position.full()) return type_tile_figure(position, std::move(entry), figure);
    return type_figure(position, std::move(entry), figure);
}

}
