#include "db/check_up/uncovered.h"

#include "db/check_up/trouble_kinds.h"

#include <algorithm>
#include <iterator>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

bool is_of_tables(const Trouble& trouble) { return trouble.kind == Kind::structure || trouble.kind == Kind::schema; }
bool is_of_record(const Trouble& trouble) { return trouble.kind == Kind::missing || trouble.kind == Kind::content; }

std::vector<Seals::StrangeRecord> all_strange(Seals& seals) {
    std::vector<Seals::StrangeRecord> found = seals.strange_records(true);
    std::ranges::move(seals.missing_records(), std::back_inserter(found));
    return found;
}

}

void StrangeRecords::note(const CheckUp& found) {
    if (before_ || std::ranges::any_of(found.troubles, is_of_tables)) return;
    before_.emplace();
    for (const Seals::StrangeRecord& one : all_strange(seals_))
        before_->emplace(std::pair(one.table, one.id), one.digest);
}

std::vector<Seals::StrangeRecord> StrangeRecords::untouched() const {
    std::vector<Seals::StrangeRecord> found = all_strange(seals_);
    std::erase_if(found, [&](const Seals::StrangeRecord& one) {
        if (!before_) return true;
        const auto before = before_->find({one.table, one.id});
        return before == before_->end() || before->second != one.digest;
    });
    return found;
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
    std::set<std::string> untouched;
    if (std::ranges::any_of(found.troubles, is_of_record))
        for (const Seals::StrangeRecord& one : strange.untouched()) untouched.insert(one.table + ' ' + one.id);
    for (const Trouble& trouble : found.troubles)
        if (is_new(trouble, untouched)) db::add(troubles_, trouble);
    for (const auto& [kind, count] : found.untold)
        if (told(troubles_, kind) > 0) troubles_.untold[kind] = std::max(troubles_.untold[kind], count);
}

}
