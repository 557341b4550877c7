#include "app/desktop/accessible_name.h"

#ifdef __WXGTK__
#include <dlfcn.h>
#endif

namespace clerk::desktop {

#ifdef __WXGTK__

// The window's library brings these two along; their headers are not needed for one call.
void set_accessible_name(wxWindow& window, const wxString& name) {
    using Accessible = void* (*)(void*);
    using SetName = void (*)(void*, const char*);
    static const auto accessible = reinterpret_cast<Accessible>(dlsym(RTLD_DEFAULT, "gtk_widget_get_accessible"));
    static const auto set_name = reinterpret_cast<SetName>(dlsym(RTLD_DEFAULT, "atk_object_set_name"));
    if (accessible && set_name) set_name(accessible(window.GetHandle()), name.utf8_str());
}

#else

void set_accessible_name(wxWindow& window, const wxString& name) { window.SetLabel(name); }

#endif

}
