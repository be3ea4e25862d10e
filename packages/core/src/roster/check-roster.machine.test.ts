import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import type { CheckRosterInput } from './check-roster.context.ts';
import { checkRosterMachine, type JudgeInput, type OpenInput } from './check-roster.machine.ts';
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
    facts: ({ value, context: { review, question, unjudged } }) => ({
      mismatched: (unjudged ?? review?.now)?.match.problems.length > 0,
      judged: review !== null,
      undo: (review?.past.length ?? 0) > 0,
      asked: value !== 'checked' && question !== null && !review?.past.length,
    }),
    events: [
      { type: 'chooseReading', choice: { sheet: 'Roster' } },
      { type: 'mapColumns', chosen: { columns: { Wer: 'name' } } },
      { type: 'repair', repair: { kind: 'edit', edits: [{ row: 2, column: 0, value: 'Demo Bo' }] } },
      { type: 'undoRepair' },
      { type: 'redoRepair' },
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
      start → opening {input: input1, reading: {}, overruling: null, question: null, unjudged: null, review: null, problem: null},
          starts openSource {choice: {}, canAsk: true}
    opening #busy
      cancel → cancelled
      [not asked, not judged] openSource done: {source: fits} → checking {unjudged: unjudged1}, starts judgeRows {source: fits, match: match1}
      [judged | asked] openSource done: {source: fits} → checking {reading: {sheet: 'Roster'}, overruling: null, unjudged: unjudged1,
          review: null}, starts judgeRows {source: fits, match: match1}
      [not asked, not judged] openSource done: {source: headless} → checking {unjudged: unjudged2},
          starts judgeRows {source: headless, match: match2}
      [judged | asked] openSource done: {source: headless} → checking {reading: {sheet: 'Roster'}, overruling: null, unjudged: unjudged2,
          review: null}, starts judgeRows {source: headless, match: match2}
      openSource done: sheets → choosing {question: question1}
      [not judged] openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
      [judged] openSource failed: unreadable → misread {problem: 'There is no file roster.csv.'}
    cancelled
    checking #busy
      cancel → cancelled
      [not mismatched, not judged] judgeRows done: valid → checked {unjudged: null, review: {now: now1, past: [], future: []}}
      [mismatched, not judged] judgeRows done: valid → reading {unjudged: null, review: {now: now2, past: [], future: []}}
      [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] judgeRows done: valid → reading {unjudged: null,
          review: {now: {chosen: {columns: {Wer: 'name'}}, match: {problems: [{kind: 'noSuchColumn', column: 'Wer'}]}, judged: valid,
          check: {valid: [valid1], invalid: [], problems: []}}, past: [{before: before1, after: after1}]}}
      [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] judgeRows done: valid → reading {unjudged: null,
          review: {now: {chosen: {columns: {Wer: 'name'}}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [guesses4, guesses2],
          unknown: [], problems: []}}, past: [{before: now2, after: after2}]}}
      [mismatched, undo] judgeRows done: valid → reading {unjudged: null, review: {now: {chosen: {columns: {Wer: 'name'}},
          match: {guesses: [guesses5, guesses2], problems: [{kind: 'noSuchColumn', column: 'Wer'}]}, judged: valid, check: {valid: [valid2]}},
          past: […, {before: before2, after: after3}]}}
      [not mismatched, undo] judgeRows done: valid → reading {unjudged: null, review: {now: {chosen: {columns: {Wer: 'name'}},
          match: {columns: Map {name: 0, available_semester: 1}, guesses: [guesses6, guesses2], unknown: [], problems: []}, judged: valid,
          check: {valid: [valid2], invalid: [], problems: []}}, past: […, {before: before3, after: after4}]}}
      [not mismatched, not judged] judgeRows done: broken → reading {unjudged: null, review: {now: before1, past: [], future: []}}
      [mismatched, not judged] judgeRows done: broken → reading {unjudged: null, review: {now: now3, past: [], future: []}}
      [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] judgeRows done: broken → reading {unjudged: null,
          review: {now: {chosen: {columns: {Wer: 'name'}}, match: {problems: [{kind: 'noSuchColumn', column: 'Wer'}]}},
          past: [{before: before1, after: after5}]}}
      [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] judgeRows done: broken → reading {unjudged: null,
          review: {now: {chosen: {columns: {Wer: 'name'}}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [guesses4, guesses2],
          unknown: [], problems: []}, judged: broken, check: {valid: [], invalid: [invalid1], problems: [[problems3]]}},
          past: [{before: now2, after: after6}]}}
      [mismatched, undo] judgeRows done: broken → reading {unjudged: null, review: {now: {chosen: {columns: {Wer: 'name'}},
          match: {guesses: [guesses5, guesses2], problems: [{kind: 'noSuchColumn', column: 'Wer'}]}, judged: broken, check: {valid: [],
          invalid: [invalid2], problems: [[problems3]]}}, past: […, {before: before2, after: after7}]}}
      [not mismatched, undo] judgeRows done: broken → reading {unjudged: null, review: {now: {chosen: {columns: {Wer: 'name'}},
          match: {columns: Map {name: 0, available_semester: 1}, guesses: [guesses6, guesses2], unknown: [], problems: []}, judged: broken,
          check: {problems: [[problems3]]}}, past: […, {before: before3, after: after8}]}}
      judgeRows failed: crashed → unreadable {problem: 'The worker ended.'}
      [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] mapColumns → checking,
          starts judgeRows {source: fits, match: match3}
      [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] mapColumns → checking,
          starts judgeRows {source: headless, match: match4}
      [mismatched, undo] mapColumns → checking, starts judgeRows {source: source1, match: match5}
      [not mismatched, undo] mapColumns → checking, starts judgeRows {source: source2, match: match6}
    choosing
      cancel → cancelled
      chooseReading → opening {overruling: {sheet: 'Roster'}}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
    unreadable
    checked
      cancel → cancelled
      [not undo] repair → checked {review: {now: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
          judged: [{draft: draft2, problems: [], warnings: [], readings: []}], check: {valid: [valid3]}},
          past: [{before: now1, after: before2}]}}
      [undo] repair → checked {review: {now: {repairs: […, {kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}]},
          past: […, {before: before2, after: after9}]}}
      [not undo] undoRepair → checked
      [undo] undoRepair → checked {review: {now: {source: fits, repairs: [], judged: valid, check: {valid: [valid1]}}, past: [],
          future: [{before: now1, after: before2}]}}
      redoRepair → checked
      goBack → reading
    reading
      cancel → cancelled
      chooseReading → opening {overruling: {sheet: 'Roster'}}, starts openSource {choice: {sheet: 'Roster'}, canAsk: true}
      [not mismatched, not undo] repair → reading {review: {now: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
          judged: [{draft: draft2, problems: [], warnings: [], readings: []}], check: {valid: [valid3], invalid: [], problems: []}},
          past: [{before: before1, after: before2}]}}
      [mismatched, not undo] repair → reading {review: {now: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
          judged: [{draft: null, problems: [problems4], warnings: [], readings: []}], check: {valid: [], invalid: [invalid2],
          problems: [[problems4]]}}, past: [{before: now2, after: before3}]}}
      [not mismatched, undo] repair → reading {review: {now: {repairs: […, {kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}]},
          past: […, {before: before2, after: after9}]}}
      [mismatched, undo] repair → reading {review: {now: {repairs: […, {kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}]},
          past: […, {before: before3, after: after10}]}}
      [not undo] undoRepair → reading
      [not mismatched, undo] undoRepair → reading {review: {now: {source: fits, repairs: [], judged: broken, check: {valid: [],
          invalid: [invalid1], problems: [[problems3]]}}, past: [], future: [{before: before1, after: before2}]}}
      [mismatched, undo] undoRepair → reading {review: {now: {source: headless, repairs: [], judged: valid, check: {valid: [valid1],
          invalid: [], problems: []}}, past: [], future: [{before: now2, after: before3}]}}
      redoRepair → reading
      [undo] goBack → reading
      [asked] goBack → choosing
      [not mismatched, not undo] mapColumns → checking {unjudged: unjudged3}, starts judgeRows {source: fits, match: match3}
      [mismatched, not undo] mapColumns → checking {unjudged: unjudged4}, starts judgeRows {source: headless, match: match4}
      [not mismatched, undo] mapColumns → checking {unjudged: unjudged5}, starts judgeRows {source: source1, match: match5}
      [mismatched, undo] mapColumns → checking {unjudged: unjudged6}, starts judgeRows {source: source2, match: match6}
    misread
      cancel → cancelled
      goBack → reading {overruling: null}
    input1 = {reading: {}, chosen: {}, remembered: {}, sports: [], offered: [], repairs: [], canAsk: true, canRepair: false, emptiesOpen: true,
        takesPresets: false}
    guesses1 = {index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, sure: 'certain',
        samples: ['Demo Ada']}
    guesses2 = {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header',
        isChosen: false, sure: 'certain', samples: ['Fall 2027']}
    match1 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses1, guesses2], unknown: [], unused: [], problems: [],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    unjudged1 = {source: fits, chosen: {}, repairs: [], match: match1, isProbable: false, emptiesOpen: true}
    guesses3 = {index: 0, header: 'Wer', key: '#1', field: 'name', status: 'suggested', reason: 'its values look like names', isChosen: false,
        sure: 'certain', samples: ['Demo Ada']}
    accepted1 = ['name', 'full name', 'athlete', 'athlete name', 'name of athlete', 'player', 'player name', 'name of player', 'student',
        'student name', 'student athlete', 'student athlete name', 'first and last name', 'prospect', 'recruit']
    problems1 = {kind: 'missing', field: 'name', accepted: accepted1, suggestion: {column: 'Wer', key: 'Wer', field: 'name'}, preset: null}
    match2 = {columns: Map {available_semester: 1}, guesses: [guesses3, guesses2], unknown: ['Wer'], unused: [], problems: [problems1],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    unjudged2 = {source: headless, chosen: {}, repairs: [], match: match2, isProbable: false, emptiesOpen: true}
    question1 = {kind: 'sheet', preset: 'Roster', sheets: [{name: 'Roster', rows: 1, isHidden: false}]}
    draft1 = {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}
    valid1 = {row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: draft1, namesakes: 'demo ada\\ntennis', occurrence: 1}
    check1 = {rows: 1, valid: [valid1], duplicates: [], namesakes: [], invalid: [], leftOut: [], problems: [], warnings: [], readings: []}
    now1 = {source: fits, chosen: {}, repairs: [], match: match1, isProbable: false, emptiesOpen: true, judged: valid, check: check1}
    now2 = {source: headless, chosen: {}, repairs: [], match: match2, isProbable: false, emptiesOpen: true, judged: valid, check: check1}
    problems2 = {field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}
    invalid1 = {row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [problems2]}
    problems3 = {row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.', isOpen: false}
    check2 = {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [invalid1], leftOut: [], problems: [[problems3]], warnings: [],
        readings: []}
    before1 = {source: fits, chosen: {}, repairs: [], match: match1, isProbable: false, emptiesOpen: true, judged: broken, check: check2}
    match3 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses1, guesses2], unknown: [], unused: [],
        problems: [{kind: 'noSuchColumn', column: 'Wer'}], set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true,
        words: []}
    after1 = {source: fits, chosen: {columns: {Wer: 'name'}}, repairs: [], match: match3, isProbable: false, emptiesOpen: true, judged: valid,
        check: check1}
    guesses4 = {index: 0, header: 'Wer', key: '#1', field: 'name', status: 'used', reason: 'chosen', isChosen: true, sure: 'certain',
        samples: ['Demo Ada']}
    match4 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses4, guesses2], unknown: [], unused: [], problems: [],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    after2 = {source: headless, chosen: {columns: {Wer: 'name'}}, repairs: [], match: match4, isProbable: false, emptiesOpen: true,
        judged: valid, check: check1}
    guesses5 = {index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, sure: 'certain',
        samples: ['Demo Bo']}
    valid2 = {row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: draft1, namesakes: 'demo ada\\ntennis', occurrence: 1}
    source1 = {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false,
        rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}
    draft2 = {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}
    valid3 = {row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: draft2, namesakes: 'demo bo\\ntennis', occurrence: 1}
    check3 = {rows: 1, valid: [valid3], duplicates: [], namesakes: [], invalid: [], leftOut: [], problems: [], warnings: [], readings: []}
    before2 = {source: source1, chosen: {}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}], match: match1,
        isProbable: false, emptiesOpen: true, judged: [{draft: draft2, problems: [], warnings: [], readings: []}], check: check3}
    match5 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses5, guesses2], unknown: [], unused: [],
        problems: [{kind: 'noSuchColumn', column: 'Wer'}], set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true,
        words: []}
    check4 = {rows: 1, valid: [valid2], duplicates: [], namesakes: [], invalid: [], leftOut: [], problems: [], warnings: [], readings: []}
    after3 = {source: source1, chosen: {columns: {Wer: 'name'}}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
        match: match5, isProbable: false, emptiesOpen: true, judged: valid, check: check4}
    guesses6 = {index: 0, header: 'Wer', key: '#1', field: 'name', status: 'used', reason: 'chosen', isChosen: true, sure: 'certain',
        samples: ['Demo Bo']}
    source2 = {name: 'roster.csv', form: 'commas, UTF-8', header: ['Wer', 'Available for'], decimalComma: false,
        rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}
    problems4 = {row: 2, index: null, column: null, field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.', isOpen: false}
    invalid2 = {row: 2, cells: ['Demo Bo', 'Fall 2027'], status: 'invalid', id: null, problems: [problems2]}
    check5 = {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [invalid2], leftOut: [], problems: [[problems4]], warnings: [],
        readings: []}
    before3 = {source: source2, chosen: {}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}], match: match2,
        isProbable: false, emptiesOpen: true, judged: [{draft: null, problems: [problems4], warnings: [], readings: []}], check: check5}
    match6 = {columns: Map {name: 0, available_semester: 1}, guesses: [guesses6, guesses2], unknown: [], unused: [], problems: [],
        set: Map {sport: {value: 'Tennis', reason: 'the usual sport'}}, hasCommas: true, words: []}
    after4 = {source: source2, chosen: {columns: {Wer: 'name'}}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
        match: match6, isProbable: false, emptiesOpen: true, judged: valid, check: check4}
    now3 = {source: headless, chosen: {}, repairs: [], match: match2, isProbable: false, emptiesOpen: true, judged: broken, check: check2}
    after5 = {source: fits, chosen: {columns: {Wer: 'name'}}, repairs: [], match: match3, isProbable: false, emptiesOpen: true, judged: broken,
        check: check2}
    after6 = {source: headless, chosen: {columns: {Wer: 'name'}}, repairs: [], match: match4, isProbable: false, emptiesOpen: true,
        judged: broken, check: check2}
    check6 = {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [invalid2], leftOut: [], problems: [[problems3]], warnings: [],
        readings: []}
    after7 = {source: source1, chosen: {columns: {Wer: 'name'}}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
        match: match5, isProbable: false, emptiesOpen: true, judged: broken, check: check6}
    after8 = {source: source2, chosen: {columns: {Wer: 'name'}}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
        match: match6, isProbable: false, emptiesOpen: true, judged: broken, check: check6}
    repairs1 = [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}, {kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}]
    after9 = {source: source1, chosen: {}, repairs: repairs1, match: match1, isProbable: false, emptiesOpen: true,
        judged: [{draft: draft2, problems: [], warnings: [], readings: []}], check: check3}
    after10 = {source: source2, chosen: {}, repairs: repairs1, match: match2, isProbable: false, emptiesOpen: true,
        judged: [{draft: null, problems: [problems4], warnings: [], readings: []}], check: check5}
    unjudged3 = {source: fits, chosen: {columns: {Wer: 'name'}}, repairs: [], match: match3, isProbable: false, emptiesOpen: true}
    unjudged4 = {source: headless, chosen: {columns: {Wer: 'name'}}, repairs: [], match: match4, isProbable: false, emptiesOpen: true}
    unjudged5 = {source: source1, chosen: {columns: {Wer: 'name'}}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
        match: match5, isProbable: false, emptiesOpen: true}
    unjudged6 = {source: source2, chosen: {columns: {Wer: 'name'}}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
        match: match6, isProbable: false, emptiesOpen: true}"
  `);
});

test('the chart for a program without a person', () => {
  expect(walkTable(alone, asked)).toMatchInlineSnapshot(`
    "checkRoster
    -   start
    +   start → opening {input: input2, reading: {}, overruling: null, question: null, unjudged: null, review: null, problem: null},
          starts openSource {choice: {}, canAsk: false}
    opening #busy
    -   [not asked, not judged] openSource done: {source: fits}
    -   [judged | asked] openSource done: {source: fits}
    -   [not asked, not judged] openSource done: {source: headless}
    -   [judged | asked] openSource done: {source: headless}
    -   openSource done: sheets
    -   [not judged] openSource failed: unreadable
    -   [judged] openSource failed: unreadable
    +   openSource done: {source: fits} → checking {unjudged: unjudged7}, starts judgeRows {source: fits, match: match1}
    +   openSource done: {source: headless} → checking {unjudged: unjudged8}, starts judgeRows {source: headless, match: match2}
    +   openSource done: sheets → undecided {question: question1}
    +   openSource failed: unreadable → unreadable {problem: 'There is no file roster.csv.'}
    checking #busy
    -   [not mismatched, not judged] judgeRows done: valid
    -   [mismatched, not judged] judgeRows done: valid
    -   [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] judgeRows done: valid
    -   [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] judgeRows done: valid
    -   [mismatched, undo] judgeRows done: valid
    -   [not mismatched, undo] judgeRows done: valid
    -   [not mismatched, not judged] judgeRows done: broken
    -   [mismatched, not judged] judgeRows done: broken
    -   [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] judgeRows done: broken
    -   [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] judgeRows done: broken
    -   [mismatched, undo] judgeRows done: broken
    -   [not mismatched, undo] judgeRows done: broken
    -   [mismatched, judged, not asked, not undo | mismatched, judged, asked, not undo] mapColumns
    -   [not mismatched, judged, not asked, not undo | not mismatched, judged, asked, not undo] mapColumns
    -   [mismatched, undo] mapColumns
    -   [not mismatched, undo] mapColumns
    +   [plain] judgeRows done: valid → checked {unjudged: null, review: {now: now4, past: [], future: []}}
    +   [mismatched] judgeRows done: valid → unfit {unjudged: null, review: {now: now5, past: [], future: []}}
    +   [plain] judgeRows done: broken → invalid {unjudged: null, review: {now: now6, past: [], future: []}}
    +   [mismatched] judgeRows done: broken → unfit {unjudged: null, review: {now: now7, past: [], future: []}}
    + undecided
    checked
    -   [not undo] repair
    -   [undo] repair
    -   [undo] undoRepair
    -   goBack
    +   [not undo] repair → checked {review: {now: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]},
          repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}],
          judged: [{draft: draft2, problems: [], warnings: [], readings: []}], check: {valid: [valid3]}},
          past: [{before: now4, after: after11}]}}
    +   [undo] repair → checked {review: {now: {repairs: […, {kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}]},
          past: […, {before: after11, after: after12}]}}
    +   [undo] undoRepair → checked {review: {now: {source: fits, repairs: [], judged: valid, check: {valid: [valid1]}}, past: [],
          future: [{before: now4, after: after11}]}}
    + invalid
    + unfit
    - choosing
    - reading
    - misread
    input2 = {reading: {}, chosen: {}, remembered: {}, sports: [], offered: [], repairs: [], canAsk: false, canRepair: false,
        emptiesOpen: false, takesPresets: false}
    unjudged7 = {source: fits, chosen: {}, repairs: [], match: match1, isProbable: false, emptiesOpen: false}
    unjudged8 = {source: headless, chosen: {}, repairs: [], match: match2, isProbable: false, emptiesOpen: false}
    now4 = {source: fits, chosen: {}, repairs: [], match: match1, isProbable: false, emptiesOpen: false, judged: valid, check: check1}
    now5 = {source: headless, chosen: {}, repairs: [], match: match2, isProbable: false, emptiesOpen: false, judged: valid, check: check1}
    now6 = {source: fits, chosen: {}, repairs: [], match: match1, isProbable: false, emptiesOpen: false, judged: broken, check: check2}
    now7 = {source: headless, chosen: {}, repairs: [], match: match2, isProbable: false, emptiesOpen: false, judged: broken, check: check2}
    after11 = {source: source1, chosen: {}, repairs: [{kind: 'edit', edits: [{row: 2, column: 0, value: 'Demo Bo'}]}], match: match1,
        isProbable: false, emptiesOpen: false, judged: [{draft: draft2, problems: [], warnings: [], readings: []}], check: check3}
    after12 = {source: source1, chosen: {}, repairs: repairs1, match: match1, isProbable: false, emptiesOpen: false,
        judged: [{draft: draft2, problems: [], warnings: [], readings: []}], check: check3}"
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
