// What is agreed on before the first turn, or changed later.
#pragma once

#include "app/desktop/editors.h"
#include "app/desktop/segments.h"

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class NewGamePage : public wxPanel {
public:
    explicit NewGamePage(wxWindow* parent);

    void ask_new(const Custom& custom, std::function<void(Game)> start, std::function<void()> back);
    void ask_change(const Record& record, const std::vector<std::string>& names, std::function<void(Game)> change,
                    std::function<void()> back);

private:
    void ask(const wxString& title, const wxString& go, Setup* setup, std::function<void(Game)> done,
             std::function<void()> back);
    void put(Setup* setup);
    void choose_game(int index);
    void show_fault();

    Custom custom_;
    wxStaticText* title_;
    Segments* games_;
    wxScrolledWindow* scrolled_;
    Setup* setup_ = nullptr;
    wxStaticText* fault_;
    wxButton* go_;
    std::function<void(Game)> done_;
    std::function<void()> back_;
};

}
