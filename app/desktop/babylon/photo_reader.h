// Reads photos of gardens beside the window.
#pragma once

#include "app/desktop/drawing/photo_underlay.h"
#include "app/photo/alike_terraces.h"
#include "app/table/babylon/garden_input.h"

#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <vector>

#include <wx/event.h>

namespace clerk::desktop::babylon {

/// What a photo shows of a garden.
struct ReadPhoto {
    std::shared_ptr<const photo::SeenTerraces> seen; ///< by the pieces' usual look; null: too little of the board shows
    std::vector<table::babylon::ProposedTerrace> sure; ///< by level; on each from the north-west, row by row
    std::vector<clerk::babylon::Cell> covered;
};

/// The one of which a person says that it lies there; none: it is not sure what is seen.
std::optional<table::babylon::ProposedTerrace> terrace_there(const ReadPhoto& photo, clerk::babylon::Cell anchor,
                                                             int level);

class PhotoReader {
public:
    /// `done` is told on the thread that the reader was made on, and never once the reader is gone.
    explicit PhotoReader(std::function<void()> done) : done_(std::move(done)) {}

    /// `entered`: terraces of the garden, from which it is learnt what others look like in this photo; where there are
    /// any, no usual look is asked any more. Null: no photo. Another that is being read is let go.
    void read(const std::shared_ptr<const PhotoUnderlay>& photo, const std::vector<clerk::babylon::Terrace>& entered);
    /// Null: no photo, or one that is still being read. While it is read again, what it showed before.
    const ReadPhoto* now() const { return now_.get(); }

private:
    using Result = std::shared_ptr<const ReadPhoto>;
    struct Known {
        Result result;
        std::vector<clerk::babylon::Terrace> entered;
    };

    void finish(int question, Result result);

    wxEvtHandler events_; ///< no window: a page that is made anew destroys those of its editor before the editor
    std::function<void()> done_;
    std::shared_ptr<const PhotoUnderlay> photo_;
    std::vector<clerk::babylon::Terrace> entered_;
    Result now_;
    std::map<std::weak_ptr<const PhotoUnderlay>, Known, std::owner_less<>> known_; ///< of photos that are still used
    int question_ = 0;
    std::jthread thread_; ///< the last: it ends before what it reads goes
};

}
