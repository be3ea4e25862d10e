import type { operations } from '@matchpoint/core/contract/operations';
import type { AthleteContract } from '../athletes/athlete-contract.ts';
import type { Operation } from './responses.ts';

/** What the calls are grouped by: the first whose path fits. */
const groups = [
  { name: 'Athletes', description: 'The public list of athletes', path: /^\/api\/athlete/ },
  { name: 'Agencies', description: 'The public list of agencies', path: /^\/api\/agencies/ },
  { name: 'Own athletes', description: "Athletes of the caller's agencies", path: /\{agencyId\}\/athletes/ },
  {
    name: 'People',
    description: 'Members of an agency, invitations, keys and the log of changes',
    path: /\/(members|owner|invitations|keys?|changes)/,
  },
  {
    name: 'Families',
    description: 'Links by which families agree that an athlete is listed',
    path: /^\/api\/consent|\/family-links/,
  },
  { name: 'Own agencies', description: "The caller's agencies", path: /^\/api\/users\/me\/agencies/ },
  { name: 'Account', description: "The caller's account and profiles", path: /^\/api\/users/ },
  { name: 'Texts', description: 'What the operator of the service has written', path: /^\/api\/texts/ },
] as const;

/** The calls of the service, by their names. */
export function callsOf({ operations, lackingCalls }: AthleteContract): [string, Operation][] {
  return Object.entries(operations).filter(([name]) => !lackingCalls.includes(name));
}

/** Their groups. */
export function tagsOf(contract: AthleteContract) {
  const used = new Set(callsOf(contract).map(([, operation]) => groupOf(operation)));
  return groups.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description }));
}

/** rules/service.md#eleven-calls */
export const eleven: ReadonlySet<string> = new Set<string>([
  'listAthletes',
  'showAthlete',
  'listAgencies',
  'showAgency',
  'signUp',
  'showMe',
  'listProfiles',
  'createAgency',
  'showMyAgency',
  'listMyAthletes',
  'createAthlete',
] satisfies (keyof typeof operations)[]);

/** The name of a call's group. */
export function groupOf({ path }: Operation): string | undefined {
  return groups.find((group) => group.path.test(path))?.name;
}

/** The group of a call, and whether every service has it. */
export function placeOf(name: string, operation: Operation): object {
  return {
    tags: [groupOf(operation)],
    description: eleven.has(name)
      ? 'One of the eleven calls that every service has.'
      : 'An addition: a service may lack it, and answers 404, 405 or 501 then.',
  };
}
