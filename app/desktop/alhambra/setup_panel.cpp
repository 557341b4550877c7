#include "app/desktop/alhambra/setup_panel.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

namespace {

constexpr int space_side = 56;
constexpr int cards_in_a_row = 9;
constexpr int most_parts_in_a_row = 3;
constexpr int part_air = 34;      ///< across, beside the words on the button of a part
constexpr int room_for_name = 72; ///< on it, at least
constexpr int room_in_sentence = 200;

bool of_cards(const StartPart& part) { return part.what == StartKind::hand || part.what == StartKind::money; }

std::string button_name(const StartPart& part) {
    switch (part.what) {
    case StartKind::hand: return "part-hand-" + std::to_string(part.player + 1);
    case StartKind::money: return "part-money";
    case StartKind::market: return "part-market";
    case StartKind::dirk: return "part-dirk";
    }
    return {};
}

wxString entered_of(std::size_t entered, std::size_t due) {
    return i18n::fill(_("{1} of {2} entered."), {figure(static_cast<int>(entered)), figure(static_cast<int>(due))});
}

}

StartPositionPanel::StartPositionPanel(wxWindow* parent, int width) : wxPanel(parent), width_(width) {
    use_ground_colours(*this);
    asked_ = label(this, wxEmptyString);
    cards_ = new CardRow(this, "entered", cards_in_a_row);
    spaces_ = new MarketSpaces(this, space_side);
    dirk_ = new TileRow(this, "dirk", _("Dirk's tiles"));
    put_back_ = label(this, _("A click on what was entered puts it back."), Type::quiet);
    card_picker_ = new CardPicker(this);
    tile_picker_ = new TilePicker(this);
    lay_out();
    listen();
    on_new_width(*this, [this] { fit_parts(); });
}

