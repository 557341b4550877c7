// The plays that a filter chooses, as conditions on their rows, and as rows in an order.
#pragma once

#include "db/connection/connection.h"
#include "db/plays/play.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// What follows `select` are the conditions that a row answers by itself, bound: all but the words.
[[nodiscard]] SQLite::Statement prepare(SQLite::Database& db, const std::string& select, const PlayFilter& filter,
                                        const std::string& order);

/// All of them, in order. It looks at every play: for a list in the order of time without words there are PlayPages.
[[nodiscard]] std::vector<std::int64_t> chosen_plays(SQLite::Database& db, const PlayFilter& filter,
                                                     const PlayOrder& order);

// A list of plays, a page at a time: to read one near another that was read costs what lies between the two.

int count_plays(SQLite::Database& db, const PlayFilter& filter);

/// Of the plays as they are: after a change it is made anew.
class PlayPages {
public:
    PlayPages(std::shared_ptr<Connection> connection, PlayFilter filter, PlayOrder order = {});
    PlayPages(const History& history, PlayFilter filter, PlayOrder order = {})
        : PlayPages(history.connection(), std::move(filter), order) {}

    int count();
    /// From the `offset`-th on, `size` at most.
    std::vector<ListedPlay> read(int offset, int size);
    /// From the first on, one by one: see Plays::go_through.
    void go_through(int size, const std::function<void(const EachPlay& each)>& read);

    /// Where a play is in the order of the list.
    struct Cursor {
        std::int64_t played_at = 0;
        std::string game = {};
        std::int64_t play = 0;
    };

private:
    std::shared_ptr<Connection> connection_;
    PlayFilter filter_;
    PlayOrder order_;
    std::optional<std::vector<std::int64_t>> rows_ = {}; ///< all of them, where neither time nor an index has the order
    std::optional<int> count_ = {};
    using Cursors = std::map<std::int64_t, std::optional<Cursor>>; ///< by offset; none: an end of the list
    Cursors last_before_;                                          ///< whom the plays from there on follow
    Cursors first_from_;                                           ///< whom the plays up to there precede

    bool is_by_time() const { return order_.is_usual() && filter_.words.empty(); }
    const std::vector<std::int64_t>& rows();
    std::vector<std::int64_t> rows(int offset, int size);
    std::vector<std::int64_t> page(int offset, int size);
    std::vector<Cursor> cursors(int offset, int size);
    void count_at_last(int offset);
    std::vector<Cursor> find(int offset, int size);
};

}
