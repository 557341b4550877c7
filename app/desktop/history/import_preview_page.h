// What a file of another program brings in, before it does.
#pragma once

#include "app/history/import_plan.h"

#include <functional>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// The plays of a file as a list in which one is left out by a tick. Those that cannot be read stand first.
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

// What a file of another program brings in, before it does: which plays are new, which of them are left out, and who is
// who.

struct ImportActions {
    std::function<void(const ImportPlan& plan)> bring_in;
    std::function<void()> past_imports;
    std::function<void()> back;
};

class ImportPreviewPage : public wxPanel {
public:
    ImportPreviewPage(wxWindow* parent, ImportActions actions);

    /// `here`: everyone who can be meant.
    void show(const wxString& file, ImportPlan plan, std::vector<db::Person> here);

private:
    wxSizer* make_head(const wxString& file);
    wxDataViewCtrl* make_plays();
    wxSizer* make_buttons();
    wxWindow* make_people();
    void tell_counts();
    void add_person(wxWindow* panel, wxSizer& grid, std::size_t index);
    void choose(std::size_t person, int choice);

    ImportActions actions_;
    ImportPlan plan_;
    std::vector<db::Person> here_;
    wxObjectDataPtr<ImportPlaysModel> model_;
    wxStaticText* counts_ = nullptr;
    wxButton* bring_ = nullptr;
};

}
