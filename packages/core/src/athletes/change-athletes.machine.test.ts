import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import { type Scene, walk } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { changeAthletesMachine } from './change-athletes.machine.ts';
import { noChangeEntry } from './change-entry.ts';
import type { OwnAthlete } from './own-athlete.ts';
import type { Work } from './plan-changes.ts';
import type { WorkEnd } from './sent-work.ts';

const ada = anAthlete({ name: 'Ada', available_semester: 'Fall', available_year: 2027 });
const athletes: readonly OwnAthlete[] = [
  { id: '1', name: 'Ada', sport: 'Tennis', athlete: ada, version: '"1"' },
];
const entry = { ...noChangeEntry, available_year: '2028' };
interface Input {
  readonly work: Work;
  readonly key: string;
}
const complete: WorkEnd = { ending: 'complete', problem: null };
const stopped: WorkEnd = { ending: 'stopped', problem: null };
const refusal = new ApiError('refused', 'Not yours.', { status: 403 });

function sceneOf(canRestore: boolean) {
  const ends = { done: [complete, stopped], failed: [refusal] };
  const puppets = {
    sendForth: puppet<WorkEnd, Input>('sendForth', ends),
    sendBack: puppet<WorkEnd, Input>('sendBack', ends),
    askToStop: puppet<void>('askToStop', { done: [undefined] }),
  };
  const chosen = { athletes, key: 'key', canRestore };
  return {
    machine: changeAthletesMachine.provide({ actors: puppets }),
    puppets,
    events: [
      { type: 'openEdit', ...chosen },
      { type: 'openRemoval', ...chosen },
      { type: 'edit', entry },
      { type: 'leave', field: 'available_year' },
      { type: 'submit', entry: noChangeEntry },
      { type: 'submit', entry },
      { type: 'confirm' },
      { type: 'close' },
      { type: 'cancel' },
      { type: 'goOn' },
      { type: 'undo' },
      { type: 'dismiss' },
      {
        type: 'answered',
        outcomes: [{ id: '1', status: 'done', version: '"2"', problem: null }],
      },
    ],
    names: { ada, athletes, entry, complete, stopped, refusal },
    facts: ({ context: { forth, back, problems } }) => ({
      forth: forth?.work.what,
      answered: (forth?.outcomes.length ?? 0) > 0,
      back: back?.work.what,
      takenBack: (back?.outcomes.length ?? 0) > 0,
      invalid: problems.length > 0,
    }),
  } satisfies Scene<typeof changeAthletesMachine>;
}
const scene = sceneOf(true);
const bound = sceneOf(false);

