// How a result leaves the program.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/results/result_sketch.h"
#include "app/exchange/bgstats_link.h"
#include "db/plays/play.h"
#include "db/plays/plays.h"
#include "db/store/store.h"

#include <filesystem>
#include <optional>

#include <wx/menu.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

// A result that is handed on: to the clipboard, a picture, paper, another program.
struct SharedResult {
    db::Play play;
    ResultSummary summary; ///< with what the winner has built, where there is a record of it
};

/// Throws db::Error: there is no such play, or its game cannot be read.
SharedResult shared_result(const db::Store& store, const std::string& play);

/// All but the picture; of a play from elsewhere too.
ResultSummary summary_of(const db::Play& play);

// A QR code for the camera of a phone, as large as the window has room, dark on white in every theme.
/// Escape goes back.
class QrCodePage : public wxPanel {
public:
    explicit QrCodePage(wxWindow* parent);

    void show(exchange::QrCode code, const wxString& whose, std::function<void()> back);

private:
    std::function<void()> back_;
    DrawnPicture* picture_;
    wxStaticText* whose_;
    wxWindow* button_;
    wxToggleButton* larger_; ///< as large as there is room
};

/// The code in the middle of the size with the white border of four modules, every module as many whole pixels, at most
/// `largest`.
void draw_code(wxGraphicsContext& gc, wxSize size, const exchange::QrCode& code, int largest);

// The menu by which a result leaves the program, and what its entries do.

enum ShareId : int {
    share_text = 1,
    share_copy_card,
    share_save_card,
    share_print,
    share_bgsplay,
    share_link,
    share_code,
    share_table,
};
void fill_share_menu(wxMenu& menu);

/// What is told afterwards; empty: nothing is.
struct Told {
    wxString words = {};
    bool done = true; ///< false: the words say why not
};

Told copy_text(const SharedResult& result);
Told copy_card(const SharedResult& result, const wxFont& face);
Told copy_link(const SharedResult& result);

// All of these throw exchange::FileError.
Told save_card(const SharedResult& result, const wxFont& face, const std::filesystem::path& file);
Told save_bgsplay(const SharedResult& result, const std::filesystem::path& file);
/// Of every play with a result that is not in the bin, the earliest first.
/// Tells `store.watch()` how far it is.
Told save_table(const db::Store& store, const std::filesystem::path& file);
std::optional<std::filesystem::path> ask_for_table_file(wxWindow& parent); ///< none: there is to be no table

/// Does what an entry of the menu says, all but showing the code and saving the table; asks where a file is to go.
Told share(wxWindow& parent, const SharedResult& result, int entry);

}
