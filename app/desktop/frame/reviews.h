// Games looked back at, turn by turn beside their best: the one on the table, and past ones.
#pragma once

#include "app/desktop/frame/workbench.h"

#include <functional>
#include <string>

namespace clerk::desktop {

class Reviews {
public:
    explicit Reviews(Workbench& bench) : bench_(bench) {}

    /// A game of the history. One that may not be looked back at is told why.
    void show(const std::string& id, std::function<void()> back);

private:
    Workbench& bench_;
};

}
