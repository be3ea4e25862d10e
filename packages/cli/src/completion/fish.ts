import { allNodes, type CommandNode, type FlagNode, type Value } from './command-tree.ts';

export function fishCompletion(root: CommandNode): string {
  const [name = ''] = root.path;
  return `# Completion of ${name} for fish: put it into ~/.config/fish/completions/${name}.fish
${allNodes(root)
  .flatMap((node) => linesOf(name, node))
  .join('\n')}
`;
}

function linesOf(name: string, { path, subcommands, flags, takes }: CommandNode): string[] {
  const words = path.slice(1);
  const here = words.map((word) => `__fish_seen_subcommand_from ${word}`);
  const children = subcommands.map((child) => child.path.at(-1) ?? '');
  const undecided = children.length === 0 ? [] : [`not __fish_seen_subcommand_from ${children.join(' ')}`];
  const condition = [...here, ...undecided].join('; and ');
  const line = (rest: string) =>
    `complete -c ${name}${condition === '' ? '' : ` -n ${quoted(condition)}`} ${rest}`;
  return [
    ...subcommands.map(({ path: child, about }) => line(`-f -a ${child.at(-1)} -d ${quoted(about)}`)),
    ...flags.map((flag) => line(flagOf(flag))),
    ...(children.length === 0 ? [line(answersOf(takes))] : []),
  ];
}

function flagOf({ names, about, value }: FlagNode): string {
  const spelled = names.map((name) =>
    name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
  );
  return [...spelled, `-d ${quoted(about)}`, ...(value === null ? [] : ['-r', answersOf(value)])].join(' ');
}

function answersOf(value: Value): string {
  if (value === 'other') return '-f';
  return value === 'file' ? '-F' : `-f -a ${quoted(value.choices.join(' '))}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
