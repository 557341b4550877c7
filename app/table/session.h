// A person's work on the game that lies on the desk: what is entered, what is answered to a finding, and the earlier
// turn that is opened. Knows no window.
#pragma once

#include "app/table/desk.h"
#include "app/table/snapshot.h"

namespace clerk::table {

class Session {
public:
    explicit Session(Desk& desk);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    const Snapshot& now() const { return *now_; } ///< requires a game on the desk
    const Desk& desk() const { return desk_; }
    void follow(); ///< the desk's game may have changed, or another game may lie on it
    void reword(); ///< in another language

    // What is entered is on the disk when it returns, or nothing has changed and the desk's error is thrown.

    void enter(Record next); ///< of what is edited. An open turn is closed when it ends anew.
    /// A step that cannot exist: kept until the next change, with what is legal instead where the record with it is
    /// given.
    void refuse(const Finding& finding, std::optional<Record> with_it);
    void forget_refused();

    // Answers to a finding of the snapshot.
    bool can_correct(const Where& where) const;
    void correct(const Where& where);
    void waive(const Where& where, const std::string& reason);
    void take_advice();         ///< does what is legal instead; requires that there is some
    void take_back_last_part(); ///< of the turn in progress

    // An earlier turn.
    bool can_open(std::size_t turn) const; ///< it is there, has ended and is not open
    void open_turn(std::size_t turn);      ///< one that cannot be opened: closes the open one
    void close_turn();
    void leave_turn(); ///< it is as when it was opened; names, rulings and aids stay as they are

private:
    void change(Record whole);
    std::optional<Advice<Record>> instead(const FoldedRecord& edited) const; ///< of its first step that is wrong
    void look_at_edited();

    Desk& desk_;
    std::optional<Snapshot> now_;
};

}
