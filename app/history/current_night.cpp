#include "app/history/current_night.h"

#include "db/store/store.h"

#include <algorithm>

namespace clerk {

std::string current_night(const std::vector<db::Night>& nights) {
    const auto running = std::ranges::max_element(nights, {}, &db::Night::timer_started_at);
    return running == nights.end() || running->timer_started_at.empty() ? std::string() : running->id;
}

void put_into_current_night(const db::Store& store, const std::string& play) {
    db::Nights nights(store);
    if (const std::string night = current_night(nights.list()); !night.empty()) nights.put(play, night);
}

}
