import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import {
  type CheckRosterInput,
  checkRosterMachine,
  type JudgeInput,
  type OpenInput,
} from './check-roster.machine.ts';
import { createRowJudge, type JudgedRow } from './checking/judge-row.ts';
import type { ImportSource } from './import-source.ts';
import { matchColumns } from './matching/match-columns.ts';
import type { RosterReading } from './reading-choice.ts';

const sourceWith = (header: readonly string[], name: string): ImportSource => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header,
  decimalComma: false,
  rows: [{ row: 2, cells: [name, 'Fall 2027'] }],
});
const fits = sourceWith(['Name', 'Available for'], 'Demo Ada');
const headless = sourceWith(['Athlete', 'When'], 'Demo Ada');
const sheets: RosterReading = {
  question: { kind: 'sheet', sheets: [{ name: 'Roster', rows: 1, isHidden: false }] },
};
const judgedAs = (source: ImportSource): readonly JudgedRow[] => {
  const judge = createRowJudge(matchColumns(source, {}), source);
  return source.rows.map((row) => judge(row));
};
const broken = judgedAs(sourceWith(fits.header, ''));

function sceneFor(input: CheckRosterInput) {
  const puppets = {
    openSource: puppet<RosterReading, OpenInput>('openSource', {
      done: [{ source: fits }, { source: headless }, sheets],
      failed: [new Error('There is no file roster.csv.')],
    }),
    judgeRows: puppet<readonly JudgedRow[], JudgeInput>('judgeRows', {
      done: [judgedAs(fits), broken],
      failed: [new Error('The worker ended.')],
    }),
  };
  return {
    machine: checkRosterMachine.provide({ actors: puppets }),
    puppets,
    input,
    facts: ({ context }) => [
      context.match?.problems.length ?? null,
      context.review?.check.valid.length ?? null,
      (context.review?.undo.length ?? 0) > 0,
      (context.review?.redo.length ?? 0) > 0,
      context.question === null,
    ],
    events: [
      { type: 'chooseReading', choice: { sheet: 'Roster' } },
      { type: 'mapColumns', chosen: { When: 'available_semester' } },
      { type: 'mapColumns', chosen: {} },
      { type: 'editCells', edits: [{ row: 2, column: 0, value: 'Demo Bo' }] },
      { type: 'undoEdit' },
      { type: 'redoEdit' },
      { type: 'proceed' },
      { type: 'goBack' },
      { type: 'cancel' },
    ],
  } satisfies Parameters<typeof walk<typeof checkRosterMachine>>[0];
}

const repaired = sceneFor({ canAsk: true, canRepair: true });
const asked = sceneFor({ canAsk: true });
const alone = sceneFor({});
const walks = { repaired: walk(repaired), asked: walk(asked), alone: walk(alone) };

test('reaches every state and transition, and is never stuck', () => {
  const all = Object.values(walks);
  expect({ missed: missedByAll(all), stuck: all.flatMap((walked) => walked.stuck) }).toEqual({
    missed: [],
    stuck: [],
  });
});

