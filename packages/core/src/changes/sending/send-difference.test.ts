import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import { clientRef } from '../../athletes/fields/content-key.ts';
import { countNamesakes, namesakeKey } from '../../athletes/fields/namesakes.ts';
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
import { type Addition, type Difference, noDifference, type Outcome, removalOf } from '../difference.ts';
import type { Journal } from '../journal.ts';
import { type DifferencePlan, planUndo, undoCounts } from '../plan-undo.ts';
import { sendDifference } from './send-difference.ts';

const season = { sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const athlete = (name: string, ITF: number): AthleteDraft => ({ name, ITF, ...season });
const addition = (draft: AthleteDraft): Addition => ({
  ref: clientRef(draft, 1),
  draft,
  namesakes: namesakeKey(draft),
});
const bad = <T>(values: readonly T[]) =>
  fc.array(fc.option(fc.constantFrom(...values), { nil: null, freq: 2 }), { maxLength: 25 });
const crashes = bad(['before', 'after'] as const);

/** An agency, and a program that is started again after each crash. */
function programAt(knows: 'extensions' | 'eleven calls', before: readonly AthleteDraft[]) {
  const calls: (Fault | null)[] = [];
  const writes: ('before' | 'after' | null)[] = [];
  let crashed = new AbortController();
  const crash = () => crashed.abort(new Error('crash'));
  const world = agencyWorld(knows, () => calls.shift() ?? null, crash, before);
  const store = memoryStore(
    () => writes.shift() ?? null,
    crash,
    () => crashed.signal,
  );
  /** @returns whether everything is done */
  async function run(isUndo: boolean, batchRows: number, plan: (journal: Journal) => Promise<Planned>) {
    crashed = new AbortController();
    const { signal } = crashed;
    const journal = memoryJournal(store, isUndo);
    const outcomes: Outcome[] = [];
    try {
      const { difference, isDone } = await plan(journal);
      const ports = {
        service: world.service,
        journal,
        clock: sleepClock(),
        listed: countNamesakes(await world.service.listMine(signal)),
        gate: async () => {},
        stop: new AbortController().signal,
        signal,
        answered: (more: readonly Outcome[]) => void outcomes.push(...more),
      };
      const { ending } = await sendDifference(difference, ports, { batchRows, rate: null, patience: 60_000 });
      return ending === 'complete' && isDone(outcomes);
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiError)) throw error;
      return false;
    }
  }
  async function runUntilDone(...[isUndo, batchRows, plan]: Parameters<typeof run>) {
    for (let runs = 1; !(await run(isUndo, batchRows, plan)); runs += 1) expect(runs).toBeLessThan(200);
  }
  return { world, calls, writes, run, runUntilDone };
}

interface Planned {
  readonly difference: Difference;
  readonly isDone: (outcomes: readonly Outcome[]) => boolean;
}

const isSettled = (outcomes: readonly Outcome[]) =>
  outcomes.every(({ status }) => status !== 'unsent' && status !== 'unknown');
const open = (added: readonly Addition[], { fateOf }: Journal) =>
  added.filter(({ ref }) => fateOf(ref).kind !== 'done');
const contentsOf = (drafts: readonly AthleteDraft[]) =>
  drafts.map((draft) => JSON.stringify(Object.entries(draft).toSorted())).toSorted();
const contents = ({ athletes }: AgencyWorld) => contentsOf(athletes.map(({ draft }) => draft));

