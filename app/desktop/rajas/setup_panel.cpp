#include "app/desktop/rajas/setup_panel.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

constexpr std::size_t most_players = 4;
constexpr int room_for_name = 200;

wxString colour_name(std::size_t colour) {
    const wxString names[] = {_("red"), _("yellow"), _("green"), _("blue")};
    return names[colour];
}

wxBitmap sign_picture(const wxWindow& window, const game::Player& player, std::size_t place) {
    return picture(window, window.FromDIP(20), [&](wxGraphicsContext& gc, const Area& area) {
        draw_piece(gc, player, static_cast<int>(place), area);
    });
}

/// Pieces of each colour, then none.
std::vector<Segment> signs(const wxWindow& window, std::size_t player) {
    const std::string prefix = "colour-" + std::to_string(player + 1) + "-";
    std::vector<Segment> segments;
    for (std::size_t i = 0; i < piece_colours.size(); ++i) {
        const std::string word(piece_colours[i]);
        segments.push_back({prefix + word, colour_name(i), sign_picture(window, {.name = {}, .colour = word}, player)});
    }
    segments.push_back({prefix + "none", _("no colour"), sign_picture(window, {}, player)});
    return segments;
}

int sign_of(const game::Player& player) {
    const auto found = player.colour ? std::ranges::find(piece_colours, *player.colour) : piece_colours.end();
    return static_cast<int>(found - piece_colours.begin());
}

game::Game with_sign(game::Game game, std::size_t player, int sign) {
    const auto place = static_cast<std::size_t>(sign);
    return with_colour(std::move(game), player, place < piece_colours.size() ? piece_colours[place] : "");
}

SetupParts<game::Game> parts() {
    using namespace i18n::rajas;
    return {.players = {2, most_players},
            .signs = signs,
            .sign_of = sign_of,
            .with_sign = with_sign,
            .with_players = with_players,
            .with_depth = with_depth,
            .fault = fault,
            .rulings = {game::presets, game::all_rulings, preset_name, preset_explained, rulings_words()}};
}

wxString variant_name(game::Variant variant) {
    switch (variant) {
    case game::Variant::basic: return _("Basic game");
    case game::Variant::navaratnas: return _("Navaratnas");
    case game::Variant::mixed: return _("Experts and beginners");
    }
    return {};
}

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing)
    : UsualSetup(parent, std::move(game), names, playing, parts()) {
    add_above_rulings(make_variants());
    dice_ = new StartDicePanel(this, column_width);
    dice_->on_dice = [this](std::size_t player, const std::vector<int>& values) {
        change(with_dice(agreed(), player, values));
    };
    add_above_rulings(dice_);
    tiles_ = new StartTilesPanel(this, column_width);
    tiles_->on_game = [this](game::Game game) { change(std::move(game)); };
    add_above_rulings(tiles_);
    show();
}

wxPanel* SetupPanel::make_variants() {
    auto* panel = new wxPanel(this);
    dress_as_ground(*panel);
    std::vector<Segment> segments;
    for (const game::Variant variant : game::variants)
        segments.push_back({"variant-" + std::string(id(variant)), variant_name(variant)});
    variants_ = new Segments(panel, std::move(segments));
    variants_->on_choose = [this](int index) {
        change(with_variant(agreed(), game::variants.at(static_cast<std::size_t>(index))));
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(panel, _("Which game"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(variants_);
    for (std::size_t player = 0; player < most_players; ++player) {
        auto* expert = new wxCheckBox(panel, wxID_ANY, wxEmptyString);
        expert->SetName(wxString::Format("expert-%d", static_cast<int>(player) + 1));
        expert->Bind(wxEVT_CHECKBOX, [this, player](wxCommandEvent& event) {
            game::Game next = agreed();
            next.players.at(player).expert = event.IsChecked();
            change(std::move(next));
        });
        experts_.push_back(expert);
        rows->Add(expert, 0, wxTOP, FromDIP(near_gap));
    }
    panel->SetSizer(rows);
    return panel;
}

void SetupPanel::show_own() {
    variants_->choose(static_cast<int>(agreed().variant));
    for (std::size_t i = 0; i < experts_.size(); ++i) {
        experts_[i]->Show(agreed().variant == game::Variant::mixed && i < agreed().players.size());
        if (!experts_[i]->IsShown()) continue;
        const wxString name = ellipsized(*this, name_line(agreed().players[i].name), wide(*this, room_for_name));
        experts_[i]->SetLabel(wxControl::EscapeMnemonics(i18n::fill(_("{1} is an expert"), {name})));
        experts_[i]->SetValue(agreed().players[i].expert);
    }
    dice_->show(agreed());
    tiles_->show(agreed());
}

}
