# What is drawn: palette, pieces, board and quarry.
if(NOT TARGET clerk_wx)
  find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base)
  add_library(clerk_wx INTERFACE)
  target_include_directories(clerk_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
  target_compile_definitions(clerk_wx INTERFACE ${wxWidgets_DEFINITIONS})
  target_link_libraries(clerk_wx INTERFACE ${wxWidgets_LIBRARIES})
endif()

add_library(clerk_drawing STATIC
  accessible_name.cpp
  canvas_keys.cpp
  palette.cpp
  babylon/board_canvas.cpp
  babylon/board_geometry.cpp
  babylon/board_ground.cpp
  babylon/board_marks.cpp
  babylon/board_picture.cpp
  babylon/colours.cpp
  babylon/flowers.cpp
  babylon/in_place.cpp
  babylon/materials.cpp
  babylon/ornaments.cpp
  babylon/quarry_canvas.cpp
  babylon/shadows.cpp
  babylon/strokes.cpp
  babylon/symbols.cpp
  babylon/tile_face.cpp
  babylon/tokens.cpp)
target_link_libraries(clerk_drawing PUBLIC clerk_core clerk_wx PRIVATE clerk_i18n clerk_warnings ${CMAKE_DL_LIBS})
