#include "app/table/babylon/keys.h"

#include "app/table/babylon/entry.h"
#include "app/table/babylon/garden_input.h"
#include "app/table/babylon/turn_input.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <string_view>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace {

constexpr std::string_view kind_keys = "SFBT"; ///< of the kinds' English names; T for stairs, because S is the statue's
constexpr std::string_view flower_keys = "WPYU";
constexpr int blank_key = 'N', known_face_key = 'K', end_turn_key = 'E', turn_tile_key = 'R', open_corner_key = 'G';

template <class List>
std::optional<typename List::value_type> on_key(std::string_view keys, int code, const List& all) {
    const auto place = std::ranges::find(keys, code) - keys.begin();
    if (place == std::ssize(keys)) return std::nullopt;
    return all[static_cast<std::size_t>(place)];
}

std::optional<game::Kind> kind_on(int code) { return on_key(kind_keys, code, game::kinds); }
std::optional<game::Flower> flower_on(int code) { return on_key(flower_keys, code, game::flowers); }
bool is_figure(int code) { return code >= '0' && code <= '9'; }

std::string label(int code) { return {static_cast<char>(code)}; }

void add(std::vector<Key>& all, const wxString& words, int code) { all.push_back({words, label(code), code}); }

/// A letter means a symbol while a face is entered, an ornament built by hand otherwise.
Outcome press_kind(const Position& position, Entry entry, game::Kind kind) {
    return enters_face(position, entry) ? enter_symbol(position, std::move(entry), game::symbol(kind))
                                        : choose_kind(position, std::move(entry), kind);
}

/// A figure means a stack of the quarry while a tile is dug, a level otherwise.
Outcome press_figure(const Position& position, Entry entry, int figure) {
    if (position.to_dig()) return choose_stack_by_figure(position, std::move(entry), figure);
    return choose_level(position, std::move(entry), figure == 0 ? std::nullopt : std::optional(figure));
}

/// A tile that is left goes into the slot.
Outcome press_end(const Position& position, Entry entry) {
    return end_turn(position, std::move(entry), position.has_dug() ? game::Unplaced::store : game::Unplaced::discard);
}

wxString why_not_enter_symbol(const Position& position, const Entry& entry) {
    if (const wxString why = why_not_enter_face(position, entry); !why.empty()) return why;
    return whole(entry.face) ? _("The face is complete. Click one of its spaces to enter it anew.") : wxString();
}

wxString why_not_known_face(const Position& position, const Entry& entry, bool any) {
    const wxString why = why_not_enter_face(position, entry);
    return why.empty() && !any ? _("No face like this was entered before.") : why;
}

}

std::vector<Key> keys() {
    std::vector<Key> all;
    add(all, _("Rotate the tile"), turn_tile_key);
    add(all, _("Next open corner"), open_corner_key);
    add(all, _("Lowest level that fits"), '0');
    all.push_back({_("Look one level deeper"), "Page Down", page_down_key});
    all.push_back({_("Look one level higher"), "Page Up", page_up_key});
    add(all, _("The garden as it stands, or its plan"), other_view_key);
    add(all, _("Look from the next side"), turn_view_key);
    add(all, _("The first face seen before"), known_face_key);
    all.push_back({_("Take back the piece under the cursor"), "Delete", delete_key});
    add(all, _("All that can be taken back under the cursor"), menu_key);
    add(all, _("Next ornament that is offered"), next_offered_key);
    add(all, _("Take the terrace that the photo proposes"), proposed_key);
    add(all, _("Enter the round token"), token_key);
    add(all, _("End the turn"), end_turn_key);
    const std::size_t others = all.size();
    for (std::size_t i = 0; i < game::kinds.size(); ++i) // TRANSLATORS: what a letter means: {1} is a statue, ...
        add(all, i18n::fill(_("{1}: symbol of the face, then ornament by hand"), {i18n::babylon::name(game::kinds[i])}),
            kind_keys[i]);
    add(all, i18n::fill(_("{1} of the face"), {i18n::babylon::name(game::Symbol::blank)}), blank_key);
    for (std::size_t i = 0; i < game::flowers.size(); ++i)
        add(all, i18n::babylon::name(game::flowers[i]), flower_keys[i]);
    for (std::size_t i = others; i < all.size(); ++i) all[i].piece = true;
    all.push_back({_("Put down what is in hand"), "Esc", escape_key});
    all.push_back({_("Column, then row of a stack of the quarry"), "1-4"});
    all.push_back({_("Level of the terrace"), "1-9"});
    for (int level = 1; level <= 9; ++level) all.push_back({{}, {}, '0' + level});
    return all;
}

bool is_of_tile(int code) {
    constexpr int all[] = {turn_tile_key, open_corner_key, '0', known_face_key, token_key, proposed_key};
    return std::ranges::find(all, code) != std::end(all);
}

Outcome press(const Position& position, Entry entry, const std::vector<game::Tile>& known, int code) {
    if (const auto kind = kind_on(code)) return press_kind(position, std::move(entry), *kind);
    if (const auto flower = flower_on(code)) return enter_flower(position, std::move(entry), *flower);
    if (is_figure(code)) return press_figure(position, std::move(entry), code - '0');
    switch (code) {
    case escape_key: return {let_go(std::move(entry), position)};
    case turn_tile_key: return turn_tile(position, std::move(entry));
    case open_corner_key: return next_open_corner(position, std::move(entry));
    case page_down_key: return look_deeper(position, std::move(entry));
    case page_up_key: return look_less_deep(position, std::move(entry));
    case known_face_key: return enter_face(position, std::move(entry), known.front());
    case blank_key: return enter_symbol(position, std::move(entry), game::Symbol::blank);
    case end_turn_key: return press_end(position, std::move(entry));
    default: return {std::move(entry)};
    }
}

wxString why_not(const Position& position, const Entry& entry, const std::vector<game::Tile>& known, int code) {
    if (kind_on(code))
        return enters_face(position, entry) ? why_not_enter_face(position, entry) : why_not_build(position, entry);
    if (flower_on(code)) return why_not_enter_face(position, entry);
    if (is_figure(code) && position.to_dig()) return {};
    if (is_figure(code) || code == turn_tile_key || code == open_corner_key) return why_not_turn(position, entry);
    switch (code) {
    case blank_key: return why_not_enter_symbol(position, entry);
    case escape_key: return begun(entry, position) ? wxString() : _("Nothing is in hand.");
    case known_face_key: return why_not_known_face(position, entry, !known.empty());
    case next_offered_key: return why_not_build(position, entry);
    case token_key: return position.has_token() ? wxString() : _("No round token is in force.");
    case end_turn_key: return why_not_end_turn(position, entry);
    default: return {};
    }
}

}
