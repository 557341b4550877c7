#include "app/table/first_game.h"

#include "core/record_fold.h"

#include <wx/translation.h>

namespace clerk::table {

namespace {

constexpr int turns_without_finding = 2; ///< of each player, after which nobody waits for one any more

}

void FirstGame::begin(const Record& record) {
    before_ = depth(record) == Depth::final ? std::vector<FirstStep>{} : first_steps(record);
    id_ = record.head.id;
    found_ = false;
    told_.reset();
}

/// While something is wrong it says what a finding is, whatever is to be done next.
void FirstGame::follow(const Snapshot& now) {
    told_.reset();
    if (!runs()) return;
    const std::vector<FirstStep> steps = first_steps(now.whole.record);
    const int all = static_cast<int>(steps.size()) + 1;
    const bool wrong = finds(now);
    found_ |= wrong;
    for (std::size_t i = 0; i < steps.size() && !wrong; ++i)
        if (steps[i].done <= before_[i].done) {
            told_ = Told{static_cast<int>(i) + 1, all, steps[i].words};
            return;
        }
    const int ended = steps.back().done - before_.back().done;
    const int enough = turns_without_finding * static_cast<int>(players(now.whole.record).size());
    if (!wrong && (found_ || ended >= enough)) return end();
    told_ = Told{all, all,
                 _("What breaks a rule is told here, with the rulebook's words. Correct it, or let it stand when the "
                   "table agrees. Nothing is refused that can lie on a table.")};
}

bool is_fresh(const Record& record) {
    return depth(record) != Depth::final &&
           (turns(record) == 0 || (turns(record) == 1 && !last_part(record) && in_progress(record)));
}

}
