// Entries of the same person become one, and apart again.
#pragma once

#include "app/desktop/people/player_figures.h"

#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class MergePlayersPanel : public wxPanel {
public:
    MergePlayersPanel(wxWindow* parent, const PlayerActions& actions);

    /// `others`: everyone else.
    void show(PlayerData& data, const db::Person& person, std::vector<db::Person> others);

private:
    void add_line(wxSizer& rows, wxWindow* what, wxWindow* button);
    void add_alike(wxSizer& rows);
    void add_choice(wxSizer& rows);
    void add_merged(wxSizer& rows);
    wxSizer* make_question();
    void ask(const db::Person& other);
    void answer(bool merge);
    void change(const std::function<void()>& change);

    const PlayerActions& actions_;
    PlayerData* data_ = nullptr;
    db::Person person_;
    std::vector<db::Person> others_;
    db::Person asked_; ///< about whom the question is
    wxChoice* other_ = nullptr;
    wxSizer* question_ = nullptr;
    wxStaticText* words_ = nullptr;
};

}
