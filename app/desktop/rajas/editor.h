// The editor of Rajas of the Ganges and the board it shows.
#pragma once

#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/game/typed_places.h"
#include "app/desktop/rajas/entry_panel.h"
#include "app/desktop/rajas/province.h"
#include "app/desktop/rajas/race.h"
#include "app/desktop/rajas/river.h"
#include "app/table/entries.h"
#include "app/table/rajas/catalogue.h"

#include <tuple>

#include <wx/panel.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::rajas {

/// The middle of the window: the race of all players, below it the river where it is described, and the province of the
/// player shown. Where there is no room for all, the race folds to one lane; a button beside it, or a key, shows all of
/// them. Its controls: "race", "all-lanes", "river", "board".
class BoardPanel : public wxPanel {
public:
    BoardPanel(wxWindow* parent, int players, bool with_province);

    RaceCanvas* race;
    RiverCanvas* river;
    ProvinceCanvas* province = nullptr; ///< none in depth final

    void show_river(const RiverView& view, const game::Game& game);
    bool folds() const; ///< there is no room for all lanes
    void turn_fold();   ///< all lanes are shown, or not any more

private:
    void fit();
    bool has_room_for(int race_high) const;

    int players_;
    bool unfolded_ = false; ///< all lanes are asked for
    wxToggleButton* all_;
};

/// The editor of Rajas of the Ganges: draws what stands on the table and what is being entered, and hands on what is
/// clicked and typed.
class RajasEditor : public Editor, public TypedPlaces {
public:
    RajasEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

    wxWindow* hand() override { return panel_; }
    wxWindow* board() override { return board_; }
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
    wxString go_to(const std::string& typed) override;
    char letter_for_places() const override { return 'Q'; }
    wxString example_of_place() const override { return "a3"; }
    bool holds() const override;
    bool let_go_begun() override;
    bool types() const override { return typed_.any(); }
    void take_back_typed() override;
    std::optional<wxPoint> cursor() const override;

private:
    using Waiting = table::WaitingEntries<Entry>;
    using Played = table::PlayedTurn<Position, Entry, Waiting>;
    using AllBegun = std::tuple<Entry, Waiting, Played>;
    static const game::Game& game_of(const Record& record) { return std::get<game::Game>(record.game); }
    void listen();
    void act(const Intent& intent) { take(intent(position_, entry_)); }
    void take(Outcome outcome);
    void move(int player, Track track, int space);
    void show_entry();
    void keep_focus();
    int player_shown(const Look& look) const;

    Table table_;
    Look look_;
    Position position_;
    Entry entry_; ///< for the player looked at
    Entry left_;  ///< of it by the last change of the game
    table::TypedEntries<Entry> typed_;
    Waiting waiting_;
    Played played_;
    std::vector<game::Tile> known_; ///< province tiles of earlier games
    bool has_shown_ = false;        ///< the keys have been sent somewhere
    EntryPanel* panel_;
    BoardPanel* board_;
    ProvinceCanvas* canvas_; ///< none in depth final
    mutable PictureCache badges_;
};

}
