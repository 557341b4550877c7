#include "app/desktop/egizia/editor.h"

#include "app/desktop/egizia/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/egizia/build_input.h"
#include "app/table/egizia/ship_input.h"
#include "core/egizia/rounds.h"

namespace clerk::desktop::egizia {

namespace {

const game::Fold& fold_of(const Table& table) { return std::get<game::Fold>(table.session->now().edited().fold.game); }

/// The monuments are everyone's: what is wrong is marked whoever is looked at.
std::vector<Place> marked(const Position& position, const Look& look) {
    std::vector<Place> places = look.marked;
    for (const Breach& breach : position.report.violations)
        places.insert(places.end(), breach.finding.places.begin(), breach.finding.places.end());
    return places;
}

/// With the final scoring once the rounds are over, or where nothing but the end is known.
game::Track track_of(const Position& position) {
    const bool over = position.game.end && (position.final() || position.stage == Stage::ends);
    return over ? game::ending::final_scoring(position.game, position.state).track : position.state.track;
}

}

EgiziaEditor::EgiziaEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), position_(game_of(table_.record()), fold_of(table_), 0) {
    panel_ = new EntryPanel(hand_parent, position_.game,
                            {.act = [this](const Intent& intent) { act(intent); },
                             .look_at = [this](int player) { table_.look_at(player); },
                             .say = table_.say});
    board_panel_ = make_board(board_parent);
}

wxWindow* EgiziaEditor::make_board(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    use_ground_colours(*panel);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    track_ = new TrackCanvas(panel);
    track_->on_player = [this](int player) { table_.look_at(player); };
    rows->Add(track_, 0, wxEXPAND);
    panel->SetSizer(rows);
    panel->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit_board();
    });
    if (position_.final()) return panel;
    if (position_.full()) {
        nile_ = new NileCanvas(panel);
        tell_where_nothing_is(*nile_);
        nile_->on_spot = [this](const game::Spot& spot) { take(choose_spot(position_, entry_, spot)); };
        rows->Add(nile_, 3, wxEXPAND);
    }
    monuments_ = new MonumentsCanvas(panel);
    make_monuments(*rows);
    return panel;
}

/// The click has moved the cursor, or taken it away, before it is told.
void EgiziaEditor::tell_where_nothing_is(TargetCanvas& canvas) {
    canvas.Bind(wxEVT_LEFT_DOWN, [this, &canvas](wxMouseEvent& event) {
        event.Skip();
        canvas.CallAfter([this, &canvas] {
            if (!canvas.cursor()) table_.say(_("No building space lies there."));
        });
    });
}

void EgiziaEditor::make_monuments(wxSizer& rows) {
    tell_where_nothing_is(*monuments_);
    monuments_->on_space = [this](const game::Space& space) { take(choose_space(position_, entry_, space)); };
    monuments_->on_cards = [this](int cards) { take(draw_cards(position_, entry_, cards)); };
    monuments_->on_keep = [this] { take(toggle_keeps(position_, entry_)); };
    monuments_->on_point = [this](std::optional<Place> place) { table_.point(place); };
    rows.Add(monuments_, 4, wxEXPAND);
}

void EgiziaEditor::show(const Look& look) {
    Position now(game_of(table_.record()), fold_of(table_), look.player);
    const Entry before = entry_;
    played_.follow(look.opened.has_value(), now, position_, entry_, waiting_);
    if (has_shown_) entry_ = waiting_.settle(std::move(entry_), position_, now, types());
    typed_.follow(before, entry_);
    if (now.game != position_.game) left_ = entry_;
    position_ = std::move(now);
    look_ = look;
    const bool first = !std::exchange(has_shown_, true);
    show_entry();
    if (first && pictures() && is_on_screen()) take_keys();
    keep_focus();
}

void EgiziaEditor::take_keys() { pictures() ? pictures()->SetFocus() : board_panel_->SetFocus(); }

