#include "app/desktop/alhambra/setup_panel.h"

#include "app/desktop/alhambra/pieces.h"
#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

namespace {

std::vector<Segment> signs(const wxWindow& window, std::size_t player) {
    return marker_signs(
        window, player, game::markers, [](game::Marker marker) { return i18n::alhambra::name(marker); },
        [player](wxGraphicsContext& gc, std::optional<game::Marker> marker, const Area& area) {
            draw_marker(gc, marker, static_cast<int>(player), area);
        });
}

int sign_of(const game::Player& player) { return sign_of_marker(game::markers, player.colour); }

game::Game with_sign(game::Game game, std::size_t player, int sign) {
    return with_marker(std::move(game), player, marker_of_sign(game::markers, sign));
}

SetupParts<game::Game> parts() {
    using namespace i18n::alhambra;
    return {.players = {2, 6},
            .signs = signs,
            .sign_of = sign_of,
            .with_sign = with_sign,
            .with_players = with_players,
            .with_depth = with_depth,
            .fault = fault,
            .rulings = {game::presets, game::all_rulings, preset_name, preset_explained, rulings_words()}};
}

/// Those that matter only where Dirk takes part.
constexpr const char* rulings_of_dirk[] = {"dirk_draws", "dirk_ranked"};

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing)
    : UsualSetup(parent, std::move(game), names, playing, parts()) {
    opening_ = new StartPositionPanel(this, column_width);
    opening_->on_change = [this](const game::Game& next) { change(next); };
    add_above_rulings(opening_);
    show();
}

void SetupPanel::show_own() {
    opening_->show(agreed());
    for (const char* ruling : rulings_of_dirk) leave_out(ruling, !game::with_dirk(agreed().players.size()));
}

}
