// Reads photos of gardens beside the window.
#pragma once

#include "app/desktop/drawing/photo_underlay.h"
#include "app/photo/terraces.h"
#include "app/table/babylon/garden_input.h"

#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <vector>

namespace clerk::desktop::babylon {

/// What a photo shows of a garden.
struct ReadPhoto {
    photo::SeenTerraces seen;
    std::vector<table::babylon::ProposedTerrace> sure; ///< by level; on each from the north-west, row by row
    std::vector<clerk::babylon::Cell> covered;
};

/// The one of which a person says that it lies there; none: it is not sure what is seen.
std::optional<table::babylon::ProposedTerrace> terrace_there(const ReadPhoto& photo, clerk::babylon::Cell anchor,
                                                             int level);

class PhotoReader {
public:
    /// `window`: on whose thread `done` is told; it goes no earlier than the reader's last event.
    PhotoReader(wxEvtHandler& window, std::function<void()> done) : window_(window), done_(std::move(done)) {}

    /// Null: none. Another that is being read is let go.
    void read(const std::shared_ptr<const PhotoUnderlay>& photo);
    /// Null: no photo, one that is still being read, or one that shows too little of a board.
    const ReadPhoto* now() const { return now_.get(); }

private:
    using Result = std::shared_ptr<const ReadPhoto>;

    void finish(int question, Result result);

    wxEvtHandler& window_;
    std::function<void()> done_;
    std::shared_ptr<const PhotoUnderlay> photo_;
    Result now_;
    std::map<std::weak_ptr<const PhotoUnderlay>, Result, std::owner_less<>> known_; ///< of photos that are still used
    int question_ = 0;
    std::jthread thread_; ///< the last: it ends before what it reads goes
};

}
