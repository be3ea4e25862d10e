import type { Command } from 'commander';
import type { Host } from './host.ts';

/** Adds flags, examples and the deed; `complete` loads all the others too. */
type Define = (command: Command, host: Host, complete: () => Promise<Command>) => void;

export type Commands = Readonly<Record<string, readonly [about: string, load: () => Promise<Define>]>>;

export const groups: Readonly<Record<string, string>> = {
  athletes: 'athletes whom agencies list',
  agencies: 'agencies and what they offer',
  profiles: 'your profiles, one of which is active',
};

export const commands: Commands = {
  login: ['sign in', async () => (await import('./commands/login.ts')).login],
  logout: ['forget the sign-in', async () => (await import('./commands/logout.ts')).logout],
  whoami: ['say who is signed in', async () => (await import('./commands/whoami.ts')).whoami],
  'profiles list': [
    'list your profiles',
    async () => (await import('./commands/profiles-list.ts')).profilesList,
  ],
  'profiles use': [
    'make one the active profile',
    async () => (await import('./commands/profiles-use.ts')).profilesUse,
  ],
  'athletes list': [
    'list athletes, narrowed and ordered',
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
    'print a file to fill in for an import',
    async () => (await import('./commands/athletes-template.ts')).athletesTemplate,
  ],
  'athletes validate': [
    'check a file of athletes; nothing is sent',
    async () => (await import('./commands/athletes-validate.ts')).athletesValidate,
  ],
  'athletes import': [
    'send a file of athletes to your agency',
    async () => (await import('./commands/athletes-import.ts')).athletesImport,
  ],
  'agencies list': [
    'list agencies, narrowed and ordered',
    async () => (await import('./commands/agencies-list.ts')).agenciesList,
  ],
  'agencies show': [
    'print one agency',
    async () => (await import('./commands/agencies-show.ts')).agenciesShow,
  ],
  completion: [
    'print the script that completes this command line in a shell',
    async () => (await import('./commands/completion.ts')).completion,
  ],
};
