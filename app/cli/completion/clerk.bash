# Completion of `clerk` and `clerk-of-works` for bash.

_clerk_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

_clerk_files() {
    local word=$1
    if declare -F _filedir >/dev/null; then
        _filedir
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

_clerk_options() {
    case $1 in
    walk) echo "--output --force --help" ;;
    doctor) echo "--repair --json --db --help" ;;
    "history list") echo "--game --player --limit --all --bin --json --db --help" ;;
    "history stats") echo "--game --without-aids --without-waivers --json --db --help" ;;
    "history leaderboard") echo "--game --by --json --db --help" ;;
    "history export") echo "--csv --records --bgsplay --force --json --db --help" ;;
    "history import") echo "--dry-run --match --leave-out --leave-out-unreadable --undo --json --db --help" ;;
    "history add") echo "--wins --rows --team --ahead --shared --won --lost --first-began --at --place --notes --json --db --help" ;;
    "history merge") echo "--dry-run --json --db --help" ;;
    "club pair") echo "--by --tables --game --night --new --without --json --db --help" ;;
    "club init") echo "--name --json --db --help" ;;
    "club join") echo "--yes --json --db --help" ;;
    "club sync") echo "--after-restore --json --db --help" ;;
    "club leaderboard") echo "--game --json --db --help" ;;
    history* | club*) echo "--json --db --help" ;;
    *) echo "--json --lines --help" ;;
    esac
}

_clerk() {
    local cur=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
    local commands="check score moves missed advise review walk doctor history club"
    local history_commands="list show add players stats leaderboard export import merge backup restore begin"
    local club_commands="init admit photos join status sync leave leaderboard pair standings"
    [[ $command == history || $command == club ]] && ((COMP_CWORD > 2)) && command+=" ${COMP_WORDS[2]}"
    if ((COMP_CWORD == 1)); then
        _clerk_words "$commands --help --version" "$cur"
    elif [[ $command == history ]] && ((COMP_CWORD == 2)); then
        _clerk_words "$history_commands --help" "$cur"
    elif [[ $command == club ]] && ((COMP_CWORD == 2)); then
        _clerk_words "$club_commands --help" "$cur"
    elif [[ $cur == -* ]]; then
        _clerk_words "$(_clerk_options "$command")" "$cur"
    else
        _clerk_files "$cur"
    fi
}

_clerk_of_works() {
    local cur=${COMP_WORDS[COMP_CWORD]}
    if [[ $cur == -* ]]; then
        _clerk_words "--db --help --version" "$cur"
    else
        _clerk_files "$cur"
    fi
}

complete -o filenames -F _clerk clerk
complete -o filenames -F _clerk_of_works clerk-of-works
