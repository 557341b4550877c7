// What the pieces of Babylon look like in a photo of the table.
#pragma once

#include "app/photo/look.h"

namespace clerk::desktop::babylon {

photo::Look photo_look();

}
