#include "tests/app/cli/runner.h"
#include "tests/app/hostile/hostile_files.h"

#include <fstream>

namespace clerk::tests {

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    all.reserve(count * text.size());
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

/// A small game, with this after its first key and these as its turns and the first player's name.
std::string record(const std::string& more, const std::string& turns = "", const std::string& name = "\"Linda\"") {
    return R"({"format":"clerk-record",)" + more + R"("version":1,"id":"018f6d2e-0000-4000-8000-000000000009",)" +
           R"("game":"babylon","started_at":"2026-11-20T19:30:00+01:00","depth":"builds","tokens":[],"turns":[)" +
           turns + R"(],"players":[{"name":)" + name + R"(,"flower":"white"},{"name":"John","flower":"pink"}]})";
}

/// A turn with that as its level.
std::string turn(const std::string& level) {
    return R"({"steps":[{"place":{"flower":"white","symbols":["statue","blank","stairs","blank"]},"at":"a1","level":)" +
           level + "}]}";
}

void add_nesting(std::vector<HostileFile>& all) {
    for (const std::size_t depth : {60U, 1000U, 100'000U, 4'000'000U})
        for (const auto& [open, close] : {std::pair{"[", "]"}, {"{\"a\":", "}"}}) {
            const auto nested = [=] { return times(depth, open) + "1" + times(depth, close); };
            const std::string name = std::string("json: ") + open + " nested " + std::to_string(depth);
            all.push_back({name, Pretends::record, [=](const fs::path& file) { write(file, nested()); }});
            all.push_back({name + " within", Pretends::record,
                           [=](const fs::path& file) { write(file, record("\"note\":" + nested() + ",")); }});
            all.push_back({name + ", never closed", Pretends::record,
                           [=](const fs::path& file) { write(file, record("\"note\":" + times(depth, open))); }});
        }
}

void add_numbers(std::vector<HostileFile>& all) {
    const std::vector<std::string> numbers{"1e999",
                                           "-1e999",
                                           "1e-999",
                                           "NaN",
                                           "Infinity",
                                           "-Infinity",
                                           "99999999999999999999",
                                           "-9223372036854775809",
                                           "18446744073709551616",
                                           "2147483648",
                                           "-0",
                                           "0.1",
                                           "1.0",
                                           "0x10",
                                           "007",
                                           "+1",
                                           ".5",
                                           "1e",
                                           times(1'000'000, "9"),
                                           "0." + times(1'000'000, "1"),
                                           "1e" + times(1'000'000, "9")};
    for (const std::string& number : numbers) {
        const std::string name = "json: number " + number.substr(0, 22) + (number.size() > 22 ? "..." : "");
        all.push_back({name + " as a level", Pretends::record,
                       [=](const fs::path& file) { write(file, record("", turn(number))); }});
        all.push_back({name + " as a note", Pretends::record,
                       [=](const fs::path& file) { write(file, record("\"note\":" + number + ",")); }});
    }
}

void add_names(std::vector<HostileFile>& all) {
    const std::vector<std::pair<std::string, std::string>> names{
        {"SQL", R"("'); DROP TABLE play; --")"},
        {"SQL in double quotes", R"("\"; DELETE FROM game; --")"},
        {"a half of a pair of surrogates", R"("\ud800")"},
        {"surrogates the wrong way round", R"("\udc00\ud800")"},
        {"a zero", R"("Linda\u0000 John")"},
        {"a bare zero", std::string("\"Lin\0da\"", 8)},
        {"commands for a terminal", R"("\u001b[2J\u001b]0;title\u0007")"},
        {"right to left", R"("\u202eadniL")"},
        {"isolates that are never closed", "\"" + times(60, "\\u2067") + "\""},
        {"joiners and nothing", R"("\u200b\u200d\u2060")"},
        {"combining marks", "\"Z" + times(190, "\\u0335") + "\""},
        {"what is no UTF-8", "\"\xff\xfe\xc0\xaf\""},
        {"too long a form", "\"\xe0\x80\xaf\xf0\x80\x80\xaf\""},
        {"a surrogate in UTF-8", "\"\xed\xa0\x80\""},
        {"beyond Unicode", "\"\xf4\x90\x80\x80\""},
        {"half a character", "\"\xe7\x8e\""},
        {"ten thousand characters", "\"" + times(10'000, "x") + "\""},
        {"eight million characters", "\"" + times(8'000'000, "x") + "\""},
        {"a format", R"("%s%n%s%n{1}{2}")"},
        {"marks of another text", R"("<b onclick='x'>&amp;</b>")"},
        {"lines", R"("Linda\r\nJohn\nMary")"},
        {"a way out", R"("../../../../etc/passwd")"},
        {"a formula", R"("=cmd|' /C calc'!A0")"},
        {"nothing", R"("")"},
    };
    for (const auto& [what, name] : names)
        all.push_back({"name: " + what, Pretends::record,
                       [name = name](const fs::path& file) { write(file, record("", "", name)); }});
}

/// A province full of tiles, and then tile after tile where its one road begins, of which none lets that road through.
/// The table agreed to each.
std::string cut_off() {
    constexpr std::size_t all_steps = 60'000, most_steps = 200;
    const auto tile = [](const std::string& roads, const std::string& at) {
        return R"({"tile":{"tile":{"roads":")" + roads + R"("},"at":")" + at + R"("},"waived":true})";
    };
    std::vector<std::string> steps;
    for (int row = 1; row <= 12; ++row)
        for (char column = row == 1 ? 'b' : 'a'; column <= 'l'; ++column)
            steps.push_back(tile("nesw", column + std::to_string(row)));
    while (steps.size() < all_steps) steps.push_back(tile(steps.size() % 2 == 0 ? "n" : "s", "b1"));
    std::string turns;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i % most_steps == 0)
            turns += (i == 0 ? "" : R"(]},{"player":1},)") + std::string(R"({"player":0,"steps":[)");
        turns += (i % most_steps == 0 ? "" : ",") + steps[i];
    }
    return R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000009","game":"rajas",)"
           R"("started_at":"2026-11-20T19:30:00+01:00","depth":"builds","players":[{"name":"Raji"},{"name":"Layla"}],)"
           R"("board":{"provinces":{"basic":{"map":[)" +
           times(11, R"("............",)") + R"("#..........."],"exits":["b1w"]}}},"turns":[)" + turns + "]}]}";
}

void add_sizes(std::vector<HostileFile>& all) {
    const auto add = [&](const std::string& name, std::function<std::string()> bytes) {
        all.push_back({"json: " + name, Pretends::record, [=](const fs::path& file) { write(file, bytes()); }});
    };
    add("nothing", [] { return std::string(); });
    add("blanks", [] { return times(1'000'000, " \n"); });
    add("zeros", [] { return std::string(1'000'000, '\0'); });
    add("a byte order mark alone", [] { return std::string("\xef\xbb\xbf"); });
    add("UTF-16", [] { return std::string("\xff\xfe{\0\"\0", 6); });
    add("one key a hundred thousand times", [] { return record(times(100'000, "\"note\":1,")); });
    add("a hundred thousand keys", [] {
        std::string keys;
        for (int i = 0; i < 100'000; ++i) keys += "\"k" + std::to_string(i) + "\":1,";
        return record(keys);
    });
    add("two million values", [] { return record("\"note\":[" + times(2'000'000, "0,") + "0],"); });
    add("empty lists", [] { return record("\"note\":[" + times(1'900'000, "[],") + "[]],"); });
    add("turns without number", [] { return record("", times(400'000, "{},") + "{}"); });
    add("turns of turns", [] { return record("", "[" + times(100'000, "{\"steps\":[]},") + "{}]"); });
    add("more than may be", [] { return record("\"note\":\"" + std::string(9'000'000, 'x') + "\","); });
    add("lines without number", [] { return times(200'000, "{}\n"); });
    add("one game on many lines", [] { return times(3'000, record("") + "\n"); });
    add("comments", [] { return "/*" + times(100'000, "*/ /*") + "*/" + record(""); });
    add("an id that leads out", [] {
        std::string text = record("");
        return text.replace(text.find("018f6d2e-0000-4000-8000-000000000009"), 36, "../../../outside");
    });
    add("an id of SQL", [] {
        std::string text = record("");
        return text.replace(text.find("018f6d2e-0000-4000-8000-000000000009"), 36, "' OR 1=1; DROP TABLE game; --");
    });
    add("tiles that each cut off all others", cut_off);
    add("a game of no catalogue", [] {
        std::string text = record("");
        return text.replace(text.find("babylon"), 7, "../babylon");
    });
    add("a time that never was", [] {
        std::string text = record("");
        return text.replace(text.find("2026-11-20T19:30:00+01:00"), 25, "9999-12-31T23:59:60-23:59");
    });
}

}

void add_hostile_records(std::vector<HostileFile>& all) {
    add_nesting(all);
    add_numbers(all);
    add_names(all);
    add_sizes(all);
}

}
