// The editor of Egizia: draws what stands on the table and what is being entered, and hands on what is clicked and
// typed.
#pragma once

#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/egizia/entry_panel.h"
#include "app/desktop/egizia/monuments.h"
#include "app/desktop/egizia/nile_canvas.h"
#include "app/desktop/egizia/track_canvas.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/game/typed_places.h"
#include "app/table/entries.h"

#include <tuple>

namespace clerk::desktop::egizia {

class EgiziaEditor : public Editor, public TypedPlaces {
public:
    EgiziaEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

    wxWindow* hand() override { return panel_; }
    wxWindow* board() override { return board_panel_; }
    void show(const Look& look) override;
    void take_keys() override;
    wxBitmap badge(int player, int side) const override;
    wxColour colour(int player) const override;
    std::vector<Command> commands() override;
    wxAnyButton* main_button() override { return panel_->main_button(); }
    std::any begun_entry() const override { return AllBegun(entry_, waiting_, played_); }
    void resume(const std::any& begun) override {
        std::tie(entry_, waiting_, played_) = std::any_cast<const AllBegun&>(begun);
    }
    bool holds() const override { return begun(entry_); }
    bool let_go_begun() override;
    bool types() const override { return typed_.any(); }
    void take_back_typed() override;
    std::optional<wxPoint> cursor() const override;
    wxString go_to(const std::string& typed) override;
    char letter_for_places() const override { return 'Q'; }
    wxString example_of_place() const override { return "p1 4"; }
    bool has_places() const override { return monuments_ != nullptr; }

private:
    using Waiting = table::WaitingEntries<Entry>;
    using Played = table::PlayedTurn<Position, Entry, Waiting>;
    using AllBegun = std::tuple<Entry, Waiting, Played>;
    static const game::Game& game_of(const Record& record) { return std::get<game::Game>(record.game); }
    wxWindow* make_board(wxWindow* parent);
    void tell_where_nothing_is(TargetCanvas& canvas);
    void make_monuments(wxSizer& rows);
    void act(const Intent& intent) { take(intent(position_, entry_)); }
    void take(Outcome outcome);
    void show_entry();
    void fit_board();
    void keep_focus();
    wxWindow* pictures() const; ///< that the keys go to; null: none is there

    Table table_;
    Look look_;
    Position position_;
    Entry entry_; ///< for the player looked at
    Entry left_;  ///< of it by the last change of the game
    table::TypedEntries<Entry> typed_;
    Waiting waiting_;
    Played played_;
    bool has_shown_ = false; ///< the keys have been sent somewhere
    EntryPanel* panel_;
    wxWindow* board_panel_ = nullptr;
    TrackCanvas* track_ = nullptr;
    NileCanvas* nile_ = nullptr;           ///< none but in depth full
    MonumentsCanvas* monuments_ = nullptr; ///< none in depth final
    mutable PictureCache badges_;
};

}
