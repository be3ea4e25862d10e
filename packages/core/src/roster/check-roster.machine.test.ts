import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import {
  type CheckRosterInput,
  checkRosterMachine,
  type JudgeInput,
  type OpenInput,
} from './check-roster.machine.ts';
import { createRowJudge, type JudgedRow } from './checking/judge-row.ts';
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
const unreadable = new Error('There is no file roster.csv.');
const crashed = new Error('The worker ended.');
const valid = judgedAs(fits);
const broken = judgedAs(sourceWith(fits.header, ''));

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
    names: { fits, headless, sheets, valid, broken, unreadable, crashed },
    facts: ({ context: { match, review, question, source, overruling } }) => ({
      mismatched: match !== null && match.problems.length > 0,
      judged: review !== null,
      valid: review !== null && review.now.check.valid.length > 0,
      undo: (review?.past.length ?? 0) > 0,
      redo: (review?.future.length ?? 0) > 0,
      question: question !== null,
      reread: source !== null && overruling !== null,
      reviewed: overruling?.at === 'reviewing',
      chosen: overruling?.at === 'choosing',
    }),
    events: [
      { type: 'chooseReading', choice: { sheet: 'Roster' } },
      { type: 'mapColumns', chosen: { columns: { Wer: 'name' } } },
      { type: 'mapColumns', chosen: { columns: {} } },
      { type: 'repair', repair: { kind: 'edit', edits: [{ row: 2, column: 0, value: 'Demo Bo' }] } },
      { type: 'undoRepair' },
      { type: 'redoRepair' },
      { type: 'proceed' },
      { type: 'goBack' },
      { type: 'cancel' },
    ],
  } satisfies Scene<typeof checkRosterMachine>;
}

const repaired = sceneFor({ canAsk: true, canRepair: true });
const asked = sceneFor({ canAsk: true });
const alone = sceneFor({});

testWalks({ repaired, asked, alone });

