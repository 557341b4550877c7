// Damage of any kind to a history at rest: no crash, each change of what it holds is noticed, and a back-up can be put
// in its place.
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/plays/traced_photos.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <cmath>
#include <map>
#include <random>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;
namespace fs = std::filesystem;

using test::noon;

db::Play from_elsewhere(int number) {
    db::Play play;
    play.id = test::uuid(number);
    play.game = "chess";
    play.played_at = "2026-11-20T22:00:00Z";
    play.seats = {{.player = "", .name = "Johnny", .score = number, .rank = 1, .winner = true},
                  {.player = "", .name = "Zoe", .score = 1, .rank = 2}};
    play.seats[0].categories = {{"pawns", number - 1}, {"queens", 1}};
    return play;
}

void fill(const fs::path& file) {
    db::Store store(file);
    for (int game = 1; game <= 6; ++game) store.add(test::game(game, 4 * game));
    db::Plays(store).import({from_elsewhere(8), from_elsewhere(9)}, "elsewhere");
    db::Nights nights(store);
    nights.put(test::uuid(2), nights.add("2026-11-20", "Linda's"));
    db::TracedPhotos(store).keep(test::uuid(3), 0, {.file = "board.jpg", .corners = {0, 0, 1, 0, 1, 1, 0, 1}});
    store.award(store.load(test::uuid(6)), score(test::game(6, 24)), 1, "2026-11-21T22:00:00Z");
    store.change(test::game(6, 24), test::game(6, 25));
    db::Statistics(store).catch_up();
    static_cast<void>(db::Ratings(store).list(""));
}

/// A fraction, as those of ratings, is shown in few digits: whatever changes in the others is no change.
std::string value(const SQLite::Column& column) {
    if (!column.isFloat()) return column.getString();
    constexpr double shown = 1e4;
    return std::to_string(std::round(column.getDouble() * shown) / shown);
}

