import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Outcome,
  planBack,
  planEdit,
  planRemoval,
  remaining,
  type Work,
} from '../../athletes/plan-changes.ts';
import { agencyWorld, type Fault, faults, sleepClock } from '../../testing/agency-world.ts';
import { ApiError } from '../../wire/api-error.ts';
import { sendWork } from './send-work.ts';

const draft = { name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...draft, name: `Demo ${index + 1}`, ITF: index + 1 }));

function start(count: number, next: () => Fault | null = () => null) {
  const world = agencyWorld('extensions', next, () => {}, people(count));
  const { service } = world;
  const signal = new AbortController().signal;
  const listed = () => service.inFull([], signal);
  const attempted = new Set<string>();
  /** Sends until everything has an outcome. */
  async function send(work: Work, key = 'key'): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (let runs = 1; remaining(work, outcomes).steps.length > 0; runs += 1) {
      expect(runs).toBeLessThan(100);
      const ports = {
        ...service,
        clock: sleepClock(),
        stop: new AbortController().signal,
        signal,
        attempted,
        answered: (more: readonly Outcome[]) => void outcomes.push(...more),
      };
      await sendWork(remaining(work, outcomes), key, ports, { rate: null, patience: 60_000 });
    }
    return outcomes;
  }
  return { world, listed, send };
}

const statuses = (outcomes: readonly Outcome[]) => outcomes.map(({ id, status }) => `${id} ${status}`);

test('who was changed meanwhile is left alone, and who was removed meanwhile is gone', async () => {
  const { world, listed, send } = start(4);
  const work = planEdit(await listed(), { available_year: 2028 });
  world.edit('2', { GPA: 3.1 });
  world.edit('3', null);
  expect(statuses(await send(work))).toEqual(['1 done', '2 changed', '3 gone', '4 done']);
  expect(world.athletes.map(({ id, draft: one }) => [id, one.available_year])).toEqual([
    ['1', 2028],
    ['2', 2027],
    ['4', 2028],
  ]);
});

test('removed athletes come back once, with the same content, under other ids', async () => {
  const { world, listed, send } = start(4);
  const before = world.athletes.map((one) => one.draft);
  const work = planRemoval(await listed());
  const outcomes = await send(work);
  expect(world.athletes).toEqual([]);
  const back = planBack(work, outcomes);
  expect(statuses(await send(back))).toEqual(['1 done', '2 done', '3 done', '4 done']);
  await send(back);
  expect(world.athletes.map((one) => one.draft)).toEqual(before);
  expect(world.athletes.map(({ id }) => id)).toEqual(['5', '6', '7', '8']);
});

test('a refusal of the caller ends it; a stop ends it before the next request', async () => {
  const { world, listed } = start(4);
  const work = planEdit(await listed(), { available_year: 2028 });
  const stop = new AbortController();
  const outcomes: Outcome[] = [];
  const ports = {
    ...world.service,
    clock: sleepClock(),
    stop: stop.signal,
    signal: new AbortController().signal,
    attempted: new Set<string>(),
    answered(more: readonly Outcome[]) {
      outcomes.push(...more);
      stop.abort();
    },
  };
  const options = { rate: null, patience: 60_000 };
  expect(await sendWork(work, 'key', ports, options)).toEqual({ ending: 'stopped', problem: null });
  expect(statuses(outcomes)).toEqual(['1 done', '2 done', '3 done']);
  const forbidden = async () => {
    throw new ApiError('refused', 'Not yours.', { status: 403 });
  };
  const refused = sendWork(work, 'key', { ...ports, stop: ports.signal, changeMany: forbidden }, options);
  await expect(refused).rejects.toThrow('Not yours.');
});

test('a refused athlete is named with the reason, and the others are changed', async () => {
  const { world, listed, send } = start(3);
  const { changeMany } = world.service;
  const problems = [{ field: 'available_year', message: 'must be between 2022 and 2050' }];
  Object.assign(world.service, {
    changeMany: async (...[changes, signal]: Parameters<typeof changeMany>) => {
      if (changes.some(({ id }) => id === '2'))
        throw new ApiError('refused', 'Refused.', { status: 422, problems });
      return changeMany(changes, signal);
    },
  });
  const outcomes = await send(planEdit(await listed(), { available_year: 2028 }));
  expect(outcomes.toSorted((one, other) => Number(one.id) - Number(other.id))).toEqual([
    { id: '1', status: 'done', version: '"e-2"', problem: null },
    {
      id: '2',
      status: 'refused',
      version: null,
      problem: 'available_year must be between 2022 and 2050',
    },
    { id: '3', status: 'done', version: '"e-2"', problem: null },
  ]);
});

test('any order of faults and edits of others ends as planned, and an undo as before', async () => {
  const survivable = faults.filter((fault) => !fault.startsWith('crash'));
  const bad = fc.array(fc.option(fc.constantFrom(...survivable), { nil: null, freq: 2 }), { maxLength: 15 });
  const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(bad, bad, someIds, fc.boolean(), async (first, second, touched, removes) => {
      const queue: (Fault | null)[] = [];
      const { world, listed, send } = start(7, () => queue.shift() ?? null);
      const athletes = await listed();
      const contents = () => world.athletes.map((one) => JSON.stringify(one.draft)).toSorted();
      const before = contents();
      const work = removes ? planRemoval(athletes) : planEdit(athletes, { available_year: 2030 });
      for (const id of touched) world.edit(String(id), { bio: 'Edited.' });
      const edited = contents();
      queue.push(...first);
      const outcomes = await send(work);
      queue.length = 0;
      expect(world.athletes.filter((one) => one.draft.available_year === 2027).length).toBe(touched.length);
      queue.push(...second);
      await send(planBack(work, outcomes));
      expect(contents()).toEqual(touched.length === 0 ? before : edited);
    }),
    { numRuns: 150 },
  );
}, 60_000);
