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
  oddGpa,
  sleepClock,
} from '../../testing/agency-world.ts';
import { ApiError } from '../../wire/api-error.ts';
import { type Addition, type Difference, noDifference, type Outcome, removalOf } from '../difference.ts';
import type { Journal } from '../journal.ts';
import type { SentAddition } from '../journal-entry.ts';
import { type DifferencePlan, planUndo, undoCounts } from '../plan-undo.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendDifference } from './send-difference.ts';

type Known = 'extensions' | 'eleven calls';
type Say = (...words: readonly unknown[]) => void;

const season = { sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const athlete = (name: string, ITF: number): AthleteDraft => ({ name, ITF, ...season });
const addition = (draft: AthleteDraft, ref = clientRef(draft, 1)): Addition => ({
  ref,
  draft,
  namesakes: namesakeKey(draft),
});
const bad = <T>(values: readonly T[]) =>
  fc.array(fc.option(fc.constantFrom(...values), { nil: null, freq: 2 }), { maxLength: 25 });
const crashes = bad(['before', 'after'] as const);

interface Planned {
  readonly difference: Difference;
  readonly isDone: (outcomes: readonly Outcome[]) => boolean;
}

interface Running {
  readonly isUndo: boolean;
  readonly options: Partial<SendingOptions>;
  readonly ports?: Partial<SendingPorts> | undefined;
}

/** An agency, and a program that is started again after each crash. @param say receives what happens, in words */
function programAt(knows: Known, before: readonly AthleteDraft[], say: Say = () => {}) {
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
  const clock = sleepClock();
  async function send(difference: Difference, journal: Journal, { options, ports }: Running) {
    const { signal } = crashed;
    const listed = countNamesakes(world.athletes.map(({ id, draft }) => ({ id, ...draft })));
    const outcomes: Outcome[] = [];
    const all = {
      ...logged(world.service, journal, say),
      clock: {
        ...clock,
        sleep(ms: number, end: AbortSignal) {
          say('sleep', ms);
          return clock.sleep(ms, end);
        },
      },
      listed,
      gate: async () => {},
      stop: new AbortController().signal,
      signal,
      answered(more: readonly Outcome[]) {
        outcomes.push(...more);
        if (more.length > 0) say(more.map(outcomeText).join(', '));
      },
      ...ports,
    };
    const usual = { batchRows: 2, rate: null, patience: 60_000 };
    const end = await sendDifference(difference, all, { ...usual, ...options });
    return { end, outcomes };
  }
  /** @returns whether everything is done */
  async function run(running: Running, plan: (journal: Journal) => Promise<Planned>) {
    crashed = new AbortController();
    const { signal } = crashed;
    const journal = memoryJournal(store, running.isUndo);
    try {
      const { difference, isDone } = await plan(journal);
      const { end, outcomes } = await send(difference, journal, running);
      return end.ending === 'complete' && isDone(outcomes);
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiError)) throw error;
      return false;
    }
  }
  async function runUntilDone(...args: Parameters<typeof run>) {
    for (let runs = 1; !(await run(...args)); runs += 1) expect(runs).toBeLessThan(200);
  }
  return { world, calls, writes, send, run, runUntilDone };
}

/** A service and a journal that say what they receive; a request says how many namesakes the journal has of each. */
function logged(service: AgencyWorld['service'], journal: Journal, say: Say) {
  const beside = new Map<string, string>();
  const settled = (some: readonly (readonly unknown[])[]) =>
    some.length > 0 && say('journal', some.map((one) => one.map(String).join(' ')).join(', '));
  return {
    service: {
      ...service,
      createMany(rows, signal) {
        say('add', rows.map(({ client_ref }) => beside.get(client_ref)).join(', '));
        return service.createMany(rows, signal);
      },
      createOne(draft, key, signal) {
        say('post', beside.get(key));
        return service.createOne(draft, key, signal);
      },
      changeMany(changes, signal) {
        say('change', ...changes.map(({ id, after }) => (after === null ? `-${id}` : id)));
        return service.changeMany(changes, signal);
      },
      listMine(signal) {
        say('list');
        return service.listMine(signal);
      },
    } satisfies AgencyWorld['service'],
    journal: {
      ...journal,
      intend(sent) {
        for (const [ref, , , existing] of sent) beside.set(ref, `${ref} beside ${existing}`);
        return journal.intend(sent);
      },
      settle(some) {
        settled(some);
        return journal.settle(some);
      },
      settleChanges(some) {
        settled(some);
        return journal.settleChanges(some);
      },
    } satisfies Journal,
  };
}

