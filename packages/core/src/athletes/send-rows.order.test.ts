import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { memoryJournal } from '../testing/agency-world.ts';
import type { BatchResult } from './athlete-batch.ts';
import { createKeyTable } from './key-table.ts';
import type { PlannedRow } from './planned-row.ts';
import type { Key } from './row-identity.ts';
import { type SendingOptions, sendRows } from './send-rows.ts';
import type { SendingPorts } from './sending-desk.ts';

/** Rows of as many names as there are numbers; an `again` was sent by an earlier run, and nobody knows its fate. */
function rowsOf(names: readonly number[], isAgain = (_: number) => false): PlannedRow[] {
  return names.map((name, index) => ({
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
    name: nameKey(`Demo ${name}`),
    fate: isAgain(index) ? { kind: 'unknown', there: 0 } : { kind: 'open' },
  }));
}

function nameKey(name: string): Key {
  return { high: 7, low: Number(name.slice('Demo '.length)) };
}

async function* piecesOf<T>(rows: readonly T[], size: number): AsyncGenerator<readonly T[], void> {
  for (let place = 0; place < rows.length; place += size) yield rows.slice(place, place + size);
}

const created = (index: number): BatchResult => ({ index, status: 'created', id: `id ${index}`, detail: [] });
const never = new AbortController().signal;
const calm: Pick<SendingPorts, 'journal' | 'clock' | 'stop' | 'signal'> = {
  journal: memoryJournal(
    () => null,
    () => {},
    () => never,
  ),
  clock: { now: () => 0, sleep: () => Promise.reject(new Error('Nobody asked for rest')) },
  stop: never,
  signal: never,
};
const facts = () => ({ listed: createKeyTable(), nameKey });
const fast: SendingOptions = { concurrency: 8, rate: null, patience: 60_000, batchRows: 3 };

test.each([
  ['batches', 3, true],
  ['singles', 1, true],
  ['singles after it was asked for batches', 3, false],
] as const)(
  'in whatever order answers, flushes and reports end, each row is told of once: %s',
  async (_, batchRows, hasBatches) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 14 }),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        async (order, names, size, isHeard) => {
          const rows = rowsOf(names);
          const told: number[] = [];
          const sent: string[] = [];
          const later = <T>(label: string, value: T) => order.schedule(Promise.resolve(value), label);
          const ports: SendingPorts = {
            ...calm,
            journal: {
              fateOf: () => ({ kind: 'open' }),
              idOf: () => null,
              intend: () => later('intend', undefined),
              settle: () => later('settle', undefined),
            },
            createMany: async (batch) => {
              await later('createMany', null);
              if (!hasBatches) throw new ApiError('refused', 'Not Found', { status: 404 });
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
          const end = await order.waitFor(
            sendRows(piecesOf(rows, size), facts(), ports, { ...fast, batchRows }),
          );
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
        const rows = rowsOf([1, 2, 3, 4, 5, 6, 7]);
        const told: number[] = [];
        const { ending, counts } = await sendRows(
          piecesOf(rows, 4),
          facts(),
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
  'asked to stop while the file is read, it sends nothing more (%i rows a request)',
  async (batchRows) => {
    const stop = new AbortController();
    const sent: string[] = [];
    async function* source() {
      yield rowsOf([1, 2]);
      stop.abort();
      yield rowsOf([3, 4, 5]);
    }
    const { ending, counts } = await sendRows(
      source(),
      facts(),
      {
        ...calm,
        stop: stop.signal,
        createMany: async (batch) => {
          sent.push(...batch.map(({ name }) => name));
          return batch.map((_, index) => created(index));
        },
        createOne: async ({ name }) => {
          sent.push(name);
          return { id: null };
        },
        listMine: async () => [],
      },
      { ...fast, batchRows },
    );
    expect({ ending, created: counts.created, sent }).toEqual({ ending: 'stopped', created: 0, sent: [] });
  },
);

test('a batch that is too large says nothing of whether there are batches', async () => {
  const asked: number[] = [];
  const { ending, counts } = await sendRows(
    piecesOf(rowsOf([1, 2, 3, 4, 5]), 5),
    facts(),
    {
      ...calm,
      createMany: async (batch) => {
        asked.push(batch.length);
        if (batch.length > 2) throw new ApiError('refused', 'Too large', { status: 413 });
        throw new ApiError('refused', 'Not Found', { status: 404 });
      },
      createOne: async () => ({ id: null }),
      listMine: async () => [],
    },
    { ...fast, batchRows: 4 },
  );
  expect({ ending, created: counts.created, asked }).toEqual({
    ending: 'complete',
    created: 5,
    asked: [4, 2],
  });
});

test('who fails to hear of the progress ends the run, and is not waited for', async () => {
  const deaf = new Error('deaf');
  const sending = sendRows(
    piecesOf(rowsOf([1, 2, 3, 4]), 2),
    facts(),
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

test('what no row can help ends a rest that the service asked for', async () => {
  const refusal = new ApiError('refused', 'Sign in again.', { status: 401 });
  let refuse = () => {};
  const done = async (rows: number) => Array.from({ length: rows }, (_, index) => created(index));
  const answers: ((rows: number) => Promise<readonly BatchResult[]>)[] = [
    ...[done, done, done],
    () => Promise.reject(new ApiError('unreachable', 'Busy', { status: 429, retryAfter: 30_000 })),
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(refusal);
      }),
  ];
  const sending = sendRows(
    piecesOf(rowsOf(Array.from({ length: 20 }, (_, index) => index)), 7),
    facts(),
    {
      ...calm,
      clock: {
        now: () => 0,
        sleep: (_, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => resolve());
            refuse();
          }),
      },
      createMany: ({ length }) => (answers.shift() ?? done)(length),
      createOne: async () => ({ id: null }),
      listMine: async () => [],
    },
    { ...fast, batchRows: 2 },
  );
  await expect(sending).rejects.toBe(refusal);
});
