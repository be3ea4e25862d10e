import { expect, test } from 'vitest';
import type { ListedAthlete } from '../../athletes/athlete.ts';
import type { BatchResult, ChangeResult } from '../../athletes/athlete-batch.ts';
import { countNamesakes, namesakeKey } from '../../athletes/namesakes.ts';
import { memoryJournal } from '../../testing/agency-world.ts';
import { anAthlete } from '../../testing/builders.ts';
import { ApiError } from '../../wire/api-error.ts';
import { type ImportPlan, noOptions, type PlannedRow, type RowDecision } from '../checking/plan-import.ts';
import type { RowFate } from '../journal/import-journal.ts';
import type { SendingOptions } from './ports.ts';
import { sendRows } from './send-rows.ts';

const open: RowFate = { kind: 'open' };
const row = (name: string, decision: RowDecision = 'send', fate: RowFate = open): PlannedRow => {
  const draft = { name, sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
  const ref = `ref ${name}`;
  return {
    row: name.length,
    cells: [name],
    draft,
    ref,
    namesakes: namesakeKey(draft),
    occurrence: 1,
    fate,
    decision,
    listed: null,
    differs: [],
  };
};
const listed = (...names: readonly string[]): ListedAthlete[] =>
  names.map((name, index) => ({ id: `id ${index + 1}`, name, sport: 'Tennis' }));
const answers = (...statuses: readonly BatchResult['status'][]): BatchResult[] =>
  statuses.map((status, index) => ({
    index,
    status,
    id: status === 'invalid' ? null : `id ${index}`,
    version: null,
    detail: status === 'invalid' ? [{ field: 'GPA', message: 'is odd' }] : [],
  }));
const lost = new ApiError('unreachable', 'No answer.');
const failing = new ApiError('unreachable', 'It failed.', { status: 500 });
const busy = new ApiError('unreachable', 'Too many requests.', { status: 429, retryAfter: 3000 });
const odd = new ApiError('refused', 'GPA is odd', {
  status: 422,
  problems: [{ field: 'GPA', message: 'is odd' }],
});
const noSuchCall = new ApiError('refused', 'No such call.', { status: 405 });
const notYours = new ApiError('refused', 'Not yours.', { status: 403 });

interface Script {
  readonly createMany?: readonly (BatchResult[] | Error)[];
  readonly createOne?: readonly (string | Error)[];
  readonly changeMany?: readonly (ChangeResult[] | Error)[];
  readonly listMine?: readonly (ListedAthlete[] | Error)[];
  readonly takesBatches?: boolean;
  readonly plan?: Partial<ImportPlan>;
  readonly options?: Partial<SendingOptions>;
}

/** Sends rows to a scripted service. @returns the events, a line each */
async function log(rows: readonly PlannedRow[], { options, ...script }: Script): Promise<string> {
  const lines: string[] = [];
  const say = (...words: readonly unknown[]) =>
    void lines.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '));
  const rest = {
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
  const signal = new AbortController().signal;
  let time = 0;
  try {
    const { ending, counts, problem } = await sendRows(
      {
        options: noOptions,
        rows,
        counts: { send: 0, again: 0, done: 0, listed: 0, duplicate: 0, update: 0 },
        differing: 0,
        gone: 0,
        missing: [],
        listed: countNamesakes(listed('Ada')),
        canChange: true,
        ...script.plan,
      },
      {
        signal,
        stop: signal,
        clock: {
          now: () => time,
          sleep: async (ms) => {
            say('sleep', ms);
            time += ms;
          },
        },
        journal: {
          ...memoryJournal(),
          intend: async (some) => say('intend', ...some.map(({ ref, existing }) => `${ref}: ${existing},`)),
          intendChanges: async (some) => say('intend changes', ...some.map(({ id }) => id)),
          settleChanges: async (some) =>
            say('settle changes', ...some.map(({ id, status, version }) => [id, status, version])),
          end: async () => say('end'),
          settle: async (some) =>
            say('settle', ...some.map(({ ref, status, id }) => `${ref}: ${status} ${id},`)),
        },
        takesBatches: () => script.takesBatches ?? true,
        mostChanges: () => 2,
        changeMany: async (changes) => {
          say('changeMany', ...changes.map(({ id, version, after }) => [id, version, after]));
          return next(rest.changeMany);
        },
        createMany: async (some) => {
          say('createMany', ...some.map(({ client_ref, name }) => `${client_ref}: ${name},`));
          return next(rest.createMany);
        },
        createOne: async ({ name }, key) => {
          say('createOne', `${key}: ${name}`);
          return { id: next(rest.createOne) };
        },
        listMine: async () => {
          say('listMine');
          return next(rest.listMine);
        },
        report: ({ row, cells, status, id, problems }) => say('report', row, cells, status, id, problems),
        progress: ({ counts, rest }) =>
          say(
            'progress',
            ...Object.entries(counts).flatMap(([status, count]) => (count > 0 ? [count, status] : [])),
            'rest',
            rest,
          ),
      },
      { concurrency: 2, rate: null, patience: 60_000, batchRows: 1, ...options },
    );
    say(ending, counts, problem);
  } catch (error) {
    say(String(error));
  }
  return lines.join('\n');
}

test('rows that are not sent', async () => {
  const rows = [row('Ada', 'listed'), row('Bo', 'done', { kind: 'done', id: '7' }), row('Cy', 'duplicate')];
  expect(await log(rows, {})).toMatchInlineSnapshot(`
    "report 3 ["Ada"] exists null [{"field":null,"message":"An athlete of this name and sport is listed already."}]
    report 2 ["Bo"] exists 7 []
    report 2 ["Cy"] duplicate null [{"field":null,"message":"Repeats an earlier row."}]
    end
    complete {"created":0,"updated":0,"removed":0,"exists":2,"duplicate":1,"invalid":0,"unsettled":0,"unsent":0} null"
  `);
});

test('a batch, row by row, and rows of an earlier run first', async () => {
  const rows = [row('Ada'), row('Bo'), row('Cy'), row('Di', 'again', { kind: 'unknown', existing: 2 })];
  expect(
    await log(rows, {
      createMany: [answers('exists', 'created', 'invalid'), answers('created')],
      options: { batchRows: 3 },
    }),
  ).toMatchInlineSnapshot(`
    "progress 4 unsent rest 0
    intend ref Di: 2, ref Ada: null, ref Bo: null,
    createMany ref Di: Di, ref Ada: Ada, ref Bo: Bo,
    settle ref Di: exists id 0, ref Ada: created id 1, ref Bo: invalid null,
    report 2 ["Di"] exists id 0 []
    report 3 ["Ada"] created id 1 []
    report 2 ["Bo"] invalid null [{"field":"GPA","message":"is odd"}]
    progress 1 created 1 exists 1 invalid 1 unsent rest 0
    intend ref Cy: null,
    createMany ref Cy: Cy,
    settle ref Cy: created id 0,
    report 2 ["Cy"] created id 0 []
    end
    complete {"created":2,"updated":0,"removed":0,"exists":1,"duplicate":0,"invalid":1,"unsettled":0,"unsent":0} null"
  `);
});

test('batches that get no answer, too few answers, or fail', async () => {
  const two = [row('Ada'), row('Bo')];
  const options = { batchRows: 2 };
  const part: BatchResult[] = [
    { index: 1, status: 'created', id: '8', version: null, detail: [] },
    { index: 1, status: 'exists', id: '9', version: null, detail: [] },
    { index: 5, status: 'created', id: '9', version: null, detail: [] },
  ];
  expect(
    await log(two, { createMany: [lost, busy, part, answers('created')], options }),
  ).toMatchInlineSnapshot(`
    "progress 2 unsent rest 0
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    progress 2 unsent rest 250
    sleep 250
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    progress 2 unsent rest 3000
    sleep 3000
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    settle ref Bo: created 8,
    report 2 ["Bo"] created 8 []
    progress 1 created 1 unsent rest 0
    intend ref Ada: null,
    createMany ref Ada: Ada,
    settle ref Ada: created id 0,
    report 3 ["Ada"] created id 0 []
    end
    complete {"created":2,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":0,"unsettled":0,"unsent":0} null"
  `);
  expect(await log(two, { createMany: [[]], options })).toMatchInlineSnapshot(`
    "progress 2 unsent rest 0
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    settle
    ApiError: The service answered for fewer rows than it was sent."
  `);
  expect(
    await log(two, { createMany: [...Array(5).fill(failing), failing, answers('created')], options }),
  ).toMatchInlineSnapshot(`
    "progress 2 unsent rest 0
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    progress 2 unsent rest 250
    sleep 250
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    progress 2 unsent rest 500
    sleep 500
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    progress 2 unsent rest 1000
    sleep 1000
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    progress 2 unsent rest 2000
    sleep 2000
    intend ref Ada: null, ref Bo: null,
    createMany ref Ada: Ada, ref Bo: Bo,
    progress 2 unsent rest 4000
    sleep 4000
    intend ref Ada: null,
    createMany ref Ada: Ada,
    report 3 ["Ada"] unsent null [{"field":null,"message":"It failed."}]
    progress 2 unsent rest 8000
    sleep 8000
    intend ref Bo: null,
    createMany ref Bo: Bo,
    settle ref Bo: created id 0,
    report 2 ["Bo"] created id 0 []
    complete {"created":1,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":0,"unsettled":0,"unsent":1} null"
  `);
});

test('batches that are refused', async () => {
  const three = [row('Ada'), row('Bo'), row('Cy', 'again', { kind: 'unknown', existing: 1 })];
  const options = { batchRows: 3 };
  expect(
    await log(three, { createMany: [odd, odd, answers('created'), odd, answers('created')], options }),
  ).toMatchInlineSnapshot(`
    "progress 3 unsent rest 0
    intend ref Cy: 1, ref Ada: null, ref Bo: null,
    createMany ref Cy: Cy, ref Ada: Ada, ref Bo: Bo,
    progress 3 unsent rest 0
    intend ref Cy: 1, ref Ada: null,
    createMany ref Cy: Cy, ref Ada: Ada,
    progress 3 unsent rest 0
    intend ref Cy: 1,
    createMany ref Cy: Cy,
    settle ref Cy: created id 0,
    report 2 ["Cy"] created id 0 []
    progress 1 created 2 unsent rest 0
    intend ref Ada: null,
    createMany ref Ada: Ada,
    settle ref Ada: invalid null,
    report 3 ["Ada"] invalid null [{"field":"GPA","message":"is odd"}]
    progress 1 created 1 invalid 1 unsent rest 0
    intend ref Bo: null,
    createMany ref Bo: Bo,
    settle ref Bo: created id 0,
    report 2 ["Bo"] created id 0 []
    end
    complete {"created":2,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":1,"unsettled":0,"unsent":0} null"
  `);
  expect(await log(three, { createMany: [notYours], options })).toMatchInlineSnapshot(`
    "progress 3 unsent rest 0
    intend ref Cy: 1, ref Ada: null, ref Bo: null,
    createMany ref Cy: Cy, ref Ada: Ada, ref Bo: Bo,
    settle ref Ada: unsent null, ref Bo: unsent null,
    ApiError: Not yours."
  `);
  expect(
    await log(three, { createMany: [new TypeError('id is undefined')], options }),
  ).toMatchInlineSnapshot(`
    "progress 3 unsent rest 0
    intend ref Cy: 1, ref Ada: null, ref Bo: null,
    createMany ref Cy: Cy, ref Ada: Ada, ref Bo: Bo,
    TypeError: id is undefined"
  `);
  expect(
    await log(three, { createMany: [answers('created'), noSuchCall], options: { batchRows: 1.5 } }),
  ).toMatchInlineSnapshot(`
    "progress 3 unsent rest 0
    intend ref Cy: 1,
    createMany ref Cy: Cy,
    settle ref Cy: created id 0,
    report 2 ["Cy"] created id 0 []
    progress 1 created 2 unsent rest 0
    intend ref Ada: null,
    createMany ref Ada: Ada,
    settle ref Ada: unsent null,
    ApiError: No such call."
  `);
});

test('a service that does not say that it takes batches', async () => {
  const rows = [row('Ada'), row('Bo'), row('Cy', 'again', { kind: 'unknown', existing: 0 })];
  expect(
    await log(rows, {
      takesBatches: false,
      createOne: ['1', '2'],
      listMine: [listed('Cy', 'Cy')],
      options: { batchRows: 2 },
    }),
  ).toMatchInlineSnapshot(`
    "progress 3 unsent rest 0
    listMine
    settle ref Cy: exists null,
    report 2 ["Cy"] exists null []
    progress 1 exists 2 unsent rest 0
    intend ref Ada: 0, ref Bo: 0,
    createOne ref Ada: Ada
    createOne ref Bo: Bo
    settle ref Ada: created 1, ref Bo: created 2,
    report 3 ["Ada"] created 1 []
    report 2 ["Bo"] created 2 []
    end
    complete {"created":2,"updated":0,"removed":0,"exists":1,"duplicate":0,"invalid":0,"unsettled":0,"unsent":0} null"
  `);
});

const changed = (...statuses: readonly ChangeResult['status'][]): ChangeResult[] =>
  statuses.map((status, index) => ({
    index,
    status,
    version: status === 'updated' ? '"e-2"' : null,
    detail: status === 'invalid' ? [{ field: 'GPA', message: 'is odd' }] : [],
  }));
/** A row whose listed athlete has another GPA. */
const update = (name: string): PlannedRow => ({
  ...row(name, 'update'),
  draft: { ...row(name).draft, GPA: 3.5 },
  listed: { id: name, name, sport: 'Tennis', athlete: anAthlete({ name, GPA: 3 }), version: '"e-1"' },
  differs: [{ field: 'GPA', from: '3', to: '3.5' }],
});

test('rows that change their athletes, whatever is answered', async () => {
  expect(
    await log(['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'].map(update), {
      changeMany: [
        lost,
        changed('updated'),
        changed('changed'),
        changed('gone', 'updated'),
        odd,
        changed('invalid'),
        odd,
      ],
      options: { batchRows: 1000 },
    }),
  ).toMatchInlineSnapshot(`
    "progress 6 unsent rest 0
    intend changes Ada Bo
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}] ["Bo","\\"e-1\\"",{"GPA":3.5}]
    progress 6 unsent rest 250
    sleep 250
    intend changes Ada Bo
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}] ["Bo","\\"e-1\\"",{"GPA":3.5}]
    settle changes ["Ada","updated","\\"e-2\\""]
    report 3 ["Ada"] updated Ada []
    progress 1 updated 5 unsent rest 0
    intend changes Bo
    changeMany ["Bo","\\"e-1\\"",{"GPA":3.5}]
    settle changes ["Bo","left",null]
    report 2 ["Bo"] unsent Bo [{"field":null,"message":"This athlete was changed after the plan was made. Run the import again to see the difference."}]
    progress 1 updated 5 unsent rest 0
    intend changes Cy Di
    changeMany ["Cy","\\"e-1\\"",{"GPA":3.5}] ["Di","\\"e-1\\"",{"GPA":3.5}]
    settle changes ["Cy","left",null] ["Di","updated","\\"e-2\\""]
    report 2 ["Cy"] unsent Cy [{"field":null,"message":"This athlete was removed since the plan was made. Run the import again to add it."}]
    report 2 ["Di"] updated Di []
    progress 2 updated 4 unsent rest 0
    intend changes Eve Flo
    changeMany ["Eve","\\"e-1\\"",{"GPA":3.5}] ["Flo","\\"e-1\\"",{"GPA":3.5}]
    progress 2 updated 4 unsent rest 0
    intend changes Eve
    changeMany ["Eve","\\"e-1\\"",{"GPA":3.5}]
    settle changes ["Eve","left",null]
    report 3 ["Eve"] invalid Eve [{"field":"GPA","message":"is odd"}]
    progress 2 updated 1 invalid 3 unsent rest 0
    intend changes Flo
    changeMany ["Flo","\\"e-1\\"",{"GPA":3.5}]
    settle changes ["Flo","left",null]
    report 3 ["Flo"] invalid Flo [{"field":"GPA","message":"is odd"}]
    complete {"created":0,"updated":2,"removed":0,"exists":0,"duplicate":0,"invalid":2,"unsettled":0,"unsent":2} null"
  `);
  expect(await log([update('Ada')], { changeMany: [notYours] })).toMatchInlineSnapshot(`
    "progress 1 unsent rest 0
    intend changes Ada
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}]
    ApiError: Not yours."
  `);
  expect(await log([update('Ada')], { changeMany: Array(5).fill(failing) })).toMatchInlineSnapshot(`
    "progress 1 unsent rest 0
    intend changes Ada
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}]
    progress 1 unsent rest 250
    sleep 250
    intend changes Ada
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}]
    progress 1 unsent rest 500
    sleep 500
    intend changes Ada
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}]
    progress 1 unsent rest 1000
    sleep 1000
    intend changes Ada
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}]
    progress 1 unsent rest 2000
    sleep 2000
    intend changes Ada
    changeMany ["Ada","\\"e-1\\"",{"GPA":3.5}]
    report 3 ["Ada"] unsent Ada [{"field":null,"message":"It failed."}]
    complete {"created":0,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":0,"unsettled":0,"unsent":1} null"
  `);
});

test('athletes that the file does not have are removed last, and only if that was wanted', async () => {
  const plan = { missing: ['Xo', 'Ya', 'Zed'].map((name) => update(name).listed ?? expect.fail()) };
  const script = {
    createMany: [answers('created')],
    changeMany: [lost, changed('gone', 'removed'), changed('changed')],
    options: { batchRows: 5 },
  };
  const wanted = { ...noOptions, missing: 'remove' } as const;
  expect(await log([row('Ada')], { ...script, plan: { ...plan, options: wanted } })).toMatchInlineSnapshot(`
    "progress 1 unsent rest 0
    intend ref Ada: null,
    createMany ref Ada: Ada,
    settle ref Ada: created id 0,
    report 3 ["Ada"] created id 0 []
    progress 1 created rest 0
    changeMany ["Xo","\\"e-1\\"",null] ["Ya","\\"e-1\\"",null]
    progress 1 created rest 250
    sleep 250
    changeMany ["Xo","\\"e-1\\"",null] ["Ya","\\"e-1\\"",null]
    progress 1 created 2 removed rest 0
    changeMany ["Zed","\\"e-1\\"",null]
    end
    complete {"created":1,"updated":0,"removed":2,"exists":0,"duplicate":0,"invalid":0,"unsettled":0,"unsent":0} null"
  `);
  const others: Partial<ImportPlan>[] = [{ options: wanted, canChange: false }, {}];
  for (const other of others)
    expect(await log([row('Ada')], { ...script, plan: { ...plan, ...other } })).not.toContain('changeMany');
});

test('single rows, whatever is answered', async () => {
  const rows = [row('Ada'), row('Ada'), row('Bo'), row('Cy'), row('Di'), row('Eve')];
  expect(await log(rows, { createOne: ['1', '2', odd, busy, '5', '6', '4'] })).toMatchInlineSnapshot(`
    "progress 6 unsent rest 0
    intend ref Ada: 1,
    createOne ref Ada: Ada
    settle ref Ada: created 1,
    report 3 ["Ada"] created 1 []
    progress 1 created 5 unsent rest 0
    intend ref Ada: 2, ref Bo: 0,
    createOne ref Ada: Ada
    createOne ref Bo: Bo
    settle ref Ada: created 2, ref Bo: invalid null,
    report 3 ["Ada"] created 2 []
    report 2 ["Bo"] invalid null [{"field":"GPA","message":"is odd"}]
    progress 2 created 1 invalid 3 unsent rest 0
    intend ref Cy: 0, ref Di: 0,
    createOne ref Cy: Cy
    createOne ref Di: Di
    settle ref Cy: unsent null, ref Di: created 5,
    report 2 ["Di"] created 5 []
    progress 3 created 1 invalid 2 unsent rest 3000
    sleep 3000
    intend ref Cy: 0,
    createOne ref Cy: Cy
    settle ref Cy: created 6,
    report 2 ["Cy"] created 6 []
    progress 4 created 1 invalid 1 unsent rest 0
    intend ref Eve: 0,
    createOne ref Eve: Eve
    settle ref Eve: created 4,
    report 3 ["Eve"] created 4 []
    end
    complete {"created":5,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":1,"unsettled":0,"unsent":0} null"
  `);
  expect(await log(rows.slice(2), { createOne: [notYours, '3'] })).toMatchInlineSnapshot(`
    "progress 4 unsent rest 0
    intend ref Bo: 0, ref Cy: 0,
    createOne ref Bo: Bo
    createOne ref Cy: Cy
    settle ref Bo: unsent null, ref Cy: created 3,
    report 2 ["Cy"] created 3 []
    ApiError: Not yours."
  `);
});

test('single rows without an answer are looked up in the list', async () => {
  const rows = [row('Ada'), row('Bo'), row('Cy'), row('Di', 'again', { kind: 'unknown', existing: null })];
  expect(
    await log(rows, {
      listMine: [
        lost,
        listed('Ada', 'Di'),
        listed('Ada', 'Ada', 'Di'),
        listed('Ada', 'Ada', 'Bo', 'Cy', 'Cy'),
      ],
      createOne: [lost, lost, new TypeError('id is undefined'), 'b', lost, 'c'],
    }),
  ).toMatchInlineSnapshot(`
    "progress 4 unsent rest 0
    listMine
    progress 4 unsent rest 250
    sleep 250
    listMine
    settle
    report 2 ["Di"] unsettled null [{"field":null,"message":"No answer came when it was sent, and the agency's list cannot tell whether it was created. Look for it there."}]
    progress 1 unsettled 3 unsent rest 0
    intend ref Ada: 1, ref Bo: 0,
    createOne ref Ada: Ada
    createOne ref Bo: Bo
    settle
    progress 1 unsettled 3 unsent rest 1000
    sleep 1000
    listMine
    settle ref Ada: created null, ref Bo: unsent null,
    report 3 ["Ada"] created null []
    progress 1 created 1 unsettled 2 unsent rest 0
    intend ref Bo: 0,
    createOne ref Bo: Bo
    settle
    TypeError: id is undefined"
  `);
  expect(
    await log([row('Bo')], { createOne: Array(5).fill(lost), listMine: Array(5).fill([]) }),
  ).toMatchInlineSnapshot(`
    "progress 1 unsent rest 0
    intend ref Bo: 0,
    createOne ref Bo: Bo
    settle
    progress 1 unsent rest 250
    sleep 250
    listMine
    settle ref Bo: unsent null,
    progress 1 unsent rest 0
    intend ref Bo: 0,
    createOne ref Bo: Bo
    settle
    progress 1 unsent rest 500
    sleep 500
    listMine
    settle ref Bo: unsent null,
    progress 1 unsent rest 0
    intend ref Bo: 0,
    createOne ref Bo: Bo
    settle
    progress 1 unsent rest 1000
    sleep 1000
    listMine
    settle ref Bo: unsent null,
    progress 1 unsent rest 0
    intend ref Bo: 0,
    createOne ref Bo: Bo
    settle
    progress 1 unsent rest 2000
    sleep 2000
    listMine
    settle ref Bo: unsent null,
    progress 1 unsent rest 0
    intend ref Bo: 0,
    createOne ref Bo: Bo
    settle
    progress 1 unsent rest 4000
    sleep 4000
    listMine
    settle ref Bo: unsent null,
    report 2 ["Bo"] unsent null [{"field":null,"message":"No answer."}]
    complete {"created":0,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":0,"unsettled":0,"unsent":1} null"
  `);
});

test('a service that stays away', async () => {
  const options = { patience: 3000 };
  expect(
    await log([row('Bo'), row('Cy')], {
      createOne: [lost, busy],
      listMine: [lost, lost, lost, lost, lost],
      options,
    }),
  ).toMatchInlineSnapshot(`
    "progress 2 unsent rest 0
    intend ref Bo: 0, ref Cy: 0,
    createOne ref Bo: Bo
    createOne ref Cy: Cy
    settle ref Cy: unsent null,
    progress 2 unsent rest 3000
    sleep 3000
    listMine
    progress 2 unsent rest 1000
    report 2 ["Bo"] unsettled null [{"field":null,"message":"No answer came when it was sent. Run the same import again to find out."}]
    unreachable {"created":0,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":0,"unsettled":1,"unsent":1} The service did not come back: No answer."
  `);
  expect(
    await log([row('Bo'), row('Cy'), row('Di')], {
      createOne: ['1', '2', '3'],
      options: { rate: 1, concurrency: 8 },
    }),
  ).toMatchInlineSnapshot(`
    "progress 3 unsent rest 0
    intend ref Bo: 0,
    createOne ref Bo: Bo
    settle ref Bo: created 1,
    report 2 ["Bo"] created 1 []
    progress 1 created 2 unsent rest 1000
    sleep 1000
    intend ref Cy: 0,
    createOne ref Cy: Cy
    settle ref Cy: created 2,
    report 2 ["Cy"] created 2 []
    progress 2 created 1 unsent rest 1000
    sleep 1000
    intend ref Di: 0,
    createOne ref Di: Di
    settle ref Di: created 3,
    report 2 ["Di"] created 3 []
    end
    complete {"created":3,"updated":0,"removed":0,"exists":0,"duplicate":0,"invalid":0,"unsettled":0,"unsent":0} null"
  `);
});
