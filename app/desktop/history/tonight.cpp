#include "app/desktop/history/tonight.h"

#include <algorithm>

namespace clerk::desktop {

std::string tonight(const std::vector<db::Night>& nights, const std::string& today) {
    const auto running = std::ranges::max_element(nights, {}, &db::Night::timer_started_at);
    if (running != nights.end() && !running->timer_started_at.empty()) return running->id;
    const auto begun = std::ranges::find(nights, today, &db::Night::date);
    return begun == nights.end() ? std::string() : begun->id;
}

}
