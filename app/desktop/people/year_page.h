// A year of the history in review, of everyone or of one player: figures, months, games, people. It can be kept as a
// page for a browser.
#pragma once

#include "db/figures/years.h"
#include "db/people/people.h"
#include "db/store/store.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct YearActions {
    std::function<void()> back;
    /// Does what may take long and can be stopped.
    std::function<bool(const wxString& what, const std::function<void()>&)> work;
    std::function<bool(const std::function<void()>&)> act; ///< false: it failed, and the window says why
    std::function<void(const wxString& sentence)> tell;    ///< what was done
};

class YearPage : public wxPanel {
public:
    YearPage(wxWindow* parent, YearActions actions);

    void show(const db::Store& store); ///< the latest year, of everyone; throws db::Error
    void save(const std::filesystem::path& file);

private:
    wxChoice* make_choice(const char* name, const wxString& spoken, int width);
    void read();
    void show_review();
    void make_body();
    void add_cards(wxSizer& rows);
    wxString person_name() const;
    void ask_where_to_save();

    YearActions actions_;
    std::optional<db::Years> years_;
    std::vector<int> list_;
    std::vector<db::Person> people_;
    db::YearInReview review_;
    wxStaticText* title_;
    wxStaticText* none_;
    wxChoice* year_;
    wxChoice* person_;
    wxButton* back_;
    wxButton* save_;
    wxScrolledWindow* pane_;
    wxPanel* body_ = nullptr;
};

}
