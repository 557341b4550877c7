// What the parts of the main window have in common: its pages and messages, the history that is open, and the ways from
// one part into another.
#pragma once

#include "app/desktop/frame/message_bar.h"
#include "app/desktop/frame/page_book.h"
#include "app/desktop/widgets/progress.h"
#include "app/table/desk.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/frame.h>

namespace clerk::desktop {

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
    /// The same of what may take long: the window says how far it is, and it can be stopped.
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
    bool has_game() const { return desk && desk->has_game(); }
};

}
