// Files that are dropped onto the window.
#pragma once

#include <filesystem>
#include <functional>

#include <wx/arrstr.h>
#include <wx/dnd.h>

namespace clerk::desktop {

class DroppedFiles : public wxFileDropTarget {
public:
    /// `take` comes after the drop is over: what it does may ask something.
    explicit DroppedFiles(std::function<void(const wxArrayString& files)> take) : take_(std::move(take)) {}

    bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& files) override;

private:
    std::function<void(const wxArrayString&)> take_;
};

}
