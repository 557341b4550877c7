// The past games: opened again, exported, imported.
#pragma once

#include "db/store.h"

#include <functional>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>

namespace clerk::desktop {

struct HistoryActions {
    std::function<void(const std::string& id)> open;
    std::function<void(const std::string& id)> export_game;
    std::function<void()> import_file;
    std::function<void()> back;
    std::function<void()> players;
};

class HistoryPage : public wxPanel {
public:
    HistoryPage(wxWindow* parent, HistoryActions actions);

    void show(std::vector<db::GameSummary> games);

private:
    wxButton* make_button(const wxString& words, const char* name, std::function<void()> run);
    const std::string* chosen() const;
    void enable();

    HistoryActions actions_;
    std::vector<db::GameSummary> games_;
    wxDataViewListCtrl* list_;
    wxButton* open_;
    wxButton* export_;
};

}
