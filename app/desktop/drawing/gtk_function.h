// The window's library brings its own along: for a few calls its headers are not needed. Under GTK alone.
#pragma once

#include <dlfcn.h>

namespace clerk::desktop {

/// None where the library is another than expected.
template <class Function> Function gtk_function(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

}
