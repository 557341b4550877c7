// Plays and figures of the history, in words and in JSON.
#pragma once

#include "core/json.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/plays/plays.h"

#include <string>

#include <wx/string.h>

namespace clerk::cli {

using Json = nlohmann::ordered_json;

/// A long list as print_json would print it, but item by item: {"total":2,"plays":[{...},{...}]}.
class JsonList {
public:
    /// `before`: an object with what stands before the list, which is under `key`.
    explicit JsonList(const std::string& key, const Json& before = Json::object());
    void add(const Json& item);
    void end();

private:
    bool is_empty_ = true;
};

wxString single_line(const std::string& text); ///< of a history or a file: harmless, without line ends
wxString name_cell(const std::string& name);   ///< the same, shortened for a table
wxString moment(const std::string& utc);       ///< "2026-11-21 20:00" here, of a time in UTC
wxString moment(const db::Play& play);         ///< the same; a day alone where there is no hour
std::string told_moment(const db::Play& play); ///< for programs: UTC, or a day alone
wxString game_words(const std::string& game);  ///< the name of a game
wxString variant_words(const std::string& game, const std::string& variant); ///< depth and rulings, on one line
wxString category_words(const std::string& game, const std::string& category);
wxString figure(std::int64_t number);
wxString figure(const std::optional<int>& number);           ///< none: empty
wxString figure(const std::optional<Points>& points);        ///< likewise
wxString decimal(double number);                             ///< "4.3"
wxString rating_cell(const std::optional<db::Rated>& rated); ///< "27 ± 5"; empty: after too few plays
wxString rating_explained();                                 ///< what stands in such a column
wxString status_words(const db::ListedPlay& listed);         ///< "open", "not counted"; empty: counts

Json json(const std::optional<Points>& points); ///< none: null
Json json(const db::ListedPlay& listed);
Json json(const db::Figures& figures);
Json json_without_best(const db::Figures& figures);             ///< as the leaderboard has them
Json json_together(const db::Figures& figures);                 ///< of plays against the game
bool are_some_together(const std::vector<db::Leader>& leaders); ///< beside their other plays
wxString together_cell(const db::Figures& figures); ///< "3 of 10", won against the game; empty: none was played
Json json(const std::optional<db::Rated>& rated);   ///< null: in no play that rates; after however few it is there

}
