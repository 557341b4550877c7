#include "app/desktop/babylon/face_panel.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words_babylon.h"

#include <utility>

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop::babylon {

namespace {

constexpr std::size_t most = 7; // a row
constexpr int side = 38;

wxBitmap face_picture(const wxWindow& window, const game::Tile& tile) {
    return picture(window, window.FromDIP(side),
                   [&](wxGraphicsContext& gc, const Area& area) { draw_face(gc, tile.flower, tile.symbols, 2, area); });
}

wxString face_in_words(const game::Tile& tile) {
    wxString words = i18n::babylon::name(tile.flower);
    for (const game::Symbol symbol : tile.symbols) words += ", " + i18n::babylon::name(symbol);
    return words;
}

}

KnownFacesPanel::KnownFacesPanel(wxWindow* parent, int width) : LazyPanel(parent), width_(width) {
    SetBackgroundColour(parent->GetBackgroundColour());
}

void KnownFacesPanel::make() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t place = 0; place < most; ++place) {
        buttons_.push_back(make_button(place));
        on_buttons_.push_back({});
        row->Add(buttons_.back(), 0, wxRIGHT | wxRESERVE_SPACE_EVEN_IF_HIDDEN, FromDIP(place + 1 < most ? 2 : 0));
    }
    auto* rows = new wxBoxSizer(wxVERTICAL);
    title_ = wrapped(this, _("Seen before (K: the first)"), width_, Type::quiet);
    rows->Add(title_, 0, wxBOTTOM | wxRESERVE_SPACE_EVEN_IF_HIDDEN, FromDIP(2));
    rows->Add(row);
    SetSizer(rows);
}

wxBitmapButton* KnownFacesPanel::make_button(std::size_t place) {
    auto* button =
        new wxBitmapButton(this, wxID_ANY, face_picture(*this, {}), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(wxString::Format("known-face-%zu", place + 1));
    fit_to_picture(*button, 2);
    fit_to_finger(*button);
    button->Bind(wxEVT_BUTTON,
                 [this, place](wxCommandEvent&) { CallAfter([this, face = shown_.at(place)] { on_face(face); }); });
    return button;
}

/// Most of them are there already, and drawing takes its time.
void KnownFacesPanel::show_on(std::size_t place, const game::Tile& face) {
    if (std::exchange(on_buttons_[place], face) == face) return;
    buttons_[place]->SetBitmap(face_picture(*this, face));
    buttons_[place]->SetToolTip(face_in_words(face));
    set_accessible_name(*buttons_[place], face_in_words(face));
}

void KnownFacesPanel::show(const std::vector<game::Tile>& faces) {
    shown_.assign(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(std::min(faces.size(), most)));
    for (std::size_t place = 0; place < most; ++place) {
        buttons_[place]->Show(place < shown_.size());
        if (place < shown_.size()) show_on(place, shown_[place]);
    }
    title_->Show(!shown_.empty());
    Layout();
}

namespace {

constexpr std::array symbols{game::Symbol::statue, game::Symbol::fountain, game::Symbol::bridge, game::Symbol::stairs,
                             game::Symbol::blank};
constexpr std::array symbol_ids{"statue", "fountain", "bridge", "stairs", "blank"};

}

FacePanel::FacePanel(wxWindow* parent) : LazyPanel(parent) { SetBackgroundColour(parent->GetBackgroundColour()); }

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
