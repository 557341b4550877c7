// What is printed on the table's own copy of a game: written down, and kept.
#pragma once

#include "app/desktop/game/copy_parts.h"
#include "app/desktop/game/editor.h"
#include "app/table/copy.h"

#include <filesystem>
#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

// What is printed on the table's own copy, kept with the settings.

/// As it was kept, with what was begun; nothing is described where no settings are open.
table::CopyDescription kept_copy(std::string_view game, std::vector<table::CopyPart> parts);
bool keep_copy(const table::CopyDescription& copy); ///< on the disk when it returns; false: not all of it

/// What counts of it in a new game.
std::string kept_copy(std::string_view game);

// A table writes down what is printed on its own copy of a game: part by part, each left for later as it likes.

/// What the page asks for.
struct CopyActions {
    std::function<void()> back;
    std::function<bool(const std::function<void()>& action)> act; ///< runs it and tells what went wrong
    std::function<void(const wxString& words)> tell;
    std::function<void(const wxString& words, std::function<void()> take_back)> offer_take_back;
    std::function<bool(const table::CopyDescription&)> keep; ///< after every change; false: it failed, and is told
    /// For a part that is not typed as a line; null: it is.
    std::function<PartPanel*(wxWindow* parent, const table::CopyPart& part)> panel;
    /// Where the part is on a drawing of the board; none of them is: they are listed.
    std::function<std::optional<CopyPlace>(const table::CopyPart& part)> place = {};
};

/// The parts lie as on the board, drawn. Its controls: "part-/quarry" …, those of the part's panel, "use-part",
/// "let-go-part", "clear-part", "import-copy", "export-copy", "back".
class CopyPage : public wxPanel {
public:
    CopyPage(wxWindow* parent, CopyActions actions);

    void show(const wxString& game, table::CopyDescription copy); ///< `game`: its name
    const table::CopyDescription& copy() const { return copy_; }

    void import_from(const std::filesystem::path& file);
    void export_to(const std::filesystem::path& file);

private:
    wxSizer* make_head();
    wxSizer* make_answers(wxWindow* parent);
    void make_parts();
    wxToggleButton* make_part(wxWindow* parent, std::size_t part);
    wxWindow* make_board(bool beside);
    void choose(std::size_t part);
    void edit(const std::string& draft);
    void use();
    bool change(table::CopyDescription next); ///< kept, and the part shown anew; false: it is not kept
    void change_so_that_it_can_be_taken_back(table::CopyDescription next, const wxString& words);
    void show_progress();
    void ask_for_file();
    void ask_where_to_export();
    const table::CopyPart& part() const { return copy_.parts()[part_]; }

    CopyActions actions_;
    table::CopyDescription copy_;
    std::size_t part_ = 0;
    wxStaticText* title_;
    wxScrolledWindow* list_;
    std::vector<wxToggleButton*> parts_;
    wxScrolledWindow* body_;
    wxStaticText* name_;
    wxStaticText* explained_;
    wxStaticText* state_; ///< what is expected, or what counts
    PartPanel* panel_ = nullptr;
    wxButton* use_;
    wxButton* let_go_;
    wxButton* clear_;
};

}