test('the chart for a person who can repair cells', () => {
  expect(walkTable(repaired)).toMatchInlineSnapshot(`
    "checkRoster
      start → opening {input: input1, reading: {}, overruling: null, chosen: {}, question: null, source: null, match: null, review: null,
          problem: null}, starts openSource {choice: {}, canAsk: true}
    opening #busy
      cancel → cancelled
      [question, not chosen | not reread, not question] openSource done: {source: fits} → checking {source: fits, match: match1,
          overruling: null, review: null, chosen: {columns: undefined}}, starts judgeRows {source: fits, match: match1}
      [reread, not question | chosen] openSource done: {source: fits} → checking {reading: {sheet: 'Roster'}, overruling: null, source: fits,
          match: match1, review: null, chosen: {columns: undefined}}, starts judgeRows {source: fits, match: match1}
      [question, not chosen | not reread, not question] openSource done: {source: headless} → mapping {source: headless, match: match2,
          overruling: null, review: null, chosen: {columns: undefined}}
      [reread, not question | chosen] openSource done: {source: headless} → mapping {reading: {sheet: 'Roster'}, overruling: null,
          source: headless, match: match2, review: null, chosen: {columns: undefined}}
      openSource done: sheets → choosing {question: question1}
      [not reread] openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
      [reread] openSource failed: unreadable → misread {problem: 'There is no file roster.csv.'}
    cancelled
    checking #busy
      cancel → cancelled
      [not undo] judgeRows done: valid → checked {review: {now: now1, past: [], future: []}}
      [undo] judgeRows done: valid → checked {review: {now: {match: {guesses: [guesses4, guesses2]}, judged: valid, check: {valid: [valid2]}},
          past: []}}
      [not undo] judgeRows done: broken → reviewing {review: {now: now2, past: [], future: []}}
      [undo] judgeRows done: broken → reviewing {review: {now: {match: {guesses: [guesses4, guesses2]}, judged: broken, check: {valid: [],
          invalid: [invalid2], problems: [[problems3]]}}, past: []}}
      judgeRows failed: crashed → unreadable {problem: 'The worker ended.'}
    mapping
      cancel → cancelled
      chooseReading → opening {overruling: {choice: {sheet: 'Roster'}, at: 'mapping'}},
          starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [not judged] mapColumns → checking {chosen: {columns: {Wer: 'name'}}, match: {columns: Map {name: 0, available_semester: 1},
          guesses: [guesses5, guesses2], unknown: [], problems: []}}, starts judgeRows {source: headless, match: match3},
          emits decided {source: headless, chosen: {columns: {Wer: 'name'}, set: {}, words: []}}
      [judged, not undo | mismatched, judged] mapColumns → mapping {chosen: {columns: {Wer: 'name'}},
          match: {problems: [{kind: 'noSuchColumn', column: 'Wer'}]}}
      [not mismatched, undo] mapColumns → mapping {chosen: {columns: {Wer: 'name'}}, match: {guesses: [guesses4, guesses2],
          problems: [{kind: 'noSuchColumn', column: 'Wer'}]}}
      [not judged] mapColumns {chosen: {columns: {Wer: undefined}}} → mapping {chosen: {columns: {}}}
      [judged, not undo] mapColumns {chosen: {columns: {Wer: undefined}}} → checking {chosen: {columns: {}}, match: {problems: []}},
          starts judgeRows {source: fits, match: match1}, emits decided {source: fits, chosen: {columns: {}, set: {}, words: []}}
      [undo] mapColumns {chosen: {columns: {Wer: undefined}}} → checking {chosen: {columns: {}}, match: {guesses: [guesses4, guesses2],
          problems: []}}, starts judgeRows {source: source1, match: match4},
          emits decided {source: source1, chosen: {columns: {}, set: {}, words: []}}
      [question] goBack → choosing
    choosing
      cancel → cancelled
      chooseReading → opening {overruling: {choice: {sheet: 'Roster'}, at: 'choosing'}},
          starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
    unreadable
    checked
      cancel → cancelled
      goBack → reviewing
    reviewing
      cancel → cancelled
      chooseReading → opening {overruling: {choice: {sheet: 'Roster'}, at: 'reviewing'}},
          starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      goBack → mapping
      [not valid] repair → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          review: {now: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          judged: [{draft: draft2, problems: [], warnings: [], readings: []}],
          repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}], check: {valid: [valid3], invalid: [], problems: []}},
          past: [{before: now2, after: after1}], future: []}}
      [valid, not undo] repair → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          review: {now: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          judged: [{draft: draft2, problems: [], warnings: [], readings: []}],
          repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}], check: {valid: [valid3]}},
          past: [{before: now1, after: after1}]}}
      [undo] repair → reviewing {review: {now: {repairs: […, {kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}]},
          past: […, {before: after1, after: after2}]}}
      [not undo] undoRepair → reviewing
      [undo] undoRepair → reviewing {source: fits, review: {now: {source: fits, judged: broken, repairs: [], check: {valid: [],
          invalid: [invalid1], problems: [[problems3]]}}, past: [], future: [{before: now2, after: after1}]}}
      [not redo] redoRepair → reviewing
      [redo] redoRepair → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          review: {now: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          judged: [{draft: draft2, problems: [], warnings: [], readings: []}],
          repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}], check: {valid: [valid3], invalid: [], problems: []}},
          past: [{before: now2, after: after1}], future: []}}
      [valid, not undo] proceed → checked, emits decided {source: fits, chosen: {columns: {}, set: {}, words: []}}
      [undo] proceed → checked, emits decided {source: source1, chosen: {columns: {}, set: {}, words: []}}
    misread
      cancel → cancelled
      [not reviewed, not chosen] goBack → mapping {overruling: null}
      [reviewed] goBack → reviewing {overruling: null}
      [chosen] goBack → choosing {overruling: null}
    input1 = {reading: {}, chosen: {}, remembered: {}, sports: [], offered: [], repairs: [], canAsk: true, canRepair: true, emptiesOpen: true}
    guesses1 = {index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, sure: 'certain',
        samples: ['Demo Ada']}
    guesses2 = {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header',
        isChosen: false, sure: 'certain', samples: ['Fall 2027']}
    match1 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses1, guesses2], unknown: [], unused: [], problems: [],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    guesses3 = {index: 0, header: 'Wer', key: '#1', field: 'name', status: 'suggested', reason: 'its values look like names', isChosen: false,
        sure: 'certain', samples: ['Demo Ada']}
    accepted1 = ['name', 'full name', 'athlete', 'athlete name', 'name of athlete', 'player', 'player name', 'name of player', 'student',
        'student name', 'student athlete', 'student athlete name', 'first and last name', 'prospect', 'recruit']
    problems1 = {kind: 'missing', field: 'name', accepted: accepted1, suggestion: {column: 'Wer', key: 'Wer', field: 'name'}, preset: null}
    match2 = {columns: Map {available_semester: 1}, guesses: [guesses3, guesses2], unknown: ['Wer'], unused: [], problems: [problems1],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    question1 = {kind: 'sheet', preset: 'Roster', sheets: [{name: 'Roster', rows: 1, isHidden: false}]}
    draft1 = {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}
    valid1 = {row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: draft1, namesakes: 'demo ada\\ntennis', occurrence: 1}
    check1 = {rows: 1, valid: [valid1], duplicates: [], namesakes: [], invalid: [], leftOut: [], problems: [], warnings: [], readings: []}
    now1 = {source: fits, match: match1, judged: valid, repairs: [], emptiesOpen: true, check: check1}
    guesses4 = {index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, sure: 'certain',
        samples: ['Demo Bo']}
    valid2 = {row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: draft1, namesakes: 'demo ada\\ntennis', occurrence: 1}
    problems2 = {field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}
    invalid1 = {row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [problems2]}
    problems3 = {row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.', isOpen: false}
    check2 = {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [invalid1], leftOut: [], problems: [[problems3]], warnings: [],
        readings: []}
    now2 = {source: fits, match: match1, judged: broken, repairs: [], emptiesOpen: true, check: check2}
    invalid2 = {row: 2, cells: ['Demo Bo', 'Fall 2027'], status: 'invalid', id: null, problems: [problems2]}
    guesses5 = {index: 0, header: 'Wer', key: '#1', field: 'name', status: 'used', reason: 'chosen', isChosen: true, sure: 'certain',
        samples: ['Demo Ada']}
    match3 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses5, guesses2], unknown: [], unused: [], problems: [],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    source1 = {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false,
        rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}
    match4 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses4, guesses2], unknown: [], unused: [], problems: [],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    draft2 = {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}
    valid3 = {row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: draft2, namesakes: 'demo bo\\ntennis', occurrence: 1}
    check3 = {rows: 1, valid: [valid3], duplicates: [], namesakes: [], invalid: [], leftOut: [], problems: [], warnings: [], readings: []}
    after1 = {source: source1, match: match1, judged: [{draft: draft2, problems: [], warnings: [], readings: []}],
        repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}], emptiesOpen: true, check: check3}
    repairs1 = [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}, {kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}]
    after2 = {source: source1, match: match1, judged: [{draft: draft2, problems: [], warnings: [], readings: []}], repairs: repairs1,
        emptiesOpen: true, check: check3}"
  `);
});

