// The bytes are throws of chance: a game of Rajas of the Ganges that is played by them and then spoilt. What the
// core says of it and brings for it is what the plain reading of the rules says and brings.
#include "tests/fuzz/require.h"
#include "tests/rajas/spoilt.h"

#include <cstdint>

namespace {

using namespace clerk::rajas;
using namespace clerk::rajas::test;
using clerk::tests::require;

void require_the_same(const Game& game) {
    require(judged(game) == plain::judge(game));
    require(scored(game) == plain::score(game));
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chance().follow({data, size});
    const Game game = any_game_of_any_depth();
    require_the_same(game);
    for (std::size_t times = pick(std::size_t{6}); times > 0; --times) require_the_same(spoilt(game));
    return 0;
}
