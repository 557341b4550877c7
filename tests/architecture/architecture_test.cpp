// Which part may know which, read from the sources themselves.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

const fs::path root = CLERK_SOURCE_DIR;

struct Source {
    std::string path; ///< from the root: "core/game.cpp"
    std::string text;
};

std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool is_code(const fs::path& file) { return file.extension() == ".h" || file.extension() == ".cpp"; }

std::vector<Source> files_under(const std::string& folder) {
    std::vector<Source> files;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        if (entry.is_regular_file()) {
            files.push_back({entry.path().lexically_relative(root).generic_string(), read(entry.path())});
        }
    }
    return files;
}

std::vector<Source> code_under(const std::string& folder) {
    auto files = files_under(folder);
    std::erase_if(files, [](const Source& file) { return !is_code(file.path); });
    return files;
}

std::string without_comments(const std::string& text) {
    std::string code;
    for (std::size_t at = 0; at < text.size();) {
        if (text.compare(at, 2, "//") == 0) {
            at = std::min(text.find('\n', at), text.size());
        } else if (text.compare(at, 2, "/*") == 0) {
            const auto end = text.find("*/", at + 2);
            at = end == std::string::npos ? text.size() : end + 2;
        } else {
            code += text[at++];
        }
    }
    return code;
}

Strings matches(const std::string& text, const std::regex& pattern, int group) {
    Strings found;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
        found.push_back((*match)[static_cast<std::size_t>(group)]);
    }
    return found;
}

Strings includes(const Source& source) {
    static const std::regex include(R"(#\s*include\s*[<"]([^>"]+)[>"])");
    return matches(without_comments(source.text), include, 1);
}

bool begins(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }

bool begins_with_any(const std::string& text, const Strings& starts) {
    return std::any_of(starts.begin(), starts.end(), [&](const std::string& start) { return begins(text, start); });
}

const Strings folders = {"core/", "db/", "i18n/", "app/"};

/// "db/store.cpp includes i18n/words.h" for each include of another part of the program than those allowed.
Strings strangers(const std::string& folder, const Strings& allowed) {
    Strings found;
    for (const auto& source : code_under(folder)) {
        for (const auto& include : includes(source)) {
            if (begins_with_any(include, folders) && !begins_with_any(include, allowed)) {
                found.push_back(source.path + " includes " + include);
            }
        }
    }
    return found;
}

/// The same for the headers of libraries, of which none of those named may be used.
Strings included_in(const std::vector<Source>& sources, const std::set<std::string>& headers,
                    const Strings& libraries) {
    Strings found;
    for (const auto& source : sources) {
        for (const auto& include : includes(source)) {
            if (headers.contains(include) || begins_with_any(include, libraries)) {
                found.push_back(source.path + " includes " + include);
            }
        }
    }
    return found;
}

const Strings window = {"wx/", "gtk/", "gdk/", "atk/", "glib"};
const Strings database = {"SQLiteCpp/", "sqlite3"};
const Strings json = {"nlohmann/"};
const std::set<std::string> surroundings = {"chrono",  "clocale",   "codecvt",    "condition_variable",
                                            "cstdio",  "ctime",     "filesystem", "fstream",
                                            "future",  "iomanip",   "ios",        "iostream",
                                            "istream", "libintl.h", "locale",     "locale.h",
                                            "mutex",   "ostream",   "print",      "random",
                                            "sstream", "stdio.h",   "stop_token", "syncstream",
                                            "thread",  "time.h",    "unistd.h"};

/// Calls that would make an answer depend on more than the record.
Strings calls_outside(const std::string& code) {
    static const std::regex call(
        R"(\b(time|clock|rand|srand|random|getenv|setlocale|localtime|gmtime|strftime|gettimeofday|clock_gettime|)"
        R"(printf|fprintf|puts|fopen|system|isalpha|isdigit|isspace|isupper|islower|tolower|toupper|)"
        R"(atof|strtod|strtof|stod|stof)\s*\()"
        R"(|\b(std::(?:cout|cerr|clog|cin|locale|random_device|mt19937(?:_64)?|shuffle))\b)");
    return matches(without_comments(code), call, 0);
}

