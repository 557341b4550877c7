// What is looked at on the page of a game, and what can be done there by one key.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/desktop/game/findings_panel.h"
#include "app/table/session.h"

#include <any>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace clerk::desktop {

// What a person looks at on the page of a game.
/// All but the player holds until the next change.
struct Selection {
    int player = 0;
    std::optional<std::size_t> turn = {};
    std::vector<Place> places = {}; ///< of what was missed, or chosen in the list
    bool offers_asked = false;
    wxString hint = {}; ///< why the last key did nothing
};

/// What the editor shows of it. `lit` and `scoring`: as chosen in the score.
Look look(const table::Snapshot& now, const Selection& selection, std::vector<Place> lit, std::optional<int> scoring);

/// What is begun on the page of a game, while the page is made anew.
struct BegunGame {
    std::unique_ptr<table::Session> session = {}; ///< with the turn that is open; none: nothing was begun
    std::string game = {};                        ///< its id
    std::any entry = {};                          ///< the editor's
    int player = 0;                               ///< who is looked at
};

// What can be done by one key while a game lies on the table: what its editor offers, the ways to look at it, its
// turns, and the answers to findings.
/// What a command asks of the page.
struct GameIntents {
    std::function<void(int player)> look_at; ///< at what that player has built
    std::function<void()> ask_offers;        ///< what could be built is shown, or no longer
    std::function<void()> ask_best;          ///< likewise the builds that bring the most
    std::function<void()> toggle_built;
    std::function<void()> show_guide;
    std::function<bool()> has_guide; ///< something was built
    std::function<void()> take_step_back;
    std::function<void()> go_to_turns; ///< or back from an open one
    std::function<void()> change_turn; ///< the one chosen, or else the last; requires that one has ended
    std::function<void()> leave_turn;
};

/// `editor`: none while no game is shown; then there are those of the turns alone.
std::vector<Command> game_commands(const table::Session& session, Editor* editor, FindingsPanel& findings,
                                   const GameIntents& intents);

}
