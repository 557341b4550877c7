// What can be wrong with a club. The words are the application's.
#pragma once

#include "db/connection/connection.h"
#include "db/figures/statistics.h"
#include "db/file/utc_time.h"
#include "db/merging/versions.h"

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace clerk::db {

/// what() is for who knows PostgreSQL; it holds no password.
struct ClubError : std::runtime_error {
    enum class Reason {
        bad_address,    ///< not what libpq takes
        no_library,     ///< libpq.so.5 is not installed
        unreachable,    ///< no server there, or the connection was cut
        no_tls,         ///< the address asks for TLS, and the server has none
        password,       ///< a password is wanted, or it is wrong, or the server knows no such user
        no_rights,      ///< the server does not let this user do it
        no_club,        ///< a server, but no club in its database
        exists,         ///< `init_club`: there is a club already
        newer,          ///< the club was made by a newer version of this program
        earlier,        ///< it was made by an earlier one, and its owner has to bring it up
        damaged,        ///< the club's tables are not as this program makes them
        another_club,   ///< at this address is another club than was joined
        older,          ///< the server has lost what it had acknowledged: it was put back from an older dump
        full,           ///< no room on the server's disk
        stopped,        ///< by whoever follows it
        strange_answer, ///< the server says what no PostgreSQL of a club says
        refused,        ///< PostgreSQL reports something else: what() says what
        unknown_name,   ///< `admit`: the server knows no such user
        not_joined,     ///< the history is in step with no club
        joined_already, ///< it is in step with one
    };
    Reason reason;
    std::string address; ///< without a password
    ClubError(Reason why, std::string where, const std::string& detail);
};

// The club's history on a PostgreSQL server, and this laptop's in step with it. Of a club every laptop has all records
// in its own file; what travels are their versions, as in merging/comparison.h, and of two the greater one wins there
// as here. Photos travel up to the size that the club has agreed on; pictures of players, and photos of a club that has
// agreed on none, stay on their laptops: what names them travels.
//
// A socket is opened, and the server's library looked for, only by what takes a ClubAccess. What goes on is told to the
// history's Watch, which may stop it (ClubError::stopped); a history is not held while the server is waited for.

/// Each may what those before it may. A member adds, and changes what it added; an organiser changes everything and
/// admits others.
enum class ClubRight { none, reader, member, organiser };

/// How a server is reached: a URL or a list of keywords, as libpq takes it ("postgresql://club.example/plays",
/// "service=club").
struct ClubAccess {
    std::string address;
    /// Asked only where the server wants a password that libpq finds nowhere; none: give up. It is handed on, and kept
    /// nowhere.
    std::function<std::optional<std::string>(const std::string& user)> ask_password = {};
};

/// The address without the password that it may have. Throws ClubError: bad_address, no_library.
[[nodiscard]] std::string address_without_password(const std::string& address);

/// Makes the club's tables, the roles and their rights; who makes it is its first organiser. A club of an earlier
/// version is brought up to this one by who made it, and keeps its name: then it is false.
bool init_club(const ClubAccess& access, const std::string& name);
/// Gives the user of the server that right, and takes a greater one away. An organiser's.
void admit(const ClubAccess& access, const std::string& user, ClubRight right);

inline constexpr std::int64_t largest_photo = 16 << 20;
/// The club agrees that photos of up to so many bytes are kept on its server; 0: none. An organiser's.
void agree_on_photos(const ClubAccess& access, std::int64_t bytes);

/// The club that this history is in step with, as it was when the server was last asked: no network is needed.
struct ClubMembership {
    std::string name;
    std::string address; ///< without a password
    ClubRight right = ClubRight::reader;
    std::int64_t photo_limit = 0; ///< bytes; 0: photos stay on their laptops
    std::string in_step_at;       ///< UTC; empty: not yet
    int unsent = 0;               ///< records that wait to be sent
    int refused = 0;              ///< of other records: changed here by who may not change them there
};
[[nodiscard]] std::optional<ClubMembership> club_of(const History& history);

/// Of records of one kind.
struct ClubCounts {
    int only_here = 0;
    int only_there = 0;
    int known = 0;     ///< the same on either side
    int different = 0; ///< the greater version wins
    friend bool operator==(const ClubCounts&, const ClubCounts&) = default;
};
struct ClubPreview {
    std::string name; ///< the club's
    ClubRight right = ClubRight::reader;
    std::int64_t photo_limit = 0;                                ///< bytes; 0: photos stay on their laptops
    bool is_verified = true;                                     ///< that it is the server of that name
    bool is_encrypted = true;                                    ///< what is exchanged, where it leaves this computer
    std::array<ClubCounts, std::size(record_kinds)> counts = {}; ///< by RecordKind
    const ClubCounts& of(RecordKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
};
/// What will be exchanged when the history joins the club. Changes nothing.
[[nodiscard]] ClubPreview preview_joining(const History& history, const ClubAccess& access);

struct RefusedRecord {
    std::string kind; ///< "player", "night", "photo", "play"
    std::string id;
    friend bool operator==(const RefusedRecord&, const RefusedRecord&) = default;
};
struct SyncReport {
    int sent = 0;        ///< records
    int fetched = 0;     ///< versions from the server that were new here
    int photos_sent = 0; ///< of many some at a time
    int photos_fetched = 0;
    std::vector<RefusedRecord> refused; ///< now; they stay changed here
    std::vector<RefusedRecord>
        unreadable; ///< what no program of ours put on the server, documents and photos; left there
};
/// From now on everything here waits to be sent; nothing is exchanged yet. Throws ClubError: joined_already.
void join_club(const History& history, const ClubAccess& access);
/// Sends what waits and fetches what is new. What was exchanged before an error stays. Requires that it has joined.
/// With `after_restore` a server that has become an older one (ClubError::older) is believed, and all is compared anew.
SyncReport sync_club(const History& history, const ClubAccess& access, Time now, bool after_restore = false);
/// The history stays as it is, and so does the club.
void leave_club(const History& history);

/// The whole club's, from the server's summaries. Of one game, or of all where it is empty; `most`: lines. Most wins
/// first, of those the fewest plays. The watch is asked while the server is waited for.
[[nodiscard]] std::vector<Leader> club_leaderboard(const ClubAccess& access, const std::string& game, int most = 1000,
                                                   Watch watch = {});

/// After that a live game is taken for one that its laptop could not end any more: it has to be published again before.
inline constexpr std::chrono::minutes longest_live_silence{15};

/// A game that is under way at some table of the club.
struct LiveGame {
    std::string game;              ///< its id
    std::string laptop;            ///< of the table's laptop; published games bear that of the history
    std::string record;            ///< JSON as in a file of ours, 1 MiB at most. From elsewhere: to be read as hostile
    std::string published_at = {}; ///< UTC, by the server's clock
};
/// What others did since it was last asked.
struct ClubNews {
    bool records = false; ///< sent some: there is something to fetch
    bool games = false;   ///< published a live game, or ended one
};
/// A connection that stays open, for a scoreboard and for who waits for news. All of it may throw ClubError; then it is
/// over, and another one is to be made. Who follows the history when the line is made may stop it. For one thread.
class ClubLine {
public:
    ClubLine(const History& history, const ClubAccess& access); ///< throws ClubError: not_joined, too
    ~ClubLine();
    ClubLine(const ClubLine&) = delete;
    ClubLine& operator=(const ClubLine&) = delete;

    void publish(const std::string& game, const std::string& record);
    void end(const std::string& game);
    void end_all_but(const std::string& game);   ///< of those that this laptop published
    [[nodiscard]] std::vector<LiveGame> games(); ///< of laptops that are not silent, by laptop; 64 at most
    [[nodiscard]] ClubNews wait(std::chrono::milliseconds longest);

private:
    struct Open;
    std::unique_ptr<Open> open_;
};

}
