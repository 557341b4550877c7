#include "app/desktop/alhambra/editor.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/alhambra/keys.h"
#include "app/table/alhambra/palace_input.h"
#include "app/table/alhambra/turn_input.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

namespace {

const game::Fold& fold_of(const Table& table) { return std::get<game::Fold>(table.session->now().edited().fold.game); }

}

AlhambraEditor::AlhambraEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), position_(game_of(table_.record()), fold_of(table_), 0, 1) {
    panel_ = new EntryPanel(hand_parent, position_.game, [this](const Intent& intent) { act(intent); });
    board_panel_ = make_board(board_parent);
}

wxWindow* AlhambraEditor::make_board(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    use_ground_colours(*panel);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (position_.final()) {
        rounds_ = make_rounds(panel);
        rows->Add(rounds_, 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, panel->FromDIP(near_gap));
    }
    canvas_ = new PalaceCanvas(panel);
    canvas_->SetName("board");
    rows->Add(canvas_, 1, wxEXPAND);
    panel->SetSizer(rows);
    canvas_->ghost_at = [this](game::Cell cell) { return table::alhambra::ghost_at(position_, entry_, cell); };
    canvas_->on_cell = [this](game::Cell cell, PalaceCanvas::Press press) {
        if (std::optional<Outcome> outcome = choose_cell(position_, entry_, cell, press.shift))
            take(std::move(*outcome));
        else if (press.by_key && !offers(position_, entry_, cell).empty())
            table_.say(_("M shows what can be done with this tile."));
        else
            offer(cell);
    };
    canvas_->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (!canvas_->cell_at(event.GetPosition())) table_.say(_("That is off the board."));
        event.Skip();
    });
    canvas_->on_menu = [this](game::Cell cell) { offer(cell); };
    canvas_->on_aim = [this](std::optional<game::Cell> cell) {
        table_.point(cell ? std::optional(game::place(*cell)) : std::nullopt);
    };
    return panel;
}

Segments* AlhambraEditor::make_rounds(wxWindow* parent) {
    std::vector<Segment> segments;
    for (int round = 1; round <= static_cast<int>(game::scorings); ++round)
        segments.push_back({"scoring-" + std::to_string(round),
                            i18n::scoring(game::game_id, round),
                            {},
                            round == 1 ? wxString() : _("Starts with the palace of the scoring before")});
    auto* rounds = new Segments(parent, std::move(segments));
    rounds->on_choose = [this](int index) { take(choose_round(position_, entry_, index + 1)); };
    return rounds;
}

void AlhambraEditor::show(const Look& look) {
    const game::Game& game = game_of(table_.record());
    const bool changed = !has_shown_ || game != position_.game, another = look.opened != look_.opened;
    if (position_.final())
        entry_.round = round_to_show(game, entry_, look.scoring == look_.scoring ? std::nullopt : look.scoring);
    Position now(game, fold_of(table_), look.player, entry_.round);
    const Entry before = entry_;
    played_.follow(look.opened.has_value(), now, position_, entry_);
    entry_ = settled(std::move(entry_), position_, now);
    position_ = std::move(now);
    look_ = look;
    if (look.opened && (changed || another))
        entry_ = ending_as(std::move(entry_), game_of(table_.session->now().whole.record).turns.at(*look.opened));
    entry_ = looking_back(std::move(entry_), position_, look.scoring);
    typed_.follow(before, entry_);
    if (has_shown_ && changed) left_ = entry_;
    has_shown_ = true;
    show_entry();
    const bool lifts = entry_.tile && entry_.tile != before.tile;
    if (is_on_screen() && (lifts || (changed && !has_focus()))) canvas_->SetFocus();
    keep_focus();
}

void AlhambraEditor::show_entry() {
    panel_->show(position_, entry_);
    if (rounds_) rounds_->choose(position_.round - 1);
    PalaceView view{.palace = palace_shown(position_, entry_),
                    .marked = look_.marked,
                    .advised = look_.advised,
                    .lit = look_.lit,
                    .fresh = fresh_cells(position_, entry_)};
    if (look_.offers) view.open = open_cells(position_, entry_);
    if (may_build(position_, entry_)) view.leaving = entry_.leaving;
    canvas_->show(std::move(view));
}

/// An answer to a finding takes the focus with it when it goes.
bool AlhambraEditor::has_focus() const {
    wxWindow* focus = wxWindow::FindFocus();
    return panel_->IsDescendant(focus) || board_panel_->IsDescendant(focus);
}

/// Keys go to the palace when what they went to is not there any more.
void AlhambraEditor::keep_focus() {
    const wxWindow* focus = wxWindow::FindFocus();
    if (is_on_screen() && (!focus || !focus->IsShownOnScreen() || !focus->IsEnabled())) canvas_->SetFocus();
}

