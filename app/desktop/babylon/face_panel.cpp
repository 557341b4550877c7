#include "app/desktop/babylon/face_panel.h"

#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words_babylon.h"

namespace clerk::desktop::babylon {

namespace {

constexpr std::array symbols{game::Symbol::statue, game::Symbol::fountain, game::Symbol::bridge, game::Symbol::stairs,
                             game::Symbol::blank};
constexpr std::array symbol_ids{"statue", "fountain", "bridge", "stairs", "blank"};

}

FacePanel::FacePanel(wxWindow* parent) : LaterPanel(parent) { SetBackgroundColour(parent->GetBackgroundColour()); }

void FacePanel::make() {
    face_ = new TileFace(this, FromDIP(90));
    face_->on_space = [this](game::Corner corner) { on_space(corner); };
    face_->on_flower = [this] { on_dead(_("Choose the flower beside the tile, or by its key (W P Y U).")); };
    flowers_ = make_flowers();
    symbols_ = make_symbols();
    auto* choices = new wxBoxSizer(wxVERTICAL);
    choices->Add(flowers_);
    choices->AddSpacer(FromDIP(2));
    choices->Add(symbols_);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(face_);
    row->AddSpacer(FromDIP(2));
    row->Add(choices);
    SetSizer(row);
}

Segments* FacePanel::make_flowers() {
    std::vector<Segment> segments;
    for (const game::Flower flower : game::flowers)
        segments.push_back({"flower-" + std::string(id(flower)), i18n::babylon::name(flower),
                            picture(*this, FromDIP(26), [flower](wxGraphicsContext& gc, const Area& area) {
                                draw_flower(gc, flower, area);
                            })});
    auto* result = new Segments(this, std::move(segments));
    result->on_choose = [this](int index) { on_flower(game::flowers[static_cast<std::size_t>(index)]); };
    return result;
}

Segments* FacePanel::make_symbols() {
    std::vector<Segment> segments;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        segments.push_back({std::string("symbol-") + symbol_ids[i], i18n::babylon::name(symbols[i]),
                            picture(*this, FromDIP(28), [i](wxGraphicsContext& gc, const Area& area) {
                                draw_space(gc, symbols[i], area);
                            })});
    auto* result = new Segments(this, std::move(segments));
    result->on_choose = [this](int index) {
        symbols_->choose(-1);
        on_symbol(symbols[static_cast<std::size_t>(index)]);
    };
    return result;
}

void FacePanel::show(const FaceDraft& face, const Draft& draft) {
    FaceView view{.flower = face.flower,
                  .rotation = draft.rotation,
                  .level = draft.level.value_or(1),
                  .open = draft.open,
                  .chosen = as_it_lies(face.next, draft.rotation)};
    for (std::size_t i = 0; i < 4; ++i) view.symbols[i] = face.symbols[i].value_or(game::Symbol::unknown);
    face_->show(view);
    flowers_->choose(face.flower ? static_cast<int>(*face.flower) : -1);
}

}
