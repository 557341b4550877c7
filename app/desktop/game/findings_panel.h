// What is told of a game on its page: findings with their answers, and the guide through a first game.
#pragma once

#include "app/table/learning.h"
#include "app/table/notes.h"
#include "core/finding.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

// What is wrong, why, and what the table can do about it: correct it, or let it stand. The findings scroll, the answers
// stand below them; they are those to the finding that was clicked, or to the first one that has such an answer.

/// One finding as the panel tells it.
struct FindingNote {
    wxString sentence;
    wxString where;
    wxString remedy = {};
    wxString title = {};                                    ///< what it is about, in a few words; may be empty
    const Rule* rule = nullptr;                             ///< none: none is broken
    std::function<void()> look = {};                        ///< a click on it: shows it on the board
    std::function<void()> open = {};                        ///< none: it is of no other turn
    std::function<void()> correct = {};                     ///< none: nothing can be taken back
    std::function<void(const wxString& reason)> agree = {}; ///< none: it cannot be waived
    std::function<void()> take = {};                        ///< what the remedy says is legal is done instead
    wxString earlier = {};                                  ///< where what came up twice was entered first
    std::function<void()> go_to_earlier = {};               ///< none: there is no such turn
    std::function<void()> look_up = {};                     ///< in the pages about the rules
    std::function<void()> dismiss = {};                     ///< none: it stays as long as it holds
    std::function<void()> go_back = {};                     ///< to the turn that ended last: it has not ended
    bool wrong = true;                                      ///< false: nothing is; told because the table asked for it
};

/// What the table let stand.
struct WaiverNote {
    wxString sentence;
    wxString where;
    wxString reason;
};

/// The findings: "finding-1" …; the answers: "look-up-rule", "open-its-turn", "go-to-earlier", "take-advice",
/// "dismiss", "back-to-turn", "reason", "correct", "agree"; where there is no room for them "more-answers".
class FindingsPanel : public wxPanel {
public:
    explicit FindingsPanel(wxWindow* parent);

    void show(std::vector<FindingNote> findings, const std::vector<WaiverNote>& waivers, const wxString& none);
    bool asks() const;        ///< something is to be answered
    const Rule* rule() const; ///< of the finding that was clicked, or of the first; none: no rule is broken
    bool tells() const { return !cards_.empty(); } ///< there is a finding or a note
    int wanted_height() const;                     ///< to show all of these without scrolling, or that there is none
    int least_height() const;                      ///< to show the first of these, or that there is none
    /// Of the answers only the one that most people want is shown, and a way to the others: what is wrong and what is
    /// legal come before them, in words that are closer. The heights stay those of what is not folded: so a layout
    /// comes to an end.
    void fold(bool folded);

    // By key.
    void correct();
    void agree();
    void take_advice();
    void go_to_earlier();

private:
    wxButton* make_answer(const wxString& words, const char* name, const wxString& tip, std::function<void()> run);
    bool any_answer() const;
    void make_answers();
    wxSizer* answers();
    void fold_answers();
    void show_more(wxWindow& button);
    void place_look_up();
    void arrange_answers();
    void arrange(wxBoxSizer& answers, int room) const;
    int text_width() const;
    int height_with(int list) const; ///< of the list that is so high, with the answers
    void say_first();
    void add_text(wxWindow* parent, wxSizer& rows, const wxString& text, bool quiet);
    wxSizer* make_title(wxWindow* card, const FindingNote& note) const;
    wxWindow* make_card(std::size_t place);
    void show_cards(const std::vector<WaiverNote>& waivers, const wxString& none);
    void show_answers();
    void choose(std::size_t place);
    void mark(const FindingNote* answered);
    /// The finding that is answered so; none: none can be.
    template <class Answer> const FindingNote* answered(Answer answer) const;

    std::vector<FindingNote> findings_;
    wxString chosen_; ///< in words; empty: none
    wxString asked_;  ///< what the reason is for
    wxString said_;
    wxScrolledWindow* list_;
    std::vector<wxWindow*> cards_;
    wxBoxSizer* first_ = nullptr; ///< of the answers that lead elsewhere or enter something; made with the first one
    wxBoxSizer* last_ = nullptr;
    wxBoxSizer* beside_reason_; ///< the reason, and what leads to the rule
    wxButton* look_up_;
    wxButton* open_;
    wxButton* earlier_;
    wxButton* take_;
    wxButton* dismiss_;
    wxButton* go_back_;
    wxTextCtrl* reason_;
    wxButton* correct_;
    wxButton* agree_;
    wxButton* more_;
    bool folded_ = false;
    mutable int wanted_ = 0, least_ = 0; ///< heights, measured last when nothing was folded
    std::vector<WaiverNote> waivers_;
    wxString none_;                      ///< what is said where there is no finding
    std::vector<wxButton*> folded_away_; ///< answers that could be given
    std::map<const wxButton*, std::function<void()>> runs_;
};

// What is told of the game on the table, as the panel of findings shows it, with what a click on each does.
/// What a person can do with a finding.
struct FindingIntents {
    std::function<void(const Where&)> look;
    std::function<void(std::size_t turn)> open;
    std::function<void(const Where&)> correct;
    std::function<void(const Where&, const wxString& reason)> agree;
    std::function<void()> take_advice;
    std::function<void()> go_back; ///< to the turn that ended last
    std::function<void(int scoring)> look_at_scoring;
    std::function<void()> look_up; ///< the rule of the finding that was clicked
    std::function<void(const table::MissedNote&)> look_at_missed;
};

/// `hint`: why the last key did nothing; empty: it did something.
std::vector<FindingNote> finding_notes(const table::Session& session, const wxString& hint,
                                       const FindingIntents& intents);
std::vector<WaiverNote> waiver_notes(const table::Snapshot& now);

// The guide through the first game in the window: a note among the findings, below them. It comes once a computer, goes
// by itself, and can be called again.

/// From now on the next game is guided again, or the one on the table as soon as it is shown.
void call_first_game_guide();

class FirstGameGuide {
public:
    std::function<void()> on_end; ///< who plays wants no more of it

    /// None: nothing is to be told of this game.
    std::optional<FindingNote> note(const table::Snapshot& now);

private:
    table::FirstGame guide_;
};

}
