// store_writer FILE NUMBER: starts a game in the history and enters turn after turn, with a line on the standard output
// for everything that is durable. It is there to be killed. Where another program holds the file, it tries again.
#include "tests/db/support.h"

#include <cstdio>
#include <cstdlib>

using namespace clerk;

namespace {

void acknowledge(const char* what, int number) {
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

template <class Action> auto until_free(Action action) {
    for (;;) try {
            return action();
        } catch (const db::Error& error) {
            if (error.reason != db::Error::Reason::locked) throw;
        }
}

}

int main(int, char** arguments) {
    acknowledge("opening", 0);
    db::Store store = until_free([&] { return db::Store(arguments[1]); });
    Record record = test::game(std::atoi(arguments[2]));
    until_free([&] { store.start(record); });
    acknowledge("turns", 0);
    for (int turns = 1; turns <= 500; ++turns) {
        const Record next = test::with_turns(record, turns);
        until_free([&] { store.change(record, next); });
        acknowledge("turns", turns);
        record = next;
    }
    return EXIT_SUCCESS;
}
