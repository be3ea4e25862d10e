import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { type ImportCheck, summarize } from './checking/check-rows.ts';
import { type ImportPlan, noOptions } from './checking/plan-import.ts';
import {
  type CompareInput,
  type ImportRosterInput,
  importRosterMachine,
  type SendInput,
} from './import-roster.machine.ts';
import type { ImportSource } from './import-source.ts';
import { noCounts, type SendingEnd } from './journal/row-outcome.ts';
import { matchColumns } from './matching/match-columns.ts';

const source: ImportSource = {
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header: ['Name', 'Term'],
  decimalComma: false,
  rows: [],
};
const match = matchColumns(source, {});
const check: ImportCheck = summarize(source, []);
const plan: ImportPlan = {
  options: noOptions,
  rows: [],
  counts: { send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0 },
  differing: 0,
  gone: 0,
  missing: [],
  listed: new Map(),
  canChange: true,
};
const nothing: ImportPlan = { ...plan, counts: { ...plan.counts, send: 0, again: 0, done: 2 } };
const removing: ImportPlan = {
  ...nothing,
  options: { ...noOptions, missing: 'remove' },
  missing: [{ id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null }],
};
const endWith = (ending: SendingEnd['ending']): SendingEnd => ({
  ending,
  counts: noCounts,
  problem: ending === 'unreachable' ? 'The service cannot be reached.' : null,
});

