import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import { type ImportPlan, noOptions } from './checking/plan-import.ts';
import type { CheckInput, CompareInput, ImportRosterInput, SendInput } from './import-input.ts';
import { importRosterMachine, required } from './import-roster.machine.ts';
import type { ImportSource } from './reading/import-source.ts';
import { noCounts, type RowOutcome, type SendingEnd } from './sending/row-outcome.ts';

const sourceWith = (...header: readonly string[]): ImportSource => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header,
  decimalComma: false,
  rows: [],
});
const refused: RowOutcome = { row: 2, cells: [''], status: 'invalid', id: null, problems: [] };
const checkWith = (invalid: readonly RowOutcome[]): ImportCheck => ({
  rows: 2,
  valid: [],
  invalid,
  problems: [],
  warnings: [],
  readings: [],
  duplicates: [],
  namesakes: [],
});
const planWith = (send: number, again: number): ImportPlan => ({
  options: noOptions,
  rows: [],
  counts: { send, again, done: 2 - send - again, listed: 0, duplicate: 0, update: 0 },
  differing: 0,
  gone: 0,
  missing: [],
  listed: new Map(),
  canChange: true,
});
const endWith = (ending: SendingEnd['ending']): SendingEnd => ({
  ending,
  counts: noCounts,
  problem: ending === 'unreachable' ? 'The service cannot be reached.' : null,
});

const fits = sourceWith('Name', 'Available for');
const headless = sourceWith('Athlete', 'When');
const strange = sourceWith('Name', 'Term', 'Shoe size');

function sceneFor(input: ImportRosterInput) {
  const puppets = {
    openSource: puppet<ImportSource>('openSource', {
      done: [fits, headless, strange],
      failed: [new Error('There is no file roster.csv.')],
    }),
    checkSource: puppet<ImportCheck, CheckInput>('checkSource', {
      done: [checkWith([]), checkWith([refused])],
      failed: [new Error('A quotation mark is never closed.')],
    }),
    compare: puppet<ImportPlan, CompareInput>('compare', {
      done: [planWith(1, 1), planWith(0, 0)],
      failed: [
        new ApiError('unreachable', 'The service cannot be reached.'),
        new ApiError('refused', 'Sign in again.'),
      ],
    }),
    sendPlanned: puppet<SendingEnd, SendInput>('sendPlanned', {
      done: [endWith('complete'), endWith('stopped'), endWith('unreachable')],
      failed: [new Error('The disk is full.')],
    }),
    askToStop: puppet<void>('askToStop', { done: [undefined] }),
  };
  return {
    machine: importRosterMachine.provide({ actors: puppets }),
    puppets,
    input,
    facts: ({ context }) => context.match?.problems.length ?? null,
    events: [
      { type: 'mapColumns', chosen: { When: 'available_semester' } },
      { type: 'mapColumns', chosen: { 'Shoe size': 'GPA', Athlete: '-' } },
      { type: 'mapColumns', chosen: {} },
      { type: 'confirm' },
      { type: 'retry' },
      { type: 'cancel' },
    ],
  } satisfies Parameters<typeof walk<typeof importRosterMachine>>[0];
}

const asked = sceneFor({ canAsk: true });
const alone = sceneFor({ sure: true });
const checked = sceneFor({ checkOnly: true });
const walks = { asked: walk(asked), alone: walk(alone), checked: walk(checked) };

