// store_writer FILE NUMBER: starts a game in the history and enters turn after turn, with a line on the standard output
// for everything that is durable. It is there to be killed.
#include "tests/db/support.h"

#include <cstdio>
#include <cstdlib>

using namespace clerk;

namespace {

void acknowledge(const char* what, int number) {
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

}

int main(int, char** arguments) {
    acknowledge("opening", 0);
    db::Store store(arguments[1]);
    Record record = test::game(std::atoi(arguments[2]));
    store.start(record);
    acknowledge("turns", 0);
    for (int turns = 1; turns <= 500; ++turns) {
        const Record next = test::with_turns(record, turns);
        store.change(record, next);
        acknowledge("turns", turns);
        record = next;
    }
    return EXIT_SUCCESS;
}