function sceneFor(input: Partial<ImportRosterInput>) {
  const puppets = {
    compare: puppet<ImportPlan, CompareInput>('compare', {
      done: [plan, nothing, removing],
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
    hold: puppet<void>('hold', { done: [undefined] }),
  };
  return {
    machine: importRosterMachine.provide({ actors: puppets }),
    puppets,
    input: { match, check, ...input },
    facts: ({ context }) => context.plan?.missing.length ?? null,
    events: [
      { type: 'changeOptions', options: { ...noOptions, update: true } },
      { type: 'confirm' },
      { type: 'goBack' },
      { type: 'retry' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'cancel' },
    ],
  } satisfies Parameters<typeof walk<typeof importRosterMachine>>[0];
}

const asked = sceneFor({ canAsk: true });
const alone = sceneFor({});
const walks = { asked: walk(asked), alone: walk(alone) };

test('reaches every state and transition, and is never stuck', () => {
  const all = Object.values(walks);
  const stuck = all.flatMap((walked) => walked.stuck);
  expect({ missed: missedByAll(all), stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths of a person who is asked', () => {
  expect(describePaths(walks.asked.paths)).toMatchInlineSnapshot(`
    "importRoster: comparing #busy {options: {duplicates: 'skip', update: false, missing: 'ignore'}, canAsk: true, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, plan: null, end: null, problem: null, error: null}, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: false, missing: 'ignore'}}
      cancel → cancelled
      compare done → confirming {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}
        changeOptions → comparing #busy {options: {update: true}}, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: true, missing: 'ignore'}}
          cancel → cancelled
          compare done → confirming
          compare done → sending.running #busy {plan: {counts: {send: 0, again: 0, done: 2}}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
          compare done → confirming {plan: {options: {missing: 'remove'}, counts: {send: 0, again: 0, done: 2}, missing: [{id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null}]}}
          compare failed: ApiError: The service cannot be reached. → outOfReach {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
            retry → comparing #busy, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: true, missing: 'ignore'}}
            cancel → cancelled
          compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}
        confirm → sending.running #busy, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
        cancel → cancelled
      compare done → sending.running #busy {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
        pause → sending.paused #busy, starts hold
          resume → sending.running #busy
          cancel → sending.stopping #busy, starts askToStop
          sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
          sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
          sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
          sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
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
      compare done → confirming {plan: {options: {duplicates: 'skip', update: false, missing: 'remove'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [{id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null}], listed: Map {}, canChange: true}}
        changeOptions → comparing #busy {options: {update: true}}, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: true, missing: 'ignore'}}
          cancel → cancelled
          compare done → confirming {plan: {options: {missing: 'ignore'}, counts: {send: 1, again: 1, done: 0}, missing: []}}
          compare done → sending.running #busy {plan: {options: {missing: 'ignore'}, missing: []}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
          compare done → confirming
          compare failed: ApiError: The service cannot be reached. → outOfReach {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
            retry → comparing #busy, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: true, missing: 'ignore'}}
            cancel → cancelled
          compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}
        confirm → confirmingRemoval
          confirm → sending.running #busy, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'remove'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [{id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null}], listed: Map {}, canChange: true}, leftOut: []}
            pause → sending.paused #busy, starts hold
              resume → sending.running #busy
              cancel → sending.stopping #busy, starts askToStop
              sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
              sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
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
          goBack → confirming
          cancel → cancelled
        cancel → cancelled
      compare failed: ApiError: The service cannot be reached. → outOfReach {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
        retry → comparing #busy, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: false, missing: 'ignore'}}
        cancel → cancelled
      compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}"
  `);
});

test('the paths of a program that nobody watches', () => {
  expect(describePaths(walks.alone.paths)).toMatchInlineSnapshot(`
    "importRoster: comparing #busy {options: {duplicates: 'skip', update: false, missing: 'ignore'}, canAsk: false, match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, plan: null, end: null, problem: null, error: null}, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: false, missing: 'ignore'}}
      cancel → cancelled
      compare done → confirming {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}
        changeOptions → comparing #busy {options: {update: true}}, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: true, missing: 'ignore'}}
          cancel → cancelled
          compare done → confirming
          compare done → sending.running #busy {plan: {counts: {send: 0, again: 0, done: 2}}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
          compare done → confirming {plan: {options: {missing: 'remove'}, counts: {send: 0, again: 0, done: 2}, missing: [{id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null}]}}
          compare failed: ApiError: The service cannot be reached. → failed {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
          compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}
        confirm → sending.running #busy, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
        cancel → cancelled
      compare done → sending.running #busy {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
        pause → sending.paused #busy, starts hold
          resume → sending.running #busy
          cancel → sending.stopping #busy, starts askToStop
          sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
          sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
          sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
          sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
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
      compare done → confirming {plan: {options: {duplicates: 'skip', update: false, missing: 'remove'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [{id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null}], listed: Map {}, canChange: true}}
        changeOptions → comparing #busy {options: {update: true}}, starts compare {match: {columns: Map {name: 0, available_semester: 1}, guesses: [{index: 0, header: 'Name', key: '#1', field: 'name', status: 'used', reason: 'its header', isChosen: false, samples: []}, {index: 1, header: 'Term', key: '#2', field: 'available_semester', status: 'used', reason: 'its header', isChosen: false, samples: []}], unknown: [], unused: [], problems: []}, check: {rows: 0, valid: [], duplicates: [], namesakes: [], invalid: [], problems: [], warnings: [], readings: []}, options: {duplicates: 'skip', update: true, missing: 'ignore'}}
          cancel → cancelled
          compare done → confirming {plan: {options: {missing: 'ignore'}, counts: {send: 1, again: 1, done: 0}, missing: []}}
          compare done → sending.running #busy {plan: {options: {missing: 'ignore'}, missing: []}}, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'ignore'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [], listed: Map {}, canChange: true}, leftOut: []}
          compare done → confirming
          compare failed: ApiError: The service cannot be reached. → failed {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
          compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}
        confirm → confirmingRemoval
          confirm → sending.running #busy, starts sendPlanned {plan: {options: {duplicates: 'skip', update: false, missing: 'remove'}, rows: [], counts: {send: 0, again: 0, done: 2, listed: 0, duplicate: 0, update: 0}, differing: 0, gone: 0, missing: [{id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null}], listed: Map {}, canChange: true}, leftOut: []}
            pause → sending.paused #busy, starts hold
              resume → sending.running #busy
              cancel → sending.stopping #busy, starts askToStop
              sendPlanned done → reported {end: {ending: 'complete', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → interrupted {end: {ending: 'stopped', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: null}}
              sendPlanned done → stalled {end: {ending: 'unreachable', counts: {created: 0, updated: 0, removed: 0, exists: 0, duplicate: 0, invalid: 0, unsettled: 0, unsent: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
              sendPlanned failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
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
          goBack → confirming
          cancel → cancelled
        cancel → cancelled
      compare failed: ApiError: The service cannot be reached. → failed {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
      compare failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}"
  `);
});

const live = Object.entries({ asked, alone }).flatMap(([name, scene]) =>
  walk(scene).paths.map((path) => [`${name}: ${pathName(path)}`, scene, path] as const),
);
test.each(live)('live, %s', async (_, scene, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

test.each([
  ['something to send', plan, 'confirming'],
  ['nothing to do', nothing, { sending: 'running' }],
  ['something that differs', { ...nothing, differing: 1 }, 'confirming'],
  ['somebody missing', { ...nothing, missing: removing.missing }, 'confirming'],
  ['something to change', { ...nothing, counts: { ...nothing.counts, update: 1 } }, 'confirming'],
  ['something to ask about again', { ...nothing, counts: { ...nothing.counts, again: 1 } }, 'confirming'],
])('with %s', async (_, found, state) => {
  const actors = {
    compare: fromPromise<ImportPlan, CompareInput>(async () => found),
    sendPlanned: fromPromise<SendingEnd, SendInput>(() => new Promise(() => {})),
  };
  const actor = createActor(importRosterMachine.provide({ actors }), { input: asked.input }).start();
  const { value } = await waitFor(actor, (snapshot) => snapshot.value !== 'comparing');
  expect(value).toEqual(state);
});
