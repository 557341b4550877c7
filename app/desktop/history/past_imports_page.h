// What came in from files of other programs, and back out again.
#pragma once

#include "app/desktop/history/action_list_page.h"
#include "db/imports/imports.h"

#include <functional>

namespace clerk::desktop {

struct PastImportsActions {
    std::function<void()> open_file;
    std::function<void(std::int64_t import)> take_back;
    std::function<void()> back;
};

class PastImportsPage : public ActionListPage {
public:
    PastImportsPage(wxWindow* parent, PastImportsActions actions);

    void show(std::vector<db::PastImport> all);

private:
    void ask() override;

    PastImportsActions actions_;
    std::vector<db::PastImport> all_;
};

}
