// Sheets as documents.
#pragma once

#include "core/game.h"

#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clerk::sheet::test {

using Document = nlohmann::json;

/// Linda and John, and nothing entered.
inline Document game() {
    return Document::parse(R"({"format":"clerk-record","version":1,"id":"00000000-0000-4000-8000-000000000000",
        "game":"sheet","started_at":"2026-11-20T19:30:00Z","name":"Catan",
        "players":[{"name":"Linda"},{"name":"John"}]})");
}

inline Document with(Document game, const std::string& key, Document value) {
    game[key] = std::move(value);
    return game;
}
inline Document with_rows(const std::string& rows, Document of = game()) {
    return with(std::move(of), "rows", Document::parse(rows));
}

inline Record read(const Document& document) {
    const auto record = parse(document.dump());
    EXPECT_TRUE(record) << diagnosis(record.error()) << document;
    return record.value();
}

}
