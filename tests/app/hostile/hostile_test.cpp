// Files that were made to do harm: each is refused with one sentence or survived, in little time and memory; nothing is
// written outside the folder of the history, and of what is refused nothing comes in.
#include "db/check_up/check_up.h"
#include "db/store/store.h"
#include "tests/app/cli/runner.h"
#include "tests/app/hostile/hostile_files.h"
#include "tests/db/support.h"
#include "tests/rounds.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <malloc.h>
#include <map>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace clerk::tests {

namespace {

namespace fs = std::filesystem;

constexpr long most_memory = 256L * 1024; ///< KiB
#ifdef CLERK_IS_OPTIMIZED
constexpr bool is_optimized = true;
#else
constexpr bool is_optimized = false;
#endif
/// Of the processor; the short form is run beside others, by which it takes longer.
double most_seconds() { return is_optimized && test::rounds(0) > 0 ? 2 : 40; }
constexpr bool is_measured = !test::is_sanitized;

struct Ended {
    int status = 0; ///< of `clerk`; 128 and more: a signal
    double seconds = 0;
    long memory = 0; ///< KiB
    std::string err;
};

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

/// In the child, which is stopped where it would never end or fill the disk.
[[noreturn]] void become_clerk(Arguments words, const fs::path& home, const std::string& err) {
    constexpr rlimit time{60, 60}, size{1U << 30U, 1U << 30U};
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_FSIZE, &size);
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "TMPDIR"}) setenv(name, home.c_str(), 1);
    unsetenv("CLERK_DB");
    setenv("LC_ALL", "C", 1);
    const int none = open("/dev/null", O_RDWR), to = open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(none, STDIN_FILENO);
    dup2(none, STDOUT_FILENO);
    dup2(to, STDERR_FILENO);
    words.insert(words.begin(), CLERK);
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(CLERK, pointers.data());
    _exit(127);
}

Ended run(const Arguments& arguments, const fs::path& home) {
    const std::string err = home / "err";
    malloc_trim(0); // what this program takes counts for the child, too
    const pid_t process = fork();
    if (process == 0) become_clerk(arguments, home, err);
    int status = 0;
    rusage used{};
    wait4(process, &status, 0, &used);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            seconds(used.ru_utime) + seconds(used.ru_stime), used.ru_maxrss, contents(err)};
}

/// Every file and folder, with what is in it.
std::vector<std::string> all_of(const fs::path& folder) {
    std::vector<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        found.push_back(entry.path().string() + ": " + (entry.is_regular_file() ? contents(entry.path()) : ""));
    std::ranges::sort(found);
    return found;
}

std::vector<std::int64_t> counts(const fs::path& history) {
    SQLite::Database db(history, SQLite::OPEN_READWRITE);
    std::vector<std::int64_t> found;
    for (const char* table :
         {"game", "turn", "journal", "result", "play", "play_seat", "player", "night", "photo", "import"})
        found.push_back(db.execAndGet("SELECT count(*) FROM " + std::string(table)).getInt64());
    return found;
}

void fill(const fs::path& file) {
    db::Store store(file);
    for (int game = 1; game <= 3; ++game) store.add(test::game(game, 3 * game));
    store.award(store.load(test::uuid(2)), score(test::game(2, 6)), 1, "2026-11-21T22:00:00Z");
}

/// Of a run that was repeated: another program that shares the processor makes one take longer, and none shorter.
struct Times {
    double least = 0;
    bool refused = false;
    bool are_too_long() const { return least > most_seconds(); }
};

struct Worst {
    double seconds = 0;
    long memory = 0;
    std::string slowest, largest;
    int runs = 0, refused = 0;

    void add(long used, const std::string& what) {
        if (used > memory) memory = used, largest = what;
    }
    void add(const Times& times, const std::string& what) {
        ++runs;
        refused += times.refused;
        if (times.least > seconds) seconds = times.least, slowest = what;
    }
};

class Hostile : public testing::Test {
protected:
    const Folder sound;
    const fs::path from = sound.path("history.db");
    Worst worst;
    std::map<std::string, Times> times; ///< of a file, by what was run

