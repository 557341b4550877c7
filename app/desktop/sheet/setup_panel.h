// Which game it is, who plays, how it is won, and the rows of its sheet.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/desktop/widgets/buttons.h"
#include "app/table/sheet/setup.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop::sheet {

namespace game = clerk::sheet;

/// Its controls: "game-name", "name-1" … (always one more than there are players, until there are twelve),
/// "way-highest" …, "rows", "first-began", "ties-shared", "teams", "team-1" …
class SetupPanel : public Setup {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing);

    Game game() const override { return game_; }
    wxString fault() const override { return table::sheet::fault(game_); }
    void offer(const OtherGames& others) override;
    wxWindow* first() override { return name_; }

private:
    struct Seat {
        wxComboBox* name;
        wxChoice* team;
    };
    void make_game(wxSizer& rows);
    void make_seats(wxSizer& rows, const std::vector<std::string>& names);
    void make_ways(wxSizer& rows);
    wxCheckBox* make_check(wxSizer& rows, const wxString& words, const char* name, std::function<void(bool)> run);
    template <class Field> void go_on_from(Field& field);
    void take_name();
    void take_players();
    void change(game::Game next);
    void show();

    game::Game game_;
    Playing playing_;
    OtherGames others_;
    wxComboBox* name_ = nullptr;
    std::vector<Seat> seats_;
    Segments* ways_ = nullptr;
    wxStaticText* explained_ = nullptr;
    wxTextCtrl* rows_ = nullptr;
    wxCheckBox* ties_ = nullptr;
    wxCheckBox* began_ = nullptr;
    wxCheckBox* teams_ = nullptr;
    bool shows_ = false;
};

}
