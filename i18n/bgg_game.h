// A game as BoardGameGeek lists it, by which other programs know it again.
#pragma once

#include <optional>
#include <string_view>

namespace clerk::i18n {

struct BggGame {
    int id = 0; ///< of its page there; 0: it is not known
    const char* name = "";
    int year = 0; ///< of its first edition
};

BggGame bgg_game(std::string_view game);                 ///< of a game not known here: id 0
std::optional<std::string_view> game_of_bgg_id(long id); ///< the word in the catalogue

}
