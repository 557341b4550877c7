#include "app/cli/history_leaderboard.h"

#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/exchange/import.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>
#include <limits>
#include <map>

namespace clerk::cli {

namespace {

struct Line {
    db::Leader leader;
    std::optional<db::Rated> rated;
};

/// Those without a rating that is shown come last.
double strength(const Line& line) {
    return line.rated && line.rated->is_shown() ? ordinal(line.rated->rating) : std::numeric_limits<double>::lowest();
}

std::vector<Line> lines(const db::Store& store, const LeaderboardRequest& request) {
    const std::string game = exchange::game_of(request.game);
    std::map<std::string, db::Rated> ratings;
    for (const db::RatedPerson& one : db::Ratings(store).list(game)) ratings[one.player] = one;
    std::vector<Line> lines;
    for (db::Leader& leader : db::Statistics(store).leaderboard(game)) {
        const auto found = ratings.find(leader.player);
        lines.push_back({std::move(leader), found == ratings.end() ? std::nullopt : std::optional(found->second)});
    }
    if (request.order == "rating") std::ranges::stable_sort(lines, std::greater(), strength);
    return lines;
}

void print_list(const std::vector<Line>& lines) {
    JsonList list("players");
    for (const auto& [leader, rated] : lines) {
        Json line{{"id", leader.player}, {"name", leader.name}};
        line.update(json_without_best(leader.figures));
        line["together"] = json_together(leader.together);
        line["rating"] = json(rated);
        list.add(line);
    }
    list.end();
}

void print_ranking(const std::vector<Line>& lines) {
    std::vector<db::Leader> leaders;
    for (const Line& line : lines) leaders.push_back(line.leader);
    const bool together = are_some_together(leaders);
    LongTable rows;
    Row head{_("Player"), _("Plays"), _("Wins"), _("By chance"), _("Average"), _("Rating")};
    if (together) head.push_back(_("Won against the game"));
    rows.add(head);
    for (const auto& [leader, rated] : lines) {
        const db::Figures& of = leader.figures;
        Row row{name_cell(leader.name),
                figure(of.plays),
                figure(of.wins),
                of.together ? wxString() : decimal(of.expected),
                of.scored > 0 ? decimal(of.average()) : wxString(),
                rating_cell(rated)};
        if (together) row.push_back(together_cell(leader.together));
        rows.add(row);
    }
    rows.write(std::cout);
    std::cout << for_people("\n" + _("By chance: the wins if everyone at a table were equally likely to win.") + "\n" +
                            rating_explained() + "\n");
}

Status leaderboard(const db::Store& store, const LeaderboardRequest& request, bool in_json) {
    const std::vector<Line> found = lines(store, request);
    if (in_json)
        print_list(found);
    else if (found.empty())
        std::cout << for_people(_("There is no such play.")) << '\n';
    else
        print_ranking(found);
    return found.empty() ? Status::illegal : Status::fine;
}

}

Status show_leaderboard(const HistoryOptions& options, const LeaderboardRequest& request) {
    return on_store(options, [&](const db::Store& store) { return leaderboard(store, request, options.json); });
}

}
