// Players who stand in no list: who was hidden, and who has no games. They are shown again there, or deleted.
#pragma once

#include "app/desktop/people/player_figures.h"
#include "app/desktop/widgets/prompt_bar.h"
#include "db/people/people.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class UnlistedPlayers : public wxPanel {
public:
    /// `prompt`: where it asks, and offers to undo.
    UnlistedPlayers(wxWindow* parent, const PlayerActions& actions, PromptBar& prompt);

    void show(const db::People& people); ///< throws db::Error

private:
    struct Line {
        db::Person person;
        bool has_games;
    };
    void read();
    const Line* chosen() const;
    void enable();
    void show_again();
    void ask_to_delete();
    void remove(const db::Person& person);
    void bring_back(const std::vector<db::Person>& removed);

    const PlayerActions& actions_;
    PromptBar& prompt_;
    std::optional<db::People> people_;
    std::vector<Line> lines_;
    std::vector<db::Person> removed_; ///< last, with pictures that stay until something else is done
    wxStaticText* words_;
    wxListBox* list_;
    wxButton* show_;
    wxButton* delete_;
};

}
