// Game nights: when and where, for how long, what was played, notes and photos.
#pragma once

#include "app/desktop/history/night_panels.h"
#include "app/desktop/widgets/fields.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/prompt_bar.h"
#include "app/table/desk.h"

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

struct NightsActions {
    std::function<void()> back;
    std::function<void(const std::string& play)> open;
    std::function<void(const wxString& words)> tell;
    std::function<bool(const std::function<void()>& action)> act; ///< false: it was told why not
    /// Work that may take long: it can be stopped.
    std::function<bool(const wxString& what, const std::function<void()>& work)> work;
};

/// What is written is kept at once. Escape goes back.
class NightsPage : public wxPanel {
public:
    NightsPage(wxWindow* parent, Desk& desk, NightsActions actions);

    void show(); ///< those outside the bin, the latest chosen
    NightPhotos& photos() { return *photos_; }
    NightClock& clock() { return *clock_; }

private:
    wxSizer* make_left();
    wxSizer* make_list_buttons();
    wxWindow* make_details();
    wxSizer* make_header(wxWindow* parent);
    void fit_header();
    void read(const std::string& night);
    void propose_places();
    void select(const std::string& night);
    void show_details();
    void load_details(const std::string& night);
    void enable();
    std::string chosen() const; ///< empty: none
    void add_night();
    void remove_night();
    void restore(const std::string& night);
    void ask_to_purge();
    void purge(const std::string& night);
    bool act_on_shown(const std::function<void()>& action);
    void change(const std::function<void(db::Nights&)>& change);
    void take_date();
    bool keep_typed();
    void go_back();
    void ask_to_remove_photo(const std::string& photo);

    db::Nights nights() const { return db::Nights(desk_.store()); }

    Desk& desk_;
    NightsActions actions_;
    std::vector<db::Night> all_;
    db::Night shown_;                ///< the one that is chosen, as its details show it
    bool is_typed_not_kept_ = false; ///< place or notes
    MouseOrKeys hand_;
    wxListBox* list_;
    wxScrolledWindow* pane_; ///< the details, scrolled where the window is low
    wxWindow* details_;
    wxBoxSizer* columns_; ///< the list, and the details
    wxWindow* none_;      ///< says what a night is, and invites to one, while there is none
    wxStaticText* title_;
    wxToggleButton* bin_;
    wxWindow* add_;
    wxWindow* remove_;
    wxWindow* restore_;
    wxWindow* purge_;
    KeptText* date_;
    KeptText* place_;
    KeptText* notes_;
    NightClock* clock_;
    wxBoxSizer* header_; ///< date and place, and the clock beside or below them
    NightGames* games_;
    NightPhotos* photos_;
    PromptBar* prompt_;
};

}
