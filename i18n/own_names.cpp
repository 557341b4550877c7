#include "i18n/own_names.h"

#include <map>
#include <string>
#include <utility>

namespace clerk::i18n {

namespace {

using Piece = std::pair<std::string, std::string>;

std::map<Piece, wxString>& given() {
    static std::map<Piece, wxString> names;
    return names;
}

}

void give_name(std::string_view game, std::string_view piece, const wxString& name) {
    given()[{std::string(game), std::string(piece)}] = name;
}

wxString given_name(std::string_view game, std::string_view piece, const wxString& usual) {
    const auto found = given().find({std::string(game), std::string(piece)});
    return found == given().end() || found->second.empty() ? usual : found->second;
}

}
