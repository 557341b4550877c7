#include "app/desktop/history_page.h"

#include "app/desktop/labels.h"
#include "app/desktop/start_page.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

wxString standing(const db::GameSummary& game) {
    if (!game.finished) return _("open");
    for (const db::SeatResult& seat : game.seats)
        if (seat.winner) return i18n::fill(_("won by {1}"), {wxString::FromUTF8(seat.name)});
    return _("finished");
}

}

HistoryPage::HistoryPage(wxWindow* parent, HistoryActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
    list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    list_->SetName("past-games-list");
    list_->AppendTextColumn(_("Begun"), wxDATAVIEW_CELL_INERT, FromDIP(160));
    list_->AppendTextColumn(_("Game"), wxDATAVIEW_CELL_INERT, FromDIP(130));
    list_->AppendTextColumn(_("Players"), wxDATAVIEW_CELL_INERT, FromDIP(420));
    list_->AppendTextColumn(_("Entered"), wxDATAVIEW_CELL_INERT, FromDIP(200));
    list_->AppendTextColumn(_("Result"), wxDATAVIEW_CELL_INERT, FromDIP(200));
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { enable(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) {
        if (chosen()) actions_.open(std::string(*chosen()));
    });
    open_ = make_button(_("Open"), "open-game", [this] { actions_.open(std::string(*chosen())); });
    export_ = make_button(_("Export..."), "export-game", [this] { actions_.export_game(std::string(*chosen())); });
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(make_button(_("Import..."), "import-game", [this] { actions_.import_file(); }), 0, wxRIGHT,
                 FromDIP(near_gap));
    buttons->Add(make_button(_("Players..."), "history-players", [this] { actions_.players(); }));
    buttons->AddStretchSpacer();
    buttons->Add(make_button(_("Back"), "history-back", [this] { actions_.back(); }), 0, wxRIGHT, FromDIP(near_gap));
    buttons->Add(export_, 0, wxRIGHT, FromDIP(near_gap));
    buttons->Add(open_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Past games"), Type::title), 0, wxALL, FromDIP(edge_gap));
    rows->Add(list_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(edge_gap));
    rows->Add(buttons, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(rows);
}

wxButton* HistoryPage::make_button(const wxString& words, const char* name, std::function<void()> run) {
    auto* button = new wxButton(this, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    return button;
}

void HistoryPage::show(std::vector<db::GameSummary> games) {
    games_ = std::move(games);
    list_->DeleteAllItems();
    for (const db::GameSummary& game : games_) {
        wxVector<wxVariant> row;
        row.push_back(day(game));
        row.push_back(i18n::game_name(game.game));
        row.push_back(seats_in_words(game));
        row.push_back(i18n::depth_name(game.depth));
        row.push_back(standing(game));
        list_->AppendItem(row);
    }
    if (!games_.empty()) list_->SelectRow(0);
    enable();
    list_->SetFocus();
}

const std::string* HistoryPage::chosen() const {
    const int row = list_->GetSelectedRow();
    return row == wxNOT_FOUND ? nullptr : &games_.at(static_cast<std::size_t>(row)).id;
}

void HistoryPage::enable() {
    open_->Enable(chosen() != nullptr);
    export_->Enable(chosen() != nullptr);
}

}
