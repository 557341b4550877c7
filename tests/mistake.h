// Documents that are not of the form: one change of a good one, and where the fault must be found.
#pragma once

#include "core/game.h"
#include "tests/i18n/told.h"

#include <functional>
#include <string>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace clerk::tests {

struct Mistake {
    std::function<nlohmann::json()> document;
    std::string path;
    nlohmann::json value; ///< discarded: the key is taken away
    std::string found_at;
    const char* expected;
};

/// One code point more than a key may have that is a name, and one more than there may be of them.
inline const std::string long_key(201, 'x');
inline nlohmann::json many_keys() {
    nlohmann::json object;
    for (int number = 0; number < 201; ++number) object["k" + std::to_string(number)] = nlohmann::json::object();
    return object;
}

inline const nlohmann::json gone = nlohmann::json(nlohmann::json::value_t::discarded);

inline std::ostream& operator<<(std::ostream& out, const Mistake& mistake) { return out << mistake.path; }

/// At the place that was changed.
inline Mistake wrong(std::function<nlohmann::json()> document, const std::string& path, nlohmann::json value,
                     const char* expected) {
    return {std::move(document), path, std::move(value), path, expected};
}
inline Mistake wrong_at(std::function<nlohmann::json()> document, const char* path, nlohmann::json value,
                        const char* at, const char* expected) {
    return {std::move(document), path, std::move(value), at, expected};
}

inline void apply(nlohmann::json& json, const std::string& path, const nlohmann::json& value) {
    const nlohmann::json::json_pointer pointer(path);
    if (!value.is_discarded())
        json[pointer] = value;
    else
        json[pointer.parent_pointer()].erase(pointer.back());
}

inline void expect_refused(const Mistake& mistake) {
    nlohmann::json json = mistake.document();
    ASSERT_TRUE(parse(json.dump())) << diagnosis(parse(json.dump()).error());
    apply(json, mistake.path, mistake.value);
    const auto record = parse(json.dump());
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().path, mistake.found_at);
    EXPECT_THAT(told(record.error()), testing::HasSubstr(mistake.expected));
}

}
