// Files that were made to do harm, as they come by post: made when they are asked for, so that none lies in the tree.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace clerk::tests {

/// What a file gives itself out for.
enum class Pretends {
    record,  ///< of a game, or several, one a line
    import,  ///< plays that another program kept
    history, ///< or what lies beside one
};

struct HostileFile {
    std::string name; ///< "xml: billion laughs"
    Pretends as;
    std::function<void(const std::filesystem::path& file)> make; ///< beside it, too, where its harm lies there
};

/// `history`: a sound one, closed, that they are made from; it stays as it is.
std::vector<HostileFile> hostile_files(const std::filesystem::path& history);

// By kind.
void add_hostile_records(std::vector<HostileFile>& all);
void add_hostile_games(std::vector<HostileFile>& all);
void add_hostile_imports(std::vector<HostileFile>& all);
void add_hostile_schemas(std::vector<HostileFile>& all, const std::filesystem::path& history);
void add_hostile_bytes(std::vector<HostileFile>& all, const std::filesystem::path& history);

}