/// Everything that somebody entered or sees, as text; none: it cannot be read.
std::optional<std::string> contents(const fs::path& file) {
    std::string all;
    try {
        SQLite::Database db(file, SQLite::OPEN_READWRITE);
        for (const char* table :
             {"game",       "turn",       "journal",       "result",         "tile_face", "on_table",
              "play",       "play_seat",  "play_category", "player",         "night",     "photo",
              "import",     "superseded", "tally",         "category_tally", "rivalry",   "standing",
              "play_count", "streak",     "rating",        "traced_photo",   "mark"}) {
            SQLite::Statement row(db, "SELECT * FROM " + std::string(table));
            std::vector<std::string> rows;
            while (row.executeStep()) {
                std::string& text = rows.emplace_back();
                for (int i = 0; i < row.getColumnCount(); ++i) text += value(row.getColumn(i)) + '|';
            }
            std::ranges::sort(rows);
            for (const std::string& one : rows) all += one + '\n';
            all += "---\n";
        }
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
    return all;
}

bool is_noticed(const fs::path& file) {
    try {
        return !db::check_up(file).troubles.empty();
    } catch (const db::Error&) {
        return true;
    }
}

/// Whatever the program does with it, it ends in order.
void use(const fs::path& file) {
    try {
        db::Store store(file);
        for (const db::GameSummary& game : store.games()) try {
                static_cast<void>(store.load(game.id));
            } catch (const db::Error&) {
            }
        static_cast<void>(db::Plays(store).page({}, 0, 100));
        static_cast<void>(db::Statistics(store).leaderboard(""));
    } catch (const db::Error&) {
    }
}

class Damage : public testing::Test {
protected:
    Folder folder;
    const fs::path file = folder / "history.db";
    std::string sound;
    std::string whole;
    fs::path back_up;
    std::mt19937 random{20261122};

    void SetUp() override {
        fill(file);
        back_up = db::back_up(file, db::Occasion::by_hand, noon).file;
        sound = test::bytes(file);
        whole = contents(file).value();
        ASSERT_FALSE(is_noticed(file));
    }

    std::size_t below(std::size_t end) { return random() % end; }

    void write(const std::string& bytes) {
        for (const char* end : {"-wal", "-shm", "-journal"}) fs::remove(file.string() + end);
        test::write_bytes(file, bytes);
    }

    /// Of so many damages: how many changed what the history holds.
    template <class Spoil> int expect_noticed(int few, const std::string& kind, Spoil spoil) {
        const int count = test::rounds(few);
        int changed = 0;
        int done = 0;
        for (int round = 0; round < count && !HasFailure(); ++round, ++done) {
            std::string bytes = sound;
            const std::string what = kind + ' ' + spoil(bytes);
            write(bytes);
            const bool same = contents(file) == whole;
            write(bytes);
            const bool noticed = is_noticed(file);
            EXPECT_TRUE(same || noticed) << what;
            changed += !same;
            write(bytes);
            use(file);
            if (round % 20 == 0) expect_restored(what);
        }
        std::printf("%s: %d, of which %d changed what the history holds\n", kind.c_str(), done, changed);
        return changed;
    }

    void expect_restored(const std::string& what) {
        EXPECT_NO_THROW(db::restore(file, back_up, noon)) << what;
        EXPECT_EQ(contents(file), whole) << what;
        for (const auto& entry : fs::directory_iterator(folder / "backups"))
            if (entry.path() != back_up) fs::remove(entry.path());
    }
};

TEST_F(Damage, OfABitIsNoticed) {
    const int changed = expect_noticed(60, "bit", [this](std::string& bytes) {
        const std::size_t at = below(bytes.size()), bit = below(8);
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
        return std::to_string(at) + '.' + std::to_string(bit);
    });
    EXPECT_GT(changed, 5);
}

TEST_F(Damage, OfAByteOfTextIsNoticed) {
    const int changed = expect_noticed(60, "byte of text", [this](std::string& bytes) {
        std::size_t at = below(bytes.size());
        while (!std::isalnum(static_cast<unsigned char>(bytes[at]))) at = below(bytes.size());
        bytes[at] = bytes[at] == 'c' ? 'b' : 'c';
        return std::to_string(at);
    });
    EXPECT_GT(changed, 5);
}

TEST_F(Damage, ByCuttingIsNoticed) {
    expect_noticed(30, "cut", [this](std::string& bytes) {
        bytes.resize(below(bytes.size()));
        return std::to_string(bytes.size());
    });
}

TEST_F(Damage, OfAPageOfZerosIsNoticed) {
    constexpr std::size_t page = 4096;
    expect_noticed(30, "page of zeros", [this](std::string& bytes) {
        const std::size_t number = below(bytes.size() / page);
        bytes.replace(number * page, page, page, '\0');
        return std::to_string(number);
    });
}

/// The files as they were after each action; then the newest history with no log, or with an earlier one.
TEST(LostLog, IsNoticed) {
    std::mt19937 random{20261122};
    int lost = 0;
    for (const int wanted = test::rounds(30); lost < wanted && !testing::Test::HasFailure();) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        struct Moment {
            std::string file, log;
        };
        std::vector<Moment> moments;
        db::Store store(file);
        const int every = 2 + static_cast<int>(random() % 9);
        store.start(test::game(1));
        for (int turn = 1; turn <= 30; ++turn) {
            store.change(test::game(1, turn - 1), test::game(1, turn));
            if (turn % every == 0) store.connection()->db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
            moments.push_back({test::bytes(file), test::bytes(file.string() + "-wal")});
        }
        const std::string mark = test::bytes(file.string() + "-mark");
        for (std::size_t i = 0; i + 1 < moments.size() && !testing::Test::HasFailure(); ++i) {
            const Folder other;
            const bool no_log = random() % 2 == 0;
            test::write_bytes(other / "history.db", (no_log ? moments.back() : moments[i]).file);
            if (!no_log) test::write_bytes(other / "history.db-wal", moments[i].log);
            test::write_bytes(other / "history.db-mark", mark);
            if (no_log && moments.back().log.empty()) continue;
            EXPECT_EQ(test::reason([&] { const db::Store opened(other / "history.db"); }), db::Error::Reason::behind);
            EXPECT_TRUE(is_noticed(other / "history.db"));
            ++lost;
        }
    }
    std::printf("lost and stale logs: %d\n", lost);
}

}
