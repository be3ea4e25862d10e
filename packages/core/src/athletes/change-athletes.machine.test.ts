import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
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
    facts: ({ context: { forth, back, problems } }) => [
      forth?.work.what,
      forth?.outcomes.length === 0,
      back?.work.what,
      back?.outcomes.length === 0,
      problems.length,
    ],
  } satisfies Parameters<typeof walk<typeof changeAthletesMachine>>[0];
}
const scene = sceneOf(true);
const walked = walk(scene);
const bound = walk(sceneOf(false));

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed: missedByAll([walked, bound]), stuck: [...walked.stuck, ...bound.stuck] }).toEqual({
    missed: [],
    stuck: [],
  });
});

test('the paths', () => {
  expect(describePaths(walked.paths)).toMatchInlineSnapshot(`
    "changeAthletes: idle.nothing {problems: [], fromService: false, attempt: 0, entry: {}, athletes: [], key: '', canRestore: false, forth: null, back: null}
      openEdit → editing {athletes: [{id: '1', name: 'Ada', sport: 'Tennis', athlete: {id: '1', name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null, agency_id: null, agency_name: null, created_at: '2026-01-02T03:04:05.678Z', changed_at: '2026-01-02T03:04:05.678Z'}, version: '"1"'}], key: 'key', canRestore: true}
        edit → editing {entry: {available_year: '2028'}}
        leave → editing
        submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
          edit → editing {entry: {available_year: '2028'}}
          leave → editing
          submit → editing {attempt: 2}
          submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key', outcomes: [], end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
            cancel → sending.stopping #busy, starts askToStop
              answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
              sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
              sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
              sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
            answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
              cancel → sending.stopping #busy, starts askToStop
              answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
              sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                openEdit → editing {problems: [], attempt: 0, entry: {available_year: ''}}
                openRemoval → confirming {problems: [], attempt: 0, entry: {available_year: ''}}
                undo → undoing.running #busy {back: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"2"', before: {available_year: 2028}, after: {available_semester: 'Fall', available_year: 2027}, draft: null}]}, key: 'key', outcomes: [], end: null}}, starts sendBack {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"2"', before: {available_year: 2028}, after: {available_semester: 'Fall', available_year: 2027}, draft: null}]}, key: 'key'}
                  cancel → undoing.stopping #busy, starts askToStop
                    answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                      answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                      sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                      sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                      sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                    sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                    sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                    sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                  answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                    cancel → undoing.stopping #busy, starts askToStop
                    answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                    sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                      openEdit → editing {problems: [], attempt: 0, entry: {available_year: ''}}
                      openRemoval → confirming {problems: [], attempt: 0, entry: {available_year: ''}}
                      dismiss → idle.nothing {forth: null, back: null}
                    sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                    sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                  sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                    openEdit → editing {problems: [], attempt: 0, entry: {available_year: ''}}
                    openRemoval → confirming {problems: [], attempt: 0, entry: {available_year: ''}}
                    goOn → undoing.running #busy, starts sendBack {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"2"', before: {available_year: 2028}, after: {available_semester: 'Fall', available_year: 2027}, draft: null}]}, key: 'key'}
                    dismiss → idle.nothing {forth: null, back: null}
                  sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                  sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                dismiss → idle.nothing {forth: null}
              sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
              sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
            sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
              openEdit → editing {problems: [], attempt: 0, entry: {available_year: ''}}
              openRemoval → confirming {problems: [], attempt: 0, entry: {available_year: ''}}
              goOn → sending.running #busy, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
              dismiss → idle.nothing {forth: null}
            sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
            sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
          close → idle.nothing
            openEdit → editing {problems: [], attempt: 0}
            openRemoval → confirming {problems: [], attempt: 0}
        submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key', outcomes: [], end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
          cancel → sending.stopping #busy, starts askToStop
            answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
              answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
              sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
              sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
              sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
            sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
            sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
            sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
          answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
            cancel → sending.stopping #busy, starts askToStop
            answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
            sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
              openEdit → editing {entry: {available_year: ''}}
                edit → editing {entry: {available_year: '2028'}}
                leave → editing
                submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                  edit → editing {entry: {available_year: '2028'}}
                  leave → editing
                  submit → editing {attempt: 2}
                  submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {outcomes: [], end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                  close → idle.changed
                submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {outcomes: [], end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                close → idle.changed
              openRemoval → confirming {entry: {available_year: ''}}
                confirm → sending.running #busy {forth: {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, outcomes: [], end: null}}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                close → idle.changed
              undo → undoing.running #busy {back: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"2"', before: {available_year: 2028}, after: {available_semester: 'Fall', available_year: 2027}, draft: null}]}, key: 'key', outcomes: [], end: null}}, starts sendBack {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"2"', before: {available_year: 2028}, after: {available_semester: 'Fall', available_year: 2027}, draft: null}]}, key: 'key'}
                cancel → undoing.stopping #busy, starts askToStop
                  answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                    answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                    sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                    sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                    sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                  sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                  sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                  sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                  cancel → undoing.stopping #busy, starts askToStop
                  answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                  sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                    openEdit → editing {entry: {available_year: ''}}
                      edit → editing {entry: {available_year: '2028'}}
                      leave → editing
                      submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                        edit → editing {entry: {available_year: '2028'}}
                        leave → editing
                        submit → editing {attempt: 2}
                        submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                        close → idle.undone
                      submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                      close → idle.undone
                    openRemoval → confirming {entry: {available_year: ''}}
                      confirm → sending.running #busy {forth: {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                      close → idle.undone
                    dismiss → idle.nothing {forth: null, back: null}
                  sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                  sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                  openEdit → editing {entry: {available_year: ''}}
                    edit → editing {entry: {available_year: '2028'}}
                    leave → editing
                    submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                      edit → editing {entry: {available_year: '2028'}}
                      leave → editing
                      submit → editing {attempt: 2}
                      submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                      close → idle.undone
                    submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                    close → idle.undone
                  openRemoval → confirming {entry: {available_year: ''}}
                    confirm → sending.running #busy {forth: {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                    close → idle.undone
                  goOn → undoing.running #busy, starts sendBack {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"2"', before: {available_year: 2028}, after: {available_semester: 'Fall', available_year: 2027}, draft: null}]}, key: 'key'}
                  dismiss → idle.nothing {forth: null, back: null}
                sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
              dismiss → idle.nothing {forth: null}
            sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
            sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
          sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
            openEdit → editing {entry: {available_year: ''}}
              edit → editing {entry: {available_year: '2028'}}
              leave → editing
              submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                edit → editing {entry: {available_year: '2028'}}
                leave → editing
                submit → editing {attempt: 2}
                submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                close → idle.changed
              submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
              close → idle.changed
            openRemoval → confirming {entry: {available_year: ''}}
              confirm → sending.running #busy {forth: {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, end: null}}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
              close → idle.changed
            goOn → sending.running #busy, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
            dismiss → idle.nothing {forth: null}
          sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
          sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
        close → idle.nothing
      openRemoval → confirming {athletes: [{id: '1', name: 'Ada', sport: 'Tennis', athlete: {id: '1', name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null, agency_id: null, agency_name: null, created_at: '2026-01-02T03:04:05.678Z', changed_at: '2026-01-02T03:04:05.678Z'}, version: '"1"'}], key: 'key', canRestore: true}
        confirm → sending.running #busy {forth: {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key', outcomes: [], end: null}}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
          cancel → sending.stopping #busy, starts askToStop
            answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
              answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
              sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
              sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
              sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
            sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
            sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
            sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
          answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
            cancel → sending.stopping #busy, starts askToStop
            answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
            sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
              openEdit → editing
                edit → editing {entry: {available_year: '2028'}}
                leave → editing
                submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                  edit → editing {entry: {available_year: '2028'}}
                  leave → editing
                  submit → editing {attempt: 2}
                  submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, outcomes: [], end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                  close → idle.changed
                    openEdit → editing {problems: [], attempt: 0}
                    openRemoval → confirming {problems: [], attempt: 0}
                    undo → undoing.running #busy {back: {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key', outcomes: [], end: null}}, starts sendBack {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                      cancel → undoing.stopping #busy, starts askToStop
                        answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                          answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                          sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                          sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                          sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                        sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                        sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                        sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                      answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                        cancel → undoing.stopping #busy, starts askToStop
                        answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                        sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                          openEdit → editing {problems: [], attempt: 0}
                          openRemoval → confirming {problems: [], attempt: 0}
                          dismiss → idle.nothing {forth: null, back: null}
                        sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                        sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                      sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                        openEdit → editing {problems: [], attempt: 0}
                        openRemoval → confirming {problems: [], attempt: 0}
                        goOn → undoing.running #busy, starts sendBack {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                        dismiss → idle.nothing {forth: null, back: null}
                      sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                      sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                    dismiss → idle.nothing {forth: null}
                submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, outcomes: [], end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                close → idle.changed
              openRemoval → confirming
                confirm → sending.running #busy {forth: {outcomes: [], end: null}}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                close → idle.changed
              undo → undoing.running #busy {back: {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key', outcomes: [], end: null}}, starts sendBack {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                cancel → undoing.stopping #busy, starts askToStop
                  answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                    answered → undoing.stopping #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                    sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                    sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                    sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                  sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                  sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                  sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                  cancel → undoing.stopping #busy, starts askToStop
                  answered → undoing.running #busy {back: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                  sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                    openEdit → editing
                      edit → editing {entry: {available_year: '2028'}}
                      leave → editing
                      submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                        edit → editing {entry: {available_year: '2028'}}
                        leave → editing
                        submit → editing {attempt: 2}
                        submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                        close → idle.undone
                      submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                      close → idle.undone
                    openRemoval → confirming
                      confirm → sending.running #busy {forth: {outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                      close → idle.undone
                    dismiss → idle.nothing {forth: null, back: null}
                  sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                  sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                sendBack done → idle.undone {back: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
                  openEdit → editing
                    edit → editing {entry: {available_year: '2028'}}
                    leave → editing
                    submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                      edit → editing {entry: {available_year: '2028'}}
                      leave → editing
                      submit → editing {attempt: 2}
                      submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                      close → idle.undone
                    submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                    close → idle.undone
                  openRemoval → confirming
                    confirm → sending.running #busy {forth: {outcomes: [], end: null}, back: null}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                    close → idle.undone
                  goOn → undoing.running #busy, starts sendBack {work: {what: 'restore', steps: [{id: '1', name: 'Ada', draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                  dismiss → idle.nothing {forth: null, back: null}
                sendBack done → idle.undone {back: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
                sendBack failed: ApiError: Not yours. → idle.undone {back: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
              dismiss → idle.nothing {forth: null}
            sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
            sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
          sendForth done → idle.changed {forth: {end: {ending: 'complete', problem: null}}}, emits athletesChanged
            openEdit → editing
              edit → editing {entry: {available_year: '2028'}}
              leave → editing
              submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: 1}
                edit → editing {entry: {available_year: '2028'}}
                leave → editing
                submit → editing {attempt: 2}
                submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
                close → idle.changed
                  openEdit → editing {problems: [], attempt: 0}
                  openRemoval → confirming {problems: [], attempt: 0}
                  goOn → sending.running #busy, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
                    cancel → sending.stopping #busy, starts askToStop
                      answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                        answered → sending.stopping #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                        sendForth done → idle.changed, emits athletesChanged
                        sendForth done → idle.changed {forth: {end: {ending: 'stopped'}}}, emits athletesChanged
                        sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                      sendForth done → idle.changed, emits athletesChanged
                      sendForth done → idle.changed {forth: {end: {ending: 'stopped'}}}, emits athletesChanged
                      sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                    answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}]}}
                      cancel → sending.stopping #busy, starts askToStop
                      answered → sending.running #busy {forth: {outcomes: [{id: '1', status: 'done', version: '"2"', problem: null}, {id: '1', status: 'done', version: '"2"', problem: null}]}}
                      sendForth done → idle.changed, emits athletesChanged
                      sendForth done → idle.changed {forth: {end: {ending: 'stopped'}}}, emits athletesChanged
                      sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                    sendForth done → idle.changed, emits athletesChanged
                    sendForth done → idle.changed {forth: {end: {ending: 'stopped'}}}, emits athletesChanged
                    sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
                  dismiss → idle.nothing {forth: null}
              submit {entry: {available_year: '2028'}} → sending.running #busy {entry: {available_year: '2028'}, forth: {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, end: null}}, starts sendForth {work: {what: 'edit', steps: [{id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}, draft: null}]}, key: 'key'}
              close → idle.changed
            openRemoval → confirming
              confirm → sending.running #busy {forth: {end: null}}, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
              close → idle.changed
            goOn → sending.running #busy, starts sendForth {work: {what: 'remove', steps: [{id: '1', name: 'Ada', version: '"1"', before: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027, gender: null, country_of_residence: null, GPA: null, SAT: null, TOEFL: null, UTR: null, ITF: null, profile_url: null, video_1: null, bio: null}, after: null, draft: {name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027}}]}, key: 'key'}
            dismiss → idle.nothing {forth: null}
          sendForth done → idle.changed {forth: {end: {ending: 'stopped', problem: null}}}, emits athletesChanged
          sendForth failed: ApiError: Not yours. → idle.changed {forth: {end: {ending: 'failed', problem: 'Not yours.'}}}, emits athletesChanged
        close → idle.nothing"
  `);
});

test('a removal is not undone where the service adds an athlete twice', () => {
  expect(describePaths(bound.paths)).not.toContain("sendBack {work: {what: 'restore'");
  expect(describePaths(walked.paths)).toContain("sendBack {work: {what: 'restore'");
});

test.each(walked.paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});