const outcomeText = ({ kind, key, status, problems }: Outcome) =>
  [kind, key, status, ...problems.map(({ message }) => message)].join(' ');

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
          await program.runUntilDone({ isUndo: false, options: { batchRows } }, async (journal) => ({
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
          await program.runUntilDone({ isUndo: false, options: { batchRows } }, plan);
          expect(contents(world)).toEqual(
            contentsOf([
              ...others.slice(0, 2).map((one) => ({ ...one, GPA: 4 })),
              ...others.slice(3),
              ...newcomers.map(({ draft }) => draft),
            ]),
          );
        } else
          for (let runs = 0; runs < mostRuns; runs += 1)
            await program.run({ isUndo: false, options: { batchRows } }, plan);
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
        await program.runUntilDone({ isUndo: true, options: { batchRows } }, (journal) =>
          planBack(world, journal),
        );
        expect(contents(world)).toEqual(
          contentsOf([...others.filter(({ name }) => !edited.has(name)), ...left]),
        );
      },
    ),
    { numRuns: 300 },
  );
}, 120_000);

const lost = 'lost';
const refused = new ApiError('refused', 'GPA is odd', { status: 422, problems: oddGpa });
const notYours = new ApiError('refused', 'Not yours.', { status: 403 });
const unforeseen = new TypeError('id is undefined');

interface Script extends Partial<Omit<Running, 'isUndo'>> {
  readonly knows?: Known;
  /** Names of athletes to add. */
  readonly add?: readonly string[];
  /** Ids of athletes to change and to remove. */
  readonly change?: readonly string[];
  readonly remove?: readonly string[];
  /** Athletes that the agency has; their ids are 1, 2 and so on. */
  readonly has?: readonly string[];
  /** What becomes of the calls, in order. */
  readonly calls?: readonly (Fault | null)[];
  /** Additions that an earlier run sent without an answer: their refs and namesakes. */
  readonly before?: readonly (readonly [ref: string, existing: number])[];
  /** Ids of athletes that others edit, or remove, before all this is sent. */
  readonly edited?: readonly string[];
  readonly gone?: readonly string[];
  readonly journal?: Partial<Journal>;
  /** The lines to keep. */
  readonly only?: RegExp;
}

/** Sends a difference in a world where each call has its fate. @returns what happens, a line each */
async function log(script: Script): Promise<string> {
  const { knows = 'extensions', has = ['Ada'], add = [], change = [], remove = [], journal } = script;
  const lines: string[] = [];
  const say: Say = (...words) => void lines.push(words.map(String).join(' '));
  const program = programAt(
    knows,
    has.map((name) => ({ name, GPA: 3, ...season })),
    say,
  );
  const { world, calls } = program;
  const listed = await world.service.inFull([], new AbortController().signal);
  for (const id of script.edited ?? []) world.edit(id, { SAT: 1200 });
  for (const id of script.gone ?? []) world.edit(id, null);
  const own = (ids: readonly string[]) => listed.filter(({ id }) => ids.includes(id));
  const known = memoryJournal();
  const before = script.before ?? [];
  await known.intend(before.map(([ref, existing]): SentAddition => [ref, ref, 'Tennis', existing]));
  calls.push(...(script.calls ?? []));
  const difference = {
    added: add.map((name, index) => addition(athlete(name, index + 1), `${name}-${index + 1}`)),
    updated: own(change).map(({ id, name, version }) => {
      return { id, name, version, before: { GPA: 3 }, after: { GPA: 4 } };
    }),
    removed: own(remove).map(removalOf),
  };
  const running = { isUndo: false, options: script.options ?? {}, ports: script.ports };
  try {
    const { end } = await program.send(difference, { ...known, ...journal }, running);
    say(end.ending, ...(end.problem === null ? [] : [end.problem]));
  } catch (error) {
    say(String(error));
  }
  const { only } = script;
  return lines.filter((line) => only === undefined || only.test(line)).join('\n');
}

