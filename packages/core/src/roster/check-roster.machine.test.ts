import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import type { CheckRosterInput } from './check-roster.context.ts';
import { checkRosterMachine, type JudgeInput, type OpenInput } from './check-roster.machine.ts';
import { summarize } from './checking/check-rows.ts';
import { createRowJudge, type JudgedRow } from './checking/judge-row.ts';
import { type Decision, editedBy } from './decisions.ts';
import type { ImportSource, RosterReading } from './import-source.ts';
import { matchColumns } from './matching/match-columns.ts';

const sourceWith = (header: readonly string[], name: string): ImportSource => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header,
  decimalComma: false,
  rows: [{ row: 2, cells: [name, 'Fall 2027'] }],
});
const fits = sourceWith(['Name', 'Available for'], 'Demo Ada');
const sheets: RosterReading = {
  question: { kind: 'sheet', preset: 'Roster', sheets: [{ name: 'Roster', rows: 1, isHidden: false }] },
};
const judgedAs = (source: ImportSource): readonly JudgedRow[] => {
  const judge = createRowJudge(matchColumns(source, {}), source);
  return source.rows.map((row) => judge(row));
};
const column: Decision = { kind: 'column', column: 'Wer', field: 'name' };
const layout: Decision = { kind: 'layout', layout: { sheet: 'Roster' } };
const edit: Decision = { kind: 'edit', edits: [{ row: 2, column: 0, value: 'Demo Bo' }] };
const edited = editedBy(fits, [edit]);
const matches = {
  matched: matchColumns(fits, {}),
  mismatched: matchColumns(fits, { columns: { Wer: 'name' } }),
  editedMismatch: matchColumns(edited, { columns: { Wer: 'name' } }),
};
const unreadable = new Error('There is no file roster.csv.');
const crashed = new Error('The worker ended.');
const valid = judgedAs(fits);
const broken = judgedAs(sourceWith(fits.header, ''));
const mended = judgedAs(edited);

const check = (source: ImportSource, judged: readonly JudgedRow[]) =>
  summarize(source, judged, new Set(), true);
const checks = {
  fine: check(fits, valid),
  failing: check(fits, broken),
  editedFine: check(edited, mended),
  editedStale: check(edited, valid),
  editedFailing: check(edited, broken),
};

function sceneFor(input: CheckRosterInput) {
  const puppets = {
    openSource: puppet<RosterReading, OpenInput>('openSource', {
      done: [{ source: fits }, sheets],
      failed: [unreadable],
    }),
    judgeRows: puppet<readonly JudgedRow[], JudgeInput>('judgeRows', {
      done: [valid, broken],
      failed: [crashed],
    }),
  };
  return {
    machine: checkRosterMachine.provide({ actors: puppets }),
    puppets,
    input,
    names: {
      fits,
      sheets,
      valid,
      broken,
      mended,
      unreadable,
      crashed,
      column,
      layout,
      edit,
      edited,
      ...matches,
      ...checks,
    },
    facts: ({ value, context: { review, question, unjudged } }) => ({
      mismatched: (unjudged ?? review?.now)?.match.problems.length > 0,
      judged: review !== null,
      undo: (review?.past.length ?? 0) > 0,
      asked: value !== 'checked' && question !== null && !review?.past.length,
    }),
    events: [
      { type: 'decide', decisions: [layout] },
      { type: 'decide', decisions: [column] },
      { type: 'decide', decisions: [edit] },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'proceed' },
      { type: 'goBack' },
      { type: 'cancel' },
    ],
  } satisfies Scene<typeof checkRosterMachine>;
}

const asked = sceneFor({ canAsk: true });
const repaired = sceneFor({ canRepair: true });
const alone = sceneFor({});
const unfit = sceneFor({ decisions: [column] });

testWalks({ asked, repaired, alone, unfit });

