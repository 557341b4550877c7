#include "app/desktop/frame/menu_bar.h"

#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"

#include <utility>

#include <wx/accel.h>
#include <wx/control.h>
#include <wx/translation.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

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

/// With those of its submenus.
void for_each(const std::vector<MenuCommand>& commands, const std::function<void(const MenuCommand&)>& run) {
    for (const MenuCommand& command : commands) {
        if (command.id != wxID_SEPARATOR) run(command);
        for_each(command.submenu, run);
    }
}

#ifdef __WXGTK__

/// Of GDK; 0: it has none that is known.
unsigned gdk_key(const Command& command) {
    constexpr std::pair<int, unsigned> keys[] = {{WXK_PAGEUP, 0xff55}, {WXK_PAGEDOWN, 0xff56}, {WXK_DELETE, 0xffff},
                                                 {WXK_BACK, 0xff08},   {WXK_ESCAPE, 0xff1b},   {WXK_RETURN, 0xff0d}};
    constexpr unsigned first_function_key = 0xffbe;
    int code = command.code;
    if (command.key == "Esc") code = WXK_ESCAPE; // also where the key means it only in its place
    if (command.key == _("Enter")) code = WXK_RETURN;
    for (const auto& [key, value] : keys)
        if (key == code) return value;
    if (code >= WXK_F1 && code <= WXK_F12) return first_function_key + static_cast<unsigned>(code - WXK_F1);
    if (code >= 'A' && code <= 'Z') return static_cast<unsigned>(code - 'A' + 'a');
    return code > ' ' && code < WXK_DELETE ? static_cast<unsigned>(code) : 0;
}

/// In the column of the keys, without being one: as an accelerator, a letter could not be typed into a text any more.
bool show_key(const wxMenuItem& item, const Command& command) {
    static const auto child_of = gtk_function<void* (*)(void*)>("gtk_bin_get_child");
    static const auto show = gtk_function<void (*)(void*, unsigned, int)>("gtk_accel_label_set_accel");
    const unsigned key = gdk_key(command);
    if (!key || !child_of || !show) return false;
    show(child_of(item.GetMenuItem()), key, 0);
    return true;
}

#else

bool show_key(const wxMenuItem&, const Command&) { return false; }

#endif

}

MenuBar::MenuBar(std::vector<Menu> menus, std::size_t turn_menu) : menus_(std::move(menus)), turn_menu_(turn_menu) {
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

const MenuCommand* MenuBar::with_key(const wxKeyEvent& event, bool enabled) const {
    const MenuCommand* found = nullptr;
    for (std::size_t i = 0; i < menus_.size(); ++i)
        for_each(menus_[i].commands, [&](const MenuCommand& command) {
            if (!found && has_key(command, event) && IsEnabledTop(i) && IsEnabled(command.id) == enabled)
                found = &command;
        });
    return found;
}

bool MenuBar::run_key(const wxKeyEvent& event) {
    const MenuCommand* command = with_key(event, true);
    if (command) command->run();
    return command;
}

/// Nothing is said where none of them can be: there the page says why.
wxString MenuBar::why_not(const wxKeyEvent& event) const {
    const MenuCommand* command = with_key(event, false);
    return command ? command->why_not : wxString();
}

void MenuBar::refresh() {
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        if (menus_[i].enabled) EnableTop(i, menus_[i].enabled());
        for_each(menus_[i].commands, [this](const MenuCommand& command) {
            if (command.enabled) Enable(command.id, command.enabled());
        });
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
        for_each(menus_[menu].commands, [&](const MenuCommand& command) {
            const bool can = enabled || always.contains(command.id);
            if (FindItem(command.id)) Enable(command.id, can); // a file that was in use lately may be there no more
            any = any || can;
        });
        EnableTop(menu, any);
    }
}

void MenuBar::append(wxMenu& menu, std::size_t number, const Command& command) {
    wxMenuItem* item = menu.Append(id_first_command + static_cast<int>(number),
                                   wxControl::EscapeMnemonics(short_entry(*bound_to_, command.words)));
    if (!show_key(*item, command)) item->SetItemLabel(item->GetItemLabel() + "  (" + command.key + ")");
}

void MenuBar::fill(const std::vector<Command>& commands) {
    wxMenu& turn = *GetMenu(turn_menu_);
    cut(turn, 0);
    std::map<CommandMenu, wxMenu*> menus = {{CommandMenu::turn, &turn}};
    for (const auto& [which, id] :
         {std::pair(CommandMenu::board, id_board), {CommandMenu::players, id_players_built}}) {
        wxMenu* menu = menus[which] = FindItem(id)->GetSubMenu();
        cut(*menu, own_.try_emplace(id, menu->GetMenuItemCount()).first->second);
        if (menu->GetMenuItemCount() > 0) menu->AppendSeparator();
    }
    const std::pair<CommandMenu, std::pair<MenuId, wxString>> below[] = {
        {CommandMenu::pieces, {id_pieces, _("&Pieces by their letters")}},
        {CommandMenu::earlier, {id_earlier_turns, _("&Earlier turns")}},
        {CommandMenu::findings, {id_findings, _("When a rule is &broken")}}};
    for (const auto& [which, entry] : below) menus[which] = new wxMenu;
    for (std::size_t i = 0; i < commands.size(); ++i)
        if (!commands[i].words.empty() && commands[i].run) append(*menus[commands[i].menu], i, commands[i]);
    turn.AppendSeparator();
    for (const auto& [which, entry] : below)
        if (menus[which]->GetMenuItemCount() > 0)
            turn.Append(entry.first, entry.second, menus[which]);
        else
            delete menus[which];
}

}
