// A photo laid under the board of the game on the table: chosen, its corners set, kept with the game.
#pragma once

#include "app/desktop/drawing/photo_underlay.h"
#include "app/desktop/frame/workbench.h"

#include <string>
#include <vector>

namespace clerk::desktop {

class GamePage;

class Photos {
public:
    explicit Photos(Workbench& bench) : bench_(bench) {}

    void attach(GamePage& page); ///< its ways to the photo lead here
    void show();                 ///< the photo under the board that is looked at, or where to take one from
    /// Files that were dropped. False: the page that is shown has no use for a photo.
    bool take(const std::vector<std::filesystem::path>& files);

private:
    void ask_for_file();
    void open(const std::filesystem::path& file);
    void use();
    void remove();
    void leave(); ///< back to the game, and its board has the keys
    std::vector<std::pair<std::filesystem::path, wxImage>> of_night() const;

    Workbench& bench_;
    std::string game_; ///< whose board is meant
    int player_ = 0;
};

}
