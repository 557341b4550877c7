#include "app/cli/club_commands.h"

#include "app/cli/club_membership.h"
#include "app/cli/club_night.h"
#include "app/cli/command_options.h"

namespace clerk::cli {

namespace {

constexpr int most_tables = 1000;

Task add_pair(CLI::App& app) {
    return task<PairRequest>(app, pair_guests, [&](PairRequest& request) {
        app.add_option("NAME", request.names);
        app.add_option("--night", request.night);
        app.add_option("--by", request.by)->check(CLI::IsMember({"rating", "swiss"}));
        add_number(app, "--tables", request.tables, 1, most_tables);
        app.add_option("--game", request.game);
        app.add_option("--new", request.strangers)->allow_extra_args(false);
        app.add_option("--without", request.without)->allow_extra_args(false);
    });
}

Task add_standings(CLI::App& app) {
    return task<std::string>(app, show_standings, [&](std::string& night) { app.add_option("NIGHT", night); });
}

Task add_init(CLI::App& app) {
    return task<InitRequest>(app, init_club, [&](InitRequest& request) {
        app.add_option("URL", request.address);
        app.add_option("--name", request.name);
    });
}

Task add_admit(CLI::App& app) {
    return task<AdmitRequest>(app, admit_to_club, [&](AdmitRequest& request) {
        app.add_option("NAME", request.user);
        app.add_option("RIGHT", request.right);
    });
}

Task add_photos(CLI::App& app) {
    return task<std::string>(app, agree_on_photos, [&](std::string& limit) { app.add_option("SIZE", limit); });
}

Task add_join(CLI::App& app) {
    return task<JoinRequest>(app, join_club, [&](JoinRequest& request) {
        app.add_option("URL", request.address);
        add_flag(app, "--yes", request.yes);
    });
}

Task add_status(CLI::App& app) { return task(app, show_club_status); }

Task add_sync(CLI::App& app) {
    return task<bool>(app, sync_with_club, [&](bool& again) { add_flag(app, "--after-restore", again); });
}

Task add_leave(CLI::App& app) { return task(app, leave_club); }

Task add_leaderboard(CLI::App& app) {
    return task<std::string>(app, show_club_leaderboard, [&](std::string& game) { app.add_option("--game", game); });
}

constexpr Command commands[] = {{"club init", add_init},     {"club admit", add_admit},
                                {"club photos", add_photos}, {"club join", add_join},
                                {"club status", add_status}, {"club sync", add_sync},
                                {"club leave", add_leave},   {"club leaderboard", add_leaderboard},
                                {"club pair", add_pair},     {"club standings", add_standings}};

}

std::span<const Command> club_commands() { return commands; }

}
