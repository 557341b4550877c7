#include "core/record_examples.h"

#include "core/inside/examples.h"
#include "core/json.h"
#include "core/score_sheet.h"

#include <algorithm>
#include <functional>

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

/// A line names the category, perhaps the player, a game with the points it gives, and what has to be changed in that
/// for the other points.
ScoreExample read_score_example(std::string_view game, std::string_view line) {
    const Json json = parsed(line);
    const Json& record = json.at("record");
    const auto all = categories(game);
    return {.category = *std::ranges::find(all, json.at("category").get<std::string>()),
            .player = json.value("player", 0),
            .one = {parse(dumped(record)).value(), json.at("points").get<int>()},
            .other = {parse(dumped(patched(record, json.at("change")))).value(), json.at("then").get<int>()}};
}

template <class Read> auto read_lines(std::string_view game, std::string_view text, Read read) {
    std::vector<std::invoke_result_t<Read, std::string_view, std::string_view>> all;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        all.push_back(read(game, text.substr(0, end)));
        text.remove_prefix(end + 1);
    }
    return all;
}

const ExampleText& text_of(std::string_view game) {
    return *std::ranges::find(example_texts, game, &ExampleText::game);
}

}

std::vector<Example> examples(std::string_view game) { return read_lines(game, text_of(game).rules, read_example); }

std::vector<ScoreExample> score_examples(std::string_view game) {
    return read_lines(game, text_of(game).scored, read_score_example);
}

}
