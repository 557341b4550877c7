#include "db/store/store.h"

#include "db/connection/connection.h"
#include "db/plays/recorded_play.h"
#include "db/store/game_lists.h"
#include "db/store/record_rows.h"

namespace clerk::db {

namespace fs = std::filesystem;
using Reason = Error::Reason;

struct Store::Impl {
    std::shared_ptr<Connection> connection;
    const fs::path& file = connection->file;
    SQLite::Database& db = connection->db;
    std::optional<Written> current; ///< the game that was written last, which need not be stored like that any more

    explicit Impl(std::shared_ptr<Connection> open) : connection(std::move(open)) {}

    template <class Query> auto query(Query query) { return connection->query_as_one(query); }
    template <class Action> auto transact(Action action) { return connection->transact(action); }

    Error damaged(const std::string& id, const std::string& what) {
        return {Reason::damaged, file, "game " + id + ": " + what};
    }

    bool has(const std::string& id) {
        return row_number(*connection, "SELECT 1 FROM game WHERE id = ?", id).has_value();
    }

    void require_game(const std::string& id) {
        if (!has(id)) throw Error(Reason::not_found, file, "no game " + id);
    }

    Record load(const std::string& id) {
        require_game(id);
        auto record = read_record(db, id);
        if (!record) throw damaged(id, diagnosis(record.error()));
        if (record->head.id != id) throw damaged(id, "holds another game");
        require_sealed(id);
        return std::move(*record);
    }

    /// What another program or damage has changed is neither shown nor played on.
    void require_sealed(const std::string& id) {
        if (!connection->seals.is_sealed_game(id)) throw damaged(id, "is not as this program wrote it");
    }

    void add(const Written& written) {
        const Record& record = written.record;
        if (has(record.head.id)) throw Error(Reason::exists, file, "there is a game " + record.head.id);
        insert_record(*connection, written);
        insert_play(*connection, record);
        require_written(written);
    }

    void change(const Record& from, const Written& to) {
        const Written stored = as_shown(from);
        change_game(*connection, to.record, [&] {
            update_record(*connection, stored, to);
            write_action(db, from.head.id, stored.document, to.document);
        });
        require_written(to);
    }

    bool is_stored(const Written& written) { return read_sheets(db, written.record.head.id) == written.sheets; }

    /// The record, in this form or in that of another version of the program. Requires that there is such a game.
    bool holds(const Written& written) {
        return is_stored(written) || print(load(written.record.head.id)) == print(written.record);
    }

    /// Reads back what an action wrote before anybody is told that it is kept.
    void require_written(const Written& written) {
        if (!holds(written)) throw damaged(written.record.head.id, "is not read as it was written");
        current = written;
    }

    /// Two programs may have the same game open: none of them writes over the other's turns, or takes back what it does
    /// not show.
    Written as_shown(const Record& record) {
        const std::string& id = record.head.id;
        Written shown = current && current->record == record ? *current : Written(record);
        require_game(id);
        require_sealed(id);
        if (!holds(shown)) throw Error(Reason::changed, file, "another program has changed game " + id);
        return shown;
    }

    /// The game as it is stored. Requires that there is such a game.
    Written as_stored(const std::string& id) {
        const bool known = current && current->record.head.id == id && is_stored(*current);
        if (!known) return Written(load(id));
        require_sealed(id);
        return *current;
    }

    Record after(const Written& stored, const JournalStep& step) {
        auto next = changed(stored.document, step.difference);
        if (!next) throw damaged(stored.record.head.id, diagnosis(next.error()));
        if (!is_same_game(stored.record, *next)) throw damaged(stored.record.head.id, "a step leads to another game");
        return std::move(*next);
    }

    std::optional<Record> look(const Record& from, const std::optional<JournalStep>& step) {
        return step ? std::optional(after(as_shown(from), *step)) : std::nullopt;
    }

    std::optional<Record> go(const Record& from, const std::optional<JournalStep>& step) {
        const Written stored = as_shown(from);
        if (!step) return std::nullopt;
        const Written to(after(stored, *step));
        change_game(*connection, to.record, [&] {
            update_record(*connection, stored, to);
            write_position(db, from.head.id, *step);
        });
        require_written(to);
        return to.record;
    }

