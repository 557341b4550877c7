// Prints what all steps of the schema make together, as a string for the program: to take the steps would cost every
// start 10 ms. The build runs it: clerk_whole_schema STEP.sql...
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include <sqlite3.h>

namespace {

std::string contents(const char* file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::string(file) + " cannot be read";
    return {std::istreambuf_iterator<char>(in), {}};
}

void run(sqlite3* db, const std::string& sql, int (*row)(void*, int, char**, char**) = nullptr) {
    char* fault = nullptr;
    if (sqlite3_exec(db, sql.c_str(), row, nullptr, &fault) != SQLITE_OK) throw std::string(fault);
}

/// After a line "-- TYPE NAME" the SQL of each, and a line ";".
int print(void*, int, char** columns, char**) {
    std::cout << "R\"sql(-- " << columns[0] << ' ' << columns[1] << '\n' << columns[2] << "\n;\n)sql\"\n";
    return 0;
}

}

int main(int count, char** words) try {
    sqlite3* db = nullptr;
    if (sqlite3_open(":memory:", &db) != SQLITE_OK) throw std::string("there is no memory");
    for (int i = 1; i < count; ++i) run(db, contents(words[i]));
    run(db, "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid",
        print);
    sqlite3_close(db);
    return std::cout.flush() ? 0 : 1;
} catch (const std::string& fault) {
    std::cerr << "clerk_whole_schema: " << fault << '\n';
    return 1;
}
