// Advice in games that are spoilt at random.
#include "tests/app/table/advised.h"
#include "tests/property.h"
#include "tests/rajas/spoilt.h"

namespace clerk::rajas::test {
namespace {

PROPERTY(RajasAdviceProperty, LeavesTheFindingAndMakesNoOther, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_of_any_depth();
    for (int i = 0; i < 8; ++i) {
        const Game wrong = spoilt(game);
        RC_CLASSIFY(table::test::is_advised_well(wrong));
    }
}

}
}
