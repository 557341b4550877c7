#include "db/club/fetching.h"

#include "db/connection/connection.h"
#include "db/figures/summaries.h"
#include "db/merging/merge.h"
#include "db/merging/merge_rows.h"
#include "db/plays/traced_photos.h"

#include <algorithm>

namespace clerk::db {

namespace {

constexpr std::int64_t most_purged_at_once = 5000;

/// $1, $2: arrays of kinds and ids, in an order that all laptops keep to. $3: as whom. $4: the laptop. How many were
/// there and went, how many sends were acknowledged, and the transaction.
constexpr const char* purge_batch =
    "WITH mine AS MATERIALIZED (SELECT kind, id FROM clerk.record JOIN unnest($1::text[], $2::text[]) AS one (kind, id)"
    "    USING (kind, id) WHERE purged < $3 AND (owner = current_user OR $3 = 2) ORDER BY kind, id FOR UPDATE OF "
    "record),"
    " put AS (UPDATE clerk.record SET purged = $3 FROM mine WHERE record.kind = mine.kind AND record.id = mine.id"
    "    RETURNING 1),"
    " acknowledged AS (INSERT INTO clerk.laptop (id, sends) VALUES ($4, 1)"
    "    ON CONFLICT (id, owner) DO UPDATE SET sends = laptop.sends + 1 RETURNING 1)"
    " SELECT (SELECT count(*) FROM put), (SELECT coalesce(sum(sends), 0) + 1 FROM clerk.laptop WHERE id = $4)::bigint,"
    "    pg_current_xact_id()::text FROM acknowledged";

/// Of those what is there still: others added it.
constexpr const char* ask_what_stayed =
    "SELECT place FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS one (kind, id, place)"
    " JOIN clerk.record USING (kind, id) WHERE purged = 0";

/// Rows of `purged` whose records are still here and can go.
constexpr const char* plays_that_go = "FROM main.purged WHERE kind = 'play' AND id IN (SELECT id FROM main.play)"
                                      " AND id NOT IN (SELECT game FROM main.on_table)";
constexpr const char* nights_that_go = "FROM main.purged WHERE kind = 'night' AND id IN (SELECT id FROM main.night)";
constexpr const char* photos_that_go = "FROM main.purged WHERE kind = 'photo' AND id IN (SELECT file FROM main.photo)";

std::vector<Unsent> next_purged(Connection& connection) {
    std::vector<Unsent> found;
    each(
        connection.db,
        "SELECT kind, id, changes FROM main.unsent JOIN main.purged USING (kind, id) WHERE NOT refused"
        " ORDER BY kind, id LIMIT ?",
        [&](SQLite::Statement& row) {
            const std::string kind = row.getColumn(0).getString();
            std::size_t table = 0;
            while (kind != record_table(table).name) ++table;
            found.push_back({table, row.getColumn(1).getString(), row.getColumn(2).getInt64()});
        },
        most_purged_at_once);
    return found;
}

/// Deletions that the server has of others.
std::vector<std::size_t> ask_which_stayed(Server& server, const std::vector<Parameter>& batch, std::size_t count) {
    const Answer answer = server.ask(ask_what_stayed, batch);
    std::vector<std::size_t> places;
    for (int row = 0; row < answer.rows(); ++row) {
        places.push_back(static_cast<std::size_t>(answer.number(row, 0)) - 1);
        if (places.back() >= count) server.fail(ClubError::Reason::strange_answer, "an answer about what was not sent");
    }
    return places;
}

}

bool is_purged(Connection& connection, std::size_t table, const std::string& id) {
    return row_number(connection, "SELECT 1 FROM main.purged WHERE kind = ? AND id = ?",
                      std::string(record_table(table).name), id)
        .has_value();
}

std::vector<std::string> send_purged(Connection& connection, Server& server, const ClubState& state,
                                     Membership& membership, SyncReport& report) {
    const auto as_whom =
        static_cast<std::int64_t>(state.right == ClubRight::organiser ? Purged::by_organiser : Purged::by_adder);
    std::vector<std::string> transactions;
    for (;;) {
        const auto batch = connection.query([&] { return next_purged(connection); });
        if (batch.empty()) return transactions;
        if (transactions.empty()) require_whole(server);
        std::vector<std::string> kinds, ids;
        for (const Unsent& one : batch) kinds.emplace_back(record_table(one.table).name), ids.push_back(one.id);
        std::vector<Parameter> parameters{std::span<const std::string>(kinds), std::span<const std::string>(ids)};
        auto and_who = parameters;
        and_who.insert(and_who.end(), {as_whom, membership.laptop});
        const Answer answer = server.ask(purge_batch, and_who);
        const auto stayed = ask_which_stayed(server, parameters, batch.size());
        membership.sends = answer.number(0, 1);
        connection.keep([&] {
            write_sends(connection, membership.sends);
            for (std::size_t place = 0; place < batch.size(); ++place)
                std::ranges::find(stayed, place) == stayed.end() ? acknowledge(connection, batch[place])
                                                                 : refuse(connection, batch[place]);
        });
        for (const std::size_t place : stayed) report.refused.push_back({kinds[place], ids[place]});
        report.sent += static_cast<int>(answer.number(0, 0));
        transactions.push_back(answer.text(0, 2));
    }
}

void take_purged(Connection& connection, std::size_t table, const std::string& id, Purged purged) {
    const std::string kind = record_table(table).name;
    const bool is_unknown =
        row_number(connection, "SELECT 1 FROM main.unsent WHERE kind = ? AND id = ? AND NOT known", kind, id)
            .has_value();
    if (!is_believed(purged, !is_unknown)) return;
    run(connection, "INSERT OR IGNORE INTO main.purged (kind, id) VALUES (?, ?)", kind, id);
    run(connection, "DELETE FROM main.unsent WHERE kind = ? AND id = ?", kind, id);
}

bool has_purged(Connection& connection) {
    return connection.query([&] {
        for (const char* that_go : {plays_that_go, nights_that_go, photos_that_go})
            if (row_number(connection, (std::string("SELECT 1 ") + that_go).c_str())) return true;
        return false;
    });
}

/// The photos of a night go with it, also one that somebody added when it was gone elsewhere: who may tells the server.
Deleted delete_purged(Connection& connection, bool may_purge_all) {
    const auto delete_from = [&](const std::string& table_and_key, const std::string& chosen) {
        return run(connection.db, ("DELETE FROM main." + table_and_key + " IN (SELECT " + chosen + ')').c_str());
    };
    const std::string ids = "id ";
    const std::string of_nights = "file FROM main.photo WHERE night IN (SELECT " + ids + nights_that_go + ')';
    if (may_purge_all)
        for (const std::string& file : texts(connection.db, ("SELECT " + of_nights).c_str()))
            remember_purged(connection, "photo", file);
    Deleted deleted;
    deleted.files =
        texts(connection.db, ("SELECT file FROM main.traced_photo WHERE game IN (SELECT " + ids + plays_that_go +
                              ") UNION SELECT " + of_nights + " UNION SELECT " + ids + photos_that_go)
                                 .c_str());
    withdraw_from_summaries(connection, "id IN (SELECT " + ids + plays_that_go + ')');
    delete_from("game WHERE id", ids + plays_that_go);
    deleted.records = delete_from("play WHERE id", ids + plays_that_go) +
                      delete_from("photo WHERE file", ids + photos_that_go) +
                      delete_from("photo WHERE file", of_nights) + delete_from("night WHERE id", ids + nights_that_go);
    return deleted;
}

namespace {

constexpr std::size_t most_at_once = 2000, most_bytes_at_once = 8U << 20U;
constexpr const char* nothing_seen = "3:3:"; ///< before the first transaction of all

/// $1: a snapshot; $2: transactions of our own. What the one did not see and the others did not bring, table by table,
/// and the snapshot of all that. One statement sees one state.
std::string new_versions() {
    std::string sql = "SELECT " + std::to_string(record_tables) +
                      ", pg_current_snapshot()::text, 0::smallint, ''::text, ''::text, 0::smallint";
    for (std::size_t table = 0; table < record_tables; ++table)
        sql += " UNION ALL SELECT " + std::to_string(table) +
               ", id, has_game, modified_at, document, purged FROM clerk.record WHERE kind = '" +
               record_table(table).name +
               "' AND changed >= pg_snapshot_xmin($1::pg_snapshot)"
               " AND NOT pg_visible_in_snapshot(changed, $1::pg_snapshot) AND changed <> ALL ($2::text[]::xid8[])";
    return sql;
}

/// Records in the order of their tables, merged whenever they are so many.
class Pages {
public:
    Pages(Connection& connection, bool may_purge_all, SyncReport& report)
        : connection_(connection), may_purge_all_(may_purge_all), report_(report) {}

