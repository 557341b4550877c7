#include "app/table/alhambra/turn_lines.h"

#include "app/table/alhambra/step_words.h"
#include "i18n/words.h"

namespace clerk::table::alhambra {

namespace {

using i18n::fill;

void add_part(wxString& line, const wxString& part) { line = line.empty() ? part : fill(_("{1}; {2}"), {line, part}); }

wxString told(const game::Turn& turn, Depth depth, const game::Market& market) {
    wxString line = words(turn.steps, market);
    if (line.empty() && turn.done) line = depth == Depth::full ? _("no action") : _("takes money");
    if (turn.scoring) add_part(line, _("scoring"));
    return line;
}

void play_on(game::Market& market, const game::Turn& turn) {
    for (const game::Step& step : turn.steps)
        if (const auto* buy = std::get_if<game::Buy>(&step.what)) market.at(buy->space).reset();
    for (const game::Currency space : game::currencies)
        if (turn.tiles.at(space)) market.at(space) = turn.tiles.at(space);
}

TurnLine line_of(const game::LastPart& part, int player) {
    wxString line;
    for (const game::Tile& tile : part.tiles) add_part(line, fill(_("wins {1}"), {short_name(tile)}));
    if (!part.steps.empty()) add_part(line, words(part.steps, {}));
    return {player, line, places(part.steps)};
}

}

std::vector<TurnLine> turn_lines(const game::Game& game) {
    std::vector<TurnLine> lines;
    game::Market market = game.market;
    const int players = static_cast<int>(game.players.size());
    for (const game::Turn& turn : game.turns) {
        lines.push_back({static_cast<int>(lines.size()) % players, told(turn, game.depth, market), places(turn.steps)});
        play_on(market, turn);
    }
    if (!game.end) return lines;
    for (int player = 0; player < players; ++player) {
        const game::LastPart& part = game.end->at(static_cast<std::size_t>(player));
        if (!part.tiles.empty() || !part.steps.empty()) lines.push_back(line_of(part, player));
    }
    return lines;
}

}
