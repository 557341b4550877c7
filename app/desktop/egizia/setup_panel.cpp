#include "app/desktop/egizia/setup_panel.h"

#include "app/desktop/egizia/pieces.h"
#include "i18n/words_egizia.h"

namespace clerk::desktop::egizia {

using namespace table::egizia;

namespace {

std::vector<Segment> signs(const wxWindow& window, std::size_t player) {
    return marker_signs(
        window, player, game::markers, [](game::Marker marker) { return i18n::egizia::name(marker); },
        [player](wxGraphicsContext& gc, std::optional<game::Marker> marker, const Area& area) {
            draw_piece(gc, {.name = {}, .colour = marker}, static_cast<int>(player), area);
        });
}

int sign_of(const game::Player& player) { return sign_of_marker(game::markers, player.colour); }

game::Game with_sign(game::Game game, std::size_t player, int sign) {
    return with_colour(std::move(game), player, marker_of_sign(game::markers, sign));
}

SetupParts<game::Game> parts() {
    using namespace i18n::egizia;
    return {.players = {2, 4},
            .signs = signs,
            .sign_of = sign_of,
            .with_sign = with_sign,
            .with_players = with_players,
            .with_depth = with_depth,
            .fault = fault,
            .rulings = {game::presets, game::all_rulings, preset_name, preset_explained, rulings_words()}};
}

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing)
    : UsualSetup(parent, std::move(game), names, playing, parts()) {
    show();
}

}
