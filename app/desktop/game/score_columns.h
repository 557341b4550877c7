// The figures of a score table and their words: a column for each who has points, a line for each category and one for
// the total.
#pragma once

#include "core/score_sheet.h"

#include <optional>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/string.h>

namespace clerk::desktop {

/// A player in a chart.
struct PlayerMark {
    wxBitmap sign;   ///< the badge, small
    wxColour colour; ///< the badge's
};

struct ScoreView {
    std::string game;
    ScoreSheet sheet;
    std::vector<wxBitmap> badges = {};       ///< one a player
    std::vector<PlayerMark> marks = {};      ///< one a player
    int shown = -1;                          ///< the player whose column stands out
    std::optional<std::size_t> scoring = {}; ///< its place among the player's rounds; none: the sums
    /// The place of the round that is as if the game ended now; none: all took place.
    std::optional<std::size_t> forecast = {};
};

class ScoreColumns {
public:
    ScoreColumns() = default; ///< of nobody
    explicit ScoreColumns(const ScoreView& view);

    struct Column {
        const std::vector<Category>* categories;
        std::optional<int> total; ///< none: it is not known
    };
    Column column(std::size_t who) const;
    const Category* category(std::size_t who, int line) const; ///< null: the line is not theirs

    const std::vector<PlayerScore>& scores() const { return scores_; } ///< one a column
    int count() const { return static_cast<int>(scores_.size()); }
    int categories() const;                        ///< lines above the total: none where the one there is says the same
    int lines() const { return categories() + 1; } ///< with the total
    wxString title(int line) const;

    wxString line_in_words(int line) const;
    wxString in_words() const;

private:
    std::string game_;
    std::optional<std::size_t> scoring_ = {}; ///< its number among the player's rounds; none: the sums
    bool is_forecast_ = false;
    std::vector<PlayerScore> scores_ = {};
};

}