test('the chart for a person who is asked', () => {
  expect(walkTable(asked, repaired)).toMatchInlineSnapshot(`
    "checkRoster
    -   start
    +   start → opening {input: input2, reading: {}, overruling: null, chosen: {}, question: null, source: null, match: null, review: null,
          problem: null}, starts openSource {choice: {}, canAsk: true}
    opening #busy
    -   [question, not chosen | not reread, not question] openSource done: {source: fits}
    -   [reread, not question | chosen] openSource done: {source: fits}
    -   [question, not chosen | not reread, not question] openSource done: {source: headless}
    -   [reread, not question | chosen] openSource done: {source: headless}
    -   [not reread] openSource failed: unreadable
    -   [reread] openSource failed: unreadable
    +   [not mismatched, not question | question, not chosen] openSource done: {source: fits} → checking {source: fits, match: match1,
          overruling: null}, starts judgeRows {source: fits, match: match1}
    +   [chosen | mismatched, not question] openSource done: {source: fits} → checking {reading: {sheet: 'Roster'}, overruling: null,
          source: fits, match: match1}, starts judgeRows {source: fits, match: match1}
    +   [not mismatched, not question | question, not chosen] openSource done: {source: headless} → mapping {source: headless, match: match2,
          overruling: null}
    +   [chosen | mismatched, not question] openSource done: {source: headless} → mapping {reading: {sheet: 'Roster'}, overruling: null,
          source: headless, match: match2}
    +   [not mismatched] openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
    +   [mismatched] openSource failed: unreadable → misread {problem: 'There is no file roster.csv.'}
    checking #busy
    -   [not undo] judgeRows done: valid
    -   [undo] judgeRows done: valid
    -   [not undo] judgeRows done: broken
    -   [undo] judgeRows done: broken
    +   judgeRows done: valid → checked {review: {now: now1, past: [], future: []}}
    +   judgeRows done: broken → invalid {review: {now: now2, past: [], future: []}}
    mapping
    -   [not judged] mapColumns
    -   [judged, not undo | mismatched, judged] mapColumns
    -   [not mismatched, undo] mapColumns
    -   [not judged] mapColumns {chosen: {columns: {Wer: undefined}}}
    -   [judged, not undo] mapColumns {chosen: {columns: {Wer: undefined}}}
    -   [undo] mapColumns {chosen: {columns: {Wer: undefined}}}
    +   mapColumns → checking {chosen: {columns: {Wer: 'name'}}, match: {columns: Map {name: 0, available_semester: 1},
          guesses: [guesses5, guesses2], unknown: [], problems: []}}, starts judgeRows {source: headless, match: match3},
          emits decided {source: headless, chosen: {columns: {Wer: 'name'}, set: {}, words: []}}
    +   mapColumns {chosen: {columns: {Wer: undefined}}} → mapping {chosen: {columns: {}}}
    checked
    -   goBack
    + invalid
    misread
    -   [not reviewed, not chosen] goBack
    -   [reviewed] goBack
    +   [not chosen] goBack → mapping {overruling: null}
    - reviewing
    input2 = {reading: {}, chosen: {}, remembered: {}, sports: [], offered: [], repairs: [], canAsk: true, canRepair: false, emptiesOpen: true}"
  `);
});

