#include "tests/app/desktop/results/result_data.h"

#include "i18n/text.h"

#include <limits>

namespace clerk::desktop::test {

namespace {

/// Figures that look like points, the more the better the rank.
ResultSummary::Player player(const char* name, int rank, std::size_t categories, bool winner = false) {
    ResultSummary::Player player{text(name), rank, 0, {}, winner};
    int total = 0;
    for (std::size_t i = 0; i < categories; ++i) {
        const int points = static_cast<int>((i * 7 + 5) % 19) * (7 - rank) / 3 + 4;
        player.points.push_back(points);
        total += points;
    }
    player.total = total;
    return player;
}

std::vector<wxString> texts(std::initializer_list<const char*> words) {
    std::vector<wxString> all;
    for (const char* word : words) all.push_back(text(word));
    return all;
}

}

ResultSummary english_result() {
    ResultSummary result{"The Hanging Gardens", "A shared victory: Linda and Kwong"};
    result.date = "12 May 2026";
    result.place = "at home";
    result.categories = texts({"Terraces", "Flowers", "Statues", "Fountains", "Bridges", "Stairs", "Gazebos"});
    result.players = {player("Linda", 1, 7, true), player("Kwong", 1, 7, true), player("Maximilian", 3, 7)};
    result.picture_words = "What Linda has built";
    return result;
}

ResultSummary german_result() {
    ResultSummary result{text("Die hängenden Gärten"),
                         text("Maximiliane-Friederike von und zu Hohenlohe-Langenburg gewinnt")};
    result.date = "12. Mai 2026";
    result.place = text("Gasthaus zum Übermütigen Bären, Niederösterreichische Straßenbahnhaltestelle");
    result.tie_break = text("Gleichstand: weniger offene Felder haben entschieden");
    result.categories =
        texts({"Terrassenbegrünung", "Blumenrabattenzusammenhang", "Standbilder", "Springbrunnen", "Brücken", "Treppen",
               "Pavillons", "Wasserspiele", "Aussichtspunkte", "Straßenbahnhaltestellenwartehäuschen"});
    const std::size_t count = result.categories.size();
    result.players = {player("Maximiliane-Friederike von und zu Hohenlohe-Langenburg", 1, count, true),
                      player("Jörg Müller-Lüdenscheidt", 2, count), player("Ute", 3, count),
                      player("Bärbel Übelacker", 3, count), player("Donaudampfschifffahrtsgesellschaft", 5, count)};
    result.picture_words = text("Was Maximiliane-Friederike von und zu Hohenlohe-Langenburg gebaut hat");
    return result;
}

ResultSummary chinese_result() {
    ResultSummary result{text("空中花園"), text("林達獲勝")};
    result.date = text("2026年5月12日");
    result.place = text("台北");
    result.tie_break = text("平手：未用的空格較少者勝出");
    result.categories = texts({"平台", "花卉", "雕像", "噴泉", "橋", "樓梯", "涼亭"});
    result.players = {player("林達", 1, 7, true), player("鄺先生", 2, 7)};
    result.picture_words = text("林達的花園");
    return result;
}

ResultSummary hostile_result() {
    const wxString worst = text("<&\">'\x01\n\t") + wxUniChar(0x202e) + "{1}%s", endless('W', 300);
    ResultSummary result{worst, endless};
    result.tie_break = result.place = endless;
    result.date = worst;
    for (int i = 0; i < 40; ++i) result.categories.push_back(i % 2 ? endless : worst);
    for (int i = 0; i < 12; ++i) {
        result.players.push_back({i % 2 ? worst : endless, i, std::numeric_limits<int>::min(), {}, i % 3 == 0});
        for (int n = 0; n < 40; ++n) result.players.back().points.push_back(std::numeric_limits<int>::max() - n);
    }
    result.picture_words = endless;
    return result;
}

}
