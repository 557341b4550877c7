// The bytes are throws of chance: a game of Egizia that is played by them and then spoilt. What the core says of it
// and brings for it is what the plain reading of the rules says and brings.
#include "tests/egizia/spoilt.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace {

using namespace clerk::egizia;
using namespace clerk::egizia::test;
using clerk::tests::require;

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chance().follow({data, size});
    const Game game = any_kind_of_game();
    require(say_the_same(game));
    for (std::size_t times = pick(std::size_t{6}); times > 0; --times) {
        Game spoilt = game;
        for (std::size_t places = pick(std::size_t{3}) + 1; places > 0; --places) spoil(spoilt);
        if (one_in(2)) waive(spoilt, one_in(2));
        require(say_the_same(spoilt));
    }
    return 0;
}
