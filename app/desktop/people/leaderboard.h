// Everyone who has finished a game: most wins first, or those first who are surely strongest, or whom nobody has played
// with for longest.
#pragma once

#include "db/figures/ratings.h"
#include "db/figures/statistics.h"

#include <functional>
#include <map>
#include <vector>

#include <wx/dataview.h>

namespace clerk::desktop {

enum class LeaderOrder { wins, rating, longest_ago };

/// The lines as the list asks for them: however many there are, only those that can be seen cost time.
class LeaderModel : public wxDataViewVirtualListModel {
public:
    enum Column : unsigned { name, plays, wins, rate, by_chance, rating, average, together, last_played };

    /// `leaders`: most wins first. By their rating those whose is not shown yet come last.
    void show(std::vector<db::Leader> leaders, const std::vector<db::RatedPerson>& rated, LeaderOrder order);

    const std::vector<db::Leader>& leaders() const { return leaders_; }
    db::Rated rated(const db::Leader& leader) const; ///< on no play: the leader has none
    bool are_some_together() const;                  ///< against the game, beside other plays

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attributes) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

    std::function<wxBitmap(const std::string& player)> face = {}; ///< before the name; none: names alone

private:
    const wxBitmap& face_of(const std::string& player) const;

    std::vector<db::Leader> leaders_;
    std::map<std::string, db::Rated> rated_;        ///< by the id of the player
    mutable std::map<std::string, wxBitmap> faces_; ///< of those that were seen since the list was filled
};

class Leaderboard : public wxDataViewCtrl {
public:
    /// `last`: the last column, the rating or the average.
    explicit Leaderboard(wxWindow* parent, LeaderModel::Column last = LeaderModel::rating);

    void show(std::vector<db::Leader> leaders, const std::vector<db::RatedPerson>& rated, LeaderOrder order);
    void show_last_column(bool shown);
    void choose(const std::string& player); ///< the first one, where that one is not in the list
    bool has(const std::string& player) const;
    bool is_empty() const { return model_->GetCount() == 0; }
    std::string chosen() const;                                               ///< the id of the player; empty: nobody
    void show_faces(std::function<wxBitmap(const std::string& player)> face); ///< before the names, `face_side` high

    static constexpr int face_side = 32; ///< FromDIP

    std::function<void()> on_choose;
    std::function<void()> on_open; ///< Enter, or a double click

private:
    wxDataViewColumn* add_column(const wxString& title, LeaderModel::Column column);
    void fit_names();
    void explain();

    wxObjectDataPtr<LeaderModel> model_;
    wxDataViewColumn* last_;
    wxDataViewColumn* together_;
    wxDataViewColumn* last_played_;
};

}
