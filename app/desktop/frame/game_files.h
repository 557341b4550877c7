// Files of games and plays: opened, exported, brought in and taken back.
#pragma once

#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/frame/workbench.h"
#include "app/history/import_plan.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include <wx/arrstr.h>
#include <wx/dnd.h>
#include <wx/string.h>

namespace clerk::desktop {

// The files that were opened or exported last, newest first. They are kept in the state folder, if there is one; a list
// that cannot be read counts as empty.

inline constexpr std::size_t most_recent_files = 9;

std::vector<std::filesystem::path> recent_files();
void note_recent_file(const std::filesystem::path& file); ///< it is first from now on
void drop_recent_file(const std::filesystem::path& file);
void drop_recent_files();

/// As an entry of a menu: its name and folder in one line, whatever they hold; "&" is a letter like others.
wxString recent_file_in_words(const std::filesystem::path& file);

/// Files that are dropped onto the window.
class DroppedFiles : public wxFileDropTarget {
public:
    /// `take` comes after the drop is over: what it does may ask something.
    explicit DroppedFiles(std::function<void(const wxArrayString& files)> take) : take_(std::move(take)) {}

    bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& files) override;

private:
    std::function<void(const wxArrayString&)> take_;
};

/// Games and plays from files, and into them: opened, exported, brought in and taken back.
class GameFiles {
public:
    /// `program`: the executable, beside which the samples lie.
    GameFiles(Workbench& bench, std::filesystem::path program);

    std::function<void()> on_recent; ///< other files are those that were opened last

    void ask_for_file();
    /// Takes a record from a file in and opens it; of what other programs or another history hold, only the preview.
    /// False: there is no game of it on the table, and the window says why, or asks what is to become of the file.
    /// While no history can be opened it waits, and `open_waiting` opens it.
    bool open(const std::filesystem::path& file);
    void open(const std::vector<std::filesystem::path>& files); ///< several: as one import
    void open_waiting();

    void ask_where_to_export(const std::string& game);
    void export_to(const std::string& game, const std::filesystem::path& file);

    bool any_recent() const { return !recent_.empty(); }
    std::vector<MenuCommand> recent_menu();

    void show_past_imports();
    void forget(); ///< the page that looks into the history: it is closed

private:
    bool take_in(const std::filesystem::path& file);
    void take_in(const std::vector<std::filesystem::path>& files);
    bool take_in(const Record& record, Desk::Origin origin);
    void open_taken_in(const std::string& game);
    void show_import(const std::string& source, ImportPlan plan);
    void show_import_again(const std::string& source, ImportPlan plan);
    void bring_in(const std::string& source, ImportPlan plan);
    bool take_import_back(std::int64_t import);
    void open_recent(std::size_t place);
    void note(const std::filesystem::path& file);
    void read_recent();

    Workbench& bench_;
    std::filesystem::path program_;
    std::vector<std::filesystem::path> recent_; ///< newest first
    std::optional<std::filesystem::path> waiting_;
};

}
