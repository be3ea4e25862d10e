import { allNodes, type CommandNode, type Value } from './command-tree.ts';

/** For bash 3.2, the version of macOS, or newer, without other packages. */
export function bashCompletion(root: CommandNode): string {
  const nodes = allNodes(root);
  return `# Completion of ${root.path[0]} for bash: source <(${root.path[0]} completion bash)
_${root.path[0]}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" at="${root.path[0]}" i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
${nodes
  .slice(1)
  .map(({ path }) => `      '${path.join(' ')}') at='${path.join(' ')}' ;;`)
  .join('\n')}
    esac
  done
  case "$at $before" in
${nodes.flatMap(valueCases).join('\n')}
  esac
  case "$at" in
${nodes.map(nodeCase).join('\n')}
  esac
}
complete -F _${root.path[0]} ${root.path[0]}
`;
}

function valueCases({ path, flags }: CommandNode): string[] {
  return flags.flatMap(({ names, value }) =>
    value === null
      ? []
      : [`    ${names.map((name) => `'${path.join(' ')} ${name}'`).join('|')}) ${replies(value)} return ;;`],
  );
}

function nodeCase({ path, flags, subcommands, takes }: CommandNode): string {
  const names = flags.flatMap((flag) => flag.names.filter((name) => name.startsWith('--')));
  const words = subcommands.map((child) => child.path.at(-1) ?? '');
  const other = words.length > 0 ? replies({ choices: words }) : replies(takes);
  return `    '${path.join(' ')}')
      if [[ $word == -* ]]; then ${replies({ choices: names })}
      else ${other} fi ;;`;
}

function replies(value: Value): string {
  if (value === 'other') return ':;';
  if (value === 'file') return 'COMPREPLY=($(compgen -f -- "$word")); compopt -o filenames 2>/dev/null;';
  return `COMPREPLY=($(compgen -W '${value.choices.join(' ')}' -- "$word"));`;
}
