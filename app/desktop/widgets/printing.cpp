#include "app/desktop/widgets/printing.h"

#include <wx/clipbrd.h>
#include <wx/log.h>
#include <wx/translation.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"

#include <wx/gtk/print.h>
#endif

namespace clerk::desktop {

bool copy_words(const wxString& words) {
    const wxClipboardLocker locker;
    return !!locker && wxTheClipboard->SetData(new wxTextDataObject(words));
}

wxString copied_in_words(bool done, const wxString& words) {
    return done ? words : _("Nothing was copied: another program holds the clipboard. Try again.");
}

namespace {

wxString not_printed() { return _("It could not be printed. Check the printer, or print into a file."); }

wxString in_words(bool printed) {
    return printed || wxPrinter::GetLastError() != wxPRINTER_ERROR ? wxString() : not_printed();
}

}

wxString print(wxWindow* parent, wxPrintout& printout) {
    const wxLogNull quiet; // told in one sentence of our own
    wxPrinter printer;
    return in_words(printer.Print(parent, &printout, true));
}

#ifdef __WXGTK__

namespace {

struct Job {
    wxGtkPrinter& printer;
    wxPrintout& printout;
};

void begin(GtkPrintOperation* operation, GtkPrintContext* context, void* job) {
    auto& [printer, printout] = *static_cast<Job*>(job);
    printer.BeginPrint(&printout, operation, context);
}

void draw_page(GtkPrintOperation* operation, GtkPrintContext* context, int page, void* job) {
    auto& [printer, printout] = *static_cast<Job*>(job);
    printer.DrawPage(&printout, operation, context, page);
}

/// GTK's operation that exports: wxPrinter would look for a printer even so.
bool export_to(const std::filesystem::path& pdf, Job job) {
    constexpr int action_export = 3, result_apply = 1;
    void* operation = gtk_function<void* (*)()>("gtk_print_operation_new")();
    const auto connect =
        gtk_function<unsigned long (*)(void*, const char*, void (*)(), void*, void*, int)>("g_signal_connect_data");
    connect(operation, "begin-print", reinterpret_cast<void (*)()>(begin), &job, nullptr, 0);
    connect(operation, "draw-page", reinterpret_cast<void (*)()>(draw_page), &job, nullptr, 0);
    gtk_function<void (*)(void*, const char*)>("gtk_print_operation_set_export_filename")(operation, pdf.c_str());
    const int result = gtk_function<int (*)(void*, int, void*, void*)>("gtk_print_operation_run")(
        operation, action_export, nullptr, nullptr);
    gtk_function<void (*)(void*)>("g_object_unref")(operation);
    return result == result_apply;
}

}

wxString print_into(wxPrintout& printout, const std::filesystem::path& pdf) {
    const wxLogNull quiet; // told in one sentence of our own
    wxGtkPrinter printer;
    return export_to(pdf, {printer, printout}) ? wxString() : not_printed();
}

#endif

}
