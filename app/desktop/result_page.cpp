#include "app/desktop/result_page.h"

#include "app/desktop/labels.h"
#include "app/desktop/palette.h"
#include "app/desktop/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <numeric>

#include <wx/button.h>
#include <wx/statbmp.h>

namespace clerk::desktop {

namespace {

std::vector<std::size_t> by_rank(const ScoreSheet& sheet) {
    std::vector<std::size_t> order(sheet.players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return sheet.players[a].rank < sheet.players[b].rank; });
    return order;
}

wxString winners_in_words(const ScoreSheet& sheet) {
    std::vector<wxString> names;
    for (const PlayerScore& player : sheet.players)
        if (player.winner) names.push_back(text(player.name));
    if (names.size() == 1) return i18n::fill(_("{1} wins"), names);
    wxString all;
    for (const wxString& name : names) all += (all.empty() ? wxString() : wxString(", ")) + name;
    return i18n::fill(_("A shared victory: {1}"), {all});
}

}

ResultPage::ResultPage(wxWindow* parent, ResultActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
}

void ResultPage::show(const ScoreView& view, bool waivers) {
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, winners_in_words(view.sheet), Type::title), 0, wxBOTTOM, FromDIP(near_gap));
    if (!view.sheet.tie_break.empty())
        rows->Add(label(this, i18n::tie_break(view.game, view.sheet.tie_break)), 0, wxBOTTOM, FromDIP(near_gap));
    if (waivers)
        rows->Add(label(this, _("The table let some breaches of the rules stand; they are kept with the game."),
                        Type::quiet));
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    auto* ranks = new wxBoxSizer(wxVERTICAL);
    add_ranks(*ranks, view);
    auto* table = new ScoreTable(this);
    ScoreView plain = view;
    plain.shown = -1;
    table->show(std::move(plain));
    columns->Add(ranks);
    columns->Add(table, 1, wxLEFT, FromDIP(4 * edge_gap));
    rows->Add(columns, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(edge_gap));
    add_buttons(*rows);
    auto* middle = new wxBoxSizer(wxVERTICAL);
    middle->AddStretchSpacer();
    middle->Add(rows, 0, wxALIGN_CENTRE_HORIZONTAL | wxALL, FromDIP(edge_gap));
    middle->AddStretchSpacer();
    SetSizer(middle);
    Layout();
}

void ResultPage::add_ranks(wxSizer& rows, const ScoreView& view) {
    auto* grid = new wxFlexGridSizer(4, FromDIP(wxSize(far_gap, far_gap)));
    for (const std::size_t i : by_rank(view.sheet)) {
        const PlayerScore& player = view.sheet.players[i];
        grid->Add(label(this, figure(player.rank) + ".", Type::heading), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(new wxStaticBitmap(this, wxID_ANY, view.badges.at(i)), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(label(this, text(player.name), Type::heading), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(label(this, figure(player.total()), Type::heading), 0, wxALIGN_CENTRE_VERTICAL | wxALIGN_RIGHT);
    }
    rows.Add(grid);
}

void ResultPage::add_buttons(wxSizer& rows) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](const wxString& words, const char* name, const std::function<void()>& run) {
        auto* button = new wxButton(this, wxID_ANY, words);
        button->SetName(name);
        button->Bind(wxEVT_BUTTON, [this, run](wxCommandEvent&) { CallAfter(run); });
        row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
        return button;
    };
    add(_("Back to the board"), "back-to-board", actions_.back)->SetFocus();
    add(_("Export..."), "result-export", actions_.export_game);
    add(_("Past games..."), "result-history", actions_.past_games);
    add(_("New game..."), "result-new-game", actions_.new_game);
    rows.Add(row);
}

}
