import { expect, test } from 'vitest';
import type { Athlete } from '../../athletes/fields/athlete.ts';
import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import type { AthleteFieldName } from '../../athletes/fields/athlete-fields.ts';
import { clientRef } from '../../athletes/fields/content-key.ts';
import { namesakeKey } from '../../athletes/fields/namesakes.ts';
import type { OwnAthlete } from '../../athletes/fields/own-athlete.ts';
import type { Fate } from '../../changes/journal.ts';
import { anAthlete } from '../../testing/builders.ts';
import { rememberedReason } from '../matching/choices.ts';
import type { FixedValue, ImportField } from '../matching/import-field.ts';
import { fieldChanges, fieldsOf } from './field-changes.ts';
import {
  neededFields,
  noOptions,
  type PlanFacts,
  type PlanOptions,
  planImport,
  prepareKeys,
  withFates,
} from './plan-import.ts';

interface Row {
  readonly ref: number;
  readonly name: number;
  readonly occurrence?: number;
  readonly GPA?: number;
  readonly id?: string;
}

const draftOf = ({ ref, name, GPA }: Row): AthleteDraft => ({
  name: `Demo ${name}`,
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
  bio: `row ${ref}`,
  ...(GPA !== undefined && { GPA }),
});

/** The agency's athletes of each name: their number, or one athlete's fields. */
type Listed = Readonly<Record<number, number | Partial<Athlete>>>;

function listOf(listed: Listed): OwnAthlete[] {
  return Object.entries(listed).flatMap(([name, facts]): OwnAthlete[] => {
    const one = { id: `id ${name}`, name: `Demo ${name}`, sport: 'Tennis', athlete: null, version: null };
    if (typeof facts === 'number')
      return Array.from({ length: facts }, (_, at) => ({ ...one, id: `${one.id}.${at}` }));
    const athlete = {
      ...anAthlete({ name: `Demo ${name}`, available_semester: 'Fall', available_year: 2027 }),
      ...facts,
    };
    return [{ id: facts.id ?? one.id, name: athlete.name, sport: athlete.sport, athlete, version: '"1"' }];
  });
}

function plan(
  rows: readonly Row[],
  listed: Listed,
  fates: Readonly<Record<string, Fate['kind'] | `done ${string}`>> = {},
  options: Partial<PlanOptions> = {},
  facts: Partial<PlanFacts> = {},
) {
  const fateOf = (ref: string): Fate => {
    const row = rows.find((other) => clientRef(draftOf(other), other.occurrence ?? 1) === ref);
    const kind = fates[row?.ref ?? ''] ?? 'open';
    if (kind === 'unknown') return { kind, existing: 0 };
    if (kind === 'open') return { kind };
    return { kind: 'done', id: kind.slice(5) || null };
  };
  const valid = rows.map((row, index) => ({
    row: index + 2,
    cells: ['', row.id ?? ''],
    draft: draftOf(row),
    namesakes: namesakeKey(draftOf(row)),
    occurrence: row.occurrence ?? 1,
  }));
  const columns = new Map<ImportField, number>([
    ['name', 0],
    ['GPA', 1],
  ]);
  const check = { valid, invalid: [] };
  return planImport(
    {
      check,
      rows: withFates(valid, fateOf),
      match: { columns, set: new Map(), idColumn: 1 },
      listed: listOf(listed),
      canChange: true,
      asking: null,
      ...facts,
    },
    { ...noOptions, ...options },
  );
}

function decide(...facts: Parameters<typeof plan>) {
  return plan(...facts)
    .rows.map(({ decision }) => decision)
    .join(' ');
}

const ada = { ref: 1, name: 1 };
const bo = { ref: 2, name: 2 };
const roster = [ada, bo, { ...ada, occurrence: 2 }, { ref: 3, name: 1 }];

