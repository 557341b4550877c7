#include "app/desktop/app.h"

wxIMPLEMENT_APP(clerk::desktop::App);
