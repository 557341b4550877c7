// A game on the table: hand, board, players, score, findings and turns, always in step with the desk.
#pragma once

#include "app/desktop/game/built_list.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/game/findings_panel.h"
#include "app/desktop/game/open_turn_bar.h"
#include "app/desktop/game/players_bar.h"
#include "app/desktop/game/score_panel.h"
#include "app/desktop/game/scoreboard.h"
#include "app/desktop/game/turns_strip.h"
#include "app/table/open_turn.h"
#include "core/record_aids.h"

#include <wx/button.h>
#include <wx/panel.h>

namespace clerk::desktop {

class GamePage : public wxPanel {
public:
    /// `act` runs what may fail on the disk and tells the person if it did; true: it did not.
    using Act = std::function<bool(const std::function<void()>&)>;
    GamePage(wxWindow* parent, Desk& desk, Act act);

    /// The desk's game changed, or another game lies on it.
    void refresh();
    void draw_anew(); ///< in another theme; what is begun in the hand stays
    std::vector<Command> commands();
    void run(const Command& command); ///< or tells why it can do nothing
    ScoreView score_view() const;

    /// How what is looked at is built again: of the player shown, after the turn chosen if one is.
    struct Guide {
        wxString title;
        std::vector<GuideStep> steps; ///< none: nothing was built
    };
    Guide guide() const;

    /// What the scoreboard shows of the game; of one that is being revealed the first so many categories.
    void show_on(Scoreboard& scoreboard, std::optional<int> revealed) const;

    std::function<void()> on_guide;      ///< it is asked for
    std::function<void()> on_finish;     ///< the game is to be awarded
    std::function<void()> on_new_editor; ///< the commands are others

private:
    void lay_out();
    void make_editor();
    bool same_game() const;
    void change(Record next); ///< of what is edited
    bool enter(Record whole); ///< the whole game; true: it is on the desk
    void look_at(int player);
    void show();
    Look look() const;
    void ask_for_offers();
    void show_built();
    void toggle_built();
    void key(wxKeyEvent& event);
    Aids agreed() const { return aids(desk_.record().head); }
    std::string_view game() const { return game_id(desk_.record()); }

    // What is looked at: the game, or what there was of it in the turn that is open.
    const Record& record() const { return open_ ? open_->record() : desk_.record(); }
    const Report& report() const { return open_ ? open_->report() : desk_.report(); }
    const ScoreSheet& score() const { return open_ ? open_->score() : *desk_.score(); }

    // The turns, and an earlier one that is opened.
    void open_turn(std::size_t turn);
    void close_turn();
    void leave_turn(); ///< as it was
    void follow_desk();
    void go_to_turns();
    void change_chosen_turn();
    void light_turn(std::optional<std::size_t> turn);
    void take_back_last_part();
    void show_open_turn();
    void show_turns();
    wxString title_of_turn(std::size_t turn) const;
    wxString gain_of_turn(std::size_t turn) const;
    bool is_broken(std::size_t turn) const;
    std::vector<Command> commands_of_turns();

    // Points.
    bool score_hidden() const { return agreed().score == LiveScore::hidden && !desk_.awarded(); }
    void show_players(const std::vector<std::string>& names);
    void light_score(int player);
    void show_score();

    // What is wrong, and what was missed.
    std::vector<Breach> broken() const;
    void refuse(const Finding& finding, std::optional<Advice> advice);
    std::optional<Advice> advice() const;
    void show_findings();
    FindingNote note_of_refusal();
    FindingNote note(const Breach& breach);
    FindingNote note_of_later(const Breach& breach);
    void advise(FindingNote& note);
    WaiverNote waiver(const Breach& breach) const;
    std::function<void()> opening(const Where& where);
    void look_at_breach(const Where& where);
    std::vector<FindingNote> missed();

    Desk& desk_;
    Act act_;
    std::string shown_game_;
    std::unique_ptr<Editor> editor_;
    int shown_player_ = 0;
    std::optional<int> at_turn_;
    wxString hint_; ///< why the last key did nothing
    std::optional<Finding> refused_;
    std::optional<Advice> advice_; ///< in place of what was refused, or of the first step that is wrong
    std::optional<std::size_t> lit_turn_;
    std::optional<OpenTurn> open_;
    std::vector<TurnLine> turn_lines_;     ///< of the whole game
    std::vector<std::vector<int>> totals_; ///< after every turn of it; empty where they say nothing of a turn
    std::vector<Breach> broken_;           ///< as far as it can be told what stands behind the first
    std::vector<Place> lit_places_;        ///< of what was missed, or chosen in the list
    bool asked_for_offers_ = false;        ///< until the next action

    wxSizer* columns_;
    wxPanel* left_;
    wxPanel* middle_;
    BuiltList* built_; ///< only where it is asked for
    PlayersBar* players_;
    ScorePanel* score_;
    wxButton* finish_;
    FindingsPanel* findings_;
    OpenTurnBar* open_bar_;
    TurnsStrip* turns_;
};

}
