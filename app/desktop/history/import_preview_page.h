// What a file of another program brings in, before it does: which plays are new, which of them are left out, and who is
// who.
#pragma once

#include "app/desktop/history/import_plays_model.h"

#include <functional>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

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
