// Runs the real program.
#pragma once

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

#include <nlohmann/json.hpp>

namespace clerk::tests {

using Json = nlohmann::ordered_json;
using Arguments = std::vector<std::string>;

inline constexpr const char* english = "C";
inline constexpr const char* chinese = "zh_TW.UTF-8";

struct Outcome {
    int status = 0;
    std::string out;
    std::string err;

    Json json() const { return Json::parse(out); }
    std::vector<Json> json_lines() const;
};

/// Runs `clerk` to its end with these arguments and this standard input.
Outcome clerk(const Arguments& arguments, std::string_view input = "", const char* locale = english);
/// Runs another program, found by the PATH, in the same way.
Outcome run(const std::string& program, const Arguments& arguments, std::string_view input = "",
            const char* locale = english);

/// `clerk` at the other end of two pipes.
class Conversation {
public:
    explicit Conversation(const Arguments& arguments);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    void send(std::string_view text);
    std::string receive(); ///< one line, waited for
    int end();             ///< closes its input and returns its exit status

private:
    pid_t process_ = 0;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

/// A folder that lives as long as the test.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path(const std::string& name) const { return path_ / name; }
    std::string file(const std::string& name, std::string_view content) const; ///< writes it and returns its path

private:
    std::filesystem::path path_;
};

std::string contents(const std::filesystem::path& file);
std::vector<std::string> lines(const std::string& text);

}
