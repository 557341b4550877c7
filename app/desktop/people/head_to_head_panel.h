// One player against another, chosen from a list.
#pragma once

#include "app/desktop/people/player_data.h"

#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class HeadToHeadPanel : public wxPanel {
public:
    explicit HeadToHeadPanel(wxWindow* parent);

    /// `others`: everyone else, the likeliest first.
    void show(const PlayerData& data, const std::string& person, const db::PageFilter& filter,
              std::vector<db::Person> others);

private:
    wxStaticText* add_figure(wxSizer& row, const wxString& words, const char* name);
    void compare();

    const PlayerData* data_ = nullptr;
    std::string person_;
    db::PageFilter filter_;
    std::vector<db::Person> others_;
    wxChoice* other_;
    wxStaticText* plays_;
    wxStaticText* ahead_;
    wxStaticText* behind_;
    wxStaticText* equal_;
};

}