const fails = (count: number) => Array.from({ length: count }, () => '500' as const);
/** Only what is sent, and outcomes. */
const patient = { only: /^(add|post|change|upd)/, options: { patience: 600_000 } };
const singly = { knows: 'eleven calls' } as const;
const full = async () => {
  throw new Error('The disk is full.');
};
const onceAnswered = new AbortController();
const clock = sleepClock();
const hour = () => clock.sleep(3_600_000, onceAnswered.signal);

const scripts: readonly (readonly [name: string, script: Script])[] = [
  [
    'Additions by batches, those of an earlier run first, each with one outcome',
    {
      add: ['Ada', 'Bo', 'Cy', 'Di', 'Eve'],
      before: [['Di-4', 5]],
      calls: [null, lost, '429', 'cut', 'invalid'],
    },
  ],
  [
    'A batch that is refused for one of its rows',
    { add: ['Ada', 'Bo'], before: [['Bo-2', 0]], calls: [refused, null, refused] },
  ],
  [
    'A refusal of the caller: what was sent before stays unknown',
    { add: ['Ada', 'Bo'], before: [['Bo-2', 0]], calls: [notYours] },
  ],
  ['An unforeseen error', { add: ['Ada', 'Bo'], calls: [unforeseen] }],
  ['No result at all', { add: ['Bo'], calls: ['cut'] }],
  [
    'Batches that fail five times, but for the last',
    { add: ['Bo', 'Cy', 'Di'], calls: fails(9), ...patient },
  ],
  [
    'Failures before a success do not count',
    { add: ['Bo', 'Cy', 'Di'], calls: [...fails(4), null, ...fails(4)], ...patient },
  ],
  [
    'A list that fails is asked again',
    { ...singly, add: ['Bo'], calls: [lost, ...fails(6)], options: { patience: 600_000 } },
  ],
  [
    'A refusal brings patience back',
    { ...singly, add: ['Bo', 'Cy'], calls: ['429', refused, '429'], options: { patience: 1500 } },
  ],
  ['Single additions', { ...singly, add: ['Ada', 'Bo', 'Cy'], calls: [null, refused, '429', null] }],
  [
    'Where batches are not wanted, a refusal',
    { add: ['Ada', 'Bo'], options: { batchRows: 1 }, calls: [notYours] },
  ],
  ['An unforeseen error of a single one', { ...singly, add: ['Ada'], calls: [unforeseen] }],
  [
    'What fails five times while the list answers, but for the last',
    {
      ...singly,
      add: ['Bo', 'Cy'],
      calls: Array.from({ length: 18 }, (_, at) => (at % 2 ? null : lost)),
      ...patient,
    },
  ],
  [
    'Additions that the list has do not count as failures',
    {
      ...singly,
      add: ['Bo', 'Cy', 'Di', 'Eve', 'Fay'],
      calls: [...Array.from({ length: 8 }, (_, at) => (at % 2 ? null : ('lostAnswer' as const))), lost],
      ...patient,
    },
  ],
  [
    'Single additions without an answer, those of an earlier run first',
    {
      ...singly,
      has: ['Ada', 'Cy', 'Di'],
      add: ['Ada', 'Bo', 'Cy', 'Di'],
      before: [
        ['Cy-3', 0],
        ['Di-4', 2],
      ],
      calls: [lost, null, 'lostAnswer', null, lost],
    },
  ],
  [
    'A list that is refused: what was sent stays unknown',
    { ...singly, add: ['Bo'], calls: [lost, notYours] },
  ],
  [
    'Updates, then removals',
    {
      has: ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida'],
      edited: ['2', '9'],
      gone: ['3', '8'],
      change: ['1', '2', '3', '4', '5'],
      remove: ['6', '7', '8', '9'],
      calls: [null, 'invalid', refused, 'lostAnswer'],
    },
  ],
  [
    'Changes of athletes that are gone, at the second time',
    {
      has: ['Ada', 'Bo', 'Cy'],
      gone: ['1', '2'],
      edited: ['3'],
      change: ['1'],
      remove: ['2', '3'],
      calls: [lost, null, lost],
    },
  ],
  ['A change that is refused', { change: ['1'], calls: [notYours] }],
  [
    'A change that is refused at the second time, which the first may have done',
    { change: ['1'], calls: [lost, notYours] },
  ],
  ['A change that fails five times', { change: ['1'], calls: fails(5), ...patient }],
  [
    'A service that stays away',
    { ...singly, add: ['Bo', 'Cy'], calls: [lost, lost, lost, lost], options: { patience: 3000 } },
  ],
  ['Busy for longer than patience', { ...singly, add: ['Bo'], calls: ['429'], options: { patience: 500 } }],
  [
    'A rate bounds the size and number of requests',
    { add: ['Bo', 'Cy', 'Bo'], options: { rate: 2, batchRows: 1000 } },
  ],
  ['A rate below one request a second', { add: ['Bo', 'Cy'], options: { rate: 0.5 } }],
  [
    'Stopped by its first outcome',
    { add: ['Bo', 'Cy', 'Di'], ports: { stop: onceAnswered.signal, answered: () => onceAnswered.abort() } },
  ],
  ['Stopped before', { add: ['Bo'], ports: { stop: AbortSignal.abort() } }],
  ['Aborted', { add: ['Bo'], ports: { signal: AbortSignal.abort(new Error('Closed')) } }],
  [
    'A pause is not an outage',
    { add: ['Bo', 'Cy', 'Di'], calls: [lost, null], ports: { clock, gate: hour }, options: { rate: 2 } },
  ],
  [
    'A success brings patience back',
    { add: ['Bo', 'Cy', 'Di'], calls: ['429', null, '429'], options: { patience: 1500 } },
  ],
  ['A journal that fails after batches', { add: ['Bo'], journal: { settle: full } }],
  ['A journal that fails after a single one', { ...singly, add: ['Bo'], journal: { settle: full } }],
  ['A journal that fails after a change', { change: ['1'], journal: { settleChanges: full } }],
  ['A journal that fails before a request', { add: ['Bo'], journal: { intend: full } }],
];

