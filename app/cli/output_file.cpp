#include "app/cli/output_file.h"

#include "app/cli/refused.h"
#include "app/cli/system.h"
#include "i18n/words.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace clerk::cli {

namespace fs = std::filesystem;

namespace {

Refused refused(const wxString& sentence, const fs::path& file) {
    return {"", i18n::fill(sentence, {i18n::text(file.string())})};
}

bool write_all(const fs::path& file, std::string_view content) {
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(content.data(), std::ssize(content));
    out.close();
    return !out.fail();
}

bool put(const fs::path& file, std::string_view content) {
    fs::path beside = file;
    beside += ".part";
    std::error_code failed;
    if (write_all(beside, content)) {
        fs::rename(beside, file, failed);
        if (!failed) return true;
    }
    fs::remove(beside, failed);
    return false;
}

}

void write_file(const std::string& name, std::string_view content, bool force) {
    if (name == "-") {
        std::cout << content;
        return;
    }
    const fs::path file = fs::absolute(name);
    std::error_code ignored;
    const bool there = fs::exists(file, ignored), device = there && !fs::is_regular_file(file, ignored);
    if (!force && !claim(file)) throw refused(_("{1} is there already; --force replaces it."), file);
    if (!device && put(file, content)) return;
    if (!there) fs::remove(file, ignored);
    throw refused(_("{1} cannot be written. Check the folder and its permissions, or choose another file."), file);
}

}
