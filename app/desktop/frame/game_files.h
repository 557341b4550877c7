// Games and plays from files, and into them: opened, exported, brought in and taken back.
#pragma once

#include "app/desktop/frame/workbench.h"
#include "app/history/import_plan.h"

namespace clerk::desktop {

class GameFiles {
public:
    /// `program`: the executable, beside which the samples lie.
    GameFiles(Workbench& bench, std::filesystem::path program) : bench_(bench), program_(std::move(program)) {}

    void ask_for_file();
    /// Takes a record from a file in and opens it; of what other programs or another history hold, only the preview.
    void open(const std::filesystem::path& file);

    void ask_where_to_export(const std::string& game);
    void export_to(const std::string& game, const std::filesystem::path& file);

    void show_past_imports();
    void forget(); ///< the page that looks into the history: it is closed

private:
    void take_in(const std::filesystem::path& file);
    void take_in(const Record& record, Desk::Origin origin);
    void open_taken_in(const std::string& game);
    void show_import(const std::filesystem::path& file, Incoming incoming);
    void bring_in(const std::filesystem::path& file, const ImportPlan& plan);
    bool take_import_back(std::int64_t import);

    Workbench& bench_;
    std::filesystem::path program_;
};

}
