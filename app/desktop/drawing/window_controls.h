// The system's controls in the colours of the window. Under GTK alone: elsewhere they look as the system has them.
#pragma once

namespace clerk::desktop {

/// Of the theme in use; once more when it has changed. Whoever needs more contrast keeps what the system gives for it.
void dress_controls();

}