test('the chart for a person who is asked', () => {
  expect(walkTable(asked)).toMatchInlineSnapshot(`
    "checkRoster
      start → opening {input: input1, pending: [], question: null, unjudged: null, review: null, problem: null},
          starts openSource {choice: {}, canAsk: true}
    opening #busy
      cancel → cancelled
      [not asked, not judged] openSource done: {source: fits} → checking {unjudged: unjudged1}, starts judgeRows {source: fits, match: matched}
      [not asked, judged | asked, not judged] openSource done: {source: fits} → checking {pending: [], unjudged: unjudged2},
          starts judgeRows {source: fits, match: matched}
      [asked, judged] openSource done: {source: fits} → checking {pending: [], unjudged: unjudged3},
          starts judgeRows {source: fits, match: matched}
      openSource done: sheets → choosing {question: question1}
      [not judged] openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
      [judged] openSource failed: unreadable → misread {problem: 'There is no file roster.csv.'}
    cancelled
    checking #busy
      cancel → cancelled
      [not judged, not asked] judgeRows done: valid → checked {unjudged: null, review: {now: now1, past: [], future: []}}
      [mismatched, judged, not asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: [column],
          match: mismatched, judged: valid, check: fine}, past: [{before: before1, after: after1}]}}
      [not judged, asked] judgeRows done: valid → checked {unjudged: null, review: {now: now2, past: [], future: []}}
      [not mismatched, judged, not asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: [layout],
          judged: valid, check: fine}, past: [{before: before1, after: now2}]}}
      [mismatched, undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: […, column], match: editedMismatch,
          judged: valid, check: editedStale}, past: […, {before: before2, after: after2}]}}
      [not mismatched, undo] judgeRows done: valid → reading {unjudged: null, review: {now: {source: fits, decisions: [layout], judged: valid,
          check: fine}, past: […, {before: before2, after: now2}]}}
      [mismatched, asked] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: […, column], match: mismatched,
          judged: valid, check: fine}, past: [{before: before3, after: after3}]}}
      [not mismatched, judged, asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: [layout, layout],
          judged: valid, check: fine}, past: [{before: before1, after: after4}]}}
      [not judged, not asked] judgeRows done: broken → reading {unjudged: null, review: {now: before1, past: [], future: []}}
      [mismatched, judged, not asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: [column],
          match: mismatched}, past: [{before: before1, after: after5}]}}
      [not judged, asked] judgeRows done: broken → reading {unjudged: null, review: {now: before3, past: [], future: []}}
      [not mismatched, judged, not asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: [layout]},
          past: [{before: before1, after: before3}]}}
      [mismatched, undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: […, column], match: editedMismatch,
          judged: broken, check: editedFailing}, past: […, {before: before2, after: after6}]}}
      [not mismatched, undo] judgeRows done: broken → reading {unjudged: null, review: {now: {source: fits, decisions: [layout], judged: broken,
          check: failing}, past: […, {before: before2, after: before3}]}}
      [mismatched, asked] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: […, column], match: mismatched},
          past: [{before: before3, after: after7}]}}
      [not mismatched, judged, asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: [layout, layout]},
          past: [{before: before1, after: after8}]}}
      judgeRows failed: crashed → unreadable {problem: 'The worker ended.'}
      [mismatched, judged, not asked, not undo | not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo]
          decide {decisions: [column]} → checking {unjudged: {decisions: [column], match: mismatched}},
          starts judgeRows {source: fits, match: mismatched}
      [undo] decide {decisions: [column]} → checking {unjudged: {source: edited, decisions: [edit, column], match: editedMismatch}},
          starts judgeRows {source: edited, match: editedMismatch}
      [mismatched, asked] decide {decisions: [column]} → checking, starts judgeRows {source: fits, match: mismatched}
    choosing
      cancel → cancelled
      [not judged] decide → opening {pending: [layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [judged] decide → opening {pending: […, layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
    unreadable
    checked
      cancel → cancelled
      [not undo] decide {decisions: [edit]} → checked {review: {now: {source: edited, decisions: [edit], judged: mended, check: editedFine},
          past: [{before: now1, after: before2}]}}
      [undo] decide {decisions: [edit]} → checked {review: {now: {decisions: […, edit]}, past: […, {before: before2, after: after9}]}}
      [not undo] undo → checked
      [undo] undo → checked {review: {now: {source: fits, decisions: [], judged: valid, check: fine}, past: [],
          future: [{before: now1, after: before2}]}}
      redo → checked
      goBack → reading
    reading
      cancel → cancelled
      decide → opening {pending: [layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [not undo, not asked] decide {decisions: [edit]} → reading {review: {now: {source: edited, decisions: [edit], judged: mended,
          check: editedFine}, past: [{before: before1, after: before2}]}}
      [undo, not mismatched] decide {decisions: [edit]} → reading {review: {now: {decisions: […, edit]},
          past: […, {before: before2, after: after9}]}}
      [mismatched] decide {decisions: [edit]} → reading {review: {now: {source: edited, decisions: […, edit], judged: mended,
          check: editedFine}, past: […, {before: after1, after: after10}]}}
      [asked] decide {decisions: [edit]} → reading {review: {now: {source: edited, decisions: […, edit], judged: mended, check: editedFine},
          past: [{before: before3, after: after11}]}}
      [not undo] undo → reading
      [undo, not mismatched] undo → reading {review: {now: {source: fits, decisions: [], judged: broken, check: failing}, past: [],
          future: [{before: before1, after: before2}]}}
      [mismatched] undo → reading {review: {now: {decisions: [], match: matched, judged: broken, check: failing}, past: [],
          future: [{before: before1, after: after1}]}}
      redo → reading
      [undo, not mismatched] goBack → reading
      [asked] goBack → choosing
      [not undo, not asked] decide {decisions: [column]} → checking {unjudged: unjudged4}, starts judgeRows {source: fits, match: mismatched}
      [undo, not mismatched] decide {decisions: [column]} → checking {unjudged: unjudged5},
          starts judgeRows {source: edited, match: editedMismatch}
      [mismatched] decide {decisions: [column]} → checking {unjudged: unjudged6}, starts judgeRows {source: fits, match: mismatched}
      [asked] decide {decisions: [column]} → checking {unjudged: unjudged7}, starts judgeRows {source: fits, match: mismatched}
    misread
      cancel → cancelled
      goBack → reading {pending: []}
    input1 = {decisions: [], remembered: {}, sports: [], offered: [], canAsk: true, canRepair: false, takesPresets: false}
    unjudged1 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: true}
    unjudged2 = {source: fits, decisions: [layout], match: matched, isProbable: false, emptiesOpen: true}
    unjudged3 = {source: fits, decisions: [layout, layout], match: matched, isProbable: false, emptiesOpen: true}
    question1 = {kind: 'sheet', preset: 'Roster', sheets: [{name: 'Roster', rows: 1, isHidden: false}]}
    now1 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    before1 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after1 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    now2 = {source: fits, decisions: [layout], match: matched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    before2 = {source: edited, decisions: [edit], match: matched, isProbable: false, emptiesOpen: true, judged: mended, check: editedFine}
    after2 = {source: edited, decisions: [edit, column], match: editedMismatch, isProbable: false, emptiesOpen: true, judged: valid,
        check: editedStale}
    before3 = {source: fits, decisions: [layout], match: matched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after3 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    after4 = {source: fits, decisions: [layout, layout], match: matched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    after5 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after6 = {source: edited, decisions: [edit, column], match: editedMismatch, isProbable: false, emptiesOpen: true, judged: broken,
        check: editedFailing}
    after7 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true, judged: broken,
        check: failing}
    after8 = {source: fits, decisions: [layout, layout], match: matched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after9 = {source: edited, decisions: [edit, edit], match: matched, isProbable: false, emptiesOpen: true, judged: mended, check: editedFine}
    after10 = {source: edited, decisions: [column, edit], match: mismatched, isProbable: false, emptiesOpen: true, judged: mended,
        check: editedFine}
    after11 = {source: edited, decisions: [layout, edit], match: matched, isProbable: false, emptiesOpen: true, judged: mended,
        check: editedFine}
    unjudged4 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true}
    unjudged5 = {source: edited, decisions: [edit, column], match: editedMismatch, isProbable: false, emptiesOpen: true}
    unjudged6 = {source: fits, decisions: [column, column], match: mismatched, isProbable: false, emptiesOpen: true}
    unjudged7 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true}"
  `);
});