    void put_on_table(const std::string& id) {
        run(db, "DELETE FROM on_table");
        if (id.empty()) return;
        require_game(id);
        run(db, "INSERT INTO on_table (one, game) VALUES (1, ?)", id);
    }
};

Store::Store(const fs::path& file) : History(file), impl_(std::make_unique<Impl>(connection())) {}
Store::~Store() = default;
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;

void Store::add(const Record& record) {
    const Written written(record);
    require_readable(written);
    impl_->transact([&] { impl_->add(written); });
}

void Store::add_sample(const Record& record) {
    const Written written(record);
    require_readable(written);
    impl_->transact([&] {
        impl_->add(written);
        run(impl_->db, "UPDATE play SET sample = 1, counted = 0 WHERE id = ?", record.head.id);
    });
}

void Store::start(const Record& record) {
    const Written written(record);
    require_readable(written);
    impl_->transact([&] {
        impl_->add(written);
        run(impl_->db, "UPDATE game SET begun_at = unixepoch() WHERE id = ?", record.head.id);
        impl_->put_on_table(record.head.id);
    });
}

void Store::change(const Record& from, const Record& to) {
    const Written written(to);
    require_readable(written);
    if (from.head.id != to.head.id) throw std::invalid_argument("/id: a game keeps its id");
    if (!is_same_game(from, to)) throw std::invalid_argument("/game: a game stays of its kind");
    if (from == to) return;
    impl_->transact([&] { impl_->change(from, written); });
}

std::optional<Record> Store::undo(const Record& from) {
    return impl_->transact([&] { return impl_->go(from, undo_step(impl_->db, from.head.id)); });
}

std::optional<Record> Store::redo(const Record& from) {
    return impl_->transact([&] { return impl_->go(from, redo_step(impl_->db, from.head.id)); });
}

std::optional<Record> Store::after_undo(const Record& from) const {
    return impl_->query([&] { return impl_->look(from, undo_step(impl_->db, from.head.id)); });
}

std::optional<Record> Store::after_redo(const Record& from) const {
    return impl_->query([&] { return impl_->look(from, redo_step(impl_->db, from.head.id)); });
}

bool Store::can_undo(const std::string& id) const {
    return impl_->query([&] { return undo_step(impl_->db, id).has_value(); });
}

bool Store::can_redo(const std::string& id) const {
    return impl_->query([&] { return redo_step(impl_->db, id).has_value(); });
}

Record Store::load(const std::string& id) const {
    return impl_->query([&] { return impl_->load(id); });
}

bool Store::has(const std::string& id) const {
    return impl_->query([&] { return impl_->has(id); });
}

std::vector<GameSummary> Store::games() const {
    return impl_->query([&] { return list_games(impl_->db); });
}

std::optional<GameSummary> Store::latest_game() const {
    return impl_->query([&] { return db::latest_game(impl_->db); });
}

std::string Store::latest_played_as(const std::string& game) const {
    return impl_->query([&] {
        return text(impl_->db,
                    "SELECT play.id FROM play JOIN game ON game.id = play.id WHERE play.game = ?"
                    " AND deleted_at IS NULL AND counted >= sample ORDER BY played_at DESC, play.id LIMIT 1",
                    game)
            .value_or("");
    });
}

std::optional<GameSummary> Store::latest_open_game() const {
    return impl_->query([&] { return db::latest_open_game(impl_->db); });
}

std::vector<std::string> Store::player_names() const {
    return impl_->query([&] { return list_players(impl_->db); });
}

std::vector<std::string> Store::tile_faces(std::string_view game) const {
    return impl_->query([&] { return list_faces(impl_->db, std::string(game)); });
}

std::string Store::on_table() const {
    return impl_->query([&] { return text(impl_->db, "SELECT game FROM on_table").value_or(""); });
}

void Store::put_on_table(const std::string& id) {
    impl_->transact([&] { impl_->put_on_table(id); });
}

void Store::award(const Record& record, const ScoreSheet& sheet, int rules_version, const std::string& awarded_at) {
    impl_->transact([&] {
        change_game(*impl_->connection, impl_->as_shown(record).record,
                    [&] { write_result(*impl_->connection, record.head.id, sheet, rules_version, awarded_at); });
    });
}

void Store::withdraw_result(const std::string& id) {
    impl_->transact([&] {
        if (!impl_->has(id)) return;
        change_game(*impl_->connection, impl_->as_stored(id).record,
                    [&] { run(impl_->db, "DELETE FROM result WHERE game = ?", id); });
    });
}

std::optional<Result> Store::result(const std::string& id) const {
    return impl_->query([&] { return read_result(impl_->db, id); });
}

}
