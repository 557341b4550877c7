#include "app/desktop/babylon/photo_reader.h"

#include "app/desktop/babylon/board_marks.h"

#include <algorithm>
#include <utility>

namespace clerk::desktop::babylon {

using clerk::babylon::Cell;
using clerk::babylon::Corner;
using clerk::babylon::Terrace;
using table::babylon::ProposedTerrace;

namespace {

std::optional<Corner> open_corner(photo::Roof roof) {
    switch (roof) {
    case photo::Roof::north_west: return Corner::nw;
    case photo::Roof::north_east: return Corner::ne;
    case photo::Roof::south_east: return Corner::se;
    case photo::Roof::south_west: return Corner::sw;
    case photo::Roof::unsure: return {};
    }
    return {};
}

photo::Roof roof(std::optional<Corner> open) {
    if (!open) return photo::Roof::unsure;
    switch (*open) {
    case Corner::nw: return photo::Roof::north_west;
    case Corner::ne: return photo::Roof::north_east;
    case Corner::se: return photo::Roof::south_east;
    case Corner::sw: return photo::Roof::south_west;
    }
    return photo::Roof::unsure;
}

/// Of a terrace: its row from the south by that from the north, and back.
int other_end(int row) { return clerk::babylon::board_size - 2 - row; }

ProposedTerrace proposed(const photo::SeenTerrace& seen) {
    return {.anchor = Cell{0, 0}.moved(seen.west, other_end(seen.north)),
            .level = seen.level,
            .flower = seen.flower_certainty > 0 ? std::optional(clerk::babylon::flowers[seen.flower]) : std::nullopt,
            .open = open_corner(seen.roof)};
}

photo::SeenTerrace known(const Terrace& terrace) {
    return {.west = terrace.anchor.x,
            .north = other_end(terrace.anchor.y),
            .level = terrace.level,
            .flower = static_cast<std::size_t>(std::ranges::find(clerk::babylon::flowers, terrace.flower) -
                                               clerk::babylon::flowers.begin()),
            .roof = roof(terrace.open)};
}

struct Question {
    std::shared_ptr<const PhotoUnderlay> photo;
    std::vector<Terrace> entered;
    photo::Look look; ///< which the window's thread alone may make
};

/// `before`: what it showed when less was entered, or null.
std::shared_ptr<const ReadPhoto> read_photo(const Question& question, const ReadPhoto* before,
                                            const std::stop_token& stop) {
    const PhotoUnderlay& photo = *question.photo;
    ReadPhoto read;
    if (before) {
        read.seen = before->seen;
    } else if (auto reader = photo::TableReader::of(photo.photo(), photo.camera(), question.look)) {
        read.seen = std::make_shared<const photo::SeenTerraces>(std::move(*reader), photo.level_high(), stop);
    }
    std::vector<photo::SeenTerrace> entered;
    for (const Terrace& terrace : question.entered) entered.push_back(known(terrace));
    if (!entered.empty())
        for (const auto& one :
             photo::alike_terraces(photo.photo(), photo.camera(), question.look, photo.level_high(), entered, stop))
            read.sure.push_back(proposed(one));
    if (!read.seen) return std::make_shared<const ReadPhoto>(std::move(read));
    if (entered.empty())
        for (const photo::SeenTerrace& one : read.seen->sure()) read.sure.push_back(proposed(one));
    for (const photo::SeenCell& cell : read.seen->covered())
        read.covered.push_back(Cell{0, 0}.moved(cell.column, clerk::babylon::board_size - 1 - cell.row));
    return std::make_shared<const ReadPhoto>(std::move(read));
}

}

std::optional<ProposedTerrace> terrace_there(const ReadPhoto& photo, Cell anchor, int level) {
    const auto one = photo.seen ? photo.seen->at(anchor.x, other_end(anchor.y), level) : std::nullopt;
    return one ? std::optional(proposed(*one)) : std::nullopt;
}

void PhotoReader::read(const std::shared_ptr<const PhotoUnderlay>& photo, const std::vector<Terrace>& entered) {
    if (photo == photo_ && entered == entered_) return;
    thread_ = {}; // stopped, and over as soon as it looks up
    ++question_;
    const bool other = photo != photo_;
    photo_ = photo;
    entered_ = entered;
    std::erase_if(known_, [](const auto& one) { return one.first.expired(); });
    const auto known = known_.find(photo);
    const bool as_it_was = known != known_.end() && known->second.entered == entered;
    if (other) now_ = known != known_.end() ? known->second.result : nullptr;
    if (other) done_();
    if (!photo || as_it_was) return;
    thread_ = std::jthread([this, ask = Question{photo_, entered_, photo_look()}, before = now_,
                            question = question_](const std::stop_token& stop) {
        Result result = read_photo(ask, before.get(), stop);
        if (!stop.stop_requested())
            events_.CallAfter([this, question, result = std::move(result)] { finish(question, result); });
    });
}

void PhotoReader::finish(int question, Result result) {
    if (question != question_) return;
    now_ = std::move(result);
    known_[photo_] = {now_, entered_};
    done_();
}

}
