#include "app/cli/club_leaderboard.h"

#include "app/cli/club_access.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/exchange/collector.h"
#include "i18n/words.h"

#include <iostream>

namespace clerk::cli {

namespace {

db::Figures figures(const db::ClubLeader& leader) {
    db::Figures figures;
    figures.plays = leader.plays;
    figures.wins = leader.wins;
    figures.expected = leader.expected;
    figures.scored = leader.scored;
    figures.points = leader.points;
    return figures;
}

Json json(const std::vector<db::ClubLeader>& leaders) {
    Json list = Json::array();
    for (const db::ClubLeader& leader : leaders) {
        Json line{{"id", leader.player}, {"name", leader.name}};
        line.update(json_without_best(figures(leader)));
        list.push_back(std::move(line));
    }
    return {{"players", list}};
}

wxString told(const std::vector<db::ClubLeader>& leaders) {
    if (leaders.empty()) return _("There is no such play.") + "\n";
    std::vector<Row> rows{{_("Player"), _("Plays"), _("Wins"), _("By chance"), _("Average")}};
    for (const db::ClubLeader& leader : leaders)
        rows.push_back({name_cell(leader.name), figure(leader.plays), figure(leader.wins), decimal(leader.expected),
                        leader.scored > 0 ? decimal(figures(leader).average()) : wxString()});
    return table(rows) + "\n" + _("By chance: the wins if everyone at a table were as likely to win.") + "\n";
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
