#include "app/desktop/frame/app.h"

wxIMPLEMENT_APP(clerk::desktop::App);
