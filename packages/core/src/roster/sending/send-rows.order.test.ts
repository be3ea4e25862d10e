import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BatchResult } from '../../athletes/athlete-batch.ts';
import { memoryJournal } from '../../testing/agency-world.ts';
import { ApiError } from '../../wire/api-error.ts';
import { type ImportPlan, noOptions, type PlannedRow } from '../checking/plan-import.ts';
import { noCounts } from '../journal/row-outcome.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendRows } from './send-rows.ts';

/** New rows, one name for each number. */
function planOf(names: readonly number[]): ImportPlan {
  const rows = names.map(
    (name, index): PlannedRow => ({
      row: index + 2,
      cells: [],
      draft: {
        name: `Demo ${name}`,
        sport: 'Tennis',
        available_semester: 'Fall',
        available_year: 2027,
        ITF: index + 1,
      },
      ref: index.toString(16).padStart(16, '0'),
      namesakes: `demo ${name}`,
      occurrence: 1,
      fate: { kind: 'open' },
      decision: 'send',
      listed: null,
      differs: [],
    }),
  );
  const counts = { send: rows.length, again: 0, done: 0, listed: 0, duplicate: 0, update: 0 };
  return {
    options: noOptions,
    rows,
    counts,
    differing: 0,
    gone: 0,
    missing: [],
    listed: new Map(),
    canChange: false,
  };
}

const created = (index: number): BatchResult => ({
  index,
  status: 'created',
  id: `id ${index}`,
  version: null,
  detail: [],
});
const never = new AbortController().signal;
const calm: Omit<SendingPorts, 'createMany' | 'createOne' | 'listMine'> = {
  takesBatches: () => true,
  mostChanges: () => 3,
  changeMany: () => Promise.reject(new Error('Nobody asked for changes')),
  journal: memoryJournal(),
  clock: { now: () => 0, sleep: () => Promise.reject(new Error('Nobody asked for rest')) },
  stop: never,
  signal: never,
};
const fast: SendingOptions = { concurrency: 8, rate: null, patience: 60_000, batchRows: 3 };

test.each([
  ['batches', 3, true],
  ['singles', 1, true],
  ['singles, where the service takes no batches', 3, false],
] as const)(
  'in whatever order answers, flushes and reports end, each row is told of once: %s',
  async (_, batchRows, hasBatches) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 14 }),
        fc.boolean(),
        async (order, names, isHeard) => {
          const plan = planOf(names);
          const { rows } = plan;
          const told: number[] = [];
          const sent: string[] = [];
          const later = <T>(label: string, value: T) => order.schedule(Promise.resolve(value), label);
          const ports: SendingPorts = {
            ...calm,
            takesBatches: () => hasBatches,
            journal: {
              ...memoryJournal(),
              intend: () => later('intend', undefined),
              settle: () => later('settle', undefined),
            },
            createMany: async (batch) => {
              await later('createMany', null);
              sent.push(...batch.map(({ client_ref }) => client_ref));
              return batch.map((_, index) => created(index)).toReversed();
            },
            createOne: async (_, key) => {
              await later('createOne', null);
              sent.push(key);
              return { id: key };
            },
            listMine: async () => [],
            report: isHeard
              ? async ({ row }) => {
                  await later('report', null);
                  told.push(row);
                }
              : undefined,
          };
          const end = await order.waitFor(sendRows(plan, ports, { ...fast, batchRows }));
          expect({ ending: end.ending, created: end.counts.created }).toEqual({
            ending: 'complete',
            created: rows.length,
          });
          expect(sent.toSorted()).toEqual(rows.map(({ ref }) => ref));
          expect(told.toSorted((a, b) => a - b)).toEqual(isHeard ? rows.map(({ row }) => row) : []);
        },
      ),
      { numRuns: 150 },
    );
  },
);

