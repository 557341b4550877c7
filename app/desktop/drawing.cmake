# What is drawn: the palette, every game's pieces and board, charts and cards, and the files they are written into.
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
  charts/axes.cpp
  charts/category_chart.cpp
  charts/chart.cpp
  charts/chart_canvas.cpp
  charts/distribution_chart.cpp
  charts/frame.cpp
  charts/rating_chart.cpp
  charts/round_chart.cpp
  charts/score_chart.cpp
  charts/series.cpp
  charts/sketch.cpp
  charts/sketch_svg.cpp
  charts/ticks.cpp
  charts/words.cpp
  drawing.cpp
  file_messages.cpp
  files.cpp
  line_breaks.cpp
  marks.cpp
  one_line.cpp
  own_pieces.cpp
  palette.cpp
  picture_file.cpp
  resting_picture.cpp
  result_card.cpp
  result_printout.cpp
  result_sketch.cpp
  result_summary.cpp
  shadows.cpp
  stamps.cpp
  strokes.cpp)
target_link_libraries(clerk_drawing PUBLIC clerk_core clerk_wx PRIVATE clerk_i18n clerk_warnings ${CMAKE_DL_LIBS})
clerk_precompile(clerk_drawing <wx/graphics.h> <wx/image.h> <wx/window.h> ${CLERK_STD_HEADERS})
