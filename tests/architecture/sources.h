// The sources of the program as text, and what they include.
#pragma once

#include <string>
#include <vector>

namespace sources {

using Strings = std::vector<std::string>;

struct Source {
    std::string path; ///< from the root: "core/game.cpp"
    std::string text;
};

/// The text of a file of the checkout; empty where there is none.
std::string read(const std::string& path);
bool is_folder(const std::string& path);
bool is_file(const std::string& path);

/// The names of the folders directly in a folder.
Strings folders_in(const std::string& folder);
std::vector<Source> files_under(const std::string& folder);
/// Only its .h and .cpp files.
std::vector<Source> code_under(const std::string& folder);
/// The headers that name every game, as CMake generates them: "core/games.h".
std::vector<Source> generated_headers();

std::string without_comments(const std::string& text);
/// What is between the quotes or angle brackets of each #include.
Strings includes(const Source& source);

/// Whether TEXT begins with one of STARTS.
bool begins_with_any(const std::string& text, const Strings& starts);

/// "db/store.cpp includes i18n/words.h" for each include of a folder of the program that is not among those ALLOWED.
Strings strangers(const std::vector<Source>& sources, const Strings& allowed);

}

/// Which files are a game's own, and which all games share.
namespace games {

/// The games there are: a folder each under core/.
sources::Strings all();
/// Whether a file is that game's own: in a folder of its name, or its words ("i18n/words_<game>_moves.cpp").
bool owns(const std::string& game, const std::string& path);
bool one_owns(const std::string& path);
/// Whether a text in small letters names the game: has its word; of a word that the field has for something else, too,
/// as code names a game: quoted, as a namespace or as a folder.
bool is_named(const std::string& game, const std::string& text);

}
