#include "app/desktop/rajas/tile_panel.h"

#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/controls.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/words.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int columns = 6, roads_side = 38;

/// Bends, straight roads, forks, the crossing and no road, then dead ends.
constexpr const char* shapes[] = {"ne",  "es",  "sw",   "nw", "ns", "ew", "nes", "esw",
                                  "nsw", "new", "nesw", "",   "n",  "e",  "s",   "w"};

game::Roads roads_of(int index) { return *game::read_roads(shapes[static_cast<std::size_t>(index)]); }

std::vector<Segment> segments(const wxWindow& window) {
    std::vector<Segment> all;
    for (int i = 0; i < static_cast<int>(std::size(shapes)); ++i) {
        const game::Roads roads = roads_of(i);
        const std::string word = write(roads);
        all.push_back({"roads-" + (word.empty() ? "none" : word), road_names(roads),
                       picture(window, window.FromDIP(roads_side), [roads](wxGraphicsContext& gc, const Area& area) {
                           draw_tile(gc, {}, roads, false, area);
                       })});
    }
    return all;
}

}

RoadsPicker::RoadsPicker(wxWindow* parent, const Act& act) : Segments(parent, segments(*parent), columns) {
    on_choose = [act](int index) {
        act([roads = roads_of(index)](const Position& position, Entry entry) {
            return choose_roads(position, std::move(entry), roads);
        });
    };
    on_release = on_choose;
}

void RoadsPicker::show(const Entry& entry) {
    int chosen = -1;
    for (int i = 0; i < static_cast<int>(std::size(shapes)); ++i)
        if (entry.in_hand && roads_of(i) == entry.tile.roads) chosen = i;
    choose(chosen);
}

namespace {

constexpr int picture_side = 30, columns_width = 310, figures_in_a_row = 5;
constexpr std::size_t most_known = 7;

wxString tile_in_words(const game::Tile& tile) {
    std::vector<wxString> parts{tile.colour ? short_name(tile) : _("Which tile? Its colour, then its price.")};
    if (tile.colour && !tile.price) parts.push_back(_("its price?"));
    for (const game::Market& market : tile.markets)
        parts.push_back(i18n::fill(wxGETTEXT_IN_CONTEXT("market", "{1} {2}"),
                                   {i18n::rajas::name(market.good), figure(market.value)}));
    for (const game::Building building : tile.buildings) parts.push_back(i18n::rajas::name(building));
    return i18n::one_by_one(parts);
}

}

TilePanel::TilePanel(wxWindow* parent, const Act& act) : wxPanel(parent), act_(act) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    words_ = label(this, wxEmptyString);
    rows->Add(words_, 0, wxEXPAND | wxBOTTOM, FromDIP(2));
    make_colours(*rows);
    make_known(*rows);
    make_parts(*rows);
    roads_ = new RoadsPicker(this, act_);
    rows->Add(roads_);
    SetSizer(rows);
}

void TilePanel::make_colours(wxSizer& rows) {
    std::vector<Segment> segments;
    for (const game::Colour colour : game::colours)
        segments.push_back({"colour-" + std::string(id(colour)), i18n::rajas::name(colour),
                            picture(*this, FromDIP(picture_side), [colour](wxGraphicsContext& gc, const Area& area) {
                                draw_sign(gc, colour, area);
                            })});
    colours_ = new Segments(this, std::move(segments));
    colours_->on_choose = [this](int index) {
        act_([colour = game::colours.at(static_cast<std::size_t>(index))](const Position& position, Entry entry) {
            return choose_colour(position, std::move(entry), colour);
        });
    };
    rows.Add(colours_, 0, wxBOTTOM, FromDIP(2));
}

