#include "db/club/sending.h"

#include "db/file/attachments.h"
#include "db/people/name_form.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace clerk::db {

namespace {

constexpr std::size_t most_at_once = 5000, most_bytes_at_once = 4U << 20U;

/// $1 to $5: arrays of a batch, in an order that all laptops keep to. $6: whether it may change what others added: a
/// conflict with what it may not change would fail as a whole. $7: the laptop. How many became the version on the
/// server, how many sends were acknowledged, and the transaction.
constexpr const char* send_batch =
    "WITH put AS (INSERT INTO clerk.record AS there (kind, id, has_game, modified_at, document)"
    "    SELECT kind, id, has_game::smallint, modified_at, document"
    "    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])"
    "        AS one (kind, id, has_game, modified_at, document)"
    "    WHERE $6 = 1 OR NOT EXISTS (SELECT 1 FROM clerk.record AS other"
    "        WHERE other.kind = one.kind AND other.id = one.id AND other.owner <> current_user)"
    "    ON CONFLICT (kind, id) DO UPDATE SET has_game = excluded.has_game, modified_at = excluded.modified_at,"
    "        document = excluded.document"
    "    WHERE (excluded.has_game, excluded.modified_at, excluded.document)"
    "        > (there.has_game, there.modified_at, there.document) AND there.purged = 0"
    "    RETURNING 1),"
    " acknowledged AS (INSERT INTO clerk.laptop (id, sends) VALUES ($7, 1)"
    "    ON CONFLICT (id, owner) DO UPDATE SET sends = laptop.sends + 1 RETURNING 1)"
    " SELECT (SELECT count(*) FROM put), (SELECT coalesce(sum(sends), 0) + 1 FROM clerk.laptop WHERE id = $7)::bigint,"
    "    pg_current_xact_id()::text FROM acknowledged";

/// $1 to $6 as above, where not all became it: what is not the version on the server, and why not. The server's is
/// greater or was deleted for good, it is refused, or somebody else was quicker and it is to be sent again.
constexpr const char* ask_about_batch =
    "WITH incoming AS MATERIALIZED (SELECT place, kind, id, has_game::smallint AS has_game, modified_at, document"
    "    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])"
    "        WITH ORDINALITY AS one (kind, id, has_game, modified_at, document, place)),"
    " lost AS (INSERT INTO clerk.superseded (kind, id, modified_at, document)"
    "    SELECT kind, id, incoming.modified_at, incoming.document FROM incoming JOIN clerk.record USING (kind, id)"
    "    WHERE (incoming.has_game, incoming.modified_at, incoming.document)"
    "        < (record.has_game, record.modified_at, record.document) AND purged = 0 ON CONFLICT DO NOTHING)"
    " SELECT place, CASE WHEN record.id IS NULL THEN 'again' WHEN purged > 0 THEN 'loses'"
    "    WHEN (incoming.has_game, incoming.modified_at, incoming.document)"
    "        < (record.has_game, record.modified_at, record.document) THEN 'loses'"
    "    WHEN owner <> current_user AND $6 = 0 THEN 'refused' ELSE 'again' END, record.has_game,"
    "    record.modified_at, record.document, coalesce(purged, 0)"
    " FROM incoming LEFT JOIN clerk.record USING (kind, id)"
    " WHERE purged > 0 OR (incoming.has_game, incoming.modified_at, incoming.document)"
    "    IS DISTINCT FROM (record.has_game, record.modified_at, record.document)";

struct Outcome {
    std::size_t put = 0;
    std::int64_t sends = 0;
    std::string transaction;
    std::vector<std::size_t> refused = {}, again = {}; ///< places in the batch
    std::vector<Fetched> greater = {};
};

/// As the server wants texts: UTF-8 without a zero.
bool can_be_sent(const Unsent& one) {
    return !one.version.document.empty() && is_text(one.id) && is_text(one.version.modified_at) &&
           is_text(one.version.document);
}

std::vector<Parameter> parameters(const std::vector<Unsent>& batch, bool may_change_all) {
    std::vector<std::string_view> kinds, ids, games, moments, documents;
    for (const Unsent& unsent : batch) {
        kinds.emplace_back(record_table(unsent.table).name);
        ids.emplace_back(unsent.id);
        games.emplace_back(unsent.version.has_game != 0 ? "1" : "0");
        moments.emplace_back(unsent.version.modified_at);
        documents.emplace_back(unsent.version.document);
    }
    const auto array = [](const std::vector<std::string_view>& texts) {
        return std::span<const std::string_view>(texts);
    };
    return {array(kinds), array(ids), array(games), array(moments), array(documents), std::int64_t{may_change_all}};
}

void ask_about(Server& server, const std::vector<Unsent>& batch, bool may_change_all, Outcome& outcome) {
    const Answer answer = server.ask(ask_about_batch, parameters(batch, may_change_all));
    for (int row = 0; row < answer.rows(); ++row) {
        const auto place = static_cast<std::size_t>(answer.number(row, 0)) - 1;
        if (place >= batch.size()) server.fail(ClubError::Reason::strange_answer, "an answer about what was not sent");
        const std::string state = answer.text(row, 1);
        const auto purged = static_cast<Purged>(answer.number(row, 5));
        const bool is_refused = purged != Purged::no && !is_believed(purged, batch[place].club_had_it);
        if (state == "again") outcome.again.push_back(place);
        if (state == "refused" || is_refused) outcome.refused.push_back(place);
        if (state == "loses" && !is_refused)
            outcome.greater.push_back(
                {batch[place].table,
                 batch[place].id,
                 {static_cast<int>(answer.number(row, 2)), answer.text(row, 3), answer.text(row, 4)},
                 purged});
    }
}

bool holds(const std::vector<std::size_t>& places, std::size_t place) {
    return std::ranges::find(places, place) != places.end();
}

/// Sends what waits of a table, a batch after the other: while the server is busy with one the next is read, and what
/// became of the one before is written down.
class Sending {
public:
    Sending(Connection& connection, Server& server, const ClubState& state, Membership& membership, SyncReport& report)
        : connection_(connection), server_(server), state_(state), membership_(membership), report_(report) {}

