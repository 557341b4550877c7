// A game on the table: hand, board, players, score, findings and turns. Draws what the session publishes and sends it
// what a person does.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/desktop/game/findings_panel.h"
#include "app/desktop/game/game_commands.h"
#include "app/desktop/game/game_parts.h"
#include "app/desktop/game/scoreboard.h"
#include "app/desktop/game/table_aids.h"
#include "app/desktop/game/typed_places.h"
#include "app/desktop/widgets/input.h"
#include "app/table/session.h"

#include <wx/panel.h>

namespace clerk::desktop {

class GamePage : public wxPanel {
public:
    /// `act` runs what may fail on the disk and tells the person if it did; true: it did not.
    using Act = std::function<bool(const std::function<void()>&)>;
    /// `begun`: what another page of this desk gave up.
    GamePage(wxWindow* parent, Desk& desk, Act act, BegunGame begun = {});
    BegunGame give_up(); ///< the page is of no use any more

    /// The desk's game changed, or another game lies on it, or the page is turned to.
    void refresh();
    void take_keys();          ///< to the board, if they are nobody's
    void give_keys_to_board(); ///< whoever has them: the page was turned to
    void draw_anew();          ///< in another theme; what is begun in the hand stays
    std::vector<Command> commands();
    void run(const Command& command); ///< or tells why it can do nothing
    bool let_go_begun();              ///< what was begun after the last change; false: nothing was
    void say(const wxString& why);    ///< why what was done last did nothing; empty: it did something
    ScoreView score_view() const;

    /// How what is looked at is built again: of the player shown, after the turn chosen if one is.
    struct Guide {
        wxString title;
        std::vector<GuideStep> steps; ///< none: nothing was built
    };
    Guide guide() const;

    /// What the scoreboard shows of the game; of one that is being revealed the first so many categories.
    ScoreboardTable on_scoreboard(std::optional<int> revealed) const;

    const GameParts& parts() const { return parts_; }

    std::function<void()> on_guide;      ///< it is asked for
    std::function<void()> on_rule;       ///< of the finding that was clicked, or of the first: it is asked for
    std::function<void()> on_finish;     ///< the game is to be awarded
    std::function<void()> on_new_editor; ///< the commands are others
    std::function<void()> on_leave = {}; ///< Escape, with nothing left to go back from; none: it says so

private:
    const table::Snapshot& now() const { return session_.now(); }
    void listen();
    void make_editor();
    void attempt(const std::function<void()>& intent); ///< one that changes the game
    bool passes_over_double_click();
    void follow_turn(); ///< another turn is open, or none
    void look_at(int player);
    void show();
    void show_score();
    void show_turns();
    void show_players();
    void toggle_built();
    void end_of_turn(); ///< what the table wants to see and hear of it
    void copy_position();
    TypedPlaces* typed_places() const;
    void ask_for_place(); ///< typed
    void show_findings();
    FindingIntents finding_intents();
    void open_turn(std::size_t turn);
    void choose_turn(std::optional<std::size_t> turn);
    GameIntents intents();
    bool go_back();
    void key(wxKeyEvent& event);

    BegunGame begun_; ///< its entry until the editor has it
    table::Session& session_;
    Act act_;
    std::unique_ptr<Editor> editor_;
    Record made_for_; ///< as the game was when the editor was made
    Selection selection_;
    std::optional<int> at_turn_;
    MouseOrKeys hand_;
    std::optional<int> changed_by_; ///< the press of the mouse that changed the game last

    GameParts parts_;
    NowPlayer* now_player_;
    TurnClock clock_;
    FirstGameGuide first_game_;
    bool told_ = false; ///< of something on the right
};

}
