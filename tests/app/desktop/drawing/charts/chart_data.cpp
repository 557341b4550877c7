#include "tests/app/desktop/drawing/charts/chart_data.h"

#include "app/desktop/drawing/charts/bar_charts.h"
#include "app/desktop/drawing/charts/line_charts.h"
#include "i18n/text.h"

#include <cmath>

#include <wx/settings.h>

namespace clerk::desktop::charts::test {

namespace {

/// Figures that look like games: the same every time.
int wave(int i, int around, int swing) {
    return around + static_cast<int>(std::lround(swing * (0.6 * std::sin(i * 1.7) + 0.4 * std::sin(i * 0.61 + 1))));
}

wxString day(int i) { return wxString::Format("2026-%02d-%02d", 1 + i / 4, 2 + i % 4 * 7); }

ScoreChart scores(const Words& words) {
    ScoreChart data{words.of_scores, {}};
    for (int i = 0; i < 34; ++i) data.games.push_back({day(i), wave(i, 96 + i, 22)});
    return data;
}

CategoryChart categories(const Words& words) {
    CategoryChart data{words.of_categories, words.players.front(), {}};
    for (std::size_t i = 0; i < words.categories.size(); ++i) {
        const int n = static_cast<int>(i);
        data.categories.push_back({words.categories[i], wave(n, 18, 15) + 0.3, wave(n + 3, 17, 9) + 0.6});
    }
    return data;
}

DistributionChart totals(const Words& words) {
    DistributionChart data{words.of_totals, {}, words.players.front(), 128.4};
    for (int i = 0; i < 140; ++i) data.totals.push_back((wave(i, 112, 44) + wave(i * 7, 112, 40)) / 2);
    return data;
}

RoundChart rounds(const Words& words) {
    RoundChart data{words.of_rounds, {}};
    for (std::size_t player = 0; player < words.players.size(); ++player) {
        int total = 0;
        RoundLine line{words.players[player], {}};
        for (int round = 0; round < 8; ++round)
            line.totals.push_back(total += wave(round * 3 + static_cast<int>(player) * 5, 13, 12));
        data.lines.push_back(std::move(line));
    }
    return data;
}

RatingChart ratings(const Words& words) {
    RatingChart data{words.of_ratings, {}};
    for (int i = 0; i < 26; ++i)
        data.ratings.push_back({day(i), wave(i, 1500 + 6 * i, 40) * 1.0, 45 + 260.0 / (i + 2)});
    return data;
}

template <class Data> Draw drawn(Data data) {
    return [data = std::move(data)](const ChartFormat& format) { return draw(data, format); };
}

}

Words english() {
    return {{"Linda", "Kwong", "Maximilian", "Ada"},
            {"Terraces", "Flowers", "Statues", "Bridges", "Open slots"},
            "Linda's scores",
            "Where Linda's points come from",
            "All results",
            "The game of 12 May",
            "Linda's rating"};
}

Words german() {
    return {{text("Maximiliane-Friederike von und zu Hohenlohe-Langenburg"), text("Jörg Müller-Lüdenscheidt"),
             text("Ute"), text("Bärbel Übelacker")},
            {text("Terrassenbegrünungsmehrheit"), text("Blumenrabattenzusammenhang"), text("Standbilder"),
             text("Brückenüberquerungen"), text("Straßenbahnhaltestellenwartehäuschen")},
            text("Punkte von Maximiliane-Friederike von und zu Hohenlohe-Langenburg in allen Spielen seit dem Anfang"),
            text("Woher die Punkte kommen"),
            text("Alle Ergebnisse"),
            text("Das Spiel vom 12. Mai"),
            text("Die Wertungszahl")};
}

Words chinese() {
    return {{text("林達"), text("鄺先生"), text("陳大文"), text("歐陽娜娜")},
            {text("平台"), text("花卉"), text("雕像"), text("橋"), text("未用的空格")},
            text("林達的分數"),
            text("林達的得分來源"),
            text("所有結果"),
            text("五月十二日的一局"),
            text("林達的等級分")};
}

Words hostile() {
    const wxString worst = text("<&\">'\x01\n\t\x1f") + wxUniChar(0x202e) + "]]>{1}{2}%s" + wxUniChar(0xffff);
    const wxString endless('W', 300);
    return {{worst, endless, wxString(), text("<&\">")},
            {worst, endless, wxString(), "&amp;"},
            worst,
            endless,
            worst,
            wxString(),
            "</svg><script>"};
}

std::vector<NamedChart> full_charts(const Words& words) {
    return {{"scores", drawn(scores(words))},
            {"categories", drawn(categories(words))},
            {"totals", drawn(totals(words))},
            {"rounds", drawn(rounds(words))},
            {"ratings", drawn(ratings(words))}};
}

std::vector<NamedChart> empty_charts() {
    return {{"scores", drawn(ScoreChart{"Scores", {}})},
            {"categories", drawn(CategoryChart{"Categories", "Linda", {}})},
            {"totals", drawn(DistributionChart{"Totals", {}, "Linda", 3.0})},
            {"rounds", drawn(RoundChart{"Rounds", {{"Linda", {}}}})},
            {"ratings", drawn(RatingChart{"Ratings", {{"now", NAN, 1}, {"then", 1500, INFINITY}}})}};
}

std::vector<NamedChart> single_charts() {
    return {{"scores", drawn(ScoreChart{"Scores", {{"", 87}}})},
            {"categories", drawn(CategoryChart{"Categories", "Linda", {{"Statues", 12.5, 9.5}}})},
            {"totals", drawn(DistributionChart{"Totals", {87}, "Linda", 87.0})},
            {"rounds", drawn(RoundChart{"Rounds", {{"Linda", {12}}, {"Kwong", {12}}}})},
            {"ratings", drawn(RatingChart{"Ratings", {{"", 1500, 350}}})}};
}

ChartFormat format(double width, double height, Theme theme) {
    static const Measure measure = measure_with(wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT));
    return {width, height, theme, 13, measure};
}

}
