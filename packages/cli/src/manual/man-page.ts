import type { Command, Help, Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { createHost } from '../node-host.ts';
import { loadProgram } from '../program.ts';

/** matchpoint(1), from the help of each command. */
export const manPage = pageOf(await loadProgram(createHost(process)));

function pageOf(program: Command): string {
  const help = program.createHelp();
  return [
    `.TH MATCHPOINT 1 "" "matchpoint ${manifest.version}" "Matchpoint"`,
    '.nh',
    '.ad l',
    '.SH NAME',
    `matchpoint \\- ${roff(program.description()).replace(/\.$/, '')}`,
    '.SH SYNOPSIS',
    `.B matchpoint\n${roff(program.usage())}`,
    '.SH DESCRIPTION',
    roff(program.description()),
    '.SH COMMANDS',
    ...leavesOf(program).flatMap((command) => commandPart(command, help)),
    '.SH OPTIONS OF EVERY COMMAND',
    ...program.options.flatMap((option) => optionPart(option, help)),
    '.SH NOTES',
    ...afterPart(program),
    '',
  ].join('\n');
}

/** The commands with an action, in order, without the topics of help. */
function leavesOf(command: Command): readonly Command[] {
  const children = command.commands.filter((child) => !['help', 'options'].includes(child.name()));
  return children.length === 0 ? [command] : children.flatMap(leavesOf);
}

function commandPart(command: Command, help: Help): readonly string[] {
  return [
    `.SS ${roff(help.commandUsage(command))}`,
    `${roff(help.commandDescription(command))}.`,
    ...help
      .visibleArguments(command)
      .flatMap((argument) => entry(help.argumentTerm(argument), help.argumentDescription(argument))),
    ...help
      .visibleOptions(command)
      .filter(({ long }) => long !== '--help')
      .flatMap((option) => optionPart(option, help)),
    ...afterPart(command),
  ];
}

function optionPart(option: Option, help: Help): readonly string[] {
  return entry(help.optionTerm(option), help.optionDescription(option));
}

function entry(term: string, about: string): readonly string[] {
  return ['.TP', `.B ${roff(term)}`, roff(about)];
}

/** The part of a command's help after its options: paragraphs, and examples and lists line by line. */
function afterPart(command: Command): readonly string[] {
  const written: string[] = [];
  command.configureOutput({ writeOut: (text) => written.push(text) }).outputHelp();
  const [, ...after] = written;
  const blocks = after.join('').trim().split('\n\n');
  return blocks
    .filter((block) => block !== '')
    .flatMap((block) => ['.PP', ...(/^ /m.test(block) ? ['.nf', roff(block), '.fi'] : [roff(block)])]);
}

/** Text as roff reads it: backslashes, hyphens, leading dots and characters beyond ASCII are its own. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&')
    .replace(/[^\0-~]/gu, (character) => `\\[u${hexOf(character)}]`);
}

function hexOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
