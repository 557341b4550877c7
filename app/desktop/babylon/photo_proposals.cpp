#include "app/desktop/babylon/photo_proposals.h"

#include "app/desktop/babylon/photo_look.h"
#include "app/photo/terraces.h"

namespace clerk::desktop::babylon {

namespace {

using clerk::babylon::Corner;

std::optional<std::optional<Corner>> open_corner(photo::Roof roof) {
    switch (roof) {
    case photo::Roof::north_west: return Corner::nw;
    case photo::Roof::north_east: return Corner::ne;
    case photo::Roof::south_east: return Corner::se;
    case photo::Roof::south_west: return Corner::sw;
    case photo::Roof::none: return std::optional<Corner>();
    case photo::Roof::unsure: return {};
    }
    return {};
}

}

std::vector<table::babylon::ProposedTerrace> proposed_terraces(const PhotoUnderlay& photo) {
    std::vector<table::babylon::ProposedTerrace> all;
    for (const photo::SeenTerrace& seen :
         photo::read_terraces(photo.photo(), photo.camera(), photo_look(), photo.level_high()))
        all.push_back(
            {.anchor = clerk::babylon::Cell{0, 0}.moved(seen.west, clerk::babylon::board_size - 2 - seen.north),
             .level = seen.level,
             .flower = clerk::babylon::flowers[seen.flower],
             .open = open_corner(seen.roof)});
    return all;
}

}
