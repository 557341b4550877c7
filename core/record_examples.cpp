#include "core/record_examples.h"

#include "core/inside/examples.h"
#include "core/json.h"

#include <algorithm>

namespace clerk {

namespace {

const Rule* rule_named(std::string_view game, const std::string& id) {
    return *std::ranges::find(rules(game), id, [](const Rule* rule) { return rule->id; });
}

/// A line names the rule, perhaps rulings, the game that keeps it, and what has to be changed in that to break it.
Example read_example(std::string_view game, std::string_view line) {
    const Json json = parsed(line);
    const Json& legal = json.at("legal");
    Example example{.rule = rule_named(game, json.at("rule").get<std::string>()),
                    .rulings = json.value("rulings", std::vector<std::string>{}),
                    .legal = parse(dumped(legal)).value(),
                    .broken = parse(dumped(patched(legal, json.at("change")))).value(),
                    .breach = {}};
    example.breach = check(example.broken).violations.at(0);
    return example;
}

}

std::vector<Example> examples(std::string_view game) {
    std::string_view text = std::ranges::find(example_texts, game, &ExampleText::game)->lines;
    std::vector<Example> all;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        all.push_back(read_example(game, text.substr(0, end)));
        text.remove_prefix(end + 1);
    }
    return all;
}

}
