#include "app/desktop/drawing/screen_reader.h"

#include "i18n/words.h"

#include <string_view>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#else
#include <wx/access.h>
#endif

namespace clerk::desktop {

#ifdef __WXGTK__

namespace {

/// What scrolls within a window, the field of a list that can be typed into, or the window itself: there the focus is.
void* widget_within(void* widget) {
    static const auto type_name = gtk_function<const char* (*)(void*)>("g_type_name_from_instance");
    static const auto child = gtk_function<void* (*)(void*)>("gtk_bin_get_child");
    if (!widget || !type_name || !child) return widget;
    const std::string_view type = type_name(widget);
    if (type != "GtkScrolledWindow" && type != "GtkComboBoxText" && type != "GtkComboBox") return widget;
    void* within = child(widget);
    return within ? within : widget;
}

void* accessible_of(void* widget) {
    static const auto accessible = gtk_function<void* (*)(void*)>("gtk_widget_get_accessible");
    return accessible && widget ? accessible(widget) : nullptr;
}

void set_name(void* widget, const wxString& name) {
    static const auto set = gtk_function<void (*)(void*, const char*)>("atk_object_set_name");
    if (void* accessible = accessible_of(widget); accessible && set) set(accessible, name.utf8_str());
}

}

void set_accessible_name(wxWindow& window, const wxString& name) {
    void* const outer = window.GetHandle();
    void* const within = widget_within(outer);
    set_name(within, name);
    if (within == outer) return;
    // TRANSLATORS: what lies round a list or a field of that name, for screen readers.
    set_name(outer, i18n::fill(_("{1}, frame"), {name}));
}

void announce(wxWindow& window, const wxString& words) {
    static const auto emit = gtk_function<void (*)(void*, const char*, ...)>("g_signal_emit_by_name");
    static const auto find = gtk_function<unsigned (*)(const char*, unsigned long)>("g_signal_lookup");
    static const auto type = gtk_function<unsigned long (*)()>("atk_object_get_type");
    void* accessible = accessible_of(widget_within(window.GetHandle()));
    if (!accessible || !emit || !find || !type || !find("announcement", type())) return; // an older library
    const wxScopedCharBuffer utf8 = words.utf8_str();
    emit(accessible, "announcement", utf8.data());
}

#else

namespace {

/// Its label would be what is typed into a field, and what a button shows beside its picture.
class Named : public wxAccessible {
public:
    Named(wxWindow& window, const wxString& name) : wxAccessible(&window), name_(name) {}

    wxAccStatus GetName(int part, wxString* name) override {
        if (part != wxACC_SELF) return wxACC_NOT_IMPLEMENTED;
        *name = name_;
        return wxACC_OK;
    }

private:
    wxString name_;
};

}

void set_accessible_name(wxWindow& window, const wxString& name) { window.SetAccessible(new Named(window, name)); }
void announce(wxWindow&, const wxString&) {}

#endif

void tell_where(wxWindow& canvas, const wxString& words) {
    set_accessible_name(canvas, words);
    announce(canvas, words);
}

}
