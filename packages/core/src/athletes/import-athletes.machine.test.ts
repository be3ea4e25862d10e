import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allNodes } from '../testing/chart.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { importAthletesMachine } from './import-athletes.machine.ts';
import type { ImportCheck } from './import-check.ts';
import type { CheckInput, CompareInput, ImportAthletesInput, SendInput } from './import-input.ts';
import { noCounts, type RowOutcome, type SendingEnd } from './import-outcome.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ImportSource } from './import-source.ts';

const sourceWith = (...header: readonly string[]): ImportSource => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header,
  decimalComma: false,
  rows: [],
});
const refused: RowOutcome = { row: 2, cells: [''], status: 'invalid', id: null, problems: [] };
const checkWith = (invalid: readonly RowOutcome[]): ImportCheck => ({
  rows: 2,
  valid: [],
  invalid,
  problems: [],
  warnings: [],
  duplicates: [],
  namesakes: [],
});
const planWith = (send: number): ImportPlan => ({
  rows: [],
  counts: { send, again: 0, done: 2 - send, listed: 0, duplicate: 0 },
  gone: 0,
  listed: new Map(),
});
const endWith = (ending: SendingEnd['ending']): SendingEnd => ({
  ending,
  counts: noCounts,
  problem: ending === 'unreachable' ? 'The service cannot be reached.' : null,
});

const fits = sourceWith('Name', 'Available for');
const headless = sourceWith('Athlete', 'When');
const strange = sourceWith('Name', 'Term', 'Shoe size');

function sceneFor(input: ImportAthletesInput) {
  const puppets = {
    openSource: puppet<ImportSource>('openSource', {
      done: [fits, headless, strange],
      failed: [new Error('There is no file roster.csv.')],
    }),
    checkSource: puppet<ImportCheck, CheckInput>('checkSource', {
      done: [checkWith([]), checkWith([refused])],
      failed: [new Error('A quotation mark is never closed.')],
    }),
    compare: puppet<ImportPlan, CompareInput>('compare', {
      done: [planWith(2), planWith(0)],
      failed: [
        new ApiError('unreachable', 'The service cannot be reached.'),
        new ApiError('refused', 'Sign in again.'),
      ],
    }),
    sendPlanned: puppet<SendingEnd, SendInput>('sendPlanned', {
      done: [endWith('complete'), endWith('stopped'), endWith('unreachable')],
      failed: [new Error('The disk is full.')],
    }),
    askToStop: puppet<void>('askToStop', { done: [undefined] }),
  };
  return {
    machine: importAthletesMachine.provide({ actors: puppets }),
    puppets,
    input,
    facts: ({ context }) => context.match?.problems.length ?? null,
    events: [
      { type: 'mapColumns', chosen: { When: 'available_semester' } },
      { type: 'mapColumns', chosen: { 'Shoe size': 'GPA', Athlete: '-' } },
      { type: 'mapColumns', chosen: {} },
      { type: 'confirm' },
      { type: 'retry' },
      { type: 'cancel' },
    ],
  } satisfies Parameters<typeof walk<typeof importAthletesMachine>>[0];
}

const asked = sceneFor({ canAsk: true });
const alone = sceneFor({ sure: true });
const checked = sceneFor({ checkOnly: true });
const walks = { asked: walk(asked), alone: walk(alone), checked: walk(checked) };

test('every state is reached, every transition by one who is asked or one who is not, and nobody is stuck', () => {
  const { asked: one, alone: other, checked: third } = walks;
  const steps = [one, other, third].flatMap(({ paths }) => paths.flat());
  const reached = new Set(
    steps.flatMap(({ from, to }) => [...from._nodes, ...to._nodes].map(({ id }) => id)),
  );
  expect(allNodes(importAthletesMachine.root).filter(({ id }) => !reached.has(id))).toEqual([]);
  expect([one.missed, other.missed, third.missed]).toMatchInlineSnapshot(`
    [
      [
        "opening: openSource done",
        "checking: checkSource done",
        "unfit",
        "valid",
      ],
      [
        "opening: openSource done",
        "mapping",
        "mapping: mapColumns",
        "mapping: mapColumns",
        "mapping: cancel",
        "checking: checkSource done",
        "comparing: compare done",
        "comparing: compare failed",
        "outOfReach",
        "outOfReach: retry",
        "outOfReach: cancel",
        "confirming",
        "confirming: confirm",
        "confirming: cancel",
        "valid",
      ],
      [
        "opening: openSource done",
        "mapping",
        "mapping: mapColumns",
        "mapping: mapColumns",
        "mapping: cancel",
        "checking: checkSource done",
        "comparing",
        "comparing: cancel",
        "comparing: compare done",
        "comparing: compare done",
        "comparing: compare failed",
        "comparing: compare failed",
        "outOfReach",
        "outOfReach: retry",
        "outOfReach: cancel",
        "confirming",
        "confirming: confirm",
        "confirming: cancel",
        "sending",
        "sending: sendPlanned done",
        "sending: sendPlanned done",
        "sending: sendPlanned done",
        "sending: sendPlanned failed",
        "sending.running",
        "sending.running: cancel",
        "sending.stopping",
        "sending.stopping: cancel",
        "failed",
        "reported",
        "stalled",
        "interrupted",
      ],
    ]
  `);
  expect([one, other, third].flatMap(({ stuck }) => stuck)).toEqual([]);
});

