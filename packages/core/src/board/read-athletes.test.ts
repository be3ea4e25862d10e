import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { ApiError } from '../wire/api-error.ts';
import { emptyBoard } from './board.ts';
import { currentOf, readAthletes, unreadIds, withRead } from './read-athletes.ts';
import { starredFactsOf } from './starred-facts.ts';

const found = (id: string) =>
  ({ kind: 'found', athlete: { id, ...starredFactsOf(anAthlete({ id })) } }) as const;

test('each athlete is read by itself, and what fails is said of that one', async () => {
  const read = await readAthletes(['1', '2', '3', '4', '__proto__'], async (id) => {
    if (id === '2') throw new ApiError('refused', null, { status: 404 });
    if (id === '3') throw new ApiError('refused', null, { status: 410 });
    if (id === '4') throw new ApiError('unreachable', null, { status: 500 });
    return anAthlete({ id, bio: 'x'.repeat(5000) });
  });
  expect([...read]).toEqual([
    ['1', found('1')],
    ['2', { kind: 'gone' }],
    ['3', { kind: 'gone' }],
    ['4', { kind: 'unreachable' }],
    ['__proto__', found('__proto__')],
  ]);
});

test('six are read at once', async () => {
  let running = 0;
  let most = 0;
  const ids = Array.from({ length: 30 }, (_, id) => `${id}`);
  const read = await readAthletes(ids, async (id) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return anAthlete({ id });
  });
  expect([most, [...read.keys()]]).toEqual([6, ids]);
});

test('a service that stays away is not asked for all', async () => {
  const asked: string[] = [];
  const ids = Array.from({ length: 30 }, (_, id) => `${id}`);
  const read = await readAthletes(ids, async (id) => {
    asked.push(id);
    throw new ApiError('unreachable', null);
  });
  expect([asked.length <= 12, [...read.keys()], new Set([...read.values()].map(({ kind }) => kind))]).toEqual(
    [true, ids, new Set(['unreachable'])],
  );
});

test('what was read before is shown until it is read again', () => {
  const [before, current] = [new Map([['1', found('1')]]), new Map([['2', found('2')]])];
  expect(['1', '2', '3'].map((id) => currentOf({ before, current }, id)?.kind)).toEqual([
    'found',
    'found',
    undefined,
  ]);
});

test('who is on the board and was not read yet is read, and who is not on it is forgotten', () => {
  const entries = ['1', '2'].map((id) => ({
    id,
    note: '',
    mark: null,
    markedAt: null,
    starredAt: '2026-11-22T10:00:00.000Z',
    facts: found(id).athlete,
  }));
  const board = { ...emptyBoard, columns: [{ id: 'c1', name: 'x', places: null, entries }] };
  const current = new Map([
    ['1', found('1')],
    ['9', found('9')],
  ]);
  const context = { board, current, before: new Map() };
  expect(unreadIds(context)).toEqual(['2']);
  expect([...withRead(context, new Map([['2', found('2')]])).keys()]).toEqual(['1', '2']);
});