    void send(std::size_t table) {
        std::string after;
        std::vector<Unsent> batch = next(table, after);
        if (!batch.empty()) begin(batch);
        while (!batch.empty()) {
            std::vector<Unsent> following = next(table, after);
            const Outcome outcome = end(batch);
            if (!following.empty()) begin(following);
            finish(batch, outcome);
            batch = std::move(following);
        }
    }

    std::vector<std::string> transactions;

private:
    bool may_change_all() const { return state_.right == ClubRight::organiser; }

    void begin(const std::vector<Unsent>& batch) {
        if (!is_known_whole_) require_whole(server_);
        is_known_whole_ = true;
        auto values = parameters(batch, may_change_all());
        values.emplace_back(membership_.laptop);
        server_.begin(send_batch, values);
    }

    /// Once more where somebody else added one of them while it was sent.
    Answer answer_to(const std::vector<Unsent>& batch) {
        try {
            return server_.end();
        } catch (const ClubError& error) {
            if (error.reason != ClubError::Reason::no_rights) throw;
        }
        begin(batch);
        return server_.end();
    }

    Outcome end(const std::vector<Unsent>& batch) {
        const Answer answer = answer_to(batch);
        Outcome outcome{.put = static_cast<std::size_t>(answer.number(0, 0)),
                        .sends = answer.number(0, 1),
                        .transaction = answer.text(0, 2)};
        if (outcome.put < batch.size()) ask_about(server_, batch, may_change_all(), outcome);
        return outcome;
    }

    /// Empty at the end.
    std::vector<Unsent> next(std::size_t table, std::string& after) {
        for (;;) {
            auto found = connection_.query_as_one(
                [&] { return next_unsent(connection_, table, after, most_at_once, most_bytes_at_once); });
            if (found.empty()) return found;
            after = found.back().id;
            put_aside(found);
            if (!found.empty()) return found;
        }
    }