void AlhambraEditor::take(Outcome outcome) {
    outcome.game ? typed_.follow(entry_, outcome.entry) : typed_.type(entry_, outcome.entry);
    entry_ = std::move(outcome.entry);
    table_.say(outcome.why_not);
    const Head& head = table_.record().head;
    if (outcome.refused) return table_.refuse_with(outcome.refused->finding, std::move(outcome.refused->with_it));
    if (outcome.game) return table_.enter({head, std::move(*outcome.game)});
    if (entry_.round != position_.round) return show(look_);
    show_entry();
    keep_focus();
    if (outcome.to_board) canvas_->SetFocus();
}

/// What can be done with what lies there.
void AlhambraEditor::offer(game::Cell cell) {
    const std::vector<Offer> all = offers(position_, entry_, cell);
    table_.say(all.empty() ? why_no_offer(position_, entry_, cell) : wxString());
    if (all.empty()) return;
    std::vector<wxString> entries;
    for (const Offer& offer : all) entries.push_back(offer.words);
    if (const auto chosen = ask_by_menu(*canvas_, canvas_->centre(cell), entries)) take(all[*chosen].outcome);
}

/// As a click there. With nothing in hand the menu says what can be done with what lies there.
wxString AlhambraEditor::go_to(const std::string& typed) {
    const auto cell = read_cell(text(typed));
    if (!cell)
        return i18n::fill(_("Type how far it lies from the fountain: {1} is {2}."),
                          {example_of_place(), i18n::alhambra::name(game::Cell{2, -1})});
    if (auto outcome = choose_cell(position_, entry_, *cell, false)) {
        const wxString why = outcome->why_not;
        take(std::move(*outcome));
        return why;
    }
    if (offers(position_, entry_, *cell).empty()) return why_no_offer(position_, entry_, *cell);
    canvas_->CallAfter([this, at = *cell] { offer(at); });
    return {};
}

/// What lies between the corners is chosen: a palace has no board. The columns and rows that are shown of an empty one.
std::optional<PhotoGround> AlhambraEditor::photo_ground() const {
    return PhotoGround{.cells = {-3, -2, 3, 2}, .fixed = false, .name = [](int column, int row) {
                           return i18n::alhambra::name(game::Cell{column, row});
                       }};
}

bool AlhambraEditor::let_go_begun() {
    if (!begun_since(left_, entry_)) return false;
    take({.entry = let_go(entry_)});
    return true;
}

void AlhambraEditor::take_back_typed() { take({.entry = typed_.without_last(entry_)}); }

/// Nothing is held while an earlier turn or a finished game is looked at: its view is left first.
bool AlhambraEditor::holds() const {
    const bool elsewhere = entry_.looking_back_to || (position_.ready && !position_.may_build());
    return begun(entry_) && !elsewhere;
}

std::optional<wxPoint> AlhambraEditor::cursor() const {
    const std::optional<game::Cell> cell = canvas_->cursor();
    return cell ? std::optional(canvas_->GetPosition() + canvas_->centre(*cell)) : std::nullopt;
}

std::vector<Command> AlhambraEditor::commands() {
    static_assert(escape_key == static_cast<int>(WXK_ESCAPE));
    std::vector<Command> all;
    for (const Key& key : keys(position_)) {
        Command command{key.words, key.label, key.code, {}};
        if (key.piece) command.menu = CommandMenu::pieces;
        if (key.code == menu_key) {
            command.run = [this] {
                if (const auto cell = canvas_->cursor()) offer(*cell);
            };
            command.why_not = [this] {
                return canvas_->cursor() ? wxString() : _("First go to a cell, with the pointer or the arrow keys.");
            };
        } else if (key.code != 0) {
            command.run = [this, code = key.code] { take(press(position_, entry_, code)); };
            command.why_not = [this, code = key.code] { return why_not(position_, entry_, code); };
        }
        all.push_back(std::move(command));
    }
    return all;
}

wxBitmap AlhambraEditor::badge(int player, int side) const {
    const auto marker = position_.game.players.at(static_cast<std::size_t>(player)).colour;
    const int colour = marker ? static_cast<int>(*marker) : -1;
    return badges_.of(
        *panel_, std::to_string(colour) + " " + std::to_string(player), side,
        [marker, player](wxGraphicsContext& gc, const Area& area) { draw_marker(gc, marker, player, area); });
}

wxColour AlhambraEditor::colour(int player) const {
    return marker_colour(position_.game.players.at(static_cast<std::size_t>(player)).colour);
}

}
