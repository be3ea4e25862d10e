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
const headless = sourceWith(['Wer', 'Available for'], 'Demo Ada');
const sheets: RosterReading = {
  question: { kind: 'sheet', preset: 'Roster', sheets: [{ name: 'Roster', rows: 1, isHidden: false }] },
};
const judgedAs = (source: ImportSource): readonly JudgedRow[] => {
  const judge = createRowJudge(matchColumns(source, {}), source);
  return source.rows.map((row) => judge(row));
};
const chosen = { columns: { Wer: 'name' } };
const column: Decision = { kind: 'column', column: 'Wer', field: 'name' };
const layout: Decision = { kind: 'layout', layout: { sheet: 'Roster' } };
const edit: Decision = { kind: 'edit', edits: [{ row: 2, column: 0, value: 'Demo Bo' }] };
const [edited, editedHeadless] = [editedBy(fits, [edit]), editedBy(headless, [edit])];
const matches = {
  matched: matchColumns(fits, {}),
  unmatched: matchColumns(headless, {}),
  mapped: matchColumns(headless, chosen),
  mismatched: matchColumns(fits, chosen),
  editedMapped: matchColumns(editedHeadless, chosen),
  editedMismatched: matchColumns(edited, chosen),
};
const unreadable = new Error('There is no file roster.csv.');
const crashed = new Error('The worker ended.');
const valid = judgedAs(fits);
const broken = judgedAs(sourceWith(fits.header, ''));

const check = (source: ImportSource, judged: readonly JudgedRow[]) =>
  summarize(source, judged, new Set(), true);
const checks = {
  fine: check(fits, valid),
  failing: check(fits, broken),
  editedFine: check(edited, judgedAs(edited)),
  editedStale: check(edited, valid),
  editedFailing: check(edited, broken),
  nameless: check(editedHeadless, judgedAs(editedHeadless)),
};

