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

std::vector<Command> BabylonEditor::commands() {
    std::vector<Command> all{
        {_("Turn the tile"), "R", 'R', [this] { turn_tile(); }},
        {_("Next open corner"), "G", 'G', [this] { next_open_corner(); }},
        {_("Lowest level that fits"), "0", '0', [this] { choose_level({}); }},
        {_("Look beneath"), "Page Down", WXK_PAGEDOWN, [this] { look_deeper(); }},
        {_("Look less deep"), "Page Up", WXK_PAGEUP, [this] { look_higher(); }},
        {_("The first face seen before"), "K", 'K',
         [this] {
             if (const auto& faces = hand_->known().shown(); !faces.empty()) enter_known(game::Tile(faces.front()));
         }},
        {_("Take back what is under the cursor"), "M", 'M',
         [this] {
             if (const auto cell = canvas_->cursor()) offer_pieces(*cell);
         }},
        {_("Next ornament that is offered"), "J", 'J', [this] { canvas_->choose_next_offered(); }},
        {_("Enter the round token"), "O", 'O',
         [this] {
             if (hand_->token().IsShown()) hand_->token().focus();
         }},
        {_("End the turn"), "E", 'E',
         [this] {
             const bool dug = position_.ready && position_.ready->hand->dug;
             end_turn(dug ? game::Unplaced::store : game::Unplaced::discard);
         }},
    };
    for (const game::Kind kind : game::kinds)
        all.push_back(
            {i18n::babylon::name(kind), wxString(key_of(kind)), key_of(kind), [this, kind] { letter(kind); }});
    all.push_back({i18n::babylon::name(game::Symbol::blank), "N", 'N', [this] { enter_symbol(game::Symbol::blank); }});
    for (const game::Flower flower : game::flowers)
        all.push_back({i18n::babylon::name(flower), wxString(key_of(flower)), key_of(flower),
                       [this, flower] { enter_flower(flower); }});
    all.push_back({_("Level of the terrace"), "1-9", 0, {}});
    for (int level = 1; level <= 9; ++level)
        all.push_back({{}, {}, '0' + level, [this, level] { choose_level(level); }});
    return all;
}

}
