import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { aSource } from '../testing/import-builders.ts';
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

const sourceWith = (header: readonly string[], name: string) => aSource(header, [name, 'Fall 2027']);
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
    facts: ({ value, context: { review, question } }) => ({
      judged: review !== null,
      undo: value === 'reading' && (review?.past.length ?? 0) > 0,
      asked: question !== null && !review?.past.length,
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
      [plain] openSource done: {source: fits} → checking {unjudged: unjudged1}, starts judgeRows {source: fits, match: matched}
      [asked, not judged | not asked, judged] openSource done: {source: fits} → checking {pending: [], unjudged: unjudged2},
          starts judgeRows {source: fits, match: matched}
      [asked, judged] openSource done: {source: fits} → checking {pending: [], unjudged: unjudged3},
          starts judgeRows {source: fits, match: matched}
      openSource done: sheets → choosing {question: question1}
      [not judged] openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
      [judged] openSource failed: unreadable → misread {problem: 'There is no file roster.csv.'}
    cancelled
    checking #busy
      cancel → cancelled
      [plain] judgeRows done: valid → checked {unjudged: null, review: {now: now1, past: [], future: []}}
      [judged, not asked] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: [column], match: mismatched, judged: valid,
          check: fine}, past: [{before: before1, after: after1}]}}
      [not judged, asked] judgeRows done: valid → checked {unjudged: null, review: {now: now2, past: [], future: []}}
      [judged, asked] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: […, column], match: mismatched, judged: valid,
          check: fine}, past: [{before: before2, after: after2}]}}
      [plain] judgeRows done: broken → reading {unjudged: null, review: {now: before1, past: [], future: []}}
      [judged, not asked] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: [column], match: mismatched},
          past: [{before: before1, after: after3}]}}
      [not judged, asked] judgeRows done: broken → reading {unjudged: null, review: {now: before2, past: [], future: []}}
      [judged, asked] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: […, column], match: mismatched},
          past: [{before: before2, after: after4}]}}
      judgeRows failed: crashed → unreadable {problem: 'The worker ended.'}
      [judged] decide {decisions: [column]} → checking, starts judgeRows {source: fits, match: mismatched}
    choosing
      cancel → cancelled
      [not judged] decide → opening {pending: [layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [judged] decide → opening {pending: […, layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
    unreadable
    checked
      cancel → cancelled
      [not asked] decide {decisions: [edit]} → checked {review: {now: {source: edited, decisions: [edit], judged: mended, check: editedFine},
          past: [{before: now1, after: after5}]}}
      [asked] decide {decisions: [edit]} → checked {review: {now: {source: edited, decisions: […, edit], judged: mended, check: editedFine},
          past: [{before: now2, after: after6}]}}
      undo | redo → checked
      goBack → reading
    reading
      cancel → cancelled
      decide → opening {pending: [layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [not undo, not asked] decide {decisions: [edit]} → reading {review: {now: {source: edited, decisions: [edit], judged: mended,
          check: editedFine}, past: [{before: before1, after: after5}]}}
      [undo] decide {decisions: [edit]} → reading {review: {now: {decisions: […, edit]}, past: […, {before: after5, after: after7}]}}
      [asked] decide {decisions: [edit]} → reading {review: {now: {source: edited, decisions: […, edit], judged: mended, check: editedFine},
          past: [{before: before2, after: after6}]}}
      [not undo] undo → reading
      [undo] undo → reading {review: {now: {source: fits, decisions: [], judged: broken, check: failing}, past: [],
          future: [{before: before1, after: after5}]}}
      redo → reading
      [undo] goBack → reading
      [asked] goBack → choosing
      [not undo, not asked] decide {decisions: [column]} → checking {unjudged: unjudged4}, starts judgeRows {source: fits, match: mismatched}
      [undo] decide {decisions: [column]} → checking {unjudged: unjudged5}, starts judgeRows {source: edited, match: editedMismatch}
      [asked] decide {decisions: [column]} → checking {unjudged: unjudged6}, starts judgeRows {source: fits, match: mismatched}
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
    before2 = {source: fits, decisions: [layout], match: matched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after2 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    after3 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after4 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true, judged: broken,
        check: failing}
    after5 = {source: edited, decisions: [edit], match: matched, isProbable: false, emptiesOpen: true, judged: mended, check: editedFine}
    after6 = {source: edited, decisions: [layout, edit], match: matched, isProbable: false, emptiesOpen: true, judged: mended,
        check: editedFine}
    after7 = {source: edited, decisions: [edit, edit], match: matched, isProbable: false, emptiesOpen: true, judged: mended, check: editedFine}
    unjudged4 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true}
    unjudged5 = {source: edited, decisions: [edit, column], match: editedMismatch, isProbable: false, emptiesOpen: true}
    unjudged6 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true}"
  `);
});

test('the chart for a program without a person', () => {
  expect(walkTable(alone, asked)).toMatchInlineSnapshot(`
    "checkRoster
    -   start
    +   start → opening {input: input2, pending: [], question: null, unjudged: null, review: null, problem: null},
          starts openSource {choice: {}, canAsk: false}
    opening #busy
    -   [plain] openSource done: {source: fits}
    -   [asked, not judged | not asked, judged] openSource done: {source: fits}
    -   [asked, judged] openSource done: {source: fits}
    -   openSource done: sheets
    -   [not judged] openSource failed: unreadable
    -   [judged] openSource failed: unreadable
    +   openSource done: {source: fits} → checking {unjudged: unjudged7}, starts judgeRows {source: fits, match: matched}
    +   openSource done: sheets → undecided {question: question1}
    +   openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
    checking #busy
    -   [plain] judgeRows done: valid
    -   [judged, not asked] judgeRows done: valid
    -   [not judged, asked] judgeRows done: valid
    -   [judged, asked] judgeRows done: valid
    -   [plain] judgeRows done: broken
    -   [judged, not asked] judgeRows done: broken
    -   [not judged, asked] judgeRows done: broken
    -   [judged, asked] judgeRows done: broken
    -   [judged] decide {decisions: [column]}
    +   judgeRows done: valid → checked {unjudged: null, review: {now: now3, past: [], future: []}}
    +   judgeRows done: broken → invalid {unjudged: null, review: {now: now4, past: [], future: []}}
    + undecided
    checked
    -   [not asked] decide {decisions: [edit]}
    -   [asked] decide {decisions: [edit]}
    -   goBack
    +   decide → checked {review: {now: {source: edited, decisions: [edit], judged: mended, check: editedFine},
          past: [{before: now3, after: after8}]}}
    + invalid
    - choosing
    - reading
    - misread
    input2 = {decisions: [], remembered: {}, sports: [], offered: [], canAsk: false, canRepair: false, takesPresets: false}
    unjudged7 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false}
    now3 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false, judged: valid, check: fine}
    now4 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false, judged: broken, check: failing}
    after8 = {source: edited, decisions: [edit], match: matched, isProbable: false, emptiesOpen: false, judged: mended, check: editedFine}"
  `);
});

const odd = aSource([...fits.header, 'Shoe'], ['Demo Ada', 'Fall 2027', '38']);
const half = aSource(fits.header, ['', 'Fall 2027'], ['Demo Bo', 'Fall 2027']);
const nameless = aSource([...fits.header, ''], ['Demo Ada', 'Fall 2027', '38']);
const read = aSource(fits.header, ['Demo Ada', 'Class of 2027']);
const named = aSource(['Name'], ['Demo Ada']);
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
