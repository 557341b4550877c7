// What the readers of other programs' files have in common.
#pragma once

#include "app/exchange/import.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace clerk::exchange {

/// That much no file may bring: all of it is refused.
struct TooMuch {
    Fault fault;
};

/// Gathers what a file tells.
class Collector {
public:
    /// With its people there already. Throws the Fault of a play that is there already, or TooMuch.
    void add(db::Play play, const std::string& path);
    /// One more of a play that an entry stands for several times.
    void add_copy(db::Play play, const std::string& path);
    void add(const Person& person); ///< once; nobody is not added
    void add(UnreadPoints points);  ///< of a play that is being read
    void set_pages(int entries, int elsewhere) {
        import_.entries = entries;
        import_.elsewhere = elsewhere;
    }
    /// game_of(), which takes long and is asked of every play.
    const std::string& game(const std::string& name, long bgg_id);
    Import take() && { return std::move(import_); }

    /// Reads an entry of the file. One with a Fault adds nothing, and is kept by its title with those that cannot be
    /// read.
    template <class Title, class Read> void entry(Title title, Read read) {
        const Mark before = mark();
        try {
            read();
        } catch (const Fault& fault) {
            go_back_to(before);
            import_.unreadable.push_back({title(), fault});
        } catch (const TooMuch& much) {
            throw Refusal{title(), much.fault};
        }
    }

private:
    struct Mark {
        std::size_t plays, people, points, rows, notes, copies;
    };
    Mark mark() const {
        return {import_.plays.size(), import_.people.size(), import_.unread_points.size(), rows_, notes_, copies_};
    }
    void go_back_to(const Mark& before);

    Import import_;
    std::size_t rows_ = 0;  ///< limits::rows
    std::size_t notes_ = 0; ///< bytes, of all plays
    std::size_t copies_ = 0;
    std::set<std::string> plays_;
    std::set<std::string> people_;
    std::map<std::pair<std::string, long>, std::string> games_;
};

/// What `read` adds to a Collector, or why it did not.
template <class Read> Imported collected(Read read) {
    try {
        Collector all;
        read(all);
        return std::move(all).take();
    } catch (const Refusal& refusal) {
        return tl::unexpected(refusal);
    } catch (const Fault& fault) {
        return tl::unexpected(Refusal{"", fault});
    }
}

/// What a person knows a play by: "Chess, 2026-11-20", or the part of it that there is.
std::string title(const std::string& game, const std::string& date);

bool is_ours(std::string_view game); ///< whether it is a word in the catalogue
/// The word in the catalogue of the game with that name, or that id at BoardGameGeek (0: none is told), or else the
/// name.
std::string game_of(std::string_view name, long bgg_id = 0);

/// A seat as files list it.
struct ListedSeat {
    db::PlaySeat seat;
    std::int64_t order = 0; ///< at the table; all alike where it is not known
    bool starts = false;
};
/// The seats in turn order.
std::vector<db::PlaySeat> in_turn_order(std::vector<ListedSeat> seats);

}