    /// What is not there any more, and what no server takes. What was deleted for good just now is told the next time.
    void put_aside(std::vector<Unsent>& found) {
        const auto aside = std::ranges::stable_partition(found, can_be_sent);
        if (aside.empty()) return;
        connection_.keep([&] {
            for (const Unsent& one : aside)
                if (!one.version.document.empty())
                    refuse(connection_, one);
                else if (!is_purged(connection_, one.table, one.id))
                    acknowledge(connection_, one);
        });
        for (const Unsent& one : aside)
            if (!one.version.document.empty()) report_.refused.push_back({record_table(one.table).name, one.id});
        found.erase(aside.begin(), aside.end());
    }

    void finish(const std::vector<Unsent>& batch, const Outcome& outcome) {
        membership_.sends = outcome.sends;
        connection_.keep([&] {
            write_sends(connection_, outcome.sends);
            for (std::size_t place = 0; place < batch.size(); ++place)
                if (holds(outcome.refused, place))
                    refuse(connection_, batch[place]);
                else if (!holds(outcome.again, place))
                    acknowledge(connection_, batch[place]);
        });
        for (const std::size_t place : outcome.refused)
            report_.refused.push_back({record_table(batch[place].table).name, batch[place].id});
        report_.sent += static_cast<int>(outcome.put);
        transactions.push_back(outcome.transaction);
        if (!outcome.greater.empty()) merge_fetched(connection_, outcome.greater, may_change_all(), report_);
    }

    Connection& connection_;
    Server& server_;
    const ClubState& state_;
    Membership& membership_;
    SyncReport& report_;
    bool is_known_whole_ = false;
};

}

std::vector<std::string> send(Connection& connection, Server& server, const ClubState& state, Membership& membership,
                              SyncReport& report) {
    Sending sending(connection, server, state, membership, report);
    sending.transactions = send_purged(connection, server, state, membership, report);
    for (std::size_t table = 0; table < record_tables; ++table) sending.send(table);
    return std::move(sending.transactions);
}

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t most_photos_at_once = 100, most_photo_bytes_at_once = 64 << 20;

struct NamedPhoto {
    std::string file;
    std::int64_t bytes = 0;
};

/// As this program names them: nothing that a system would take for a program or a device.
bool is_photo_name(const std::string& name) {
    constexpr std::string_view endings[] = {".jpg", ".jpeg", ".png", ".gif", ".webp", ".heic", ".heif", ".avif"};
    constexpr std::size_t least = 16;
    std::string ending = fs::path(name).extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    const auto is_plain = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-'; };
    return std::ranges::find(endings, ending) != std::end(endings) && name.size() - ending.size() >= least &&
           std::all_of(name.begin(), name.end() - std::ssize(ending), is_plain);
}

class Photos {
public:
    Photos(Connection& connection, Server& server, const ClubState& state, SyncReport& report)
        : connection_(connection), server_(server), state_(state), report_(report),
          folder_(connection.file.parent_path() / "photos") {
        connection_.query([&] {
            each(
                connection_.db, "SELECT file, bytes FROM main.photo WHERE bytes BETWEEN 1 AND ?",
                [&](SQLite::Statement& row) {
                    NamedPhoto photo{row.getColumn(0).getString(), row.getColumn(1).getInt64()};
                    if (!is_photo_name(photo.file)) return;
                    (fs::exists(folder_ / photo.file) ? here_ : missing_).push_back(std::move(photo));
                },
                state_.photo_limit);
        });
    }

