#include "db/club/club_state.h"

namespace clerk::db {

namespace {

/// What came since they were asked last is counted first, some thousands of plays a question.
void update_summaries(Server& server) {
    constexpr int most_questions = 10'000; // of 5000 plays each; a server that never comes to an end is none of ours
    for (int i = 0; server.ask("SELECT clerk.catch_up()").truth(0, 0); ++i)
        if (i > most_questions) server.fail(ClubError::Reason::strange_answer, "summaries without an end");
}

}

std::vector<Leader> club_leaderboard(const ClubAccess& access, const std::string& game, int most, Watch watch) {
    Server server(access, watch, state_question());
    static_cast<void>(answered_state(server));
    update_summaries(server);
    const Answer lines =
        server.ask("WITH RECURSIVE chain AS (SELECT id, merged_into AS person, 1 AS steps FROM clerk.person WHERE "
                   "merged_into IS NOT NULL"
                   "    UNION ALL SELECT chain.id, person.merged_into, steps + 1 FROM chain JOIN clerk.person ON "
                   "person.id = chain.person"
                   "        WHERE person.merged_into IS NOT NULL AND steps < 100),"
                   " ends AS (SELECT DISTINCT ON (id) id, person FROM chain ORDER BY id, steps DESC)"
                   " SELECT sums.person, coalesce(person.name, ''), sums.plays, wins, expected, scored,"
                   "    div(floor(points), 4294967296)::bigint, mod(floor(points), 4294967296)::bigint,"
                   "    ((points - floor(points)) * 1000000000)::bigint FROM ("
                   "    SELECT coalesce(ends.person, standing.player) AS person, sum(plays)::bigint AS plays, "
                   "sum(wins)::bigint AS wins,"
                   "        sum(expected) AS expected, sum(scored)::bigint AS scored, sum(points) AS points"
                   "    FROM clerk.standing LEFT JOIN ends ON ends.id = standing.player"
                   "    WHERE plays > 0 AND ($1 = '' OR game = $1) GROUP BY 1) AS sums"
                   " LEFT JOIN clerk.person ON person.id = sums.person"
                   " ORDER BY wins DESC, sums.plays, person.name COLLATE \"C\", sums.person LIMIT $2",
                   {game, std::int64_t{most}});
    std::vector<Leader> leaders;
    for (int row = 0; row < lines.rows(); ++row)
        leaders.push_back({.player = lines.text(row, 0),
                           .name = lines.text(row, 1),
                           .figures = {.plays = static_cast<int>(lines.number(row, 2)),
                                       .wins = static_cast<int>(lines.number(row, 3)),
                                       .expected = lines.real(row, 4),
                                       .scored = static_cast<int>(lines.number(row, 5)),
                                       .points = {lines.number(row, 6), lines.number(row, 7), lines.number(row, 8)}}});
    return leaders;
}

}