function sceneFor(input: CheckRosterInput) {
  const puppets = {
    openSource: puppet<RosterReading, OpenInput>('openSource', {
      done: [{ source: fits }, { source: headless }, sheets],
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
      headless,
      sheets,
      valid,
      broken,
      unreadable,
      crashed,
      column,
      layout,
      edit,
      edited,
      editedHeadless,
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

testWalks({ asked, repaired, alone });

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
      [not asked, not judged] openSource done: {source: headless} → checking {unjudged: unjudged4},
          starts judgeRows {source: headless, match: unmatched}
      [not asked, judged | asked, not judged] openSource done: {source: headless} → checking {pending: [], unjudged: unjudged5},
          starts judgeRows {source: headless, match: unmatched}
      [asked, judged] openSource done: {source: headless} → checking {pending: [], unjudged: unjudged6},
          starts judgeRows {source: headless, match: unmatched}
      openSource done: sheets → choosing {question: question1}
      [not judged] openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
      [judged] openSource failed: unreadable → misread {problem: 'There is no file roster.csv.'}
    cancelled
    checking #busy
      cancel → cancelled
      [plain] judgeRows done: valid → checked {unjudged: null, review: {now: now1, past: [], future: []}}
      [mismatched, not judged, not asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: now2, past: [], future: []}}
      [mismatched, judged, not asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: [column],
          match: mismatched, judged: valid, check: fine}, past: [{before: before1, after: after1}]}}
      [not mismatched, judged, not asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: [column],
          match: mapped}, past: [{before: now2, after: after2}]}}
      [not mismatched, not judged, asked, not undo] judgeRows done: valid → checked {unjudged: null, review: {now: now3, past: [], future: []}}
      [mismatched, not judged, asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: now4, past: [], future: []}}
      [mismatched, undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: […, column], match: editedMismatched,
          judged: valid, check: editedStale}, past: […, {before: before2, after: after3}]}}
      [not mismatched, undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: […, column], match: editedMapped,
          judged: valid, check: editedStale}, past: […, {before: before3, after: after4}]}}
      [mismatched, judged, asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: […, column],
          match: mismatched, judged: valid, check: fine}, past: [{before: before4, after: after5}]}}
      [not mismatched, judged, asked, not undo] judgeRows done: valid → reading {unjudged: null, review: {now: {decisions: […, column],
          match: mapped}, past: [{before: now4, after: after6}]}}
      [plain] judgeRows done: broken → reading {unjudged: null, review: {now: before1, past: [], future: []}}
      [mismatched, not judged, not asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: now5, past: [], future: []}}
      [mismatched, judged, not asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: [column],
          match: mismatched}, past: [{before: before1, after: after7}]}}
      [not mismatched, judged, not asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: [column],
          match: mapped, judged: broken, check: failing}, past: [{before: now2, after: after8}]}}
      [not mismatched, not judged, asked, not undo] judgeRows done: broken → reading {unjudged: null,
          review: {now: before4, past: [], future: []}}
      [mismatched, not judged, asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: now6, past: [], future: []}}
      [mismatched, undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: […, column], match: editedMismatched,
          judged: broken, check: editedFailing}, past: […, {before: before2, after: after9}]}}
      [not mismatched, undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: […, column], match: editedMapped,
          judged: broken, check: editedFailing}, past: […, {before: before3, after: after10}]}}
      [mismatched, judged, asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: […, column],
          match: mismatched}, past: [{before: before4, after: after11}]}}
      [not mismatched, judged, asked, not undo] judgeRows done: broken → reading {unjudged: null, review: {now: {decisions: […, column],
          match: mapped, judged: broken, check: failing}, past: [{before: now4, after: after12}]}}
      judgeRows failed: crashed → unreadable {problem: 'The worker ended.'}
      [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] decide {decisions: [column]} → checking,
          starts judgeRows {source: fits, match: mismatched}
      [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] decide {decisions: [column]} → checking,
          starts judgeRows {source: headless, match: mapped}
      [mismatched, undo] decide {decisions: [column]} → checking, starts judgeRows {source: edited, match: editedMismatched}
      [not mismatched, undo] decide {decisions: [column]} → checking, starts judgeRows {source: editedHeadless, match: editedMapped}
    choosing
      cancel → cancelled
      [not judged] decide → opening {pending: [layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [judged] decide → opening {pending: […, layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
    unreadable
    checked
      cancel → cancelled
      [not undo] decide {decisions: [edit]} → checked {review: {now: {source: edited, decisions: [edit],
          judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}, past: [{before: now1, after: before2}]}}
      [undo] decide {decisions: [edit]} → checked {review: {now: {decisions: […, edit]}, past: […, {before: before2, after: after13}]}}
      [not undo] undo → checked
      [undo] undo → checked {review: {now: {source: fits, decisions: [], judged: valid, check: fine}, past: [],
          future: [{before: now1, after: before2}]}}
      redo → checked
      goBack → reading
    reading
      cancel → cancelled
      decide → opening {pending: [layout]}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [judged, not mismatched, not undo, not asked] decide {decisions: [edit]} → reading {review: {now: {source: edited, decisions: [edit],
          judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}, past: [{before: before1, after: before2}]}}
      [judged, mismatched, not undo, not asked] decide {decisions: [edit]} → reading {review: {now: {source: editedHeadless, decisions: [edit],
          judged: [{draft: null, problems: [problems1], warnings: [], readings: []}], check: nameless}, past: [{before: now2, after: before3}]}}
      [not mismatched, undo] decide {decisions: [edit]} → reading {review: {now: {decisions: […, edit]},
          past: […, {before: before2, after: after13}]}}
      [mismatched, undo] decide {decisions: [edit]} → reading {review: {now: {decisions: […, edit]},
          past: […, {before: before3, after: after14}]}}
      [not mismatched, asked] decide {decisions: [edit]} → reading {review: {now: {source: edited, decisions: […, edit],
          judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}, past: [{before: before4, after: after15}]}}
      [mismatched, asked] decide {decisions: [edit]} → reading {review: {now: {source: editedHeadless, decisions: […, edit],
          judged: [{draft: null, problems: [problems1], warnings: [], readings: []}], check: nameless}, past: [{before: now4, after: after16}]}}
      [not undo] undo → reading
      [not mismatched, undo] undo → reading {review: {now: {source: fits, decisions: [], judged: broken, check: failing}, past: [],
          future: [{before: before1, after: before2}]}}
      [mismatched, undo] undo → reading {review: {now: {source: headless, decisions: [], judged: valid, check: fine}, past: [],
          future: [{before: now2, after: before3}]}}
      redo → reading
      [undo] goBack → reading
      [asked] goBack → choosing
      [judged, not mismatched, not undo, not asked] decide {decisions: [column]} → checking {unjudged: unjudged7},
          starts judgeRows {source: fits, match: mismatched}
      [judged, mismatched, not undo, not asked] decide {decisions: [column]} → checking {unjudged: unjudged8},
          starts judgeRows {source: headless, match: mapped}
      [not mismatched, undo] decide {decisions: [column]} → checking {unjudged: unjudged9},
          starts judgeRows {source: edited, match: editedMismatched}
      [mismatched, undo] decide {decisions: [column]} → checking {unjudged: unjudged10},
          starts judgeRows {source: editedHeadless, match: editedMapped}
      [not mismatched, asked] decide {decisions: [column]} → checking {unjudged: unjudged11}, starts judgeRows {source: fits, match: mismatched}
      [mismatched, asked] decide {decisions: [column]} → checking {unjudged: unjudged12}, starts judgeRows {source: headless, match: mapped}
    misread
      cancel → cancelled
      goBack → reading {pending: []}
    input1 = {decisions: [], remembered: {}, sports: [], offered: [], canAsk: true, canRepair: false, takesPresets: false}
    unjudged1 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: true}
    unjudged2 = {source: fits, decisions: [layout], match: matched, isProbable: false, emptiesOpen: true}
    unjudged3 = {source: fits, decisions: [layout, layout], match: matched, isProbable: false, emptiesOpen: true}
    unjudged4 = {source: headless, decisions: [], match: unmatched, isProbable: false, emptiesOpen: true}
    unjudged5 = {source: headless, decisions: [layout], match: unmatched, isProbable: false, emptiesOpen: true}
    unjudged6 = {source: headless, decisions: [layout, layout], match: unmatched, isProbable: false, emptiesOpen: true}
    question1 = {kind: 'sheet', preset: 'Roster', sheets: [{name: 'Roster', rows: 1, isHidden: false}]}
    now1 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    now2 = {source: headless, decisions: [], match: unmatched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    before1 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after1 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    after2 = {source: headless, decisions: [column], match: mapped, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    now3 = {source: fits, decisions: [layout], match: matched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    now4 = {source: headless, decisions: [layout], match: unmatched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    draft1 = {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}
    before2 = {source: edited, decisions: [edit], match: matched, isProbable: false, emptiesOpen: true,
        judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}
    after3 = {source: edited, decisions: [edit, column], match: editedMismatched, isProbable: false, emptiesOpen: true, judged: valid,
        check: editedStale}
    problems1 = {row: 2, index: null, column: null, field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.', isOpen: false}
    before3 = {source: editedHeadless, decisions: [edit], match: unmatched, isProbable: false, emptiesOpen: true,
        judged: [{draft: null, problems: [problems1], warnings: [], readings: []}], check: nameless}
    after4 = {source: editedHeadless, decisions: [edit, column], match: editedMapped, isProbable: false, emptiesOpen: true, judged: valid,
        check: editedStale}
    before4 = {source: fits, decisions: [layout], match: matched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after5 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    after6 = {source: headless, decisions: [layout, column], match: mapped, isProbable: false, emptiesOpen: true, judged: valid, check: fine}
    now5 = {source: headless, decisions: [], match: unmatched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after7 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after8 = {source: headless, decisions: [column], match: mapped, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    now6 = {source: headless, decisions: [layout], match: unmatched, isProbable: false, emptiesOpen: true, judged: broken, check: failing}
    after9 = {source: edited, decisions: [edit, column], match: editedMismatched, isProbable: false, emptiesOpen: true, judged: broken,
        check: editedFailing}
    after10 = {source: editedHeadless, decisions: [edit, column], match: editedMapped, isProbable: false, emptiesOpen: true, judged: broken,
        check: editedFailing}
    after11 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true, judged: broken,
        check: failing}
    after12 = {source: headless, decisions: [layout, column], match: mapped, isProbable: false, emptiesOpen: true, judged: broken,
        check: failing}
    after13 = {source: edited, decisions: [edit, edit], match: matched, isProbable: false, emptiesOpen: true,
        judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}
    after14 = {source: editedHeadless, decisions: [edit, edit], match: unmatched, isProbable: false, emptiesOpen: true,
        judged: [{draft: null, problems: [problems1], warnings: [], readings: []}], check: nameless}
    after15 = {source: edited, decisions: [layout, edit], match: matched, isProbable: false, emptiesOpen: true,
        judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}
    after16 = {source: editedHeadless, decisions: [layout, edit], match: unmatched, isProbable: false, emptiesOpen: true,
        judged: [{draft: null, problems: [problems1], warnings: [], readings: []}], check: nameless}
    unjudged7 = {source: fits, decisions: [column], match: mismatched, isProbable: false, emptiesOpen: true}
    unjudged8 = {source: headless, decisions: [column], match: mapped, isProbable: false, emptiesOpen: true}
    unjudged9 = {source: edited, decisions: [edit, column], match: editedMismatched, isProbable: false, emptiesOpen: true}
    unjudged10 = {source: editedHeadless, decisions: [edit, column], match: editedMapped, isProbable: false, emptiesOpen: true}
    unjudged11 = {source: fits, decisions: [layout, column], match: mismatched, isProbable: false, emptiesOpen: true}
    unjudged12 = {source: headless, decisions: [layout, column], match: mapped, isProbable: false, emptiesOpen: true}"
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
    -   [not asked, not judged] openSource done: {source: headless}
    -   [not asked, judged | asked, not judged] openSource done: {source: headless}
    -   [asked, judged] openSource done: {source: headless}
    -   openSource done: sheets
    -   [not judged] openSource failed: unreadable
    -   [judged] openSource failed: unreadable
    +   openSource done: {source: fits} → checking {unjudged: unjudged13}, starts judgeRows {source: fits, match: matched}
    +   openSource done: {source: headless} → checking {unjudged: unjudged14}, starts judgeRows {source: headless, match: unmatched}
    +   openSource done: sheets → undecided {question: question1}
    +   openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
    checking #busy
    -   [plain] judgeRows done: valid
    -   [mismatched, not judged, not asked, not undo] judgeRows done: valid
    -   [mismatched, judged, not asked, not undo] judgeRows done: valid
    -   [not mismatched, judged, not asked, not undo] judgeRows done: valid
    -   [not mismatched, not judged, asked, not undo] judgeRows done: valid
    -   [mismatched, not judged, asked, not undo] judgeRows done: valid
    -   [mismatched, undo] judgeRows done: valid
    -   [not mismatched, undo] judgeRows done: valid
    -   [mismatched, judged, asked, not undo] judgeRows done: valid
    -   [not mismatched, judged, asked, not undo] judgeRows done: valid
    -   [plain] judgeRows done: broken
    -   [mismatched, not judged, not asked, not undo] judgeRows done: broken
    -   [mismatched, judged, not asked, not undo] judgeRows done: broken
    -   [not mismatched, judged, not asked, not undo] judgeRows done: broken
    -   [not mismatched, not judged, asked, not undo] judgeRows done: broken
    -   [mismatched, not judged, asked, not undo] judgeRows done: broken
    -   [mismatched, undo] judgeRows done: broken
    -   [not mismatched, undo] judgeRows done: broken
    -   [mismatched, judged, asked, not undo] judgeRows done: broken
    -   [not mismatched, judged, asked, not undo] judgeRows done: broken
    -   [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] decide {decisions: [column]}
    -   [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] decide {decisions: [column]}
    -   [mismatched, undo] decide {decisions: [column]}
    -   [not mismatched, undo] decide {decisions: [column]}
    +   [plain] judgeRows done: valid → checked {unjudged: null, review: {now: now7, past: [], future: []}}
    +   [mismatched] judgeRows done: valid → unfit {unjudged: null, review: {now: now8, past: [], future: []}}
    +   [plain] judgeRows done: broken → invalid {unjudged: null, review: {now: now9, past: [], future: []}}
    +   [mismatched] judgeRows done: broken → unfit {unjudged: null, review: {now: now10, past: [], future: []}}
    + undecided
    checked
    -   [not undo] decide {decisions: [edit]}
    -   [undo] decide {decisions: [edit]}
    -   [undo] undo
    -   goBack
    +   [not undo] decide → checked {review: {now: {source: edited, decisions: [edit],
          judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}, past: [{before: now7, after: after17}]}}
    +   [undo] decide → checked {review: {now: {decisions: […, edit]}, past: […, {before: after17, after: after18}]}}
    +   [undo] undo → checked {review: {now: {source: fits, decisions: [], judged: valid, check: fine}, past: [],
          future: [{before: now7, after: after17}]}}
    + invalid
    + unfit
    - choosing
    - reading
    - misread
    input2 = {decisions: [], remembered: {}, sports: [], offered: [], canAsk: false, canRepair: false, takesPresets: false}
    unjudged13 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false}
    unjudged14 = {source: headless, decisions: [], match: unmatched, isProbable: false, emptiesOpen: false}
    now7 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false, judged: valid, check: fine}
    now8 = {source: headless, decisions: [], match: unmatched, isProbable: false, emptiesOpen: false, judged: valid, check: fine}
    now9 = {source: fits, decisions: [], match: matched, isProbable: false, emptiesOpen: false, judged: broken, check: failing}
    now10 = {source: headless, decisions: [], match: unmatched, isProbable: false, emptiesOpen: false, judged: broken, check: failing}
    after17 = {source: edited, decisions: [edit], match: matched, isProbable: false, emptiesOpen: false,
        judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}
    after18 = {source: edited, decisions: [edit, edit], match: matched, isProbable: false, emptiesOpen: false,
        judged: [{draft: draft1, problems: [], warnings: [], readings: []}], check: editedFine}"
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
