#include "app/table/actions.h"

#include "app/table/desk.h"
#include "app/table/games.h"
#include "i18n/words.h"

namespace clerk::table {

#define CLERK_USE_OF(game) using namespace game;
#define CLERK_USE_GAMES CLERK_GAMES(CLERK_USE_OF)

wxString action_in_words(const Record& before, const Record& after) {
    if (!is_same_game(before, after)) return _("change the set-up"); // by a merged history
    CLERK_USE_GAMES
    const wxString words = std::visit(
        [&](const auto& own) -> wxString {
            using Own = std::decay_t<decltype(own)>;
            if constexpr (requires { action_in_words(own, own); })
                return action_in_words(own, std::get<Own>(after.game));
            else
                return {};
        },
        before.game);
    // TRANSLATORS: like all names of actions, this stands after "Undo" and "Redo".
    return words.empty() ? _("change the set-up") : words;
}

#undef CLERK_USE_GAMES
#undef CLERK_USE_OF

wxString undo_in_words(const Desk& desk) {
    const std::optional<Record> before = desk.after_undo();
    // TRANSLATORS: {1} is an action such as "place terrace".
    return before ? i18n::fill(_("Undo {1}"), {action_in_words(*before, desk.record())}) : _("Undo");
}

wxString redo_in_words(const Desk& desk) {
    const std::optional<Record> after = desk.after_redo();
    // TRANSLATORS: {1} is an action such as "place terrace".
    return after ? i18n::fill(_("Redo {1}"), {action_in_words(desk.record(), *after)}) : _("Redo");
}

}
