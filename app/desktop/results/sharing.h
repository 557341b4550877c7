// The menu by which a result leaves the program, and what its entries do.
#pragma once

#include "app/desktop/results/shared_result.h"
#include "app/exchange/qr.h"
#include "db/plays/plays.h"

#include <filesystem>
#include <optional>

#include <wx/menu.h>

namespace clerk::desktop {

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
