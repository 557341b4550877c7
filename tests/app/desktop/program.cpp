#include "tests/app/desktop/program.h"

#include "db/store/store.h"

namespace clerk::desktop::test {

std::string on_table(const std::filesystem::path& history) {
    try {
        return std::filesystem::exists(history) ? db::Store(history).on_table() : std::string();
    } catch (const db::Error&) {
        return {}; // being made
    }
}

}
