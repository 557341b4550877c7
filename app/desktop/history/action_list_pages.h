// Pages with a list of which one line is acted on: back-ups, and what came in from files.
#pragma once

#include "app/desktop/widgets/prompt_bar.h"
#include "db/back_up/back_up_files.h"
#include "db/imports/imports.h"

#include <functional>
#include <optional>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>

namespace clerk::desktop {

/// A page with a list in words, of which one line is chosen and acted on after a question.
class ActionListPage : public wxPanel {
protected:
    /// `name`: of the list, "back-ups-list"; Back is then "back-ups-back".
    ActionListPage(wxWindow* parent, const wxString& name, const wxString& title,
                   const std::function<void()>& back); ///< name: of the list

    /// As wide as what stands in it, and at least `width`.
    void add_column(const wxString& title, int width, wxAlignment align = wxALIGN_LEFT);
    struct Buttons {
        wxButton* other; ///< needs no line
        wxButton* act;   ///< asks about the line that is chosen
    };
    /// `explained`: below the title; `empty`: instead of a list without a line.
    void lay_out(const Buttons& buttons, const wxString& explained = {}, wxWindow* empty = nullptr);

    using Cells = std::vector<wxString>;
    void show_rows(const std::vector<Cells>& rows); ///< the first is chosen
    std::optional<std::size_t> chosen() const;
    virtual void ask() = 0; ///< nothing happens by one click
    PromptBar& prompt() { return *prompt_; }

private:
    void follow_choice();

    wxSizer* head_;
    wxDataViewListCtrl* list_;
    PromptBar* prompt_;
    wxButton* other_ = nullptr;
    wxButton* act_ = nullptr;
    wxWindow* empty_ = nullptr; ///< none: a list without a line is shown as one
};

// The back-ups of the history: made by hand, and one of them put back.

struct BackUpActions {
    std::function<void()> back_up;
    std::function<void(const std::filesystem::path& file)> restore;
    std::function<void()> back;
};

class BackUpsPage : public ActionListPage {
public:
    BackUpsPage(wxWindow* parent, BackUpActions actions);

    void show(std::vector<db::BackUp> all);

private:
    void ask() override;

    BackUpActions actions_;
    std::vector<db::BackUp> all_;
};

// What came in from files of other programs, and back out again.

struct PastImportsActions {
    std::function<void()> open_file;
    std::function<void(std::int64_t import)> take_back;
    std::function<void()> back;
};

class PastImportsPage : public ActionListPage {
public:
    PastImportsPage(wxWindow* parent, PastImportsActions actions);

    void show(std::vector<db::PastImport> all);

private:
    void ask() override;

    PastImportsActions actions_;
    std::vector<db::PastImport> all_;
};

}
