#include "app/table/session.h"

#include "app/table/snapshot.h"

#include <algorithm>

namespace clerk::table {

namespace {

FoldedRecord opened(const FoldedRecord& whole, std::size_t turn) { return {clerk::opened(whole.record, turn), whole}; }

bool is_of(const Report& report, const Where& where) {
    return std::ranges::find(report.violations, where, &Breach::where) != report.violations.end();
}

}

Snapshot snapshot_of(FoldedRecord whole, bool awarded) {
    Snapshot now{.whole = std::move(whole), .awarded = awarded};
    now.turn_lines = turn_lines(now.whole);
    now.broken = broken(now.whole);
    return now;
}

Session::Session(Desk& desk) : desk_(desk) { follow(); }

void Session::follow() {
    if (now_ && desk_.has_game() && now_->whole.record == desk_.record() && now_->awarded == desk_.awarded()) return;
    std::optional<OpenTurn> open;
    if (now_ && desk_.has_game() && now_->whole.record.head.id == desk_.record().head.id) open = std::move(now_->open);
    now_.reset();
    if (!desk_.has_game()) return;
    now_.emplace(snapshot_of(desk_.game(), desk_.awarded()));
    if (open && clerk::can_open(now_->whole.record, open->turn))
        now_->open = OpenTurn{open->turn, std::move(open->as_it_was), opened(now_->whole, open->turn)};
    look_at_edited();
}

void Session::reword() {
    if (!now_) return;
    now_->turn_lines = turn_lines(now_->whole);
    look_at_edited();
}

/// A table that wants to be told nothing of what could be built is told nothing of what would be legal either.
std::optional<Advice<Record>> Session::instead(const FoldedRecord& edited) const {
    const bool told = !edited.report().legal() && now_->agreed().offers != Offers::never;
    return told ? tried_advice(edited) : std::nullopt;
}

void Session::look_at_edited() {
    now_->progress = progress(now_->edited());
    now_->refused.reset();
    now_->advice = instead(now_->edited());
}

void Session::change(Record whole) {
    if (whole == now_->whole.record) return;
    desk_.change(std::move(whole));
    follow();
}

void Session::enter(Record next) {
    if (!now_->open) return change(std::move(next));
    const std::size_t turn = now_->open->turn;
    const bool ended = turns(next) > turn && !in_progress(next);
    change(joined(now_->whole.record, turn, std::move(next)));
    if (ended) close_turn();
}

void Session::refuse(const Finding& finding, std::optional<Record> with_it) {
    now_->refused = finding;
    now_->advice.reset();
    if (with_it) now_->advice = instead({std::move(*with_it), now_->edited()});
}

void Session::forget_refused() {
    if (now_->refused) look_at_edited();
}

/// What is wrong in the turn that is open is taken back there; the rest in the whole game.
bool Session::can_correct(const Where& where) const {
    return (is_of(now_->report(), where) && correctable(now_->edited(), where)) || correctable(now_->whole, where);
}

void Session::correct(const Where& where) {
    if (is_of(now_->report(), where) && correctable(now_->edited(), where))
        enter(corrected(now_->edited(), where));
    else
        change(corrected(now_->whole, where));
}

void Session::waive(const Where& where, const std::string& reason) {
    change(waived(now_->whole.record, where, reason));
}

void Session::take_advice() { enter(Record(now_->advice->mended)); }

void Session::take_back_last_part() {
    const std::optional<Where> last = last_part(now_->record());
    if (last && correctable(now_->edited(), *last)) enter(corrected(now_->edited(), *last));
}

bool Session::can_open(std::size_t turn) const {
    return (!now_->open || now_->open->turn != turn) && clerk::can_open(now_->whole.record, turn);
}

void Session::open_turn(std::size_t turn) {
    if (!can_open(turn)) return close_turn();
    now_->open = OpenTurn{turn, now_->whole.record, opened(now_->whole, turn)};
    look_at_edited();
}

void Session::close_turn() {
    if (!now_->open) return;
    now_->open.reset();
    look_at_edited();
}

void Session::leave_turn() {
    if (!now_->open) return;
    change(left_as_it_was(now_->whole.record, now_->open->turn, now_->open->as_it_was));
    close_turn();
}

}
