import { expect, test } from 'vitest';
import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import { agencyWorld, memoryJournal, sleepClock } from '../testing/agency-world.ts';
import { type Driver, drive, walkModel } from '../testing/drive.ts';
import { describePaths, pathName } from '../testing/walk.ts';
import { checkRosterActors } from './check-roster.actors.ts';
import { checkRosterMachine, type OpenInput } from './check-roster.machine.ts';
import { type CheckedRoster, checkView } from './check-roster.view.ts';
import { noOptions } from './checking/plan-import.ts';
import { importRosterActors } from './import-roster.actors.ts';
import { importRosterMachine } from './import-roster.machine.ts';
import { importRosterModel } from './import-roster.model.ts';
import { importView } from './import-roster.view.ts';
import type { ImportSource } from './import-source.ts';
import type { Chosen } from './matching/match-columns.ts';
import type { RosterReading } from './reading-choice.ts';
import { undoImportActors } from './undo-import.actors.ts';
import { undoImportMachine } from './undo-import.machine.ts';
import { undoView } from './undo-import.view.ts';

const { paths, missed, stuck } = walkModel(importRosterModel);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "importRosterModel: empty
      checkBroken → invalid
        check → valid
        startImport → asked
      check → valid
        startImport → asked
      importBroken → invalid
      startImport → asked
        interrupt → unsent
          startImport → asked
        agree → imported
          startImport → nothingLeft
          importTwins → askedTwins
            agree → importedTwin
          importChanged → differing
            alsoChange → askedChange
              agree → changed
                undo → askedUndo
                  agree → restored
                  decline → changed
        decline → unsent
      importStrange → askedColumns
        nameColumns → asked
        nameNone → nameless
          startImport → asked
        interrupt → unsent
      importMany → askedMany
        agreeAndInterrupt → partlyImported
          importMany → askedRest
            agree → importedRest"
  `);
});

type Cells = readonly (readonly string[])[];
const header = ['Name', 'Available for', 'GPA'];
const source = (columns: readonly string[], cells: Cells): ImportSource => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header: columns,
  decimalComma: false,
  rows: cells.map((row, index) => ({ row: index + 2, cells: row })),
});
const both: Cells = [
  ['Demo Ada', 'Fall 2027', '3.7'],
  ['Demo Bo', 'Spring 2028', '3.7'],
];
const cy = ['Demo Cy', 'Fall 2027', '3'];
const many: Cells = Array.from({ length: 6 }, (_, index) => [`Demo ${index}`, 'Fall 2027', '3']);
const rosters = {
  whole: source(header, both),
  broken: source(header, [both[0] ?? [], ['Demo Bo', 'Spring 2028', '3.75']]),
  strange: source(
    ['Full Nm', 'Available for', 'GPA', 'Stars'],
    both.map((row) => [...row, '5']),
  ),
  twins: source(header, [['Demo Ada', 'Spring 2030', '2'], cy, cy]),
  many: source(header, many),
  changed: source(header, [['Demo Ada', 'Fall 2027', '3.9'], both[1] ?? []]),
};
const names = (cells: Cells) => cells.map(([name]) => name);

/** The machine with no screen before it. */
function startFace(): Driver<typeof importRosterModel> {
  const world = agencyWorld(
    'extensions',
    () => null,
    () => {},
  );
  const journal = memoryJournal();
  let isInterrupted = false;
  let isCheckOnly = true;
  let importing: Actor<typeof importRosterMachine> | null = null;
  let undoing: Actor<typeof undoImportMachine> | null = null;
  const checkOf = (roster: ImportSource) => {
    const openSource = fromPromise<RosterReading, OpenInput>(async () => ({ source: roster }));
    const actors = { ...checkRosterActors({ open: () => expect.fail('Nothing is read') }), openSource };
    return createActor(checkRosterMachine.provide({ actors }), { input: { canAsk: true } }).start();
  };
  const importOf = (checked: CheckedRoster) => {
    const actors = importRosterActors({
      service: async () => world.service,
      journal: async () => journal,
      clock: sleepClock(),
      sending: { batchRows: 2 },
      progress: ({ counts }) => {
        if (isInterrupted && counts.created > 0) importing?.send({ type: 'cancel' });
      },
    });
    return createActor(importRosterMachine.provide({ actors }), { input: { ...checked, canAsk: true } });
  };
  let check = checkOf(rosters.whole);
  /** The face's state: the import begins once the file is checked. */
  const shown = async () => {
    const checked = checkView(await waitFor(check, (snapshot) => !snapshot.hasTag('busy')));
    if (checked.step !== 'checked' || isCheckOnly) return checked;
    importing ??= importOf(checked).start();
    return importView(await waitFor(importing, (snapshot) => !snapshot.hasTag('busy')));
  };
  const shows = async (step: string, cells: Cells, facts: object = {}) => {
    expect(await shown()).toMatchObject({ step, ...facts });
    expect(world.athletes.map(({ draft }) => draft.name)).toEqual(names(cells));
  };
  const start = (roster: ImportSource, checkOnly: boolean) => async () => {
    check.stop();
    importing?.stop();
    importing = null;
    undoing = null;
    [isInterrupted, isCheckOnly] = [false, checkOnly];
    check = checkOf(roster);
    await shown();
  };
  const map = (chosen: Chosen) => async () => check.send({ type: 'mapColumns', chosen });
  const confirm = async () => (undoing ?? importing)?.send({ type: 'confirm' });
  const cancel = async () => {
    if (undoing !== null) undoing.send({ type: 'cancel' });
    else if (importing === null) check.send({ type: 'cancel' });
    else importing.send({ type: 'cancel' });
  };
  const undo = async () => {
    const ports = { service: async () => world.service, journal: async () => journal, clock: sleepClock() };
    undoing = createActor(undoImportMachine.provide({ actors: undoImportActors(ports) })).start();
  };
  const undoes = async (facts: object, gpas: readonly number[]) => {
    const view = undoing && undoView(await waitFor(undoing, (snapshot) => !snapshot.hasTag('busy')));
    expect(view).toMatchObject(facts);
    expect(world.athletes.map(({ draft }) => draft.GPA)).toEqual(gpas);
  };
  const has = async (gpas: readonly number[]) =>
    expect(world.athletes.map(({ draft }) => draft.GPA)).toEqual(gpas);
  return {
    deeds: {
      check: start(rosters.whole, true),
      checkBroken: start(rosters.broken, true),
      importBroken: start(rosters.broken, false),
      startImport: start(rosters.whole, false),
      importStrange: start(rosters.strange, false),
      importTwins: start(rosters.twins, false),
      importMany: start(rosters.many, false),
      nameColumns: map({ 'Full Nm': 'name', Stars: '-' }),
      nameNone: map({ 'Full Nm': '-', Stars: '-' }),
      importChanged: start(rosters.changed, false),
      alsoChange: async () =>
        importing?.send({ type: 'changeOptions', options: { ...noOptions, update: true } }),
      undo,
      agree: confirm,
      async agreeAndInterrupt() {
        isInterrupted = true;
        await confirm();
      },
      decline: cancel,
      interrupt: cancel,
    },
    sights: {
      empty: async () => expect(world.athletes).toEqual([]),
      invalid: () => shows('invalid', [], { check: { problems: [[{ column: 'GPA', row: 3 }]] } }),
      valid: () => shows('checked', [], { check: { rows: 2, invalid: [] } }),
      askedColumns: () =>
        shows('mapping', [], {
          match: { unknown: ['Full Nm', 'Stars'], problems: [{ kind: 'missing', field: 'name' }] },
        }),
      nameless: () =>
        shows('mapping', [], { match: { unknown: [], problems: [{ kind: 'missing', field: 'name' }] } }),
      asked: () => shows('confirming', [], { plan: { counts: { send: 2, listed: 0, duplicate: 0 } } }),
      unsent: () => shows('cancelled', []),
      imported: () => shows('reported', both, { counts: { created: 2, unsent: 0 } }),
      nothingLeft: () => shows('reported', both, { counts: { created: 0, exists: 2 } }),
      async differing() {
        const differs = [{ field: 'GPA', from: '3.7', to: '3.9' }];
        await shows('confirming', both, {
          plan: { differing: 1, counts: { send: 0, update: 0 }, rows: [{ differs }, { differs: [] }] },
        });
        await has([3.7, 3.7]);
      },
      async askedChange() {
        await shows('confirming', both, { plan: { counts: { send: 0, update: 1 } } });
        await has([3.7, 3.7]);
      },
      async changed() {
        await shows('reported', both, { counts: { updated: 1, exists: 1, created: 0 } });
        await has([3.9, 3.7]);
      },
      askedUndo: () => undoes({ step: 'asking', outlook: { remove: 0, putBack: 1 } }, [3.9, 3.7]),
      restored: () => undoes({ step: 'undone', counts: { putBack: 1, removed: 0 } }, [3.7, 3.7]),
      askedTwins: () => shows('confirming', both, { plan: { counts: { send: 1, listed: 1, duplicate: 1 } } }),
      importedTwin: () =>
        shows('reported', [...both, cy], { counts: { created: 1, exists: 1, duplicate: 1 } }),
      askedMany: () => shows('confirming', [], { plan: { counts: { send: 6, done: 0 } } }),
      partlyImported: () => shows('interrupted', many.slice(0, 2), { counts: { created: 2, unsent: 4 } }),
      askedRest: () => shows('confirming', many.slice(0, 2), { plan: { counts: { send: 4, done: 2 } } }),
      importedRest: () => shows('reported', many, { counts: { created: 4, exists: 2, unsent: 0 } }),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
