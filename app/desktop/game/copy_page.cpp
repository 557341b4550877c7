#include "app/desktop/game/copy_page.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/game/copy_parts.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/settings.h"
#include "app/exchange/files.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <memory>
#include <utility>

#include <wx/filedlg.h>
#include <wx/gbsizer.h>
#include <wx/weakref.h>

namespace clerk::desktop {

using table::CopyProgress;

namespace {

std::string place(std::string_view game, std::string_view what) {
    return "copy/" + std::string(game) + std::string(what);
}

}

std::string kept_copy(std::string_view game) {
    return read_copy(game, kept_setting(place(game, "/board"))).value_or(std::string(empty_copy));
}

table::CopyDescription kept_copy(std::string_view game, std::vector<table::CopyPart> parts) {
    table::CopyDescription::Drafts drafts;
    for (const table::CopyPart& part : parts)
        if (std::string draft = kept_setting(place(game, "/begun" + std::string(part.path))); !draft.empty())
            drafts.emplace(part.path, std::move(draft));
    return {game, std::move(parts), kept_copy(game), std::move(drafts)};
}

bool keep_copy(const table::CopyDescription& copy) {
    bool all = keep_setting(place(copy.game(), "/board"), copy.copy());
    for (const table::CopyPart& part : copy.parts()) {
        const auto draft = copy.drafts().find(part.path);
        all = keep_setting(place(copy.game(), "/begun" + std::string(part.path)),
                           draft == copy.drafts().end() ? std::string() : draft->second) &&
              all;
    }
    return all;
}

namespace {

constexpr int list_width = 336, words_width = 640, scroll_bar = 16, board_edge = 8, sign_side = 22;
constexpr int lines_air = 18; ///< above and below two lines on a button

wxString in_words(CopyProgress progress) {
    switch (progress) {
    case CopyProgress::later: return _("for later");
    case CopyProgress::begun: return _("begun");
    case CopyProgress::used: return _("in use");
    case CopyProgress::changed: return _("in use, being changed");
    }
    return {};
}

wxString file_pattern() { return _("Descriptions of a copy") + "|*.json"; }

}

namespace {

const wxColour board_ground(0xe0, 0xc2, 0x91), board_rim(0x8a, 0x62, 0x38);

/// What the parts lie on.
void paint_board(wxWindow& board) {
    paint_with(board, [&board](PaintDC& dc) {
        dc.SetBackground(palette().ground);
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        if (!gc) return;
        const bool dark = theme() == Theme::dark;
        const wxSize size = board.GetClientSize();
        paint_box(*gc, {1, 1, size.x - 2.0, size.y - 2.0}, board.FromDIP(card_radius),
                  {.fill = dark ? mixed(board_ground, palette().panel, 0.7) : board_ground,
                   .edge = dark ? mixed(board_rim, palette().panel, 0.4) : board_rim,
                   .width = 2});
    });
}

}

CopyPage::CopyPage(wxWindow* parent, CopyActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    auto* head = make_head();
    list_ = make_scroll_pane(this, "parts");
    list_->SetSizer(new wxBoxSizer(wxVERTICAL));
    list_->SetMinSize({wide(*this, list_width) + FromDIP(scroll_bar), -1});
    body_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    use_panel_colours(*body_);
    body_->SetScrollRate(0, FromDIP(12));
    name_ = label(body_, wxEmptyString, Type::heading);
    explained_ = label(body_, wxEmptyString, Type::quiet);
    state_ = label(this, wxEmptyString);
    auto* part = new wxBoxSizer(wxVERTICAL);
    part->Add(name_, 0, wxALL, FromDIP(near_gap));
    part->Add(explained_, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(near_gap));
    body_->SetSizer(part);
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(body_, 1, wxEXPAND);
    right->Add(state_, 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    right->Add(make_answers(this), 0, wxEXPAND);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(list_, 0, wxEXPAND | wxRIGHT, FromDIP(edge_gap));
    columns->Add(right, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    rows->Add(columns, 1, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(edge_gap));
    SetSizer(rows);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

wxSizer* CopyPage::make_head() {
    PageHead head = page_head(this, wxEmptyString, "back", [this] { actions_.back(); });
    title_ = head.title;
    head.add_at_right({large_button(this, _("Import..."), "import-copy", [this] { ask_for_file(); }),
                       large_button(this, _("Export..."), "export-copy", [this] { ask_where_to_export(); })});
    return head.row;
}

wxSizer* CopyPage::make_answers(wxWindow* parent) {
    use_ = named_button(parent, _("This is how it is printed: use it"), "use-part", [this] { use(); });
    let_go_ = named_button(parent, _("Discard the change"), "let-go-part", [this] {
        table::CopyDescription next = copy_;
        next.let_go(part());
        change_so_that_it_can_be_taken_back(std::move(next), _("The change was discarded."));
    });
    clear_ = named_button(parent, _("Leave it for later"), "clear-part", [this] {
        table::CopyDescription next = copy_;
        if (const wxString why = next.clear(part()); !why.empty()) return actions_.tell(why);
        change_so_that_it_can_be_taken_back(std::move(next),
                                            i18n::fill(_("{1}: the description was removed."), {part().name}));
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {use_, let_go_, clear_}) {
        fit_to_finger(*button);
        row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
    }
    return row;
}

void CopyPage::show(const wxString& game, table::CopyDescription copy) {
    title_->SetLabelText(i18n::fill(_("Your copy of {1}"), {game}));
    copy_ = std::move(copy);
    make_parts();
    choose(0);
}

/// In the order of the parts, which is that of the keys too: those on the board, then those beside it.
void CopyPage::make_parts() {
    list_->GetSizer()->Clear(true);
    parts_.assign(copy_.parts().size(), nullptr);
    for (const bool beside : {false, true})
        if (wxWindow* board = make_board(beside))
            list_->GetSizer()->Add(board, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    for (std::size_t i = 0; i < parts_.size(); ++i)
        if (!parts_[i]) {
            parts_[i] = make_part(list_, i);
            parts_[i]->SetMinSize({wide(*this, list_width), height_of_lines(*parts_[i], 2, lines_air)});
            list_->GetSizer()->Add(parts_[i], 0, wxEXPAND | wxBOTTOM, FromDIP(2));
        }
    list_->FitInside();
}

wxToggleButton* CopyPage::make_part(wxWindow* parent, std::size_t part) {
    auto* button = new wxToggleButton(parent, wxID_ANY, wxEmptyString);
    button->SetName("part-" + text(std::string(copy_.parts()[part].path)));
    button->Bind(wxEVT_TOGGLEBUTTON, [this, part](wxCommandEvent&) { CallAfter([this, part] { choose(part); }); });
    return button;
}

/// The parts that lie on the board, or those beside it; none: no part does.
wxWindow* CopyPage::make_board(bool beside) {
    wxPanel* board = nullptr;
    wxGridBagSizer* grid = nullptr;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const auto place = actions_.place ? actions_.place(copy_.parts()[i]) : std::nullopt;
        if (!place || place->beside != beside) continue;
        if (!board) {
            board = new wxPanel(list_);
            board->SetBackgroundColour(palette().ground);
            grid = new wxGridBagSizer(FromDIP(near_gap), FromDIP(near_gap));
            grid->SetEmptyCellSize({0, 0});
            if (!beside) paint_board(*board);
        }
        parts_[i] = make_part(board, i);
        const double share = place->columns / static_cast<double>(copy_columns);
        const int room = wide(*this, list_width) - FromDIP(2 * board_edge + near_gap * (copy_columns - 1));
        parts_[i]->SetMinSize({static_cast<int>(room * share) + FromDIP(near_gap * (place->columns - 1)),
                               height_of_lines(*parts_[i], 3, lines_air)});
        grid->Add(parts_[i], wxGBPosition(place->row, place->column), wxGBSpan(1, place->columns), wxEXPAND);
    }
    if (!board) return nullptr;
    for (int column = 0; column < copy_columns; ++column) grid->AddGrowableCol(column, 1);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(grid, 1, wxEXPAND | wxALL, FromDIP(board_edge));
    board->SetSizer(edge);
    return board;
}

void CopyPage::choose(std::size_t chosen) {
    part_ = chosen;
    if (panel_) panel_->Destroy();
    PartPanel* own = actions_.panel ? actions_.panel(body_, part()) : nullptr;
    panel_ = own ? own : new TypedPartPanel(body_, part().name);
    panel_->on_draft = [this](const std::string& draft) { edit(draft); };
    panel_->on_nothing = [this](const wxString& why) { actions_.tell(why); };
    panel_->show(copy_.draft(part()));
    name_->SetLabelText(part().name);
    rewrap(*explained_, part().explained, words_width);
    body_->GetSizer()->Add(panel_, 1, wxEXPAND | wxALL, FromDIP(near_gap));
    body_->Scroll(0, 0);
    show_progress();
    panel_->SetFocus();
}

void CopyPage::edit(const std::string& draft) {
    copy_.edit(part(), draft);
    actions_.keep(copy_);
    show_progress();
}

/// And on to the next part that nothing is known of.
void CopyPage::use() {
    copy_.use(part());
    actions_.keep(copy_);
    announce(*this, i18n::fill(_("{1}: in use"), {part().name}));
    for (std::size_t next = part_ + 1; next < parts_.size(); ++next)
        if (copy_.progress(copy_.parts()[next]) == CopyProgress::later) return choose(next);
    show_progress();
}

bool CopyPage::change(table::CopyDescription next) {
    copy_ = std::move(next);
    const bool kept = actions_.keep(copy_);
    choose(part_);
    return kept;
}

void CopyPage::change_so_that_it_can_be_taken_back(table::CopyDescription next, const wxString& words) {
    const table::CopyDescription before = copy_;
    if (!change(std::move(next))) return;
    actions_.offer_take_back(words, [page = wxWeakRef<CopyPage>(this), keep = actions_.keep, before] {
        keep(before);
        if (page) page->change(before); // else it was left
    });
}

void CopyPage::show_progress() {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const table::CopyPart& each = copy_.parts()[i];
        const wxString words = each.name + "\n" + in_words(copy_.progress(each));
        parts_[i]->SetLabel(broken(*parts_[i], words, parts_[i]->ToDIP(parts_[i]->GetMinSize()).x - button_air));
        if (const auto place = actions_.place ? actions_.place(each) : std::nullopt) // after the words, which hide it
            parts_[i]->SetBitmap(desktop::picture(*this, FromDIP(sign_side), place->sign), wxTOP);
        show_chosen(*parts_[i], i == part_);
    }
    const CopyProgress progress = copy_.progress(part());
    const wxString expected = copy_.expected(part()), doubt = copy_.doubt(part());
    const bool open = progress == CopyProgress::begun || progress == CopyProgress::changed;
    wxString words = progress == CopyProgress::used ? i18n::fill(_("In use: {1}"), {copy_.in_words(part())}) : expected;
    if (open && expected.empty()) words = doubt.empty() ? _("Nothing is missing.") : doubt;
    rewrap(*state_, words, words_width);
    state_->SetForegroundColour(open && !expected.empty() ? palette().illegal
                                : open && !doubt.empty()  ? palette().warning
                                                          : palette().text);
    use_->Enable(open && expected.empty());
    let_go_->Enable(open);
    clear_->Enable(progress != CopyProgress::later);
    body_->FitInside();
    body_->Layout();
    Layout();
}

void CopyPage::import_from(const std::filesystem::path& file) {
    actions_.act([&] {
        table::CopyDescription next = copy_;
        const auto brought = next.bring_in(exchange::read_file(file));
        if (!brought) return actions_.tell(sentence(file, brought.error()));
        if (brought->empty()) return actions_.tell(_("The file describes no part."));
        change_so_that_it_can_be_taken_back(std::move(next),
                                            i18n::fill(_("Brought in: {1}."), {i18n::listed(*brought)}));
    });
}

void CopyPage::export_to(const std::filesystem::path& file) {
    actions_.act([&] { exchange::write_file(file, copy_.exported()); });
}

void CopyPage::ask_for_file() {
    wxFileDialog ask(this, _("Import a description"), {}, {}, file_pattern(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() == wxID_OK) import_from(utf8(ask.GetPath()));
}

void CopyPage::ask_where_to_export() {
    wxFileDialog ask(this, _("Export the description"), {}, text(std::string(copy_.game())) + "-copy.json",
                     file_pattern(), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() == wxID_OK) export_to(utf8(ask.GetPath()));
}

}
