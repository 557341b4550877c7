// What is done with whole histories: another one is merged, one is backed up and restored, one is chosen.
#pragma once

#include "app/desktop/frame/workbench.h"

namespace clerk::desktop {

class HistoryFiles {
public:
    explicit HistoryFiles(Workbench& bench) : bench_(bench) {}

    void ask_for_history();
    void show_back_ups();

    /// The preview of a merge. An empty file: none is chosen yet. Throws db::Error.
    void show_merge(const std::filesystem::path& file);
    void save_earlier_to(const std::filesystem::path& file); ///< the versions that lost when histories were merged

private:
    void ask_what_to_merge();
    void merge();
    void take_merge_back(const std::filesystem::path& back_up);
    void ask_where_to_save_earlier();
    bool restore(const std::filesystem::path& back_up);

    Workbench& bench_;
    std::filesystem::path other_; ///< on the page for merging
};

}
