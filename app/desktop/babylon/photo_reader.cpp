#include "app/desktop/babylon/photo_reader.h"

#include "app/desktop/babylon/board_marks.h"

#include <utility>

namespace clerk::desktop::babylon {

using clerk::babylon::Cell;
using clerk::babylon::Corner;
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

/// Of a terrace: its row from the south by that from the north, and back.
int other_end(int row) { return clerk::babylon::board_size - 2 - row; }

ProposedTerrace proposed(const photo::SeenTerrace& seen) {
    return {.anchor = Cell{0, 0}.moved(seen.west, other_end(seen.north)),
            .level = seen.level,
            .flower = clerk::babylon::flowers[seen.flower],
            .open = open_corner(seen.roof)};
}

/// `look`: what the window's thread alone may make.
std::shared_ptr<const ReadPhoto> read_photo(const PhotoUnderlay& photo, const photo::Look& look,
                                            const std::stop_token& stop) {
    auto reader = photo::TableReader::of(photo.photo(), photo.camera(), look);
    if (!reader) return nullptr;
    ReadPhoto read{.seen = {std::move(*reader), photo.level_high(), stop}, .sure = {}, .covered = {}};
    for (const photo::SeenTerrace& one : read.seen.sure()) read.sure.push_back(proposed(one));
    for (const photo::SeenCell& cell : read.seen.covered())
        read.covered.push_back(Cell{0, 0}.moved(cell.column, clerk::babylon::board_size - 1 - cell.row));
    return std::make_shared<const ReadPhoto>(std::move(read));
}

}

std::optional<ProposedTerrace> terrace_there(const ReadPhoto& photo, Cell anchor, int level) {
    const auto one = photo.seen.at(anchor.x, other_end(anchor.y), level);
    return one ? std::optional(proposed(*one)) : std::nullopt;
}

void PhotoReader::read(const std::shared_ptr<const PhotoUnderlay>& photo) {
    if (photo == photo_) return;
    thread_ = {}; // stopped, and over as soon as it looks up
    ++question_;
    photo_ = photo;
    now_.reset();
    std::erase_if(known_, [](const auto& one) { return one.first.expired(); });
    const auto known = known_.find(photo);
    if (known != known_.end()) now_ = known->second;
    done_();
    if (!photo || known != known_.end()) return;
    thread_ = std::jthread([this, look = photo_look(), question = question_](const std::stop_token& stop) {
        Result result = read_photo(*photo_, look, stop);
        if (!stop.stop_requested())
            window_.CallAfter([this, question, result = std::move(result)] { finish(question, result); });
    });
}

void PhotoReader::finish(int question, Result result) {
    if (question != question_) return;
    known_[photo_] = now_ = std::move(result);
    done_();
}

}