/// The games there are: a folder each under core/.
Strings games() {
    Strings names;
    for (const auto& entry : fs::directory_iterator(root / "core")) {
        if (entry.is_directory()) names.push_back(entry.path().filename().string());
    }
    return names;
}

/// Whether a file is that game's own: in a folder of its name, or its words ("i18n/words_<game>_moves.cpp").
bool belongs_to(const std::string& game, const std::string& path) {
    return path.find("/" + game + "/") != std::string::npos || begins(path, "i18n/words_" + game);
}

bool belongs_to_a_game(const std::string& path) {
    const auto names = games();
    return std::any_of(names.begin(), names.end(), [&](const std::string& game) { return belongs_to(game, path); });
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

/// "db/store.cpp names babylon": in its code or in a comment.
Strings names_a_game(const std::vector<Source>& sources) {
    Strings found;
    for (const auto& source : sources) {
        const auto text = lower(source.text);
        for (const auto& game : games()) {
            if (text.find(game) != std::string::npos) found.push_back(source.path + " names " + game);
        }
    }
    return found;
}

/// All that several games share. Catalogues of words (.po) quote every file, and are left out.
std::vector<Source> shared_files() {
    std::vector<Source> shared;
    for (const auto* folder : {"core", "i18n", "db", "app"}) {
        for (auto& file : files_under(folder)) {
            if (!belongs_to_a_game(file.path) && !begins(file.path, "i18n/po/")) shared.push_back(std::move(file));
        }
    }
    return shared;
}

Strings named_in(const std::string& text, Strings places) {
    std::erase_if(places, [&](const std::string& place) { return text.find(place) == std::string::npos; });
    return places;
}

const Strings none;

TEST(Architecture, TheFoldersAreWhereTheseTestsLook) {
    for (const auto& folder : folders) EXPECT_FALSE(code_under(folder).empty()) << folder;
    EXPECT_FALSE(games().empty());
}

TEST(Architecture, IncludesAndCallsAreSeen) {
    const Source sample{"core/sample.cpp", "#include \"core/game.h\"\n# include <chrono>\n// #include <random>\n"
                                           "/* time( */ int now = time(nullptr); std::cout << runtime(1);\n"};
    EXPECT_EQ(includes(sample), (Strings{"core/game.h", "chrono"}));
    EXPECT_EQ(calls_outside(sample.text), (Strings{"time(", "std::cout"}));
    EXPECT_EQ(included_in({sample}, surroundings, {}), (Strings{"core/sample.cpp includes chrono"}));
}

TEST(Architecture, TheCoreKnowsNoOtherPart) { EXPECT_EQ(strangers("core", {"core/"}), none); }

TEST(Architecture, TheCoreHasNoWindowNoDatabaseNoClockNoChanceNoLocaleAndPrintsNothing) {
    EXPECT_EQ(included_in(code_under("core"), surroundings, {"wx/", "gtk/", "SQLiteCpp/", "sqlite3", "fmt/", "CLI/"}),
              none);
    for (const auto& source : code_under("core")) EXPECT_EQ(calls_outside(source.text), none) << source.path;
}

TEST(Architecture, JsonIsReadAndWrittenByTheRecordFilesAlone) {
    auto sources = code_under("core");
    std::erase_if(sources, [](const Source& source) {
        static const std::regex record_file(R"(core/(game\.cpp|(.*/)?(record(_\w+)?|json_\w+)\.(h|cpp)))");
        return std::regex_match(source.path, record_file);
    });
    EXPECT_EQ(included_in(sources, {}, json), none);
}

TEST(Architecture, TheStoreAndTheWordsKnowTheCoreAndNotEachOther) {
    EXPECT_EQ(strangers("db", {"core/", "db/"}), none);
    EXPECT_EQ(strangers("i18n", {"core/", "i18n/"}), none);
}

TEST(Architecture, TheDatabaseIsOpenedByTheStoreAlone) {
    for (const auto* folder : {"core", "i18n", "app"}) EXPECT_EQ(included_in(code_under(folder), {}, database), none);
    EXPECT_EQ(included_in(code_under("db"), {}, window), none);
}

TEST(Architecture, TheTableHasNoWindow) {
    ASSERT_FALSE(code_under("app/table").empty());
    EXPECT_EQ(included_in(code_under("app/table"), {}, window), none);
    EXPECT_EQ(strangers("app/table", {"core/", "db/", "i18n/", "app/table/"}), none);
}

TEST(Architecture, WhatBothProgramsDoWithTheHistoryKnowsNeitherOfThem) {
    EXPECT_EQ(strangers("app/history", {"core/", "db/", "i18n/", "app/table/", "app/exchange/", "app/history/"}), none);
}

TEST(Architecture, TheCommandLineAndTheWindowDoNotKnowEachOther) {
    for (const std::string folder : {"app/cli", "app/desktop"})
        EXPECT_EQ(strangers(folder, {"core/", "db/", "i18n/", "app/table/", "app/history/", "app/exchange/", folder + "/"}),
                  none);
}

TEST(Architecture, WhatReadsOtherProgramsFilesKnowsNeitherOfThem) {
    EXPECT_EQ(strangers("app/exchange", {"core/", "db/plays/play.h", "i18n/", "app/exchange/"}), none);
}

TEST(Architecture, AGameIsOneWordInItsPlaces) {
    const auto list = lower(read(root / "CMakeLists.txt"));
    for (const auto& game : games()) {
        EXPECT_NE(list.find("\n  " + game), std::string::npos) << game << " is not in the list";
        for (const auto* place : {"core/", "app/table/", "app/desktop/", "tests/"})
            EXPECT_TRUE(fs::is_directory(root / (place + game)));
        EXPECT_TRUE(fs::exists(root / ("i18n/words_" + game + ".cpp"))) << game;
        EXPECT_TRUE(fs::exists(root / ("tests/fixtures/" + game + ".ndjson"))) << game;
    }
}

TEST(Architecture, ANameIsSeenInCodeAndInComments) {
    const auto game = games().front();
    EXPECT_EQ(names_a_game({{"a.cpp", "use " + game + "::Game"}, {"b.cpp", "// unlike " + game}, {"c.cpp", "game"}}),
              (Strings{"a.cpp names " + game, "b.cpp names " + game}));
    EXPECT_TRUE(belongs_to_a_game("core/" + game + "/play.cpp"));
    EXPECT_TRUE(belongs_to_a_game("i18n/words_" + game + "_moves.cpp"));
    EXPECT_FALSE(belongs_to_a_game("app/desktop/game/editors.cpp"));
}

TEST(Architecture, WhatGamesShareNamesNoGame) {
    ASSERT_GT(shared_files().size(), 50u);
    EXPECT_EQ(names_a_game(shared_files()), none);
}

TEST(Architecture, NoGameKnowsAnother) {
    for (const auto& game : games()) {
        std::vector<Source> own;
        for (const auto* folder : {"core", "i18n", "app", "tests"}) {
            for (auto& source : code_under(folder)) {
                if (belongs_to(game, source.path)) own.push_back(std::move(source));
            }
        }
        ASSERT_FALSE(own.empty()) << game;
        for (const auto& source : own) {
            for (const auto& include : includes(source)) {
                const bool anothers = belongs_to_a_game(include) && !belongs_to(game, include);
                EXPECT_FALSE(anothers) << source.path << " includes " << include;
            }
        }
    }
}

TEST(Architecture, NoFileNamesAPlaceOnOneMachine) {
    const Strings places = {std::string("/wo") + "rk/", std::string("/ro") + "ot/", std::string("../sha") + "red"};
    for (const auto* folder : {"core", "db", "i18n", "app", "packaging", "tests", ".ci"}) {
        for (const auto& file : files_under(folder)) EXPECT_EQ(named_in(file.text, places), none) << file.path;
    }
    for (const auto* file : {"README.md", "CMakeLists.txt", "CMakePresets.json", ".clang-tidy", ".gitignore"}) {
        EXPECT_EQ(named_in(read(root / file), places), none) << file;
    }
}

}
