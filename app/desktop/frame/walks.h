// Games walked through: the one on the table, and past ones, which stay where they are.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/table/walk.h"

#include <functional>
#include <string>

namespace clerk::desktop {

class Walks {
public:
    explicit Walks(Workbench& bench) : bench_(bench) {}

    /// A game of the history. What is open or begun on the table stays as it is.
    void show(const std::string& id, std::function<void()> back);

private:
    void come_back();
    void try_on(const Record& position);
    void ask_and_save(wxWindow& button);
    // Both say how far they are, and can be stopped.
    void save_page(const table::Walk& walk, const std::filesystem::path& file);
    void save_film(const table::Walk& walk, const std::filesystem::path& file);
    /// `made`: the file's bytes; told of every turn that is done.
    void save(const std::filesystem::path& file,
              const std::function<std::string(const std::function<void(std::size_t done, std::size_t all)>&)>& made);

    Workbench& bench_;
};

}
