#include "app/exchange/files.h"

#include "db/back_up/back_up_files.h"
#include "db/file/disk.h"
#include "i18n/words.h"

#include <fstream>
#include <string>
#include <system_error>

namespace clerk::exchange {

namespace fs = std::filesystem;

namespace {

/// The file by its name or, as some is added to it and a system takes 255 bytes at most, by the beginning of its name.
fs::path shortened(const fs::path& file) {
    constexpr std::size_t most = 200; // bytes
    std::u8string name = file.filename().u8string();
    if (name.size() <= most) return file;
    std::size_t end = most;
    while (end > 0 && (name[end] & 0xC0U) == 0x80U) --end; // not within a character
    name.resize(end);
    return file.parent_path() / name;
}

/// In which a file is written before it is put in its place. It is new: nothing that is there already, whatever it is
/// called and wherever a link of that name leads, is written to.
class FolderBeside {
public:
    explicit FolderBeside(const fs::path& file) {
        std::error_code failed;
        for (int number = 1; path_.empty(); ++number) {
            fs::path name = shortened(file);
            name += number == 1 ? ".part" : "." + std::to_string(number) + ".part";
            if (fs::create_directory(name, failed))
                path_ = std::move(name);
            else if (failed && failed != std::errc::file_exists)
                throw FileError(FileError::Reason::unwritable, file);
        }
    }
    ~FolderBeside() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    FolderBeside(const FolderBeside&) = delete;
    FolderBeside& operator=(const FolderBeside&) = delete;

    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

void write_all(const fs::path& file, const fs::path& to, const WriteText& write) {
    std::ofstream out(to, std::ios::binary | std::ios::trunc);
    write(out);
    out.close();
    if (!out) throw FileError(FileError::Reason::unwritable, file);
}

wxString template_of(FileError::Reason reason) {
    switch (reason) {
    case FileError::Reason::unreadable: return _("{1} cannot be read. Check that it is there and may be read.");
    case FileError::Reason::too_large: return _("{1} is larger than 8 MiB: that is no game record.");
    case FileError::Reason::unwritable: return _("{1} cannot be written. Choose another folder.");
    case FileError::Reason::of_history:
        return _("{1} belongs to a history of Clerk of Works, so nothing else is written there. Choose another name or "
                 "folder.");
    }
    return {};
}

}

FileError::FileError(Reason why, fs::path where)
    : std::runtime_error("file error: " + where.string()), reason(why), file(std::move(where)) {}

wxString sentence(const FileError& error) {
    return i18n::fill(template_of(error.reason), {i18n::name_line(error.file.string())});
}

std::string read_file(const fs::path& file, std::size_t largest) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored))
        throw FileError(FileError::Reason::unreadable, file); // no pipe: it may wait
    std::ifstream in(file, std::ios::binary);
    if (!in) throw FileError(FileError::Reason::unreadable, file);
    const auto told = fs::file_size(file, ignored); // it may grow meanwhile, or not know
    std::string text((ignored || told > largest ? largest : static_cast<std::size_t>(told)) + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) throw FileError(FileError::Reason::unreadable, file);
    if (in.gcount() > static_cast<std::streamsize>(largest)) throw FileError(FileError::Reason::too_large, file);
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

void write_file(const fs::path& file, const std::string& text) {
    write_file(file, [&](std::ostream& out) { out.write(text.data(), static_cast<std::streamsize>(text.size())); });
}

void write_file(const fs::path& file, const WriteText& write) {
    if (db::belongs_to_history(file)) throw FileError(FileError::Reason::of_history, file);
    const FolderBeside beside(file);
    const fs::path whole = beside.path() / file.filename();
    write_all(file, whole, write);
    try {
        db::sync(whole); // before it replaces what was there
        fs::rename(whole, file);
    } catch (const fs::filesystem_error&) {
        throw FileError(FileError::Reason::unwritable, file);
    }
}

}