test('the paths of a person who can repair cells', () => {
  expect(describePaths(walks.repaired.paths)).toMatchInlineSnapshot(`
    "checkRoster: opening #busy {input: {reading: {}, chosen: {}, remembered: {}, edits: [], canAsk: true, canRepair: true}, reading: {}, chosen: {}, question: null, source: null, match: null, review: null, problem: null}, starts openSource {choice: {}}
      cancel → cancelled
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
        cancel → cancelled
        judgeRows done → checked {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {rows: 1, valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
          goBack → reviewing
            editCells → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]]}}
            undoEdit → reviewing
            redoEdit → reviewing
            proceed → checked
            goBack → mapping
              mapColumns → mapping {chosen: {When: 'available_semester'}, match: {problems: [{kind: 'noSuchColumn', column: 'When'}]}}
                mapColumns → mapping
                mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                cancel → cancelled
              mapColumns {chosen: {When: undefined}} → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                cancel → cancelled
                judgeRows done → checked
                judgeRows done → reviewing {review: {judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {valid: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]]}}}
                judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
              cancel → cancelled
            cancel → cancelled
          cancel → cancelled
        judgeRows done → reviewing {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
          editCells → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}], invalid: [], problems: []}, edits: [{row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]]}}
            editCells → reviewing {review: {edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}], [{row: 2, column: 0, value: 'Demo Bo'}]]}}
            undoEdit → reviewing {source: {rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Ada'}], undo: [], redo: [[{row: 2, column: 0, value: 'Demo Bo'}]]}}
              editCells → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Ada'}, {row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]], redo: []}}
              undoEdit → reviewing
              redoEdit → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Ada'}, {row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]], redo: []}}
              proceed → checked
                goBack → reviewing
                cancel → cancelled
              goBack → mapping
                mapColumns → mapping {chosen: {When: 'available_semester'}, match: {problems: [{kind: 'noSuchColumn', column: 'When'}]}}
                  mapColumns → mapping
                  mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                  cancel → cancelled
                mapColumns {chosen: {When: undefined}} → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                  cancel → cancelled
                  judgeRows done → checked {review: {redo: []}}
                  judgeRows done → reviewing {review: {judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {valid: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]]}, redo: []}}
                  judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
                cancel → cancelled
              cancel → cancelled
            redoEdit → reviewing
            proceed → checked
              goBack → reviewing
              cancel → cancelled
            goBack → mapping
              mapColumns → mapping {chosen: {When: 'available_semester'}, match: {guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], problems: [{kind: 'noSuchColumn', column: 'When'}]}}
                mapColumns → mapping
                mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, chosen: {}}
                cancel → cancelled
              mapColumns {chosen: {When: undefined}} → checking #busy {match: {guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}]}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, chosen: {}}
                cancel → cancelled
                judgeRows done → checked {review: {judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}]}, undo: []}}
                judgeRows done → reviewing {review: {judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {valid: [], invalid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]]}, undo: []}}
                judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
              cancel → cancelled
            cancel → cancelled
          undoEdit → reviewing
          redoEdit → reviewing
          goBack → mapping
            mapColumns → mapping {chosen: {When: 'available_semester'}, match: {problems: [{kind: 'noSuchColumn', column: 'When'}]}}
              mapColumns → mapping
              mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
              cancel → cancelled
            mapColumns {chosen: {When: undefined}} → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
              cancel → cancelled
              judgeRows done → checked {review: {judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}], invalid: [], problems: []}}}
              judgeRows done → reviewing
              judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
            cancel → cancelled
          cancel → cancelled
        judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
      openSource done → mapping {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
        mapColumns → checking #busy {chosen: {When: 'available_semester'}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {When: 'available_semester'}}
        mapColumns {chosen: {When: undefined}} → mapping
        cancel → cancelled
      openSource done → choosing {question: {kind: 'sheet', sheets: [{name: 'Roster', rows: 1, isHidden: false}]}}
        chooseReading → opening #busy {reading: {sheet: 'Roster'}}, starts openSource {choice: {sheet: 'Roster'}}
          cancel → cancelled
          openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
            cancel → cancelled
            judgeRows done → checked {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {rows: 1, valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
              goBack → reviewing
                editCells → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]]}}
                undoEdit → reviewing
                redoEdit → reviewing
                proceed → checked
                goBack → mapping
                  mapColumns → mapping {chosen: {When: 'available_semester'}, match: {problems: [{kind: 'noSuchColumn', column: 'When'}]}}
                    mapColumns → mapping
                    mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                    goBack → choosing
                      chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                        cancel → cancelled
                        openSource done → mapping
                        openSource done → checking #busy {source: {header: ['Athlete', 'When']}, match: {guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                        openSource done → choosing
                        openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                      cancel → cancelled
                    cancel → cancelled
                  mapColumns {chosen: {When: undefined}} → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                    cancel → cancelled
                    judgeRows done → checked
                    judgeRows done → reviewing {review: {judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {valid: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]]}}}
                    judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
                  goBack → choosing
                    chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                      cancel → cancelled
                      openSource done → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                      openSource done → mapping {source: {header: ['Athlete', 'When']}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
                      openSource done → choosing
                      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                    cancel → cancelled
                  cancel → cancelled
                cancel → cancelled
              cancel → cancelled
            judgeRows done → reviewing {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
              editCells → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}], invalid: [], problems: []}, edits: [{row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]]}}
                editCells → reviewing {review: {edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}], [{row: 2, column: 0, value: 'Demo Bo'}]]}}
                undoEdit → reviewing {source: {rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Ada'}], undo: [], redo: [[{row: 2, column: 0, value: 'Demo Bo'}]]}}
                  editCells → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Ada'}, {row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]], redo: []}}
                  undoEdit → reviewing
                  redoEdit → reviewing {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, review: {source: {rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Bo', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo bo
    tennis', occurrence: 1}]}, edits: [{row: 2, column: 0, value: 'Demo Bo'}, {row: 2, column: 0, value: 'Demo Ada'}, {row: 2, column: 0, value: 'Demo Bo'}], undo: [[{row: 2, column: 0, value: 'Demo Ada'}]], redo: []}}
                  proceed → checked
                    goBack → reviewing
                    cancel → cancelled
                  goBack → mapping
                    mapColumns → mapping {chosen: {When: 'available_semester'}, match: {problems: [{kind: 'noSuchColumn', column: 'When'}]}}
                      mapColumns → mapping
                      mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                      goBack → choosing
                        chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                          cancel → cancelled
                          openSource done → mapping
                          openSource done → checking #busy {source: {header: ['Athlete', 'When']}, match: {guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                          openSource done → choosing
                          openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                        cancel → cancelled
                      cancel → cancelled
                    mapColumns {chosen: {When: undefined}} → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                      cancel → cancelled
                      judgeRows done → checked {review: {redo: []}}
                      judgeRows done → reviewing {review: {judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {valid: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]]}, redo: []}}
                      judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
                    goBack → choosing
                      chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                        cancel → cancelled
                        openSource done → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                        openSource done → mapping {source: {header: ['Athlete', 'When']}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
                        openSource done → choosing
                        openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                      cancel → cancelled
                    cancel → cancelled
                  cancel → cancelled
                redoEdit → reviewing
                proceed → checked
                  goBack → reviewing
                  cancel → cancelled
                goBack → mapping
                  mapColumns → mapping {chosen: {When: 'available_semester'}, match: {guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], problems: [{kind: 'noSuchColumn', column: 'When'}]}}
                    mapColumns → mapping
                    mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, chosen: {}}
                    goBack → choosing
                      chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                        cancel → cancelled
                        openSource done → mapping {source: {rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}]}}
                        openSource done → checking #busy {source: {header: ['Athlete', 'When'], rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                        openSource done → choosing
                        openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                      cancel → cancelled
                    cancel → cancelled
                  mapColumns {chosen: {When: undefined}} → checking #busy {match: {guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}]}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Bo']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Bo', 'Fall 2027']}]}, chosen: {}}
                    cancel → cancelled
                    judgeRows done → checked {review: {judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}]}, undo: []}}
                    judgeRows done → reviewing {review: {judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {valid: [], invalid: [{row: 2, cells: ['Demo Bo', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]]}, undo: []}}
                    judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
                  goBack → choosing
                    chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                      cancel → cancelled
                      openSource done → checking #busy {source: {rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                      openSource done → mapping {source: {header: ['Athlete', 'When'], rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
                      openSource done → choosing
                      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                    cancel → cancelled
                  cancel → cancelled
                cancel → cancelled
              undoEdit → reviewing
              redoEdit → reviewing
              goBack → mapping
                mapColumns → mapping {chosen: {When: 'available_semester'}, match: {problems: [{kind: 'noSuchColumn', column: 'When'}]}}
                  mapColumns → mapping
                  mapColumns {chosen: {When: undefined}} → checking #busy {chosen: {When: undefined}, match: {problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                  goBack → choosing
                    chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                      cancel → cancelled
                      openSource done → mapping
                      openSource done → checking #busy {source: {header: ['Athlete', 'When']}, match: {guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                      openSource done → choosing
                      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                    cancel → cancelled
                  cancel → cancelled
                mapColumns {chosen: {When: undefined}} → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {}}
                  cancel → cancelled
                  judgeRows done → checked {review: {judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}], invalid: [], problems: []}}}
                  judgeRows done → reviewing
                  judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
                goBack → choosing
                  chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                    cancel → cancelled
                    openSource done → checking #busy, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                    openSource done → mapping {source: {header: ['Athlete', 'When']}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
                    openSource done → choosing
                    openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
                  cancel → cancelled
                cancel → cancelled
              cancel → cancelled
            judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
          openSource done → mapping {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
            mapColumns → checking #busy {chosen: {When: 'available_semester'}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {When: 'available_semester'}}
            mapColumns {chosen: {When: undefined}} → mapping
            goBack → choosing
              chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                cancel → cancelled
                openSource done → checking #busy {source: {header: ['Name', 'Available for']}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                openSource done → mapping
                openSource done → choosing
                openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
              cancel → cancelled
            cancel → cancelled
          openSource done → choosing
          openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
        cancel → cancelled
      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}"
  `);
});

