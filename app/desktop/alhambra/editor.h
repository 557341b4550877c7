// Alhambra's editor: draws what stands on the table and what is being entered, and hands on what is clicked and typed.
#pragma once

#include "app/desktop/alhambra/entry_panel.h"
#include "app/desktop/alhambra/palace_canvas.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/game/typed_places.h"
#include "app/table/alhambra/catalogue.h"
#include "app/table/alhambra/entry.h"
#include "app/table/alhambra/palace_input.h"
#include "app/table/entries.h"

#include <tuple>

namespace clerk::desktop::alhambra {

using namespace table::alhambra;

class AlhambraEditor : public Editor, public TypedPlaces {
public:
    AlhambraEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

    wxWindow* hand() override { return panel_; }
    wxWindow* board() override { return board_panel_; }
    void show(const Look& look) override;
    wxBitmap badge(int player, int side) const override;
    wxColour colour(int player) const override;
    std::vector<Command> commands() override;
    wxAnyButton* main_button() override { return panel_->main_button(); }
    bool holds() const override;
    bool let_go_begun() override;
    bool types() const override { return typed_.any(); }
    void take_back_typed() override;
    std::optional<wxPoint> cursor() const override;
    wxString go_to(const std::string& typed) override;
    char letter_for_places() const override { return 'Q'; }
    wxString example_of_place() const override { return written(game::Cell{2, -1}); }
    std::optional<PhotoGround> photo_ground() const override;
    void lay(const PhotoShown& photo) override { canvas_->lay(photo); }
    std::any begun_entry() const override { return AllBegun(entry_, played_); }
    void resume(const std::any& begun) override { std::tie(entry_, played_) = std::any_cast<const AllBegun&>(begun); }

private:
    using Played = table::PlayedTurn<Position, Entry>;
    using AllBegun = std::tuple<Entry, Played>;
    static const game::Game& game_of(const Record& record) { return std::get<game::Game>(record.game); }
    wxWindow* make_board(wxWindow* parent);
    Segments* make_rounds(wxWindow* parent);
    void act(const Intent& intent) { take(intent(position_, entry_)); }
    void take(Outcome outcome);
    void show_entry();
    void offer(game::Cell cell);
    bool has_focus() const;
    void keep_focus();

    Table table_;
    Look look_;
    Position position_;
    Entry entry_;
    Entry left_; ///< by the last change of the game
    table::TypedEntries<Entry> typed_;
    Played played_;
    bool has_shown_ = false; ///< the keys have been sent somewhere
    EntryPanel* panel_;
    wxWindow* board_panel_;
    Segments* rounds_ = nullptr; ///< which scoring is entered; depth final only
    PalaceCanvas* canvas_ = nullptr;
    mutable PictureCache badges_;
};

}
