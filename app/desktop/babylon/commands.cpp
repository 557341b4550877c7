// What Babylon's editor does by one key.
#include "app/desktop/babylon/editor.h"
#include "i18n/words_babylon.h"

#include <wx/translation.h>

namespace clerk::desktop::babylon {

namespace {

/// On the key of a kind's English name; T for stairs, because S is the statue's.
constexpr char key_of(game::Kind kind) {
    constexpr char keys[] = {'S', 'F', 'B', 'T'};
    return keys[static_cast<std::size_t>(kind)];
}

constexpr char key_of(game::Flower flower) {
    constexpr char keys[] = {'W', 'P', 'Y', 'U'};
    return keys[static_cast<std::size_t>(flower)];
}

}

void BabylonEditor::letter(game::Kind kind) {
    if (position_.to_dig())
        enter_symbol(game::symbol(kind));
    else
        choose_kind(static_cast<int>(kind));
}

/// Why nothing can be built in the garden that is looked at; empty: something can.
wxString BabylonEditor::why_not_build() const {
    if (position_.over()) return _("The game is over.");
    if (position_.undecided()) return _("First decide about the finding.");
    if (position_.to_dig()) return _("A turn begins with a tile of the quarry: take one first.");
    if (!may_build()) return _("This is the garden of another player.");
    return {};
}

wxString BabylonEditor::why_not_place() const {
    const wxString why = why_not_build();
    if (!why.empty() || (hold_.tool == Tool::terrace && tile_in_hand())) return why;
    return _("No terrace is in hand.");
}

wxString BabylonEditor::why_not_enter_face() const {
    if (!position_.full()) return why_not_build();
    if (!position_.to_dig()) return _("A face is entered when a tile is taken from the quarry.");
    return hold_.stack ? wxString() : _("First choose the stack that the tile is taken from.");
}

wxString BabylonEditor::why_not_known_face() const {
    const wxString why = why_not_enter_face();
    return why.empty() && hand_->known().shown().empty() ? _("No face like this was entered before.") : why;
}

wxString BabylonEditor::why_not_end_turn() const {
    if (position_.final()) return _("Finished gardens have no turns.");
    return position_.ready ? wxString() : why_not_build();
}

wxString BabylonEditor::why_not_turn_view() const {
    return standing_->IsShown() ? wxString() : _("First look at the garden as it stands.");
}

wxString BabylonEditor::why_no_token() const {
    return hand_->token().IsShown() ? wxString() : _("No round token is in force.");
}

std::vector<Command> BabylonEditor::commands() {
    const auto to_build = [this] { return why_not_build(); };
    const auto to_place = [this] { return why_not_place(); };
    const auto to_enter_face = [this] { return why_not_enter_face(); };
    std::vector<Command> all{
        {_("Turn the tile"), "R", 'R', [this] { turn_tile(); }, to_place},
        {_("Next open corner"), "G", 'G', [this] { next_open_corner(); }, to_place},
        {_("Lowest level that fits"), "0", '0', [this] { choose_level({}); }, to_place},
        {_("Look beneath"), "Page Down", WXK_PAGEDOWN, [this] { look_deeper(); }},
        {_("Look less deep"), "Page Up", WXK_PAGEUP, [this] { look_higher(); }},
        {_("The garden as it stands, or its plan"), "Z", 'Z', [this] { look_at_standing(!standing_->IsShown()); }},
        {_("Look from the next side"), "Q", 'Q', [this] { standing_->turn(1); },
         [this] { return why_not_turn_view(); }},
        {_("The first face seen before"), "K", 'K', [this] { enter_known(game::Tile(hand_->known().shown().front())); },
         [this] { return why_not_known_face(); }},
        {_("Take back what is under the cursor"), "M", 'M',
         [this] {
             if (const auto cell = canvas_->cursor()) offer_pieces(*cell);
         }},
        {_("Next ornament that is offered"), "J", 'J', [this] { canvas_->choose_next_offered(); }, to_build},
        {_("Enter the round token"), "O", 'O', [this] { hand_->token().focus(); }, [this] { return why_no_token(); }},
        {_("End the turn"), "E", 'E',
         [this] {
             const bool dug = position_.ready->hand->dug.has_value();
             end_turn(dug ? game::Unplaced::store : game::Unplaced::discard);
         },
         [this] { return why_not_end_turn(); }},
    };
    for (const game::Kind kind : game::kinds)
        all.push_back({i18n::babylon::name(kind), wxString(key_of(kind)), key_of(kind), [this, kind] { letter(kind); },
                       [this] { return position_.to_dig() ? why_not_enter_face() : why_not_build(); }});
    all.push_back({i18n::babylon::name(game::Symbol::blank), "N", 'N', [this] { enter_symbol(game::Symbol::blank); },
                   to_enter_face});
    for (const game::Flower flower : game::flowers)
        all.push_back({i18n::babylon::name(flower), wxString(key_of(flower)), key_of(flower),
                       [this, flower] { enter_flower(flower); }, to_enter_face});
    all.push_back({_("Level of the terrace"), "1-9", 0, {}});
    for (int level = 1; level <= 9; ++level)
        all.push_back({{}, {}, '0' + level, [this, level] { choose_level(level); }, to_place});
    return all;
}

}