    void SetUp() override {
        fill(from);
        SQLite::Database(from, SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = DELETE");
    }

    /// What the file may touch lies beside what it may not.
    struct Place {
        Folder folder;
        fs::path ours = folder.path("ours/history.db"), home = folder.path("home"), post = folder.path("post/file");

        explicit Place(const fs::path& history) {
            for (const char* name : {"ours", "home", "post", "elsewhere"}) fs::create_directory(folder.path(name));
            test::write_bytes(folder.path("outside"), "untouched");
            test::write_bytes(folder.path("elsewhere/file"), "untouched");
            test::write_bytes(folder.path("elsewhere/empty"), "");
            fs::copy_file(history, ours);
        }
        std::vector<std::string> around() const {
            std::vector<std::string> found = all_of(folder.path("elsewhere"));
            found.push_back(contents(folder.path("outside")));
            for (const auto& entry : fs::directory_iterator(folder.path(""))) found.push_back(entry.path());
            std::ranges::sort(found);
            return found;
        }
    };

    /// What of another history is not as this program writes it may come in; then the check-up tells it.
    int expect_harmless(const Place& place, const Arguments& arguments, Pretends as, const std::string& what) {
        const auto around = place.around();
        const auto before = counts(place.ours);
        const Ended ran = run(arguments, place.home);
        worst.add(ran.memory, what);
        Times& known = times.try_emplace(what, Times{ran.seconds, ran.status == 2}).first->second;
        known.least = std::min(known.least, ran.seconds);
        EXPECT_LE(ran.status, 2) << what << ": " << ran.err;
        if (is_measured) EXPECT_LE(ran.memory, most_memory) << what;
        EXPECT_EQ(place.around(), around) << what;
        EXPECT_EQ(ran.err.find('\x1b'), std::string::npos) << what;
        if (ran.status == 2) {
            const bool in_json = std::ranges::count(arguments, "--json") > 0; // where the answer itself may tell it
            const auto sentences = std::ranges::count(ran.err, '\n');
            EXPECT_TRUE(sentences == 1 || (in_json && sentences == 0)) << what << ": " << ran.err;
            EXPECT_EQ(counts(place.ours), before) << what;
        }
        const bool is_sound = db::check_up(place.ours).troubles.empty();
        EXPECT_TRUE(is_sound || (as == Pretends::history && ran.status != 2)) << what;
        return ran.status;
    }

    /// What was taken in makes nothing of the history slow.
    void expect_harmless_afterwards(const Place& place, const std::string& what) {
        for (Arguments words : std::vector<Arguments>{{"history", "leaderboard", "--db"},
                                                      {"history", "list", "--all", "--limit", "0", "--db"},
                                                      {"history", "export", "--csv", "-", "--db"},
                                                      {"doctor", "--db"},
                                                      {"history", "import", "--undo", "1", "--db"}}) {
            words.push_back(place.ours);
            expect_harmless(place, words, Pretends::import, what + ", then " + words[words.size() - 3]);
        }
    }

    void expect_harmless(const HostileFile& file) {
        const std::vector<Arguments> of_record{
            {"check"}, {"score"}, {"moves"}, {"review"}, {"review", "--json"}, {"history", "import", "--db", ""}},
            of_import{{"history", "import", "--dry-run", "--db", ""}, {"history", "import", "--db", ""}},
            of_history{{"history", "merge", "--dry-run", "--db", ""},
                       {"history", "merge", "--db", ""},
                       {"history", "restore", "--db", ""},
                       {"history", "list", "--all", "--limit", "0", "--db"},
                       {"history", "list", "--all", "--limit", "0", "--json", "--db"},
                       {"history", "export", "--csv", "-", "--db"},
                       {"history", "leaderboard", "--by", "rating", "--db"},
                       {"history", "players", "--db"},
                       {"history", "stats", "Linda", "--db"},
                       {"doctor", "--db"},
                       {"doctor", "--repair", "--db"}};
        const auto& commands = file.as == Pretends::record   ? of_record
                               : file.as == Pretends::import ? of_import
                                                             : of_history;
        const Place made(from);
        file.make(made.post);
        for (Arguments words : commands) {
            std::string what = file.name + ",";
            for (const std::string& word : words) what += ' ' + word;
            fs::remove_all(made.ours.parent_path());
            fs::create_directory(made.ours.parent_path());
            fs::copy_file(from, made.ours);
            if (!words.empty() && words.back().empty()) words.back() = made.ours;
            words.push_back(made.post);
            const int status = expect_harmless(made, words, file.as, what);
            if (file.as == Pretends::import && status != 2) expect_harmless_afterwards(made, what);
        }
    }

    void expect_harmless_and_quick(const HostileFile& file) {
        const auto is_slow = [](const auto& run) { return run.second.are_too_long(); };
        times.clear();
        expect_harmless(file);
        for (int more = 2; is_measured && more > 0 && std::ranges::any_of(times, is_slow); --more)
            expect_harmless(file);
        for (const auto& [what, all] : times) {
            worst.add(all, what);
            if (is_measured) EXPECT_LE(all.least, most_seconds()) << what;
        }
    }
};

TEST_F(Hostile, FilesDoNoHarm) {
    const auto all = hostile_files(from);
    EXPECT_GE(all.size(), 200U);
    const std::size_t step = test::rounds(0) > 0 ? 1 : 11;
    std::size_t files = 0;
    for (std::size_t i = 0; i < all.size(); i += step, ++files)
        EXPECT_NO_THROW(expect_harmless_and_quick(all[i])) << all[i].name;
    std::printf("hostile files: %zu of %zu, %d runs, %d refused; at most %.2f s (%s), %ld MB (%s)\n", files, all.size(),
                worst.runs, worst.refused, worst.seconds, worst.slowest.c_str(), worst.memory / 1024,
                worst.largest.c_str());
}

}

}
