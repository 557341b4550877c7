#include "app/desktop/frame/recent_files.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/widgets/error_log.h"
#include "app/exchange/files.h"
#include "db/file/disk.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <wx/control.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_list = 64 * 1024; ///< bytes
constexpr std::size_t longest_name = 48;        ///< letters

fs::path list_file() { return state_file("recent-files"); }

/// A line each.
void write(const std::vector<fs::path>& files) {
    const fs::path list = list_file();
    if (list.empty()) return;
    try {
        db::TemporaryFile whole(list);
        std::ofstream lines(whole.path(), std::ios::binary);
        for (const fs::path& file : files) lines << file.string() << '\n';
        lines.close();
        if (lines) whole.become(list);
    } catch (const fs::filesystem_error&) { // no game is lost by it
    }
}

wxString shortened(const fs::path& part) {
    return ellipsized(text(part.string()), [](const wxString& line) { return line.length() <= longest_name; });
}

}

std::vector<fs::path> recent_files() {
    std::vector<fs::path> files;
    try {
        std::istringstream lines(exchange::read_file(list_file(), largest_list));
        for (std::string line; files.size() < most_recent_files && std::getline(lines, line);)
            if (const fs::path file = line; file.is_absolute() && std::ranges::find(files, file) == files.end())
                files.push_back(file);
    } catch (const exchange::FileError&) { // none was kept
    }
    return files;
}

void note_recent_file(const fs::path& file) {
    std::error_code unknown;
    const fs::path whole = fs::absolute(file, unknown).lexically_normal();
    if (unknown || whole.string().find('\n') != std::string::npos) return;
    std::vector<fs::path> files = recent_files();
    std::erase(files, whole);
    files.insert(files.begin(), whole);
    files.resize(std::min(files.size(), most_recent_files));
    write(files);
}

void drop_recent_file(const fs::path& file) {
    std::vector<fs::path> files = recent_files();
    std::erase(files, file);
    write(files);
}

void drop_recent_files() { write({}); }

wxString recent_file_in_words(const fs::path& file) {
    return wxControl::EscapeMnemonics(
        i18n::fill(_("{1} ({2})"), {shortened(file.filename()), shortened(file.parent_path())}));
}

}
