// The plays of a file as a list in which one is left out by a tick. Those that cannot be read stand first.
#pragma once

#include "app/history/import_plan.h"

#include <functional>

#include <wx/dataview.h>

namespace clerk::desktop {

class ImportPlaysModel : public wxDataViewVirtualListModel {
public:
    enum class Column : unsigned { comes_in, played, game, players, standing };

    /// The plan has to live as long; `changed` is run after every tick.
    ImportPlaysModel(ImportPlan& plan, std::function<void()> changed);

    void toggle(const wxDataViewItem& item); ///< does nothing with a play that is here already or cannot be read
    void bring_in_all(bool all);             ///< or none of what is new

    unsigned GetColumnCount() const override { return static_cast<unsigned>(Column::standing) + 1; }
    wxString GetColumnType(unsigned column) const override { return column == 0 ? "bool" : "string"; }
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant& value, unsigned row, unsigned column) override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attributes) const override;
    bool IsEnabledByRow(unsigned row, unsigned column) const override;

private:
    bool can_change(unsigned row) const;
    PlannedPlay* play(unsigned row) const; ///< none: it cannot be read
    wxString words(unsigned row, Column column) const;
    void leave_out(unsigned row, bool out);

    ImportPlan& plan_;
    std::function<void()> changed_;
};

}
