import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { puppet } from './puppet.ts';
import { walk } from './walk.ts';
import { walkLive } from './walk-live.ts';
import { walkTable } from './walk-table.ts';

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

test('a table says what each event changes, starts and shows, once', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "form
      start → open {name: '', saves: 0}
    open
      save → saving {name: 'Ada'}, starts save {name: 'Ada'}
      close → closed
    saving #busy
      save done → closed
    closed
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
  expect((await walkLive(locked, save)).sights.map(({ state }) => state)).toEqual(['saving']);
  expect((await walkLive(scene, save)).sights.map(({ state }) => state)).toEqual(['closed']);
});

const sources = fileURLToPath(new URL('..', import.meta.url));
const snapshots = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.test.ts'))
  .flatMap((file) =>
    readFileSync(join(sources, file), 'utf8')
      .split('toMatchInlineSnapshot(`')
      .slice(1)
      .map((rest) => ({ file, text: rest.split('\n  `)')[0] ?? '' })),
  );

test('the tables of all machines are short enough to be read', () => {
  const bytes = ({ text }: { text: string }) => Buffer.byteLength(text);
  const all = snapshots.reduce((sum, snapshot) => sum + bytes(snapshot), 0);
  expect({
    none: snapshots.length === 0,
    long: snapshots.flatMap(({ text }) => text.split('\n')).filter((line) => line.length > 200),
    large: snapshots.filter((snapshot) => bytes(snapshot) > 12_000).map(({ file }) => file),
    all: all > 100_000 ? all : 'at most 100 KB',
  }).toEqual({ none: false, long: [], large: [], all: 'at most 100 KB' });
});
