#include "app/desktop/widgets/title_bar.h"

namespace clerk::desktop {

/// GTK is told of the theme, and the system follows it.
void dress_title_bar(wxTopLevelWindow&) {}

/// wxWidgets sees to it.
void hear_of_theme(wxTopLevelWindow&) {}

}
