// What a history writes, written by SQLite alone: what the history is held against.
#pragma once

#include "db/connection/connection.h"
#include "db/plays/play.h"
#include "db/store/store.h"

#include <functional>

namespace clerk::test {

/// The rows of a play and nothing else: what the summaries and the other indexes are held against.
class BarePlays {
public:
    explicit BarePlays(db::Store& store) : db(store.connection()->db) {
        db.exec(
            "CREATE TABLE bare_import AS SELECT * FROM import WHERE 0;"
            "CREATE TABLE bare_play (rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT, variant TEXT,"
            "    played_at TEXT, aids INTEGER, waivers INTEGER, modified_at TEXT);"
            "CREATE TABLE bare_seat (play INTEGER, number INTEGER, player INTEGER, name TEXT, score INTEGER,"
            "    rank INTEGER, winner INTEGER, PRIMARY KEY (play, number)) WITHOUT ROWID;"
            "CREATE TABLE bare_category (play INTEGER, seat INTEGER, number INTEGER, category TEXT, points INTEGER,"
            "    PRIMARY KEY (play, seat, number)) WITHOUT ROWID;"
            "INSERT INTO bare_play SELECT rowid, id, game, variant, played_at, aids, waivers, modified_at FROM play;"
            "INSERT INTO bare_seat SELECT play, number, player, name, score, rank, winner FROM play_seat;"
            "INSERT INTO bare_category SELECT play, seat, number, category, points FROM play_category;");
    }
    ~BarePlays() {
        db.exec("DROP TABLE bare_import; DROP TABLE bare_play; DROP TABLE bare_seat; DROP TABLE bare_category");
    }

    void insert(const db::Play& play) {
        db::Transaction transaction(db, db::Transaction::Kind::writes);
        db::run(db, "INSERT INTO bare_import (source, imported_at) VALUES ('benchmark', '')");
        db::run(db, "INSERT INTO bare_play VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)", play.id, play.game, play.variant,
                play.played_at, play.aids ? 1 : 0, play.waivers, play.modified_at);
        insert_seats(db.getLastInsertRowid(), play.seats);
        transaction.commit();
    }

private:
    SQLite::Database& db;

    void insert_seats(std::int64_t play, const std::vector<db::PlaySeat>& seats) {
        SQLite::Statement seat(db, "INSERT INTO bare_seat VALUES (?, ?, ?, ?, ?, ?, ?)");
        SQLite::Statement category(db, "INSERT INTO bare_category VALUES (?, ?, ?, ?, ?)");
        for (int number = 0; const db::PlaySeat& one : seats) {
            seat.reset();
            SQLite::bind(seat, play, number, 1, one.name, one.score->whole, *one.rank, one.winner ? 1 : 0);
            seat.exec();
            for (int place = 0; const auto& [name, points] : one.categories) {
                category.reset();
                SQLite::bind(category, play, number, place++, name, points.whole);
                category.exec();
            }
            ++number;
        }
    }
};

/// The rows that awarding a game of ours wrote, written once more.
class BareAward {
public:
    BareAward(SQLite::Database& to, const std::string& like) : db(to) {
        play = db::row_number(db, "SELECT rowid FROM play WHERE id = ?", like).value();
        sheet = db::text(db, "SELECT sheet FROM result WHERE game = ?", like).value();
        db::each(db, "SELECT score, rank, winner FROM play_seat WHERE play = ? ORDER BY number", read(seats, 3), play);
        db::each(db, "SELECT seat, number, points, category FROM play_category WHERE play = ?", read(points, 3), play);
        for (const auto& one : db::texts(db, "SELECT category FROM play_category WHERE play = ?", play))
            categories.push_back(one);
    }

    void write(const std::string& game) {
        const std::int64_t row = db::row_number(db, "SELECT rowid FROM play WHERE id = ?", game).value();
        db::Transaction transaction(db, db::Transaction::Kind::writes);
        kept(result, game, sheet);
        kept(head, row);
        for (int number = 0; const auto& seat : seats) kept(figures, seat[0], seat[1], seat[2], row, number++);
        for (std::size_t i = 0; i < points.size(); ++i)
            kept(category, row, points[i][0], points[i][1], categories[i], points[i][2]);
        transaction.commit();
    }

private:
    SQLite::Database& db;
    std::int64_t play = 0;
    std::string sheet;
    std::vector<std::vector<int>> seats, points;
    std::vector<std::string> categories;
    SQLite::Statement result{db, "INSERT INTO result VALUES (?, 0, 1, '2026-11-21T22:00:00Z', ?)"},
        head{db, "UPDATE play SET variant = 'builds', rules_version = 1, played_at = played_at, waivers = 0, aids = 1,"
                 " finished = 1, modified_at = '2026-11-21T22:00:00.000Z' WHERE rowid = ?"},
        figures{db, "UPDATE play_seat SET score = ?, rank = ?, winner = ? WHERE play = ? AND number = ?"},
        category{db, "INSERT INTO play_category VALUES (?, ?, ?, ?, ?, 0)"};

    static std::function<void(SQLite::Statement&)> read(std::vector<std::vector<int>>& to, int columns) {
        return [&to, columns](SQLite::Statement& row) {
            for (int i = 0; i < columns; ++i) (i == 0 ? to.emplace_back() : to.back()).push_back(row.getColumn(i));
        };
    }
    template <class... Values> static void kept(SQLite::Statement& statement, const Values&... values) {
        statement.reset();
        SQLite::bind(statement, values...);
        statement.exec();
    }
};

}
