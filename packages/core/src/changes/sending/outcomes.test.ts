import { expect, test } from 'vitest';
import type { ListedAthlete } from '../../athletes/fields/athlete.ts';
import type { BatchResult, ChangeResult } from '../../athletes/fields/athlete-batch.ts';
import { countNamesakes, namesakeKey } from '../../athletes/fields/namesakes.ts';
import { memoryJournal } from '../../testing/agency-world.ts';
import { ApiError } from '../../wire/api-error.ts';
import { type Addition, noDifference, type Removal, type Update } from '../difference.ts';
import type { Journal } from '../journal.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendDifference } from './send-difference.ts';

const season = { sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const add = (...names: readonly string[]): Addition[] =>
  names.map((name) => {
    const draft = { name, ...season };
    return { ref: `ref-${name}`, draft, namesakes: namesakeKey(draft) };
  });
const update = (...names: readonly string[]): Update[] =>
  names.map((name) => ({ id: name, name, version: '"1"', before: { GPA: 3 }, after: { GPA: 4 } }));
const remove = (...names: readonly string[]): Removal[] =>
  names.map((name) => ({ id: name, name, version: '"1"', before: {}, after: null }));
const listed = (...names: readonly string[]): ListedAthlete[] =>
  names.map((name, index) => ({ id: `id ${index + 1}`, name, sport: 'Tennis' }));
const odd = [{ field: 'GPA', message: 'is odd' }];
const result = <T extends string>(status: T, index: number) => ({
  index,
  status,
  version: status === 'invalid' ? null : '"2"',
  detail: status === 'invalid' ? odd : [],
});
const created = (...statuses: readonly BatchResult['status'][]): BatchResult[] =>
  statuses.map((status, index) => ({
    ...result(status, index),
    id: status === 'invalid' ? null : `id ${index}`,
  }));
const changed = (...statuses: readonly ChangeResult['status'][]): ChangeResult[] => statuses.map(result);

const lost = new ApiError('unreachable', 'No answer.');
const failing = new ApiError('unreachable', 'It failed.', { status: 500 });
const busy = new ApiError('unreachable', 'Too many requests.', { status: 429, retryAfter: 3000 });
const refused = new ApiError('refused', 'GPA is odd', { status: 422, problems: odd });
const notYours = new ApiError('refused', 'Not yours.', { status: 403 });
const unforeseen = new TypeError('id is undefined');

interface Script {
  readonly createMany?: readonly (BatchResult[] | Error)[];
  readonly createOne?: readonly (string | Error)[];
  readonly changeMany?: readonly (ChangeResult[] | Error)[];
  readonly listMine?: readonly (ListedAthlete[] | Error)[];
  readonly added?: readonly Addition[];
  readonly updated?: readonly Update[];
  readonly removed?: readonly Removal[];
  /** Sent without an answer by an earlier run. */
  readonly before?: (journal: Journal) => Promise<void>;
  readonly ports?: Partial<SendingPorts>;
  readonly options?: Partial<SendingOptions>;
}

/** Sends a difference to a scripted service, which lists an Ada. @returns what happens, a line each */
async function log({ added = [], updated = [], removed = [], before, ports, options, ...script }: Script) {
  const lines: string[] = [];
  const say = (...words: readonly unknown[]) =>
    void lines.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '));
  const rests = {
    createMany: [...(script.createMany ?? [])],
    createOne: [...(script.createOne ?? [])],
    changeMany: [...(script.changeMany ?? [])],
    listMine: [...(script.listMine ?? [])],
  };
  const next = <T>(answers: (T | Error)[]): T => {
    const answer = answers.shift() ?? new Error('Not scripted');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  let intended = '';
  /** What the journal was told before this call. */
  const noted = () => {
    const text = `(${intended})`;
    intended = '';
    return text;
  };
  const saySettled = (settled: readonly (readonly unknown[])[]) => {
    if (settled.length > 0) say('journal', settled.map((one) => one.map(String).join(' ')).join(', '));
  };
  const journal = memoryJournal();
  await before?.(journal);
  const { signal } = new AbortController();
  let time = 0;
  const all: SendingPorts = {
    service: {
      takesBatches: () => script.createMany !== undefined,
      mostChanges: () => 2,
      async createMany(rows) {
        say('add', ...rows.map(({ name }) => name), noted());
        return next(rests.createMany);
      },
      async createOne({ name }, key) {
        say('add', name, 'as', key, noted());
        return { id: next(rests.createOne) };
      },
      async changeMany(changes) {
        say('change', ...changes.map(({ id, after }) => (after === null ? `-${id}` : id)));
        return next(rests.changeMany);
      },
      async listMine() {
        say('list');
        return next(rests.listMine);
      },
    },
    journal: {
      ...journal,
      async intend(sent) {
        intended = sent.map(([ref, , , existing]) => `${ref} beside ${existing}`).join(', ');
        await journal.intend(sent);
      },
      async settle(settled) {
        saySettled(settled);
        await journal.settle(settled);
      },
      async settleChanges(settled) {
        saySettled(settled);
        await journal.settleChanges(settled);
      },
    },
    clock: {
      now: () => time,
      async sleep(ms) {
        say('sleep', ms);
        time += ms;
      },
    },
    listed: countNamesakes(listed('Ada')),
    gate: async () => {},
    stop: signal,
    signal,
    answered(outcomes) {
      const texts = outcomes.map(({ kind, key, status, problems }) =>
        [kind, key, status, ...problems.map(({ message }) => message)].join(' '),
      );
      if (texts.length > 0) say(texts.join(', '));
    },
    ...ports,
  };
  try {
    const difference = { ...noDifference, added, updated, removed };
    const end = await sendDifference(difference, all, {
      rate: null,
      patience: 60_000,
      batchRows: 2,
      ...options,
    });
    say(end.ending, ...(end.problem === null ? [] : [end.problem]));
  } catch (error) {
    say(String(error));
  }
  return lines.join('\n');
}

test('additions by batches: those of an earlier run first, each with one outcome', async () => {
  const twice = [
    ...created('created').map((one) => ({ ...one, index: 1 })),
    ...created('exists').map((one) => ({ ...one, index: 1 })),
    ...created('created').map((one) => ({ ...one, index: 7 })),
  ];
  expect(
    await log({
      added: add('Ada', 'Bo', 'Cy', 'Di'),
      before: (journal) => journal.intend([['ref-Di', 'Di', 'Tennis', 5]]),
      createMany: [created('exists', 'created'), lost, busy, twice, created('invalid')],
    }),
  ).toMatchInlineSnapshot(`
    "add Di Ada (ref-Di beside 5, ref-Ada beside 1)
    journal ref-Di exists id 0 "2", ref-Ada created id 1 "2"
    added ref-Di exists, added ref-Ada done
    add Bo Cy (ref-Bo beside 0, ref-Cy beside 0)
    sleep 250
    add Bo Cy (ref-Bo beside 0, ref-Cy beside 0)
    sleep 3000
    add Bo Cy (ref-Bo beside 0, ref-Cy beside 0)
    journal ref-Cy created id 0 "2"
    added ref-Cy done
    add Bo (ref-Bo beside 0)
    journal ref-Bo invalid null null
    added ref-Bo refused is odd
    complete"
  `);
});

test('additions by batches that are refused', async () => {
  const before = (journal: Journal) => journal.intend([['ref-Bo', 'Bo', 'Tennis', 0]]);
  const two = { added: add('Ada', 'Bo'), before };
  expect([
    await log({ ...two, createMany: [refused, created('created'), refused] }),
    await log({ ...two, createMany: [notYours] }),
    await log({ ...two, createMany: [unforeseen] }),
    await log({ ...two, createMany: [[]] }),
  ]).toMatchInlineSnapshot(`
    [
      "add Bo Ada (ref-Bo beside 0, ref-Ada beside 1)
    add Bo (ref-Bo beside 0)
    journal ref-Bo created id 0 "2"
    added ref-Bo done
    add Ada (ref-Ada beside 1)
    journal ref-Ada invalid null null
    added ref-Ada refused is odd
    complete",
      "add Bo Ada (ref-Bo beside 0, ref-Ada beside 1)
    journal ref-Ada unsent null null
    ApiError: Not yours.",
      "add Bo Ada (ref-Bo beside 0, ref-Ada beside 1)
    TypeError: id is undefined",
      "add Bo Ada (ref-Bo beside 0, ref-Ada beside 1)
    ApiError: The service answered for fewer athletes than it was sent.",
    ]
  `);
});

test('what fails five times is given up, and the next is sent, by batches and one after the other', async () => {
  const fails = Array.from({ length: 5 }, () => failing);
  const text = async (script: Script) =>
    (await log({ ...script, options: { patience: 600_000 } })).replaceAll(/ \(.*\)$/gm, '').split('\n');
  const batches = await text({
    added: add('Bo', 'Cy', 'Di'),
    createMany: [...fails, ...fails.slice(1), created('created')],
  });
  expect(batches.filter((line) => !line.startsWith('journal'))).toEqual([
    ...[250, 500, 1000, 2000].flatMap((rest) => ['add Bo Cy', `sleep ${rest}`]),
    'add Bo Cy',
    'added ref-Bo unsent It failed., added ref-Cy unsent It failed.',
    ...[4000, 8000, 16_000, 30_000].flatMap((rest) => [`sleep ${rest}`, 'add Di']),
    'sleep 30000',
    'add Di',
    'added ref-Di done',
    'complete',
  ]);
  const singly = await text({
    added: add('Bo', 'Cy'),
    createOne: [...fails, ...fails.slice(1), '2'],
    listMine: Array.from({ length: 9 }, () => listed()),
  });
  expect(singly.filter((line) => line.startsWith('add'))).toEqual([
    ...Array.from({ length: 5 }, () => 'add Bo as ref-Bo'),
    'added ref-Bo unsent It failed.',
    ...Array.from({ length: 5 }, () => 'add Cy as ref-Cy'),
    'added ref-Cy done',
  ]);
});

test('additions one after the other, whatever is answered', async () => {
  const options = { batchRows: 1 };
  expect([
    await log({ added: add('Ada', 'Bo', 'Cy'), createOne: ['1', refused, busy, '3'] }),
    await log({ added: add('Ada', 'Bo'), createMany: [], createOne: [notYours], options }),
    await log({ added: add('Ada'), createOne: [unforeseen] }),
  ]).toMatchInlineSnapshot(`
    [
      "add Ada as ref-Ada (ref-Ada beside 1)
    journal ref-Ada created 1 null
    added ref-Ada done
    add Bo as ref-Bo (ref-Bo beside 0)
    journal ref-Bo invalid null null
    added ref-Bo refused is odd
    add Cy as ref-Cy (ref-Cy beside 0)
    journal ref-Cy unsent null null
    sleep 3000
    add Cy as ref-Cy (ref-Cy beside 0)
    journal ref-Cy created 3 null
    added ref-Cy done
    complete",
      "add Ada as ref-Ada (ref-Ada beside 1)
    journal ref-Ada unsent null null
    ApiError: Not yours.",
      "add Ada as ref-Ada (ref-Ada beside 1)
    TypeError: id is undefined",
    ]
  `);
});

test('additions without an answer are looked up in the list', async () => {
  expect([
    await log({
      added: add('Ada', 'Bo', 'Cy', 'Di'),
      before: (journal) =>
        journal.intend([
          ['ref-Cy', 'Cy', 'Tennis', 0],
          ['ref-Di', 'Di', 'Tennis', 2],
        ]),
      listMine: [lost, listed('Ada', 'Cy', 'Di'), listed('Ada', 'Ada', 'Cy'), listed('Ada', 'Ada', 'Cy')],
      createOne: [lost, lost, '5'],
    }),
    await log({ added: add('Bo'), createOne: [lost], listMine: [notYours] }),
  ]).toMatchInlineSnapshot(`
    [
      "list
    sleep 250
    list
    added ref-Cy exists
    journal ref-Cy created id 2 null
    added ref-Di unknown No answer came when it was sent, and the agency's list cannot tell whether it was created. Look for it there.
    add Ada as ref-Ada (ref-Ada beside 1)
    sleep 500
    list
    added ref-Ada done
    journal ref-Ada created null null
    add Bo as ref-Bo (ref-Bo beside 0)
    sleep 1000
    list
    journal ref-Bo unsent null null
    add Bo as ref-Bo (ref-Bo beside 0)
    journal ref-Bo created 5 null
    added ref-Bo done
    complete",
      "add Bo as ref-Bo (ref-Bo beside 0)
    sleep 250
    list
    ApiError: Not yours.",
    ]
  `);
});

test('updates, then removals, whatever is answered: only a removal that was sent before is done where its athlete is gone', async () => {
  expect([
    await log({
      updated: update('Ada', 'Bo', 'Cy', 'Di', 'Eve'),
      removed: remove('Flo', 'Gus', 'Hal', 'Ida'),
      changeMany: [
        changed('updated', 'changed'),
        changed('gone', 'invalid'),
        refused,
        lost,
        changed('gone', 'removed'),
        changed('gone', 'changed'),
      ],
    }),
    await log({
      updated: update('Ada'),
      removed: remove('Bo'),
      changeMany: [lost, changed('gone'), lost, changed('changed')],
    }),
    await log({ updated: update('Ada'), changeMany: [notYours] }),
    await log({ updated: update('Ada'), changeMany: [lost, notYours] }),
    await log({ updated: update('Ada'), changeMany: Array.from({ length: 5 }, () => failing) }),
  ]).toMatchInlineSnapshot(`
    [
      "change Ada Bo
    journal Ada updated "2", Bo left "2"
    updated Ada done, updated Bo changed
    change Cy Di
    journal Cy gone "2", Di left null
    updated Cy gone, updated Di refused is odd
    change Eve
    journal Eve left null
    updated Eve refused is odd
    change -Flo -Gus
    sleep 250
    change -Flo -Gus
    journal Flo removed "2", Gus removed "2"
    removed Flo done, removed Gus done
    change -Hal -Ida
    journal Hal gone "2", Ida left "2"
    removed Hal gone, removed Ida changed
    complete",
      "change Ada
    sleep 250
    change Ada
    journal Ada gone "2"
    updated Ada gone
    change -Bo
    sleep 250
    change -Bo
    journal Bo left "2"
    removed Bo changed
    complete",
      "change Ada
    journal Ada left null
    ApiError: Not yours.",
      "change Ada
    sleep 250
    change Ada
    ApiError: Not yours.",
      "change Ada
    sleep 250
    change Ada
    sleep 500
    change Ada
    sleep 1000
    change Ada
    sleep 2000
    change Ada
    updated Ada unsent It failed.
    complete",
    ]
  `);
});

test('a service that stays away', async () => {
  const options = { patience: 3000 };
  expect([
    await log({ added: add('Bo', 'Cy'), createOne: [lost], listMine: [lost, lost, lost, lost], options }),
    await log({ added: add('Bo'), createOne: [busy], options: { patience: 2000 } }),
  ]).toMatchInlineSnapshot(`
    [
      "add Bo as ref-Bo (ref-Bo beside 0)
    sleep 250
    list
    sleep 500
    list
    sleep 1000
    list
    added ref-Bo unknown No answer came when it was sent. Run the same import again to find out.
    unreachable Still unreachable: No answer.",
      "add Bo as ref-Bo (ref-Bo beside 0)
    journal ref-Bo unsent null null
    unreachable Too many requests.",
    ]
  `);
});

test('a rate bounds the size of requests and their number', async () => {
  const all = { added: add('Bo', 'Cy', 'Di'), createMany: [created('created'), created('created')] };
  expect([
    await log({ ...all, options: { rate: 1, batchRows: 1000 } }),
    await log({
      added: all.added.slice(1),
      createMany: [created('created', 'created')],
      options: { rate: 2 },
    }),
  ]).toMatchInlineSnapshot(`
    [
      "add Bo (ref-Bo beside 0)
    journal ref-Bo created id 0 "2"
    added ref-Bo done
    sleep 1000
    add Cy (ref-Cy beside 0)
    journal ref-Cy created id 0 "2"
    added ref-Cy done
    sleep 1000
    add Di (ref-Di beside 0)
    Error: Not scripted",
      "add Cy Di (ref-Cy beside 0, ref-Di beside 0)
    journal ref-Cy created id 0 "2", ref-Di created id 1 "2"
    added ref-Cy done, added ref-Di done
    complete",
    ]
  `);
});

test('stopped, nothing new is sent; aborted, nothing is awaited; a pause is not an outage', async () => {
  const stop = new AbortController();
  const all = { added: add('Bo', 'Cy', 'Di'), createMany: [created('created', 'created')] };
  const answered = () => stop.abort();
  let now = 0;
  const clock = {
    now: () => now,
    async sleep(ms: number) {
      now += ms;
    },
  };
  const gate = () => clock.sleep(3_600_000);
  expect([
    await log({ ...all, ports: { stop: stop.signal, answered } }),
    await log({ ...all, ports: { stop: stop.signal } }),
    await log({ ...all, ports: { signal: AbortSignal.abort(new Error('Closed')) } }),
    await log({ added: add('Bo'), createMany: [lost, created('created')], ports: { clock, gate } }),
  ]).toMatchInlineSnapshot(`
    [
      "add Bo Cy (ref-Bo beside 0, ref-Cy beside 0)
    journal ref-Bo created id 0 "2", ref-Cy created id 1 "2"
    stopped",
      "stopped",
      "Error: Closed",
      "add Bo (ref-Bo beside 0)
    add Bo (ref-Bo beside 0)
    journal ref-Bo created id 0 "2"
    added ref-Bo done
    complete",
    ]
  `);
});

test('what was answered has its outcome though the journal fails', async () => {
  const full = async () => {
    throw new Error('The disk is full.');
  };
  const failed = (more: Partial<Journal>) => ({ journal: { ...memoryJournal(), ...more } });
  expect([
    await log({ added: add('Bo'), createMany: [created('created')], ports: failed({ settle: full }) }),
    await log({ added: add('Bo'), createOne: ['1'], ports: failed({ settle: full }) }),
    await log({
      updated: update('Bo'),
      changeMany: [changed('updated')],
      ports: failed({ settleChanges: full }),
    }),
    await log({ added: add('Bo'), createMany: [created('created')], ports: failed({ intend: full }) }),
  ]).toMatchInlineSnapshot(`
    [
      "add Bo ()
    added ref-Bo done
    Error: The disk is full.",
      "add Bo as ref-Bo ()
    added ref-Bo done
    Error: The disk is full.",
      "change Bo
    updated Bo done
    Error: The disk is full.",
      "Error: The disk is full.",
    ]
  `);
});

test('those that were added count as namesakes of the next ones', async () => {
  const twins = [...add('Bo'), ...add('Bo').map((one) => ({ ...one, ref: 'ref-2' }))];
  const options = { rate: 1 };
  const beside = async (...statuses: readonly BatchResult['status'][]) => {
    const createMany = statuses.map((status) => created(status));
    const text = await log({ added: twins, createMany, options });
    return text.split('\n').filter((line) => line.includes('beside'));
  };
  expect([await beside('created', 'created'), await beside('exists', 'created')]).toEqual([
    ['add Bo (ref-Bo beside 0)', 'add Bo (ref-2 beside 1)'],
    ['add Bo (ref-Bo beside 0)', 'add Bo (ref-2 beside 0)'],
  ]);
});
