// What a sheet says, read once more from its document alone: without the core's points, sides and ranks.
#pragma once

#include "tests/sheet/documents.h"

namespace clerk::sheet::test::plain {

/// Any sheet whose figures have two decimals at most, entered more or less.
Document any_sheet();

/// As `clerk check` says it, and as `clerk score` does; null where a sheet leaves something unsaid.
Document judged(const Document& game);
Document scored(const Document& game);

}
