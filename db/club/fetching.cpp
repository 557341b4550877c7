#include "db/club/fetching.h"

#include "db/connection/purged.h"
#include "db/merging/attached_history.h"
#include "db/merging/document_rows.h"
#include "db/merging/merge_rows.h"
#include "db/plays/traced_photos.h"

#include <algorithm>

namespace clerk::db {

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
