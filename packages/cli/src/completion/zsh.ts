import { allNodes, type CommandNode, type FlagNode, type Value } from './command-tree.ts';

export function zshCompletion(root: CommandNode): string {
  const name = root.path[0] ?? '';
  return `#compdef ${name}
# Completion of ${name} for zsh: put it into a folder of your fpath as _${name}.
${allNodes(root).map(functionOf).join('\n')}
if [ "$funcstack[1]" = "_${name}" ]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}

function functionOf({ path, flags, subcommands, takes }: CommandNode): string {
  const specs = flags.flatMap(specsOf).map((spec) => `    ${spec} \\\n`);
  if (subcommands.length === 0)
    return `${idOf(path)}() {
  _arguments -s -S \\
${specs.join('')}    ${quoted(`*::argument:${actionOf(takes)}`)}
}`;
  const described = subcommands.map(({ path: child, about }) => `    ${quoted(`${child.at(-1)}:${about}`)}`);
  return `${idOf(path)}() {
  local line state
  local -a commands
  commands=(
${described.join('\n')}
  )
  _arguments -C \\
${specs.join('')}    '1: :->command' '*::argument:->rest'
  case $state in
    command) _describe command commands ;;
    rest) case $line[1] in
${subcommands.map(({ path: child }) => `      ${child.at(-1)}) ${idOf(child)} ;;`).join('\n')}
    esac ;;
  esac
}`;
}

function idOf(path: readonly string[]): string {
  return `_${path.join('_').replaceAll('-', '_')}`;
}

function specsOf({ names, about, value }: FlagNode): string[] {
  const description = about.replace(/[[\]:]/g, ' ');
  const action = value === null ? '' : `:value:${actionOf(value)}`;
  return names.map((name) => quoted(`${name}[${description}]${action}`));
}

function actionOf(value: Value): string {
  if (value === 'other') return ' ';
  return value === 'file' ? '_files' : `(${value.choices.join(' ')})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