void TilePanel::make_known(wxSizer& rows) {
    known_ = new wxPanel(this);
    known_->SetBackgroundColour(GetBackgroundColour());
    known_row_ = new wxBoxSizer(wxHORIZONTAL);
    auto* titled = new wxBoxSizer(wxVERTICAL);
    titled->Add(label(known_, _("Entered before; one click enters all of it:"), Type::quiet), 0, wxBOTTOM, FromDIP(2));
    titled->Add(known_row_);
    known_->SetSizer(titled);
    known_->Hide();
    rows.Add(known_, 0, wxEXPAND | wxBOTTOM, FromDIP(2));
}

/// Figures of the price on the left; beside them the goods, below all buildings.
void TilePanel::make_parts(wxSizer& rows) {
    auto* figures = new wxFlexGridSizer(figures_in_a_row, FromDIP(wxSize(0, 0)));
    for (int number = 0; number <= 9; ++number) {
        auto* button = new wxButton(this, wxID_ANY, figure(number), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName(text("figure-" + std::to_string(number)));
        fit_to_finger(*button);
        button->Bind(wxEVT_BUTTON, [this, number](wxCommandEvent&) {
            act_([number](const Position& position, Entry entry) {
                return type_tile_figure(position, std::move(entry), number);
            });
        });
        figures->Add(button);
    }
    auto* goods = new wxFlexGridSizer(2, FromDIP(wxSize(0, 0)));
    for (const game::Good good : game::goods)
        goods->Add(sign_button(
            this, "market-" + std::string(id(good)), i18n::rajas::name(good),
            [good](wxGraphicsContext& gc, const Area& area) { draw_good(gc, good, area); },
            [this, good] {
                act_([good](const Position& position, Entry entry) {
                    return add_market(position, std::move(entry), good);
                });
            }));
    auto* buildings = new wxBoxSizer(wxHORIZONTAL);
    for (const game::Building building : game::buildings)
        buildings->Add(sign_button(
            this, "building-" + std::string(id(building)), i18n::rajas::name(building),
            [building](wxGraphicsContext& gc, const Area& area) { draw_building(gc, building, area); },
            [this, building] {
                act_([building](const Position& position, Entry entry) {
                    return add_building(position, std::move(entry), building);
                });
            }));
    auto* beside = new wxBoxSizer(wxHORIZONTAL);
    beside->Add(figures);
    beside->Add(goods, 0, wxLEFT, FromDIP(2));
    rows.Add(beside);
    rows.Add(buildings, 0, wxBOTTOM | wxTOP, FromDIP(2));
}

void TilePanel::show_known(const std::vector<game::Tile>& known) {
    std::vector<game::Tile> offered(known.begin(),
                                    known.begin() + static_cast<std::ptrdiff_t>(std::min(known.size(), most_known)));
    known_->Show(!offered.empty());
    if (offered == offered_) return;
    offered_ = std::move(offered);
    known_row_->Clear(true);
    for (std::size_t i = 0; i < offered_.size(); ++i) {
        const game::Tile& tile = offered_[i];
        known_row_->Add(sign_button(
            known_, "known-tile-" + std::to_string(i + 1), tile_in_words(tile),
            [&tile](wxGraphicsContext& gc, const Area& area) { draw_tile(gc, tile, tile.roads, false, area); },
            [this, tile] {
                act_([tile](const Position& position, Entry entry) {
                    return choose_tile(position, std::move(entry), tile);
                });
            }));
    }
    known_->Layout();
}

void TilePanel::show(const Entry& entry, const std::vector<game::Tile>& known) {
    words_->SetLabelText(broken(*words_, tile_in_words(entry.tile), columns_width));
    colours_->choose(entry.tile.colour ? static_cast<int>(*entry.tile.colour) : -1);
    show_known(entry.tile.colour ? known : std::vector<game::Tile>{});
    roads_->show(entry);
    Layout();
}

namespace {

constexpr int words_width = 310;

/// The yield's colour, and on which side of its cell it lies.
void draw_slot(wxGraphicsContext& gc, const FreeSlot& slot, const Area& area) {
    const game::Cell beyond = game::Cell{0, 0}.beyond(slot.at.side);
    const Point middle = centre(area);
    const double side = area.m_width * 0.56, away = area.m_width * 0.3;
    paint_box(gc,
              square({middle.m_x - beyond.x * area.m_width * 0.16, middle.m_y + beyond.y * area.m_width * 0.16}, side),
              3, {.fill = colours().place, .edge = colours().ground_line, .width = 1});
    draw_yield(gc, {.at = slot.at, .colour = slot.colour},
               square({middle.m_x + beyond.x * away, middle.m_y - beyond.y * away}, area.m_width * 0.4));
}

}

YieldsPanel::YieldsPanel(wxWindow* parent, const Act& act) : wxPanel(parent), act_(act) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    words_ = label(this, wxEmptyString, Type::quiet);
    rows->Add(words_, 0, wxBOTTOM, FromDIP(2));
    slots_row_ = new wxFlexGridSizer(7, FromDIP(wxSize(0, 0)));
    rows->Add(slots_row_, 0, wxEXPAND);
    make_plain(*rows);
    SetSizer(rows);
}

