#include "db/plays/dated_back.h"

#include "db/file/moment.h"

namespace clerk::db {

namespace {

/// SQL: the records of a table; empty: the rows have nothing to do with it.
std::string records(const std::string& table, const ChosenRows& rows) {
    const bool belong_to_play = table == "play" && rows.table.starts_with("play_");
    if (rows.table != table && !belong_to_play) return {};
    return std::string("SELECT ") + (belong_to_play ? "play" : "rowid") + " FROM " + rows.table + " WHERE " +
           rows.condition;
}

}

void date_back(SQLite::Database& db, const std::vector<ChosenRows>& rows) {
    for (const std::string table : {"player", "night", "play"}) {
        std::string chosen;
        for (const ChosenRows& some : rows)
            if (const std::string found = records(table, some); !found.empty())
                chosen += (chosen.empty() ? "" : " UNION ") + found;
        if (!chosen.empty())
            db.exec("UPDATE " + table + " SET modified_at = " + moment_before_change + " WHERE rowid IN (" + chosen +
                    ")");
    }
}

}
