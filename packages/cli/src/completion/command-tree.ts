import type { Command, Option } from 'commander';

/** What a shell can complete: a command, its subcommands and its flags. */
export interface CommandNode {
  /** Begins with the program's name. */
  readonly path: readonly string[];
  readonly about: string;
  readonly subcommands: readonly CommandNode[];
  readonly flags: readonly FlagNode[];
  readonly takes: Value;
}

export interface FlagNode {
  readonly names: readonly string[];
  readonly about: string;
  /** Null for a flag without a value. */
  readonly value: Value | null;
}

/** Words to choose from, a file, or something that a shell cannot complete. */
export type Value = { readonly choices: readonly string[] } | 'file' | 'other';

export function commandTree(program: Command): CommandNode {
  return nodeOf(program, [program.name()], []);
}

function nodeOf(command: Command, path: readonly string[], inherited: readonly FlagNode[]): CommandNode {
  const help = command.createHelp();
  const own = help.visibleOptions(command).map(flagOf);
  const flags = [
    ...own.filter(({ names }) => !inherited.some((flag) => overlaps(flag.names, names))),
    ...inherited,
  ];
  const handed = flags.filter(({ names }) => !names.includes('--version') && !names.includes('--help'));
  const [argument] = command.registeredArguments;
  return {
    path,
    about: command.description(),
    flags,
    takes: argument === undefined ? 'other' : shellValue(argument.name(), argument.argChoices),
    subcommands: help
      .visibleCommands(command)
      .filter((child) => child.name() !== 'help')
      .map((child) => nodeOf(child, [...path, child.name()], handed)),
  };
}

function flagOf(option: Option): FlagNode {
  return {
    names: [option.short, option.long].filter((name) => typeof name === 'string'),
    about: option.description,
    value: option.required || option.optional ? shellValue(option.flags, option.argChoices) : null,
  };
}

function shellValue(name: string, choices: readonly string[] | undefined): Value {
  if (choices !== undefined) return { choices };
  return /file/i.test(name) ? 'file' : 'other';
}

function overlaps(some: readonly string[], others: readonly string[]): boolean {
  return some.some((name) => others.includes(name));
}

/** The node and all its descendants. */
export function allNodes(node: CommandNode): readonly CommandNode[] {
  return [node, ...node.subcommands.flatMap(allNodes)];
}
