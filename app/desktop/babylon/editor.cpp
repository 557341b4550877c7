#include "app/desktop/babylon/editor.h"

#include "app/desktop/babylon/guide.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/babylon/changes.h"
#include "core/judge.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::desktop::babylon {

BabylonEditor::BabylonEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), position_(table::babylon::position(game_of(table_.record()))) {
    hold_.tool = position_.full() ? Tool::look : Tool::terrace;
    known_faces_ = read_faces(table_.desk->store().tile_faces(game::game_id));
    hand_ = new Hand(hand_parent);
    board_panel_ = make_board(board_parent);
    listen_to_hand();
    listen_to_board();
}

void BabylonEditor::show(const Look& look) {
    const Position now = table::babylon::position(game_of(table_.record()));
    hold_ = settled(std::move(hold_), position_, now);
    position_ = now;
    look_ = look;
    if (!position_.full() && !hold_.face.flower)
        hold_.face.flower = position_.state.seats[static_cast<std::size_t>(look_.player)].flower;
    hand_->show(position_, hold_, known_faces_);
    show_board();
    follow_by_keys();
}

/// The keys go where the next thing is done: to the quarry, then to the board.
void BabylonEditor::follow_by_keys() {
    if (digging_ == position_.to_dig()) return;
    digging_ = position_.to_dig();
    if (*digging_)
        hand_->quarry().SetFocus();
    else
        send_keys_to_board();
}

void BabylonEditor::hold(Hold next) {
    hold_ = std::move(next);
    hand_->show(position_, hold_, known_faces_);
    show_board();
    canvas_->refresh_ghost();
}

std::optional<int> BabylonEditor::player_at_turn() const { return table::babylon::player_at_turn(position_); }

wxString BabylonEditor::heading() const { return table::babylon::heading(position_); }

bool BabylonEditor::finished() const { return table::babylon::finished(position_); }

wxBitmap BabylonEditor::badge(int player, int side) const {
    const game::Flower flower = position_.game.players.at(static_cast<std::size_t>(player)).flower;
    return picture(*hand_, side, [flower](wxGraphicsContext& gc, const Area& area) { draw_flower(gc, flower, area); });
}

std::vector<TurnLine> BabylonEditor::turns(const Record& record) const {
    return table::babylon::turn_lines(game_of(record));
}

std::vector<BuiltPiece> BabylonEditor::built(const Record& record, int player) const {
    const game::Game& game = game_of(record);
    return table::babylon::built(game, table::babylon::position(game), player);
}

std::optional<Advice> BabylonEditor::advice(const Record& record) const {
    auto advice = table::babylon::advice(game_of(record));
    if (!advice) return std::nullopt;
    return Advice{advice->words, std::move(advice->places), {record.head, std::move(advice->mended)}};
}

std::vector<GuideStep> BabylonEditor::guide(const Record& record, int player) const {
    return babylon::guide(game_of(record), player);
}

wxString BabylonEditor::reason(const Record& record, const Where& where) const {
    return text(table::babylon::reason_of(game_of(record), where));
}

void BabylonEditor::listen_to_hand() {
    hand_->token().on_choose = [this](game::Effect effect) {
        change(with_token(position_.game, position_.state.round(), effect));
    };
    hand_->quarry().on_dig = [this](game::Cell stack) { choose_stack(stack); };
    hand_->quarry().income_at = [this](game::Cell stack) { return income_at(stack); };
    hand_->face().on_flower = [this](game::Flower flower) { enter_flower(flower); };
    hand_->face().on_symbol = [this](game::Symbol symbol) { enter_symbol(symbol); };
    hand_->face().on_space = [this](game::Corner corner) {
        Hold next = hold_;
        next.face.next = unturned(corner, position_.full() ? 0 : hold_.draft.rotation);
        hold(std::move(next));
    };
    hand_->known().on_face = [this](const game::Tile& face) { enter_known(face); };
    hand_->on_take = [this] { take(); };
    hand_->slot().on_hold = [this](std::optional<game::From> from) {
        Hold next = hold_;
        next.tool = from ? Tool::terrace : Tool::look;
        next.draft = {.from = from.value_or(next.draft.from), .open = next.draft.open};
        hold(std::move(next));
    };
    hand_->placing().on_level = [this](std::optional<int> level) { choose_level(level); };
    hand_->placing().on_turn = [this] { turn_tile(); };
    hand_->placing().on_open = [this](std::optional<game::Corner> open) {
        Hold next = hold_;
        next.draft.open = open;
        hold(std::move(next));
    };
    hand_->kinds().on_choose = [this](int index) { choose_kind(index); };
    hand_->kinds().on_release = [this](int index) { choose_kind(index); };
    hand_->on_end_turn = [this](game::Unplaced unplaced) { end_turn(unplaced); };
}

