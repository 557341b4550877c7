// The editor of a sheet: the figures in the middle, and to their left what is said at the end.
#pragma once

#include "app/desktop/drawing/palette.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/sheet/figures_grid.h"
#include "app/desktop/widgets/buttons.h"

#include <wx/stattext.h>

namespace clerk::desktop::sheet {

class SheetEditor : public Editor {
public:
    SheetEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

    wxWindow* hand() override { return hand_; }
    wxWindow* board() override { return grid_; }
    void show(const Look& look) override;
    void take_keys() override;
    wxBitmap badge(int player, int side) const override;
    wxColour colour(int player) const override;
    std::vector<Command> commands() override;
    bool holds() const override { return grid_->is_typed(); }
    bool let_go_begun() override { return grid_->take_back(); }
    bool types() const override { return grid_->is_typed(); }
    void take_back_typed() override { grid_->take_back(); }

private:
    static const game::Game& game_of(const Record& record) { return std::get<game::Game>(record.game); }
    void make_hand(wxWindow* parent);
    GridIntents grid_intents();
    wxWindow* make_ties(wxWindow* parent);
    void enter(game::Game next);
    void end();
    void show_ties();
    void remove_row();

    Table table_;
    game::Game game_;
    wxPanel* hand_;
    wxStaticText* next_;      ///< what is to be entered next
    Segments* won_ = nullptr; ///< none but in a game together against it
    wxPanel* ties_;
    std::vector<wxButton*> ahead_; ///< a side each
    wxButton* shared_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* remove_ = nullptr;
    FiguresGrid* grid_;
    bool has_shown_ = false; ///< the keys have been sent somewhere
};

// What the window asks of any game's pictures: of this one there is nothing on the table to be drawn.

inline std::vector<CustomPiece> custom_pieces() { return {}; }
inline std::vector<GuideStep> guide(const game::Game& /*game*/, int /*player*/) { return {}; }
inline DrawSized lit_picture(const game::Game& /*game*/, int /*player*/, const std::vector<Place>& /*lit*/,
                             const std::vector<Place>& /*marked*/) {
    return {};
}
inline constexpr bool has_standing_view = false;
inline std::vector<DrawnBoard> boards_after(const game::Game& /*game*/, const game::Fold& /*fold*/,
                                            const BoardsAsked& /*asked*/) {
    return {};
}
inline wxBitmap cover(const wxWindow& /*window*/, int /*side*/) { return {}; }
PlayerSign player_sign(const game::Game& game, int player);

}