void EgiziaEditor::show_entry() {
    panel_->show(position_, entry_);
    const game::State& state = position_.ready ? *position_.ready : position_.state;
    track_->show(track_of(position_), state.order(), position_.game.players, position_.player);
    if (nile_) {
        nile_->show({.places = nile_view(position_, entry_),
                     .feeding = feeding_view(position_),
                     .players = position_.game.players,
                     .offers = look_.offers,
                     .marked = marked(position_, look_),
                     .advised = look_.advised});
    }
    if (!monuments_) return;
    MonumentsLook view{.view = monuments_view(position_, entry_),
                       .players = position_.game.players,
                       .builder = position_.player,
                       .offers = look_.offers,
                       .marked = marked(position_, look_),
                       .advised = look_.advised,
                       .lit = look_.lit};
    for (const ShownSpace& shown : view.view.spaces) view.told.push_back(in_words(position_, shown));
    monuments_->show(std::move(view));
    fit_board();
}

/// While ships are placed the Nile is there; where there is no room for both, it alone.
void EgiziaEditor::fit_board() {
    if (!monuments_ || !board_panel_) return;
    constexpr int room_for_both = 430;
    const auto& round = position_.state.round;
    const bool sails = nile_ && position_.stage != Stage::ends && !(round && round->fed);
    if (nile_) nile_->Show(sails);
    monuments_->Show(!sails || board_panel_->GetClientSize().y >= board_panel_->FromDIP(room_for_both));
    board_panel_->Layout();
}

wxWindow* EgiziaEditor::pictures() const {
    return monuments_ && !monuments_->IsShown() ? static_cast<wxWindow*>(nile_) : monuments_;
}

/// Keys go to the picture when what they went to is not there any more.
void EgiziaEditor::keep_focus() {
    const wxWindow* focus = wxWindow::FindFocus();
    if (pictures() && is_on_screen() && (!focus || !focus->IsShownOnScreen() || !focus->IsEnabled()))
        pictures()->SetFocus();
}

void EgiziaEditor::take(Outcome outcome) {
    outcome.game ? typed_.follow(entry_, outcome.entry) : typed_.type(entry_, outcome.entry);
    entry_ = std::move(outcome.entry);
    table_.say(outcome.why_not);
    if (outcome.refused) return table_.refuse_with(outcome.refused->finding, std::move(outcome.refused->with_it));
    if (outcome.game) return table_.enter({table_.record().head, std::move(*outcome.game)});
    show_entry();
    keep_focus();
}

bool EgiziaEditor::let_go_begun() {
    if (!begun(entry_) || entry_ == left_) return false;
    take({.entry = let_go(entry_)});
    return true;
}

void EgiziaEditor::take_back_typed() { take({.entry = typed_.without_last(entry_)}); }

std::optional<wxPoint> EgiziaEditor::cursor() const {
    const auto target = monuments_ ? monuments_->cursor() : std::nullopt;
    return target ? std::optional(monuments_->GetPosition() + monuments_->middle(*target)) : std::nullopt;
}

/// As a click there.
wxString EgiziaEditor::go_to(const std::string& typed) {
    const auto place = place_typed(typed, position_);
    if (!place)
        return _("o3 is space 3 of the obelisk, g2 a grave, p1 4 space 4 in row 1 of the pyramid; l2, r2 and m lie in "
                 "the temple, t1 on its roof; c3 is a card space.");
    const auto* space = std::get_if<game::Space>(&*place);
    if (space && !monuments_->shows(*space)) return _("That is off the board.");
    Outcome outcome =
        space ? choose_space(position_, entry_, *space) : choose_spot(position_, entry_, std::get<game::Spot>(*place));
    const wxString why = outcome.why_not;
    take(std::move(outcome));
    return why;
}

std::vector<Command> EgiziaEditor::commands() {
    static_assert(escape_key == static_cast<int>(WXK_ESCAPE));
    std::vector<Command> all;
    for (const Key& key : keys(position_)) {
        Command command{key.words, key.label, key.code, {}};
        if (key.code != 0) {
            command.run = [this, code = key.code] { take(press(position_, entry_, code)); };
            command.why_not = [this, code = key.code] { return press(position_, entry_, code).why_not; };
        }
        all.push_back(std::move(command));
    }
    return all;
}

wxBitmap EgiziaEditor::badge(int player, int side) const {
    const game::Player& known = position_.known_as(player);
    const int colour = known.colour ? static_cast<int>(*known.colour) : -1;
    return badges_.of(
        *panel_, std::to_string(colour) + " " + std::to_string(player), side,
        [&known, player](wxGraphicsContext& gc, const Area& area) { draw_piece(gc, known, player, area); });
}

wxColour EgiziaEditor::colour(int player) const { return piece_colour(position_.known_as(player)); }

}
