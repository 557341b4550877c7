// Babylon's editor: turns what the hands do into steps of the record, and shows what stands on the table.
#pragma once

#include "app/desktop/babylon/board_canvas.h"
#include "app/desktop/babylon/garden_canvas.h"
#include "app/desktop/babylon/hand.h"
#include "app/desktop/babylon/pieces_here.h"
#include "app/desktop/game/editor.h"
#include "app/table/babylon/catalogue.h"

namespace clerk::desktop::babylon {

class BabylonEditor : public Editor {
public:
    BabylonEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

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
    bool finished() const override;

    bool correctable(const Record& record, const Where& where) const override {
        return table::babylon::correctable(game_of(record), where);
    }
    Record corrected(const Record& record, const Where& where) const override {
        return {record.head, table::babylon::corrected(game_of(record), where)};
    }
    Record waived(const Record& record, const Where& where, const std::string& reason) const override {
        return {record.head, table::babylon::waived(game_of(record), where, reason)};
    }
    std::optional<Advice> advice(const Record& record) const override;
    wxString reason(const Record& record, const Where& where) const override;

private:
    static const game::Game& game_of(const Record& record) { return std::get<game::Game>(record.game); }
    void change(game::Game next) { table_.change({table_.record().head, std::move(next)}); }
    void hold(Hold next); ///< another tool or tile: shows it
    void follow_by_keys();
    void listen_to_hand();
    void listen_to_board();
    wxWindow* make_board(wxWindow* parent);
    Segments* make_levels(wxWindow* parent);
    void show_board();
    void look_up_to(std::optional<int> level);
    void look_at_standing(bool standing);
    void send_keys_to_board();
    void look_deeper();
    void look_higher();

    // In the hand.
    std::optional<int> income_at(game::Cell stack) const;
    void choose_stack(game::Cell stack);
    void enter(const FaceDraft& face);
    void take();
    void enter_known(const game::Tile& face);
    void end_turn(game::Unplaced unplaced);
    void choose_kind(int index);
    void turn_tile();
    void next_open_corner();
    void choose_level(std::optional<int> level);
    void enter_symbol(game::Symbol symbol);
    void enter_flower(game::Flower flower);
    // Why a key can do nothing now; empty: it can.
    wxString why_not_build() const;
    wxString why_not_place() const;
    wxString why_not_enter_face() const;
    wxString why_not_known_face() const;
    wxString why_not_end_turn() const;
    wxString why_not_turn_view() const;
    wxString why_no_token() const;
    /// A letter means a symbol while a tile is dug, an ornament otherwise.
    void letter(game::Kind kind);

    // On the board.
    bool may_build() const { return position_.may_build(look_.player); }
    Draft draft() const;
    std::optional<game::Tile> tile_in_hand() const;
    game::Placement placement_at(game::Cell anchor) const;
    Findings judged(const game::Placement& placement) const;
    Findings judged(const game::Building& building) const;
    std::optional<Ghost> ghost_at(game::Cell anchor) const;
    std::optional<OrnamentGhost> ornament_ghost_at(game::Cell cell) const;
    std::optional<game::Space> space_at(game::Cell cell) const;
    std::vector<game::Space> spaces_with(game::Cell cell) const;
    game::Building attempted(std::vector<game::Space> spaces) const;
    void place(game::Cell anchor);
    void refuse(const Finding& finding, const game::Step& step);
    void choose_cell(game::Cell cell);
    void build(const game::Building& building);
    void offer_pieces(game::Cell cell);
    void take_back(const PieceHere& piece);

    Table table_;
    std::vector<game::Tile> known_faces_; ///< of earlier games
    Position position_;
    Look look_;
    Hold hold_;
    std::optional<int> up_to_level_;
    std::optional<bool> digging_; ///< the last time the keys were sent somewhere
    Hand* hand_;
    wxWindow* board_panel_;
    BoardCanvas* canvas_ = nullptr;
    GardenCanvas* standing_ = nullptr; ///< in the plan's place while one looks at the garden as it stands
    Segments* levels_ = nullptr;       ///< how deep one looks: the highest level first, then all
};

}