test('the paths of a person who is asked', () => {
  expect(describePaths(walks.asked.paths)).toMatchInlineSnapshot(`
    "cancel → cancelled
    openSource done → checking
      cancel → cancelled
      checkSource done → comparing
        cancel → cancelled
        compare done → confirming
          confirm → sending.running
          cancel → cancelled
        compare done → sending.running
          cancel → sending.stopping
            cancel → interrupted
            sendPlanned done → reported
            sendPlanned done → interrupted
            sendPlanned done → stalled
            sendPlanned failed: Error: The disk is full. → failed
          sendPlanned done → reported
          sendPlanned done → interrupted
          sendPlanned done → stalled
          sendPlanned failed: Error: The disk is full. → failed
        compare failed: ApiError: The service cannot be reached. → outOfReach
          retry → comparing
          cancel → cancelled
        compare failed: ApiError: Sign in again. → failed
      checkSource done → invalid
      checkSource failed: Error: A quotation mark is never closed. → unreadable
    openSource done → mapping
      mapColumns → checking
      mapColumns → mapping
        mapColumns → checking
        mapColumns → mapping
        mapColumns → mapping
        cancel → cancelled
      mapColumns → mapping
      cancel → cancelled
    openSource done → mapping
      mapColumns → mapping
      mapColumns → mapping
      mapColumns → checking
      cancel → cancelled
    openSource failed: Error: There is no file roster.csv. → unreadable"
  `);
});

test('the paths of a program that nobody watches', () => {
  expect(describePaths(walks.alone.paths)).toMatchInlineSnapshot(`
    "cancel → cancelled
    openSource done → checking
      cancel → cancelled
      checkSource done → comparing
        cancel → cancelled
        compare done → sending.running
          cancel → sending.stopping
            cancel → interrupted
            sendPlanned done → reported
            sendPlanned done → interrupted
            sendPlanned done → stalled
            sendPlanned failed: Error: The disk is full. → failed
          sendPlanned done → reported
          sendPlanned done → interrupted
          sendPlanned done → stalled
          sendPlanned failed: Error: The disk is full. → failed
        compare done → sending.running
        compare failed: ApiError: The service cannot be reached. → failed
        compare failed: ApiError: Sign in again. → failed
      checkSource done → invalid
      checkSource failed: Error: A quotation mark is never closed. → unreadable
    openSource done → unfit
    openSource done → checking
    openSource failed: Error: There is no file roster.csv. → unreadable"
  `);
});

test('the paths of a check', () => {
  expect(describePaths(walks.checked.paths)).toMatchInlineSnapshot(`
    "cancel → cancelled
    openSource done → checking
      cancel → cancelled
      checkSource done → valid
      checkSource done → invalid
      checkSource failed: Error: A quotation mark is never closed. → unreadable
    openSource done → unfit
    openSource done → checking
    openSource failed: Error: There is no file roster.csv. → unreadable"
  `);
});

test.each(walks.asked.paths.map((path) => [pathName(path), path] as const))(
  'live, asked: %s',
  async (_, path) => {
    expect(await walkLive(asked, path)).toEqual(expectedSights(path));
  },
);

test.each(walks.alone.paths.map((path) => [pathName(path), path] as const))(
  'live, alone: %s',
  async (_, path) => {
    expect(await walkLive(alone, path)).toEqual(expectedSights(path));
  },
);

test('a person sees what is wrong with the columns until they fit', () => {
  const { machine, puppets } = sceneFor({ canAsk: true });
  const actor = createActor(machine, { input: { canAsk: true } }).start();
  puppets.openSource.outcomes[1]?.settle();
  return new Promise<void>((resolve) => {
    setTimeout(() => {
      actor.send({ type: 'mapColumns', chosen: { Athlete: '-' } });
      const { value, context } = actor.getSnapshot();
      expect([value, context.match?.problems.map(({ kind }) => kind)]).toEqual([
        'mapping',
        ['missing', 'missing'],
      ]);
      resolve();
    });
  });
});
