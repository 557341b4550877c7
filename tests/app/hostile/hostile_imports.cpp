#include "tests/app/hostile/hostile_files.h"

#include <fstream>

namespace clerk::tests {

namespace {

namespace fs = std::filesystem;

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    all.reserve(count * text.size());
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

struct Writer {
    std::vector<HostileFile>& all;

    void operator()(const std::string& name, std::function<std::string()> bytes) const {
        all.push_back(
            {name, Pretends::import, [=](const fs::path& file) { std::ofstream(file, std::ios::binary) << bytes(); }});
    }
};

std::string play(const std::string& attributes, const std::string& players, const std::string& comment = "") {
    return "<play id=\"1\" date=\"2026-08-03\" " + attributes +
           "><item name=\"Alhambra\" objectid=\"6249\"/><comments>" + comment + "</comments><players>" + players +
           "</players></play>";
}

std::string plays(const std::string& inside, const std::string& before = "") {
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>" + before + "<plays>" + inside + "</plays>";
}

std::string player(const std::string& name, const std::string& score = "5") {
    return "<player name=\"" + name + "\" score=\"" + score + "\" win=\"1\"/>";
}

/// Each entity is ten of the one before.
std::string laughs(int generations) {
    std::string text = "<!DOCTYPE plays [<!ENTITY e0 \"ha\">";
    for (int i = 1; i <= generations; ++i)
        text += "<!ENTITY e" + std::to_string(i) + " \"" + times(10, "&e" + std::to_string(i - 1) + ";") + "\">";
    return text + "]>";
}

void add_xml(const Writer& add) {
    add("xml: a billion laughs", [] { return plays(play("", player("&e9;"), "&e9;"), laughs(9)); });
    add("xml: one long entity many times", [] {
        return plays(play("", player("x"), times(100'000, "&a;")),
                     "<!DOCTYPE plays [<!ENTITY a \"" + std::string(100'000, 'a') + "\">]>");
    });
    add("xml: an entity of itself",
        [] { return plays(play("", player("&a;")), "<!DOCTYPE plays [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]>"); });
    for (const char* where :
         {"file:///etc/passwd", "http://127.0.0.1:1/", "file:///dev/zero", "php://filter", "../../x"})
        add(std::string("xml: an entity from ") + where, [=] {
            return plays(play("", player("&x;"), "&x;"),
                         std::string("<!DOCTYPE plays [<!ENTITY x SYSTEM \"") + where + "\">]>");
        });
    add("xml: an entity of parameters", [] {
        return plays(play("", player("x")), "<!DOCTYPE plays [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p; %p;]>");
    });
    add("xml: a long declaration",
        [] { return plays("", "<!DOCTYPE plays [" + times(200'000, "<!ENTITY a \"b\">") + "]>"); });
    add("xml: nested a million times", [] { return plays(times(1'000'000, "<a>") + times(1'000'000, "</a>")); });
    add("xml: nested and never closed", [] { return plays(times(1'000'000, "<a>")); });
    add("xml: a million attributes", [] { return plays(play(times(1'000'000, "a='' "), player("x"))); });
    add("xml: a million empty elements", [] { return plays(times(1'000'000, "<a/>")); });
    add("xml: comments", [] { return plays(times(500'000, "<!---->")); });
    add("xml: instructions", [] { return plays(times(300'000, "<?a b?>")); });
    add("xml: parts of a text", [] { return plays(play("", "", times(400'000, "<![CDATA[]]>"))); });
    add("xml: a comment without an end", [] { return plays("<!-- " + std::string(1'000'000, '-')); });
    add("xml: a part without an end", [] { return plays("<![CDATA[" + std::string(1'000'000, ']')); });
    for (const char* number : {"&#0;", "&#xD800;", "&#xFFFFFFFFFFFF;", "&#x110000;", "&#-1;", "&#x1b;[2J", "&#x202e;"})
        add(std::string("xml: the character ") + number, [=] { return plays(play("", player(number), number)); });
    for (const char* name : {"UTF-7", "UTF-16", "EBCDIC-CP-US", "ISO-8859-1", "../../x"})
        add(std::string("xml: the encoding ") + name, [=] {
            return "<?xml version=\"1.0\" encoding=\"" + std::string(name) + "\"?><plays>" +
                   play("", player("J\xfcrg")) + "</plays>";
        });
    add("xml: UTF-16 with a mark", [] { return std::string("\xff\xfe<\0p\0l\0a\0y\0s\0/\0>\0", 18); });
    add("xml: played a thousand times by a hundred", [] {
        std::string text;
        for (int i = 0; i < 400; ++i) {
            std::string one = play("quantity=\"1000\"", times(100, player("x")));
            text += one.replace(one.find("id=\"1\""), 6, "id=\"" + std::to_string(i) + "\"");
        }
        return plays(text);
    });
    add("xml: a hundred at a table a hundred times",
        [] { return plays(play("quantity=\"98\"", times(100, player("x")))); });
    add("xml: often, alone, and with a long sum", [] {
        return plays(play("quantity=\"1000\"", player("x", times(99, "1+") + "1")) +
                     times(10, play("", player("a") + player("b"))));
    });
    add("xml: fifty thousand with a sum of a hundred", [] {
        std::string text;
        for (int i = 0; i < 10; ++i) {
            std::string one = play("quantity=\"1000\"", times(5, player("x", times(99, "1+") + "1")));
            text += one.replace(one.find("id=\"1\""), 6, "id=\"" + std::to_string(i) + "\"");
        }
        return plays(text);
    });
    for (const char* quantity : {"0", "-1", "1001", "99999999999999999999", "1e9", "NaN"})
        add(std::string("xml: played times ") + quantity,
            [=] { return plays(play("quantity=\"" + std::string(quantity) + "\"", player("x"))); });
    for (const char* score : {"1e999", "NaN", "-99999999999999999999", "((((((", "1+1+1-", "9*9*9*9"})
        add(std::string("xml: the score ") + score, [=] { return plays(play("", player("x", score))); });
    add("xml: a sum without end", [] { return plays(play("", player("x", times(500'000, "1+") + "1"))); });
    add("xml: a hundred and one at a table", [] { return plays(play("", times(101, player("x")))); });
    add("xml: the same play fifty thousand times", [] { return plays(times(50'000, play("", ""))); });
    for (const char* date : {"0000-00-00", "9999-99-99", "-1-1-1", "2026-02-30", "99999999999-01-01", "' OR 1"})
        add(std::string("xml: the day ") + date, [=] {
            std::string one = play("", player("x"));
            return plays(one.replace(one.find("2026-08-03"), 10, date));
        });
    add("xml: SQL everywhere", [] {
        return plays(play("location=\"'); DROP TABLE play; --\"", player("'; DELETE FROM player; --"), "'; --"));
    });
    add("xml: a name of a megabyte", [] { return plays(play("", player(std::string(1'000'000, 'x')))); });
    add("xml: a comment of eight megabytes", [] { return plays(play("", "", std::string(8'000'000, 'x'))); });
    add("xml: zeros", [] { return plays(std::string(100'000, '\0')); });
}

/// An export with one game, so many players and these plays.
std::string exported(const std::string& played, const std::string& name = "Linda", int players = 1) {
    std::string list;
    for (int i = 1; i <= players; ++i)
        list += std::string(i > 1 ? "," : "") + R"({"uuid":"8c1c1a52-1b0f-4b35-9b71-4d1e5b2f0001","id":)" +
                std::to_string(i) + R"(,"name":")" + name + "\"}";
    return R"({"about":"Exported by BG Stats","players":[)" + list +
           R"(],"games":[{"uuid":"cc6cfd6f-8d3d-4a9c-9a52-0f2a6b8f0001","id":1,"name":"Babylon"}],"locations":[],"plays":[)" +
           played + "]}";
}

std::string exported_play(const std::string& score, const std::string& more = "", const std::string& who = "1") {
    return R"({"uuid":"0b0f9f5c-5d32-4d3e-b8b5-5ea0c1a0c001","gameRefId":1,"playDate":"2026-08-03 20:00:00",)" + more +
           R"("playerScores":[{"playerRefId":)" + who + R"(,"score":)" + score + R"(,"winner":true}]})";
}

void add_json(const Writer& add) {
    for (const char* score : {"\"1e999\"", "1e999", "NaN", "\"NaN\"", "99999999999999999999", "\"((((\"", "[[[]]]",
                              "null", "\"\\ud800\"", "{\"a\":1}"})
        add(std::string("bgstats: the score ") + score, [=] { return exported(exported_play(score)); });
    add("bgstats: a sum without end", [] { return exported(exported_play('"' + times(500'000, "1+") + "1\"")); });
    add("bgstats: nested", [] { return exported(exported_play("1", "\"x\":" + times(1'000'000, "[") + ",")); });
    add("bgstats: tables within tables",
        [] { return R"({"plays":{"plays":)" + times(100'000, R"({"plays":)") + "1" + times(100'001, "}") + "}"; });
    for (const char* who : {"2", "-1", "1e9", "\"1\"", "null", "99999999999999999999"})
        add(std::string("bgstats: the player ") + who, [=] { return exported(exported_play("1", "", who)); });
    add("bgstats: a hundred thousand players of one id", [] { return exported(exported_play("1"), "x", 100'000); });
    add("bgstats: one play two hundred thousand times",
        [] { return exported(times(150'000, exported_play("1") + ",") + exported_play("1")); });
    add("bgstats: a table of thirty megabytes",
        [] { return R"({"tags":[)" + times(10'000'000, "0,") + R"(0],"plays":[]})"; });
    add("bgstats: numbers of thirty megabytes", [] { return exported(exported_play(times(30'000'000, "1"))); });
    add("bgstats: keys without number", [] {
        std::string keys;
        for (int i = 0; i < 500'000; ++i) keys += "\"k" + std::to_string(i) + "\":[],";
        return "{" + keys + R"("plays":[]})";
    });
    const auto many_of = [](int count, const std::string& player) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += (i == 0 ? "" : ",") + ("{\"uuid\":\"" + std::to_string(i) + "\",\"gameRefId\":1,") +
                    R"("playDate":"2026-08-03","playerScores":[)" + player + "]}";
        return text;
    };
    add("bgstats: a wrong player after fifty thousand, in fifteen thousand plays", [=] {
        std::string file = exported(many_of(15'000, R"({"playerRefId":"last"})"), "x", 50'000);
        return file.insert(file.find("],\"games\""), R"(,{"id":"last","name":""})");
    });
    add("bgstats: a player with a hundred thousand keys, at thirty thousand seats", [=] {
        std::string keys, file = exported(many_of(3000, times(9, R"({"playerRefId":1},)") + R"({"playerRefId":1})"));
        for (int i = 0; i < 100'000; ++i) keys += "\"k" + std::to_string(i) + "\":0,";
        return file.insert(file.find("\"uuid\""), keys);
    });
    add("bgstats: a name of SQL", [] { return exported(exported_play("1"), "'); DROP TABLE play; --"); });
    add("bgstats: a name that leads out", [] { return exported(exported_play("1"), "../../outside"); });
    add("bgstats: half a surrogate", [] { return exported(exported_play("1"), "\\udfff"); });
    add("bgstats: more than may be", [] { return exported(std::string(33U << 20U, ' ')); });
}

}

void add_hostile_imports(std::vector<HostileFile>& all) {
    add_xml({all});
    add_json({all});
}

}
