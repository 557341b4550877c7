// The photos of a night as thumbnails: added from files, taken away.
#pragma once

#include "db/nights/nights.h"
#include "db/store/store.h"

#include <functional>
#include <map>

#include <wx/bitmap.h>
#include <wx/scrolwin.h>

namespace clerk::desktop {

class NightPhotos : public wxPanel {
public:
    struct Actions {
        std::function<void(const wxString& words)> tell;
        /// What may take long, and can be stopped; false: it was told why not.
        std::function<bool(const wxString& what, const std::function<void()>& work)> work;
        std::function<void(const std::string& photo)> remove; ///< asked for
    };
    NightPhotos(wxWindow* parent, const db::Store& store, Actions actions);

    void show(const std::string& night); ///< its id. Throws db::Error
    /// Copies those whose content is a picture that can be read, and says why not of the first other one.
    void add(const std::vector<std::filesystem::path>& files);

private:
    void ask_for_files();
    void keep(const std::vector<std::pair<std::filesystem::path, wxBitmap>>& pictures);
    void add_thumbnail(const db::Photo& photo, std::size_t number);
    const wxBitmap& thumbnail(const std::string& photo);
    int longest() const; ///< side of a thumbnail, in pixels of the screen

    const db::Store& store_;
    Actions actions_;
    std::string night_;
    std::map<std::string, wxBitmap> thumbnails_; ///< by file
    wxScrolledWindow* strip_;
};

}
