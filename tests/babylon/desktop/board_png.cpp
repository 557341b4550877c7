// Draws gardens into PNG files, to be looked at: `board_png FOLDER [RECORD…]`. Without records, the samples of the
// tests.
#include "app/desktop/babylon/board_picture.h"
#include "app/desktop/babylon/garden_view.h"
#include "core/babylon/play.h"
#include "core/game.h"
#include "tests/babylon/desktop/gardens.h"

#include <fstream>
#include <iterator>

#include <wx/app.h>
#include <wx/filename.h>
#include <wx/image.h>
#include <wx/init.h>

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
        for (int i = 2; i < argc; ++i) draw_record(argv[i], in + "/record-" + std::to_string(i - 1));
    }
    wxEntryCleanup();
    return 0;
}
