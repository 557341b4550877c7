// The parts of a night's page: its clock, its games, its photos.
#pragma once

#include "db/nights/nights.h"
#include "db/plays/plays.h"
#include "db/store/store.h"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <wx/bitmap.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

namespace clerk::desktop {

/// How long a night was: a timer that runs and pauses, and a field in which it is put right by hand. While the computer
/// sleeps nobody plays: a timer that was started here does not count that.
class NightClock : public wxPanel {
public:
    struct Actions {
        std::function<void(const wxString& words)> tell;
        std::function<bool(const std::function<void()>& action)> act; ///< false: it was told why not
        std::function<void(const std::string& night)> changed;        ///< its timer; throws db::Error
    };
    NightClock(wxWindow* parent, const db::Store& store, Actions actions);

    void show(const db::Night& night);

    std::function<int()> slept; ///< how many seconds the computer has slept since it was started

private:
    wxSizer* make_row();
    void show_time();
    bool leave_out_sleep();
    void start_or_pause();
    void correct();

    const db::Store& store_;
    Actions actions_;
    db::Night night_;
    wxStaticText* time_;
    wxButton* start_;
    wxTextCtrl* field_;
    wxTimer tick_;
    std::string started_here_; ///< the night; empty: none that runs was
    int slept_before_ = 0;     ///< when it was started, in seconds
};

/// The games of a night: put in, taken out, opened.
class NightGames : public wxPanel {
public:
    struct Actions {
        std::function<void(const std::string& play)> open;
        std::function<bool(const std::function<void()>& action)> act; ///< false: it was told why not
    };
    NightGames(wxWindow* parent, const db::Store& store, Actions actions);

    void show(const db::Night& night); ///< throws db::Error

private:
    wxSizer* make_header();
    wxSizer* make_offers();
    void show_games();
    void show_offers();
    void put(const std::string& play, const std::string& night);
    void put_chosen_in();
    void take_chosen_out();
    void open_chosen();
    void enable();

    const db::Store& store_;
    Actions actions_;
    db::Night night_;
    std::vector<db::ListedPlay> games_;
    std::vector<db::ListedPlay> others_; ///< of no night, among what is looked for
    wxListBox* list_;
    wxStaticText* more_;
    wxTextCtrl* search_;
    wxChoice* other_;
    wxWindow* open_;
    wxWindow* take_out_;
    wxWindow* put_in_;
};

/// The photos of a night as thumbnails: added from files, taken away. All have their place at once; what was never seen
/// is read when nothing else is to be done, and kept in the user's folder for what can be made again.
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
    void read_next();
    wxBitmap thumbnail(const std::string& photo) const;
    int longest() const; ///< side of a thumbnail, in pixels of the screen

    const db::Store& store_;
    Actions actions_;
    std::string night_;
    std::map<std::string, wxBitmap> thumbnails_;                  ///< by file
    std::vector<std::pair<std::string, wxStaticBitmap*>> unread_; ///< of those shown, the last one first
    wxScrolledWindow* strip_;
};

}