test('the paths of a person who is asked', () => {
  expect(describePaths(walks.asked.paths)).toMatchInlineSnapshot(`
    "checkRoster: opening #busy {input: {reading: {}, chosen: {}, remembered: {}, edits: [], canAsk: true, canRepair: false}, reading: {}, chosen: {}, question: null, source: null, match: null, review: null, problem: null}, starts openSource {choice: {}}
      cancel → cancelled
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
        cancel → cancelled
        judgeRows done → checked {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {rows: 1, valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
          cancel → cancelled
        judgeRows done → invalid {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
        judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
      openSource done → mapping {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
        mapColumns → checking #busy {chosen: {When: 'available_semester'}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {When: 'available_semester'}}
        mapColumns {chosen: {When: undefined}} → mapping
        cancel → cancelled
      openSource done → choosing {question: {kind: 'sheet', sheets: [{name: 'Roster', rows: 1, isHidden: false}]}}
        chooseReading → opening #busy {reading: {sheet: 'Roster'}}, starts openSource {choice: {sheet: 'Roster'}}
          cancel → cancelled
          openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
            cancel → cancelled
            judgeRows done → checked {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {rows: 1, valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
              cancel → cancelled
            judgeRows done → invalid {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
            judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
          openSource done → mapping {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
            mapColumns → checking #busy {chosen: {When: 'available_semester'}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'used', reason: 'chosen', isChosen: true, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, emits columnsChosen {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, chosen: {When: 'available_semester'}}
            mapColumns {chosen: {When: undefined}} → mapping
            goBack → choosing
              chooseReading → opening #busy, starts openSource {choice: {sheet: 'Roster'}}
                cancel → cancelled
                openSource done → checking #busy {source: {header: ['Name', 'Available for']}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
                openSource done → mapping
                openSource done → choosing
                openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
              cancel → cancelled
            cancel → cancelled
          openSource done → choosing
          openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}
        cancel → cancelled
      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}"
  `);
});

