// The two positions of a page about the rules, drawn. What is the same on both boards, as money or whose turn it is, is
// told by what was entered instead, written on a slip of paper: no two pictures of a page look alike.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/table/rule_pages.h"

namespace clerk::desktop {

struct PositionPictures {
    DrawSized legal;
    DrawSized broken;
};
PositionPictures position_pictures(const table::RulePage& page);

}
