#include "app/desktop/frame/help.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/rulebook/rules_booklet.h"
#include "app/desktop/rulebook/rules_page.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/printing.h"
#include "app/table/catalogue.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

#include <wx/aboutdlg.h>
#include <wx/accel.h>
#include <wx/bmpbndl.h>
#include <wx/sizer.h>
#include <wx/translation.h>
#include <wx/utils.h>

namespace clerk::desktop {

namespace {

wxIcon app_icon(int side) {
    wxIcon drawn;
    drawn.CopyFromBitmap(wxBitmapBundle::FromSVG(icon_drawing, {side, side}).GetBitmap({side, side}));
    return drawn;
}

}

wxIconBundle app_icons() {
    wxIconBundle icons;
    for (const int side : {16, 32, 48, 128}) icons.AddIcon(app_icon(side));
    return icons;
}

void show_about(wxWindow& parent) {
    wxAboutDialogInfo info;
    info.SetName(_("Clerk of Works"));
    info.SetVersion(CLERK_VERSION);
    info.SetDescription(_("Referee, scorer and history for building games on the table."));
    info.SetLicence(wxString::FromUTF8(licence_text) + "\n" + wxString::FromUTF8(libraries_text));
    info.SetIcon(app_icon(parent.FromDIP(128)));
    wxAboutBox(info, &parent);
}

namespace {

constexpr int key_width = 132, least_key_width = 56, width_of_command = 250;

/// In Chinese the letter that chooses an entry stands behind its words, as in "(&N)".
wxString words_of(const wxMenuItem& item) {
    wxString label = item.GetItemLabel();
    const std::size_t at = label.find("(&");
    if (at != wxString::npos && label.Mid(at + 3, 1) == ")") label.erase(at, 4);
    return wxStripMenuCodes(label, wxStrip_Menu);
}

/// As everywhere else in the program: wxWidgets has other words for some keys.
wxString key_in_words(const wxAcceleratorEntry& entry) {
    wxString key = entry.ToRawString();
    // TRANSLATORS: as it is printed on the key.
    key.Replace("Shift+", wxGETTEXT_IN_CONTEXT("key", "Shift") + "+");
    key.Replace("Ctrl+", wxGETTEXT_IN_CONTEXT("key", "Ctrl") + "+");
    key.Replace("Enter", _("Enter"));
    return key;
}

}

KeysPage::KeysPage(wxWindow* parent, std::function<void()> back) : wxPanel(parent), back_(std::move(back)) {
    use_ground_colours(*this);
    go_back_on_escape(*this, [this] { back_(); });
}

KeysPage::Entries KeysPage::of_the_board() {
    return {{_("Arrow keys"), _("Move the cursor over the board")},
            {_("Enter or Space"), _("Place, build, choose what is under the cursor")},
            {_("Shift and arrow"), _("Go to the next place offered in that direction")},
            {_("Tab"), _("Go to the next part of the window")}};
}

KeysPage::Entries KeysPage::of_the_game(const std::vector<Command>& commands) {
    Entries entries;
    for (const Command& command : commands)
        if (!command.words.empty()) entries.push_back({command.key, command.words});
    return entries;
}

KeysPage::Entries KeysPage::of_the_menus(const wxMenuBar& menus) {
    Entries entries;
    const std::function<void(const wxMenu&)> add = [&](const wxMenu& menu) {
        for (const wxMenuItem* item : menu.GetMenuItems()) {
            if (const std::unique_ptr<wxAcceleratorEntry> key{item->GetAccel()})
                entries.push_back({key_in_words(*key), words_of(*item)});
            if (item->IsSubMenu()) add(*item->GetSubMenu());
        }
    };
    for (std::size_t i = 0; i < menus.GetMenuCount(); ++i) add(*menus.GetMenu(i));
    return entries;
}

void KeysPage::show(const std::vector<Command>& commands, const wxMenuBar& menus) {
    DestroyChildren();
    const PageHead head = page_head(this, _("Keys"), "back", [this] { back_(); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(make_sheet(commands, menus), 1, wxEXPAND);
    set_content(*this, rows);
    Layout();
    head.back->SetFocus();
}

wxWindow* KeysPage::make_sheet(const std::vector<Command>& commands, const wxMenuBar& menus) {
    wxScrolledWindow* sheet = make_scroll_pane(this, "key-sheet");
    auto* columns = new ColumnsSizer(*sheet, 0);
    const int gap = FromDIP(far_gap);
    if (!commands.empty())
        columns->Add(group(sheet, _("The game on the table"), of_the_game(commands), 2), 0, wxRIGHT | wxBOTTOM, gap);
    auto* others = new wxBoxSizer(wxVERTICAL);
    others->Add(group(sheet, _("The board"), of_the_board(), 1), 0, wxEXPAND | wxBOTTOM, gap);
    others->Add(group(sheet, _("The menus"), of_the_menus(menus), 1), 0, wxEXPAND);
    columns->Add(others);
    sheet->SetSizer(columns);
    return sheet;
}

/// On a panel of its own, in columns filled one after the other.
wxWindow* KeysPage::group(wxWindow* parent, const wxString& title, const Entries& entries, int columns) {
    auto* panel = new wxPanel(parent);
    panel->SetBackgroundColour(palette().panel);
    set_accessible_name(*panel, title);
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    const std::size_t rows =
        (entries.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
    for (std::size_t first = 0; first < entries.size(); first += rows) {
        auto* grid = new wxFlexGridSizer(2, parent->FromDIP(wxSize(far_gap, near_gap)));
        for (std::size_t i = first; i < std::min(first + rows, entries.size()); ++i) {
            wxStaticText* key = label(panel, entries[i].key);
            key->SetFont(key->GetFont().Bold());
            const int least = parent->FromDIP(columns > 1 ? least_key_width : key_width);
            key->SetMinSize({std::max(key->GetTextExtent(entries[i].key).x, least), -1});
            grid->Add(key);
            grid->Add(wrapped(panel, entries[i].words, width_of_command));
        }
        across->Add(grid, 0, wxRIGHT, parent->FromDIP(edge_gap));
    }
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(label(panel, title, Type::heading), 0, wxBOTTOM, parent->FromDIP(far_gap));
    all->Add(across);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(all, 1, wxEXPAND | wxALL, parent->FromDIP(edge_gap));
    panel->SetSizer(edge);
    return panel;
}

void RulesAtHand::show() {
    const auto* table = bench_.pages.find<GamePage>();
    const Rule* broken = table && bench_.has_game() ? table->parts().findings->rule() : nullptr;
    auto& page = bench_.pages.get<RulesPage>(
        RulesPage::Actions{bench_.go.home, [this](const auto& rule) { try_out(rule); },
                           [this](const auto& title, const auto& rules) { print(title, rules); }});
    bench_.pages.turn_to(page);
    bench_.act([&] {
        std::string game =
            bench_.has_game() ? std::string(game_id(bench_.desk->record())) : setup_defaults(bench_.desk->store()).game;
        const bool has_rules = table::is_by_rules(game);
        if (!has_rules) game = table::played_games().front();
        page.show(game, broken && has_rules ? broken->id : std::string_view());
    });
}

void RulesAtHand::try_out(const table::RulePage& rule) {
    bench_.go.try_out({rule.as_entered, rule.clause, _("Back to the rules (Shift+F1)"), [this] {
                           auto* page = bench_.pages.find<RulesPage>();
                           bench_.pages.turn_to(*page);
                           page->go_on();
                       }});
}

void RulesAtHand::print(const wxString& title, const std::vector<table::RulePage>& rules) {
    RulesBooklet booklet(title, rules);
    if (const wxString why_not = desktop::print(&bench_.window, booklet); !why_not.empty())
        bench_.messages.tell_error({why_not});
}

}
