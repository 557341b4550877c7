#include "app/desktop/babylon/box.h"

#include "i18n/text.h"

#include <algorithm>

#include <wx/confbase.h>

namespace clerk::desktop::babylon {

namespace {

constexpr int tiles_of_a_material = game::quarry_size * game::quarry_size;
const wxString copies_key = "/box/copies-of-a-face";

wxString start_key(game::Flower flower) { return "/box/start-terrace-" + text(std::string(id(flower))); }

/// Settings may hold anything.
std::optional<game::Symbol> symbol_of(wxUniChar digit) {
    if (digit < '0' || digit > '4') return std::nullopt;
    return static_cast<game::Symbol>(static_cast<int>(digit.GetValue()) - '0');
}

}

std::optional<game::Tile> start_tile(game::Flower flower) {
    const wxConfigBase* settings = wxConfigBase::Get(false);
    const wxString kept = settings ? settings->Read(start_key(flower), wxString()) : wxString();
    game::Tile tile{.flower = flower};
    if (kept.length() != tile.symbols.size()) return std::nullopt;
    for (std::size_t i = 0; i < tile.symbols.size(); ++i) {
        const auto symbol = symbol_of(kept[i]);
        if (!symbol) return std::nullopt;
        tile.symbols[i] = *symbol;
    }
    return tile;
}

void keep_start_tile(const game::Tile& tile) {
    wxConfigBase* settings = wxConfigBase::Get(false);
    if (!settings || !tile.symbols_entered()) return;
    wxString digits;
    for (const game::Symbol symbol : tile.symbols) digits << static_cast<int>(symbol);
    settings->Write(start_key(tile.flower), digits);
}

int told_copies() {
    const wxConfigBase* settings = wxConfigBase::Get(false);
    return settings ? std::clamp(static_cast<int>(settings->ReadLong(copies_key, 0)), 0, tiles_of_a_material) : 0;
}

int most_copies() { return told_copies() > 0 ? told_copies() : tiles_of_a_material; }

void tell_copies(int copies) {
    if (wxConfigBase* settings = wxConfigBase::Get(false)) settings->Write(copies_key, copies);
}

}
