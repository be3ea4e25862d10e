import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AgencyWorld,
  agencyWorld,
  type Fault,
  faults,
  memoryJournal,
  memoryStore,
  sleepClock,
} from '../../testing/agency-world.ts';
import { ApiError } from '../../wire/api-error.ts';
import { judgeRows, summarize } from '../checking/check-rows.ts';
import { type DuplicatePolicy, noOptions, planImport } from '../checking/plan-import.ts';
import { matchColumns } from '../matching/match-columns.ts';
import type { ImportSource } from '../reading/import-source.ts';
import type { ImportJournal } from './import-journal.ts';
import type { SendingOptions } from './ports.ts';
import { noCounts, type SendingEnd } from './row-outcome.ts';
import { sendRows } from './send-rows.ts';

/** Rows that are told apart by their ITF alone. */
function rosterOf(names: readonly string[]): ImportSource {
  return {
    name: 'roster.csv',
    form: 'commas, UTF-8',
    header: ['Name', 'Available for', 'ITF'],
    decimalComma: false,
    rows: names.map((name, index) => ({ row: index + 2, cells: [name, 'Fall 2027', String(index + 1)] })),
  };
}

interface Run {
  readonly names: readonly string[];
  readonly world: AgencyWorld;
  readonly journal: ImportJournal;
  readonly crashed: AbortController;
  readonly options?: Partial<SendingOptions>;
  readonly stop?: AbortSignal;
  readonly duplicates?: DuplicatePolicy;
}

/** One run of the program: what it is asked to do after the check, until it ends or crashes. */
async function run({
  names,
  world,
  journal,
  crashed,
  options,
  stop,
  duplicates = 'skip',
}: Run): Promise<SendingEnd> {
  const source = rosterOf(names);
  const judged = await judgeRows(source, matchColumns(source, {}), async () => {});
  const check = summarize(source, judged);
  const { athletes: listed, canChange } = await world.service.listInFull(crashed.signal);
  const { columns } = matchColumns(source, {});
  const facts = { check, columns, fateOf: journal.fateOf, listed, canChange };
  return sendRows(
    planImport(facts, { ...noOptions, duplicates }),
    {
      ...world.service,
      journal,
      clock: sleepClock(),
      stop: stop ?? new AbortController().signal,
      signal: crashed.signal,
    },
    { concurrency: 4, rate: null, patience: 60_000, batchRows: 3, ...options },
  );
}

const others = { sport: 'Tennis', available_semester: 'Spring', available_year: 2030, ITF: 0 } as const;

/** Runs the program again and again, as a person does, until nothing is left. */
async function runUntilDone(
  knows: 'extensions' | 'eleven calls',
  names: readonly string[],
  callFaults: readonly (Fault | null)[],
  journalFaults: readonly ('before' | 'after' | null)[],
  options: Partial<SendingOptions> = {},
  before: readonly string[] = [],
): Promise<{ readonly world: AgencyWorld; readonly runs: number }> {
  const [calls, writes] = [[...callFaults], [...journalFaults]];
  let crashed = new AbortController();
  const crash = () => crashed.abort(new Error('crash'));
  const listed = before.map((name) => ({ name, ...others }));
  const world = agencyWorld(knows, () => calls.shift() ?? null, crash, listed);
  const duplicates = before.length === 0 ? 'skip' : 'send';
  const store = memoryStore(
    () => writes.shift() ?? null,
    crash,
    () => crashed.signal,
  );
  for (let runs = 1; runs < 200; runs += 1) {
    crashed = new AbortController();
    const journal = memoryJournal(store);
    try {
      const { ending, counts } = await run({ names, world, journal, crashed, options, duplicates });
      if (ending === 'complete' && counts.unsent === 0 && counts.unsettled === 0) return { world, runs };
    } catch (error) {
      if (!crashed.signal.aborted && !(error instanceof Error && error.name === 'ApiError')) throw error;
    }
  }
  throw new Error('It never ends');
}

const rosters = fc.array(fc.constantFrom('Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus'), { maxLength: 12 });
const bad = <T>(values: readonly T[]) =>
  fc.array(fc.option(fc.constantFrom(...values), { nil: null, freq: 2 }), { maxLength: 25 });

const expected = (names: readonly string[]) => names.map((name, index) => `${name} ${index + 1}`).sort();
const present = ({ athletes }: AgencyWorld) =>
  athletes.map(({ draft: { name, ITF } }) => `${name} ${ITF}`).sort();

test.each(['extensions', 'eleven calls'] as const)(
  'any order of faults ends with each row created once, at a service that knows the %s',
  async (knows) => {
    await fc.assert(
      fc.asyncProperty(
        rosters,
        bad(faults),
        bad(['before', 'after'] as const),
        fc.boolean(),
        fc.array(fc.constantFrom('Ada', 'Bo'), { maxLength: 2 }),
        async (names, callFaults, journalFaults, isBatched, before) => {
          const options = { batchRows: isBatched ? 3 : 1 };
          const { world } = await runUntilDone(knows, names, callFaults, journalFaults, options, before);
          expect(present(world)).toEqual([...before.map((name) => `${name} 0`), ...expected(names)].sort());
        },
      ),
      { numRuns: 300 },
    );
  },
  120_000,
);

test('a row without an answer stays unknown when the next run learns that there are no batches, and crashes', async () => {
  const firstRun = [null, null, 'crashAfter'] as const;
  const secondRun = [null, null, 'crash'] as const;
  const { world, runs } = await runUntilDone('eleven calls', ['Ada'], [...firstRun, ...secondRun], [], {}, [
    'Ada',
  ]);
  expect([present(world), runs]).toEqual([['Ada 0', 'Ada 1'], 3]);
});

