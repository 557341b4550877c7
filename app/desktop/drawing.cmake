# What is drawn: the palette, and every game's pieces and board.
if(NOT TARGET clerk_wx)
  find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base)
  add_library(clerk_wx INTERFACE)
  target_include_directories(clerk_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
  target_compile_definitions(clerk_wx INTERFACE ${wxWidgets_DEFINITIONS})
  target_link_libraries(clerk_wx INTERFACE ${wxWidgets_LIBRARIES})
endif()

add_library(clerk_drawing STATIC
  screen_reader.cpp
  canvas_keys.cpp
  drawing.cpp
  marks.cpp
  own_pieces.cpp
  palette.cpp
  shadows.cpp
  stamps.cpp
  strokes.cpp)
target_link_libraries(clerk_drawing PUBLIC clerk_core clerk_wx PRIVATE clerk_i18n clerk_warnings ${CMAKE_DL_LIBS})
