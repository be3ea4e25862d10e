import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { agencyWorld, type Fault, sleepClock } from '../testing/agency-world.ts';
import { changeAthletesActors } from './change-athletes.actors.ts';
import { type ChangeAthletesEvent, changeAthletesMachine } from './change-athletes.machine.ts';
import { changeAthletesView } from './change-athletes.view.ts';
import { noChangeEntry } from './change-entry.ts';
import type { Outcome } from './plan-changes.ts';

const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({
  name,
  sport: 'Tennis' as const,
  available_semester: 'Fall' as const,
  available_year: 2027,
}));

async function start(next: () => Fault | null = () => null) {
  let isReading = true;
  const world = agencyWorld(
    'extensions',
    () => (isReading ? null : next()),
    () => {},
    people,
  );
  const host = { send: (_: ChangeAthletesEvent) => {} };
  const actors = changeAthletesActors({
    service: world.service,
    answered: (outcomes: readonly Outcome[]) => host.send({ type: 'answered', outcomes }),
    clock: sleepClock(),
    patience: 1000,
  });
  const actor = createActor(changeAthletesMachine.provide({ actors })).start();
  host.send = actor.send;
  const athletes = await world.service.inFull([], new AbortController().signal);
  isReading = false;
  const report = async () => {
    const state = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    const { report: found } = changeAthletesView(state);
    return found && [found.what, found.ending, found.done, found.left, found.undoable];
  };
  return { world, actor, chosen: { athletes, key: 'key', canRestore: true }, report };
}

test('a change and its undo, as far as their reports', async () => {
  const { world, actor, chosen, report } = await start();
  const years = () => world.athletes.map(({ draft }) => draft.available_year);
  actor.send({ type: 'openEdit', ...chosen });
  actor.send({ type: 'submit', entry: { ...noChangeEntry, available_year: '2028' } });
  expect([await report(), years()]).toEqual([
    ['changed', 'complete', 4, 0, 4],
    [2028, 2028, 2028, 2028],
  ]);
  actor.send({ type: 'undo' });
  expect([await report(), years()]).toEqual([
    ['putBack', 'complete', 4, 0, 0],
    [2027, 2027, 2027, 2027],
  ]);
});

test('what a service that stays away left is gone on with, and a lost answer counts as ours', async () => {
  const faults: (Fault | null)[] = [null, 'lostAnswer', 'lost', 'lost', 'lost', 'lost'];
  const { world, actor, chosen, report } = await start(() => faults.shift() ?? null);
  actor.send({ type: 'openRemoval', ...chosen });
  actor.send({ type: 'confirm' });
  expect(await report()).toEqual(['removed', 'unreachable', 3, 1, 3]);
  faults.length = 0;
  actor.send({ type: 'goOn' });
  expect([await report(), world.athletes]).toEqual([['removed', 'complete', 4, 0, 4], []]);
  actor.send({ type: 'undo' });
  expect(await report()).toEqual(['restored', 'complete', 4, 0, 0]);
  expect(world.athletes.map(({ draft }) => draft)).toEqual(people);
});
