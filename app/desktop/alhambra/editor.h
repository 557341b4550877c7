// Alhambra's editor: turns what the hands do into steps of the record, and shows what stands on the table.
#pragma once

#include "app/desktop/alhambra/hand.h"
#include "app/desktop/alhambra/palace_canvas.h"
#include "app/desktop/game/editor.h"

namespace clerk::desktop::alhambra {

class AlhambraEditor : public Editor {
public:
    AlhambraEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

    wxWindow* hand() override { return hand_; }
    wxWindow* board() override { return board_panel_; }
    void show(const Look& look) override;

    std::optional<int> player_at_turn() const override;
    wxString heading() const override;
    wxBitmap badge(int player, int side) const override;
    std::vector<TurnLine> turns(const Record& record) const override;
    std::vector<Command> commands() override;
    std::vector<BuiltPiece> built(const Record& record, int player) const override;
    std::vector<GuideStep> guide(const Record& record, int player) const override;
    bool holds() const override;
    bool finished() const override;

    bool correctable(const Record& record, const Where& where) const override {
        return alhambra::correctable(game_of(record), where);
    }
    Record corrected(const Record& record, const Where& where) const override {
        return {record.head, alhambra::corrected(game_of(record), where)};
    }
    Record waived(const Record& record, const Where& where, const std::string& reason) const override {
        return {record.head, alhambra::waived(game_of(record), where, reason)};
    }
    std::optional<Advice> advice(const Record& record) const override;
    wxString reason(const Record& record, const Where& where) const override;

private:
    static std::optional<Advice> advice_for_palace(const Record& record);
    static const game::Game& game_of(const Record& record) { return std::get<game::Game>(record.game); }
    void change(game::Game next) { table_.change({table_.record().head, std::move(next)}); }
    void enter(game::Step step); ///< one that cannot exist is refused instead
    void hold(Hold next);        ///< something else is held: shows it
    void hold_end_of_opened_turn();
    int round_to_show(const Look& look) const;
    bool has_focus() const;
    void keep_focus();
    void listen_to_hand();
    void listen_to_end();
    void listen_to_finished();

    void add_letters(std::vector<Command>& all);
    // Why a key can do nothing now; empty: it can.
    wxString why_not_in_turn() const;
    wxString why_not_take() const;
    wxString why_not_pick() const;
    wxString why_not_hold() const;
    wxString why_not_give() const;
    wxString why_not_take_away() const;
    wxString why_not_end() const;

    // In a turn.
    void choose_colour(game::Colour colour);
    void choose_currency(game::Currency currency);
    void enter_figure(int figure);
    void pick(const TilePick& next);
    void pick_first();
    void take_tile(const game::Tile& tile); ///< the one that was picked, for whatever it is wanted
    void choose_space(game::Currency space);
    void toggle(std::vector<bool> Hold::*which, std::size_t place);
    void take_cards();
    void buy();
    void hold_tile(const game::Tile& tile);
    void hold_next();
    void give();
    void take_away();
    void let_go(); ///< what was begun last

    // The end of a turn, and of the game.
    void end();
    void end_turn();
    void toggle_scoring();
    void enter_at_end(Hold next);
    void enter_card(const game::Card& card);
    void take_back_at_end(const game::Tile& tile);

    // Finished palaces.
    Segments* make_rounds(wxWindow* parent);
    void choose_round(int round);
    void show_rounds();
    void only_points(bool only);
    void pick_for_dirk(bool for_dirk);

    // On the board.
    struct Offer {
        wxString words;
        std::function<void()> run;
    };
    wxWindow* make_board(wxWindow* parent);
    const game::Palace* past_palace() const; ///< as it stood at the scoring looked at; none: as it stands
    bool may_build() const { return position_.may_build() && !hold_.ending && !past_palace(); }
    bool in_reserve() const { return hold_.tile && !position_.final() && !position_.lies_aside(*hold_.tile); }
    bool lifts(game::Cell cell, bool shift) const;
    std::optional<game::Step> step_at(game::Cell cell) const;
    std::optional<Ghost> ghost_at(game::Cell cell) const;
    std::vector<Place> marked() const;
    game::Cells open_cells() const;
    game::Cells fresh_cells() const;
    void show_board();
    void choose_cell(game::Cell cell, bool shift);
    std::vector<Offer> offers(game::Cell cell);
    std::vector<Offer> offers_of_steps(game::Cell cell);
    void offer(game::Cell cell);

    Table table_;
    Look look_;
    Position position_;
    Hold hold_;
    bool has_shown_ = false; ///< the keys have been sent somewhere
    Hand* hand_;
    wxWindow* board_panel_;
    Segments* rounds_ = nullptr; ///< which scoring is entered; depth final only
    PalaceCanvas* canvas_ = nullptr;
};

}