testWalks({ scene, bound });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "changeAthletes
      start → idle.nothing {problems: [], fromService: false, attempt: 0, entry: {}, athletes: [], key: '', canRestore: false, forth: null,
          back: null}
    idle.nothing
      openEdit → editing {athletes: athletes, key: 'key', canRestore: true, problems: [], attempt: 0}
      openRemoval → confirming {athletes: athletes, key: 'key', canRestore: true, problems: [], attempt: 0}
    editing
      edit → editing {entry: entry}
      leave → editing
      submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: +1}
      submit {entry: entry} → sending.running {entry: entry, forth: forth1, back: null},
          starts sendForth {work: {what: 'edit', steps: [steps1]}, key: 'key'}
      [not forth edit, not forth remove] close → idle.nothing
      [forth edit, not back edit | forth remove, not back restore] close → idle.changed
      [back edit | back restore] close → idle.undone
    confirming
      [not forth edit, not forth remove] close → idle.nothing
      [forth edit, not back edit | forth remove, not back restore] close → idle.changed
      [back edit | back restore] close → idle.undone
      confirm → sending.running {forth: forth2, back: null}, starts sendForth {work: {what: 'remove', steps: [steps2]}, key: 'key'}
    sending.running #busy
      cancel → sending.stopping, starts askToStop
      [not answered] answered → sending.running {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
      [answered] answered → sending.running {forth: {outcomes: […, {id: '1', status: 'done', version: '"2"', problem: null}]}}
      sendForth done: complete → idle.changed {forth: {end: complete}}, emits athletesChanged
      sendForth done: stopped → idle.changed {forth: {end: stopped}}, emits athletesChanged
      sendForth failed: refusal → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
    sending.stopping #busy
      [not answered] answered → sending.stopping {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
      [answered] answered → sending.stopping {forth: {outcomes: […, {id: '1', status: 'done', version: '"2"', problem: null}]}}
      sendForth done: complete → idle.changed {forth: {end: complete}}, emits athletesChanged
      sendForth done: stopped → idle.changed {forth: {end: stopped}}, emits athletesChanged
      sendForth failed: refusal → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
    idle.changed
      openEdit → editing {entry: {available_year: ''}, problems: [], attempt: 0}
      openRemoval → confirming {entry: {available_year: ''}, problems: [], attempt: 0}
      [forth edit, not answered] goOn → sending.running, starts sendForth {work: {what: 'edit', steps: [steps1]}, key: 'key'}
      [not forth edit, not answered] goOn → sending.running, starts sendForth {work: {what: 'remove', steps: [steps2]}, key: 'key'}
      dismiss → idle.nothing {forth: null}
      [forth edit, answered] undo → undoing.running {back: back1}, starts sendBack {work: {what: 'edit', steps: [steps3]}, key: 'key'}
      [not forth edit, answered] undo → undoing.running {back: back2}, starts sendBack sendBack1
    undoing.running #busy
      cancel → undoing.stopping, starts askToStop
      [not takenBack] answered → undoing.running {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
      [takenBack] answered → undoing.running {back: {outcomes: […, {id: '1', status: 'done', version: '"2"', problem: null}]}}
      sendBack done: complete → idle.undone {back: {end: complete}}, emits athletesChanged
      sendBack done: stopped → idle.undone {back: {end: stopped}}, emits athletesChanged
      sendBack failed: refusal → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
    undoing.stopping #busy
      [not takenBack] answered → undoing.stopping {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
      [takenBack] answered → undoing.stopping {back: {outcomes: […, {id: '1', status: 'done', version: '"2"', problem: null}]}}
      sendBack done: complete → idle.undone {back: {end: complete}}, emits athletesChanged
      sendBack done: stopped → idle.undone {back: {end: stopped}}, emits athletesChanged
      sendBack failed: refusal → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
    idle.undone
      openEdit → editing {entry: {available_year: ''}, problems: [], attempt: 0}
      openRemoval → confirming {entry: {available_year: ''}, problems: [], attempt: 0}
      [forth edit, not takenBack] goOn → undoing.running, starts sendBack {work: {what: 'edit', steps: [steps3]}, key: 'key'}
      [not forth edit, not takenBack] goOn → undoing.running, starts sendBack sendBack1
      dismiss → idle.nothing {forth: null, back: null}
    steps1 = {id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028},
        draft: null}
    forth1 = {work: {what: 'edit', steps: [steps1]}, key: 'key', outcomes: [], end: null}
    before1 = {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null,
        GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}
    draft1 = {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}
    steps2 = {id: '1', name: 'Ada', version: '"1"', before: before1, after: null, draft: draft1}
    forth2 = {work: {what: 'remove', steps: [steps2]}, key: 'key', outcomes: [], end: null}
    steps3 = {id: '1', name: 'Ada', version: '"2"', before: {available_year: 2028}, after: {available_semester: 'Fall', available_year: 2027},
        draft: null}
    back1 = {work: {what: 'edit', steps: [steps3]}, key: 'key', outcomes: [], end: null}
    back2 = {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: draft1}]}, key: 'key', outcomes: [], end: null}
    sendBack1 = {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: draft1}]}, key: 'key'}"
  `);
});

test('a removal is not undone where the service adds an athlete twice', () => {
  const works = (scene: Scene<typeof changeAthletesMachine>) =>
    new Set(walk(scene).edges.map(({ to }) => to.context.back?.work.what));
  expect([works(bound), works(scene)]).toEqual([
    new Set([undefined, 'edit']),
    new Set([undefined, 'edit', 'restore']),
  ]);
});
