// Draws charts into PNG and SVG files, light and dark, to be looked at: `charts_png FOLDER`.
#include "i18n/words.h"
#include "tests/app/desktop/drawing/charts/chart_data.h"

#include <fstream>

#include <wx/app.h>
#include <wx/filename.h>
#include <wx/init.h>
#include <wx/settings.h>

using namespace clerk::desktop;
using namespace clerk::desktop::charts;
using namespace clerk::desktop::charts::test;

namespace {

wxFont face() { return wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT); }

struct Sheet {
    const char* name;
    const char* language; ///< of the charts' own words
    std::vector<NamedChart> charts;
};

/// All charts of one kind on one sheet, two beside each other, the first mark of each pointed at.
void save_sheet(const std::vector<NamedChart>& charts, const std::string& name, Theme theme) {
    const ChartFormat one = format(640, 360, theme);
    wxImage sheet(1290, 370 * static_cast<int>((charts.size() + 1) / 2));
    const wxColour& ground = palette(theme).ground;
    sheet.SetRGB(wxRect(sheet.GetSize()), ground.Red(), ground.Green(), ground.Blue());
    int number = 0;
    for (const NamedChart& chart : charts) {
        Chart drawn = chart.draw(one);
        if (number == 3 && !drawn.marks.empty())
            for (Shape& shape : pointed_at(drawn.marks[drawn.marks.size() / 2], one))
                drawn.sketch.shapes.push_back(std::move(shape));
        sheet.Paste(image_of(drawn.sketch, face()), number % 2 * 650, number / 2 * 370);
        std::ofstream(name + "-" + chart.name + ".svg", std::ios::binary) << svg_of(drawn.sketch, face());
        ++number;
    }
    sheet.SaveFile(name + ".png", wxBITMAP_TYPE_PNG);
}

void save_all(const std::string& folder, Theme theme) {
    const std::string in = folder + (theme == Theme::dark ? "/dark" : "/light");
    wxFileName::Mkdir(in, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
    for (const Sheet& sheet :
         {Sheet{"english", "en", full_charts(english())}, Sheet{"german", "en", full_charts(german())},
          Sheet{"chinese", "zh_TW", full_charts(chinese())}, Sheet{"hostile", "en", full_charts(hostile())},
          Sheet{"empty", "en", empty_charts()}, Sheet{"single", "zh_TW", single_charts()}}) {
        clerk::i18n::start(sheet.language);
        save_sheet(sheet.charts, in + "/" + sheet.name, theme);
    }
}

}

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    wxApp::SetInstance(new wxApp);
    if (!wxEntryStart(argc, argv)) return 77;
    wxImage::AddHandler(new wxPNGHandler);
    for (const Theme theme : {Theme::light, Theme::dark}) save_all(argv[1], theme);
    wxEntryCleanup();
    return 0;
}
