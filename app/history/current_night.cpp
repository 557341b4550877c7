#include "app/history/current_night.h"

#include "db/store/store.h"

#include <algorithm>

namespace clerk {

std::string current_night(const std::vector<db::Night>& nights, const std::string& today) {
    const auto running = std::ranges::max_element(nights, {}, &db::Night::timer_started_at);
    if (running != nights.end() && !running->timer_started_at.empty()) return running->id;
    const auto begun = std::ranges::find(nights, today, &db::Night::date);
    return begun == nights.end() ? std::string() : begun->id;
}

void put_into_current_night(const db::Store& store, const std::string& play, const std::string& today) {
    db::Nights nights(store);
    if (const std::string night = current_night(nights.list(), today); !night.empty()) nights.put(play, night);
}

}