const nobody = () => {};
const alone = { crashed: new AbortController() };

test('rows are sent in batches', async () => {
  const world = agencyWorld('extensions', () => null, nobody);
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
  const { ending, counts } = await run({
    names,
    world,
    journal: memoryJournal(),
    ...alone,
    options: { batchRows: 2 },
  });
  expect({ ending, counts, creates: world.creates }).toEqual({
    ending: 'complete',
    counts: { ...noCounts, created: 5 },
    creates: [2, 2, 1],
  });
});

test('the same import again sends nothing, with its journal and without', async () => {
  const world = agencyWorld('extensions', () => null, nobody);
  const [names, journal] = [['Ada', 'Ada', 'Bo'], memoryJournal()];
  await run({ names, world, journal, ...alone });
  await run({ names, world, journal, ...alone });
  await run({ names, world, journal: memoryJournal(), ...alone });
  expect(world.creates).toEqual([3]);
});

test('a service that stays away is left alone after a while, and what was sent is known', async () => {
  const answers: (Fault | null)[] = [null, null];
  const world = agencyWorld(
    'extensions',
    () => (answers.length > 0 ? (answers.shift() ?? null) : 'lost'),
    nobody,
  );
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'];
  const end = await run({ names, world, journal: memoryJournal(), ...alone });
  expect(end).toEqual({
    ending: 'unreachable',
    counts: { ...noCounts, created: 3, unsent: 3 },
    problem: 'The service did not come back: The service cannot be reached.',
  });
});

test('a row that the service fails each time is given up, and the others are created', async () => {
  const world = agencyWorld('extensions', () => null, nobody);
  const poisoned: AgencyWorld = {
    ...world,
    service: {
      ...world.service,
      createMany: async (rows, signal) => {
        if (rows.some(({ name }) => name === 'Cy'))
          throw new ApiError('unreachable', 'The service answered with status 500.', { status: 500 });
        return world.service.createMany(rows, signal);
      },
    },
  };
  const names = ['Ada', 'Bo', 'Cy', 'Di'];
  const { ending, counts } = await run({ names, world: poisoned, journal: memoryJournal(), ...alone });
  expect({ ending, counts }).toEqual({
    ending: 'complete',
    counts: { ...noCounts, created: 3, unsent: 1 },
  });
});

test('a batch that is refused as a whole is taken apart until the row is found', async () => {
  const world = agencyWorld('extensions', () => null, nobody);
  const strict: AgencyWorld = {
    ...world,
    service: {
      ...world.service,
      createMany: async (rows, signal) => {
        if (rows.some(({ name }) => name === 'Bo'))
          throw new ApiError('refused', 'name is taken', { status: 422 });
        return world.service.createMany(rows, signal);
      },
    },
  };
  const { counts } = await run({
    names: ['Ada', 'Bo', 'Cy'],
    world: strict,
    journal: memoryJournal(),
    ...alone,
  });
  expect([counts.created, counts.invalid]).toEqual([2, 1]);
});

test('a refusal of the caller ends the run', async () => {
  const world = agencyWorld('extensions', () => null, nobody);
  const refusal = new ApiError('refused', 'Not yours.', { status: 403 });
  const closed: AgencyWorld = {
    ...world,
    service: {
      ...world.service,
      createMany: async () => {
        throw refusal;
      },
    },
  };
  await expect(run({ names: ['Ada'], world: closed, journal: memoryJournal(), ...alone })).rejects.toBe(
    refusal,
  );
});

test('asked to stop, it waits for the answers that are due, and sends nothing more', async () => {
  const stop = new AbortController();
  const world = agencyWorld('extensions', () => null, nobody);
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus'];
  const stopping: AgencyWorld = {
    ...world,
    service: {
      ...world.service,
      createMany: (rows, signal) => {
        if (rows.some(({ name }) => name === 'Cy')) stop.abort();
        return world.service.createMany(rows, signal);
      },
    },
  };
  const journal = memoryJournal();
  const options = { batchRows: 2 };
  const first = await run({ names, world: stopping, journal, ...alone, options, stop: stop.signal });
  const sent = world.athletes.length;
  const second = await run({ names, world, journal, ...alone, options });
  expect([first.ending, first.counts.created, second.ending, second.counts.created]).toEqual([
    'stopped',
    sent,
    'complete',
    names.length - sent,
  ]);
  expect(sent).toBeLessThan(names.length);
});

test('when it stops, each row that the journal has as sent has an outcome', async () => {
  const stop = new AbortController();
  const world = agencyWorld('eleven calls', () => null, nobody);
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus'];
  const stopping: AgencyWorld = {
    ...world,
    service: {
      ...world.service,
      createOne: (draft, key, signal) => {
        if (draft.name === 'Cy') stop.abort();
        return world.service.createOne(draft, key, signal);
      },
    },
  };
  const kept = memoryJournal();
  const intended: string[] = [];
  const settled = new Map<string, string>();
  const journal: ImportJournal = {
    ...kept,
    intend: (rows) => {
      intended.push(...rows.map(({ ref }) => ref));
      return kept.intend(rows);
    },
    settle: (rows) => {
      for (const { ref, status } of rows) settled.set(ref, status);
      return kept.settle(rows);
    },
  };
  const options = { batchRows: 1 };
  const { ending } = await run({ names, world: stopping, journal, ...alone, options, stop: stop.signal });
  const fates = intended.map((ref) => settled.get(ref));
  expect([ending, fates]).toEqual(['stopped', world.athletes.map(() => 'created')]);
  expect(fates.length).toBeLessThan(names.length);
  await run({ names, world, journal, ...alone, options });
  expect(present(world)).toEqual(expected(names));
});
