// Whether what a table is advised helps it: asked of games that are spoilt in one place or another.
#pragma once

#include "app/table/catalogue.h"
#include "app/table/snapshot.h"

#include <rapidcheck.h>

namespace clerk::table::test {

/// What is legal instead leaves the finding, and does not break what taking the step back, or agreeing to it, would
/// not. True: there was advice.
inline bool is_advised_well(const Game& game) {
    const Record record{{.id = "a013ac6e-deda-4e16-9b3d-bd5ce9a1fa6f", .started_at = "2026-11-20T19:30:00+01:00"},
                        game};
    const FoldedRecord wrong{record};
    if (wrong.report().legal()) return false;
    const auto found = tried_advice(wrong);
    if (!found) return false;
    const FoldedRecord then{found->mended};
    const std::vector<Breach>& left = then.report().violations;
    const Breach& finding = wrong.report().violations.front();
    RC_ASSERT(found->mended != record);
    RC_ASSERT((left.empty() || left.front() != finding));
    if (depth(record) == Depth::final) RC_ASSERT(left.size() < wrong.report().violations.size());
    RC_ASSERT(mends(wrong, found->mended));
    return true;
}

}
