#include "core/egizia/game.h"

namespace clerk::egizia {

Site Build::site() const {
    const auto* stones = std::get_if<Stones>(&what);
    return stones ? egizia::site(stones->front().at.part) : Site::sphinx;
}

std::optional<Where> last_part(const Game& game) {
    const Round& round = game.turns.back();
    const auto entry = [&](std::string_view piece, const auto& list) {
        return Where{.player = list.back().player,
                     .round = static_cast<int>(game.turns.size()),
                     .piece = piece,
                     .index = static_cast<int>(list.size()) - 1};
    };
    if (round.builds && !round.builds->empty()) return entry("build", *round.builds);
    if (!round.ships.empty()) return entry("ship", round.ships);
    return std::nullopt;
}

}
