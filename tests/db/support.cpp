#include "tests/db/support.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

#include <SQLiteCpp/Database.h>

namespace clerk::test {

namespace fs = std::filesystem;

Folder::Folder() : path_(fs::temp_directory_path() / ("clerk-test-" + std::to_string(std::random_device{}()))) {
    if (!fs::create_directory(path_)) throw std::runtime_error("there is a " + path_.string());
}

Folder::~Folder() { fs::remove_all(path_); }

std::vector<std::string> Folder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path_)) names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::string uuid(int number) {
    const std::string digits = std::to_string(number);
    return "0192f0c4-7a6e-4c1b-9d55-" + std::string(12 - digits.size(), '0') + digits;
}

babylon::Turn turn(int number) {
    using namespace babylon;
    const int place = number / 2 % 16;
    const Cell at{static_cast<std::int8_t>(place % 4 * 2), static_cast<std::int8_t>(place / 4 * 2)};
    const Tile tile{flowers[static_cast<std::size_t>(number) % flowers.size()],
                    {Symbol::statue, Symbol::blank, Symbol::stairs, Symbol::blank}};
    return {.steps = {{.what = Placement{.tile = TileEntry{tile}, .at = at}}}};
}

Record game(int number, int turns) {
    const auto record = parse(R"({"format":"clerk-record","version":1,"id":")" + uuid(number) + R"(","game":"babylon",
        "started_at":"2026-11-20T19:30:00+01:00","depth":"builds","tokens":[],"turns":[],
        "players":[{"name":"Linda","flower":"white"},{"name":"John","flower":"pink"}]})");
    if (!record) throw std::runtime_error(diagnosis(record.error()));
    return with_turns(*record, turns);
}

Record with_turns(Record record, int turns) {
    auto& list = babylon_of(record).turns;
    list.resize(std::min(list.size(), static_cast<std::size_t>(turns)));
    while (list.size() < static_cast<std::size_t>(turns)) list.push_back(turn(static_cast<int>(list.size())));
    return record;
}

Record with_note(Record record, const std::string& note) {
    record.head.notes = note;
    return record;
}

Record with_names(Record record, const std::vector<std::string>& names) {
    for (std::size_t seat = 0; seat < names.size(); ++seat) babylon_of(record).players[seat].name = names[seat];
    return record;
}

Record started(Record record, const std::string& when) {
    record.head.started_at = when;
    return record;
}

babylon::Game& babylon_of(Record& record) { return std::get<babylon::Game>(record.game); }

std::string bytes(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const fs::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

void empty_index(const fs::path& history, const std::string& index) {
    constexpr std::size_t page_size = 4096;
    std::size_t page = 0;
    {
        SQLite::Database db(history, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA journal_mode = DELETE");
        page = db.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = '" + index + "'").getUInt();
    }
    const std::string leaf_without_cells("\x0a\0\0\0\0\x10\0\0", 8); // its contents begin at the end: 0x1000
    std::string all = bytes(history);
    all.replace((page - 1) * page_size, page_size, leaf_without_cells + std::string(page_size - 8, '\0'));
    write_bytes(history, all);
}

std::string journal_that_names(const fs::path& other) {
    const std::string mark = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", name = other.string();
    std::uint32_t sum = 0;
    for (const char byte : name) sum += static_cast<unsigned char>(byte);
    const auto big_endian = [](std::size_t number) {
        std::string four;
        for (int shift = 24; shift >= 0; shift -= 8) four += static_cast<char>(number >> shift & 0xffU);
        return four;
    };
    std::string journal = mark;
    for (const std::size_t number : {0, 0, 1, 512, 4096}) journal += big_endian(number);
    journal.resize(512);
    return journal + big_endian(0) + name + big_endian(name.size()) + big_endian(sum) + mark;
}

}
