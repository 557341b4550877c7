#include "app/desktop/egizia/guide.h"

namespace clerk::desktop::egizia {

std::vector<GuideStep> guide(const clerk::egizia::Game& /*game*/, int /*player*/) { return {}; }

}