test('the chart for a program without a person', () => {
  expect(walkTable(alone, asked)).toMatchInlineSnapshot(`
    "checkRoster
    -   start
    +   start → opening {input: input2, pending: [], question: null, unjudged: null, review: null, problem: null},
          starts openSource {choice: {}, canAsk: false}
    opening #busy
    -   [not asked, not judged] openSource done: {source: fits}
    -   [not asked, judged | asked, not judged] openSource done: {source: fits}
    -   [asked, judged] openSource done: {source: fits}
    -   openSource done: sheets
    -   [not judged] openSource failed: unreadable
    -   [judged] openSource failed: unreadable
    +   openSource done: {source: fits} → checking {unjudged: unjudged8}, starts judgeRows {source: fits, match: matched}
    +   openSource done: sheets → undecided {question: question1}
    +   openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
    checking #busy
    -   [not judged, not asked] judgeRows done: valid
    -   [mismatched, judged, not asked, not undo] judgeRows done: valid
    -   [not judged, asked] judgeRows done: valid
    -   [not mismatched, judged, not asked, not undo] judgeRows done: valid
    -   [mismatched, undo] judgeRows done: valid
    -   [not mismatched, undo] judgeRows done: valid
    -   [mismatched, asked] judgeRows done: valid
    -   [not mismatched, judged, asked, not undo] judgeRows done: valid
    -   [not judged, not asked] judgeRows done: broken
    -   [mismatched, judged, not asked, not undo] judgeRows done: broken
    -   [not judged, asked] judgeRows done: broken
    -   [not mismatched, judged, not asked, not undo] judgeRows done: broken
    -   [mismatched, undo] judgeRows done: broken
    -   [not mismatched, undo] judgeRows done: broken
    -   [mismatched, asked] judgeRows done: broken
    -   [not mismatched, judged, asked, not undo] judgeRows done: broken
    -   [mismatched, judged, not asked, not undo | not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo]
          decide {decisions: [column]}
    -   [undo] decide {decisions: [column]}
    -   [mismatched, asked] decide {decisions: [column]}
    +   judgeRows done: valid → checked {unjudged: null, review: {now: now3, past: [], future: []}}
    +   judgeRows done: broken → invalid {unjudged: null, review: {now: now4, past: [], future: []}}
    + undecided
    checked
    -   [not undo] decide {decisions: [edit]}
    -   [undo] decide {decisions: [edit]}
    -   [undo] undo
    -   goBack
    +   [not undo] decide → checked {review: {now: {source: edited, decisions: [edit], judged: mended, check: editedFine},
          past: [{before: now3, after: after12}]}}
    +   [undo] decide → checked {review: {now: {decisions: […, edit]}, past: […, {before: after12, after: after13}]}}
    +   [undo] undo → checked {review: {now: {source: fits, decisions: [], judged: valid, check: fine}, past: [],
          future: [{before: now3, after: after12}]}}
    + invalid
    - choosing
    - reading
    - misread
    input2 = {decisions: [], remembered: {}, sports: [], offered: [], canAsk: false, canRepair: false, takesPresets: false}
    unjudged8 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false}
    now3 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false, judged: valid, check: fine}
    now4 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false, judged: broken, check: failing}
    after12 = {source: edited, decisions: [edit], match: matched, isProbable: false, emptiesOpen: false, judged: mended, check: editedFine}
    after13 = {source: edited, decisions: [edit, edit], match: matched, isProbable: false, emptiesOpen: false, judged: mended,
        check: editedFine}"
  `);
});

