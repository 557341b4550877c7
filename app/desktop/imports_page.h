// What came in from files of other programs, and back out again.
#pragma once

#include "app/desktop/undo_line.h"
#include "db/imports.h"

#include <functional>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>

namespace clerk::desktop {

struct ImportsActions {
    std::function<void()> open_file;
    std::function<void(std::int64_t import)> take_back;
    std::function<void()> back;
};

class ImportsPage : public wxPanel {
public:
    ImportsPage(wxWindow* parent, ImportsActions actions);

    void show(std::vector<db::PastImport> all);

private:
    const db::PastImport* chosen() const;
    wxSizer* make_buttons();
    void follow_choice();
    void ask();

    ImportsActions actions_;
    std::vector<db::PastImport> all_;
    wxDataViewListCtrl* list_;
    wxButton* undo_;
    UndoLine* question_; ///< before anything goes
};

}
