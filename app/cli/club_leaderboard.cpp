#include "app/cli/club_leaderboard.h"

#include "app/cli/club_access.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/exchange/import.h"
#include "i18n/words.h"

#include <iostream>

namespace clerk::cli {

namespace {

Json json(const std::vector<db::Leader>& leaders) {
    Json list = Json::array();
    for (const db::Leader& leader : leaders) {
        Json line{{"id", leader.player}, {"name", leader.name}};
        line.update(json_without_best(leader.figures));
        list.push_back(std::move(line));
    }
    return {{"players", list}};
}

wxString told(const std::vector<db::Leader>& leaders) {
    if (leaders.empty()) return _("There is no such play.") + "\n";
    std::vector<Row> rows{{_("Player"), _("Plays"), _("Wins"), _("By chance"), _("Average")}};
    for (const db::Leader& leader : leaders)
        rows.push_back({name_cell(leader.name), figure(leader.figures.plays), figure(leader.figures.wins),
                        decimal(leader.figures.expected),
                        leader.figures.scored > 0 ? decimal(leader.figures.average()) : wxString()});
    return table(rows) + "\n" + _("By chance: the wins if everyone at a table were equally likely to win.") + "\n";
}

}

Status show_club_leaderboard(const HistoryOptions& options, const std::string& game) {
    return on_club(options, [&](const db::Store&, const db::ClubMembership& club) {
        const auto leaders = db::club_leaderboard(club_access(club.address), exchange::game_of(game));
        if (options.json)
            print_json(json(leaders));
        else
            std::cout << for_people(told(leaders));
        return leaders.empty() ? Status::illegal : Status::fine;
    });
}

}
