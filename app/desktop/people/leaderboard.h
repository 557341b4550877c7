// Everyone who has finished a game, most wins first.
#pragma once

#include "db/statistics.h"

#include <functional>
#include <vector>

#include <wx/dataview.h>

namespace clerk::desktop {

/// The lines as the list asks for them: however many there are, only those that can be seen cost time.
class LeaderModel : public wxDataViewVirtualListModel {
public:
    enum Column : unsigned { name, plays, wins, rate, by_chance };

    void show(std::vector<db::Leader> leaders);
    const std::vector<db::Leader>& leaders() const { return leaders_; }

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    std::vector<db::Leader> leaders_;
};

class Leaderboard : public wxDataViewCtrl {
public:
    explicit Leaderboard(wxWindow* parent);

    void show(std::vector<db::Leader> leaders);
    void choose(const std::string& player); ///< the first one, where that one is not in the list
    std::string chosen() const;             ///< the id of the player; empty: nobody is in the list

    std::function<void()> on_choose;
    std::function<void()> on_open; ///< Enter, or a double click

private:
    void add_column(const wxString& title, LeaderModel::Column column, int width, wxAlignment align);

    wxObjectDataPtr<LeaderModel> model_;
};

}