test.each(['extensions', 'eleven calls'] as const)(
  'any order of faults and kills adds each athlete once, at a service that knows the %s',
  async (knows) => {
    const names = fc.array(fc.constantFrom('Ada', 'Bo', 'Cy', 'Di', 'Eve'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        names,
        bad(faults),
        crashes,
        fc.constantFrom(1, 3),
        fc.array(fc.constantFrom('Ada', 'Bo'), { maxLength: 2 }),
        async (wanted, calls, writes, batchRows, twins) => {
          const before = twins.map((name) => athlete(name, 0));
          const added = wanted.map((name, index) => addition(athlete(name, index + 1)));
          const program = programAt(knows, before);
          program.calls.push(...calls);
          program.writes.push(...writes);
          await program.runUntilDone(false, batchRows, async (journal) => ({
            difference: { ...noDifference, added: open(added, journal) },
            isDone: isSettled,
          }));
          expect(
            program.world.athletes.map(({ draft: { name, ITF } }) => `${name} ${ITF}`).toSorted(),
          ).toEqual(
            [...before, ...added.map(({ draft }) => draft)]
              .map(({ name, ITF }) => `${name} ${ITF}`)
              .toSorted(),
          );
        },
      ),
      { numRuns: 300 },
    );
  },
  120_000,
);

const others = [1, 2, 3, 4].map((ITF) => ({ ...athlete(`Demo ${ITF}`, ITF), GPA: 3 }));
const newcomers = [5, 6, 7, 8].map((ITF) => addition(athlete(`Demo ${ITF}`, ITF)));

/** Adds four athletes, changes two and removes one of those that are listed. */
async function planAll({ service }: AgencyWorld, journal: Journal): Promise<Planned> {
  const listed = await service.inFull([], new AbortController().signal);
  return {
    difference: {
      added: open(newcomers, journal),
      updated: listed
        .filter(({ id, athlete }) => (id === '1' || id === '2') && athlete?.GPA === 3)
        .map(({ id, name, version }) => ({ id, name, version, before: { GPA: 3 }, after: { GPA: 4 } })),
      removed: listed.filter(({ id }) => id === '3').map(removalOf),
    },
    isDone: isSettled,
  };
}

async function planBack(
  { service }: AgencyWorld,
  journal: Journal,
): Promise<Planned & { plan: DifferencePlan }> {
  const listed = await service.inFull([], new AbortController().signal);
  const plan = planUndo(journal, { listed, canChange: true, asks: true });
  await journal.settle(plan.found.additions);
  await journal.settleChanges(plan.found.changes);
  return {
    plan,
    difference: plan.difference,
    isDone: (outcomes) => undoCounts(plan, outcomes).left === 0,
  };
}

test('any order of faults, kills and edits of others ends as planned, and its undo as before, also of a part', async () => {
  const touched = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 });
  const attempts = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(bad(faults), crashes, bad(faults), crashes),
      touched,
      attempts,
      fc.constantFrom(1, 3),
      async ([calls, writes, callsBack, writesBack], edits, mostRuns, batchRows) => {
        const program = programAt('extensions', others);
        const { world } = program;
        const plan = (journal: Journal) => planAll(world, journal);
        program.calls.push(...calls);
        program.writes.push(...writes);
        if (mostRuns === null) {
          await program.runUntilDone(false, batchRows, plan);
          expect(contents(world)).toEqual(
            contentsOf([
              ...others.slice(0, 2).map((one) => ({ ...one, GPA: 4 })),
              ...others.slice(3),
              ...newcomers.map(({ draft }) => draft),
            ]),
          );
        } else for (let runs = 0; runs < mostRuns; runs += 1) await program.run(false, batchRows, plan);
        program.calls.length = 0;
        program.writes.length = 0;
        const edited = new Set<string>();
        for (const id of edits) {
          const one = world.athletes[id - 1];
          if (one === undefined) continue;
          world.edit(one.id, { GPA: 2 });
          edited.add(one.draft.name);
        }
        const left = world.athletes.filter(({ draft }) => edited.has(draft.name)).map(({ draft }) => draft);
        program.calls.push(...callsBack);
        program.writes.push(...writesBack);
        await program.runUntilDone(true, batchRows, (journal) => planBack(world, journal));
        expect(contents(world)).toEqual(
          contentsOf([...others.filter(({ name }) => !edited.has(name)), ...left]),
        );
      },
    ),
    { numRuns: 300 },
  );
}, 120_000);
