#include "core/record.h"

#include "core/compile_large_values.h"
#include "core/json.h"

#include <algorithm>
#include <array>

namespace clerk {

namespace {

std::string diagnosis(const Phrase& phrase) {
    if (phrase.kind.empty()) return phrase.text;
    std::string arguments;
    for (const Phrase& argument : phrase.arguments) arguments += (arguments.empty() ? "" : ", ") + diagnosis(argument);
    return std::string(phrase.kind) + (arguments.empty() ? "" : '(' + arguments + ')');
}

}

Fault expected(std::string path, Phrase what, Phrase found) {
    return {std::move(path), phrase("expected", std::move(what), std::move(found))};
}

Fault missing(std::string path) { return expected(std::move(path), phrase("value"), phrase("nothing")); }

Fault too_long(std::size_t most_bytes, std::size_t bytes) {
    return expected("", phrase("bytes", most_bytes), literal(bytes));
}

std::string diagnosis(const Fault& fault) { return fault.path + ": " + diagnosis(fault.phrase); }

std::string_view id(Depth depth) {
    constexpr std::array<std::string_view, 3> ids{"full", "builds", "final"};
    return ids[static_cast<std::size_t>(depth)];
}

namespace {

constexpr auto key = "aids";

// The words of the record, in the order of the values.
constexpr std::array<std::string_view, 3> offers{"always", "on_request", "never"};
constexpr std::array<std::string_view, 3> missed{"off", "after_turn", "after_game"};
constexpr std::array<std::string_view, 2> score{"shown", "hidden"};
constexpr std::array<std::string_view, 2> best{"never", "on_request"};

template <class Value> void read(const Json& json, const char* name, const auto& words, Value& value) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_string()) return;
    const auto word = std::ranges::find(words, found->template get_ref<const std::string&>());
    if (word != words.end()) value = static_cast<Value>(word - words.begin());
}

template <class Value> void write(Json& json, const char* name, const auto& words, Value value) {
    if (value != Value{}) json[name] = words[static_cast<std::size_t>(value)];
}

}

Aids aids(const Head& head) {
    Aids aids;
    const auto kept = std::ranges::find(head.extra, key, [](const auto& each) { return each.first; });
    if (kept == head.extra.end()) return aids;
    const Json json = parsed(kept->second);
    if (!json.is_object()) return aids;
    read(json, "offers", offers, aids.offers);
    read(json, "missed", missed, aids.missed);
    read(json, "score", score, aids.score);
    read(json, "best", best, aids.best);
    return aids;
}

void agree(Head& head, const Aids& aids) {
    std::erase_if(head.extra, [](const auto& each) { return each.first == key; });
    Json json = Json::object();
    write(json, "offers", offers, aids.offers);
    write(json, "missed", missed, aids.missed);
    write(json, "score", score, aids.score);
    write(json, "best", best, aids.best);
    if (!json.empty()) head.extra.emplace_back(key, dumped(json));
}

bool forbids_advice(const Aids& aids) { return aids.offers == Offers::never && aids.best == BestTold::never; }

}
