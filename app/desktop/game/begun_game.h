// What is begun on the page of a game, while the page is made anew.
#pragma once

#include "app/table/session.h"

#include <any>
#include <memory>
#include <string>

namespace clerk::desktop {

struct BegunGame {
    std::unique_ptr<table::Session> session = {}; ///< with the turn that is open; none: nothing was begun
    std::string game = {};                        ///< its id
    std::any entry = {};                          ///< the editor's
    int player = 0;                               ///< who is looked at
};

}
