// The catalogues are complete, and nothing in them is broken.
#include "core/game.h"
#include "i18n/words.h"
#include "tests/i18n/po_file.h"
#include "tests/i18n/told.h"
#include "tests/i18n/words.h"

#include <algorithm>
#include <cstdlib>
#include <regex>

#include <gmock/gmock.h>

namespace clerk::tests {

namespace {

namespace fs = std::filesystem;

const fs::path source = CLERK_SOURCE_DIR;

/// The words that are in the sources now.
PoFile extracted(const std::string& command) {
    const fs::path pot = fs::temp_directory_path() / ("clerk-words-" + std::to_string(::getpid()) + ".pot");
    if (std::system((command + " '" + pot.string() + "'").c_str()) != 0) throw std::runtime_error(command);
    PoFile file = read_po(pot);
    fs::remove(pot);
    return file;
}

const PoFile& in_sources() {
    static const PoFile file = extracted((source / "i18n/extract").string());
    return file;
}

std::vector<fs::path> catalogues() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(source / "i18n/po"))
        if (entry.path().extension() == ".po") files.push_back(entry.path());
    return files;
}

std::vector<std::string> found(const std::string& text, const std::regex& regex) {
    std::vector<std::string> all;
    for (std::sregex_iterator hit(text.begin(), text.end(), regex), end; hit != end; ++hit) all.push_back(hit->str());
    return all;
}

/// {1}, {2:kind}: each at least once where the other has it, in any order and number.
std::vector<std::string> places(const std::string& text) {
    static const std::regex place(R"(\{[0-9]+(:[a-z]+)?\})");
    auto all = found(text, place);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::vector<std::string> printf_formats(const std::string& text) {
    static const std::regex format("%[-+ #0-9.]*[a-zA-Z%]");
    return found(text, format);
}

/// Whether every text of one side has the same in it as the other's. The first of several forms of a plural may leave a
/// figure out, where the English one does.
void expect_same_places(const std::string& id, const Message& message) {
    const std::string& plural = message.plural.empty() ? id : message.plural;
    for (const std::string& translation : message.translations) {
        if (translation.empty()) continue; // that is for another test to say
        const bool first = message.translations.size() > 1 && &translation == &message.translations.front();
        const std::string& original = first && places(translation).empty() ? id : plural;
        EXPECT_EQ(places(original), places(translation)) << original << "\n" << translation;
        EXPECT_EQ(printf_formats(original), printf_formats(translation)) << original << "\n" << translation;
    }
}

/// How many texts each message of a language has that tells one from many.
std::size_t forms(const fs::path& catalogue) { return catalogue.stem().string().starts_with("zh") ? 1 : 2; }

std::string without_context(const std::string& key) {
    const std::size_t bar = key.find('|');
    return bar == std::string::npos ? key : key.substr(bar + 1);
}

}

TEST(Catalogue, ThereIsOneForEveryLanguageButEnglish) {
    std::vector<std::string> tags{"en"};
    for (const fs::path& file : catalogues()) tags.push_back(file.stem());
    std::vector<std::string> spoken;
    for (const auto& language : i18n::languages()) spoken.push_back(language.tag);
    EXPECT_THAT(spoken, testing::UnorderedElementsAreArray(tags));
}

TEST(Catalogue, TranslatesEveryWordOfTheSources) {
    ASSERT_GT(in_sources().messages.size(), 200u);
    for (const fs::path& file : catalogues()) {
        const PoFile catalogue = read_po(file);
        for (const auto& [id, message] : in_sources().messages) {
            const auto entry = catalogue.messages.find(id);
            if (entry == catalogue.messages.end()) {
                ADD_FAILURE() << file.filename() << " lacks \"" << id << "\"; i18n/refresh takes it in";
                continue;
            }
            EXPECT_EQ(entry->second.plural, message.plural) << id;
            EXPECT_FALSE(entry->second.fuzzy) << id;
            EXPECT_FALSE(entry->second.translations.empty()) << id;
            EXPECT_EQ(entry->second.translations.size(), message.plural.empty() ? 1 : forms(file)) << id;
            for (const std::string& text : entry->second.translations) EXPECT_NE(text, "") << id;
        }
    }
}

TEST(Catalogue, HoldsNothingThatTheSourcesDoNot) {
    for (const fs::path& file : catalogues()) {
        const PoFile catalogue = read_po(file);
        EXPECT_EQ(catalogue.obsolete, 0) << file;
        for (const auto& [id, message] : catalogue.messages) EXPECT_TRUE(in_sources().messages.contains(id)) << id;
    }
}

TEST(Catalogue, KeepsEveryPlaceholder) {
    for (const fs::path& file : catalogues())
        for (const auto& [id, message] : read_po(file).messages) expect_same_places(without_context(id), message);
}

TEST(Catalogue, TheTemplateIsThatOfTheSources) {
    const PoFile kept = read_po(source / "i18n/po/clerk-of-works.pot");
    for (const auto& [id, message] : in_sources().messages) EXPECT_TRUE(kept.messages.contains(id)) << id;
    EXPECT_EQ(kept.messages.size(), in_sources().messages.size());
}

TEST(Catalogue, TheWordsInTheSourcesAreAscii) {
    // In the locale C a text that is not ASCII would be lost on the way to the catalogue.
    for (const auto& [id, message] : in_sources().messages)
        EXPECT_TRUE(std::ranges::all_of(id, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) << id;
}

TEST(Catalogue, HasWordsForEveryPhraseOfAFault) {
    const PoFile kinds = extracted("cd '" + source.string() +
                                   "' && find core app -name '*.cpp' | " XGETTEXT
                                   " --files-from=- --language=C++ --from-code=UTF-8 --force-po --keyword="
                                   " --keyword=phrase --keyword=items --keyword=children:2"
                                   " --keyword=require_at_most:3 -o");
    ASSERT_GT(kinds.messages.size(), 70u);
    in_every_language([&] {
        if (!i18n::language().starts_with("zh")) return; // elsewhere a kind may be its own word: "steps", "pages"
        for (const auto& [kind, message] : kinds.messages) EXPECT_NE(told({"", phrase(kind, 1, 2, 3)}), kind);
    });
}

TEST(Catalogue, QuotesWhatWasFoundAsItStands) {
    const Fault fault = expected("", phrase("whole-number", 1, 16), literal("\"one of {1}\""));
    EXPECT_EQ(told(fault), "expected a whole number from 1 to 16, found \"one of {1}\"");
    i18n::start("zh_TW");
    EXPECT_EQ(told(fault), "應為：1 到 16 的整數；內容卻是：\"one of {1}\"");
    i18n::start("en");
}

}
