// The back-ups of the history: made by hand, and one of them put back.
#pragma once

#include "app/desktop/history/action_list_page.h"
#include "db/back_up/back_up_files.h"

#include <functional>

namespace clerk::desktop {

struct BackUpActions {
    std::function<void()> back_up;
    std::function<void(const std::filesystem::path& file)> restore;
    std::function<void()> back;
};

class BackUpsPage : public ActionListPage {
public:
    BackUpsPage(wxWindow* parent, BackUpActions actions);

    void show(std::vector<db::BackUp> all);

private:
    void ask() override;

    BackUpActions actions_;
    std::vector<db::BackUp> all_;
};

}
