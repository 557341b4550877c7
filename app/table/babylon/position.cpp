#include "app/table/babylon/position.h"

#include "core/babylon/advice.h"

namespace clerk::desktop::babylon {

Position::Position(const game::Game& record) : game(record), table(record) {
    const game::Replay replay = game::replay(record);
    report = replay.report;
    table = shown(record, replay);
    if (report.legal()) ready = babylon::ready(record, replay.state);
    if (ready) offered = game::legal_ornaments(*ready);
}

}
