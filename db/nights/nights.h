// Game nights: what was played on one evening, where, for how long, and its photos.
#pragma once

#include "db/connection/connection.h"

#include <cstdint>
#include <string>
#include <vector>

namespace clerk::db {

struct Night {
    std::string id;   ///< UUID
    std::string date; ///< "2026-11-21"
    std::string place = {};
    std::string notes = {};
    int seconds = 0;                   ///< played before the timer was started the last time
    std::string timer_started_at = {}; ///< UTC; empty: the timer stands still
    std::string modified_at = {};      ///< UTC
    std::string seating = {};          ///< of a club night, as the page of it understands it; empty: nobody was seated
    friend bool operator==(const Night&, const Night&) = default;
};

struct Photo {
    std::string file; ///< its name in `Nights::photo_folder()`
    std::int64_t bytes = 0;
    friend bool operator==(const Photo&, const Photo&) = default;
};

/// Times are RFC 3339, given by the caller. What is no date or no time is refused with std::invalid_argument; an id
/// that there is not with Error::not_found.
class Nights {
public:
    explicit Nights(const History& history) : connection_(history.connection()) {}

    std::vector<Night> list() const;    ///< the latest first
    std::vector<Night> removed() const; ///< in the bin, the latest first
    Night load(const std::string& id) const;

    std::string add(const std::string& date, const std::string& place); ///< its id
    /// Of a night as it was shown. Throws Error::changed where another program has changed that since.
    void set_date(const Night& shown, const std::string& date);
    void set_place(const Night& shown, const std::string& place);
    void set_notes(const Night& shown, const std::string& notes);
    void set_seating(const std::string& id, const std::string& seating); ///< the later one wins

    void remove(const std::string& id); ///< to the bin; its games stay where they are
    void restore(const std::string& id);
    void purge(const std::string& id); ///< for good, with its photos; requires that it is in the bin

    void start_timer(const std::string& id, const std::string& now); ///< one that runs goes on
    void pause_timer(const std::string& id, const std::string& now);
    void set_seconds(const std::string& id, int seconds);             ///< puts the timer right; it stands still then
    int seconds(const std::string& id, const std::string& now) const; ///< played so far

    /// A play is of one night at most; an empty night: of none.
    void put(const std::string& play, const std::string& night);

    std::vector<Photo> photos(const std::string& id) const; ///< as they were added
    std::filesystem::path photo_folder() const;
    std::string add_photo(const std::string& id, const std::filesystem::path& file); ///< copies it; its name there
    void remove_photo(const std::string& file);

private:
    std::shared_ptr<Connection> connection_;
};

}
