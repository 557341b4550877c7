// The rules, looked up from wherever one is: shown, tried out, printed.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/table/rule_pages.h"

#include <functional>

namespace clerk::desktop {

class RulesAtHand {
public:
    explicit RulesAtHand(Workbench& bench) : bench_(bench) {}

    void show(); ///< of the game on the table, at the one that is broken there

private:
    void try_out(const table::RulePage& rule);
    void print(const wxString& title, const std::vector<table::RulePage>& rules);

    Workbench& bench_;
};

}
