// The open file, its transactions and its prepared statements.
#pragma once

#include "db/connection/content.h"
#include "db/connection/mark.h"
#include "db/connection/open.h"
#include "db/connection/seals.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/file/watch.h"
#include "db/schema/expected_schema.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>

namespace clerk::db {

struct Connection {
    std::filesystem::path file; ///< absolute
    SQLite::Database db;
    Watch watch; ///< of the action that goes on
    Seals seals{db};
    const std::vector<Log> logs; ///< that lie beside it while it is open

    explicit Connection(const std::filesystem::path& where, Altered altered = Altered::refused)
        : file(translate_errors(where, [&] { return std::filesystem::absolute(where); })), db(open(file, altered)),
          logs(logs_beside(file)), altered_(altered),
          schema_cookie_(translate_errors(where, [&] { return schema_cookie(db); })), watched_(db, watch) {
        if (altered == Altered::refused && !is_copy(db))
            content_.emplace(translate_errors(where, [&] { return Content(db, file, logs); }));
    }

    /// SQLite would leave the log of a file that has moved where it is; and one that was removed, or that is not of
    /// what is in the file now, it would bring into the file, over what other programs have written since.
    ~Connection() {
        try {
            if (!are_in_place(logs))
                leave_log(db);
            else if (is_overwritten()) {
                leave_log(db);
                take_away(logs);
            } else if (has_log(logs))
                clerk::db::empty_log(db);
        } catch (const std::exception&) { // it stays, as when the program is killed
        }
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// The statement, prepared the first time it is asked for: what fires triggers takes longer to prepare than to run.
    SQLite::Statement& cached(const char* sql) {
        SQLite::Statement& statement = statements_.try_emplace(sql, db, sql).first->second;
        statement.tryReset(); // whatever became of it the last time
        return statement;
    }

    /// Whether another content is in the file, which is still there, as its log is.
    [[nodiscard]] bool is_overwritten() {
        if (!content_ || content_->was_overwritten()) return content_.has_value();
        return !clerk::db::has_moved(db, file) && are_in_place(logs) && content_->is_overwritten();
    }

    /// Whether the file, its log, or what is in it, is not any more where it was opened. Throws Error.
    [[nodiscard]] bool has_moved() { return clerk::db::has_moved(db, file) || !are_in_place(logs) || is_overwritten(); }

    /// Brings what is in the log into the file, wherever that is now, if it is still its own.
    void empty_log() {
        if (!are_in_place(logs) || is_overwritten()) return;
        clerk::db::empty_log(db);
        if (content_) content_->note();
    }

    /// Runs a query. What the libraries throw comes out as Error, here and below. While somebody is told how far an
    /// action is, the history is that action's: Error::locked.
    template <class Query> auto query(Query query) {
        require_free();
        return translated(query);
    }

    /// Runs several statements that belong together: they read the history at one moment, whatever another
    /// program does meanwhile. Not within an action.
    template <class Query> auto query_as_one(Query several) {
        return query([&] {
            const Transaction as_one(db);
            return several();
        });
    }

    /// Runs one action: when it returns, all of it is on the disk; when it throws, nothing is. Throws Error::moved when
    /// the file is not any more where it was opened, Error::unreadable when it may only be read.
    template <class Action> auto transact(Action action) {
        require_free();
        return translated([&] {
            require_original(db, file);
            const int changes = db.getTotalChanges();
            std::optional<Mark> mark;
            const auto end = [&] {
                if (db.getTotalChanges() == changes) return;
                mark = count_action(db);
                seals.seal();
            };
            const auto sealed = [&] {
                seals.mark_strange_changes();
                if constexpr (std::is_void_v<decltype(action())>) {
                    action();
                    end();
                } else {
                    auto answer = action();
                    end();
                    return answer;
                }
            };
            if constexpr (std::is_void_v<decltype(action())>) {
                keep(sealed);
                if (mark) mark_done(*mark);
            } else {
                auto answer = keep(sealed);
                if (mark) mark_done(*mark);
                return answer;
            }
        });
    }

    /// An action on what follows from the rest, and can be made again from it at any time.
    template <class Action> auto keep(Action action) {
        return translated([&] {
            require_own(); // what is not would be read
            Transaction transaction(db, Transaction::Kind::writes);
            if (content_ && !content_->begin()) throw written_over();
            require_schema_of_before();
            if constexpr (std::is_void_v<decltype(action())>) {
                action();
                commit(transaction);
            } else {
                auto answer = action();
                commit(transaction);
                return answer;
            }
        });
    }

private:
    /// translate_in_place(), also where another content is in the file.
    template <class Action> auto translated(Action action) -> decltype(action()) {
        try {
            return translate_in_place(db, file, action);
        } catch (const Error& error) {
            if (is_of_content(error)) require_own();
            throw;
        }
    }

    void require_own() {
        require_in_place(db, file);
        if (!are_in_place(logs)) throw Error(Error::Reason::moved, file, "has lost its log to another program");
        if (is_overwritten()) throw written_over();
    }

    Error written_over() const { return {Error::Reason::moved, file, "was written over by another program"}; }

    void commit(Transaction& transaction) {
        require_own();
        auto mark = content_ ? mark_in(db) : std::nullopt;
        transaction.commit();
        if (content_) content_->note(std::move(mark));
    }

    static int schema_cookie(SQLite::Database& db) { return db.execAndGet("PRAGMA main.schema_version").getInt(); }

    /// Another program may have changed the tables since they were looked at.
    void require_schema_of_before() {
        const int cookie = schema_cookie(db);
        if (cookie == schema_cookie_ || altered_ == Altered::let_be) return;
        require_schema(db, file);
        schema_cookie_ = cookie;
    }

    void require_free() const {
        if (watch.is_asking()) throw Error(Error::Reason::locked, file, "an action goes on");
    }

    /// Unless another history comes in its place, which would be behind the mark. Whoever puts it there removes what
    /// was written before; what is written after is removed here. What was done is done, and nothing is thrown.
    void mark_done(const Mark& mark) {
        try {
            if (clerk::db::has_moved(db, file)) return;
            write_mark(file, mark);
            if (clerk::db::has_moved(db, file)) remove_mark(db, file);
        } catch (const std::exception&) { // that cannot be looked at: the mark stays
        }
    }

    const Altered altered_;
    int schema_cookie_;              ///< changes with each change of the tables
    std::optional<Content> content_; ///< none: what is open may only be read, or may be anything
    Watched watched_;
    std::map<std::string, SQLite::Statement> statements_;
};

/// Runs a cached statement without rows; the number of rows it changed.
template <class... Values> int run(Connection& connection, const char* sql, const Values&... values) {
    SQLite::Statement& statement = connection.cached(sql);
    SQLite::bind(statement, values...);
    return statement.exec();
}

/// The first column of the first row of a cached query, the number of a row.
template <class... Values>
[[nodiscard]] std::optional<std::int64_t> row_number(Connection& connection, const char* sql, const Values&... values) {
    SQLite::Statement& statement = connection.cached(sql);
    const Reading reading(statement);
    SQLite::bind(statement, values...);
    std::optional<std::int64_t> found;
    if (statement.executeStep()) found = statement.getColumn(0).getInt64();
    return found;
}

[[nodiscard]] inline std::string new_id(Connection& connection) {
    return connection.query([&] { return text(connection.db, "SELECT id FROM new_uuid").value(); });
}

/// Requires that the statement changed a row. Throws Error::not_found.
inline void require_found(const Connection& connection, int rows, const std::string& what, const std::string& id) {
    if (rows == 0) throw Error(Error::Reason::not_found, connection.file, "no " + what + " " + id, what);
}

// An open history, as everything takes it that reads or writes one.

struct Connection;

/// Copies share the connection.
class History {
public:
    /// Opens the file, or makes it; brings an older one up to date after a back-up beside it. Throws Error.
    explicit History(const std::filesystem::path& file);

    [[nodiscard]] const std::filesystem::path& file() const; ///< absolute
    Watch& watch() const;                                    ///< of the action that goes on
    [[nodiscard]] const std::shared_ptr<Connection>& connection() const { return connection_; }

private:
    std::shared_ptr<Connection> connection_;
};

// What is deleted for good while this history is in a club: it is to be so for the others too.

/// Within the caller's transaction, which deletes the "night", "photo" or "play". Nothing where no club was joined.
void remember_purged(Connection& connection, const char* kind, const std::string& id);

}
