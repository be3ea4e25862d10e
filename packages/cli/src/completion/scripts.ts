/** Each script calls `matchpoint completion <shell> -- <words>`; the answer ':files' stands for file names. */
export const scripts = {
  bash: `# Completion of matchpoint for bash 3.2 or newer: source <(matchpoint completion bash)
_matchpoint() {
  local word="\${COMP_WORDS[COMP_CWORD]}" IFS=$'\\n' words
  words="$(matchpoint completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)"
  if [[ $words == :files ]]; then
    COMPREPLY=($(compgen -f -- "$word")); compopt -o filenames 2>/dev/null
  else
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  fi
}
complete -F _matchpoint matchpoint
`,
  zsh: `#compdef matchpoint
# Completion of matchpoint for zsh: put it into a folder of your fpath as _matchpoint.
_matchpoint() {
  local -a words_found
  words_found=("\${(@f)$(matchpoint completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ $words_found[1] == :files ]]; then _files; else _describe matchpoint words_found; fi
}
if [ "$funcstack[1]" = "_matchpoint" ]; then _matchpoint "$@"; else compdef _matchpoint matchpoint; fi
`,
  fish: `# Completion of matchpoint for fish: put it into ~/.config/fish/completions/matchpoint.fish
function __matchpoint_complete
  set -l found (matchpoint completion fish -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
  if test "$found[1]" = :files
    __fish_complete_path (commandline -ct)
  else
    printf '%s\\n' $found
  end
end
complete -c matchpoint -f -a '(__matchpoint_complete)'
`,
  powershell: `# Completion of matchpoint for PowerShell 5.1 or newer: matchpoint completion powershell >> $PROFILE
Register-ArgumentCompleter -Native -CommandName matchpoint -ScriptBlock {
  param($word, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($word -eq '') { $words += '' }
  $found = @(matchpoint completion powershell -- @words 2>$null)
  if ($found[0] -eq ':files') { return }
  $found | Where-Object { $_ -like "$word*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`,
} as const;

export type Shell = keyof typeof scripts;

/** Separates a word from its description; null: the shell shows words alone. */
export const separators: Readonly<Record<Shell, string | null>> = {
  bash: null,
  zsh: ':',
  fish: '\t',
  powershell: null,
};
