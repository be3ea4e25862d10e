import type { Command } from 'commander';
import type { Host } from './host.ts';

/** Adds flags, examples and the action; `complete` does so for all commands. */
type Define = (command: Command, host: Host, complete: () => Promise<Command>) => void;

export type Commands = Readonly<Record<string, readonly [about: string, load: () => Promise<Define>]>>;

export const groups: Readonly<Record<string, string>> = {
  athletes: 'list, import and export athletes',
  agencies: 'list agencies, and remove your own',
  members: 'list, invite and remove the people of your agency',
  account: 'print, export and delete your account',
  profiles: 'list and switch your profiles',
  service: 'look at a service of your own',
  config: 'read and write the configuration file',
};

export const commands: Commands = {
  login: ['sign in', async () => (await import('./commands/login.ts')).login],
  logout: ['sign out on this machine', async () => (await import('./commands/logout.ts')).logout],
  whoami: ['show the signed-in account', async () => (await import('./commands/whoami.ts')).whoami],
  'account show': [
    'show your account and what belongs to it',
    async () => (await import('./commands/account-show.ts')).accountShow,
  ],
  'account export': [
    'write everything that is kept about you to a file',
    async () => (await import('./commands/account-export.ts')).accountExport,
  ],
  'account delete': [
    'delete your account for good',
    async () => (await import('./commands/account-delete.ts')).accountDelete,
  ],
  'profiles list': [
    'list your profiles',
    async () => (await import('./commands/profiles-list.ts')).profilesList,
  ],
  'profiles use': [
    'switch the active profile',
    async () => (await import('./commands/profiles-use.ts')).profilesUse,
  ],
  'athletes list': [
    'list athletes, filtered and sorted',
    async () => (await import('./commands/athletes-list.ts')).athletesList,
  ],
  'athletes show': [
    'print one athlete',
    async () => (await import('./commands/athletes-show.ts')).athletesShow,
  ],
  'athletes export': [
    'write all athletes of your agency to a file',
    async () => (await import('./commands/athletes-export.ts')).athletesExport,
  ],
  'athletes template': [
    'print an example file for an import',
    async () => (await import('./commands/athletes-template.ts')).athletesTemplate,
  ],
  'athletes validate': [
    'check a file of athletes without sending it',
    async () => (await import('./commands/athletes-validate.ts')).athletesValidate,
  ],
  'athletes import': [
    'import a file of athletes into your agency',
    async () => (await import('./commands/athletes-import.ts')).athletesImport,
  ],
  'athletes undo': [
    'take an import back',
    async () => (await import('./commands/athletes-undo.ts')).athletesUndo,
  ],
  'agencies list': [
    'list agencies, filtered and sorted',
    async () => (await import('./commands/agencies-list.ts')).agenciesList,
  ],
  'agencies show': [
    'print one agency',
    async () => (await import('./commands/agencies-show.ts')).agenciesShow,
  ],
  'agencies delete': [
    'remove your agency with all its athletes',
    async () => (await import('./commands/agencies-delete.ts')).agenciesDelete,
  ],
  'members list': [
    'list the people of your agency',
    async () => (await import('./commands/members.ts')).membersList,
  ],
  'members invite': [
    'invite an editor by email',
    async () => (await import('./commands/members.ts')).membersInvite,
  ],
  'members remove': [
    'remove an editor, withdraw an invitation, or leave',
    async () => (await import('./commands/members.ts')).membersRemove,
  ],
  changes: ['list the changes of your agency', async () => (await import('./commands/changes.ts')).changes],
  board: [
    'print a shared board, or your own from its file',
    async () => (await import('./commands/board.ts')).board,
  ],
  'service check': [
    'look whether a service can be used, call by call',
    async () => (await import('./commands/service-check.ts')).serviceCheck,
  ],
  'config list': [
    'print the configuration file',
    async () => (await import('./commands/config.ts')).configList,
  ],
  'config get': ['print one value', async () => (await import('./commands/config.ts')).configGet],
  'config set': ['set one value', async () => (await import('./commands/config.ts')).configSet],
  'config unset': ['remove one value', async () => (await import('./commands/config.ts')).configUnset],
  completion: [
    'print a completion script for a shell',
    async () => (await import('./commands/completion.ts')).completion,
  ],
};
