// A record's document is written as rows, and is the same document again; what nobody of ours wrote is refused.
#include "db/connection/connection.h"
#include "db/merging/merge.h"
#include "db/merging/merge_rows.h"
#include "db/plays/plays.h"
#include "tests/db/club/test_server.h"
#include "tests/db/merging/merge_model.h"
#include "tests/property.h"

#include <nlohmann/json.hpp>

namespace {

using namespace clerk;
using namespace clerk::test;
using nlohmann::json;

/// Whether all records of the one come out of the other's `other` as they went in.
void expect_all_put(const db::Store& from, const db::Store& to) {
    db::Connection &source = *from.connection(), &connection = *to.connection();
    const db::AttachedHistory attached(connection);
    connection.keep([&] {
        db::DocumentRows rows(connection);
        db::Versions versions(source.db, "main");
        for (std::size_t table = 0; table < db::record_tables; ++table) {
            const db::RecordTable& one = db::record_table(table);
            for (const std::string& id :
                 db::texts(source.db, (std::string("SELECT ") + one.key + " FROM " + one.name).c_str()))
                EXPECT_TRUE(rows.put(table, id, versions.of(table, id))) << one.name << ' ' << id;
        }
    });
}

PROPERTY(DocumentRows, AreTheRecordAgain, ()) {
    Laptop one, other;
    int made = 0;
    for (int times = *rc::gen::inRange(1, 30); times > 0; --times) change_at_random(one.store, made);
    expect_all_put(one.store, other.store);
    RC_ASSERT(!testing::Test::HasFailure());
}

/// What a document is must not change: older programs wrote it by these functions.
TEST(Documents, AreWrittenAsSqliteWritesJson) {
    const Laptop laptop;
    db::Connection& connection = *laptop.store.connection();
    std::string letters;
    for (char letter = 1; letter > 0; ++letter) letters += letter;
    connection.transact([&] {
        db::run(connection, "INSERT INTO player (id, name, colour, modified_at) VALUES ('a', ?, ?, 'm')",
                letters + "ä中", std::string("\0x", 2));
    });
    EXPECT_EQ(db::Versions(connection.db, "main").of(0, "a").document,
              db::text(connection.db, "SELECT json_object('id', id, 'name', name, 'nickname', nickname, 'colour',"
                                      " colour, 'picture', picture, 'merged_into', merged_into, 'modified_at',"
                                      " modified_at) FROM player"));
}

class Refused : public testing::Test {
protected:
    Laptop laptop;
    db::Version play, player;

    void SetUp() override {
        const Record record = game(1, 6);
        laptop.store.add(record);
        laptop.store.award(record, score(record), 1, "2026-11-21T22:00:00Z");
        db::Versions versions(laptop.store.connection()->db, "main");
        play = versions.of(3, uuid(1));
        player_id = db::text(laptop.store.connection()->db, "SELECT id FROM player").value();
        player = versions.of(0, player_id);
    }
    std::string player_id;