void YieldsPanel::make_plain(wxSizer& rows) {
    std::vector<Segment> colours;
    for (const game::YieldColour colour : game::yield_colours)
        colours.push_back({"yield-" + std::string(id(colour)), i18n::rajas::name(colour),
                           picture(*this, FromDIP(picture_side), [colour](wxGraphicsContext& gc, const Area& area) {
                               draw_yield(gc, {.colour = colour}, grown(area, -3));
                           })});
    colours_ = new Segments(this, std::move(colours));
    colours_->on_choose = [this](int index) {
        act_([colour = game::yield_colours.at(static_cast<std::size_t>(index))](const Position& position, Entry entry) {
            return choose_yield(position, std::move(entry), colour);
        });
    };
    std::vector<Segment> sides;
    for (const game::Side side : game::sides)
        sides.push_back({"yield-side-" + write(game::Edge{{1, 1}, side}).substr(2), i18n::rajas::name(side)});
    sides_ = new Segments(this, std::move(sides));
    sides_->on_choose = [this](int index) {
        act_([side = game::sides.at(static_cast<std::size_t>(index))](const Position& position, Entry entry) {
            return choose_yield_side(position, std::move(entry), side);
        });
    };
    rows.Add(colours_, 0, wxBOTTOM, FromDIP(2));
    rows.Add(sides_);
}

void YieldsPanel::show_slots(const std::vector<FreeSlot>& slots) {
    if (slots == slots_) return;
    slots_ = slots;
    slots_row_->Clear(true);
    for (const FreeSlot& slot : slots_) {
        // TRANSLATORS: a slot for a yield tile: "a1, west: white"
        const wxString words =
            i18n::fill(_("{1}, {2}: {3}"),
                       {text(write(slot.at.cell)), i18n::rajas::name(slot.at.side), i18n::rajas::name(slot.colour)});
        slots_row_->Add(sign_button(
            this, "slot-at-" + write(slot.at), words,
            [&slot](wxGraphicsContext& gc, const Area& area) { draw_slot(gc, slot, area); },
            [this, at = slot.at] {
                act_([at](const Position& position, Entry entry) { return lay_yield(position, std::move(entry), at); });
            }));
    }
}

void YieldsPanel::show(const Position& position, const Entry& entry) {
    const bool described = position.ready->province_side() != nullptr;
    const wxString words = described ? _("In which slot does the yield tile lie?")
                                     : _("The yield tile: choose its colour and the side, then click the place.");
    words_->SetLabelText(broken(*words_, words, words_width));
    show_slots(described ? free_slots(position) : std::vector<FreeSlot>{});
    colours_->Show(!described);
    sides_->Show(!described);
    colours_->choose(entry.yield ? static_cast<int>(*entry.yield) : -1);
    sides_->choose(static_cast<int>(entry.yield_side));
    Layout();
}

}
