#include "db/file/attachments.h"

#include "db/file/disk.h"
#include "db/file/in_place.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <vector>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

bool plain(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
}

const char* const of_part = ".part";

/// ".jpg"; none for what is no usual ending.
std::string ending(const fs::path& file) {
    const std::string text = file.extension().string();
    constexpr std::size_t longest = 6;
    const bool usual = text.size() > 1 && text.size() <= longest && std::all_of(text.begin() + 1, text.end(), plain);
    return usual && text != of_part ? text : "";
}

/// "1.jpg.part", which a killed program left: that name is taken by no other copy.
void remove_left_copies(const fs::path& folder) {
    for (const fs::path& file : files_in(folder))
        if (file.extension() == of_part && file.stem().has_extension()) remove_left_part(file);
}

fs::filesystem_error failed(const char* what, const fs::path& file, int why) {
    return {what, file, std::error_code(why, std::generic_category())};
}

TemporaryFile part_in(const fs::path& folder, const std::string& name) {
    make_folder(folder);
    return TemporaryFile(folder / name);
}

template <class Write> void fill(const TemporaryFile& part, Write write) {
    errno = EIO; // where the library does not say
    std::ofstream stream(part.path(), std::ios::binary);
    write(stream);
    stream.close();
    if (!stream) throw failed("cannot be written", part.path(), errno);
}

/// Parts that are all zero are passed over: in a file that was made to seem large they take no room, nor in its copy.
void copy(std::istream& from, std::ostream& to) {
    std::vector<char> bytes(std::size_t{1} << 16U);
    const std::vector<char> zeros(bytes.size());
    bool is_passed_over = false;
    while (to && (from.read(bytes.data(), std::ssize(bytes)) || from.gcount() > 0)) {
        is_passed_over = std::memcmp(bytes.data(), zeros.data(), static_cast<std::size_t>(from.gcount())) == 0;
        if (is_passed_over)
            to.seekp(from.gcount(), std::ios::cur);
        else
            to.write(bytes.data(), from.gcount());
    }
    if (is_passed_over) to.seekp(-1, std::ios::cur).put('\0'); // it is as long as the other
}

}

bool copy_attachment(const fs::path& file, const fs::path& folder, const std::string& name) {
    std::ifstream from(file, std::ios::binary);
    if (!from) throw failed("cannot be read", file, errno);
    TemporaryFile part = part_in(folder, name);
    fill(part, [&](std::ostream& to) { copy(from, to); });
    if (fs::file_size(part.path()) != fs::file_size(file)) throw failed("cannot be read", file, EIO);
    return part.become_new(folder / name);
}

void write_attachment(std::string_view bytes, const fs::path& folder, const std::string& name) {
    TemporaryFile part = part_in(folder, name);
    fill(part, [&](std::ostream& to) { to.write(bytes.data(), static_cast<std::streamsize>(bytes.size())); });
    part.become(folder / name);
}

std::string add_attachment(const fs::path& file, const fs::path& folder, const std::string& stem) {
    if (!fs::is_regular_file(file)) throw Error(Error::Reason::unreadable, file, "is no file");
    if (fs::file_size(file) > largest_attachment) throw Error(Error::Reason::unreadable, file, "is too large");
    const std::string name = stem + ending(file);
    const bool is_new = translate_errors(file, [&] {
        remove_left_copies(folder);
        return copy_attachment(file, folder, name);
    });
    if (!is_new) throw Error(Error::Reason::unreadable, folder / name, "is there already");
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
