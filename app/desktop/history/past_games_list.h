// The list of past games, and what is looked for in it.
#pragma once

#include "db/plays/play.h"
#include "db/plays/play_pages.h"
#include "db/store/store.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

/// What is looked for among past games: words, a game, a player, and days. Each but the words is a button that offers
/// what there is, and a chip with a cross once it holds: a click then takes it off.
/// Its controls: "search-plays", "filter-game", "filter-player", "filter-days", and between two days "filter-from",
/// "filter-to"
class PastGamesFilter : public wxPanel {
public:
    PastGamesFilter(wxWindow* parent, const db::Store& store, std::function<void()> changed);

    void read(); ///< the games and players to choose from. Throws db::Error
    db::PlayFilter filter() const;
    void search(); ///< the next key is for the words

private:
    using Offered = std::vector<std::pair<std::string, wxString>>; ///< what there is to choose from: ids and names

    wxButton* make_chip(const char* name, const wxString& spoken, std::function<void(wxWindow& chip)> ask);
    wxTextCtrl* make_field(const char* name, const wxString& spoken, const wxString& hint);
    void ask_for(std::string& kept, wxWindow& chip, const Offered& offered);
    void ask_for_days(wxWindow& chip);
    void tell_whether_dates();
    void show_chips();
    void show_chip(wxButton& chip, const wxString& what, const wxString& holds);
    void take_off(std::string& kept);

    const db::Store& store_;
    std::function<void()> changed_;
    Offered games_, players_;
    std::string game_, player_, year_; ///< what holds; empty: all
    wxTextCtrl* words_;
    wxButton *by_game_, *by_player_, *by_days_;
    wxPanel* days_ = nullptr; ///< hidden until days are to be written
    wxTextCtrl* from_;
    wxTextCtrl* to_;
};

/// All plays as a list that reads what is looked at alone, so that many thousands scroll as ten do.
class PastGamesModel : public wxDataViewVirtualListModel {
public:
    enum class Column : unsigned { played, game, players, night, result, time, counts };

    explicit PastGamesModel(const db::Store& store) : store_(store) {}

    void show(const db::PlayFilter& filter, const db::PlayOrder& order); ///< counted and read anew. Throws db::Error
    const db::ListedPlay* play(const wxDataViewItem& item) const;        ///< none: no row, or it cannot be read
    wxString in_words(const db::ListedPlay& play) const;                 ///< when, how long, where, in one line
    std::optional<unsigned> row_of(const std::string& play, unsigned likely) const; ///< none: not near the top either

    unsigned GetColumnCount() const override { return static_cast<unsigned>(Column::counts) + 1; }
    wxString GetColumnType(unsigned) const override { return "string"; }
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attributes) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    const db::ListedPlay* at(unsigned row) const;
    wxString words(const db::ListedPlay& play, unsigned column) const;

    const db::Store& store_;
    mutable std::optional<db::PlayPages> list_;                     ///< none: nothing was shown yet
    std::map<std::string, wxString> nights_;                        ///< by id, in words
    mutable std::map<unsigned, std::vector<db::ListedPlay>> pages_; ///< read so far
};

}
