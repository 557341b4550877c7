#include "app/desktop/history/import_plays_model.h"

#include "app/desktop/drawing/palette.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

ImportPlaysModel::ImportPlaysModel(ImportPlan& plan, std::function<void()> changed)
    : wxDataViewVirtualListModel(static_cast<unsigned>(plan.unreadable.size() + plan.plays.size())), plan_(plan),
      changed_(std::move(changed)) {}

PlannedPlay* ImportPlaysModel::play(unsigned row) const {
    const std::size_t before = plan_.unreadable.size();
    return row < before || row - before >= plan_.plays.size() ? nullptr : &plan_.plays[row - before];
}

bool ImportPlaysModel::can_change(unsigned row) const {
    const PlannedPlay* one = play(row);
    return one && one->arrival == Arrival::fresh;
}

void ImportPlaysModel::leave_out(unsigned row, bool out) {
    play(row)->left_out = out;
    RowChanged(row);
    changed_();
}

void ImportPlaysModel::toggle(const wxDataViewItem& item) {
    if (item.IsOk() && can_change(GetRow(item))) leave_out(GetRow(item), !play(GetRow(item))->left_out);
}

void ImportPlaysModel::bring_in_all(bool all) {
    for (unsigned row = 0; row < GetCount(); ++row)
        if (can_change(row)) play(row)->left_out = !all;
    Reset(GetCount());
    changed_();
}

void ImportPlaysModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const PlannedPlay* one = play(row);
    if (column == 0)
        value = one && one->comes_in();
    else
        value = words(row, static_cast<Column>(column));
}

bool ImportPlaysModel::SetValueByRow(const wxVariant& value, unsigned row, unsigned column) {
    if (column != 0 || !can_change(row)) return false;
    leave_out(row, !value.GetBool());
    return true;
}

bool ImportPlaysModel::GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& attributes) const {
    const PlannedPlay* one = play(row);
    if (one && one->comes_in()) return false;
    attributes.SetColour(one ? palette().quiet : palette().warning);
    return true;
}

bool ImportPlaysModel::IsEnabledByRow(unsigned row, unsigned column) const { return column != 0 || can_change(row); }

wxString ImportPlaysModel::words(unsigned row, Column column) const {
    const PlannedPlay* one = play(row);
    if (!one) {
        const exchange::Refusal& unreadable = plan_.unreadable.at(row);
        if (column == Column::game) return text(unreadable.play);
        return column == Column::standing ? _("cannot be read") : wxString();
    }
    switch (column) {
    case Column::played: return moment_in_words(one->play);
    case Column::game: return i18n::game_name(one->play.game);
    case Column::players: return players_in_words(one->play);
    case Column::standing: return arrival_in_words(*one);
    case Column::comes_in: break;
    }
    return {};
}

}
