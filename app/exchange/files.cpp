#include "app/exchange/files.h"

#include "i18n/words.h"

#include <fstream>

namespace clerk::exchange {

namespace fs = std::filesystem;

namespace {

void write_all(const fs::path& file, const std::string& text) {
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (!out) throw FileError(FileError::Reason::unwritable, file);
}

wxString template_of(FileError::Reason reason) {
    switch (reason) {
    case FileError::Reason::unreadable: return _("{1} cannot be read. Check that it is there and may be read.");
    case FileError::Reason::too_large: return _("{1} is larger than 8 MiB: that is no game record.");
    case FileError::Reason::unwritable: return _("{1} cannot be written. Choose another folder.");
    }
    return {};
}

}

FileError::FileError(Reason why, fs::path where)
    : std::runtime_error("file error: " + where.string()), reason(why), file(std::move(where)) {}

wxString sentence(const FileError& error) {
    return i18n::fill(template_of(error.reason), {i18n::text(error.file.string())});
}

std::string read_file(const fs::path& file, std::size_t largest) {
    std::error_code ignored;
    std::ifstream in(file, std::ios::binary);
    if (!in || !fs::is_regular_file(file, ignored)) throw FileError(FileError::Reason::unreadable, file);
    const auto told = fs::file_size(file, ignored); // it may grow meanwhile, or not know
    std::string text((ignored || told > largest ? largest : static_cast<std::size_t>(told)) + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) throw FileError(FileError::Reason::unreadable, file);
    if (in.gcount() > static_cast<std::streamsize>(largest)) throw FileError(FileError::Reason::too_large, file);
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

void write_file(const fs::path& file, const std::string& text) {
    fs::path beside = file;
    beside += ".part";
    std::error_code failed;
    try {
        write_all(beside, text);
        fs::rename(beside, file, failed);
    } catch (const FileError&) {
        failed = std::make_error_code(std::errc::io_error);
    }
    if (!failed) return;
    std::error_code ignored;
    fs::remove(beside, ignored);
    throw FileError(FileError::Reason::unwritable, file);
}

}
