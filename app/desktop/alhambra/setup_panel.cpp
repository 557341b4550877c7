#include "app/desktop/alhambra/setup_panel.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/game/depth_panel.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words_alhambra.h"

#include <wx/translation.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr int column_width = 420;
constexpr SeatsPanel::Range players{2, 6};

wxBitmap sign_picture(const wxWindow& window, std::optional<game::Marker> marker, std::size_t player) {
    return picture(window, window.FromDIP(20), [&](wxGraphicsContext& gc, const Area& area) {
        draw_marker(gc, marker, static_cast<int>(player), area);
    });
}

/// A marker of each colour, then none.
std::vector<Segment> signs(const wxWindow& window, std::size_t player) {
    const std::string prefix = "marker-" + std::to_string(player + 1) + "-";
    std::vector<Segment> segments;
    for (const game::Marker marker : game::markers)
        segments.push_back(
            {prefix + std::string(id(marker)), i18n::alhambra::name(marker), sign_picture(window, marker, player)});
    segments.push_back({prefix + "none", _("no colour"), sign_picture(window, std::nullopt, player)});
    return segments;
}

int sign_of(const game::Player& player) {
    return static_cast<int>(player.colour ? static_cast<std::size_t>(*player.colour) : game::markers.size());
}

std::optional<game::Marker> marker_of(int sign) {
    const auto place = static_cast<std::size_t>(sign);
    return place < game::markers.size() ? std::optional(game::markers[place]) : std::nullopt;
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
        opening_ = make_opening();
        right->Add(opening_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
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
    seats->on_sign = [this](std::size_t player, int sign) { change(with_marker(game_, player, marker_of(sign))); };
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

StartPositionPanel* SetupPanel::make_opening() {
    auto* opening = new StartPositionPanel(this, column_width);
    opening->on_change = [this](const game::Game& next) { change(next); };
    return opening;
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
    if (opening_) opening_->show(game_);
    for (const char* ruling : rulings_of_dirk) rulings_->leave_out(ruling, !game::with_dirk(game_.players.size()));
    rulings_->show(game_.rulings);
    if (GetParent()) GetParent()->Layout();
}

}
