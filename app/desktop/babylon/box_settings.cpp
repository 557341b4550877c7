#include "app/desktop/babylon/box_settings.h"

#include "i18n/text.h"

#include <algorithm>

#include <wx/confbase.h>

namespace clerk::desktop::babylon {

namespace game = clerk::babylon;

namespace {

const wxString copies_key = "/box/copies-of-a-face";

wxString start_key(game::Flower flower) { return "/box/start-terrace-" + text(std::string(id(flower))); }

/// Settings may hold anything.
std::optional<game::Symbol> symbol_of(wxUniChar digit) {
    if (digit < '0' || digit > '4') return std::nullopt;
    return static_cast<game::Symbol>(static_cast<int>(digit.GetValue()) - '0');
}

std::optional<game::Tile> kept_tile(const wxConfigBase& settings, game::Flower flower) {
    const wxString kept = settings.Read(start_key(flower), wxString());
    game::Tile tile{.flower = flower};
    if (kept.length() != tile.symbols.size()) return std::nullopt;
    for (std::size_t i = 0; i < tile.symbols.size(); ++i) {
        const auto symbol = symbol_of(kept[i]);
        if (!symbol) return std::nullopt;
        tile.symbols[i] = *symbol;
    }
    return tile;
}

}

table::babylon::Box kept_box() {
    table::babylon::Box box;
    const wxConfigBase* settings = wxConfigBase::Get(false);
    if (!settings) return box;
    for (const game::Flower flower : game::flowers)
        box.start_tiles[static_cast<std::size_t>(flower)] = kept_tile(*settings, flower);
    const int copies = static_cast<int>(settings->ReadLong(copies_key, 0));
    box.copies = std::clamp(copies, 0, table::babylon::tiles_of_a_material);
    return box;
}

void keep_start_tile(const game::Tile& tile) {
    wxConfigBase* settings = wxConfigBase::Get(false);
    if (!settings || !tile.symbols_entered()) return;
    wxString digits;
    for (const game::Symbol symbol : tile.symbols) digits << static_cast<int>(symbol);
    settings->Write(start_key(tile.flower), digits);
}

void keep_copies(int copies) {
    if (wxConfigBase* settings = wxConfigBase::Get(false)) settings->Write(copies_key, copies);
}

}
