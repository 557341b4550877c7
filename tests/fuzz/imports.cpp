// Any bytes are plays of another program, or are refused with a reason: the first says by which reader. What was read
// keeps to the limits.
#include "app/exchange/bgg.h"
#include "app/exchange/bgstats.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace {

using namespace clerk;
using clerk::tests::require;

void require_sound(const exchange::Import& read) {
    for (const db::PackedPlay& packed : read.plays) {
        const db::Play play = packed.unpacked();
        require(!play.id.empty() && !play.game.empty() && !play.played_at.empty());
        require(play.seats.size() <= exchange::limits::seats);
        require(exchange::read_bgstats(exchange::bgsplay(play)).has_value());
    }
    for (const exchange::Person& person : read.people) require(!person.id.empty());
    for (const exchange::Refusal& refusal : read.unreadable) require(!diagnosis(refusal.fault).empty());
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = text.front() == '<' ? exchange::read_bgg(text) : exchange::read_bgstats(text);
    if (read)
        require_sound(*read);
    else
        require(!diagnosis(read.error().fault).empty());
    return 0;
}
