// Help in the main window: the rules, the sheet of keys, what the program is.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/desktop/game/editor.h"
#include "app/table/rule_pages.h"

#include <functional>

#include <wx/iconbndl.h>
#include <wx/menu.h>
#include <wx/panel.h>
#include <wx/window.h>

namespace clerk::desktop {

// What the program is called to show of itself, taken from the sources when it is built.

extern const char* const licence_text;   ///< in full
extern const char* const libraries_text; ///< what it is made with, and under which licences
extern const char* const icon_drawing;   ///< SVG

// What the program is, and what it is made with.

wxIconBundle app_icons();

/// In the system's own dialog, with all licences.
void show_about(wxWindow& parent);

/// Every key on one sheet: of the game on the table, of the board, and of the menus.
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

/// The rules, looked up from wherever one is: shown, tried out, printed.
class RulesAtHand {
public:
    explicit RulesAtHand(Workbench& bench) : bench_(bench) {}

    void show(); ///< of the game on the table, at the one that is broken there

private:
    void try_out(const table::RulePage& rule);
    void print(const wxString& title, const std::vector<table::RulePage>& rules);

    Workbench& bench_;
};

}
