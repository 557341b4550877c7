// Advice in games that are spoilt at random.
#include "tests/alhambra/spoilt.h"
#include "tests/app/table/advised.h"
#include "tests/property.h"

namespace clerk::alhambra::test {
namespace {

PROPERTY(AlhambraAdviceProperty, LeavesTheFindingAndMakesNoOther, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = any_game_to_judge();
    for (int i = 0; i < 8; ++i) {
        Game wrong = game;
        for (std::size_t times = 1 + pick(2); times > 0; --times) spoil(wrong);
        RC_CLASSIFY(table::test::is_advised_well(wrong));
    }
}

}
}
