// The photos that lie under the boards of a game: which file, and where the board's corners are in it.
#pragma once

#include "db/connection/connection.h"

#include <array>
#include <optional>
#include <string>

namespace clerk::db {

/// How far from 0 a column or row may be, and how many of each there are between the corners of a photo at most.
inline constexpr int farthest_traced_cell = 40, most_traced_cells = 24;

struct TracedPhoto {
    std::string file; ///< its name in `TracedPhotos::folder()`
    /// Fractions of the picture's width and height: x and y of the corner in the north-west, then clockwise.
    std::array<double, 8> corners{};
    std::array<int, 4> cells{}; ///< between them: the first column and row, the last column and row
    friend bool operator==(const TracedPhoto&, const TracedPhoto&) = default;
};

/// Throws Error.
class TracedPhotos {
public:
    explicit TracedPhotos(const History& history) : connection_(history.connection()) {}

    /// Under the board of that player; none: there is none, or what is stored says nothing that can be used.
    std::optional<TracedPhoto> load(const std::string& game, int player) const;
    /// In place of the one before. Error::not_found: there is no such game.
    void keep(const std::string& game, int player, const TracedPhoto& photo);
    /// With its file, unless a night has it or another board lies on it.
    void remove(const std::string& game, int player);

    std::filesystem::path folder() const; ///< of all photos
    /// Copies a photo into it, unless it lies there; its name.
    std::string take_in(const std::filesystem::path& file);
    /// Of a game's night, in the order they were added.
    std::vector<std::string> of_night(const std::string& game) const;

private:
    std::shared_ptr<Connection> connection_;
};

/// The files of those under the boards of a game.
std::vector<std::string> traced_files(Connection& connection, const std::string& game);
/// Removes those of the files that no night has and no board lies on. Outside of an action.
void drop_unused_photos(Connection& connection, const std::vector<std::string>& files);

}
