#include "app/desktop/people/leaderboard.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/local_time.h"
#include "app/history/people.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <limits>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int scroll_bar = 18, least_name = 84, leader_height = 52, around_figure = 16;

int width_of(unsigned column) {
    switch (column) {
    case LeaderModel::name: return 114;
    case LeaderModel::plays: return 62;
    case LeaderModel::wins:
    case LeaderModel::by_chance: return 68;
    case LeaderModel::last_played: return 104;
    default: return 76;
    }
}

/// A figure is never cut, however large the text is.
int room_of(const wxWindow& list, const wxString& title, unsigned column) {
    const wxString widest = column == LeaderModel::rating ? L"100 \u00b1 30"
                            : column == LeaderModel::rate ? L"100 %"
                                                          : L"";
    return std::max(column_width(list, title, width_of(column)),
                    list.GetTextExtent(widest).x + list.FromDIP(around_figure));
}

}

void LeaderModel::show(std::vector<db::Leader> leaders, const std::vector<db::RatedPerson>& rated, LeaderOrder order) {
    leaders_ = std::move(leaders);
    rated_.clear();
    faces_.clear();
    for (const db::RatedPerson& one : rated) rated_.emplace(one.player, one);
    const auto strength = [this](const db::Leader& leader) {
        const db::Rated known = this->rated(leader);
        return known.is_shown() ? ordinal(known.rating) : std::numeric_limits<double>::lowest();
    };
    if (order == LeaderOrder::rating) std::ranges::stable_sort(leaders_, std::greater(), strength);
    if (order == LeaderOrder::longest_ago) std::ranges::stable_sort(leaders_, {}, &db::Leader::last_played);
    Reset(static_cast<unsigned>(leaders_.size()));
}

db::Rated LeaderModel::rated(const db::Leader& leader) const {
    const auto found = rated_.find(leader.player);
    return found == rated_.end() ? db::Rated() : found->second;
}

void LeaderModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const db::Leader& leader = leaders_.at(row);
    switch (column) {
    case name: {
        const wxBitmap& seen = face_of(leader.player);
        value << wxDataViewIconText(name_line(leader.name), seen.IsOk() ? wxBitmapBundle(seen) : wxBitmapBundle());
        break;
    }
    case plays: value = figure(leader.figures.plays); break;
    case wins: value = figure(leader.figures.wins); break;
    case rate: value = win_rate(leader.figures); break;
    case by_chance: value = chance(leader.figures); break;
    case rating: value = rating_figure(rated(leader)); break;
    case average: value = average_points(leader.figures); break;
    case last_played: value = local_day(leader.last_played); break;
    case together:
        if (leader.together.plays > 0)
            value = i18n::fill_figures(_("{1} of {2}"), {leader.together.wins, leader.together.plays});
        break;
    default: break;
    }
}

bool LeaderModel::GetAttrByRow(unsigned, unsigned column, wxDataViewItemAttr& attributes) const {
    attributes.SetBold(column == wins);
    return column == wins;
}

const wxBitmap& LeaderModel::face_of(const std::string& player) const {
    const auto [found, is_new] = faces_.try_emplace(player);
    if (is_new && face) found->second = face(player);
    return found->second;
}

bool LeaderModel::are_some_together() const {
    return std::ranges::any_of(leaders_,
                               [](const db::Leader& one) { return one.together.plays > 0 && !one.figures.together; });
}

Leaderboard::Leaderboard(wxWindow* parent, LeaderModel::Column last)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES),
      model_(new LeaderModel) {
    SetName("leaderboard");
    set_accessible_name(*this, _("Leaderboard"));
    AssociateModel(model_.get());
    add_column(_("Name"), LeaderModel::name);
    add_column(_("Games"), LeaderModel::plays);
    add_column(_("Wins"), LeaderModel::wins);
    add_column(wxGETTEXT_IN_CONTEXT("narrow column", "Win rate"), LeaderModel::rate);
    // TRANSLATORS: the win rate that chance alone would give; the head of a narrow column.
    add_column(_("Chance"), LeaderModel::by_chance);
    last_ =
        add_column(last == LeaderModel::rating ? wxGETTEXT_IN_CONTEXT("narrow column", "Rating") : _("Average"), last);
    // TRANSLATORS: plays won together against the game; the head of a narrow column.
    together_ = add_column(_("Together"), LeaderModel::together);
    together_->SetHidden(true);
    // TRANSLATORS: the day of a player's last game; the head of a narrow column.
    last_played_ = add_column(_("Last played"), LeaderModel::last_played);
    last_played_->SetHidden(true);
    make_rows_high(*this, FromDIP(leader_height));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_names();
        event.Skip();
    });
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { on_choose(); });
    Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { on_open(); });
    GetMainWindow()->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        explain();
        event.Skip();
    });
}