test('the chart for a program without a person', () => {
  expect(walkTable(alone, asked)).toMatchInlineSnapshot(`
    "checkRoster
    -   start
    +   start → opening {input: input2, reading: {}, overruling: null, chosen: {}, question: null, source: null, match: null, review: null,
          problem: null}, starts openSource {choice: {}, canAsk: false}
    opening #busy
    -   [not mismatched, not question | question, not chosen] openSource done: {source: fits}
    -   [chosen | mismatched, not question] openSource done: {source: fits}
    -   [not mismatched, not question | question, not chosen] openSource done: {source: headless}
    -   [chosen | mismatched, not question] openSource done: {source: headless}
    -   openSource done: sheets
    -   [not mismatched] openSource failed: unreadable
    -   [mismatched] openSource failed: unreadable
    +   openSource done: {source: fits} → checking {source: fits, match: match1}, starts judgeRows {source: fits, match: match1}
    +   openSource done: {source: headless} → unfit {source: headless, match: match2}
    +   openSource done: sheets → undecided {question: question1}
    +   openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
    checking #busy
    -   judgeRows done: valid
    -   judgeRows done: broken
    +   judgeRows done: valid → checked {review: {now: now3, past: [], future: []}}
    +   judgeRows done: broken → invalid {review: {now: now4, past: [], future: []}}
    + unfit
    + undecided
    - mapping
    - choosing
    - misread
    input2 = {reading: {}, chosen: {}, remembered: {}, sports: [], offered: [], repairs: [], canAsk: false, canRepair: false,
        emptiesOpen: false}
    now3 = {source: fits, match: match1, judged: valid, repairs: [], emptiesOpen: false, check: check1}
    now4 = {source: fits, match: match1, judged: broken, repairs: [], emptiesOpen: false, check: check2}"
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
test.each([
  ['a column that no field has', odd, 'mapping', 'mapping', 'checked'],
  ['one invalid row of two', half, 'reviewing', 'invalid', 'invalid'],
  ['a warning', nameless, 'reviewing', 'checked', 'checked'],
])('with %s: for a person who repairs, one who is asked, and a program', async (_, source, ...states) => {
  const actors = {
    openSource: fromPromise<RosterReading, OpenInput>(async () => ({ source })),
    judgeRows: fromPromise<readonly JudgedRow[], JudgeInput>(async () => judgedAs(source)),
  };
  const machine = checkRosterMachine.provide({ actors });
  const ends = [repaired, asked, alone].map(({ input }) =>
    waitFor(createActor(machine, { input }).start(), (snapshot) => !snapshot.hasTag('busy')),
  );
  expect((await Promise.all(ends)).map(({ value }) => value)).toEqual(states);
});
