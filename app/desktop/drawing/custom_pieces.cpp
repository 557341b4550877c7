#include "app/desktop/drawing/custom_pieces.h"

#include <map>
#include <string>
#include <utility>

namespace clerk::desktop {

namespace {

std::map<std::pair<std::string, std::string>, wxColour> given;
int changes = 0;

}

void set_custom_colour(std::string_view game, std::string_view piece, const wxColour& colour) {
    given[{std::string(game), std::string(piece)}] = colour;
    ++changes;
}

wxColour custom_colour(std::string_view game, std::string_view piece, const wxColour& usual) {
    const auto found = given.find({std::string(game), std::string(piece)});
    return found == given.end() || !found->second.IsOk() ? usual : found->second;
}

int custom_colour_changes() { return changes; }

}
