#include "app/cli/club_commands.h"

#include "app/cli/club_pair.h"
#include "app/cli/club_standings.h"
#include "app/cli/command_options.h"

namespace clerk::cli {

namespace {

constexpr int most_tables = 1000;

Task add_pair(CLI::App& app) {
    return task<PairRequest>(app, pair_guests, [&](PairRequest& request) {
        app.add_option("NAME", request.names);
        app.add_option("--night", request.night);
        app.add_option("--by", request.by)->check(CLI::IsMember({"rating", "swiss"}));
        app.add_option("--tables", request.tables)->check(CLI::Range(1, most_tables));
        app.add_option("--game", request.game);
        app.add_option("--new", request.strangers)->allow_extra_args(false);
        app.add_option("--without", request.without)->allow_extra_args(false);
    });
}

Task add_standings(CLI::App& app) {
    return task<std::string>(app, show_standings, [&](std::string& night) { app.add_option("NIGHT", night); });
}

constexpr Command commands[] = {{"club pair", add_pair}, {"club standings", add_standings}};

}

std::span<const Command> club_commands() { return commands; }

}