test('new rows are sent, one that repeats another or a listed name is not, unless that is wanted', () => {
  const always = { duplicates: 'send' } as const;
  expect(decide(roster, {})).toBe('send send duplicate send');
  expect(decide(roster, {}, {}, always)).toBe('send send send send');
  expect(decide(roster, { 1: 1 })).toBe('listed send duplicate send');
  expect(decide(roster, { 1: 2, 2: 5 })).toBe('listed listed duplicate listed');
  expect(decide(roster, { 1: 2, 2: 5 }, {}, always)).toBe('send send send send');
});

test('rows of earlier runs account for the listed first', () => {
  const namesakes = [{ ref: 3, name: 1 }, ada];
  expect(decide(namesakes, { 1: 1 }, { 1: 'done' })).toBe('send done');
  expect(decide(namesakes, { 1: 1 }, { 1: 'unknown' })).toBe('send again');
  expect(decide(namesakes, { 1: 2 }, { 1: 'done' })).toBe('listed done');
});

test('rows that an earlier run created and the agency no longer lists are counted', () => {
  const done = { 1: 'done', 2: 'done', 3: 'unknown' } as const;
  expect(plan(roster, { 1: 1, 2: 1 }, done)).toMatchObject({ gone: 1, counts: { done: 3, again: 1 } });
  expect(plan(roster, { 1: 2, 2: 1 }, done).gone).toBe(0);
  expect(plan(roster, {}, done).gone).toBe(3);
  expect(plan(roster, {}).gone).toBe(0);
  expect(plan(roster, { 1: { id: '7' } }, { 1: 'done 7', 3: 'done' }).gone).toBe(2);
});

test('a row that differs from its listed athlete is counted, and changes it where that is wanted', () => {
  const edited = [{ ref: 9, name: 1, GPA: 3.5 }];
  const sight = (...facts: Parameters<typeof plan>) => {
    const { rows, differing, counts } = plan(...facts);
    const changes = rows.map(({ decision, listed, differs }) =>
      [decision, listed?.id, ...differs.map(({ field, from, to }) => `${field} ${from} → ${to}`)].join(', '),
    );
    return [...changes, differing, counts.update];
  };
  const listed: Listed = { 1: { GPA: 3.2, gender: 'Female' } };
  const update = { update: true };
  expect([
    sight(edited, listed),
    sight(edited, listed, {}, update),
    sight(edited, listed, { 9: 'done id 1' }, update),
    sight(edited, listed, {}, update, { canChange: false }),
    sight([{ ref: 9, name: 1, GPA: 3.2 }], listed, {}, update),
  ]).toEqual([
    ['listed, id 1, GPA 3.2 → 3.5', 1, 0],
    ['update, id 1, GPA 3.2 → 3.5', 0, 1],
    ['update, id 1, GPA 3.2 → 3.5', 0, 1],
    ['listed, id 1, GPA 3.2 → 3.5', 1, 0],
    ['listed, id 1', 0, 0],
  ]);
});

test('an empty cell takes the value away, and a field without a column stays unless a person chose a value', () => {
  const listed = {
    1: { GPA: 3.2, SAT: 1200, bio: 'Serves.', available_semester: 'Spring', available_year: 2028 } as const,
  };
  const differs = (...set: readonly (readonly [AthleteFieldName, FixedValue])[]) => {
    const match = { columns: new Map([['GPA' as const, 0]]), set: new Map(set) };
    return plan([{ ref: 9, name: 1 }], listed, {}, {}, { match }).rows[0]?.differs;
  };
  const known = [
    { field: 'available_semester', from: 'Spring', to: 'Fall' },
    { field: 'available_year', from: '2028', to: '2027' },
    { field: 'GPA', from: '3.2', to: '' },
  ];
  expect([
    differs(['bio', { value: 'row 9', reason: rememberedReason }]),
    differs(['bio', { value: 'row 9', reason: 'chosen' }]),
  ]).toEqual([known, [...known, { field: 'bio', from: 'Serves.', to: 'row 9' }]]);
});

