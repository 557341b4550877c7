// What came in from files of other programs, and back out again.
#pragma once

#include "app/desktop/history/list_page.h"
#include "db/plays/imports.h"

#include <functional>

namespace clerk::desktop {

struct ImportsActions {
    std::function<void()> open_file;
    std::function<void(std::int64_t import)> take_back;
    std::function<void()> back;
};

class ImportsPage : public ListPage {
public:
    ImportsPage(wxWindow* parent, ImportsActions actions);

    void show(std::vector<db::PastImport> all);

private:
    void ask() override;

    ImportsActions actions_;
    std::vector<db::PastImport> all_;
};

}
