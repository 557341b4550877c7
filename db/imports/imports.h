// What comes in from elsewhere in one go: plays that other programs kept, and games of ours as their records. All of it
// or nothing, and it can be taken back as a whole.
#pragma once

#include "core/game.h"
#include "db/file/utc_time.h"
#include "db/plays/play_rows.h"
#include "db/plays/plays.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>

namespace clerk::db {

/// A game of ours from elsewhere.
struct IncomingGame {
    Play play;                            ///< its seats say who the players are
    std::shared_ptr<const Record> record; ///< with the same id, and the same names in the same order
};

/// The result by today's rules; none: the game is not over. Asked when a game comes in: many need much room together.
using ResultOf = std::function<std::optional<ScoreSheet>(const Record&)>;
inline std::optional<ScoreSheet> without_result(const Record&) { return std::nullopt; }

/// A person of a file who is somebody here. The entry is kept, so that it is known the next time.
struct IncomingEntry {
    std::string id;
    std::string name;
    std::string person; ///< the id of whom it is
};

/// Plays that are there already stay as they are. Throws std::invalid_argument for what cannot be a play or a record,
/// with its place in the list, and Error::exists for a game whose id is taken.
Plays::Import import_plays_and_games(const History& history, const std::vector<Play>& plays,
                                     const std::vector<IncomingGame>& games, const std::string& source,
                                     const ResultOf& result_of = without_result,
                                     const std::vector<IncomingEntry>& entries = {});
/// import_plays_and_games of plays that are not all in memory.
Plays::Import import_in_turn(const History& history, const PlaysInTurn& plays, const std::vector<IncomingGame>& games,
                             const std::string& source, const ResultOf& result_of,
                             const std::vector<IncomingEntry>& entries);
/// Makes plays from elsewhere that are here, with the same seats, what these are, after a back-up; returns it. Throws
/// Error::not_found.
std::filesystem::path put_right(const History& history, const std::vector<Play>& plays, Time now);
/// Takes it out again, whatever was done to it since, with the players who came in with it and sit nowhere else: the
/// history is as it was. Where a game of it was played on here, a back-up is made first; returns it, or an empty path.
/// Throws Error::not_found.
std::filesystem::path revert_import(const History& history, std::int64_t import, Time now);

/// One that came in, and what would go if it were reverted.
struct PastImport {
    std::int64_t id = 0;
    std::string source;      ///< the file, as it was named then
    std::string imported_at; ///< UTC
    int plays = 0;           ///< of it that are still there, in the bin or not
    int games = 0;           ///< of them: games of ours, with their turns
    int players = 0;         ///< who came in with it and sit nowhere else
    friend bool operator==(const PastImport&, const PastImport&) = default;
};
std::vector<PastImport> past_imports(const History& history); ///< the latest first

/// Which of the plays are here, and whether they are in the bin.
std::map<std::string, bool> known_plays(const History& history, const std::vector<std::string>& ids);

/// By their numbers at BoardGameGeek the ids of those that are here.
std::map<int, std::string> plays_of_bgg(const History& history, const std::vector<int>& numbers);

/// Ids of plays that begin like that, in order, `most` at most.
std::vector<std::string> play_ids(const History& history, const std::string& beginning, int most);
/// As much of the id of a play as no other has, but eight characters at least.
std::string short_id(const History& history, const std::string& id);

}
