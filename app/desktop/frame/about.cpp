#include "app/desktop/frame/about.h"

#include "app/desktop/frame/about_texts.h"

#include <wx/aboutdlg.h>
#include <wx/bmpbndl.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

wxIcon app_icon(int side) {
    wxIcon drawn;
    drawn.CopyFromBitmap(wxBitmapBundle::FromSVG(icon_drawing, {side, side}).GetBitmap({side, side}));
    return drawn;
}

}

wxIconBundle app_icons() {
    wxIconBundle icons;
    for (const int side : {16, 32, 48, 128}) icons.AddIcon(app_icon(side));
    return icons;
}

void show_about(wxWindow& parent) {
    wxAboutDialogInfo info;
    info.SetName(_("Clerk of Works"));
    info.SetVersion(CLERK_VERSION);
    info.SetDescription(_("Referee, scorer and history for building games on the table."));
    info.SetLicence(wxString::FromUTF8(licence_text) + "\n" + wxString::FromUTF8(libraries_text));
    info.SetIcon(app_icon(parent.FromDIP(128)));
    wxAboutBox(info, &parent);
}

}
