#include "app/desktop/frame/photos.h"

#include "app/desktop/game/game_page.h"
#include "app/desktop/photo/corners_page.h"
#include "i18n/text.h"

#include <wx/filedlg.h>

namespace clerk::desktop {

namespace {

constexpr int thumbnail_side = 96;

}

void Photos::attach(GamePage& page) {
    page.parts().photo->on_corners = [this] { show(); };
    page.parts().photo->on_remove = [this] { remove(); };
}

void Photos::show() {
    auto* table = bench_.pages.find<GamePage>();
    if (!table || !bench_.has_game()) return;
    std::optional<PhotoGround> ground = table->parts().photo->ground();
    if (!ground) return bench_.messages.tell(_("No photo can lie under the boards of this game."), wxICON_INFORMATION);
    game_ = bench_.desk->record().head.id;
    player_ = table->parts().photo->player();
    auto& page = bench_.pages.get<CornersPage>(
        CornersPage::Actions{[this] { ask_for_file(); }, [this](const auto& file) { open(file); }, [this] { use(); },
                             [this] { bench_.window.CallAfter([this] { leave(); }); },
                             [this](const wxString& why) { bench_.messages.tell(why, wxICON_WARNING); }});
    bench_.act([&] {
        page.begin(std::move(*ground), of_night());
        bench_.messages.clear();
        bench_.pages.turn_to(page);
        const db::TracedPhotos photos(bench_.desk->store());
        const auto traced = photos.load(game_, player_);
        if (!traced) return;
        if (auto opened = open_photo(photos.folder() / traced->file))
            page.show(std::move(*opened), corners_of(*traced), cells_of(*traced));
        else
            bench_.messages.tell(sentence(opened.error()), wxICON_WARNING);
    });
}

bool Photos::take(const std::vector<std::filesystem::path>& files) {
    const wxWindow* shown = bench_.pages.GetCurrentPage();
    auto* table = bench_.pages.find<GamePage>();
    auto* corners = bench_.pages.find<CornersPage>();
    const bool on_table = table && shown == table && bench_.has_game() && table->parts().photo->ground();
    if (on_table)
        show();
    else if (!corners || shown != corners)
        return false;
    open(files.back());
    return true;
}

void Photos::ask_for_file() {
    wxFileDialog ask(&bench_.window, _("Open a photo"), {}, {}, picture_wildcard(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() == wxID_OK) open(utf8(ask.GetPath()));
}

void Photos::open(const std::filesystem::path& file) {
    auto* page = bench_.pages.find<CornersPage>();
    if (!page) return;
    auto opened = open_photo(file);
    if (!opened) return bench_.messages.tell(sentence(opened.error()), wxICON_WARNING);
    bench_.messages.clear();
    page->show(std::move(*opened), std::nullopt, std::nullopt);
}

void Photos::use() {
    auto& page = *bench_.pages.find<CornersPage>();
    const bool kept = bench_.act([&] {
        db::TracedPhotos photos(bench_.desk->store());
        const std::string file = photos.take_in(page.photo()->file);
        photos.keep(game_, player_, traced(file, page.corners(), page.cells()));
    });
    if (!kept) return;
    bench_.window.CallAfter([this] { leave(); });
}

/// How high a level is may have been set.
void Photos::leave() {
    auto* table = bench_.pages.find<GamePage>();
    if (table) table->parts().photo->forget();
    bench_.go.home();
    if (table) table->parts().photo->focus_board();
}

void Photos::remove() {
    const auto* table = bench_.pages.find<GamePage>();
    bench_.act([&] {
        db::TracedPhotos(bench_.desk->store()).remove(bench_.desk->record().head.id, table->parts().photo->player());
        leave();
    });
}

std::vector<std::pair<std::filesystem::path, wxImage>> Photos::of_night() const {
    std::vector<std::pair<std::filesystem::path, wxImage>> all;
    const db::TracedPhotos photos(bench_.desk->store());
    for (const std::string& name : photos.of_night(game_))
        if (auto picture = read_picture(photos.folder() / name, bench_.window.FromDIP(thumbnail_side)))
            all.emplace_back(photos.folder() / name, std::move(*picture));
    return all;
}

}
