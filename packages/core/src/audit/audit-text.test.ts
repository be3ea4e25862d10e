import { expect, test } from 'vitest';
import { type AuditEntry, auditActions } from './audit-entry.ts';
import { auditAuthor, auditByDay, auditText } from './audit-text.ts';

const entry = (action: string, facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: '2026-11-22T09:00:00.000Z',
  who: 'ada@example.com',
  action,
  whom: null,
  key: null,
  count: 0,
  athletes: [],
  fields: [],
  ...facts,
});
const ada = { id: '7', name: 'Ada Example' };
const gone = { id: '8', name: null };

test('every action has its sentence', () => {
  expect(auditActions.map((action) => auditText(entry(action, { count: 1, athletes: [ada] })))).toEqual([
    'Created the agency',
    'Disabled the agency',
    'Changed the agency',
    'Enabled the agency again',
    'Handed the agency over',
    'Removed the agency',
    'Added Ada Example',
    'Changed Ada Example',
    'Erased an athlete at a person’s request',
    'Hid Ada Example',
    'Removed Ada Example',
    'Agreed to list Ada Example',
    'Ended the links that no family had answered',
    'Made links for the families of Ada Example',
    'Refused to list Ada Example',
    'Took back the yes to list Ada Example',
    'Invited a person',
    'Withdrew the invitation of a person',
    'Declined an invitation',
    'Created a key',
    'Ended a key',
    'Joined the agency',
    'Left the agency',
    'Removed a person',
  ]);
});

test('the key that it is about is named', () => {
  const key = 'Nightly import';
  expect(['key.created', 'key.ended'].map((action) => auditText(entry(action, { key })))).toEqual([
    'Created the key Nightly import',
    'Ended the key Nightly import',
  ]);
});

test('whom it is about is named, as long as that is kept', () => {
  const about = ['agency.handed-over', 'invitation.sent', 'invitation.withdrawn', 'member.removed'];
  expect(about.map((action) => auditText(entry(action, { whom: 'bo@example.com' })))).toEqual([
    'Handed the agency over to bo@example.com',
    'Invited bo@example.com',
    'Withdrew the invitation of bo@example.com',
    'Removed bo@example.com',
  ]);
});

test('who made it is a person, somebody whose account is gone, the operator, or a program by its key', () => {
  const persons = [
    entry('agency.edited'),
    entry('agency.edited', { who: null }),
    entry('agency.disabled', { who: null }),
    entry('athletes.created', { who: null, key: 'Nightly import' }),
    entry('key.ended', { who: null, key: 'Nightly import' }),
  ];
  expect(persons.map(auditAuthor)).toEqual([
    'ada@example.com',
    'A former member',
    'The operator of this service',
    'Key Nightly import',
    'A former member',
  ]);
});

test('entries stand by day, and within it by the run of one person', () => {
  const [one, two, three, four] = [
    entry('agency.edited', { id: '4', at: '2026-11-22T09:00:00.000Z' }),
    entry('agency.edited', { id: '3', at: '2026-11-22T08:00:00.000Z', who: 'bo@example.com' }),
    entry('agency.edited', { id: '2', at: '2026-11-22T07:00:00.000Z', who: 'bo@example.com' }),
    entry('agency.created', { id: '1', at: '2026-11-21T09:00:00.000Z', who: 'bo@example.com' }),
  ] as const;
  expect(auditByDay([one, two, three, four], (at) => String(at?.slice(0, 10)))).toEqual([
    {
      day: '2026-11-22',
      people: [
        { person: 'ada@example.com', entries: [one] },
        { person: 'bo@example.com', entries: [two, three] },
      ],
    },
    { day: '2026-11-21', people: [{ person: 'bo@example.com', entries: [four] }] },
  ]);
});

test('fields by their labels, or by their names where they are unknown', () => {
  expect(auditText(entry('agency.edited', { fields: ['name', 'zip_code', 'motto'] }))).toBe(
    'Changed the agency: Agency Name, Zip Code, motto',
  );
  expect(
    auditText(entry('athletes.edited', { count: 1, athletes: [ada], fields: ['GPA', 'available_year'] })),
  ).toBe('Changed Ada Example: GPA, Year');
});

test('few athletes by name, more by number', () => {
  const three = [ada, { id: '9', name: 'Bo Example' }, { id: '10', name: 'Cy Example' }];
  expect([
    auditText(entry('athletes.created', { count: 3, athletes: three })),
    auditText(entry('athletes.created', { count: 4, athletes: [...three, ada] })),
    auditText(entry('athletes.created', { count: 1000, athletes: three })),
    auditText(entry('athletes.removed', { count: 1, athletes: [gone] })),
    auditText(entry('athletes.removed', { count: 2, athletes: [ada, gone] })),
  ]).toEqual([
    'Added Ada Example, Bo Example, Cy Example',
    'Added 4 athletes',
    'Added 1,000 athletes',
    'Removed an athlete',
    'Removed 2 athletes',
  ]);
});

test('an action of a newer service is said as it is', () => {
  expect(auditText(entry('agency.merged'))).toBe('Made a change (agency.merged)');
});
