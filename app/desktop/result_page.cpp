#include "app/desktop/result_page.h"

#include "app/desktop/labels.h"
#include "app/desktop/palette.h"
#include "app/desktop/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/statbmp.h>

namespace clerk::desktop {

namespace {

/// Whoever is ranked, the best first.
std::vector<std::size_t> by_rank(const std::vector<PlayerScore>& all) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].rank > 0) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return all[i].rank; });
    return order;
}

wxString winners_in_words(const std::vector<PlayerScore>& all) {
    std::vector<wxString> names;
    for (const PlayerScore& score : all)
        if (score.winner) names.push_back(text(score.name));
    if (names.size() == 1) return i18n::fill(_("{1} wins"), names);
    return i18n::fill(_("A shared victory: {1}"), {i18n::listed(names)});
}

}

ResultPage::ResultPage(wxWindow* parent, ResultActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
}

void ResultPage::show(const ScoreView& view, bool waivers) {
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, winners_in_words(i18n::everyone(view.game, view.sheet)), Type::title), 0, wxBOTTOM,
              FromDIP(near_gap));
    if (!view.sheet.tie_break.empty())
        rows->Add(label(this, i18n::tie_break(view.game, view.sheet.tie_break)), 0, wxBOTTOM, FromDIP(near_gap));
    if (waivers)
        rows->Add(label(this, _("The table let some breaches of the rules stand; they are kept with the game."),
                        Type::quiet));
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    auto* ranks = new wxBoxSizer(wxVERTICAL);
    add_ranks(*ranks, view);
    auto* table = new ScorePanel(this);
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
    const std::vector<PlayerScore> all = i18n::everyone(view.game, view.sheet);
    for (const std::size_t i : by_rank(all)) {
        const wxBitmap badge = i < view.badges.size() ? view.badges[i] : wxNullBitmap;
        grid->Add(label(this, figure(all[i].rank) + ".", Type::heading), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(new wxStaticBitmap(this, wxID_ANY, badge), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(label(this, text(all[i].name), Type::heading), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(label(this, figure(all[i].total()), Type::heading), 0, wxALIGN_CENTRE_VERTICAL | wxALIGN_RIGHT);
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
