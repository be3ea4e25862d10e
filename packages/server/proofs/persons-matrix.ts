import type { operations } from '@matchpoint/core/contract/operations';

export type CallName = keyof typeof operations;

export const persons = [
  'nobody',
  'bad token',
  'expired token',
  'stranger',
  'former editor',
  'invited',
  'disabled editor',
  'unverified editor',
  'editor',
  'owner',
  'key',
  'key of another',
  'ended key',
] as const;
export type Person = (typeof persons)[number];

/** What a person gets: the call is done, or the status of its refusal. */
export type Outcome = 'done' | 401 | 403 | 404;

const noSignIn = { nobody: 401, 'bad token': 401, 'expired token': 401, 'ended key': 401 } as const;
/** What keys may not do, whoever's they are. */
const people = { key: 403, 'key of another': 403 } as const;
const outsiders = { stranger: 404, 'former editor': 404, invited: 404 } as const;
const insiders = { 'unverified editor': 'done', editor: 'done', owner: 'done' } as const;
/** Where only verified addresses may change anything. */
const verified = { 'unverified editor': 403 } as const;
const disabled = { 'disabled editor': 401 } as const;

type Row = Readonly<Record<Person, Outcome>>;
const everybody: Row = {
  ...{ nobody: 'done', 'bad token': 'done', 'expired token': 'done' },
  ...{ stranger: 'done', 'former editor': 'done', invited: 'done', 'disabled editor': 'done' },
  ...insiders,
  ...{ key: 'done', 'key of another': 'done', 'ended key': 'done' },
};
/** A token does not say whether its account is enabled: writing calls look that up (rules/session.md#bearer). */
const reading: Row = { ...everybody, ...noSignIn, ...people };
const writing: Row = { ...reading, ...disabled, ...verified };
const agencyReading: Row = { ...reading, ...outsiders };
const agencyWriting: Row = { ...writing, ...outsiders };
const ownerReading: Row = { ...agencyReading, 'disabled editor': 403, 'unverified editor': 403, editor: 403 };
const ownerWriting: Row = { ...agencyWriting, editor: 403 };
/** What a program may do with its agency's key. */
const alsoByKey = (row: Row): Row => ({ ...row, key: 'done', 'key of another': 404 });
/** Answers to an invitation. */
const answering: Row = {
  ...{ ...noSignIn, ...people, ...disabled, ...verified },
  ...{ stranger: 404, 'former editor': 404, editor: 404, owner: 404, invited: 'done' },
};

const athlete = { name: 'B', available_semester: 'Fall', available_year: 2028 };

/** What each person gets from each call: a call that is added to the contract has to be added here. */
export const matrix: Readonly<Record<CallName, { readonly row: Row; readonly body?: object }>> = {
  listAthletes: { row: everybody },
  listAgencies: { row: everybody },
  showAthlete: { row: everybody },
  showDistributions: { row: everybody },
  showAgency: { row: everybody },
  showText: { row: everybody },
  signUp: { row: everybody, body: { email: '{fresh}@example.com', password: 'correct horse' } },
  showMe: { row: reading },
  listProfiles: { row: reading },
  switchProfile: { row: agencyWriting, body: { active_profile: '{agencyId}' } },
  createAgency: { row: writing, body: { name: 'B', sports: ['Tennis'] } },
  exportMe: { row: reading },
  // An account with an unverified address may be removed all the same.
  removeMe: { row: { ...writing, 'unverified editor': 'done' } },
  listMyInvitations: { row: reading },
  acceptInvitation: { row: answering },
  declineInvitation: { row: answering },
  showMyAgency: { row: alsoByKey(agencyReading) },
  listMyAthletes: { row: alsoByKey(agencyReading) },
  listMyAthletesInFull: { row: alsoByKey(agencyReading) },
  showMyAthlete: { row: alsoByKey(agencyReading) },
  listMembers: { row: agencyReading },
  listChanges: { row: agencyReading },
  editAgency: { row: agencyWriting, body: { name: 'B' } },
  createAthlete: { row: alsoByKey(agencyWriting), body: athlete },
  createAthletes: { row: alsoByKey(agencyWriting), body: { athletes: [{ ...athlete, client_ref: 'b' }] } },
  changeAthletes: {
    row: alsoByKey(agencyWriting),
    body: { athletes: [{ id: '{athleteId}', version: 'x', change: null }] },
  },
  editAthlete: { row: alsoByKey(agencyWriting), body: { name: 'B' } },
  removeAthlete: { row: alsoByKey(agencyWriting) },
  removeMember: { row: ownerWriting },
  removeAgency: { row: ownerWriting },
  handOver: { row: ownerWriting, body: { member_id: '{memberId}' } },
  listInvitations: { row: ownerReading },
  invite: { row: ownerWriting, body: { email: '{fresh}@example.com' } },
  withdrawInvitation: { row: ownerWriting },
  listKeys: { row: ownerReading },
  createKey: { row: ownerWriting, body: { name: 'B' } },
  endKey: { row: ownerWriting },
  showFamilyPage: { row: everybody, body: { link: '{link}' } },
  answerAsFamily: {
    row: everybody,
    body: {
      link: '{link}',
      answer: 'refuse',
      athlete_name: 'A',
      language: 'en',
      text: '2026-11-27',
      key: '{fresh}',
    },
  },
  createFamilyLinks: { row: alsoByKey(agencyWriting), body: { athletes: ['{athleteId}'] } },
  endFamilyLinks: { row: agencyWriting },
  showKey: {
    row: {
      ...{ ...noSignIn, stranger: 403, 'former editor': 403, invited: 403, 'disabled editor': 403 },
      ...{ 'unverified editor': 403, editor: 403, owner: 403, key: 'done', 'key of another': 'done' },
    },
  },
};

const isCall = (name: string): name is CallName => name in matrix;
export const callNames: readonly CallName[] = Object.keys(matrix).filter(isCall);
