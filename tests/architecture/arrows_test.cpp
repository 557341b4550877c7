// Which folder may include which, and which libraries a folder may use.
#include "tests/architecture/sources.h"

#include <map>
#include <regex>
#include <set>

#include <gtest/gtest.h>

namespace {

using sources::code_under;
using sources::Source;
using sources::strangers;
using sources::Strings;

const Strings none;

/// "core/game.cpp includes chrono": the headers of libraries, of which none of those named may be used.
Strings included_in(const std::vector<Source>& files, const std::set<std::string>& headers, const Strings& libraries) {
    Strings found;
    for (const auto& file : files) {
        for (const auto& include : sources::includes(file)) {
            if (headers.contains(include) || sources::begins_with_any(include, libraries))
                found.push_back(file.path + " includes " + include);
        }
    }
    return found;
}

const Strings window = {"wx/", "gtk/", "gdk/", "atk/", "glib"};
const Strings database = {"SQLiteCpp/", "sqlite3"};
const Strings json = {"nlohmann/"};
const Strings photos = {"opencv2/", "libexif/"};
const std::set<std::string> surroundings = {"clocale",    "codecvt",    "condition_variable",
                                            "cstdio",     "ctime",      "filesystem",
                                            "fstream",    "future",     "iomanip",
                                            "ios",        "iostream",   "istream",
                                            "libintl.h",  "locale",     "locale.h",
                                            "mutex",      "ostream",    "print",
                                            "random",     "sstream",    "stdio.h",
                                            "stop_token", "syncstream", "thread",
                                            "time.h",     "unistd.h"};

/// Calls that would make an answer depend on more than the record.
Strings calls_outside(const std::string& text) {
    static const std::regex call(
        R"(\b(now|time|clock|rand|srand|random|getenv|setlocale|localtime|gmtime|strftime|gettimeofday|clock_gettime|)"
        R"(printf|fprintf|puts|fopen|system|isalpha|isdigit|isspace|isupper|islower|tolower|toupper|)"
        R"(atof|strtod|strtof|stod|stof)\s*\()"
        R"(|\b(std::(?:cout|cerr|clog|cin|locale|random_device|mt19937(?:_64)?|shuffle))\b)");
    const auto code = sources::without_comments(text);
    Strings found;
    for (std::sregex_iterator match(code.begin(), code.end(), call), end; match != end; ++match)
        found.push_back(match->str());
    return found;
}

/// What each folder may include beside its own files. A folder of the window that is not here is a game's.
const std::map<std::string, Strings> allowed = {
    {"core", {}},
    {"db", {"core/"}},
    {"i18n", {"core/"}},
    {"app/table", {"core/", "db/", "i18n/"}},
    {"app/photo", {}},
    {"app/exchange",
     {"core/", "db/plays/play.h", "db/plays/packed_play.h", "db/file/disk.h", "db/back_up/back_up_files.h", "i18n/"}},
    {"app/history", {"core/", "db/", "i18n/", "app/table/", "app/exchange/"}},
    {"app/club", {"core/", "db/", "i18n/", "app/history/"}},
    {"app/cli", {"core/", "db/", "i18n/", "app/table/", "app/exchange/", "app/history/", "app/club/"}},
    {"app/desktop",
     {"core/", "db/", "i18n/", "app/table/", "app/photo/", "app/exchange/", "app/history/", "app/club/"}},
};

/// The rooms of the window: each page draws with widgets and drawing, and only the frame knows the pages.
const std::map<std::string, Strings> rooms_below = {
    {"drawing", {}},
    {"widgets", {"drawing"}},
    {"game", {"widgets", "drawing"}},
    {"results", {"game", "widgets", "drawing"}},
    {"rulebook", {"game", "widgets", "drawing"}},
    {"photo", {"widgets", "drawing"}},
    {"history", {"widgets", "drawing"}},
    {"people", {"widgets", "drawing"}},
    {"club", {"people", "widgets", "drawing"}},
    {"frame", {"game", "results", "rulebook", "history", "club", "people", "photo", "widgets", "drawing"}},
};
const Strings rooms_of_a_game = {"game", "widgets", "drawing"};

/// What a room of the window includes from rooms that are not below it.
Strings upward(const std::vector<Source>& files, const std::string& room, const Strings& below) {
    const std::string desktop = "app/desktop/";
    Strings may = allowed.at("app/desktop");
    for (const auto* other : {"core/", "db/", "i18n/", "tests/"}) may.push_back(other);
    may.push_back(desktop + "games.h"); // the catalogue, which CMake generates
    may.push_back(desktop + room + "/");
    for (const auto& lower : below) may.push_back(desktop + lower + "/");
    return strangers(files, may);
}

TEST(Arrows, IncludesAndCallsAreSeen) {
    const Source sample{"core/sample.cpp", "#include \"core/game.h\"\n# include <thread>\n// #include <random>\n"
                                           "/* time( */ int now = time(nullptr); std::cout << runtime(1);\n"};
    EXPECT_EQ(sources::includes(sample), (Strings{"core/game.h", "thread"}));
    EXPECT_EQ(calls_outside(sample.text), (Strings{"time(", "std::cout"}));
    EXPECT_EQ(included_in({sample}, surroundings, {}), (Strings{"core/sample.cpp includes thread"}));
    EXPECT_EQ(strangers({sample}, {"db/"}), (Strings{"core/sample.cpp includes core/game.h"}));
}

TEST(Arrows, AnArrowUpwardIsSeen) {
    const Source sample{"app/desktop/widgets/a.cpp",
                        "#include \"app/desktop/game/b.h\"\n#include \"app/desktop/drawing/c.h\"\n"};
    EXPECT_EQ(upward({sample}, "widgets", rooms_below.at("widgets")),
              (Strings{"app/desktop/widgets/a.cpp includes app/desktop/game/b.h"}));
}

TEST(Arrows, RunFromTheProgramsToTheCore) {
    for (const auto& [folder, others] : allowed) {
        auto may = others;
        may.push_back(folder + "/");
        ASSERT_FALSE(code_under(folder).empty()) << folder;
        EXPECT_EQ(strangers(code_under(folder), may), none);
    }
}

TEST(Arrows, EveryFolderOfTheProgramIsHeld) {
    for (const auto& folder : sources::folders_in("app")) EXPECT_TRUE(allowed.contains("app/" + folder)) << folder;
}

TEST(Arrows, OfTheWindowRunFromTheFrameToTheDrawing) {
    for (const auto& room : sources::folders_in("app/desktop")) {
        const auto known = rooms_below.find(room);
        const bool is_a_game = games::one_owns("app/desktop/" + room + "/");
        ASSERT_TRUE(is_a_game || known != rooms_below.end()) << room;
        EXPECT_EQ(upward(code_under("app/desktop/" + room), room, is_a_game ? rooms_of_a_game : known->second), none);
    }
}

TEST(Arrows, NoSourceOfTheWindowLiesOutsideARoom) {
    for (const auto& file : code_under("app/desktop"))
        EXPECT_NE(file.path.find('/', std::string("app/desktop/").size()), std::string::npos) << file.path;
}

TEST(Core, HasNoWindowNoDatabaseNoClockNoChanceNoLocaleAndPrintsNothing) {
    EXPECT_EQ(included_in(code_under("core"), surroundings, {"wx/", "gtk/", "SQLiteCpp/", "sqlite3", "fmt/", "CLI/"}),
              none);
    for (const auto& source : code_under("core")) EXPECT_EQ(calls_outside(source.text), none) << source.path;
}

TEST(Core, ReadsAndWritesJsonInTheRecordFilesAlone) {
    auto files = code_under("core");
    std::erase_if(files, [](const Source& source) {
        static const std::regex record_file(R"(core/(game\.cpp|(.*/)?(record(_\w+)?|json(_\w+)?)\.(h|cpp)))");
        return std::regex_match(source.path, record_file);
    });
    EXPECT_EQ(included_in(files, {}, json), none);
}

TEST(Database, IsOpenedByTheStoreAlone) {
    for (const auto* folder : {"core", "i18n", "app"}) EXPECT_EQ(included_in(code_under(folder), {}, database), none);
    EXPECT_EQ(included_in(code_under("db"), {}, window), none);
}

TEST(Photo, HasNoWindowAndAloneReadsPhotos) {
    EXPECT_EQ(included_in(code_under("app/photo"), {}, window), none);
    for (const auto* folder :
         {"core", "db", "i18n", "app/table", "app/exchange", "app/history", "app/club", "app/cli", "app/desktop"})
        EXPECT_EQ(included_in(code_under(folder), {}, photos), none);
}

TEST(Table, HasNoWindowButTheTextOfTheWords) {
    auto found = included_in(code_under("app/table"), {}, window);
    std::erase_if(found, [](const std::string& include) {
        return include.ends_with(" wx/string.h") || include.ends_with(" wx/translation.h");
    });
    EXPECT_EQ(found, none);
}

}
