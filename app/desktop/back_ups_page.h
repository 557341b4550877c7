// The back-ups of the history: made by hand, and one of them put back.
#pragma once

#include "db/back_ups.h"

#include <functional>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct BackUpActions {
    std::function<void()> back_up;
    std::function<void(const std::filesystem::path& file)> restore;
    std::function<void()> back;
};

class BackUpsPage : public wxPanel {
public:
    BackUpsPage(wxWindow* parent, BackUpActions actions);

    void show(std::vector<db::BackUp> all);

private:
    const db::BackUp* chosen() const;
    void follow_choice();
    void ask();
    void settle_question();

    BackUpActions actions_;
    std::vector<db::BackUp> all_;
    wxDataViewListCtrl* list_;
    wxButton* restore_;
    wxPanel* question_; ///< before anything is put back
    wxStaticText* asked_;
};

}
