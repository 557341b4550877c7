// The bytes are throws of chance: a game of Alhambra that is played by them and then spoilt. What the core says of it
// and brings for it is what the plain reading of the rules says and brings.
#include "tests/alhambra/spoilt.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace {

using namespace clerk::alhambra;
using namespace clerk::alhambra::test;
using clerk::tests::require;

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chance().follow({data, size});
    const Game game = any_game_to_judge();
    require(plain::judge(game).violations.empty());
    require(say_the_same(game));
    for (std::size_t times = pick(6); times > 0; --times) {
        Game spoilt = game;
        for (std::size_t places = 1 + pick(3); places > 0; --places) spoil(spoilt);
        require(say_the_same(spoilt));
    }
    return 0;
}
