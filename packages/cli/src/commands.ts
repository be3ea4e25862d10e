import type { Command } from 'commander';
import type { Host } from './host.ts';
import type { RunCommand } from './run-command.ts';

/** Adds flags, examples and the action; `complete` does so for all commands. */
type Define = (command: RunCommand, host: Host, complete: () => Promise<Command>) => void;

/** The file of a command is loaded when the command runs; it exports commands by the last word of their names. */
type Load = () => Promise<Readonly<Record<string, Define>>>;
export type Commands = Readonly<Record<string, readonly [about: string, load: Load, alias?: string]>>;

export const groups: Readonly<Record<string, string>> = {
  athletes: 'list, import and export athletes, add and correct your own',
  agencies: 'list agencies, change and remove your own',
  members: 'list, invite and remove the people of your agency',
  account: 'print, export and delete your account',
  profiles: 'list and switch your profiles',
  service: 'look at a service of your own',
  config: 'read and write the configuration file',
};

export const commands: Commands = {
  login: ['sign in', () => import('./commands/login.ts')],
  logout: ['sign out on this machine', () => import('./commands/logout.ts')],
  whoami: ['show the signed-in account', () => import('./commands/whoami.ts')],
  'account show': ['show your account and what belongs to it', () => import('./commands/account.ts')],
  'account export': [
    'write everything that is kept about you to a file',
    () => import('./commands/account.ts'),
  ],
  'account delete': ['delete your account for good', () => import('./commands/account-delete.ts')],
  'profiles list': ['list your profiles', () => import('./commands/profiles.ts')],
  'profiles use': ['switch the active profile', () => import('./commands/profiles.ts')],
  'athletes list': ['list athletes, filtered and sorted', () => import('./commands/athletes-list.ts')],
  'athletes show': ['print one athlete', () => import('./commands/athletes-show.ts')],
  'athletes add': ['add an athlete to your agency', () => import('./commands/athletes-add.ts')],
  'athletes update': ['correct one of your athletes', () => import('./commands/own-athlete.ts')],
  'athletes remove': ['remove one of your athletes', () => import('./commands/own-athlete.ts')],
  'athletes export': [
    'write all athletes of your agency to a file',
    () => import('./commands/athletes-export.ts'),
  ],
  'athletes template': [
    'print an example file for an import',
    () => import('./commands/athletes-template.ts'),
  ],
  'athletes validate': [
    'check a file of athletes without sending it',
    () => import('./commands/athletes-validate.ts'),
  ],
  'athletes import': [
    'import a file of athletes into your agency',
    () => import('./commands/athletes-import.ts'),
  ],
  'athletes undo': ['take an import back', () => import('./commands/athletes-undo.ts')],
  'agencies list': ['list agencies, filtered and sorted', () => import('./commands/agencies-list.ts')],
  'agencies show': ['print one agency', () => import('./commands/agencies-show.ts')],
  'agencies update': ['change your agency', () => import('./commands/my-agency.ts')],
  'agencies delete': ['remove your agency with all its athletes', () => import('./commands/my-agency.ts')],
  'members list': ['list the people of your agency', () => import('./commands/members.ts')],
  'members invite': ['invite an editor by email', () => import('./commands/members.ts')],
  'members remove': [
    'remove an editor, withdraw an invitation, or leave',
    () => import('./commands/members.ts'),
  ],
  log: ['list who did what in your agency', () => import('./commands/log.ts'), 'changes'],
  board: [
    'print a shared board, or your own from its file',
    async () => ({ board: (await import('./commands/board.ts')).define }),
  ],
  'service check': [
    'look whether a service can be used, call by call',
    () => import('./commands/service-check.ts'),
  ],
  'config list': ['print the configuration file', () => import('./commands/config.ts')],
  'config get': ['print one value', () => import('./commands/config.ts')],
  'config set': ['set one value', () => import('./commands/config.ts')],
  'config unset': ['remove one value', () => import('./commands/config.ts')],
  completion: ['print a completion script for a shell', () => import('./commands/completion.ts')],
};
