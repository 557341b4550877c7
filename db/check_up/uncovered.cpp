#include "db/check_up/uncovered.h"

#include "db/check_up/trouble_kinds.h"

#include <algorithm>
#include <iterator>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

bool is_of_tables(const Trouble& trouble) { return trouble.kind == Kind::structure || trouble.kind == Kind::schema; }
bool is_of_record(const Trouble& trouble) { return trouble.kind == Kind::missing || trouble.kind == Kind::content; }

/// Where the check-up has looked at those that are there, they are known.
std::vector<Seals::StrangeRecord> all_strange(Seals& seals, const CheckUpForRepair& seen) {
    auto found = seen.strange_records ? *seen.strange_records : seals.strange_records(true);
    std::ranges::move(seals.missing_records(), std::back_inserter(found));
    return found;
}

}

void StrangeRecords::note(const CheckUpForRepair& seen) {
    untouched_.clear();
    const std::vector<Trouble>& troubles = seen.found.troubles;
    if (std::ranges::any_of(troubles, is_of_tables)) return;
    if (before_ && std::ranges::none_of(troubles, is_of_record)) return;
    std::vector<Seals::StrangeRecord> there = all_strange(seals_, seen);
    if (!before_) {
        before_.emplace();
        for (const Seals::StrangeRecord& one : there) before_->emplace(std::pair(one.table, one.id), one.digest);
    }
    std::erase_if(there, [&](const Seals::StrangeRecord& one) { return !is_untouched(one); });
    untouched_ = std::move(there);
}

bool StrangeRecords::is_untouched(const Seals::StrangeRecord& record) const {
    const auto before = before_->find({record.table, record.id});
    return before != before_->end() && before->second == record.digest;
}

Uncovered::Uncovered(const CheckUp& first) {
    for (const Trouble& trouble : first.troubles) known_.insert(key(trouble));
    for (const auto& [kind, count] : first.untold) counted_.insert(kind);
}

/// What a game has of a kind may be told in other words after a repair.
Uncovered::Key Uncovered::key(const Trouble& trouble) {
    return {trouble.kind, row(trouble.kind).scope == Scope::game ? trouble.game : trouble.detail};
}

/// A record that a repair has touched is explained by what was repaired.
bool Uncovered::is_new(const Trouble& trouble, const std::set<std::string>& untouched) {
    if (!row(trouble.kind).gives_up || counted_.contains(trouble.kind)) return false;
    if (is_of_record(trouble) && !untouched.contains(trouble.detail)) return false;
    return known_.insert(key(trouble)).second;
}

void Uncovered::add(const CheckUp& found, const StrangeRecords& strange) {
    std::set<std::string> told, untouched;
    for (const Trouble& trouble : found.troubles)
        if (is_of_record(trouble)) told.insert(trouble.detail);
    for (const Seals::StrangeRecord& one : strange.untouched())
        if (std::string name = one.table + ' ' + one.id; told.contains(name)) untouched.insert(std::move(name));
    for (const Trouble& trouble : found.troubles)
        if (is_new(trouble, untouched)) db::add(troubles_, trouble);
    for (const auto& [kind, count] : found.untold)
        if (db::told(troubles_, kind) > 0) troubles_.untold[kind] = std::max(troubles_.untold[kind], count);
}

}
