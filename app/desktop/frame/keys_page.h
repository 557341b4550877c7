// Every key on one sheet: of the game on the table, of the board, and of the menus.
#pragma once

#include "app/desktop/game/editor.h"

#include <wx/menu.h>
#include <wx/panel.h>

namespace clerk::desktop {

class KeysPage : public wxPanel {
public:
    KeysPage(wxWindow* parent, std::function<void()> back);

    /// `commands`: of the game on the table; none: no game lies there.
    void show(const std::vector<Command>& commands, const wxMenuBar& menus);

private:
    struct Entry {
        wxString key;
        wxString words;
    };
    using Entries = std::vector<Entry>;
    static Entries of_the_board();
    static Entries of_the_menus(const wxMenuBar& menus);
    static Entries of_the_game(const std::vector<Command>& commands);
    static wxWindow* group(wxWindow* parent, const wxString& title, const Entries& entries, int columns);
    wxWindow* make_sheet(const std::vector<Command>& commands, const wxMenuBar& menus);

    std::function<void()> back_;
};

}
