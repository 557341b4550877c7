#include "app/desktop/frame/menu_bar.h"

#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"

#include <utility>

#include <wx/accel.h>
#include <wx/control.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

wxMenu* menu_of(const std::vector<MenuCommand>& commands);

void add(wxMenu& menu, const std::vector<MenuCommand>& commands) {
    for (const MenuCommand& command : commands) {
        const wxString words = command.key.empty() ? command.words : command.words + "\t" + command.key;
        if (command.id == wxID_SEPARATOR)
            menu.AppendSeparator();
        else if (command.run)
            menu.Append(command.id, words);
        else
            menu.Append(command.id, words, menu_of(command.submenu));
    }
}

wxMenu* menu_of(const std::vector<MenuCommand>& commands) {
    auto* menu = new wxMenu;
    add(*menu, commands);
    return menu;
}

int accelerator_flags(const wxKeyEvent& event) {
    return (event.ControlDown() ? wxACCEL_CTRL : 0) | (event.ShiftDown() ? wxACCEL_SHIFT : 0) |
           (event.AltDown() ? wxACCEL_ALT : 0);
}

/// Names may be of any length; an entry is not.
wxString short_entry(const wxWindow& window, const wxString& words) {
    constexpr int width = 420, surely_short = 40;
    return words.length() <= surely_short ? words : ellipsized(window, words, wide(window, width));
}

/// Takes away all entries after the first so many.
void cut(wxMenu& menu, std::size_t kept) {
    while (menu.GetMenuItemCount() > kept) menu.Destroy(menu.FindItemByPosition(menu.GetMenuItemCount() - 1));
}

bool has_key(const MenuCommand& command, const wxKeyEvent& event) {
    wxAcceleratorEntry key;
    return !command.key.empty() && key.FromString(command.key) && key.GetKeyCode() == event.GetKeyCode() &&
           accelerator_flags(event) == key.GetFlags();
}

}

MenuBar::MenuBar(std::vector<Menu> menus, std::size_t view_menu, std::size_t turn_menu)
    : menus_(std::move(menus)), view_menu_(view_menu), turn_menu_(turn_menu) {
    for (const Menu& menu : menus_) Append(menu_of(menu.commands), menu.title);
}

void MenuBar::reword(std::vector<Menu> menus) {
    while (GetMenuCount() > 0) delete Remove(GetMenuCount() - 1);
    menus_ = std::move(menus);
    for (const Menu& menu : menus_) Append(menu_of(menu.commands), menu.title);
}

void MenuBar::bind_to(wxWindow& window, std::function<void(std::size_t)> run_game_command) {
    bound_to_ = &window;
    for (const Menu& menu : menus_)
        for (const MenuCommand& command : menu.commands) bind(command);
    window.Bind(
        wxEVT_MENU,
        [run = std::move(run_game_command)](wxCommandEvent& event) {
            run(static_cast<std::size_t>(event.GetId() - id_first_command));
        },
        id_first_command, id_last_command);
}

void MenuBar::bind(const MenuCommand& command) {
    if (command.run && bound_.insert(command.id).second)
        bound_to_->Bind(
            wxEVT_MENU, [run = command.run](wxCommandEvent&) { run(); }, command.id);
    for (const MenuCommand& entry : command.submenu) bind(entry);
}

bool MenuBar::run_key(const wxKeyEvent& event) {
    for (std::size_t i = 0; i < menus_.size(); ++i)
        for (const MenuCommand& command : menus_[i].commands)
            if (has_key(command, event) && IsEnabledTop(i) && IsEnabled(command.id)) {
                command.run();
                return true;
            }
    return false;
}

/// Nothing is said where none of them can be: there the page says why.
wxString MenuBar::why_not(const wxKeyEvent& event) const {
    for (std::size_t i = 0; i < menus_.size(); ++i)
        for (const MenuCommand& command : menus_[i].commands)
            if (has_key(command, event) && IsEnabledTop(i) && !IsEnabled(command.id)) return command.why_not;
    return {};
}

void MenuBar::refresh(bool has_game) {
    const wxMenu& view = *GetMenu(view_menu_);
    for (std::size_t i = menus_[view_menu_].commands.size(); i < view.GetMenuItemCount(); ++i)
        view.FindItemByPosition(i)->Enable(has_game);
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        if (menus_[i].enabled) EnableTop(i, menus_[i].enabled());
        for (const MenuCommand& command : menus_[i].commands)
            if (command.enabled) Enable(command.id, command.enabled());
    }
}

void MenuBar::refill(int submenu, const std::vector<MenuCommand>& commands) {
    wxMenu& menu = *FindItem(submenu)->GetSubMenu();
    cut(menu, 0);
    add(menu, commands);
    for (const MenuCommand& command : commands) bind(command);
    Enable(submenu, !commands.empty());
}

void MenuBar::rename(int id, const wxString& words) {
    wxMenuItem& item = *FindItem(id);
    item.SetItemLabel(wxControl::EscapeMnemonics(short_entry(*bound_to_, words)) +
                      item.GetItemLabel().Mid(item.GetItemLabel().find('\t')));
}

/// Each by itself too: the key of a command in a menu that is disabled as a whole would still run it.
void MenuBar::enable_all(bool enabled, const std::set<int>& always) {
    for (std::size_t menu = 0; menu < GetMenuCount(); ++menu) {
        bool any = enabled;
        for (const MenuCommand& command : menus_[menu].commands) {
            if (command.id == wxID_SEPARATOR) continue;
            const bool can = enabled || always.contains(command.id);
            Enable(command.id, can);
            any = any || can;
        }
        EnableTop(menu, any);
    }
}

// The keys stand in the words: as accelerators, letters could not be typed into a text any more.
void MenuBar::fill(const std::vector<Command>& commands) {
    wxMenu& turn = *GetMenu(turn_menu_);
    wxMenu& view = *GetMenu(view_menu_);
    cut(turn, 0);
    cut(view, menus_[view_menu_].commands.size());
    view.AppendSeparator();
    auto* pieces = new wxMenu;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        if (commands[i].words.empty() || !commands[i].run) continue;
        wxMenu& menu = commands[i].menu == CommandMenu::view     ? view
                       : commands[i].menu == CommandMenu::pieces ? *pieces
                                                                 : turn;
        menu.Append(
            id_first_command + static_cast<int>(i),
            wxControl::EscapeMnemonics(short_entry(*bound_to_, commands[i].words) + "  (" + commands[i].key + ")"));
    }
    if (pieces->GetMenuItemCount() > 0)
        turn.Append(id_pieces, _("&Pieces by their letters"), pieces);
    else
        delete pieces;
}

}
