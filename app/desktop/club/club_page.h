// The club that this history is in step with, or what joining one would exchange.
#pragma once

#include "db/club/club.h"

#include <functional>
#include <optional>
#include <string>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

struct ClubActions {
    std::function<void(const std::string& address, const std::string& password)> look; ///< what would be exchanged
    std::function<void(const std::string& password)> join;                             ///< the club that is shown
    std::function<void(const std::string& password)> sync;
    std::function<void(const std::string& password)> send_again; ///< everything, to a server that was put back
    std::function<void(const std::string& password)> leaders;    ///< who has won most
    std::function<void()> leave;
    std::function<void(bool shows)> show_game; ///< that is open here, on the club's scoreboards
    std::function<void()> stop;                ///< what goes on
    std::function<void()> back;
};

/// What the page tells.
struct ClubView {
    std::optional<db::ClubMembership> club = {};
    std::optional<db::ClubPreview> preview = {}; ///< of a club that can be joined
    wxString address = {};                       ///< of that
    wxString told = {};                          ///< what came of the last that was done; empty: nothing
    bool busy = false;                           ///< the server is asked
    bool is_put_back = false;                    ///< the server is older than what it had acknowledged
    bool shows_game = true;                      ///< the one that is open here, on the club's scoreboards
};

class ClubPage : public wxPanel {
public:
    ClubPage(wxWindow* parent, ClubActions actions);

    void show(const ClubView& view);

private:
    void add_club(wxSizer& rows, const db::ClubMembership& club);
    void add_showing(wxSizer& rows, bool shows);
    void add_ways_in(wxSizer& rows, const ClubView& view);
    wxWindow* make_counts(const db::ClubPreview& preview);
    wxTextCtrl* add_field(wxSizer& rows, const wxString& words, const char* name, long style);
    wxSizer* make_buttons(const ClubView& view);
    std::string typed(const wxTextCtrl* field) const; ///< none: empty

    ClubActions actions_;
    wxTextCtrl *address_ = nullptr, *password_ = nullptr;
};

}
