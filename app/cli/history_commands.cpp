#include "app/cli/history_commands.h"

#include "app/cli/command_options.h"
#include "app/cli/history_add.h"
#include "app/cli/history_care.h"
#include "app/cli/history_export.h"
#include "app/cli/history_import.h"
#include "app/cli/history_lists.h"
#include "app/cli/history_merge.h"
#include "app/cli/history_people.h"

#include <limits>

namespace clerk::cli {

namespace {

Task add_list(CLI::App& app) {
    return task<ListRequest>(app, list_plays, [&](ListRequest& request) {
        app.add_option("--game", request.game);
        app.add_option("--player", request.player);
        add_number(app, "--limit", request.limit, 0, std::numeric_limits<int>::max());
        add_flag(app, "--all", request.all);
        add_flag(app, "--bin", request.bin);
    });
}

Task add_show(CLI::App& app) {
    return task<std::string>(app, show_play, [&](std::string& play) { app.add_option("PLAY", play); });
}

Task add_players(CLI::App& app) { return task(app, list_players); }

Task add_stats(CLI::App& app) {
    return task<StatsRequest>(app, show_stats, [&](StatsRequest& request) {
        app.add_option("NAME", request.name);
        app.add_option("--game", request.filter.game);
        add_flag(app, "--without-aids", request.filter.without_aids);
        add_flag(app, "--without-waivers", request.filter.without_waivers);
    });
}

Task add_leaderboard(CLI::App& app) {
    return task<LeaderboardRequest>(app, show_leaderboard, [&](LeaderboardRequest& request) {
        app.add_option("--game", request.game);
        app.add_option("--by", request.order)->check(CLI::IsMember({"wins", "rating"}));
    });
}

Task add_export(CLI::App& app) {
    return task<ExportRequest>(app, export_plays, [&](ExportRequest& request) {
        app.add_option("--csv", request.csv);
        app.add_option("--records", request.records);
        app.add_option("--bgsplay", request.bgsplay)->expected(2)->allow_extra_args(false);
        add_flag(app, "--force", request.force);
    });
}

Task add_import(CLI::App& app) {
    return task<ImportRequest>(app, import_plays, [&](ImportRequest& request) {
        app.add_option("FILE", request.files);
        add_flag(app, "--dry-run", request.dry_run);
        app.add_option("--match", request.matches)->allow_extra_args(false);
        app.add_option("--leave-out", request.leave_out)->allow_extra_args(false);
        add_flag(app, "--leave-out-unreadable", request.leave_out_unreadable);
        add_number(app, "--undo", request.undo, std::int64_t{0}, std::numeric_limits<std::int64_t>::max());
    });
}

Task add_game_entered(CLI::App& app) {
    return task<AddRequest>(app, add_game, [&](AddRequest& request) {
        app.add_option("GAME", request.game);
        app.add_option("SEATS", request.seats);
        app.add_option("--wins", request.wins)->check(CLI::IsMember({"highest", "lowest", "places", "together"}));
        app.add_option("--rows", request.rows);
        app.add_option("--team", request.teams)->allow_extra_args(false);
        app.add_option("--ahead", request.ahead)->allow_extra_args(false);
        add_flag(app, "--shared", request.shared);
        add_flag(app, "--won", request.won);
        add_flag(app, "--lost", request.lost);
        add_flag(app, "--first-began", request.first_began);
        app.add_option("--at", request.at);
        app.add_option("--place", request.place);
        app.add_option("--notes", request.notes);
    });
}

Task add_merge(CLI::App& app) {
    return task<MergeRequest>(app, merge_history, [&](MergeRequest& request) {
        add_flag(app, "--dry-run", request.dry_run);
        app.add_option("OTHER", request.other);
    });
}

Task add_back_up(CLI::App& app) { return task(app, back_up_history); }

Task add_restore(CLI::App& app) {
    return task<std::string>(app, restore_history, [&](std::string& which) { app.add_option("WHICH", which); });
}

Task add_begin(CLI::App& app) { return task(app, begin_history); }

Task add_doctor(CLI::App& app) {
    return task<bool>(app, check_history, [&](bool& repair) { add_flag(app, "--repair", repair); });
}

constexpr Command commands[] = {{"doctor", add_doctor},
                                {"history list", add_list},
                                {"history show", add_show},
                                {"history add", add_game_entered},
                                {"history players", add_players},
                                {"history stats", add_stats},
                                {"history leaderboard", add_leaderboard},
                                {"history export", add_export},
                                {"history import", add_import},
                                {"history merge", add_merge},
                                {"history backup", add_back_up},
                                {"history restore", add_restore},
                                {"history begin", add_begin}};

}

std::span<const Command> history_commands() { return commands; }

}
