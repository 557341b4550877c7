// A page with a list in words, of which one line is chosen and acted on after a question.
#pragma once

#include "app/desktop/widgets/prompt_bar.h"

#include <optional>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>

namespace clerk::desktop {

class ActionListPage : public wxPanel {
protected:
    ActionListPage(wxWindow* parent, const wxString& name, const wxString& title); ///< name: of the list

    /// As wide as what stands in it, and at least `width`.
    void add_column(const wxString& title, int width, wxAlignment align = wxALIGN_LEFT);
    struct Buttons {
        wxButton* other; ///< needs no line
        wxButton* back;
        wxButton* act; ///< asks about the line that is chosen
    };
    void lay_out(const Buttons& buttons, const wxString& explained = {}); ///< explained: below the title

    using Cells = std::vector<wxString>;
    void show_rows(const std::vector<Cells>& rows); ///< the first is chosen
    std::optional<std::size_t> chosen() const;
    virtual void ask() = 0; ///< nothing happens by one click
    PromptBar& prompt() { return *prompt_; }

private:
    void follow_choice();

    wxString title_;
    wxDataViewListCtrl* list_;
    PromptBar* prompt_;
    wxButton* act_ = nullptr;
};

}
