// Positions tried out: from the rules, from the table, from a game that is looked back at. Nothing of it is kept.
#pragma once

#include "app/desktop/frame/workbench.h"

namespace clerk::desktop {

class Trials {
public:
    explicit Trials(Workbench& bench) : bench_(bench) {}

    std::function<void(bool begins)> on_trial; ///< meanwhile no command may reach the game on the table

    void begin(const Trial& trial);
    bool come_back(); ///< from a page that was called meanwhile; false: none goes on
    void drop();      ///< the window has turned to another page; where none goes on, nothing happens

private:
    void end();

    Workbench& bench_;
    std::function<void()> back_;
};

}
