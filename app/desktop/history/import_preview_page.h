// What a file of another program brings in, before it does: how much of it is new, and who is who.
#pragma once

#include "app/history/import_plan.h"

#include <functional>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>

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
    wxWindow* make_people();
    void add_person(wxWindow* panel, wxSizer& grid, std::size_t index);
    void choose(std::size_t person, int choice);

    ImportActions actions_;
    ImportPlan plan_;
    std::vector<db::Person> here_;
};

}
