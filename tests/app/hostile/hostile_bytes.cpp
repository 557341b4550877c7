#include "tests/app/cli/runner.h"
#include "tests/app/hostile/hostile_files.h"
#include "tests/db/support.h"

#include <fstream>
#include <sys/stat.h>

#include <SQLiteCpp/Database.h>

namespace clerk::tests {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t page = 4096;

fs::path beside(const fs::path& file, const char* end) { return file.string() + end; }

void write(const fs::path& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

/// A number of that many bytes, the highest first.
void put(std::string& bytes, std::size_t at, int size, std::uint64_t number) {
    for (int i = size - 1; i >= 0; --i, number >>= 8U)
        bytes[at + static_cast<std::size_t>(i)] = static_cast<char>(number & 0xffU);
}

struct Adder {
    std::vector<HostileFile>& all;
    const fs::path& history;

    /// The sound history with other bytes.
    void operator()(const std::string& name, std::function<void(std::string&)> spoil) const {
        all.push_back({"bytes: " + name, Pretends::history, [spoil, from = history](const fs::path& file) {
                           std::string bytes = contents(from);
                           spoil(bytes);
                           write(file, bytes);
                       }});
    }
    void made(const std::string& name, std::function<void(const fs::path&)> make) const {
        all.push_back({"place: " + name, Pretends::history, std::move(make)});
    }
};

void add_headers(const Adder& add) {
    for (const std::uint64_t size : {0U, 1U, 2U, 511U, 512U, 513U, 1024U, 8192U, 32768U, 65535U})
        add("pages of " + std::to_string(size), [=](std::string& bytes) { put(bytes, 16, 2, size); });
    struct Field {
        const char* name;
        std::size_t at;
        int size;
    };
    for (const Field& field : {Field{"version of writing", 18, 1},
                               {"version of reading", 19, 1},
                               {"bytes at the end of a page", 20, 1},
                               {"most of a page", 21, 1},
                               {"number of pages", 28, 4},
                               {"first free page", 32, 4},
                               {"number of free pages", 36, 4},
                               {"number of the schema", 40, 4},
                               {"format of the schema", 44, 4},
                               {"room for pages", 48, 4},
                               {"largest root", 52, 4},
                               {"encoding", 56, 4},
                               {"mark of the program", 68, 4}})
        for (const std::uint64_t value : {0ULL, 3ULL, 255ULL, 0x7fffffffULL, 0xffffffffULL})
            add(std::string("the ") + field.name + " " + std::to_string(value),
                [=](std::string& bytes) { put(bytes, field.at, field.size, value); });
}

void add_pages(const Adder& add) {
    add("all pages swapped", [](std::string& bytes) {
        for (std::size_t a = page, b = bytes.size() - page; a < b; a += page, b -= page)
            std::swap_ranges(bytes.begin() + static_cast<std::ptrdiff_t>(a),
                             bytes.begin() + static_cast<std::ptrdiff_t>(a + page),
                             bytes.begin() + static_cast<std::ptrdiff_t>(b));
    });
    for (const std::size_t number : {1U, 2U, 3U, 5U, 8U, 13U, 21U})
        add("the first page in the place of page " + std::to_string(number), [=](std::string& bytes) {
            const std::string first = bytes.substr(0, page);
            bytes.replace(number * page % bytes.size() / page * page, page, first);
        });
    for (const int child : {1, 2, 7})
        add("pages that are their own children " + std::to_string(child), [=](std::string& bytes) {
            for (std::size_t at = page; at + page <= bytes.size(); at += page) {
                if (bytes[at] != 13 && bytes[at] != 10) continue;
                bytes[at] = bytes[at] == 13 ? '\5' : '\2';
                put(bytes, at + 8, 4, child == 1 ? at / page + 1 : static_cast<std::size_t>(child));
            }
        });
    add("cells without number", [](std::string& bytes) {
        for (std::size_t at = page; at + page <= bytes.size(); at += page) put(bytes, at + 3, 2, 0xffff);
    });
    add("cells that are one", [](std::string& bytes) {
        for (std::size_t at = page; at + page <= bytes.size(); at += page)
            for (std::size_t cell = 8; cell < 200; cell += 2) bytes.replace(at + cell, 2, bytes.substr(at + 8, 2));
    });
    add("values of great length", [](std::string& bytes) {
        for (std::size_t at = page; at + page <= bytes.size(); at += page)
            for (std::size_t i = page / 2; i < page / 2 + 9; ++i) bytes[at + i] = '\xff';
    });
    add("free pages in a ring", [](std::string& bytes) {
        put(bytes, 32, 4, 3);
        put(bytes, 36, 4, 1000);
        put(bytes, 2 * page, 4, 3);
        put(bytes, 2 * page + 4, 4, 1000);
    });
    for (const std::size_t left : {1U, 15U, 16U, 99U, 100U, 101U, 4095U, 4097U, 50'000U})
        add("cut to " + std::to_string(left), [=](std::string& bytes) { bytes.resize(left); });
    add("rubbish after it", [](std::string& bytes) { bytes += std::string(1'000'001, 'x'); });
    add("a hole of four gigabytes after it", [](std::string&) {});
    add.all.back().make = [from = add.history](const fs::path& file) {
        fs::copy_file(from, file);
        fs::resize_file(file, 4ULL << 30U);
    };
}

/// What lies beside a history, or in its place.
void add_places(const Adder& add) {
    const fs::path from = add.history;
    add.made("the log of another history", [=](const fs::path& file) {
        const Folder folder;
        const fs::path other = folder.path("other.db");
        SQLite::Database db(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db.exec("PRAGMA journal_mode = WAL; CREATE TABLE song (title); INSERT INTO song VALUES (hex(zeroblob(50000)))");
        fs::copy_file(from, file);
        fs::copy_file(beside(other, "-wal"), beside(file, "-wal"));
    });
    add.made("a log of rubbish", [=](const fs::path& file) {
        fs::copy_file(from, file);
        write(beside(file, "-wal"), std::string(100'000, '\x5a'));
        write(beside(file, "-shm"), std::string(32'768, '\x5a'));
    });
    add.made("a journal that names a victim", [=](const fs::path& file) {
        fs::copy_file(from, file);
        write(beside(file, "-journal"), test::journal_that_names(file.parent_path().parent_path() / "outside"));
    });
    for (const char* end : {"-wal", "-shm", "-journal", "-mark"}) {
        for (const char* to : {"outside", "elsewhere/empty", "elsewhere/new"})
            add.made(std::string("a link to ") + to + " for its " + end, [=](const fs::path& file) {
                fs::copy_file(from, file);
                fs::create_symlink(file.parent_path().parent_path() / to, beside(file, end));
            });
        add.made(std::string("a folder for its ") + end, [=](const fs::path& file) {
            fs::copy_file(from, file);
            fs::create_directory(beside(file, end));
        });
        add.made(std::string("a pipe for its ") + end, [=](const fs::path& file) {
            fs::copy_file(from, file);
            ::mkfifo(beside(file, end).c_str(), 0600);
        });
    }
    add.made("a mark of rubbish", [=](const fs::path& file) {
        fs::copy_file(from, file);
        write(beside(file, "-mark"), std::string(1'000'000, '9'));
    });
    for (const char* device : {"/dev/zero", "/dev/null", "/dev/full", "/proc/self/mem"})
        add.made(std::string("a link to ") + device, [=](const fs::path& file) { fs::create_symlink(device, file); });
    add.made("a link to itself", [](const fs::path& file) { fs::create_symlink(file, file); });
    add.made("a pipe", [](const fs::path& file) { ::mkfifo(file.c_str(), 0600); });
    add.made("a folder", [](const fs::path& file) { fs::create_directory(file); });
    for (const char* folder : {"photos", "pictures", "backups"})
        add.made(std::string("a link for its ") + folder, [=](const fs::path& file) {
            fs::copy_file(from, file);
            const fs::path there = file.parent_path() / folder;
            fs::remove_all(there);
            fs::create_directory_symlink(file.parent_path().parent_path() / "elsewhere", there);
        });
}

}

void add_hostile_bytes(std::vector<HostileFile>& all, const fs::path& history) {
    const Adder add{all, history};
    add_headers(add);
    add_pages(add);
    add_places(add);
}

std::vector<HostileFile> hostile_files(const fs::path& history) {
    std::vector<HostileFile> all;
    add_hostile_records(all);
    add_hostile_games(all);
    add_hostile_imports(all);
    add_hostile_schemas(all, history);
    add_hostile_bytes(all, history);
    return all;
}

}