test('a service that answers for rows twice, not at all, or for none that were sent makes no row count twice or never', async () => {
  const places = fc.constantFrom(-1, 0, 1, 2, 3, 99, 0.5, Number.NaN);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(places, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      async (odd) => {
        const answers = odd.map((indexes) => [0, ...indexes].toReversed());
        const plan = planOf([1, 2, 3, 4, 5, 6, 7]);
        const { rows } = plan;
        const told: number[] = [];
        const { ending, counts } = await sendRows(
          plan,
          {
            ...calm,
            createMany: async (batch) => (answers.shift() ?? batch.map((_, index) => index)).map(created),
            createOne: () => Promise.reject(new Error('Not by single calls')),
            listMine: async () => [],
            report: ({ row }) => {
              told.push(row);
            },
          },
          fast,
        );
        expect([ending, counts.created + counts.unsent, told.toSorted((a, b) => a - b)]).toEqual([
          'complete',
          rows.length,
          rows.map(({ row }) => row),
        ]);
      },
    ),
  );
});

test.each([3, 1])(
  'asked to stop before the first request, it sends nothing (%i rows a request)',
  async (batchRows) => {
    const stop = new AbortController();
    stop.abort();
    const refuse = () => Promise.reject(new Error('Nothing is sent'));
    const end = await sendRows(
      planOf([1, 2, 3, 4, 5]),
      { ...calm, stop: stop.signal, createMany: refuse, createOne: refuse, listMine: async () => [] },
      { ...fast, batchRows },
    );
    expect(end).toEqual({ ending: 'stopped', counts: { ...noCounts, unsent: 5 }, problem: null });
  },
);

test('who fails to hear of the progress ends the run, and is not waited for', async () => {
  const deaf = new Error('deaf');
  const sending = sendRows(
    planOf([1, 2, 3, 4]),
    {
      ...calm,
      createMany: async (batch) => batch.map((_, index) => created(index)),
      createOne: async () => ({ id: null }),
      listMine: async () => [],
      progress: () => {
        throw deaf;
      },
    },
    { ...fast, batchRows: 2 },
  );
  await expect(sending).rejects.toBe(deaf);
});

test.each([2, 1])(
  'a refusal of the caller ends the run after what the others became (%i rows a request)',
  async (batchRows) => {
    const refusal = new ApiError('refused', 'Sign in again.', { status: 401 });
    const told: number[] = [];
    const sending = sendRows(
      planOf([1, 2, 3, 4]),
      {
        ...calm,
        report: ({ row }) => {
          told.push(row);
        },
        createMany: async (batch) => {
          if (batch.some(({ name }) => name === 'Demo 3')) throw refusal;
          return batch.map((_, index) => created(index));
        },
        createOne: async ({ name }) => {
          if (name === 'Demo 3') throw refusal;
          return { id: null };
        },
        listMine: async () => [],
      },
      { ...fast, batchRows },
    );
    await expect(sending).rejects.toBe(refusal);
    expect(told).toEqual(batchRows === 1 ? [2, 3, 5] : [2, 3]);
  },
);

test('it sends again after the rest that the service asked for', async () => {
  const busy = new ApiError('unreachable', 'Busy', { status: 429, retryAfter: 30_000 });
  const answers = [busy];
  const rests: number[] = [];
  let time = 0;
  const { ending, counts } = await sendRows(
    planOf([1, 2, 3]),
    {
      ...calm,
      clock: {
        now: () => time,
        sleep: async (ms) => {
          rests.push(ms);
          time += ms;
        },
      },
      createMany: async (batch) => {
        const failure = answers.shift();
        if (failure !== undefined) throw failure;
        return batch.map((_, index) => created(index));
      },
      createOne: () => Promise.reject(new Error('Not by single calls')),
      listMine: async () => [],
    },
    fast,
  );
  expect({ ending, created: counts.created, rests }).toEqual({
    ending: 'complete',
    created: 3,
    rests: [30_000],
  });
});
