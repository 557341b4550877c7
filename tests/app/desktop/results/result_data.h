// Results in several languages, for tests and for looking at them.
#pragma once

#include "app/desktop/results/result_sketch.h"

namespace clerk::desktop::test {

ResultSummary english_result(); ///< three players, of whom two share the victory
ResultSummary german_result();  ///< five players with long names, many categories
ResultSummary chinese_result(); ///< two players
ResultSummary hostile_result(); ///< twelve players, extreme figures, what a line of text could stumble over

}