test('what happens, whatever is answered', async () => {
  const said: string[] = [];
  for (const [name, script] of scripts) said.push(`${name}\n${await log(script)}`);
  expect(said.join('\n\n')).toMatchInlineSnapshot(`
    "Additions by batches, those of an earlier run first, each with one outcome
    add Di-4 beside 5, Ada-1 beside 1
    journal Di-4 created 2 "e-1", Ada-1 created 3 "e-1"
    added Di-4 done, added Ada-1 done
    add Bo-2 beside 0, Cy-3 beside 0
    sleep 250
    add Bo-2 beside 0, Cy-3 beside 0
    sleep 1000
    add Bo-2 beside 0, Cy-3 beside 0
    journal Cy-3 created 5 "e-1"
    added Cy-3 done
    add Bo-2 beside 0
    journal Bo-2 invalid null null
    added Bo-2 refused is odd
    add Eve-5 beside 0
    journal Eve-5 created 6 "e-1"
    added Eve-5 done
    complete

    A batch that is refused for one of its rows
    add Bo-2 beside 0, Ada-1 beside 1
    add Bo-2 beside 0
    journal Bo-2 created 2 "e-1"
    added Bo-2 done
    add Ada-1 beside 1
    journal Ada-1 invalid null null
    added Ada-1 refused is odd
    complete

    A refusal of the caller: what was sent before stays unknown
    add Bo-2 beside 0, Ada-1 beside 1
    journal Ada-1 unsent null null
    ApiError: Not yours.

    An unforeseen error
    add Ada-1 beside 1, Bo-2 beside 0
    TypeError: id is undefined

    No result at all
    add Bo-1 beside 0
    ApiError: The service answered for fewer athletes than it was sent.

    Batches that fail five times, but for the last
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    added Bo-1 unsent The service failed., added Cy-2 unsent The service failed.
    add Di-3 beside 0
    add Di-3 beside 0
    add Di-3 beside 0
    add Di-3 beside 0
    add Di-3 beside 0
    added Di-3 exists

    Failures before a success do not count
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    added Bo-1 exists, added Cy-2 exists
    add Di-3 beside 0
    add Di-3 beside 0
    add Di-3 beside 0
    add Di-3 beside 0
    add Di-3 beside 0
    added Di-3 exists

    A list that fails is asked again
    post Bo-1 beside 0
    sleep 250
    list
    sleep 500
    list
    sleep 1000
    list
    sleep 2000
    list
    sleep 4000
    list
    sleep 8000
    list
    sleep 16000
    list
    journal Bo-1 unsent null null
    post Bo-1 beside 0
    journal Bo-1 created 2 null
    added Bo-1 done
    complete

    A refusal brings patience back
    post Bo-1 beside 0
    journal Bo-1 unsent null null
    sleep 1000
    post Bo-1 beside 0
    journal Bo-1 invalid null null
    added Bo-1 refused is odd
    post Cy-2 beside 0
    journal Cy-2 unsent null null
    sleep 1000
    post Cy-2 beside 0
    journal Cy-2 created 2 null
    added Cy-2 done
    complete

    Single additions
    post Ada-1 beside 1
    journal Ada-1 created 2 null
    added Ada-1 done
    post Bo-2 beside 0
    journal Bo-2 invalid null null
    added Bo-2 refused is odd
    post Cy-3 beside 0
    journal Cy-3 unsent null null
    sleep 1000
    post Cy-3 beside 0
    journal Cy-3 created 3 null
    added Cy-3 done
    complete

    Where batches are not wanted, a refusal
    post Ada-1 beside 1
    journal Ada-1 unsent null null
    ApiError: Not yours.

    An unforeseen error of a single one
    post Ada-1 beside 1
    TypeError: id is undefined

    What fails five times while the list answers, but for the last
    post Bo-1 beside 0
    post Bo-1 beside 0
    post Bo-1 beside 0
    post Bo-1 beside 0
    post Bo-1 beside 0
    added Bo-1 unsent The service cannot be reached.
    post Cy-2 beside 0
    post Cy-2 beside 0
    post Cy-2 beside 0
    post Cy-2 beside 0
    post Cy-2 beside 0
    added Cy-2 done

    Additions that the list has do not count as failures
    post Bo-1 beside 0
    added Bo-1 done
    post Cy-2 beside 0
    added Cy-2 done
    post Di-3 beside 0
    added Di-3 done
    post Eve-4 beside 0
    added Eve-4 done
    post Fay-5 beside 0
    post Fay-5 beside 0
    added Fay-5 done

    Single additions without an answer, those of an earlier run first
    list
    sleep 250
    list
    journal Cy-3 created 2 null
    added Cy-3 exists
    added Di-4 unknown No answer came when it was sent, and the agency's list cannot tell whether it was created. Look for it there.
    post Ada-1 beside 1
    sleep 500
    list
    journal Ada-1 created null null
    added Ada-1 done
    post Bo-2 beside 0
    sleep 1000
    list
    journal Bo-2 unsent null null
    post Bo-2 beside 0
    journal Bo-2 created 5 null
    added Bo-2 done
    complete

    A list that is refused: what was sent stays unknown
    post Bo-1 beside 0
    sleep 250
    list
    ApiError: Not yours.

    Updates, then removals
    change 1 2
    journal 1 updated "e-2", 2 left "e-2"
    updated 1 done, updated 2 changed
    change 3 4
    journal 3 left null, 4 updated "e-2"
    updated 3 refused is odd, updated 4 done
    change 5
    journal 5 left null
    updated 5 refused is odd
    change -6 -7
    sleep 250
    change -6 -7
    journal 6 removed null, 7 removed null
    removed 6 done, removed 7 done
    change -8 -9
    journal 8 gone null, 9 left "e-2"
    removed 8 gone, removed 9 changed
    complete

    Changes of athletes that are gone, at the second time
    change 1
    sleep 250
    change 1
    journal 1 gone null
    updated 1 gone
    change -2 -3
    sleep 250
    change -2 -3
    journal 2 removed null, 3 left "e-2"
    removed 2 done, removed 3 changed
    complete

    A change that is refused
    change 1
    journal 1 left null
    ApiError: Not yours.

    A change that is refused at the second time, which the first may have done
    change 1
    sleep 250
    change 1
    ApiError: Not yours.

    A change that fails five times
    change 1
    change 1
    change 1
    change 1
    change 1
    updated 1 unsent The service failed.

    A service that stays away
    post Bo-1 beside 0
    sleep 250
    list
    sleep 500
    list
    sleep 1000
    list
    added Bo-1 unknown No answer came when it was sent. Run the same import again to find out.
    unreachable Still unreachable: The service cannot be reached.

    Busy for longer than patience
    post Bo-1 beside 0
    journal Bo-1 unsent null null
    unreachable Too many requests.

    A rate bounds the size and number of requests
    add Bo-1 beside 0, Cy-2 beside 0
    journal Bo-1 created 2 "e-1", Cy-2 created 3 "e-1"
    added Bo-1 done, added Cy-2 done
    sleep 1000
    add Bo-3 beside 1
    journal Bo-3 created 4 "e-1"
    added Bo-3 done
    complete

    A rate below one request a second
    add Bo-1 beside 0
    journal Bo-1 created 2 "e-1"
    added Bo-1 done
    sleep 2000
    add Cy-2 beside 0
    journal Cy-2 created 3 "e-1"
    added Cy-2 done
    complete

    Stopped by its first outcome
    add Bo-1 beside 0, Cy-2 beside 0
    journal Bo-1 created 2 "e-1", Cy-2 created 3 "e-1"
    stopped

    Stopped before
    stopped

    Aborted
    Error: Closed

    A pause is not an outage
    add Bo-1 beside 0, Cy-2 beside 0
    add Bo-1 beside 0, Cy-2 beside 0
    journal Bo-1 created 2 "e-1", Cy-2 created 3 "e-1"
    added Bo-1 done, added Cy-2 done
    add Di-3 beside 0
    journal Di-3 created 4 "e-1"
    added Di-3 done
    complete

    A success brings patience back
    add Bo-1 beside 0, Cy-2 beside 0
    journal Bo-1 unsent null null, Cy-2 unsent null null
    sleep 1000
    add Bo-1 beside 0, Cy-2 beside 0
    journal Bo-1 created 2 "e-1", Cy-2 created 3 "e-1"
    added Bo-1 done, added Cy-2 done
    add Di-3 beside 0
    journal Di-3 unsent null null
    sleep 1000
    add Di-3 beside 0
    journal Di-3 created 4 "e-1"
    added Di-3 done
    complete

    A journal that fails after batches
    add Bo-1 beside 0
    journal Bo-1 created 2 "e-1"
    added Bo-1 done
    Error: The disk is full.

    A journal that fails after a single one
    post Bo-1 beside 0
    journal Bo-1 created 2 null
    added Bo-1 done
    Error: The disk is full.

    A journal that fails after a change
    change 1
    journal 1 updated "e-2"
    updated 1 done
    Error: The disk is full.

    A journal that fails before a request
    Error: The disk is full."
  `);
});
