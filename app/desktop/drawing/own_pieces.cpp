#include "app/desktop/drawing/own_pieces.h"

#include <map>
#include <string>
#include <utility>

namespace clerk::desktop {

namespace {

std::map<std::pair<std::string, std::string>, wxColour> given;
int changes = 0;

}

void give_colour(std::string_view game, std::string_view piece, const wxColour& colour) {
    given[{std::string(game), std::string(piece)}] = colour;
    ++changes;
}

wxColour given_colour(std::string_view game, std::string_view piece, const wxColour& usual) {
    const auto found = given.find({std::string(game), std::string(piece)});
    return found == given.end() || !found->second.IsOk() ? usual : found->second;
}

int given_colours() { return changes; }

}
