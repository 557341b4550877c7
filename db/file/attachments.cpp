#include "db/file/attachments.h"

#include "db/file/translate_errors.h"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

bool plain(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
}

/// ".jpg"; none for what is no usual ending.
std::string ending(const fs::path& file) {
    const std::string text = file.extension().string();
    constexpr std::size_t longest = 6;
    return text.size() > 1 && text.size() <= longest && std::all_of(text.begin() + 1, text.end(), plain) ? text : "";
}

}

namespace {

/// `write` makes the part, or says why not.
template <class Write> void keep_whole(const fs::path& folder, const std::string& name, Write write) {
    fs::create_directories(folder);
    const fs::path part = folder / (name + ".part");
    std::error_code why, ignored;
    write(part, why);
    if (!why) fs::permissions(part, fs::perms::owner_read | fs::perms::owner_write, why);
    if (!why) fs::rename(part, folder / name, why);
    if (!why) return;
    fs::remove(part, ignored);
    throw fs::filesystem_error("cannot be written", part, why);
}

}

void copy_attachment(const fs::path& file, const fs::path& folder, const std::string& name) {
    keep_whole(folder, name, [&](const fs::path& part, std::error_code& why) { fs::copy_file(file, part, why); });
}

void write_attachment(std::string_view bytes, const fs::path& folder, const std::string& name) {
    keep_whole(folder, name, [&](const fs::path& part, std::error_code& why) {
        std::ofstream stream(part, std::ios::binary);
        stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        stream.close();
        if (!stream) why = std::make_error_code(std::errc::io_error);
    });
}

std::string add_attachment(const fs::path& file, const fs::path& folder, const std::string& stem) {
    if (!fs::is_regular_file(file)) throw Error(Error::Reason::unreadable, file, "is no file");
    const std::string name = stem + ending(file);
    translate_errors(file, [&] { copy_attachment(file, folder, name); });
    return name;
}

bool is_attachment_name(const std::string& name) {
    constexpr std::string_view separators{"/\\\0", 3};
    return !name.empty() && name != "." && name != ".." && name.find_first_of(separators) == std::string::npos;
}

void remove_attachment(const fs::path& folder, const std::string& name) {
    std::error_code ignored;
    if (is_attachment_name(name)) fs::remove(folder / name, ignored);
}

}
