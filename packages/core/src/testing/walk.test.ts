import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { puppet } from './puppet.ts';
import { describePaths, walk } from './walk.ts';
import { walkLive } from './walk-live.ts';

type Event = { type: 'save'; name: string } | { type: 'close' };

/** A form that a person cannot close while it saves. */
const formMachine = setup({
  types: { context: {} as { name: string; saves: number }, events: {} as Event, tags: {} as 'busy' },
  actors: { save: port<void, { readonly name: string }>('save') },
  actions: { keep: assign((_, { name }: { name: string }) => ({ name })) },
  guards: {
    mayClose: () => true,
    isBlank: (_, { name }: { name: string }) => name === '',
    isFull: ({ context }) => context.saves > 9,
  },
}).createMachine({
  id: 'form',
  context: { name: '', saves: 0 },
  initial: 'open',
  on: { close: { guard: 'mayClose', target: '.closed' } },
  states: {
    open: {
      always: { guard: 'isFull', target: 'closed' },
      on: {
        save: [
          { guard: { type: 'isBlank', params: ({ event }) => event }, target: 'open' },
          { target: 'saving', actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      tags: 'busy',
      on: { close: {} },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { name } }) => ({ name }),
        onDone: 'closed',
        onError: 'open',
      },
    },
    closed: {},
  },
});

const puppets = { save: puppet<void, { readonly name: string }>('save', { done: [undefined] }) };
const scene = {
  machine: formMachine.provide({ actors: puppets }),
  puppets,
  events: [{ type: 'save', name: 'Ada' }, { type: 'close' }],
} satisfies Parameters<typeof walk<typeof formMachine>>[0];

test('a path says what each step changes, starts and shows', () => {
  expect(describePaths(walk(scene).paths)).toMatchInlineSnapshot(`
    "form: open {name: '', saves: 0}
      save → saving #busy {name: 'Ada'}, starts save {name: 'Ada'}
        save done → closed
      close → closed
        close → closed"
  `);
});

test('eventless transitions, guards and forbidden events are missed where no event meets them', () => {
  const deaf = { ...scene, events: scene.events.slice(0, 1) };
  expect([walk(scene).missed, walk(deaf).missed]).toMatchInlineSnapshot(`
    [
      [
        "open: save [isBlank]",
        "open: always [isFull]",
        "saving: save failed",
      ],
      [
        "form: close [mayClose]",
        "open: save [isBlank]",
        "open: always [isFull]",
        "saving: close",
        "saving: save failed",
      ],
    ]
  `);
});

test('a live actor that reacts to an event that it should ignore is noticed', async () => {
  const locked = { ...scene, machine: scene.machine.provide({ guards: { mayClose: () => false } }) };
  const save = walk(locked).paths.map((path) => path.slice(0, 1))[0] ?? [];
  expect((await walkLive(locked, save)).map(({ state }) => state)).toEqual(['saving']);
  expect((await walkLive(scene, save)).map(({ state }) => state)).toEqual(['closed']);
});
