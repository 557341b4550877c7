#include "app/desktop/people/leaderboard.h"

#include "app/desktop/labels.h"
#include "app/desktop/people/player_words.h"
#include "app/desktop/text.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::desktop {

void LeaderModel::show(std::vector<db::Leader> leaders) {
    leaders_ = std::move(leaders);
    Reset(static_cast<unsigned>(leaders_.size()));
}

void LeaderModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const db::Leader& leader = leaders_.at(row);
    switch (column) {
    case name: value = text(leader.name); break;
    case plays: value = figure(leader.figures.plays); break;
    case wins: value = figure(leader.figures.wins); break;
    case rate: value = win_rate(leader.figures); break;
    default: value = chance(leader.figures);
    }
}

Leaderboard::Leaderboard(wxWindow* parent)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES),
      model_(new LeaderModel) {
    SetName("leaderboard");
    AssociateModel(model_.get());
    add_column(_("Name"), LeaderModel::name, 126, wxALIGN_LEFT);
    add_column(_("Games"), LeaderModel::plays, 64, wxALIGN_RIGHT);
    add_column(_("Wins"), LeaderModel::wins, 54, wxALIGN_RIGHT);
    add_column(_("Win rate"), LeaderModel::rate, 78, wxALIGN_RIGHT);
    // TRANSLATORS: the win rate that chance alone would give; the head of a narrow column.
    add_column(_("Chance"), LeaderModel::by_chance, 70, wxALIGN_RIGHT);
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { on_choose(); });
    Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { on_open(); });
}

void Leaderboard::add_column(const wxString& title, LeaderModel::Column column, int width, wxAlignment align) {
    auto* cells = new wxDataViewTextRenderer("string", wxDATAVIEW_CELL_INERT, align);
    cells->EnableEllipsize(wxELLIPSIZE_END);
    AppendColumn(new wxDataViewColumn(title, cells, column, wide(*this, width), align));
}

void Leaderboard::show(std::vector<db::Leader> leaders) { model_->show(std::move(leaders)); }

void Leaderboard::choose(const std::string& player) {
    const auto& leaders = model_->leaders();
    if (leaders.empty()) return;
    const auto found = std::ranges::find(leaders, player, &db::Leader::player);
    const auto row = found == leaders.end() ? 0 : found - leaders.begin();
    const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row));
    Select(item);
    EnsureVisible(item);
}

std::string Leaderboard::chosen() const {
    const wxDataViewItem item = GetSelection();
    return item.IsOk() ? model_->leaders().at(model_->GetRow(item)).player : std::string();
}

}
