# Completion of `clerk` for bash.

_clerk_files() {
    local word=$1
    if declare -F _filedir >/dev/null; then
        _filedir
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

_clerk() {
    local cur=${COMP_WORDS[COMP_CWORD]}
    local commands="check score moves missed"
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$commands --help --version" -- "$cur")
    elif [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "--json --lines --help" -- "$cur")
    else
        _clerk_files "$cur"
    fi
}

complete -o filenames -F _clerk clerk
