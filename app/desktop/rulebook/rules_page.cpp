#include "app/desktop/rulebook/rules_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/catalogue.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int list_width = 330, beside_scroll_bar = 300;

}

RulesPage::RulesPage(wxWindow* parent, Actions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    wxSizer* head = make_head();
    make_list();
    none_ = label(this, _("No rule mentions that."), Type::quiet);
    none_->SetName("rules-none");
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(sought_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    left->Add(none_, 0, wxBOTTOM, FromDIP(near_gap));
    left->Add(list_, 1, wxEXPAND);
    rule_ = new RulePanel(this);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left, 0, wxEXPAND | wxRIGHT, FromDIP(edge_gap));
    columns->Add(rule_, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    rows->Add(columns, 1, wxEXPAND);
    rows->Add(make_buttons(), 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    set_content(*this, rows);
    Bind(wxEVT_CHAR_HOOK, &RulesPage::key, this);
}

wxSizer* RulesPage::make_head() {
    PageHead head = page_head(this, _("Rules"), "back", [this] { actions_.back(); });
    games_ = new wxChoice(this, wxID_ANY);
    games_->SetName("rules-game");
    set_accessible_name(*games_, _("Game"));
    for (const std::string_view game : table::played_games()) games_->Append(i18n::game_name(game));
    games_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        read(table::played_games()[static_cast<std::size_t>(games_->GetSelection())]);
        choose({});
    });
    head.add(games_);
    return head.row;
}

void RulesPage::make_list() {
    sought_ = new wxTextCtrl(this, wxID_ANY);
    sought_->SetName("rules-search");
    sought_->SetHint(_("Search the rules"));
    set_accessible_name(*sought_, _("Search the rules"));
    fit_height_to_finger(*sought_);
    sought_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
    list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_NO_HEADER);
    list_->SetName("rules-list");
    list_->SetMinSize({wide(*this, list_width), -1});
    set_accessible_name(*list_, _("Rules"));
    append_text_column(*list_, _("Rule"), 0, beside_scroll_bar);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { follow_choice(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { CallAfter([this] { try_out(); }); });
}

wxSizer* RulesPage::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    try_ = named_button(this, _("Try it out"), "try-rule", [this] { try_out(); });
    try_->SetToolTip(_("Opens a trial table; nothing entered there is kept"));
    wxButton* print = named_button(this, _("Print as a booklet..."), "print-rules", [this] {
        actions_.print(i18n::fill(_("The rules of {1}"), {i18n::game_name(game_)}), pages_);
    });
    for (wxButton* button : {try_, print}) fit_to_finger(*button);
    dress_as_main(*try_);
    row->AddStretchSpacer();
    row->Add(print, 0, wxRIGHT, FromDIP(near_gap));
    row->Add(try_);
    return row;
}

void RulesPage::show(std::string_view game, std::string_view rule) {
    const std::string before = chosen();
    if (game != game_ || !rule.empty()) read(game);
    choose(rule.empty() ? before : rule);
    list_->SetFocus();
}

void RulesPage::read(std::string_view game) {
    game_ = game;
    rule_->show(nullptr);
    found_.clear(); // they are of the game before
    pages_ = table::rule_pages(game);
    const auto played = table::played_games();
    games_->SetSelection(static_cast<int>(std::ranges::find(played, game) - played.begin()));
    sought_->ChangeValue(wxEmptyString);
    search();
}

void RulesPage::search() {
    const std::string before = chosen();
    const wxEventBlocker quiet(list_, wxEVT_DATAVIEW_SELECTION_CHANGED); // what is gone from the list may come back
    found_.clear();
    list_->DeleteAllItems();
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        if (!table::speaks_of(pages_[i], sought_->GetValue())) continue;
        found_.push_back(i);
        wxVector<wxVariant> line;
        line.push_back(table::listed_as(pages_[i]));
        list_->AppendItem(line);
    }
    none_->Show(found_.empty());
    Layout();
    choose(before);
}

/// The first, where that is not listed.
void RulesPage::choose(std::string_view rule) {
    if (found_.empty()) return follow_choice();
    const auto at = std::ranges::find_if(found_, [&](std::size_t i) { return pages_[i].id == rule; });
    const int row = at == found_.end() ? 0 : static_cast<int>(at - found_.begin());
    choose_in_sight(*list_, list_->RowToItem(row));
    follow_choice();
}

const table::RulePage* RulesPage::page() const {
    const int row = list_->GetSelectedRow();
    if (row == wxNOT_FOUND || static_cast<std::size_t>(row) >= found_.size()) return nullptr;
    return &pages_[found_[static_cast<std::size_t>(row)]];
}

std::string RulesPage::chosen() const { return page() ? page()->id : std::string(); }

void RulesPage::try_out() {
    if (const table::RulePage* rule = page()) actions_.try_out(*rule);
}

void RulesPage::go_on() { list_->SetFocus(); }

void RulesPage::follow_choice() {
    rule_->show(page());
    try_->Enable(page() != nullptr);
}

void RulesPage::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == 'F' && event.ControlDown()) return sought_->SetFocus();
    if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
    if (sought_->IsEmpty()) return CallAfter(actions_.back);
    sought_->Clear();
    list_->SetFocus();
}

}
