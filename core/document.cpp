#include "core/document.h"

#include "core/json_reader.h"
#include "core/json_record.h"

#include <algorithm>
#include <map>

namespace clerk {

struct Document::Tree {
    Json json;
    std::string_view game; ///< its word in a record
};

Document::Document(const Record& record) : tree_(std::make_shared<Tree>(Tree{json_of(record), game_id(record)})) {}

/// Without a copy of the rest, which may be large.
Sheets take_apart(const Document& document) {
    const auto lists = record_lists(document.tree_->game);
    const Json& json = document.tree_->json;
    Sheets sheets;
    for (const std::string_view part : lists)
        if (const auto list = json.find(part); list != json.end())
            for (std::size_t i = 0; i < list->size(); ++i)
                sheets.sheets.push_back({std::string(part), static_cast<int>(i), dumped((*list)[i])});
    for (const auto& [key, value] : json.items()) {
        const bool is_list = std::ranges::find(lists, key) != lists.end();
        sheets.head += (sheets.head.empty() ? "{" : ",") + dumped(key) + ':' + (is_list ? "[]" : dumped(value));
    }
    sheets.head += '}';
    return sheets;
}

namespace {

/// Which is in the head without its sheets. Throws Fault.
Json& list_of(Json& head, const std::string& part) {
    const auto list = head.is_object() ? head.find(part) : head.end();
    if (list == head.end() || !list->is_array()) throw Fault{'/' + part, phrase("list-for-the-sheets")};
    return *list;
}

}

Expected<Record> put_together(const Sheets& sheets) {
    return attempt([&] {
        Json json = read_json(sheets.head);
        std::map<std::string_view, Json*> lists;
        for (const Sheet& sheet : sheets.sheets) {
            const auto [list, is_new] = lists.emplace(sheet.part, nullptr);
            if (is_new) list->second = &list_of(json, sheet.part);
            list->second->push_back(read_json(sheet.json));
        }
        return read_record(Reader(JsonTree(json)));
    });
}

std::string difference(const Document& from, const Document& to) {
    return dumped(difference(from.tree_->json, to.tree_->json));
}

Expected<Record> changed(const Document& document, std::string_view difference) {
    return attempt([&] {
        try {
            const Json json = patched(document.tree_->json, read_json(difference));
            return read_record(Reader(JsonTree(json)));
        } catch (const Json::exception&) {
            throw Fault{"", phrase("change-that-fits")};
        }
    });
}

/// Twice the same, so that a step can be tried in one of them and be compared with the other.
struct JournalReplay::Trees {
    explicit Trees(const Record& record) : tried(json_of(record)), kept(tried) {}

    Json tried;
    Json kept;
};

JournalReplay::JournalReplay(const Record& record) : record_(record) {}
JournalReplay::~JournalReplay() = default;

bool JournalReplay::step(std::string_view forward, std::string_view back) {
    if (trees_ && step_in_place(forward, back)) return true;
    trees_.reset(); // what is done in place may have left them half changed, or with their keys in another order
    auto next = changed(record_, forward);
    if (!next || !is_same_game(record_, *next)) return false;
    const auto again = changed(*next, back);
    if (!again || *again != record_) return false;
    record_ = std::move(*next);
    trees_ = std::make_unique<Trees>(record_);
    return true;
}

/// Without writing the whole record anew for every step, which takes many times as long as all the rest.
bool JournalReplay::step_in_place(std::string_view forward, std::string_view back) {
    try {
        const Json there = read_json(forward), and_back = read_json(back);
        patch(trees_->tried, there);
        Record next = read_record(Reader(JsonTree(trees_->tried)));
        if (!is_same_game(record_, next)) return false;
        patch(trees_->tried, and_back);
        if (trees_->tried != trees_->kept) return false;
        patch(trees_->tried, there);
        patch(trees_->kept, there);
        record_ = std::move(next);
        return true;
    } catch (const Fault&) {
        return false;
    } catch (const Json::exception&) {
        return false;
    }
}

}
