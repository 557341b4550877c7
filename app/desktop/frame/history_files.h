// What is done with whole histories, and what when one could not be opened.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/desktop/widgets/error_log.h"

#include <functional>
#include <optional>

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/timer.h>

namespace clerk::desktop {

// The history could not be opened: why, and the ways on.

struct HistoryErrorActions {
    std::function<void()> try_again;
    std::function<void()> choose_file;
    std::function<void()> back_ups;
    std::function<void()> quit;
};

/// With a history that is older than it was, or without the one that is gone.
struct WayOn {
    wxString words;
    std::function<void()> go;
};

class HistoryErrorPage : public wxPanel {
public:
    HistoryErrorPage(wxWindow* parent, HistoryErrorActions actions);

    void show(const ErrorReport& why, std::optional<WayOn> way_on);

private:
    wxStaticText* why_;
    wxWindow* go_on_;
    std::optional<WayOn> way_on_;
    wxStaticText* outcome_; ///< of copying the details
    ErrorReport shown_;
};

/// What is done with whole histories: another one is merged, one is backed up and restored, one is chosen.
class HistoryFiles {
public:
    explicit HistoryFiles(Workbench& bench);

    void ask_for_history();
    void show_back_ups();

    /// The preview of a merge. An empty file: none is chosen yet. Throws db::Error.
    void show_merge(const std::filesystem::path& file);
    void save_earlier_to(const std::filesystem::path& file); ///< the versions that lost when histories were merged

    /// What can be done about the fault that is being caught: where the history was moved, deleted or replaced while it
    /// was open, all that was entered can go into the file that is there now, or into another.
    std::vector<MessageBar::Choice> ways_out();
    void save_moved_to(const std::filesystem::path& file);
    /// What can be done about the fault that is being caught on opening, besides trying again or a back-up.
    std::optional<WayOn> way_on();

private:
    void ask_what_to_merge();
    void merge();
    void take_merge_back(const std::filesystem::path& back_up);
    void ask_where_to_save_earlier();
    void put_into_file_there();
    void ask_where_to_save_moved();
    void begin_anew();
    void show_as_it_is();
    void go_on_as_it_is();
    void take_up(const std::optional<Record>& game, std::optional<Record> next, bool is_all);
    bool restore(const std::filesystem::path& back_up);
    bool replace_file_there();

    Workbench& bench_;
    std::filesystem::path other_; ///< on the page for merging
    wxTimer log_timer_;           ///< when nothing has been done for a moment, the log of the history is emptied
};

}
