// Draws gardens, and result cards and pages with them, into PNG files, to be looked at: `board_png FOLDER [RECORD…]`.
// Without records, the samples of the tests.
#include "app/desktop/babylon/board_picture.h"
#include "app/desktop/babylon/garden_view.h"
#include "app/desktop/results/result_card.h"
#include "core/babylon/play.h"
#include "core/game.h"
#include "tests/app/desktop/results/result_data.h"
#include "tests/babylon/desktop/gardens.h"

#include <fstream>
#include <iterator>
#include <memory>

#include <wx/app.h>
#include <wx/filename.h>
#include <wx/image.h>
#include <wx/init.h>
#include <wx/settings.h>

using namespace clerk;
using namespace clerk::desktop;

namespace {

void save(const wxImage& image, const std::string& file) { wxImage(image).SaveFile(file, wxBITMAP_TYPE_PNG); }

void draw(const clerk::babylon::Garden& garden, const std::string& name,
          desktop::babylon::PictureOptions options = {}) {
    for (const int side : {400, 700, 1000})
        save(desktop::babylon::garden_image(garden, side, options), name + "-" + std::to_string(side) + ".png");
}

void draw_samples(const std::string& folder) {
    draw(test::small_garden(), folder + "/small", {.fresh_terraces = 1});
    draw(test::crowded_garden(), folder + "/crowded");
    draw(test::crowded_garden(), folder + "/up-to-2", {.up_to_level = 2});
    draw(test::tower(), folder + "/tower");
}

void draw_record(const std::string& file, const std::string& name) {
    std::ifstream stream(file);
    const std::string json{std::istreambuf_iterator<char>(stream), {}};
    const auto record = parse(json);
    if (!record) return;
    const auto& game = std::get<clerk::babylon::Game>(record->game);
    int number = 0;
    for (const auto& seat : clerk::babylon::replay(game).state.seats) {
        draw(seat.garden, name + "-" + std::to_string(++number));
        for (const int turn : {0, 1})
            save(desktop::babylon::view_image(seat.garden, {900, 700}, {.turn = turn, .fresh_terraces = 1}),
                 name + "-" + std::to_string(number) + "-view-" + std::to_string(turn) + ".png");
    }
}

wxImage page_of(const ResultSummary& result, const wxFont& face) {
    wxImage paper(1240, 1754);
    paper.SetRGB(wxRect(paper.GetSize()), 255, 255, 255);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(paper));
    draw_result_page(*gc, paper.GetSize(), result, face);
    gc->Flush();
    return paper;
}

void draw_results(const std::string& folder) {
    const wxFont face = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    int number = 0;
    for (ResultSummary result : {desktop::test::english_result(), desktop::test::german_result(),
                                 desktop::test::chinese_result(), desktop::test::hostile_result()}) {
        const std::string name = folder + "/result-" + std::to_string(++number);
        save(card_image(result, theme(), face), name + "-plain.png");
        result.picture = [](wxGraphicsContext& gc, wxSize size) {
            desktop::babylon::draw_view(gc, size, test::crowded_garden());
        };
        save(card_image(result, theme(), face), name + "-card.png");
        save(page_of(result, face), name + "-page.png");
    }
}

}

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    wxApp::SetInstance(new wxApp);
    if (!wxEntryStart(argc, argv)) return 77;
    wxImage::AddHandler(new wxPNGHandler);
    const std::string folder = argv[1];
    for (const Theme theme : {Theme::light, Theme::dark}) {
        choose_theme(theme);
        const std::string in = folder + (theme == Theme::dark ? "/dark" : "/light");
        wxFileName::Mkdir(in, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
        draw_samples(in);
        draw_results(in);
        for (int i = 2; i < argc; ++i) draw_record(argv[i], in + "/record-" + std::to_string(i - 1));
    }
    wxEntryCleanup();
    return 0;
}