test('a row belongs to the athlete that an earlier run created for it, though it has another name by now', () => {
  const { rows, gone } = plan([ada, bo], { 2: { id: '7', name: 'Demo 3' } }, { 1: 'done 7' });
  expect([...rows.map(({ decision, listed }) => [decision, listed?.id]), gone]).toEqual([
    ['done', '7'],
    ['send', undefined],
    0,
  ]);
});

test('by its name a row belongs to an athlete only where the file and the list have one each', () => {
  const pairs = (...facts: Parameters<typeof plan>) =>
    plan(...facts).rows.map(({ listed }) => listed?.id ?? null);
  const twin = { ref: 2, name: 1 };
  expect([
    pairs([ada, twin], { 1: 1 }),
    pairs([twin], { 1: 2 }),
    pairs([twin], { 1: 1 }),
    pairs([ada, { ...ada, occurrence: 2 }], { 1: 1 }),
    pairs([twin], { 1: 1 }, { 2: 'unknown' }),
    pairs([twin], { 1: 1 }, {}, { duplicates: 'send' }),
  ]).toEqual([[null, null], [null], ['id 1.0'], ['id 1.0', null], [null], [null]]);
});

test('athletes that the file does not have are missing, and nobody while a row was left out', () => {
  const rows = [ada, bo];
  const listed = { 1: 2, 3: 1, 4: { id: '8', name: 'Demo 5' } };
  const missing = (...facts: Parameters<typeof plan>) => plan(...facts).missing.map(({ id }) => id);
  expect(missing(rows, listed, { 2: 'done 8' })).toEqual([]);
  expect(missing(rows, listed, { 2: 'done 8' }, { missing: 'report' })).toEqual(['id 3.0']);
  expect(missing(rows, listed, {}, { missing: 'remove' })).toEqual(['id 3.0', '8']);
  const refused = { row: 9, cells: ['Demo 3'], status: 'invalid' as const, id: null, problems: [] };
  const check = { valid: [], invalid: [refused] };
  expect(missing([], listed, {}, { missing: 'remove' }, { check })).toEqual([]);
});

test('a row belongs to the athlete with its id, also under a new name, unless the ids are not ours', () => {
  const pairs = (...facts: Parameters<typeof plan>) =>
    plan(...facts)
      .rows.map(({ decision, listed }) => `${decision} ${listed?.name ?? '-'}`)
      .join(', ');
  const listed = {
    1: { id: '11', name: 'Demo 1' },
    2: { id: '12', name: 'Demo 2' },
    3: { id: '13', name: 'Demo 3' },
    9: { id: '14', name: 'Demo 9' },
  };
  const known = [
    { ...ada, id: '11' },
    { ...bo, id: '12' },
    { ref: 3, name: 9, id: ' 13 ' },
  ];
  const others = [
    { ref: 4, name: 8, id: '99' },
    { ref: 3, name: 9, occurrence: 2 },
    { ref: 5, name: 3 },
    { ref: 6, name: 1, id: '11' },
  ];
  expect(pairs([...known, ...others], listed, {}, { update: true })).toBe(
    'listed Demo 1, listed Demo 2, update Demo 3, send -, duplicate -, send -, send -',
  );
  const withoutIds = { match: { columns: new Map(), set: new Map() } };
  expect(pairs(known, listed, {}, {}, withoutIds)).toBe('listed Demo 1, listed Demo 2, listed Demo 9');
  const numbered = [
    { ref: 7, name: 7, id: '11' },
    { ref: 3, name: 3, id: '12' },
  ];
  expect(pairs(numbered, listed, {}, { update: true })).toBe('send -, listed Demo 3');
  expect(
    pairs(
      [
        { ...ada, id: '11' },
        { ref: 7, name: 7, id: '12' },
      ],
      listed,
    ),
  ).toBe('listed Demo 1, send -');
});

