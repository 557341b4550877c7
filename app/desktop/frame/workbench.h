// What the parts of the main window have in common.
#pragma once

#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/progress.h"
#include "app/table/desk.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <typeindex>
#include <utility>
#include <vector>

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/simplebook.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// The pages of the main window, of which one is shown. Each kind of page is made when it is first needed.
class PageBook : public wxSimplebook {
public:
    explicit PageBook(wxWindow* parent);

    template <class Page> Page* find() const; ///< none: it was not made yet, or forgotten
    /// The page of that kind, made of the arguments if it is not there yet.
    template <class Page, class... Arguments> Page& get(Arguments&&... arguments);
    /// Shows it; before that no keys can be sent to it. False: it was shown already. Where the keys are afterwards
    /// differs: wxWidgets 3.2.2 leaves them with what is hidden now, 3.2.8 gives them to the first thing on the page.
    bool turn_to(wxWindow& page);
    template <class Page> void forget(); ///< it is made anew when it is needed again
    void forget_all();

private:
    void remove(wxWindow& page);

    std::map<std::type_index, wxWindow*> pages_;
};

template <class Page> Page* PageBook::find() const {
    const auto found = pages_.find(typeid(Page));
    return found == pages_.end() ? nullptr : static_cast<Page*>(found->second);
}

template <class Page, class... Arguments> Page& PageBook::get(Arguments&&... arguments) {
    if (Page* made = find<Page>()) return *made;
    auto* page = new Page(this, std::forward<Arguments>(arguments)...);
    pages_[typeid(Page)] = page;
    return *page;
}

template <class Page> void PageBook::forget() {
    if (Page* page = find<Page>()) remove(*page);
    pages_.erase(typeid(Page));
}

/// The line above the page: what went wrong or was done, and buttons with what can be done next.
/// "message"; its buttons are "message-choice-1" … and "message-close". The whole sentence can be read, however narrow
/// the window is: the buttons stand beside it or below it.
class MessageBar : public LazyPanel {
public:
    explicit MessageBar(wxWindow* parent);

    /// A button beside a message. `run` comes after the message is cleared: it may tell something in turn.
    struct Choice {
        wxString words;
        std::function<void()> run;
    };
    void tell(const wxString& message, int icon);
    void tell(const wxString& message, int icon, Choice choice);
    void tell(const wxString& message, int icon, const std::vector<Choice>& choices);
    /// What went wrong is written down, and its details can be copied.
    void tell_error(const ErrorReport& error, std::vector<Choice> ways_out = {});
    void clear();

    /// What can be done about a fault; called while it is being caught.
    void set_ways_out(std::function<std::vector<Choice>()> ways_out) { ways_out_ = std::move(ways_out); }

    /// Clears the message and runs the action. False: it failed, and is told.
    bool act(const std::function<void()>& action);
    /// Runs the action beside the message that was told before. False: it failed, and is told.
    bool go_on(const std::function<void()>& action);

    wxString message() const { return message_; }              ///< told last, until it is cleared
    void keep(const wxString& message) { message_ = message; } ///< it is told by a page instead

private:
    void make() override;
    void make_buttons(const std::vector<Choice>& choices);
    void drop_buttons();
    void fit();
    int text_room(int beside) const;
    wxSizer* rows_of_buttons(int room) const;
    void tell_current_exception();
    void show_error(const wxString& words, const ErrorReport& error, const std::vector<Choice>& ways_out);

    wxColour edge_; ///< of what is told
    wxStaticText* words_ = nullptr;
    std::vector<wxButton*> buttons_; ///< the last one closes the bar
    wxString message_;
    std::function<std::vector<Choice>()> ways_out_ = [] { return std::vector<Choice>(); };
};

// What the parts of the main window have in common: its pages and messages, the history that is open, and the ways from
// one part into another.

/// A position to be tried out: a whole game page on a history of its own that nobody keeps.
struct Trial {
    Record position;
    wxString what;              ///< that is tried out, in a sentence
    wxString way_back;          ///< what the button says that ends it
    std::function<void()> back; ///< to where it was asked for
    // Of a puzzle, else none: how far it is solved, its answer, and another one.
    std::function<wxString(const Record& tried)> told = {};
    std::function<Record()> answer = {};
    std::function<void()> another = {};
};

/// Where one part of the window leads into another.
struct Routes {
    std::function<void()> home; ///< the game on the table, or else the start page
    std::function<void()> past_games;
    std::function<void()> players;
    /// One of them, of a game or of all where it is empty, with a note on the page. `back`: to where it was asked for.
    std::function<void(const std::string& id, const std::string& game, const wxString& note,
                       std::function<void()> back)>
        player;
    std::function<void()> ask_for_file;
    std::function<void(const std::filesystem::path& history)> merge;
    std::function<void(const std::string& id)> export_game;
    std::function<void(const std::string& game)> new_game; ///< empty: the game played last
    /// Of these players, in that order. `back`: to where it was asked for.
    std::function<void(const std::vector<std::string>& players, std::function<void()> back)> new_game_of;
    /// `back`: to where the button is.
    std::function<void(wxWindow& button, const std::string& play, std::function<void()> back)> share;
    /// A game is walked through.
    std::function<void(const std::string& id, std::function<void()> back)> walk;
    /// A game that is over is looked back at; of another it is told why not.
    std::function<void(const std::string& id, std::function<void()> back)> review;
    std::function<void(const Trial& trial)> try_out;
    /// What is on the table is put down for it. False: it could not be opened, and a page says why.
    std::function<bool(const std::filesystem::path& file)> open_history;
    std::function<void()> close_history; ///< with every page that looks into it
};

struct Workbench {
    wxFrame& window;
    MessageBar& messages;
    PageBook& pages;
    std::filesystem::path history = {};
    std::unique_ptr<Desk> desk = {}; ///< none while the history cannot be opened
    Routes go = {};
    Progress progress{window};

    bool act(const std::function<void()>& action) const { return messages.act(action); }
    /// Runs work that may take long: the window says how far it is, and it can be stopped.
    bool work(const wxString& what, const std::function<void()>& work) {
        return act([&] {
            progress.run(what, [&](const db::Watch::Ask& ask) {
                const db::Following following(desk->store().watch(), ask);
                work();
            });
        });
    }
    void open_game(const std::string& id) const {
        act([&] { desk->open(id); });
    }
    /// The one on the table, where nothing was entered and which is of no night; empty: another is, or none. Throws
    /// db::Error.
    std::string empty_game() const;
    bool has_game() const { return desk && desk->has_game(); }
};

}
