// The editor of Babylon and the board it shows.
#pragma once

#include "app/desktop/babylon/board_canvas.h"
#include "app/desktop/babylon/entry_panel.h"
#include "app/desktop/babylon/garden_view.h"
#include "app/desktop/babylon/photo_reader.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/game/typed_places.h"
#include "app/desktop/widgets/buttons.h"
#include "app/table/babylon/catalogue.h"
#include "app/table/babylon/garden_input.h"
#include "app/table/entries.h"

#include <tuple>

namespace clerk::desktop::babylon {

/// The middle of the window: the garden looked at as a plan, or in perspective, and how deep one looks.
class BoardPanel : public wxPanel {
public:
    explicit BoardPanel(wxWindow* parent);

    void show(BoardView view);
    BoardCanvas& plan() { return *plan_; }
    GardenCanvas& perspective() { return *perspective_; }
    void focus(); ///< the keys go to what is shown

    bool in_perspective() const { return perspective_->IsShown(); }
    void show_in_perspective(bool in_perspective); ///< in place of the plan
    void turn() { perspective_->turn(1); }

    std::function<void(std::optional<int>)> on_level; ///< look up to that level; none: at all

private:
    Segments* make_levels();

    BoardCanvas* plan_;
    GardenCanvas* perspective_;
    Segments* levels_; ///< all, then the highest level first
    wxSizer* look_;    ///< these with their title
    std::optional<int> up_to_level_;
};

/// Babylon's editor: draws what stands on the table and what is being entered, and hands on what is clicked and typed.
class BabylonEditor : public Editor, public TypedPlaces {
public:
    BabylonEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

    wxWindow* hand() override { return panel_; }
    wxWindow* board() override { return board_; }
    void show(const Look& look) override;
    void take_keys() override;
    wxBitmap badge(int player, int side) const override;
    wxColour colour(int player) const override;
    std::vector<Command> commands() override;
    wxAnyButton* main_button() override { return panel_->main_button(); }
    wxString go_to(const std::string& typed) override;
    char letter_for_places() const override { return 'H'; }
    wxString example_of_place() const override { return "a3 2"; }
    bool holds() const override { return begun(entry_, position_); }
    bool let_go_begun() override;
    bool types() const override { return typed_.any(); }
    void take_back_typed() override;
    std::optional<wxPoint> cursor() const override;
    std::optional<PhotoGround> photo_ground() const override;
    void lay(const PhotoShown& photo) override;
    std::any begun_entry() const override { return AllBegun(entry_, played_); }
    void resume(const std::any& begun) override { std::tie(entry_, played_) = std::any_cast<const AllBegun&>(begun); }

private:
    using Played = table::PlayedTurn<Position, Entry>;
    using AllBegun = std::tuple<Entry, Played>;
    static const game::Game& game_of(const Record& record) { return std::get<game::Game>(record.game); }
    void read_known_faces();
    void listen_to_board();
    void act(const Intent& intent);
    void take(Outcome outcome);
    void show_entry();
    void send_keys();
    void click(game::Cell cell);
    std::optional<PieceHere> piece_meant() const;
    void read_photo();
    void show_seen(BoardView& view) const;
    void take_proposed();
    std::optional<Entry> with_seen(game::Cell anchor) const;
    void offer(game::Cell cell);
    std::function<void()> run(int key);
    wxString why_not(int key) const;

    Table table_;
    std::vector<game::Tile> known_faces_; ///< of earlier games and of this one
    Position position_;
    Entry entry_;
    Entry left_; ///< by the last change of the game
    table::TypedEntries<Entry> typed_;
    Played played_;
    EntryView view_;
    Look look_;
    std::optional<PieceHere> looked_at_; ///< a piece that was clicked, until the next thing done
    std::optional<bool> digging_;        ///< the last time the keys were sent somewhere
    EntryPanel* panel_;
    BoardPanel* board_;
    std::shared_ptr<const PhotoUnderlay> laid_; ///< the photo that proposes
    std::unique_ptr<PhotoReader> photo_;
    mutable PictureCache badges_;
};

}