void StartPositionPanel::lay_out() {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    head_ = label(this, _("On the table before the first turn"), Type::heading);
    rows->Add(head_, 0, wxBOTTOM, FromDIP(near_gap));
    parts_ = make_parts();
    rows->Add(parts_, 0, wxBOTTOM, FromDIP(near_gap));
    for (wxWindow* row :
         std::initializer_list<wxWindow*>{asked_, spaces_, card_picker_, tile_picker_, cards_, dirk_, put_back_})
        rows->Add(row, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

void StartPositionPanel::listen() {
    card_picker_->on_card = [this](const game::Card& card) { enter(with_card(game_, part_, card)); };
    cards_->on_card = [this](std::size_t place) { enter(without_card(game_, part_, place)); };
    dirk_->on_tile = [this](const game::Tile& tile) { enter(without_dirks_tile(game_, tile)); };
    tile_picker_->on_tile = [this](const game::Tile& tile) { enter_tile(tile); };
    tile_picker_->on_colour = [this](game::Colour colour) {
        pick_ = with_colour(colour);
        on_change(game_);
    };
    spaces_->on_choose = [this](int space) {
        space_ = game::currencies.at(static_cast<std::size_t>(space));
        on_change(game_);
    };
}

void StartPositionPanel::choose(const StartPart& part) {
    part_ = part;
    pick_ = {};
    space_ = next_space(game_, space_);
}

void StartPositionPanel::enter_tile(const game::Tile& tile) {
    const game::Game next =
        part_.what == StartKind::dirk ? with_dirks_tile(game_, tile) : with_market_tile(game_, space_, tile);
    pick_ = {};
    space_ = next_space(next, space_);
    enter(next);
}

/// What completes a part leads to the next one.
void StartPositionPanel::enter(const game::Game& next) {
    if (!complete(game_, part_) && complete(next, part_)) part_ = next_part(next, part_);
    on_change(next);
    keep_focus();
}

/// Keys go to the picker when what they went to is not there any more, or past the panel when all is entered. On
/// Windows the panel that it was in has them then.
void StartPositionPanel::keep_focus() {
    const wxWindow* focus = FindFocus();
    if (focus && focus->IsShownOnScreen() && focus->IsEnabled() && !dynamic_cast<const wxPanel*>(focus)) return;
    if (is_full())
        Navigate();
    else if (of_cards(part_))
        card_picker_->focus();
    else
        tile_picker_->focus();
}

/// Nothing can be picked before something is put back.
bool StartPositionPanel::is_full() const {
    return (part_.what == StartKind::money || part_.what == StartKind::dirk) && complete(game_, part_);
}

void StartPositionPanel::show(const game::Game& game) {
    const std::vector<StartPart> all = parts(game);
    const bool others = all != parts(game_);
    game_ = game;
    Show(!all.empty());
    if (all.empty()) return;
    if (others) choose(next_part(game_, all.front()));
    show_parts();
    rewrap(*asked_, asked(), width_);
    show_entered();
    show_pickers();
    Layout();
}

wxString StartPositionPanel::title(const StartPart& part, int room) const {
    switch (part.what) {
    case StartKind::hand: {
        const wxString name = name_line(game_.players.at(part.player).name);
        // TRANSLATORS: the cards dealt to the player {1}.
        return i18n::fill(_("{1}'s cards"), {ellipsized(*asked_, name, room)});
    }
    case StartKind::money: return _("Cards laid out");
    case StartKind::market: return _("Market");
    case StartKind::dirk: return _("Dirk's tiles");
    }
    return {};
}

/// In pixels, that the words of a part have on its button, so many of them in a row.
int StartPositionPanel::room_of_part(int in_a_row) const {
    const int narrowest = wide(*this, width_) / 2, across = GetClientSize().x;
    return (across > narrowest ? across : wide(*this, width_)) / in_a_row - FromDIP(part_air);
}

/// Fewer where their words would be cut.
int StartPositionPanel::parts_in_a_row() const {
    const int room = room_of_part(most_parts_in_a_row);
    const bool all_fit = std::ranges::all_of(parts(game_), [&](const StartPart& part) {
        const int name = part.what == StartKind::hand ? FromDIP(room_for_name) : 0;
        return GetTextExtent(title(part, 0)).x + name <= room;
    });
    return all_fit ? most_parts_in_a_row : most_parts_in_a_row - 1;
}

/// What is said on the button of a part: a name as long as there is room.
wxString StartPositionPanel::short_title(const StartPart& part, int in_a_row) const {
    return title(part, room_of_part(in_a_row) - GetTextExtent(title(part, 0)).x);
}

Segments* StartPositionPanel::make_parts() {
    const int in_a_row = parts_in_a_row();
    std::vector<Segment> segments;
    for (const StartPart& part : parts(game_))
        segments.push_back({button_name(part), short_title(part, in_a_row), {}, title(part, wide(*this, width_))});
    auto* made = new Segments(this, std::move(segments), in_a_row);
    made->on_choose = [this](int index) {
        choose(parts(game_).at(static_cast<std::size_t>(index)));
        on_change(game_);
    };
    return made;
}

/// The window has another width.
void StartPositionPanel::fit_parts() {
    const wxString head_before = head_->GetLabelText();
    const std::vector<wxString> titles_before = titles_;
    rewrap(*head_, _("On the table before the first turn"), GetClientSize().x);
    if (!parts(game_).empty()) show_parts();
    if (head_->GetLabelText() != head_before || titles_ != titles_before) lay_out_around(*this);
}

/// Made anew only where there are others, or they are called otherwise.
void StartPositionPanel::show_parts() {
    const std::vector<StartPart> all = parts(game_);
    const int in_a_row = parts_in_a_row();
    std::vector<wxString> titles{figure(in_a_row)};
    for (const StartPart& part : all) titles.push_back(short_title(part, in_a_row));
    if (titles != titles_) {
        Segments* made = make_parts();
        GetSizer()->Replace(parts_, made);
        parts_->Destroy();
        parts_ = made;
        titles_ = std::move(titles);
    }
    parts_->Show(all.size() > 1);
    parts_->choose(static_cast<int>(std::ranges::find(all, part_) - all.begin()));
}

wxString StartPositionPanel::asked() const {
    switch (part_.what) {
    case StartKind::hand: {
        const wxString name =
            ellipsized(*asked_, name_line(game_.players.at(part_.player).name), wide(*this, room_in_sentence));
        const wxString so_far = figure(game::sum(cards(game_, part_)));
        return i18n::fill(_("{1} is dealt cards worth 20 or more. So far: {2}."), {name, so_far});
    }
    case StartKind::money:
        return _("Which four cards are laid out?") + " " + entered_of(game_.money.size(), cards_laid_out);
    case StartKind::market: return asked_of_market();
    case StartKind::dirk:
        return _("Which six tiles did Dirk draw?") + " " + entered_of(game_.dirk.size(), game::dirks_first_tiles);
    }
    return {};
}

wxString StartPositionPanel::asked_of_market() const {
    if (complete(game_, part_)) return _("All four are there. The next tile you pick replaces the one marked.");
    return i18n::fill(_("Which tile lies on the {1} space?"), {i18n::alhambra::name(space_)});
}

void StartPositionPanel::show_entered() {
    const std::vector<game::Card> there = of_cards(part_) ? cards(game_, part_) : std::vector<game::Card>();
    cards_->show(there, std::vector<bool>(there.size()), true);
    cards_->Show(!there.empty());
    spaces_->Show(part_.what == StartKind::market);
    spaces_->show(game_.market);
    spaces_->choose(static_cast<int>(space_));
    const std::vector<game::Tile> drawn = part_.what == StartKind::dirk ? game_.dirk : std::vector<game::Tile>();
    dirk_->show(drawn, std::nullopt, true);
    put_back_->Show(!there.empty() || !drawn.empty());
}

void StartPositionPanel::show_pickers() {
    card_picker_->Show(of_cards(part_));
    card_picker_->show(cards_out(game_), is_full() ? 0 : game::copies(game_.players.size()));
    tile_picker_->Show(!of_cards(part_) && !is_full());
    tile_picker_->show(pick_, tiles_out(game_), TilePicker::Gone::left_out);
}

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

/// Rulings that matter only where Dirk takes part.
constexpr const char* rulings_of_dirk[] = {"dirk_draws", "dirk_ranked"};

}

SetupPanel::SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing)
    : UsualSetup(parent, std::move(game), names, playing, parts()) {
    opening_ = new StartPositionPanel(this, column_width);
    opening_->on_change = [this](const game::Game& next) { change(next); };
    add(opening_);
    show();
}

void SetupPanel::show_own() {
    opening_->show(agreed());
    for (const char* ruling : rulings_of_dirk) leave_out(ruling, !game::with_dirk(agreed().players.size()));
}

}