    bool put(std::size_t table, const std::string& id, const db::Version& version) {
        Laptop empty;
        db::Connection& connection = *empty.store.connection();
        const db::AttachedHistory attached(connection);
        return connection.keep([&] {
            db::DocumentRows rows(connection);
            const bool is_put = rows.put(table, id, version);
            const int count = db::number(connection.db, "SELECT (SELECT count(*) FROM other.play) + (SELECT count(*)"
                                                        " FROM other.player) + (SELECT count(*) FROM other.game)")
                                  .value();
            EXPECT_EQ(count > 0, is_put);
            return is_put;
        });
    }
};

TEST_F(Refused, WhatIsNoVersionOfOurs) {
    ASSERT_TRUE(put(3, uuid(1), play));
    ASSERT_TRUE(put(0, player_id, player));
    const auto with = [](db::Version version, const std::string& document) {
        version.document = document;
        return version;
    };
    for (const char* document : {"", "{", "null", "[]", "{}", "\"\\ud800\"", "{\"id\": 1}"}) {
        EXPECT_FALSE(put(3, uuid(1), with(play, document))) << document;
        EXPECT_FALSE(put(0, player_id, with(player, document))) << document;
    }
    EXPECT_FALSE(put(3, uuid(1), with(play, std::string(100'000, '['))));
    EXPECT_FALSE(put(3, uuid(1), with(play, ' ' + play.document)));
    EXPECT_FALSE(put(3, uuid(2), play)); // another's id
    EXPECT_FALSE(put(0, uuid(1), play));
    db::Version later = play;
    later.modified_at = "2099-01-01T00:00:00.000Z";
    EXPECT_FALSE(put(3, uuid(1), later));
    later = play;
    later.has_game = 0;
    EXPECT_FALSE(put(3, uuid(1), later));
}

/// What is put into one history, each time into nothing.
class RefusedValues : public testing::Test {
protected:
    Laptop laptop, empty;
    std::size_t refused = 0;

    void SetUp() override {
        const Record record = game(1, 6);
        laptop.store.add(record);
        laptop.store.award(record, score(record), 1, "2026-11-21T22:00:00Z");
        laptop.store.change(record, game(1, 7));
        laptop.add_photo(jpeg(100));
        db::Play elsewhere{.id = uuid(2), .game = "chess", .played_at = "2026-11-20T22:00:00Z", .minutes = 7};
        elsewhere.seats = {{.player = "", .name = "Zoe", .score = 5, .rank = 1, .winner = true}};
        elsewhere.seats.front().categories = {{"pawns", 5}};
        db::Plays(laptop.store).import({elsewhere}, "elsewhere");
        laptop.store.connection()->db.exec("INSERT INTO traced_photo VALUES ('" + uuid(1) +
                                           "', 0, 'a.jpg', '0', '0', NULL)");
    }

    /// A number that was entered fits in 32 bits; a moment in seconds, the bytes of a photo and the count of actions
    /// need not.
    static bool is_entered(const std::string& path) {
        return std::ranges::none_of(
            std::array{"played_at", "begun_at", "bytes", "actions", "journal", "result", "turns"},
            [&](const char* one) { return path.find(one) != std::string::npos; });
    }

    /// Each value replaced by what it cannot be; and each member missing.
    static std::vector<json> spoilt(const json& whole) {
        std::vector<json> all;
        const json values = whole.flatten();
        for (const auto& [path, value] : values.items()) {
            const json another = value.is_number() ? json("x") : json(7);
            std::vector<json> wrongs{json(1.5), json(true), json::object({{"x", 1}}), json(18446744073709551615U)};
            if (!value.is_null()) wrongs.push_back(another); // else it could be that
            if (value.is_number() && is_entered(path)) {
                wrongs.emplace_back(2147483648);
                wrongs.emplace_back(-2147483649);
            }
            for (const json& wrong : wrongs) {
                json document = whole;
                document[json::json_pointer(path)] = wrong;
                all.push_back(std::move(document));
            }
        }
        for (const auto& [name, value] : whole.items()) {
            json document = whole;
            document.erase(name);
            all.push_back(std::move(document));
        }
        return all;
    }

    void expect_refused(db::DocumentRows& rows, std::size_t table, const std::string& id, const db::Version& version) {
        db::Connection& connection = *empty.store.connection();
        ++refused;
        EXPECT_FALSE(rows.put(table, id, version)) << version.document;
        EXPECT_EQ(db::number(connection.db, "SELECT (SELECT count(*) FROM other.play) + (SELECT count(*)"
                                            " FROM other.player) + (SELECT count(*) FROM other.night) +"
                                            " (SELECT count(*) FROM other.photo) + (SELECT count(*) FROM other.game)"),
                  0)
            << version.document;
    }
};

TEST_F(RefusedValues, EachThatCannotBe) {
    const db::AttachedHistory attached(*empty.store.connection());
    SQLite::Database& source = laptop.store.connection()->db;
    db::Versions versions(source, "main");
    empty.store.connection()->keep([&] {
        db::DocumentRows rows(*empty.store.connection());
        for (std::size_t table = 0; table < db::record_tables; ++table)
            for (const std::string& id :
                 db::texts(source, db::in_schema(std::string("SELECT ") + db::record_table(table).key + " FROM $." +
                                                     db::record_table(table).name,
                                                 "main")
                                       .c_str()))
                for (const json& document : spoilt(json::parse(versions.of(table, id).document))) {
                    db::Version version = versions.of(table, id);
                    version.document = document.dump();
                    expect_refused(rows, table, id, version);
                }
    });
    EXPECT_GT(refused, 500U);
}

TEST_F(RefusedValues, OneThatIsTooLarge) {
    const db::AttachedHistory attached(*empty.store.connection());
    SQLite::Database& source = laptop.store.connection()->db;
    const std::string id = db::text(source, "SELECT id FROM player").value();
    db::Version version = db::Versions(source, "main").of(0, id);
    const std::string nobody = "\"nickname\":\"\"";
    version.document.replace(version.document.find(nobody), nobody.size(),
                             "\"nickname\":\"" + std::string(65U << 20U, 'x') + '"');
    empty.store.connection()->keep([&] {
        db::DocumentRows rows(*empty.store.connection());
        EXPECT_FALSE(rows.put(0, id, version));
    });
}

/// It is no fault of the document, and the exchange ends.
TEST_F(RefusedValues, NoneForWhatIsAmissHere) {
    const db::AttachedHistory attached(*empty.store.connection());
    const db::Version version = db::Versions(laptop.store.connection()->db, "main").of(3, uuid(1));
    SQLite::Database& db = empty.store.connection()->db;
    db.exec("DROP TABLE other.turn");
    EXPECT_EQ(reason([&] {
                  empty.store.connection()->keep([&] {
                      db::DocumentRows rows(*empty.store.connection());
                      static_cast<void>(rows.put(3, uuid(1), version));
                  });
              }),
              db::Error::Reason::damaged);
    EXPECT_TRUE(empty.records().empty());
}

TEST_F(Refused, APictureThatLeadsElsewhere) {
    for (const char* name : {"../secret.png", "/etc/passwd", "..", "a\\b"}) {
        json document = json::parse(player.document);
        db::Version version = player;
        auto text = player.document;
        const auto at = text.find("\"picture\":\"\"");
        ASSERT_NE(at, std::string::npos);
        version.document = text.replace(at, 12, "\"picture\":" + json(name).dump());
        EXPECT_FALSE(put(0, player_id, version)) << name;
    }
}

TEST_F(Refused, MoreAtATableThanCanBeEntered) {
    const auto brought = [&](int number, int seats, int categories) {
        db::Play one{.id = uuid(number), .game = "chess", .played_at = "2026-11-20T22:00:00Z"};
        for (int i = 0; i < seats; ++i) one.seats.push_back({.player = "", .name = "x" + std::to_string(i)});
        for (int i = 0; i < categories; ++i) one.seats.back().categories.emplace_back("c" + std::to_string(i), 1);
        db::Plays(laptop.store).import({one}, "elsewhere");
        return put(3, one.id, db::Versions(laptop.store.connection()->db, "main").of(3, one.id));
    };
    EXPECT_TRUE(brought(11, 100, 100));
    EXPECT_FALSE(brought(12, 101, 0));
    EXPECT_FALSE(brought(13, 2, 101));
}

}
