// Things under names: one of them is chosen, and another is added by a name of one's own.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

struct Named {
    wxString name;
    bool described = true; ///< else it is only offered
};

/// Its controls: "place-name", "add-place", "place-0", …, with the word it is given in place of "place".
class NamedList : public wxPanel {
public:
    NamedList(wxWindow* parent, const wxString& word, const wxString& hint, const wxString& another);

    void show(const std::vector<Named>& all, std::size_t chosen);

    std::function<bool(const std::string& name)> on_add; ///< whether it was added
    std::function<void(std::size_t)> on_choose;

private:
    void add();

    wxString word_;
    wxTextCtrl* name_;
    wxSizer* buttons_;
};

}
