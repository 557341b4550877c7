// The bytes are throws of chance: a game of Babylon that is played by them and then spoilt. What the core says of it
// and brings for it is what the plain reading of the rules says and brings, and what it lists as the next step is what
// it lets stand.
#include "tests/babylon/spoilt.h"
#include "tests/babylon/tried.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::tests::require;

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chance().follow({data, size});
    const Game game = any_game_to_judge();
    require(say_the_same(game));
    for (std::size_t times = pick(6); times > 0; --times) {
        Game spoilt = game;
        for (std::size_t places = 1 + pick(3); places > 0; --places) spoil(spoilt);
        require(say_the_same(spoilt));
    }
    if (one_in(4)) {
        const State state = any_turn_in_progress(1 + pick(12));
        require(names(listed(state)) == names(tried(state)));
    }
    return 0;
}