wxDataViewColumn* Leaderboard::add_column(const wxString& title, LeaderModel::Column column) {
    if (column != LeaderModel::name) {
        wxDataViewColumn& figures = append_text_column(*this, title, column, width_of(column), wxALIGN_RIGHT, 0);
        figures.SetWidth(room_of(*this, title, column));
        return &figures;
    }
    auto* cells = new wxDataViewIconTextRenderer;
    cells->EnableEllipsize(wxELLIPSIZE_END);
    auto* names =
        new wxDataViewColumn(title, cells, column, column_width(*this, title, width_of(column)), wxALIGN_LEFT, 0);
    AppendColumn(names);
    return names;
}

void Leaderboard::show_faces(std::function<wxBitmap(const std::string& player)> face) {
    model_->face = std::move(face);
}

void Leaderboard::show_last_column(bool shown) {
    last_->SetHidden(!shown);
    fit_names();
}

/// What room the figures leave is for the names; where it is little, the win rate gives way.
void Leaderboard::fit_names() {
    wxDataViewColumn& rate = *GetColumn(LeaderModel::rate);
    const int rate_room = room_of(*this, rate.GetTitle(), LeaderModel::rate), least = wide(*this, least_name);
    int room = GetClientSize().x - FromDIP(scroll_bar);
    for (unsigned i = 1; i < GetColumnCount(); ++i)
        if (const wxDataViewColumn& column = *GetColumn(i); column.IsShown() && &column != &rate)
            room -= room_of(*this, column.GetTitle(), column.GetModelColumn());
    const bool hidden = last_played_->IsShown() || room - rate_room < least + FromDIP(face_side);
    if (rate.IsHidden() != hidden) rate.SetHidden(hidden);
    GetColumn(0)->SetWidth(std::max(hidden ? room : room - rate_room, least));
}

/// What a rating means, or why there is none yet. The place in the event does not count the head of the list.
void Leaderboard::explain() {
    wxDataViewItem item;
    wxDataViewColumn* column = nullptr;
    HitTest(ScreenToClient(wxGetMousePosition()), item, column);
    const bool is_rating = item.IsOk() && column && column->GetModelColumn() == LeaderModel::rating;
    const wxString words =
        is_rating ? rating_explained(model_->rated(model_->leaders().at(model_->GetRow(item)))) : wxString();
    wxWindow& lines = *GetMainWindow();
    if (lines.GetToolTipText() != words) words.empty() ? lines.UnsetToolTip() : lines.SetToolTip(words);
}

void Leaderboard::show(std::vector<db::Leader> leaders, const std::vector<db::RatedPerson>& rated, LeaderOrder order) {
    GetMainWindow()->UnsetToolTip(); // it spoke of whoever stood there
    model_->show(std::move(leaders), rated, order);
    const bool by_day = order == LeaderOrder::longest_ago; // which takes the room of what is beside the point
    last_played_->SetHidden(!by_day);
    const bool is_rated = last_->GetModelColumn() == LeaderModel::rating;
    GetColumn(LeaderModel::by_chance)->SetHidden(by_day || is_rated); // where the page beside the list tells it
    together_->SetHidden(by_day || !model_->are_some_together());
    fit_names();
}

void Leaderboard::choose(const std::string& player) {
    const auto& leaders = model_->leaders();
    if (leaders.empty()) return;
    const auto found = std::ranges::find(leaders, player, &db::Leader::player);
    const auto row = found == leaders.end() ? 0 : found - leaders.begin();
    choose_in_sight(*this, model_->GetItem(static_cast<unsigned>(row)));
}

bool Leaderboard::has(const std::string& player) const {
    return std::ranges::find(model_->leaders(), player, &db::Leader::player) != model_->leaders().end();
}

std::string Leaderboard::chosen() const {
    const wxDataViewItem item = GetSelection();
    return item.IsOk() ? model_->leaders().at(model_->GetRow(item)).player : std::string();
}

}
