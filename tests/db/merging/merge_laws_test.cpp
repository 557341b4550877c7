// The laws of joining, on histories that started as one and drifted apart.
#include "db/check_up/check_up.h"
#include "db/check_up/checks.h"
#include "db/connection/connection.h"
#include "db/figures/ratings.h"
#include "db/merging/merge.h"
#include "tests/db/merging/merge_model.h"
#include "tests/db/support.h"
#include "tests/property.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using db::RecordKind;
using test::contents;
using test::Folder;

using test::noon;

/// So many computers, whose histories have a past in common.
class Laptops {
public:
    explicit Laptops(int count) {
        {
            db::Store store = open("start");
            change(store, *rc::gen::inRange(0, 25));
        }
        for (int i = 0; i < count; ++i) {
            const std::string name(1, static_cast<char>('A' + i));
            made_ = 1000 * (i + 1);
            test::copy_history(file("start"), file(name));
            db::Store store = open(name);
            change(store, *rc::gen::inRange(0, 25));
            if (i == 0) tied_ = *rc::gen::arbitrary<bool>();
            if (tied_) stop_clock(store);
        }
    }

    /// The history of `one` with the others merged into it, one after the other, as another file.
    std::string merged(const std::string& one, const std::vector<std::string>& others) {
        std::string name = one;
        for (const std::string& other : others) name += '(' + other + ')';
        test::copy_history(file(one), file(name));
        db::Store store = open(name);
        for (const std::string& other : others) db::merge(store, file(other), noon);
        return name;
    }

    std::vector<std::string> all(const std::string& name) { return contents(open(name)); }
    fs::path file(const std::string& name) const { return folder_ / name / "history.db"; }

    db::Store open(const std::string& name) const {
        db::Store store(file(name));
        store.connection()->db.exec("PRAGMA synchronous = OFF");
        return store;
    }

private:
    Folder folder_;
    int made_ = 0;
    bool tied_ = false; ///< all that happened happened at the same moment

    static void stop_clock(db::Store& store) {
        store.connection()->transact([&] {
            for (const char* table : {"player", "night", "photo", "play"})
                store.connection()->db.exec(std::string("UPDATE ") + table +
                                            " SET modified_at = '2026-11-21T19:00:00.000Z'");
        });
    }

    void change(db::Store& store, int times) {
        while (times-- > 0) test::change_at_random(store, made_);
    }
};

void expect_same(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    std::vector<std::string> only;
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(only));
    EXPECT_TRUE(only.empty()) << testing::PrintToString(only);
}

/// The summaries are those of the plays, and every game is whole.
void expect_sound(const db::Store& store) {
    SQLite::Database& db = store.connection()->db;
    const auto before = contents(store);
    db.exec("UPDATE play SET tallied = 0 WHERE tallied; UPDATE play SET tallied = 1 WHERE class IS NOT NULL");
    expect_same(contents(store), before);
    EXPECT_EQ(db::text(db, "PRAGMA integrity_check"), "ok");
    EXPECT_EQ(db::texts(db, "PRAGMA foreign_key_check"), std::vector<std::string>());
    db::CheckUp found;
    for (const std::string& game : db::texts(db, "SELECT id FROM game")) db::check_game(db, game, found);
    for (const auto& trouble : found.troubles)
        ADD_FAILURE() << id(trouble.kind) << ' ' << trouble.game << ' ' << trouble.detail;
}

PROPERTY(Joining, InEitherOrderGivesTheSame, ()) {
    Laptops laptops(2);
    const std::string one = laptops.merged("A", {"B"}), other = laptops.merged("B", {"A"});
    expect_same(laptops.all(one), laptops.all(other));
    const db::Store store = laptops.open(one);
    expect_sound(store);
    const auto ratings = db::Ratings(store).list(""), others = db::Ratings(laptops.open(other)).list("");
    EXPECT_EQ(ratings, others);
    RC_ASSERT(!testing::Test::HasFailure());
}

PROPERTY(Joining, TwiceChangesNothing, ()) {
    Laptops laptops(2);
    const std::string once = laptops.merged("A", {"B"});
    const auto expected = laptops.all(once);
    {
        const db::Store store = laptops.open(once);
        const auto report = db::merge(store, laptops.file("B"), noon);
        EXPECT_TRUE(std::ranges::none_of(report.merged.conflicts, &db::MergeConflict::theirs_wins));
        EXPECT_EQ(report.back_up, fs::path());
        expect_same(contents(store), expected);
    }
    expect_same(laptops.all(laptops.merged("B", {once})), expected);
    expect_same(laptops.all(laptops.merged("A", {"A"})), laptops.all("A"));
    RC_ASSERT(!testing::Test::HasFailure());
}

PROPERTY(Joining, OfThreeIsTheSameInWhateverOrder, ()) {
    Laptops laptops(3);
    const auto expected = laptops.all(laptops.merged("A", {"B", "C"}));
    expect_same(laptops.all(laptops.merged("A", {laptops.merged("B", {"C"})})), expected);
    expect_same(laptops.all(laptops.merged("C", {"A", "B"})), expected);
    RC_ASSERT(!testing::Test::HasFailure());
}

PROPERTY(Joining, DoesWhatThePreviewSays, ()) {
    Laptops laptops(2);
    const db::Store store = laptops.open("A");
    const auto before = contents(store);
    const auto preview = db::preview_merge(store, laptops.file("B"));
    EXPECT_EQ(contents(store), before);
    EXPECT_EQ(db::merge(store, laptops.file("B"), noon).merged, preview);
    EXPECT_EQ(db::superseded_versions(store).size(), preview.conflicts.size());
    for (const auto& one : preview.conflicts)
        EXPECT_TRUE((one.theirs > one.ours) == one.theirs_wins || one.theirs == one.ours ||
                    one.kind == RecordKind::game);
    RC_ASSERT(!testing::Test::HasFailure());
}

}