test('keys are made in steps of a thousand rows, so that a screen stays smooth', async () => {
  const rows = Array.from({ length: 2500 }, (_, row) => {
    const draft = draftOf({ ref: row, name: row });
    return { row, cells: [], draft, namesakes: namesakeKey(draft), occurrence: 1 };
  });
  let pauses = 0;
  await prepareKeys(rows, async () => {
    pauses += 1;
  });
  expect(pauses).toBe(2);
});

test('athletes are listed in full only where a row may belong to one, or somebody asks who is missing', () => {
  const rows = (name: number) => {
    const draft = draftOf({ ref: 1, name });
    const fate = { kind: 'open' } as const;
    return [{ row: 2, cells: [], draft, namesakes: namesakeKey(draft), occurrence: 1, ref: 'a', fate }];
  };
  const needed = (name: number, options: Partial<PlanOptions> = {}, listed: Listed = { 1: 1 }) =>
    neededFields(
      { rows: rows(name), match: { columns: new Map(), set: new Map() }, listed: listOf(listed) },
      { ...noOptions, ...options },
    );
  const needs = (...facts: Parameters<typeof needed>) => needed(...facts) !== null;
  expect([needs(1), needs(2), needs(1, { duplicates: 'send' }), needs(2, { missing: 'report' })]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  // The fields of an athlete who is as the row says are not needed.
  const listed = { 1: { id: 'a' } };
  const athletes = [{ id: 'a' }, { id: 'a', available_year: 2028 }, { id: 'b' }].map(
    (facts) => listOf({ 1: facts })[0]?.athlete,
  );
  expect(athletes.map((one) => one && needed(1, {}, listed)?.(one))).toEqual([false, true, true]);
});

test('a plan is asked about where a person can decide, and twice where athletes are removed', () => {
  const question = (...facts: Parameters<typeof plan>) => plan(...facts).question;
  const one = [{ ref: 1, name: 1, GPA: 3 }];
  const removing = { missing: 'remove' } as const;
  expect([
    question([], {}),
    question(one, { 1: 2 }),
    question(one, {}),
    question(one, {}, { 1: 'unknown' }),
    question(one, { 1: { GPA: 2 } }),
    question(one, { 1: { GPA: 2 } }, {}, { update: true }),
    question(one, { 1: 1, 2: 1 }, { 1: 'done' }, { missing: 'report' }),
    question(one, { 1: 1, 2: 1 }, { 1: 'done' }, removing),
    question(one, { 1: 1, 2: 1 }, { 1: 'done' }, removing, { canChange: false }),
    question(one, {}, {}, removing),
  ]).toEqual(['none', 'none', 'ask', 'ask', 'ask', 'ask', 'ask', 'askTwice', 'ask', 'ask']);
});

test('additions are hidden where that is wanted, others only by a word of their own', () => {
  const rows = [ada, { ref: 4, name: 2, GPA: 3 }];
  const hidden = (options: Partial<PlanOptions>) =>
    plan(rows, { 2: { GPA: 4, hidden: true } }, {}, options).rows.map(({ decision, draft, ref }) => [
      decision,
      draft.hidden,
      ref === clientRef(draft, 1),
    ]);
  expect([hidden({}), hidden({ hidden: true, update: true })]).toEqual([
    [
      ['send', undefined, true],
      ['listed', undefined, true],
    ],
    [
      ['send', true, true],
      ['update', undefined, true],
    ],
  ]);
  const columns = new Map<ImportField, number>([['hidden', 0]]);
  const listed = anAthlete({ hidden: true });
  const changes = (draft: Partial<AthleteDraft>) =>
    fieldChanges({ ...draftOf(ada), ...draft }, listed, fieldsOf({ columns, set: new Map() })).filter(
      ({ field }) => field === 'hidden',
    );
  expect([changes({}), changes({ hidden: true }), changes({ hidden: false })]).toEqual([
    [],
    [],
    [{ field: 'hidden', from: 'true', to: 'false' }],
  ]);
});