    void add(std::size_t table, const Answer& row) {
        Fetched one{table,
                    row.text(0, 1),
                    {static_cast<int>(row.number(0, 2)), row.text(0, 3), row.text(0, 4)},
                    static_cast<Purged>(row.number(0, 5))};
        bytes_ += one.version.document.size();
        page_.push_back(std::move(one));
        if (page_.size() >= most_at_once || bytes_ >= most_bytes_at_once) merge();
    }
    void merge() {
        merge_fetched(connection_, page_, may_purge_all_, report_);
        page_.clear();
        bytes_ = 0;
    }

private:
    Connection& connection_;
    bool may_purge_all_;
    SyncReport& report_;
    std::vector<Fetched> page_;
    std::size_t bytes_ = 0;
};

/// What was fetched is not to be sent.
class NotToBeSent {
public:
    explicit NotToBeSent(Seals& seals) : seals_(seals) { seals_.lists_unsent = false; }
    ~NotToBeSent() { seals_.lists_unsent = true; }
    NotToBeSent(const NotToBeSent&) = delete;
    NotToBeSent& operator=(const NotToBeSent&) = delete;

private:
    Seals& seals_;
};

}

void merge_fetched(Connection& connection, const std::vector<Fetched>& fetched, bool may_purge_all,
                   SyncReport& report) {
    if (fetched.empty() && !has_purged(connection)) return;
    const AttachedHistory attached(connection);
    const NotToBeSent from_there(connection.seals);
    std::vector<RefusedRecord> unreadable;
    Deleted deleted;
    const auto changed = connection.transact([&] {
        DocumentRows rows(connection);
        for (const Fetched& one : fetched)
            if (one.purged != Purged::no)
                take_purged(connection, one.table, one.id, one.purged);
            else if (is_purged(connection, one.table, one.id)) // here, before the club had it
                remember_purged(connection, record_table(one.table).name, one.id);
            else if (!rows.put(one.table, one.id, one.version))
                unreadable.push_back({record_table(one.table).name, one.id});
        const Comparison comparison = compare(connection);
        if (!comparison.is_empty()) write_winners(connection, comparison);
        if (has_purged(connection)) deleted = delete_purged(connection, may_purge_all);
        return std::ranges::count(comparison.divergences, true, &Divergence::theirs_wins) + deleted.records;
    });
    drop_unused_photos(connection, deleted.files);
    report.fetched += static_cast<int>(changed);
    report.unreadable.insert(report.unreadable.end(), unreadable.begin(), unreadable.end());
}

std::string fetch(Connection& connection, Server& server, const std::string& seen, const std::vector<std::string>& own,
                  bool may_purge_all, SyncReport& report) {
    std::string now_seen;
    Pages pages(connection, may_purge_all, report);
    server.each(new_versions(), {seen.empty() ? std::string(nothing_seen) : seen, std::span<const std::string>(own)},
                [&](const Answer& row) {
                    const auto table = static_cast<std::size_t>(row.number(0, 0));
                    if (table == record_tables)
                        now_seen = row.text(0, 1);
                    else if (table < record_tables)
                        pages.add(table, row);
                });
    pages.merge();
    if (now_seen.empty()) server.fail(ClubError::Reason::strange_answer, "no snapshot");
    return now_seen;
}

}
