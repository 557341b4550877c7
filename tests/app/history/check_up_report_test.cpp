#include "app/history/check_up_report.h"
#include "db/check_up/check_up.h"
#include "i18n/words.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

std::map<std::string_view, wxString> sentences(const char* language) {
    i18n::start(language);
    std::map<std::string_view, wxString> found;
    for (const db::TroubleKind& kind : db::trouble_kinds()) found[kind.id] = sentence(kind.kind);
    return found;
}

TEST(TroubleWords, AreThereForEveryKindInBothLanguages) {
    const auto english = sentences("en"), chinese = sentences("zh_TW");
    i18n::start("en");
    std::set<wxString> different;
    for (const auto& [id, words] : english) {
        EXPECT_NE(words, wxString::FromUTF8(std::string(id))) << id << " has no sentence";
        EXPECT_NE(chinese.at(id), words) << id << " is not translated";
        different.insert(words);
    }
    EXPECT_EQ(different.size(), db::trouble_kinds().size());
}

}
