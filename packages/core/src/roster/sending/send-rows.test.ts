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
import { noOptions, type PlanOptions, planImport, withFates } from '../checking/plan-import.ts';
import type { ImportSource } from '../import-source.ts';
import type { ImportJournal } from '../journal/import-journal.ts';
import { noCounts, type SendingEnd } from '../journal/row-outcome.ts';
import { matchColumns } from '../matching/match-columns.ts';
import type { Clock, SendingOptions } from './ports.ts';
import { sendRows } from './send-rows.ts';

/** Rows that differ in their ITF alone. */
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
  readonly source?: ImportSource;
  readonly clock?: Clock;
  readonly gate?: () => Promise<void>;
  readonly world: AgencyWorld;
  readonly journal: ImportJournal;
  readonly crashed: AbortController;
  readonly options?: Partial<SendingOptions>;
  readonly stop?: AbortSignal;
  readonly planned?: Partial<PlanOptions>;
}

/** One run of the program after the check, until it ends or crashes. */
async function run({
  names,
  world,
  journal,
  crashed,
  options,
  stop,
  planned,
  clock = sleepClock(),
  gate,
  source = rosterOf(names),
}: Run): Promise<SendingEnd> {
  const judged = await judgeRows(source, matchColumns(source, {}), async () => {});
  const check = summarize(source, judged);
  const listed = await world.service.inFull([], crashed.signal);
  const match = matchColumns(source, {});
  const rows = withFates(check.valid, journal.fateOf);
  const facts = { check, rows, match, listed, canChange: true };
  return sendRows(
    planImport(facts, { ...noOptions, ...planned }),
    {
      ...world.service,
      journal,
      clock,
      gate,
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
  const planned = { duplicates: before.length === 0 ? 'skip' : 'send' } as const;
  const store = memoryStore(
    () => writes.shift() ?? null,
    crash,
    () => crashed.signal,
  );
  for (let runs = 1; runs < 200; runs += 1) {
    crashed = new AbortController();
    const journal = memoryJournal(store);
    try {
      const { ending, counts } = await run({ names, world, journal, crashed, options, planned });
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

test('while it is paused nothing is sent, and a pause is no outage', async () => {
  const answers: (Fault | null)[] = [null, 'lost', null];
  const world = agencyWorld('extensions', () => answers.shift() ?? null);
  const creates: number[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
  const gate = async () => {
    creates.push(world.creates.length);
    now += 3_600_000;
  };
  const options = { batchRows: 2 };
  const end = await run({
    names: ['Ada', 'Bo', 'Cy'],
    world,
    journal: memoryJournal(),
    ...alone,
    options,
    clock,
    gate,
  });
  expect([end.ending, end.counts.created, creates]).toEqual(['complete', 3, [0, 0, 1]]);
});

/** Rows whose fields stand as they are given, for an update. */
const rosterWith = (values: ReadonlyMap<string, number>): ImportSource => ({
  ...rosterOf([]),
  header: ['Name', 'Available for', 'GPA'],
  rows: [...values].map(([name, Gpa], index) => ({
    row: index + 2,
    cells: [name, 'Fall 2027', String(Gpa)],
  })),
});

test('any order of faults ends with each athlete changed, added or removed as the file says', async () => {
  const gpas = fc.constantFrom(2, 3, 4);
  const rosters = fc
    .uniqueArray(fc.tuple(fc.constantFrom('Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'), gpas), {
      selector: ([name]) => name,
    })
    .map((rows) => new Map(rows));
  await fc.assert(
    fc.asyncProperty(
      rosters,
      rosters,
      bad(faults),
      bad(['before', 'after'] as const),
      async (before, wanted, callFaults, journalFaults) => {
        const [calls, writes] = [[...callFaults], [...journalFaults]];
        let crashed = new AbortController();
        const crash = () => crashed.abort(new Error('crash'));
        const season = { sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
        const listed = [...before].map(([name, Gpa]) => ({ name, GPA: Gpa, SAT: 1200, ...season }));
        const world = agencyWorld('extensions', () => calls.shift() ?? null, crash, listed);
        const store = memoryStore(
          () => writes.shift() ?? null,
          crash,
          () => crashed.signal,
        );
        const planned = { update: true, missing: 'remove' } as const;
        for (let runs = 1; ; runs += 1) {
          crashed = new AbortController();
          const facts = { names: [], source: rosterWith(wanted), world, crashed, planned };
          const end = await run({ ...facts, journal: memoryJournal(store) }).catch((error: unknown) => {
            if (!crashed.signal.aborted && !(error instanceof ApiError)) throw error;
            return null;
          });
          if (end?.ending === 'complete' && end.counts.unsent === 0) break;
          expect(runs).toBeLessThan(200);
        }
        calls.length = 0;
        writes.length = 0;
        const now = world.athletes.map(({ draft }) => draft);
        const expected = [...wanted].map(([name, Gpa]) => {
          return { name, GPA: Gpa, ...(before.has(name) && { SAT: 1200 }), ...season };
        });
        const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
        expect(now.toSorted(byName)).toEqual(expected.toSorted(byName));
        const again = {
          names: [],
          source: rosterWith(wanted),
          world,
          crashed: new AbortController(),
          planned,
        };
        const { counts } = await run({ ...again, journal: memoryJournal(store) });
        expect(counts).toEqual({ ...noCounts, exists: wanted.size });
      },
    ),
    { numRuns: 200 },
  );
}, 120_000);
