#include "db/plays/traced_photos.h"

#include "db/connection/connection.h"
#include "db/file/attachments.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace clerk::db {

namespace {

template <class Numbers> std::string written(const Numbers& numbers) {
    std::string all;
    for (const auto number : numbers) {
        std::array<char, 32> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
        all += (all.empty() ? "" : " ") + std::string(text.data(), end);
    }
    return all;
}

/// False: it is not so many numbers.
template <class Numbers> bool read(const std::string& text, Numbers& numbers) {
    const char* at = text.data();
    const char* const end = at + text.size();
    for (auto& number : numbers) {
        if (at != text.data() && (at == end || *at++ != ' ')) return false;
        const auto found = std::from_chars(at, end, number);
        if (found.ec != std::errc() || !std::isfinite(static_cast<double>(number))) return false;
        at = found.ptr;
    }
    return at == end;
}

/// Of a picture's width or height; the window takes no corner that is half so far.
constexpr double farthest_corner = 10;

bool can_be_traced(const TracedPhoto& photo) {
    const auto [west, south, east, north] = photo.cells;
    const auto is_near = [](int cell) { return cell >= -farthest_traced_cell && cell <= farthest_traced_cell; };
    const auto is_side = [](int first, int last) { return first <= last && last - first < most_traced_cells; };
    const auto is_beside = [](double corner) { return std::abs(corner) <= farthest_corner; };
    return std::ranges::all_of(photo.cells, is_near) && is_side(west, east) && is_side(south, north) &&
           std::ranges::all_of(photo.corners, is_beside);
}

}

std::optional<TracedPhoto> TracedPhotos::load(const std::string& game, int player) const {
    std::optional<TracedPhoto> found;
    connection_->query([&] {
        each(
            connection_->db, "SELECT file, corners, cells FROM traced_photo WHERE game = ? AND player = ?",
            [&](SQLite::Statement& row) {
                TracedPhoto photo{.file = row.getColumn(0).getString()};
                const bool right = read(row.getColumn(1).getString(), photo.corners) &&
                                   read(row.getColumn(2).getString(), photo.cells);
                if (right && can_be_traced(photo) && is_attachment_name(photo.file)) found = std::move(photo);
            },
            game, player);
    });
    return found;
}

void TracedPhotos::keep(const std::string& game, int player, const TracedPhoto& photo) {
    if (!is_attachment_name(photo.file)) throw std::invalid_argument("expected a file's name, found " + photo.file);
    const std::vector<std::string> before = traced_files(*connection_, game);
    connection_->transact([&] {
        SQLite::Database& db = connection_->db;
        require_found(*connection_, number(db, "SELECT 1 FROM game WHERE id = ?", game) ? 1 : 0, "game", game);
        run(db,
            "INSERT INTO traced_photo (game, player, file, corners, cells) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET (file, corners, cells) = (excluded.file, excluded.corners, excluded.cells)",
            game, player, photo.file, written(photo.corners), written(photo.cells));
    });
    drop_unused_photos(*connection_, before);
}

void TracedPhotos::remove(const std::string& game, int player) {
    const std::vector<std::string> before = traced_files(*connection_, game);
    connection_->transact(
        [&] { run(connection_->db, "DELETE FROM traced_photo WHERE game = ? AND player = ?", game, player); });
    drop_unused_photos(*connection_, before);
}

std::filesystem::path TracedPhotos::folder() const { return connection_->file.parent_path() / "photos"; }

std::string TracedPhotos::take_in(const std::filesystem::path& file) {
    std::error_code ignored;
    if (std::filesystem::equivalent(file.parent_path(), folder(), ignored)) return file.filename().string();
    return add_attachment(file, folder(), new_id(*connection_));
}

std::vector<std::string> TracedPhotos::of_night(const std::string& game) const {
    return connection_->query([&] {
        return texts(connection_->db,
                     "SELECT file FROM photo JOIN play USING (night) WHERE play.id = ? ORDER BY photo.rowid", game);
    });
}

std::vector<std::string> traced_files(Connection& connection, const std::string& game) {
    return connection.query([&] {
        return texts(connection.db, "SELECT DISTINCT file FROM traced_photo WHERE game = ? ORDER BY file", game);
    });
}

void drop_unused_photos(Connection& connection, const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        const auto used = connection.query([&] {
            return number(connection.db,
                          "SELECT 1 WHERE EXISTS (SELECT 1 FROM photo WHERE file = ?1)"
                          " OR EXISTS (SELECT 1 FROM traced_photo WHERE file = ?1)",
                          file);
        });
        if (!used) remove_attachment(connection.file.parent_path() / "photos", file);
    }
}

}
