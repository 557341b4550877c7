// Pictures and photos: copied into folders beside the history, under names of our own.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace clerk::db {

/// Bytes of a file; the window reads no larger picture.
inline constexpr std::uintmax_t largest_attachment = 128 << 20;

/// Copies a file into the folder, which is made where there is none, as `stem` with the file's own ending; that name.
/// Throws Error::unreadable, and leaves nothing behind.
std::string add_attachment(const std::filesystem::path& file, const std::filesystem::path& folder,
                           const std::string& stem);

/// Adds a file, and takes it back where the action that names it in the history throws.
template <class Action>
std::string add_attachment(const std::filesystem::path& file, const std::filesystem::path& folder,
                           const std::string& stem, Action name_it);

/// Copies a file into the folder under that name; it is whole and on the disk, or not there. False: another file has
/// that name. Throws std::filesystem::filesystem_error.
[[nodiscard]] bool copy_attachment(const std::filesystem::path& file, const std::filesystem::path& folder,
                                   const std::string& name);

/// Writes a file of that name into the folder, likewise, but in place of one that is there.
void write_attachment(std::string_view bytes, const std::filesystem::path& folder, const std::string& name);

/// Whether the name is that of a file in the folder itself: it leads nowhere else.
[[nodiscard]] bool is_attachment_name(const std::string& name);
/// SQL: the same is not so of the column `name`.
inline constexpr const char* is_no_attachment_name =
    "(name IN ('', '.', '..') OR instr(name, '/') OR instr(name, '\\') OR instr(name, char(0)))";

/// Removes a file of that name from the folder. An empty name, one that leads out of the folder and one that names
/// nothing are left alone.
void remove_attachment(const std::filesystem::path& folder, const std::string& name);

template <class Action>
std::string add_attachment(const std::filesystem::path& file, const std::filesystem::path& folder,
                           const std::string& stem, Action name_it) {
    std::string name = add_attachment(file, folder, stem);
    try {
        name_it(name);
    } catch (...) {
        remove_attachment(folder, name);
        throw;
    }
    return name;
}

}
