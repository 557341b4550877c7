; The installer for Windows, for the user who runs it: it asks for no administrator. packaging/windows gives VERSION, TREE
; (what is to be installed), REMOVAL (the commands that take each part of it away), INSTALLER (the file it makes) and ICON.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
!include Integration.nsh
!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\clerk-of-works"
!define KIND "clerk-of-works.record"

Name "Clerk of Works"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\Clerk of Works"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\clerk-of-works.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"

Section
  SetOutPath "$INSTDIR"
  File /r "${TREE}/*"
  CreateShortcut "$SMPROGRAMS\Clerk of Works.lnk" "$INSTDIR\bin\clerk-of-works.exe"

  ; Windows knows no ending of two parts: of *.clerk.json it sees .json, which stays with what has it, and this program is
  ; offered beside it.
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Clerk of Works"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\bin\clerk-of-works.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\bin\clerk-of-works.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.json\OpenWithProgids" "${KIND}" ""

  ${NotifyShell_AssocChanged}

  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Clerk of Works"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Clerk of Works developers"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\bin\clerk-of-works.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; The histories are the user's, and stay; so does what others have put into the folder.
Section "Uninstall"
  Delete "$SMPROGRAMS\Clerk of Works.lnk"
  !include "${REMOVAL}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.json\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.json"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ${NotifyShell_AssocChanged}
  DeleteRegKey HKCU "${KEY}"
SectionEnd
