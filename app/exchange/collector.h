// What the readers of other programs' files have in common.
#pragma once

#include "app/exchange/import.h"

#include <set>
#include <string>
#include <string_view>

namespace clerk::exchange {

/// Gathers what a file tells.
class Collector {
public:
    void add(db::Play play, const std::string& path); ///< throws the Fault of a play that is there already
    void add(const Person& person);                   ///< once
    Import take() && { return std::move(import_); }

private:
    Import import_;
    std::size_t seats_ = 0; ///< of all plays
    std::size_t notes_ = 0; ///< bytes, of all plays
    std::set<std::string> plays_;
    std::set<std::string> people_;
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

/// Reads a play; a Fault in it becomes the Refusal that names the play by `title`.
template <class Title, class Read> void naming(Title title, Read read) {
    try {
        read();
    } catch (const Fault& fault) {
        throw Refusal{title(), fault};
    }
}

/// What a person knows a play by: "Chess, 2026-11-20", or the part of it that there is.
std::string title(const std::string& game, const std::string& date);

/// The word in the catalogue of the game with that name, or that id at BoardGameGeek (0: none is told), or else the
/// name.
std::string game_of(std::string_view name, long bgg_id = 0);

/// A seat as files list it.
struct ListedSeat {
    db::PlaySeat seat;
    int order = 0; ///< at the table; all alike where it is not known
    bool starts = false;
};
/// The seats in turn order.
std::vector<db::PlaySeat> in_turn_order(std::vector<ListedSeat> seats);

}