    void send() {
        if (here_.empty() || state_.right < ClubRight::member) return;
        const auto names = names_of(here_);
        const Answer wanted =
            server_.ask("SELECT id FROM clerk.record WHERE kind = 'photo' AND id = ANY ($1) AND purged = 0"
                        " AND (owner = current_user OR $2 = 1)"
                        " AND NOT EXISTS (SELECT 1 FROM clerk.image WHERE file = id) ORDER BY id",
                        {std::span<const std::string>(names), std::int64_t{state_.right == ClubRight::organiser}});
        std::int64_t count = 0, bytes = 0;
        for (int row = 0; row < wanted.rows() && count < most_photos_at_once && bytes < most_photo_bytes_at_once;
             ++row) {
            const std::string name = wanted.text(row, 0);
            const auto photo = std::ranges::find(here_, name, &NamedPhoto::file);
            if (photo == here_.end()) server_.fail(ClubError::Reason::strange_answer, "a photo that was not named");
            const std::string content = read(name);
            if (!is_content_of(*photo, content)) continue;
            server_.ask("INSERT INTO clerk.image (file, hash, content) VALUES ($1, encode(sha256($2), 'hex'), $2)"
                        " ON CONFLICT DO NOTHING",
                        {name, Parameter::of_bytes(content)});
            ++count;
            bytes += std::ssize(content);
            ++report_.photos_sent;
        }
    }

    /// In any order: what nobody can read does not keep others out.
    void fetch() {
        if (missing_.empty()) return;
        const auto names = names_of(missing_);
        const Answer there = server_.ask("SELECT file, octet_length(content)::bigint FROM clerk.image"
                                         " WHERE file = ANY ($1) ORDER BY random()",
                                         {std::span<const std::string>(names)});
        std::int64_t count = 0, bytes = 0;
        for (int row = 0; row < there.rows() && count < most_photos_at_once && bytes < most_photo_bytes_at_once;
             ++row) {
            const std::string name = there.text(row, 0);
            const auto photo = std::ranges::find(missing_, name, &NamedPhoto::file);
            if (photo == missing_.end()) server_.fail(ClubError::Reason::strange_answer, "a photo that was not asked");
            if (there.number(row, 1) == photo->bytes && keep(*photo)) {
                ++count;
                ++report_.photos_fetched;
            } else
                report_.unreadable.push_back({"photo", name});
            bytes += std::min(there.number(row, 1), photo->bytes);
        }
    }

private:
    static std::vector<std::string> names_of(const std::vector<NamedPhoto>& photos) {
        std::vector<std::string> names;
        for (const NamedPhoto& one : photos) names.push_back(one.file);
        return names;
    }
    static bool is_content_of(const NamedPhoto& photo, std::string_view content) {
        return std::ssize(content) == photo.bytes && is_image(content);
    }

    std::string read(const std::string& name) const {
        std::error_code ignored;
        if (fs::file_size(folder_ / name, ignored) > static_cast<std::uintmax_t>(state_.photo_limit)) return {};
        std::ifstream stream(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    /// The server looks at the digest once more: its disk may have changed what was right when it came.
    bool keep(const NamedPhoto& photo) {
        const Answer rows = server_.ask(
            "SELECT content FROM clerk.image WHERE file = $1 AND hash = encode(sha256(content), 'hex')", {photo.file});
        if (rows.rows() != 1) return false; // it is damaged, or somebody deleted it meanwhile
        const std::string content = rows.bytes(0, 0);
        if (!is_content_of(photo, content)) return false;
        translate_errors(folder_ / photo.file, [&] { write_attachment(content, folder_, photo.file); });
        return true;
    }

    Connection& connection_;
    Server& server_;
    const ClubState& state_;
    SyncReport& report_;
    fs::path folder_;
    std::vector<NamedPhoto> here_, missing_;
};

}

bool is_image(std::string_view bytes) {
    using namespace std::string_view_literals;
    constexpr std::size_t shortest = 26;
    if (bytes.size() < shortest) return false;
    for (const std::string_view begin : {"\xff\xd8\xff"sv, "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"sv, "GIF87a"sv, "GIF89a"sv})
        if (bytes.starts_with(begin)) return true;
    if (bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return true;
    constexpr std::array brands = {"heic"sv, "heix"sv, "mif1"sv, "avif"sv};
    return bytes.substr(4, 4) == "ftyp" && std::ranges::find(brands, bytes.substr(8, 4)) != brands.end();
}

void exchange_photos(Connection& connection, Server& server, const ClubState& state, SyncReport& report) {
    if (state.photo_limit == 0) return;
    Photos photos(connection, server, state, report);
    photos.send();
    photos.fetch();
}

}