/// Before the face is known: with the player's own flower it is one more.
std::optional<int> BabylonEditor::income_at(game::Cell stack) const {
    if (!position_.to_dig() || position_.state.quarry.height(stack) == 0) return std::nullopt;
    const bool entered = hold_.stack == stack && hold_.face.flower;
    const game::Flower other = game::flowers[(static_cast<std::size_t>(position_.state.seat().flower) + 1) % 4];
    return game::income(position_.state,
                        game::Dig{.at = stack, .tile = {{.flower = entered ? *hold_.face.flower : other}}});
}

void BabylonEditor::choose_stack(game::Cell stack) {
    Hold next = hold_;
    next.stack = stack;
    next.face = {};
    hold(std::move(next));
}

void BabylonEditor::enter(const FaceDraft& face) {
    Hold next = hold_;
    next.face = face;
    hold(std::move(next));
    if (position_.to_dig() && hold_.stack && complete(face, position_.state.quarry.top(*hold_.stack))) take();
}

void BabylonEditor::enter_flower(game::Flower flower) {
    FaceDraft face = hold_.face;
    face.flower = flower;
    enter(face);
}

void BabylonEditor::enter_symbol(game::Symbol symbol) { enter(with_symbol(hold_.face, symbol)); }

void BabylonEditor::enter_known(const game::Tile& face) { enter(table::babylon::of(face)); }

void BabylonEditor::take() {
    if (!position_.to_dig() || !hold_.stack || !hold_.face.flower) return;
    const game::Cell stack = *hold_.stack;
    const game::Tile tile = table::babylon::tile(hold_.face, true);
    const Findings findings = game::check(position_.state, game::Dig{.at = stack, .tile = {tile}});
    if (cannot_exist(findings))
        table_.refuse(findings.back(), {});
    else
        change(with_dig(position_.game, stack, tile));
}

void BabylonEditor::end_turn(game::Unplaced unplaced) {
    if (position_.ready) change(with_turn_ended(position_.game, unplaced));
}

void BabylonEditor::choose_kind(int index) {
    const game::Kind kind = game::kinds[static_cast<std::size_t>(index)];
    Hold next = hold_;
    const bool released = hold_.tool == Tool::ornament && hold_.kind == kind;
    next.tool = !released ? Tool::ornament : position_.full() ? Tool::look : Tool::terrace;
    next.kind = kind;
    next.spaces.clear();
    hold(std::move(next));
}

void BabylonEditor::turn_tile() {
    Hold next = hold_;
    next.draft.rotation = (next.draft.rotation + 90) % 360;
    hold(std::move(next));
}

void BabylonEditor::next_open_corner() {
    Hold next = hold_;
    std::optional<game::Corner>& open = next.draft.open;
    if (!open)
        open = game::Corner::nw;
    else if (open == game::Corner::sw)
        open.reset();
    else
        open = game::corners[static_cast<std::size_t>(*open) + 1];
    hold(std::move(next));
}

void BabylonEditor::choose_level(std::optional<int> level) {
    Hold next = hold_;
    next.draft.level = level;
    hold(std::move(next));
}

}