test('reaches every state and transition, and is never stuck', () => {
  const all = Object.values(walks);
  const stuck = all.flatMap((walked) => walked.stuck);
  expect({ missed: missedByAll(all), stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths of a person who is asked', () => {
  expect(describePaths(walks.asked.paths)).toMatchInlineSnapshot(`
    "importRoster: opening #busy {input: {chosen: {}, checkOnly: false, sure: false, canAsk: true, options: {duplicates: 'skip', update: false, missing: 'ignore'}}, source: null, match: null, check: null, plan: null, end: null, problem: null, error: null}, starts openSource
      cancel → cancelled
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}}, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}}
        cancel → cancelled
        checkSource done → comparing #busy {check: {rows: 2, valid: [], invalid: [], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}}, starts compare {check: {rows: 2, valid: [], invalid: [], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}, options: {duplicates: 'skip', update: false, missing: 'ignore'}}
          cancel → cancelled
          compare done → confirming #asking {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}
            confirm → sending.running #busy, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}
            cancel → cancelled
          compare done → sending.running #busy {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}
            cancel → sending.stopping #busy, starts askToStop
              cancel → interrupted
              sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
              sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
            sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
            sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
            sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
            sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
          compare failed: ApiError: The service cannot be reached. → outOfReach #asking {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
            retry → comparing #busy, starts compare {check: {rows: 2, valid: [], invalid: [], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}, options: {duplicates: 'skip', update: false, missing: 'ignore'}}
            cancel → cancelled
          compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}
        checkSource done → invalid {check: {rows: 2, valid: [], invalid: [{row: 2, cells: [''], status: 'invalid', id: null, problems: []}], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}}
        checkSource failed: Error: A quotation mark is never closed. → unreadable {problem: 'A quotation mark is never closed.', error: Error: A quotation mark is never closed.}
      openSource done → mapping #asking {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: []}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'entry term', 'enrollment']}]}}
        mapColumns → checking #busy {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'chosen'}], unknown: [], problems: []}}, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'chosen'}], unknown: [], unused: [], problems: []}}
        mapColumns {chosen: {When: undefined, Shoe size: 'GPA', Athlete: '-'}} → mapping #asking {match: {columns: Map {}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: null, status: 'leftOut', reason: 'chosen'}, {index: 1, header: 'When', key: '#2', samples: [], field: null, status: 'unknown', reason: 'no known header'}], problems: [{kind: 'noSuchColumn', column: 'Shoe size'}, {kind: 'missing', field: 'name', accepted: ['name', 'full name', 'athlete', 'athlete name', 'player', 'player name', 'student', 'student name']}, {kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'entry term', 'enrollment']}]}}
          mapColumns → checking #busy {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'chosen'}], unknown: [], problems: []}}, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'chosen'}], unknown: [], unused: [], problems: []}}
          mapColumns {chosen: {When: undefined, Shoe size: 'GPA', Athlete: '-'}} → mapping #asking
          mapColumns {chosen: {When: undefined}} → mapping #asking {match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: null, status: 'unknown', reason: 'no known header'}], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'entry term', 'enrollment']}]}}
          cancel → cancelled
        mapColumns {chosen: {When: undefined}} → mapping #asking
        cancel → cancelled
      openSource done → mapping #asking {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Term', 'Shoe size'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Term', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}, {index: 2, header: 'Shoe size', key: '#3', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['Shoe size'], unused: [], problems: []}}
        mapColumns → mapping #asking {match: {problems: [{kind: 'noSuchColumn', column: 'When'}]}}
        mapColumns {chosen: {When: undefined, Shoe size: 'GPA', Athlete: '-'}} → mapping #asking {match: {columns: Map {name: 0, available_semester: 1, GPA: 2}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Term', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}, {index: 2, header: 'Shoe size', key: '#3', samples: [], field: 'GPA', status: 'used', reason: 'chosen'}], unknown: [], problems: [{kind: 'noSuchColumn', column: 'Athlete'}]}}
        mapColumns {chosen: {When: undefined}} → checking #busy, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Term', 'Shoe size'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Term', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}, {index: 2, header: 'Shoe size', key: '#3', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['Shoe size'], unused: [], problems: []}}
        cancel → cancelled
      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.', error: Error: There is no file roster.csv.}"
  `);
});

test('the paths of a program that nobody watches', () => {
  expect(describePaths(walks.alone.paths)).toMatchInlineSnapshot(`
    "importRoster: opening #busy {input: {chosen: {}, checkOnly: false, sure: true, canAsk: false, options: {duplicates: 'skip', update: false, missing: 'ignore'}}, source: null, match: null, check: null, plan: null, end: null, problem: null, error: null}, starts openSource
      cancel → cancelled
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}}, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}}
        cancel → cancelled
        checkSource done → comparing #busy {check: {rows: 2, valid: [], invalid: [], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}}, starts compare {check: {rows: 2, valid: [], invalid: [], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}, options: {duplicates: 'skip', update: false, missing: 'ignore'}}
          cancel → cancelled
          compare done → sending.running #busy {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}
            cancel → sending.stopping #busy, starts askToStop
              cancel → interrupted
              sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
              sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
            sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
            sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
            sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
            sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
          compare done → sending.running #busy {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}
          compare failed: ApiError: The service cannot be reached. → failed {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
          compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}
        checkSource done → invalid {check: {rows: 2, valid: [], invalid: [{row: 2, cells: [''], status: 'invalid', id: null, problems: []}], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}}
        checkSource failed: Error: A quotation mark is never closed. → unreadable {problem: 'A quotation mark is never closed.', error: Error: A quotation mark is never closed.}
      openSource done → unfit {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: []}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'entry term', 'enrollment']}]}}
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Term', 'Shoe size'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Term', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}, {index: 2, header: 'Shoe size', key: '#3', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['Shoe size'], unused: [], problems: []}}, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Term', 'Shoe size'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Term', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}, {index: 2, header: 'Shoe size', key: '#3', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['Shoe size'], unused: [], problems: []}}
      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.', error: Error: There is no file roster.csv.}"
  `);
});

test('the paths of a check', () => {
  expect(describePaths(walks.checked.paths)).toMatchInlineSnapshot(`
    "importRoster: opening #busy {input: {chosen: {}, checkOnly: true, sure: false, canAsk: false, options: {duplicates: 'skip', update: false, missing: 'ignore'}}, source: null, match: null, check: null, plan: null, end: null, problem: null, error: null}, starts openSource
      cancel → cancelled
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}}, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Available for'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Available for', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}], unknown: [], unused: [], problems: []}}
        cancel → cancelled
        checkSource done → valid {check: {rows: 2, valid: [], invalid: [], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}}
        checkSource done → invalid {check: {rows: 2, valid: [], invalid: [{row: 2, cells: [''], status: 'invalid', id: null, problems: []}], problems: [], warnings: [], readings: [], duplicates: [], namesakes: []}}
        checkSource failed: Error: A quotation mark is never closed. → unreadable {problem: 'A quotation mark is never closed.', error: Error: A quotation mark is never closed.}
      openSource done → unfit {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Athlete', 'When'], decimalComma: false, rows: []}, match: {columns: Map {name: 0}, guesses: [{index: 0, header: 'Athlete', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'When', key: '#2', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['When'], unused: [], problems: [{kind: 'missing', field: 'available_semester', accepted: ['available semester', 'semester', 'available for', 'availability', 'available', 'available from', 'term', 'season', 'intake', 'start', 'start term', 'start semester', 'entry term', 'enrollment']}]}}
      openSource done → checking #busy {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Term', 'Shoe size'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Term', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}, {index: 2, header: 'Shoe size', key: '#3', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['Shoe size'], unused: [], problems: []}}, starts checkSource {source: {name: 'roster.csv', form: 'commas, UTF-8', header: ['Name', 'Term', 'Shoe size'], decimalComma: false, rows: []}, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', samples: [], field: 'name', status: 'used', reason: 'its header'}, {index: 1, header: 'Term', key: '#2', samples: [], field: 'available_semester', status: 'used', reason: 'its header'}, {index: 2, header: 'Shoe size', key: '#3', samples: [], field: null, status: 'unknown', reason: 'no known header'}], unknown: ['Shoe size'], unused: [], problems: []}}
      openSource failed: Error: There is no file roster.csv. → unreadable {problem: 'There is no file roster.csv.', error: Error: There is no file roster.csv.}"
  `);
});

test.each(walks.asked.paths.map((path) => [pathName(path), path] as const))(
  'live, asked: %s',
  async (_, path) => {
    expect(await walkLive(asked, path)).toEqual(expectedSights(path));
  },
);

test.each(walks.alone.paths.map((path) => [pathName(path), path] as const))(
  'live, alone: %s',
  async (_, path) => {
    expect(await walkLive(alone, path)).toEqual(expectedSights(path));
  },
);

test.each(walks.checked.paths.map((path) => [pathName(path), path] as const))(
  'live, checked: %s',
  async (_, path) => {
    expect(await walkLive(checked, path)).toEqual(expectedSights(path));
  },
);

test('a state that needs what no earlier state kept says so', () => {
  expect(() => required(null)).toThrow('The import is not that far');
});