const roster = (header: readonly string[], ...rows: readonly (readonly string[])[]): ImportSource => ({
  ...fits,
  header,
  rows: rows.map((cells, index) => ({ row: index + 2, cells })),
});
const odd = roster([...fits.header, 'Shoe'], ['Demo Ada', 'Fall 2027', '38']);
const half = roster(fits.header, ['', 'Fall 2027'], ['Demo Bo', 'Fall 2027']);
const nameless = roster([...fits.header, ''], ['Demo Ada', 'Fall 2027', '38']);
const read = roster(fits.header, ['Demo Ada', 'Class of 2027']);
const named = roster(['Name'], ['Demo Ada']);
test.each([
  ['nothing to look at', fits, 'checked', 'checked', 'checked'],
  ['a column that no field has', odd, 'reading', 'checked', 'checked'],
  ['a cell in other words', read, 'reading', 'checked', 'checked'],
  ['one invalid row of two', half, 'reading', 'reading', 'invalid'],
  ['a warning', nameless, 'reading', 'reading', 'checked'],
  ['a missing column', named, 'reading', 'unfit', 'unfit'],
])(
  'with %s: for a person, a program that takes repairs, and one that does not',
  async (_, source, ...states) => {
    const actors = {
      openSource: fromPromise<RosterReading, OpenInput>(async () => ({ source })),
      judgeRows: fromPromise<readonly JudgedRow[], JudgeInput>(async () => judgedAs(source)),
    };
    const machine = checkRosterMachine.provide({ actors });
    const ends = [asked, repaired, alone].map(({ input }) =>
      waitFor(createActor(machine, { input }).start(), (snapshot) => !snapshot.hasTag('busy')),
    );
    expect((await Promise.all(ends)).map(({ value }) => value)).toEqual(states);
  },
);
