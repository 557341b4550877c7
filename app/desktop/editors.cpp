#include "app/desktop/editors.h"

#include "app/desktop/babylon/cover.h"
#include "app/desktop/babylon/editor.h"
#include "app/desktop/babylon/setup_panel.h"

namespace clerk::desktop {

namespace {

template <class... Ways> struct Each : Ways... { using Ways::operator()...; };
template <class... Ways> Each(Ways...) -> Each<Ways...>;

}

std::unique_ptr<Editor> make_editor(wxWindow* hand_parent, wxWindow* board_parent, Table table) {
    const Game& game = table.desk->record().game;
    return std::visit(Each{[&](const clerk::babylon::Game&) -> std::unique_ptr<Editor> {
                          return std::make_unique<babylon::BabylonEditor>(hand_parent, board_parent, std::move(table));
                      }},
                      game);
}

Setup* make_setup(wxWindow* parent, const Custom& custom) {
    return new babylon::SetupPanel(parent, babylon::plain_game(custom.names, custom.players, custom.depth),
                                   custom.names);
}

Setup* make_setup(wxWindow* parent, const Record& record, const std::vector<std::string>& names) {
    return std::visit(Each{[&](const clerk::babylon::Game& game) -> Setup* {
                          return new babylon::SetupPanel(parent, game, names, babylon::Playing::yes);
                      }},
                      record.game);
}

Game plain_game(const Custom& custom) { return babylon::plain_game(custom.names, custom.players, custom.depth); }

wxBitmap cover(const wxWindow& window, int side) { return babylon::cover(window, side); }

}
