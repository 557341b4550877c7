// How long a check-up takes: `doctor_benchmark [GAMES]`, 2000 where none is named: games of 30 turns, every second one
// awarded; then a repair of all their plays. Milliseconds of the processor.
#include "app/history/check_up_report.h"
#include "db/connection/connection.h"
#include "tests/db/support.h"

#include <cstdio>
#include <ctime>
#include <functional>

namespace {

using namespace clerk;

/// Of the processor, so that whatever else the machine does is left out.
void measure(const char* what, const std::function<void()>& action) {
    const std::clock_t start = std::clock();
    action();
    std::printf("  %-22s %8.0f ms\n", what, 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
}

/// Each of them entered in two steps, as far as its journal goes.
void fill(db::Store& store, int games) {
    store.connection()->db.exec("PRAGMA synchronous = OFF");
    for (int number = 1; number <= games; ++number) {
        store.add(test::game(number, 29));
        store.change(test::game(number, 29), test::game(number, 30));
        if (number % 2 == 0)
            store.award(store.load(test::uuid(number)), score(test::game(number, 30)), 1, "2026-11-20T22:00:00+01:00");
    }
}

void run(int games) {
    const test::Folder folder;
    const auto file = folder / "history.db";
    std::printf("%d games\n", games);
    {
        db::Store store(file);
        measure("storing them", [&] { fill(store, games); });
    }
    measure("check-up", [&] { check_up(file); });
    {
        db::Store store(file);
        store.connection()->db.exec("UPDATE tally SET points = 0; UPDATE play SET notes = 'x'");
    }
    measure("repair of every play", [&] { repair(file, db::now()); });
}

}

int main(int argc, char** argv) { run(argc > 1 ? std::stoi(argv[1]) : 2000); }
