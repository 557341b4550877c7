#include "app/desktop/widgets/photo_settings.h"

#include "app/desktop/widgets/settings.h"

namespace clerk::desktop {

namespace {

constexpr const char *level = "photo-level-height", *strength = "photo-strength", *proposals = "photo-proposals";

}

int kept_level_height() { return kept_number(level, usual_level, least_level, most_level); }

void keep_level_height(int percent) { keep_setting(level, std::to_string(percent)); }

bool kept_photo_proposals() { return kept_number(proposals, 1, 0, 1) != 0; }

void keep_photo_proposals(bool propose) { keep_setting(proposals, propose ? "1" : "0"); }

int kept_photo_strength() { return kept_number(strength, 70, 0, 100); }

void keep_photo_strength(int percent) { keep_setting(strength, std::to_string(percent)); }

}