test('the paths of a program that nobody watches', () => {
  expect(describePaths(walks.alone.paths)).toMatchInlineSnapshot(`
    "checkRoster: opening #busy {input: {reading: {}, chosen: {}, remembered: {}, edits: [], canAsk: false, canRepair: false}, reading: {}, chosen: {}, question: null, source: null, match: null, review: null, problem: null}, starts openSource {choice: {}}
      cancel → cancelled
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}, starts judgeRows {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'Available for', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: ['Fall 2027']}], unknown: [], unused: [], problems: []}}
        cancel → cancelled
        judgeRows done → checked {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, problems: [], warnings: [], readings: []}], check: {rows: 1, valid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], draft: {name: 'Demo Ada', available_semester: 'Fall', available_year: 2027, sport: 'Tennis'}, namesakes: 'demo ada
    tennis', occurrence: 1}], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
          cancel → cancelled
        judgeRows done → invalid {review: {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, judged: [{draft: null, problems: [{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}], warnings: [], readings: []}], check: {rows: 1, valid: [], duplicates: [], namesakes: [], invalid: [{row: 2, cells: ['Demo Ada', 'Fall 2027'], status: 'invalid', id: null, problems: [{field: 'name', message: 'must be a name, not "". Write the name, or remove the row.'}]}], problems: [[{row: 2, index: 0, column: 'Name', field: 'name', expected: 'a name', fix: 'Write the name, or remove the row.'}]], warnings: [], readings: []}, edits: [], undo: [], redo: []}}
        judgeRows failed: Error: The worker ended. → unreadable {problem: 'The worker ended.'}
      openSource done → unfit {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: [{row: 2, cells: ['Demo Ada', 'Fall 2027']}]}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: ['Demo Ada']}, {index: 1, header: 'When', key: '#2', field: 'available_semester', status: 'suggested', reason: 'its values look like semesters', isChosen: false, samples: ['Fall 2027']}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'available term', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'starting semester', 'entry term', 'entry semester', 'enrollment', 'enrollment term'], suggestion: {column: 'When', key: 'When', field: 'available_semester'}}]}}
      openSource done → undecided {question: {kind: 'sheet', sheets: [{name: 'Roster', rows: 1, isHidden: false}]}}
      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.'}"
  `);
});

const live = Object.entries({ repaired, asked, alone }).flatMap(([name, scene]) =>
  walk(scene).paths.map((path) => [`${name}: ${pathName(path)}`, scene, path] as const),
);
test.each(live)('live, %s', async (_, scene, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});
