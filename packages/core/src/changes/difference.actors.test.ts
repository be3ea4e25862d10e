import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { agencyWorld, memoryJournal, memoryStore, sleepClock } from '../testing/agency-world.ts';
import { canUndo, planActors, undoActors } from './difference.actors.ts';
import { differenceMachine } from './difference.machine.ts';
import { noDifference, removalOf } from './difference.ts';
import { planKnown } from './plan-undo.ts';

const season = { sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const before = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, ...season }));

test.each([false, true])(
  'a removal and its undo, with athletes that were changed meanwhile renewed: %s',
  async (renews) => {
    const world = agencyWorld('extensions', undefined, undefined, before);
    const store = memoryStore();
    const { signal } = new AbortController();
    const listed = await world.service.inFull([], signal);
    const progress: number[] = [];
    const ports = (isUndo: boolean) => ({
      service: async () => world.service,
      journal: async () => memoryJournal(store, isUndo),
      clock: sleepClock(),
      progress: (outcomes: readonly unknown[]) => void progress.push(outcomes.length),
    });
    const run = async (actors: ReturnType<typeof undoActors>) => {
      const actor = createActor(differenceMachine.provide({ actors }), {
        input: { request: null, canAsk: false },
      }).start();
      const { context } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
      return context.end?.outcomes.map(({ key, status }) => `${key} ${status}`);
    };
    const drafts = () => world.athletes.map(({ draft }) => draft);
    world.edit('2', { GPA: 3 });
    world.edit('3', null);
    const removal = { ...noDifference, removed: listed.map(removalOf) };
    expect([
      await run(planActors(planKnown(removal, 'none'), renews, ports(false))),
      drafts(),
      await run(undoActors({ ...ports(true), asks: false })),
      drafts().toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      progress,
    ]).toEqual([
      ['1 done', renews ? '2 done' : '2 changed', '3 gone'],
      renews ? [] : [{ ...before[1], GPA: 3 }],
      renews ? ['restored:1 done', 'restored:2 done'] : ['restored:1 done'],
      [before[0], { ...before[1], GPA: 3 }],
      [0, 3, 0, renews ? 2 : 1],
    ]);
  },
);

test('an undo is offered where the service says that it can change athletes, or changes the first of the list', async () => {
  const says = (can: (id: string | undefined) => boolean, ids: readonly string[] = ['1', '2']) => {
    const tried: (string | undefined)[] = [];
    const service = {
      canChange: async (id: string | undefined) => {
        tried.push(id);
        return can(id);
      },
      listMine: async () => ids.map((id) => ({ id, name: 'Demo Ada', sport: 'Tennis' })),
    };
    return canUndo(service, new AbortController().signal).then((offered) => ({ offered, tried }));
  };
  expect([
    await says(() => true),
    await says((id) => id === '1'),
    await says(() => false),
    await says(() => false, []),
  ]).toEqual([
    { offered: true, tried: [undefined] },
    { offered: true, tried: [undefined, '1'] },
    { offered: false, tried: [undefined, '1'] },
    { offered: false, tried: [undefined, undefined] },
  ]);
});
