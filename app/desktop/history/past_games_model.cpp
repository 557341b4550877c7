#include "app/desktop/history/past_games_model.h"

#include "app/desktop/drawing/palette.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "db/nights/nights.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr unsigned page_size = 200;
constexpr std::size_t most_pages = 20;

}

void PastGamesModel::show(const db::PlayFilter& filter, const db::PlayOrder& order) {
    list_.emplace(store_, filter, order);
    pages_.clear();
    nights_.clear();
    for (const db::Night& night : db::Nights(store_).list())
        nights_[night.id] = night.place.empty() ? _("Game night") : text(night.place);
    Reset(static_cast<unsigned>(list_->count()));
}

/// Reads happen while the list is drawn, where no error may get out: what cannot be read is left empty.
const db::ListedPlay* PastGamesModel::at(unsigned row) const {
    const unsigned number = row / page_size;
    auto page = pages_.find(number);
    if (page == pages_.end()) {
        if (pages_.size() >= most_pages) pages_.clear();
        try {
            auto read = list_.value().read(static_cast<int>(number * page_size), page_size);
            page = pages_.emplace(number, std::move(read)).first;
        } catch (const std::exception&) {
            return nullptr;
        }
    }
    const unsigned within = row % page_size;
    return within < page->second.size() ? &page->second[within] : nullptr;
}

const db::ListedPlay* PastGamesModel::play(const wxDataViewItem& item) const {
    return item.IsOk() ? at(GetRow(item)) : nullptr;
}

std::optional<unsigned> PastGamesModel::row_of(const std::string& play, unsigned likely) const {
    const auto is_there = [&](unsigned row) {
        const db::ListedPlay* listed = at(row);
        return listed && listed->play.id == play;
    };
    if (is_there(likely)) return likely;
    const unsigned end = std::min(GetCount(), page_size * static_cast<unsigned>(most_pages));
    for (unsigned row = 0; row < end; ++row)
        if (is_there(row)) return row;
    return std::nullopt;
}

void PastGamesModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const db::ListedPlay* play = at(row);
    value = play ? words(*play, column) : wxString();
}

bool PastGamesModel::GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& attributes) const {
    const db::ListedPlay* play = at(row);
    if (!play || play->play.counted) return false;
    attributes.SetColour(palette().quiet);
    return true;
}

wxString PastGamesModel::words(const db::ListedPlay& listed, unsigned column) const {
    const db::Play& play = listed.play;
    switch (static_cast<Column>(column)) {
    case Column::played: return moment_in_words(play);
    case Column::game: return i18n::game_name(play.game);
    case Column::players: return players_in_words(play);
    case Column::night: {
        const auto found = nights_.find(listed.night);
        return found == nights_.end() ? text(play.place) : found->second;
    }
    case Column::result: return result_in_words(listed);
    case Column::time: return play.minutes ? hours_in_words(*play.minutes) : wxString();
    case Column::counts:
        if (play.counted) return {};
        return play.sample ? _("sample, does not count") : _("does not count");
    }
    return {};
}

}
