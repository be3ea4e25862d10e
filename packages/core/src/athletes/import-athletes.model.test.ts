import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { agencyWorld, memoryJournal, sleepClock } from '../testing/agency-world.ts';
import { type Driver, drive, walkModel } from '../testing/drive.ts';
import { describePaths, pathName } from '../testing/walk.ts';
import { importAthletesActors } from './import-athletes.actors.ts';
import { importAthletesMachine } from './import-athletes.machine.ts';
import { importAthletesModel } from './import-athletes.model.ts';
import type { ImportSource } from './import-source.ts';

const { paths, missed, stuck } = walkModel(importAthletesModel);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(7);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "importAthletesModel: empty
      checkBroken → toldProblems
        check → toldValid
        startImport → asked
      check → toldValid
        startImport → asked
      importBroken → toldProblems
      startImport → asked
        agree → imported
          startImport → toldThere
        decline → toldUnsent
          startImport → asked
        interrupt → toldUnsent"
  `);
});

const rosterWith = (gpa: string): ImportSource => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header: ['Name', 'Available for', 'GPA'],
  decimalComma: false,
  rows: [
    { row: 2, cells: ['Demo Ada', 'Fall 2027', '3.7'] },
    { row: 3, cells: ['Demo Bo', 'Spring 2028', gpa] },
  ],
});

/** The machine with no screen before it. */
function startFace(): Driver<typeof importAthletesModel> {
  const never = new AbortController().signal;
  const world = agencyWorld(
    'extensions',
    () => null,
    () => {},
  );
  const journal = memoryJournal(
    () => null,
    () => {},
    () => never,
  );
  const begin = (gpa: string, checkOnly: boolean) =>
    createActor(
      importAthletesMachine.provide({
        actors: importAthletesActors({
          open: async () => rosterWith(gpa),
          service: async () => world.service,
          journal: async () => journal,
          digest: (text) => createHash('sha256').update(text).digest('hex'),
          clock: sleepClock(),
        }),
      }),
      { input: { canAsk: true, checkOnly } },
    ).start();
  let face = begin('3.7', true);
  const shows = async (state: string, names: readonly string[], facts: object = {}) => {
    const { value, context } = await waitFor(face, (snapshot) => !snapshot.hasTag('busy'));
    expect(value).toBe(state);
    expect(world.athletes.map(({ draft }) => draft.name)).toEqual(names);
    expect(context).toMatchObject(facts);
  };
  const start = (gpa: string, checkOnly: boolean) => async () => {
    face.stop();
    face = begin(gpa, checkOnly);
    await waitFor(face, (snapshot) => !snapshot.hasTag('busy'));
  };
  const both = ['Demo Ada', 'Demo Bo'];
  return {
    deeds: {
      check: start('3.7', true),
      checkBroken: start('3.75', true),
      importBroken: start('3.75', false),
      startImport: start('3.7', false),
      agree: async () => face.send({ type: 'confirm' }),
      decline: async () => face.send({ type: 'cancel' }),
      interrupt: async () => face.send({ type: 'cancel' }),
    },
    sights: {
      empty: async () => expect(world.athletes).toEqual([]),
      toldProblems: () => shows('invalid', [], { check: { problems: [[{ column: 'GPA', row: 3 }]] } }),
      toldValid: () => shows('valid', [], { check: { rows: 2, invalid: [] } }),
      asked: () => shows('confirming', [], { plan: { counts: { send: 2 } } }),
      toldUnsent: () => shows('cancelled', []),
      imported: () => shows('reported', both, { end: { counts: { created: 2, unsent: 0 } } }),
      toldThere: () => shows('reported', both, { end: { counts: { created: 0, exists: 2 } } }),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
