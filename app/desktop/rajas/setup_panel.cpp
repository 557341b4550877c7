#include "app/desktop/rajas/setup_panel.h"

#include "app/desktop/game/depth_panel.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

constexpr int column_width = 420;
constexpr SeatsPanel::Range players{2, 4};

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
    : Setup(parent), game_(std::move(game)), names_(names), playing_(playing) {
    dress_as_ground(*this);
    seats_ = make_seats();
    left_->Add(seats_, 0, wxEXPAND);
    auto* right = new wxBoxSizer(wxVERTICAL);
    if (playing_ == Playing::no) {
        left_->Add(make_depths());
        right->Add(make_variants(), 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
        dice_ = new StartDicePanel(this, column_width);
        dice_->on_dice = [this](std::size_t player, const std::vector<int>& values) {
            change(with_dice(game_, player, values));
        };
        right->Add(dice_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    }
    right->Add(make_rulings(), 0, wxEXPAND);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left_, 1, wxEXPAND);
    columns->AddSpacer(FromDIP(3 * edge_gap));
    columns->Add(right, 1, wxEXPAND);
    SetSizer(columns);
    show();
}

SeatsPanel* SetupPanel::make_seats() {
    auto* seats = new SeatsPanel(this, players, playing_ == Playing::no, names_, signs);
    seats->on_count = [this](std::size_t count) { change(with_players(game_, count, names_)); };
    seats->on_sign = [this](std::size_t player, int sign) {
        const auto place = static_cast<std::size_t>(sign);
        change(with_colour(game_, player, place < piece_colours.size() ? piece_colours[place] : std::string_view()));
    };
    seats->on_name = [this](std::size_t player, const std::string& name) {
        game::Game next = game_;
        next.players.at(player).name = name;
        change(std::move(next));
    };
    return seats;
}

wxWindow* SetupPanel::make_depths() {
    auto* depths = new DepthPanel(this, column_width, game_.depth);
    depths->on_depth = [this](Depth depth) { change(with_depth(game_, depth)); };
    return depths;
}

wxSizer* SetupPanel::make_variants() {
    std::vector<Segment> segments;
    for (const game::Variant variant : game::variants)
        segments.push_back({"variant-" + std::string(id(variant)), variant_name(variant)});
    variants_ = new Segments(this, std::move(segments));
    variants_->on_choose = [this](int index) {
        change(with_variant(game_, game::variants.at(static_cast<std::size_t>(index))));
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Which game"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(variants_);
    for (std::size_t player = 0; player < players.most; ++player) {
        auto* expert = new wxCheckBox(this, wxID_ANY, wxEmptyString);
        expert->SetName(wxString::Format("expert-%d", static_cast<int>(player) + 1));
        expert->Bind(wxEVT_CHECKBOX, [this, player](wxCommandEvent& event) {
            game::Game next = game_;
            next.players.at(player).expert = event.IsChecked();
            change(std::move(next));
        });
        experts_.push_back(expert);
        rows->Add(expert, 0, wxTOP, FromDIP(near_gap));
    }
    return rows;
}

wxSizer* SetupPanel::make_rulings() {
    rulings_ = new RulingsPanel<game::Rulings>(this, column_width, rulings_table());
    rulings_->on_change = [this](const game::Rulings& rulings) {
        game::Game next = game_;
        next.rulings = rulings;
        change(std::move(next));
    };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Rulings"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(rulings_, 0, wxEXPAND);
    return rows;
}

void SetupPanel::change(game::Game next) {
    game_ = std::move(next);
    show();
    if (on_change) on_change();
}

void SetupPanel::show() {
    std::vector<Seated> seated;
    for (const game::Player& player : game_.players) seated.push_back({player.name, sign_of(player)});
    seats_->show(seated);
    if (variants_) variants_->choose(static_cast<int>(game_.variant));
    for (std::size_t i = 0; i < experts_.size(); ++i) {
        experts_[i]->Show(game_.variant == game::Variant::mixed && i < game_.players.size());
        if (!experts_[i]->IsShown()) continue;
        experts_[i]->SetLabel(i18n::fill(_("{1} is an expert"), {text(game_.players[i].name)}));
        experts_[i]->SetValue(game_.players[i].expert);
    }
    if (dice_) dice_->show(game_);
    rulings_->show(game_.rulings);
    if (GetParent()) GetParent()->Layout();
}

}
