// Versions of records that lost a merge, as a file.
#pragma once

#include "db/merging/merge.h"

#include <string>
#include <vector>

namespace clerk {

/// JSON: a list of objects with `kind`, `id`, `modified_at` and `document`. A document that is no JSON, or nested
/// deeper than any of ours, is there as a string.
std::string print(const std::vector<db::Superseded>& versions);

}
