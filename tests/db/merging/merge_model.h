// Histories that drift apart, and all that is in one.
#pragma once

#include "db/store/store.h"

#include <filesystem>
#include <string>
#include <vector>

namespace clerk::test {

/// Every row of the history but for what stays on its computer: the numbers of rows, and the game on the table. Rows of
/// plays and players are named by their ids. In order, one text a row.
std::vector<std::string> contents(const db::Store& store);

/// One change of any kind, drawn from RapidCheck. `made`: numbers of plays that no other history has.
void change_at_random(db::Store& store, int& made);

/// A copy of a history that nobody has open.
void copy_history(const std::filesystem::path& from, const std::filesystem::path& to);

}
